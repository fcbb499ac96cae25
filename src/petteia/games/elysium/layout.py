"""Where everything lies in a state's vector, and the steps with the slots of their frames.

Seats, families, cards and legends are numbers; a block has room for the largest table, so that every offset
is a constant. It is addressed in one way, the seat first: ``v[MARKS + seat * FAMILIES + family]``.
"""

from __future__ import annotations

from petteia.kernel import Layout, Row

from .components import CARDS, FAMILIES, FAMILY_TILES, LEGEND_ROOM, LEVELS, SEATS
from .components import PHASE as PHASE_NAMES

DOMAIN_ROOM = 66  # more than the 65 different cards of five families
AGORA_ROOM = 16
ORACLE_ROOM = 8

LAYOUT = Layout(SEATS, depth=48)
one, many, per_seat = LAYOUT.one, LAYOUT.many, LAYOUT.per_seat

# ---- fields -------------------------------------------------------------------------------------

EPOCH = one("epoch")  # 1 to 5
PHASE = one("phase")
ROUND = one("round")  # 1 to 4 in phase II
ACTIVE = one("active")  # seat + 1 of the player whose own turn or own step of phase III this is, 0: nobody's
SIDE = one("pediment side")  # number in the edition + 1
CHOSEN = one("families")  # bit set of the families in play
PILE = one("draw pile")  # how many cards it holds
QUESTS = one("quests")  # bit set of the tiles beneath the pediment
TRANSFERS = one("transfers")  # made in the running step of phase III
LOST_CITIZENS = one("discarded citizens")  # out of the game, unseen
ORDER = many("order", SEATS)  # place in the turn order -> seat

GOLD = per_seat("gold")
VP = per_seat("vp")
PRESTIGE = per_seat("prestige")
COLUMNS = per_seat("columns")  # bit set of the columns in the active area
QUEST = per_seat("quest")  # 0 none, tile + 1, or UNFINISHED
TAKEN = per_seat("taken")  # cards and Citizens taken as a turn's action in this epoch
CITIZENS = per_seat("citizens")  # in the Domain
CHRONOS = per_seat("chronos")  # VP from Chronos effects, contained in VP as well
MARKS = per_seat("marks", FAMILIES)  # bit set of card ids used in this epoch, by family
INSTANTS = per_seat("instants", FAMILIES)  # bit set of card ids whose instant ran in this turn, by family
RINGS = many("rings", FAMILIES)  # bit set of cards with a ring, by family
LEVEL_BONUS = many("level bonus", LEVELS)  # holder's seat + 1
FAMILY_BONUS = many("family bonus", FAMILIES, FAMILY_TILES)  # holder's seat + 1

PLACE = many("place", CARDS)  # where each card is, see below
AGORA_COUNT = one("agora count")
AGORA = many("agora", AGORA_ROOM)  # ascending card numbers, like all lists of cards
ORACLE_COUNT = one("oracle count")
ORACLE = many("oracle", ORACLE_ROOM)
DOMAIN_COUNT = per_seat("domain count")
DOMAIN = per_seat("domain", DOMAIN_ROOM)
LEGEND_COUNT = per_seat("legend count")

# A legend, or a single card that may become one. What KEY and MASK mean depends on the form:
# a single card (key: the card), a family legend (key: family, mask: levels), a level legend (key: level,
# mask: families). Levels are counted from 0 here.
_legend = Row()
FORM = _legend.one("form")
KEY = _legend.one("key")
MASK = _legend.one("mask")
JOKERS = _legend.one("citizens")
LEGEND = _legend.size
LEGENDS = per_seat("legend", LEGEND_ROOM, _legend)

FRAMES = LAYOUT.size  # where the first frame stands


def legend_at(seat: int, number: int) -> int:
    """Where the row of a legend begins."""
    return LEGENDS + (seat * LEGEND_ROOM + number) * LEGEND


# ---- values -------------------------------------------------------------------------------------

