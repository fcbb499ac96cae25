"""The figures of options and edition that the rules read as ``state.t``: their places, by name.

tables.py makes them; most are named as in the edition file. A gain is `GAIN` numbers, in the order of
`tables.Gain`.
"""

from __future__ import annotations

from petteia.kernel import Figures

from .components import (
    BUILDING_SITES,
    CLOUD_SITES,
    COLOURS,
    COMPANION_KIND,
    COMPANIONS,
    DOUBLES,
    EQUIPMENT_CARDS,
    GODS,
    LETTER,
    MONSTER_SITES,
    SEATS,
    SHIPS,
    STATUE_SITES,
    TASK_KINDS,
)

FIGURES = Figures()
FACES = 10  # that a die with numbers may have, 0 to 9
GAIN = 7
CLEAR, STEPS_OF_SHIELD, SOME_FAVOUR, CARD_OF_EQUIPMENT, COMPANION_CARD, ORACLE_CARDS, STEPS_OF_GODS = range(
    GAIN
)

# options, and the flags in which the two sets of rules differ
BY_PICTURE = FIGURES.one("by picture")
NEEDLESS = FIGURES.one("needless")
TITAN_ALWAYS = FIGURES.one("titan always")
DRAFT = FIGURES.one("draft")
DRAFT_EXTRA = FIGURES.one("draft extra")
MAX_ROUNDS = FIGURES.one("max rounds")
POOL = FIGURES.one("pool bits")  # of the ship tiles that are dealt
FIRST_SEAT = FIGURES.one("first seat")  # -1 if it is drawn
MAP_DRAWN = FIGURES.one("map drawn")
SEAT_COLOUR = FIGURES.many("colours", SEATS)
SHORTER = FIGURES.many("shorter kinds", TASK_KINDS)  # kinds of the tasks that go back
SHORTER_COUNT = FIGURES.one("shorter count")

# constants
BASE_RANGE = FIGURES.one("range")
MONSTER_STRENGTH = FIGURES.one("monster strength")
FIGHT_COST = FIGURES.one("fight cost")
FIGHT_DROP = FIGURES.one("fight drop")
FIGHT_WOUND = FIGURES.one("fight wound")
EQUAL = FIGURES.one("equal")
TOTAL = FIGURES.one("total")
SALVE_EQUAL = FIGURES.one("salve equal")
SALVE_TOTAL = FIGURES.one("salve total")
UNHURT_FAVOUR = FIGURES.one("unhurt favour")
ACTION_FAVOUR = FIGURES.one("action favour")
ACTION_CARDS = FIGURES.one("action cards")
TITAN_DOUBLE_AT = FIGURES.one("titan double at")
TITAN_DOUBLE = FIGURES.one("titan double")
TITAN_SINGLE = FIGURES.one("titan wounds")
DISPLAY = FIGURES.one("display")
START_SHIELD = FIGURES.one("start shield")
START_FAVOUR = FIGURES.many("start favour", SEATS)
SHIELD_MAX = FIGURES.one("shield max")
TOP_ROW = FIGURES.one("top row")
ENTRY_ROW = FIGURES.one("entry row")
PIECES = FIGURES.one("pieces")
ORACLE_PER_COLOUR = FIGURES.one("oracle cards")
WOUNDS_PER_COLOUR = FIGURES.one("wound cards")
BATTLE_WEIGHT = FIGURES.many("battle weights", FACES)  # by face
TITAN_WEIGHT = FIGURES.many("titan weights", FACES)

# components
PRICE = FIGURES.many("ship prices", SHIPS + 1, COLOURS, COLOURS)  # by ship tile + 1, colour shown, wanted
GOD_COLOUR = FIGURES.many("god colour", GODS)
GOD_OF = FIGURES.many("god of", COLOURS)
DOUBLE_OFFERING = FIGURES.many("double offering", DOUBLES)
DOUBLE_MONSTER = FIGURES.many("double monster", DOUBLES)
TASK_GAIN = FIGURES.many("task gain", TASK_KINDS, GAIN)
LETTER_GAIN = FIGURES.many("letter gain", len(LETTER), GAIN)
ISLAND_PLAYER = FIGURES.many("island player", CLOUD_SITES)  # player colour + 1
ISLAND_LETTER = FIGURES.many("island letter", CLOUD_SITES)
ISLAND_NUMBER = FIGURES.many("island number", CLOUD_SITES)
COMPANION_KINDS = FIGURES.many("companion kind", COMPANIONS)
COMPANION_COLOUR = FIGURES.many("companion colour", COMPANIONS)
COMPANION_GAIN = FIGURES.many("companion gain", len(COMPANION_KIND), GAIN)
CREATURE_RANGE = FIGURES.one("creature range")
BUILDING_COLOUR = FIGURES.many("building colours", STATUE_SITES, BUILDING_SITES)
MARKED = FIGURES.many("marked islands", MONSTER_SITES)
CARD_AT_ONCE = FIGURES.many("card at once", EQUIPMENT_CARDS)  # 0: lasting
CARD_TRAIT = FIGURES.many("card traits", EQUIPMENT_CARDS)
CARD_COLOURS = FIGURES.many("equipment colours", EQUIPMENT_CARDS)
CARD_LAMPS = FIGURES.many("card lamps", EQUIPMENT_CARDS)
CARD_COINS = FIGURES.many("card coins", EQUIPMENT_CARDS)
CARD_RANGE = FIGURES.many("card range", EQUIPMENT_CARDS)
CARD_HOLD = FIGURES.many("card hold", EQUIPMENT_CARDS)
CARD_SHIELD = FIGURES.many("card shield", EQUIPMENT_CARDS)
CLOCK_COST = FIGURES.one("clock cost")
COIN_FAVOUR = FIGURES.one("coin favour")
BOWL_STEPS = FIGURES.one("bowl steps")
BOWL_KINDS = FIGURES.one("bowl bits")
LAMP_GAIN = FIGURES.many("lamp gain", GAIN)
LAMP_STEPS = FIGURES.one("lamp steps")
WINDFALL = FIGURES.many("windfall", GAIN)
LADDER_GODS = FIGURES.one("ladder bits")
SHIP_HOLD = FIGURES.many("ship hold", SHIPS)
SHIP_RANGE = FIGURES.many("ship range", SHIPS)
SHIP_TRAIT = FIGURES.many("ship traits", SHIPS)
SHIP_SHIELD = FIGURES.many("ship shield", SHIPS)
SHIP_FAVOUR = FIGURES.many("ship favour", SHIPS)
SHIP_SPARES = FIGURES.many("ship spares", SHIPS)  # 1: a task goes back
SHIP_GAIN = FIGURES.many("ship gain", SHIPS, GAIN)
FAVOUR_BONUS = FIGURES.one("favour bonus")

# CARD_AT_ONCE
STATUE_NOW, OFFERING_NOW, GOD_TO_TOP, SCOUT, FALL_OF_WIND = range(1, 6)
