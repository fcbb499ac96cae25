"""Where a state keeps what: offsets into its vector, the numbers of the steps, the slots of their frames.

Sets are the bits of one number, none wider than nine: packing.py reads and writes them. `TRAITS` are flags.
"""

from __future__ import annotations

from petteia.kernel import Layout, Row, native

from .components import (
    BUILDING_SITES,
    CITY_SITES,
    CLOUD_SITES,
    COLOURS,
    COMPANIONS,
    EQUIPMENT_CARDS,
    FIRST_DOUBLE,
    FIRST_STATUE,
    GODS,
    MONSTER,
    MONSTER_SITES,
    MONSTER_WHITE,
    OFFERING,
    OFFERING_SITES,
    OFFERING_WHITE,
    SEATS,
    SHIPS,
    SHRINE,
    STATUE,
    STATUE_SITES,
    TASK_KINDS,
    TASKS,
    TEMPLE_SITES,
)

LAYOUT = Layout(SEATS, depth=12)  # frames: twice what the deepest chains of effects take

# ---- the table --------------------------------------------------------------------------------------
MAP_NUMBER = LAYOUT.one("map")  # the generator's number
ROUND = LAYOUT.one("round")
FIRST = LAYOUT.one("first")  # the first player's seat
ACTIVE = LAYOUT.one("active")  # whose turn it is
PHASE = LAYOUT.one("phase")
TITAN_DIE = LAYOUT.one("titan")  # what the Titan die shows, 0 before the first roll
TURNED = LAYOUT.one("turned")  # bits of the double-sided tiles that show their monster side
OFFERINGS = LAYOUT.many("offerings", OFFERING_SITES)  # bits of the colours that lie there
TEMPLES = LAYOUT.many("temples", TEMPLE_SITES)  # colour + 1
TEMPLE_OF = LAYOUT.many("temple of", COLOURS)  # temple island + 1
MONSTERS = LAYOUT.many("monsters", MONSTER_SITES)  # bits of colours
STATUES = LAYOUT.many("statues", CITY_SITES)  # statues left
RAISED = LAYOUT.many("raised", STATUE_SITES, BUILDING_SITES)  # seat + 1
TILES = LAYOUT.many("island tiles", CLOUD_SITES)  # tile + 1 once it is settled which lies there
FACE_UP = LAYOUT.many("face up", CLOUD_SITES)
KNOWN = LAYOUT.many("known", CLOUD_SITES)  # bits of the seats that have looked at it
SHRINES = LAYOUT.many("shrines", CLOUD_SITES)  # seat + 1
ORACLE_PILE = LAYOUT.many("oracle pile", COLOURS)
ORACLE_DISCARD = LAYOUT.many("oracle discard", COLOURS)
WOUND_PILE = LAYOUT.many("wound pile", COLOURS)
WOUND_DISCARD = LAYOUT.many("wound discard", COLOURS)
EQUIPMENT_AT = LAYOUT.many("equipment", EQUIPMENT_CARDS)
COMPANION_AT = LAYOUT.many("companions", COMPANIONS)  # 0 in stock, seat + 1
SHIP_AT = LAYOUT.many("ship tiles", SHIPS)

# PHASE
SETUP, WOUNDED, ACTING, CONSULTING = range(4)
# EQUIPMENT_AT: OWNED_BY + seat with a player
IN_PILE, ON_DISPLAY, DISCARDED, OWNED_BY = range(4)
# SHIP_AT: TAKEN_BY + seat with a player
IN_BOX, OFFERED, TAKEN_BY = range(3)

