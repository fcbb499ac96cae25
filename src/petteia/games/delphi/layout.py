"""Where a state keeps what: offsets into its vector, for four seats, and the numbers of the steps."""

from __future__ import annotations

from petteia.kernel import Layout, Row

SEATS = 4

L = Layout(SEATS, depth=12)  # frames: twice what the deepest chains of effects take

# ---- the table --------------------------------------------------------------------------------------
MAP = L.one("map")  # the generator's number
ROUND = L.one("round")
FIRST = L.one("first")  # the first player's seat
ACTIVE = L.one("active")  # whose turn it is
PHASE = L.one("phase")
TITAN = L.one("titan")  # what the Titan die shows, 0 before the first roll
TURNED = L.one("turned")  # bits of the double-sided tiles that show their monster side
OFFERINGS = L.many("offerings", 6)  # by offering island: bits of the colours that lie there
TEMPLES = L.many("temples", 6)  # by temple island: colour + 1
TEMPLE_OF = L.many("temple of", 6)  # by colour: temple island + 1
MONSTERS = L.many("monsters", 9)  # by monster island: bits of colours
STATUES = L.many("statues", 6)  # by city: statues left
RAISED = L.many("raised", 6, 3)  # by statue island and building site: seat + 1
TILES = L.many("island tiles", 12)  # by cloud island: tile + 1 once it is settled which lies there
FACE_UP = L.many("face up", 12)
KNOWN = L.many("known", 12)  # bits of the seats that have looked at it
SHRINES = L.many("shrines", 12)  # by cloud island: seat + 1
ORACLE_PILE = L.many("oracle pile", 6)
ORACLE_DISCARD = L.many("oracle discard", 6)
WOUND_PILE = L.many("wound pile", 6)
WOUND_DISCARD = L.many("wound discard", 6)
EQUIPMENT_AT = L.many("equipment", 22)
COMPANION_AT = L.many("companions", 18)  # 0 in stock, seat + 1
SHIP_AT = L.many("ship tiles", 8)  # 0 in the box, 1 on offer, seat + 2

# PHASE
SETUP, WOUNDED, ACTING, CONSULTING = range(4)
# EQUIPMENT_AT: 0 pile, 1 display, 2 discarded, 3 + seat
PILE, DISPLAY, DISCARDED, OWNED = range(4)

# ---- a player ---------------------------------------------------------------------------------------
ROW = Row()  # the numbers of a player, which lie together
POSITION = ROW.one("position")  # the ship's hex
ENTERED = ROW.one("entered")  # 1 once the ship has come back to Zeus
FAVOUR = ROW.one("favour")
SHIELD = ROW.one("shield")
SHIP = ROW.one("ship")  # ship tile + 1
DICE = ROW.many("dice", 6)  # unused dice by colour
SPENT = ROW.many("spent", 6)  # used dice by colour
CARDS = ROW.many("cards", 6)
PLAYED = ROW.one("played")  # colour + 1 of the oracle card played this turn
WOUNDS = ROW.many("wounds", 6)
GODS_AT = ROW.many("gods", 6)  # row by god
CARGO = ROW.many("offerings aboard", 6)
CARGO_STATUES = ROW.many("statues aboard", 6)
TASKS_AT = ROW.many("tasks", 12)
LEFT = ROW.one("tasks left")
DONE = ROW.many("colours done", 4)  # by kind of task: bits of colours
DELIVERED = ROW.many("delivered", 6)  # offerings by colour
BEATEN = ROW.many("beaten", 6)  # monsters by colour
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
STRIDE = ROW.size
PLAYERS = L.per_seat("player", ROW)

# TASKS_AT
ABSENT, OPEN, FULFILLED, GIVEN_BACK = range(4)
# TRAITS: lasting equipment and ship effects that are on or off
KEEL, BOWL, SPEAR, CRANE, NET, SALVE, CLOCK, HOMELY_GODS, MORE_FAVOUR = (1 << n for n in range(9))

# ---- steps, in the order of the rules ---------------------------------------------------------------
STEPS = (
    # set-up
    "setup",
    "map",
    "offerings",
    "temples",
    "monsters",
    "display",
    "first-player",
    "ships",
    "ship-offer",
    "draft-ship",
    "setup-roll",
    "first-wound",
    "turn-tasks",
    "remove-task",
    "drop-task",
    # the turn
    "turn",
    "recover",
    "no-wounds",
    "act",
    # what actions lead to
    "battle",
    "fight-on",
    "peek-tiles",
    "glimpse",
    "settle-island",
    "god-home",
    "god-steps",
    "god-step",
    "draw",
    "oracle",
    "wounds",
    "wound",
    "omega-colour",
    "shield",
    "choose-companion",
    "choose-equipment",
    "equip",
    "load-now",
    "chart-tiles",
    "chart-uncover",
    "ladder-god",
    # the oracle
    "consult",
    "roll",
    "titan",
    "reactions",
    "react-god",
    "titan-wounds",
    "next-turn",
)
(
    SETTING_UP,
    DRAW_MAP,
    PUT_OFFERINGS,
    PUT_TEMPLES,
    PUT_MONSTERS,
    REFILL,
    FIRST_PLAYER,
    DEAL_SHIPS,
    OFFER_SHIPS,
    DRAFT_SHIP,
    SETUP_ROLL,
    FIRST_WOUND,
    TURN_TASKS,
    REMOVE_TASK,
    DROP_TASK,
    TURN,
    RECOVER,
    NO_WOUNDS,
    ACT,
    BATTLE,
    FIGHT_ON,
    PEEK_TILES,
    GLIMPSE,
    SETTLE_ISLAND,
    GOD_HOME,
    GOD_STEPS,
    GOD_STEP,
    DRAW,
    ORACLE,
    WOUND_DEAL,
    WOUND,
    OMEGA_COLOUR,
    SHIELD_GAIN,
    CHOOSE_COMPANION,
    CHOOSE_EQUIPMENT,
    EQUIP,
    LOAD_NOW,
    CHART_TILES,
    CHART_UNCOVER,
    LADDER_GOD,
    CONSULT,
    ROLL,
    TITAN_ROLL,
    REACTIONS,
    REACT_GOD,
    TITAN_WOUNDS,
    NEXT_TURN,
) = range(len(STEPS))


def player(seat: int) -> int:
    """Where a seat's block begins."""
    return PLAYERS + seat * STRIDE