# Values of PLACE. An unseen card is in the draw pile or the front of a Citizen taken from that pile: nobody
# knows which, so the state does not say either. When the pile has run out, the unseen cards are all
# fronts of Citizens; they are buried, and the shuffled discard pile becomes the unseen cards.
ABSENT = 0
UNSEEN = 1
BURIED = 2
IN_AGORA = 3
IN_ORACLE = 4
IN_DISCARD = 5
IN_DOMAIN = 6  # + seat
IN_ELYSIUM = 10  # + seat * LEGEND_ROOM + number of the legend

# Values of PHASE, numbers in components.PHASE.
PREPARATION, AWAKENING, ACTING, WRITING, EPOCH_END, SCORING, OVER = range(len(PHASE_NAMES))

UNFINISHED = 9  # a value of QUEST: the back of a tile

# Values of FORM; those of a legend that is there follow components.FORM.
NO_LEGEND, SINGLE, FAMILY_LEGEND, LEVEL_LEGEND = range(4)
FULL = (0, 0, 3, 5)  # cards of a complete legend, by form (ELY-5.1)

# ---- steps and the slots of their frames ----------------------------------------------------------

step, slot = LAYOUT.step, LAYOUT.slot

PEDIMENT = step("pediment")
CHOOSE_FAMILIES = step("families")
START_PLAYER = step("start")
FILL = step("fill")
FILL_PLACE = slot("place")  # AT_AGORA or AT_ORACLE
AT_AGORA, AT_ORACLE = range(2)
BEGIN_EPOCH = step("begin-epoch")
ROUNDS = step("rounds")
ROUNDS_NEXT = slot("next")  # place in the turn order of the player to come
TURN = step("turn")
COLUMN = step("column")
AFTER = step("after")
NEW_ORDER = step("new-order")
INCOME = step("income")
INCOME_NEXT = slot("next")  # place in the turn order of the player to come
INCOME_RESOURCE = slot("resource")  # which of the two that player gets next
WRITERS = step("writers")
WRITERS_NEXT = slot("next")  # place in the turn order of the player to come
WRITE = step("write")
WRITE_LEFT = slot("left")  # transfers that the quest still allows
PLACING = step("place")
PLACING_CARD = slot("card")  # or CITIZEN
PLACING_RATE = slot("rate")  # number in effects.vocabulary.COSTS
END_EPOCH = step("end-epoch")
FINAL = step("final")
FINAL_NEXT = slot("next")  # place in the turn order of the player whose Chronos effects are used
FINAL_CARD = slot("card")  # the next card to look at
TRIGGERS = step("order")
TRIGGERS_WAITING = slot("waiting")  # cards (packed)
TRIGGERS_EVENT = slot("event")  # the card that set them off (packed)
TRIGGERS_FLAGS = slot("flags")  # for the effects: 0 or FROM_GAIN

# An EFFECT frame is a list of steps being carried out; a DOING frame on top of it is one step of the list,
# actor by actor; questions are further frames on top of that. So everything can be saved in the middle.
EFFECT = step("effect")
EFFECT_NEXT = slot("next")  # the step to carry out: place in Cards.pieces
EFFECT_FLAGS = slot("flags")  # whose card it is, who chose, how it began (packed)
EFFECT_CARD = slot("card")  # the card that carries it
EFFECT_EVENT = slot("event")  # the card that set it off (packed)
EFFECT_UNITS = slot("units")  # units moved by the step before
EFFECT_MOVED = slot("moved")  # cards moved by the step before (packed)
DOING = step("doing")
DOING_ACTORS = slot("actors")  # still to come (packed)
DOING_UNITS = slot("units")  # moved so far
DOING_MOVED = slot("moved")  # cards moved so far (packed)
DOING_LEFT = slot("left")  # how many are left for this actor
DOING_ACTOR = slot("actor")  # seat + 1, 0 between actors
DOING_GIFT = slot("gift")  # of a swap: the card given + 1
PAY = step("pay")
DISCARD = step("discard")
ADD = step("add")
DRAW = step("draw")
DRAW_SEAT = slot("seat")  # into whose Domain
SWAP = step("swap")
TRANSFER = step("transfer")
BORROW = step("borrow")
CHOOSE = step("choose")