# ---- a player ---------------------------------------------------------------------------------------
ROW = Row()
OWN_COLOUR = ROW.one("own colour")  # player colour + 1, 0 until it is drawn
POSITION = ROW.one("position")  # the ship's hex
ENTERED = ROW.one("entered")  # 1 once the ship has come back to Zeus
FAVOUR = ROW.one("favour")
SHIELD = ROW.one("shield")
SHIP_TILE = ROW.one("ship")  # ship tile + 1
DICE = ROW.many("dice", COLOURS)  # unused dice by colour
SPENT = ROW.many("spent", COLOURS)  # used dice by colour
CARDS_HELD = ROW.many("cards", COLOURS)
PLAYED = ROW.one("played")  # colour + 1 of the oracle card played this turn
WOUNDS = ROW.many("wounds", COLOURS)
GOD_ROW = ROW.many("gods", GODS)  # the row on the track by god
CARGO = ROW.many("offerings aboard", COLOURS)
CARGO_STATUES = ROW.many("statues aboard", COLOURS)
CARGO_END = ROW.size  # offerings and statues lie side by side: all cargo is CARGO to CARGO_END
TASK_STATUS = ROW.many("tasks", TASKS)
TASKS_LEFT = ROW.one("tasks left")
DONE = ROW.many("colours done", TASK_KINDS)  # bits of colours
DELIVERED = ROW.many("delivered", COLOURS)  # offerings by colour
BEATEN = ROW.many("beaten", COLOURS)  # monsters by colour
HEROES = ROW.one("heroes")  # bits of colours
DEMIGODS = ROW.one("demigods")
CREATURES = ROW.one("creatures")
TRAITS = ROW.one("traits")
LAMPS = ROW.one("lamps")  # bits of colours
COINS = ROW.one("coins")
RANGE = ROW.one("range")
HOLD = ROW.one("hold")
WILD = ROW.one("wild")  # Apollo's turn
CLOCKED = ROW.one("clock used")  # the extra action of this turn is spent
PLAYER = ROW.size
PLAYERS = LAYOUT.per_seat("player", ROW)

# TASK_STATUS
ABSENT, OPEN, FULFILLED, GIVEN_BACK = range(4)
# TRAITS: lasting equipment and ship effects that are on or off
KEEL, BOWL, SPEAR, CRANE, NET, SALVE, CLOCK, HOMELY_GODS, MORE_FAVOUR = (1 << n for n in range(9))


@native
def row(seat: int) -> int:
    """Where a seat's row begins; the rules call that place ``p``: ``v[p + FAVOUR]``."""
    return PLAYERS + seat * PLAYER


@native
def task_kind(task: int, turned: int) -> int:
    """The kind of a Zeus tile; ``turned`` are the bits of the double-sided tiles on their monster side."""
    if task < FIRST_STATUE:
        return SHRINE
    if task < OFFERING_WHITE:
        return STATUE
    if task >= FIRST_DOUBLE:
        return MONSTER if turned >> task - FIRST_DOUBLE & 1 else OFFERING
    return MONSTER if task == MONSTER_WHITE else OFFERING


