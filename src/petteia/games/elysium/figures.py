"""The figures that rules read as ``state.t``: the cards and effects of an edition, and what a setup fixes.

Lists of no fixed length stand behind the figures: a figure says where, there comes their length, then their
entries. Filters, and the steps of all effects, stand there as rows of equal length.
"""

from __future__ import annotations

from petteia.kernel import Figures, Row

from .components import CARDS, FAMILIES, FAMILY_TILES, LEVELS, QUESTS, RESOURCE, SEATS, SIDE

FIGURES = Figures()

# ---- cards ----------------------------------------------------------------------------------------

LEVEL = FIGURES.many("level", CARDS)
KIND_OF = FIGURES.many("kind", CARDS)
SAME = FIGURES.many("same", CARDS)
TWIN = FIGURES.many("twin", CARDS)
OPEN = FIGURES.many("open sets", 16, FAMILIES)  # [columns in the active area]: the cards that they open
START_OF = FIGURES.many("starts", CARDS)  # the first step of each card's effect
BORROWS = FIGURES.many("borrows", CARDS)  # whether the effect uses the effect of another card
TRIGGERED = FIGURES.many("triggered", CARDS)  # whether something sets the effect off
TOUCHES = 4  # numbers for each card in TOUCH: whether it only gains and loses, what it reads, raises, lowers
TOUCH = FIGURES.many("touches", CARDS, TOUCHES)

# where lists stand
ON_TAKE = FIGURES.many("on take", CARDS)  # cards that taking a card sets off
ON_TRANSFER = FIGURES.many("on transfer", CARDS + 1)  # the last one is a Citizen
ON_GAIN = FIGURES.many("on gain", len(RESOURCE))
IMMUNE = FIGURES.many("immune lists", FAMILIES)  # cards that ward off a family
REACH = FIGURES.one("reach list")  # cards, each followed by a place
PRICE = FIGURES.one("price list")  # cards, each followed by a cost and a filter
ELEUSIS_CARDS = FIGURES.one("eleusis list")
PIECES = FIGURES.one("pieces at")
PIECE_OWNERS = FIGURES.one("owners at")  # of which card (SAME) each step is

# ---- what a setup fixes -----------------------------------------------------------------------------

EPOCHS = FIGURES.one("epochs")
START_GOLD = FIGURES.one("start gold")
AGORA_SIZE = FIGURES.one("agora size")
ORACLE_SIZE = FIGURES.one("oracle size")
TILES = FIGURES.one("tiles")
QUEST_BRINGS = FIGURES.many("quests", QUESTS, 3)  # gold, VP, transfers
UNFINISHED_BRINGS = FIGURES.many("unfinished", 3)
QUEST_COLUMNS = FIGURES.many("quest columns", len(SIDE), QUESTS)
FAMILY_POINTS = FIGURES.many("family points", 4)
LEVEL_POINTS = FIGURES.many("level points", 6)
CITIZEN_POINTS = FIGURES.one("citizen points")
PRESTIGE_PLACES = FIGURES.many("prestige places", SEATS)
FAMILY_BONUS_POINTS = FIGURES.many("family bonus", FAMILY_TILES)
LEVEL_BONUS_POINTS = FIGURES.many("level bonus", LEVELS)
ORACLE_FAMILY = FIGURES.one("oracle family")

# ---- a filter -------------------------------------------------------------------------------------

_filter = Row()
MATCH = _filter.many("match", FAMILIES)  # the set of the cards that it takes
TAKES_CITIZENS = _filter.one("citizens")
SELFISH = _filter.one("selfish")  # EVERYBODY, OTHERS or ONLY
FILTER = _filter.size

# ---- a step of an effect --------------------------------------------------------------------------

_count = Row()
COUNT_WHAT = _count.one("what")
COUNT_AT = _count.one("place")
COUNT_FILTER = _count.one("filter")
COUNT_FORM = _count.one("form")
COUNT_COMPLETE = _count.one("complete")

_amount = Row()
FIXED = _amount.one("fixed")  # -1: counted
PER = _amount.one("per")
TIMES = _amount.one("times")
PLUS = _amount.one("plus")
MOST = _amount.one("most")
AMOUNT_COUNT = _amount.many("count", _count.size)

_piece = Row()
WORD = _piece.one("word")  # NO_WORD ends a list of steps
WHO_MINE = _piece.one("mine")
WHO_EVERYBODY = _piece.one("everybody")
WHO_MEASURE = _piece.one("measure")  # -1: none
OF_FAMILY = _piece.one("family")
LIST_END = _piece.one("end")
READS_LAST = _piece.one("reads last")
CONDITION = _piece.one("if")  # NO_CONDITION, IF_MOST or IF_COUNT
IF_MEASURE = _piece.one("if measure")
IF_AT_LEAST = _piece.one("at least")
IF_LIMIT = _piece.one("limit")
IF_COUNTED = _piece.many("if count", _count.size)
AMOUNT = _piece.many("amount", _amount.size)
WHAT = _piece.one("what")  # a resource, -1: cards
AT = _piece.one("at")  # a place, or DECK or CITIZEN_PILE
CARDS_MEANT = _piece.one("filter")
GIFTS_MEANT = _piece.one("gift filter")
UP_TO = _piece.one("up to")
TO_YOU = _piece.one("to you")
KINDS = _piece.one("kinds")  # a set
RATE = _piece.one("rate")
FIRST_OPTION = _piece.one("first option")  # where its list begins
SECOND_OPTION = _piece.one("second option")
PIECE = _piece.size

NO_CONDITION, IF_MOST, IF_COUNT = range(3)
NO_WORD, GAIN, LOSE, PAY, DISCARD, ADD, SWAP, TRANSFER, USE, CHOOSE, NOTHING = range(11)