# ---- steps and the slots of their frames, in the order of the rules ------------------------------------
# set-up
SETTING_UP = LAYOUT.step("setup")
SETTING_UP_PART = LAYOUT.slot("part")
SETTING_UP_COUNT = LAYOUT.slot("count")  # within the part
DEAL_COLOURS = LAYOUT.step("colours")
DRAW_MAP = LAYOUT.step("map")
PUT_OFFERINGS = LAYOUT.step("offerings")
PUT_OFFERINGS_ISLAND = LAYOUT.slot("island")
PUT_TEMPLES = LAYOUT.step("temples")
PUT_TEMPLES_ISLAND = LAYOUT.slot("island")
PUT_MONSTERS = LAYOUT.step("monsters")
PUT_MONSTERS_ISLAND = LAYOUT.slot("island")
REFILL = LAYOUT.step("display")
REFILL_COUNT = LAYOUT.slot("count")
FIRST_PLAYER = LAYOUT.step("first-player")
DEAL_SHIPS = LAYOUT.step("ships")
DEAL_SHIPS_DEALT = LAYOUT.slot("dealt")
OFFER_SHIPS = LAYOUT.step("ship-offer")
OFFER_SHIPS_LAID = LAYOUT.slot("laid")
DRAFT_SHIP = LAYOUT.step("draft-ship")
SETUP_ROLL = LAYOUT.step("setup-roll")
SETUP_ROLL_ROLLED = LAYOUT.slot("rolled")  # how many seats have
FIRST_WOUND = LAYOUT.step("first-wound")
FIRST_WOUND_DRAWN = LAYOUT.slot("drawn")  # how many seats have
TURN_TASKS = LAYOUT.step("turn-tasks")
REMOVE_TASK = LAYOUT.step("remove-task")
REMOVE_TASK_KIND = LAYOUT.slot("kind")
RETURN_SHRINE = LAYOUT.step("return-shrine")
DROP_TASK = LAYOUT.step("drop-task")
# the turn: constants follow the steps' words, classes are named as in every game: `TURN` is the class
# `BeginTurn`, `ACT` is `Turn`, `NEXT_TURN` is `Next`
TURN = LAYOUT.step("turn")
TURN_SEAT = LAYOUT.slot("seat")
RECOVER = LAYOUT.step("recover")
NO_WOUNDS = LAYOUT.step("no-wounds")
ACT = LAYOUT.step("act")
END = LAYOUT.step("end")
# what actions lead to
BATTLE = LAYOUT.step("battle")
BATTLE_SEAT = LAYOUT.slot("seat")
BATTLE_COLOUR = LAYOUT.slot("colour")
BATTLE_ISLAND = LAYOUT.slot("island")
BATTLE_ROUND = LAYOUT.slot("round")
FIGHT_ON = LAYOUT.step("fight-on")
FIGHT_ON_COLOUR = LAYOUT.slot("colour")
FIGHT_ON_ISLAND = LAYOUT.slot("island")
FIGHT_ON_ROUND = LAYOUT.slot("round")  # the one just lost
PEEK_TILES = LAYOUT.step("peek-tiles")
PEEK_TILES_FIRST = LAYOUT.slot("first site")  # + 1, 0 while none is named
GLIMPSE = LAYOUT.step("glimpse")
GLIMPSE_SEAT = LAYOUT.slot("seat")
GLIMPSE_SITE = LAYOUT.slot("site")
SETTLE_ISLAND = LAYOUT.step("settle-island", like=GLIMPSE)
GOD_HOME = LAYOUT.step("god-home")
GOD_HOME_SEAT = LAYOUT.slot("seat")
GOD_HOME_GOD = LAYOUT.slot("god")
GOD_STEPS = LAYOUT.step("god-steps")
GOD_STEPS_SEAT = LAYOUT.slot("seat")
GOD_STEPS_COUNT = LAYOUT.slot("count")
GOD_STEP = LAYOUT.step("god-step")
LAMP_GOD = LAYOUT.step("lamp-god")
LAMP_GOD_SEAT = LAYOUT.slot("seat")
LAMP_GOD_GOD = LAYOUT.slot("god")
DRAW = LAYOUT.step("draw")
DRAW_SEAT = LAYOUT.slot("seat")
DRAW_COUNT = LAYOUT.slot("count")
ORACLE = LAYOUT.step("oracle")
ORACLE_SEAT = LAYOUT.slot("seat")
WOUND_DEAL = LAYOUT.step("wounds")
WOUND_DEAL_SEAT = LAYOUT.slot("seat")
WOUND_DEAL_COUNT = LAYOUT.slot("count")
WOUND = LAYOUT.step("wound")
WOUND_SEAT = LAYOUT.slot("seat")
OMEGA_COLOUR = LAYOUT.step("omega-colour")
SHIELD_GAIN = LAYOUT.step("shield")
SHIELD_GAIN_SEAT = LAYOUT.slot("seat")
SHIELD_GAIN_STEPS = LAYOUT.slot("steps")
CHOOSE_COMPANION = LAYOUT.step("choose-companion")
CHOOSE_COMPANION_COLOUR = LAYOUT.slot("colour")
CHOOSE_EQUIPMENT = LAYOUT.step("choose-equipment")
EQUIP = LAYOUT.step("equip")
EQUIP_SEAT = LAYOUT.slot("seat")
EQUIP_CARD = LAYOUT.slot("card")
LOAD_NOW = LAYOUT.step("load-now")
LOAD_NOW_COLOURS = LAYOUT.slot("colours")  # bits
LOAD_NOW_KIND = LAYOUT.slot("kind")
CHART_TILES = LAYOUT.step("chart-tiles", like=PEEK_TILES)
CHART_UNCOVER = LAYOUT.step("chart-uncover")
CHART_UNCOVER_FIRST = LAYOUT.slot("first site")
CHART_UNCOVER_SECOND = LAYOUT.slot("second site")
LADDER_GOD = LAYOUT.step("ladder-god")
# the oracle
CONSULT = LAYOUT.step("consult")
CONSULT_SEAT = LAYOUT.slot("seat")
ROLL = LAYOUT.step("roll")
ROLL_SEAT = LAYOUT.slot("seat")
TITAN_ROLL = LAYOUT.step("titan")
REACTIONS = LAYOUT.step("reactions")
REACTIONS_ROLLER = LAYOUT.slot("roller")
REACTIONS_AHEAD = LAYOUT.slot("ahead")  # how far clockwise the next one sits
REACT_GOD = LAYOUT.step("react-god")
REACT_GOD_ROLLER = LAYOUT.slot("roller")
TITAN_WOUNDS = LAYOUT.step("titan-wounds")
TITAN_WOUNDS_ACTIVE = LAYOUT.slot("active seat")
NEXT_TURN = LAYOUT.step("next-turn")
