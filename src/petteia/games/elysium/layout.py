"""Where everything lies in a state's vector, and the steps with the slots of their frames.

Seats, families, cards and legends are numbers; a block has room for the largest table, so that every offset
is a constant. It is addressed in one way, the seat first: ``v[MARKS + seat * FAMILIES + family]``.

A step that asks for one kind of action has the name that its actions have in space.py; otherwise no name here
is one of components.py or space.py.
"""

from __future__ import annotations

from petteia.kernel import Layout

from . import components
from .components import CARDS, FAMILIES, FAMILY_TILES, LEGEND_ROOM, LEVELS, SEATS

LAYOUT = Layout(SEATS, depth=64)  # enough for the default edition; see effects/depth.py

# ---- fields -------------------------------------------------------------------------------------

EPOCH = LAYOUT.one("epoch")  # 1 to 5
CURRENT_PHASE = LAYOUT.one("phase")
ROUND = LAYOUT.one("round")  # 1 to 4 in phase II
ACTIVE = LAYOUT.one("active")  # seat + 1 of whose own turn or own step of phase III this is, 0: nobody's
PEDIMENT_SIDE = LAYOUT.one("pediment side")  # number in the edition + 1
CHOSEN = LAYOUT.one("families")  # bit set of the families in play
PILE = LAYOUT.one("draw pile")  # how many cards it holds
QUESTS_OPEN = LAYOUT.one("quests")  # bit set of the tiles beneath the pediment
TRANSFERS = LAYOUT.one("transfers")  # made in the running step of phase III
LOST_CITIZENS = LAYOUT.one("discarded citizens")  # out of the game, unseen
ORDER = LAYOUT.many("order", SEATS)  # place in the turn order -> seat

GOLD = LAYOUT.per_seat("gold")
VP = LAYOUT.per_seat("vp")
PRESTIGE = LAYOUT.per_seat("prestige")
COLUMNS_HELD = LAYOUT.per_seat("columns")  # bit set of the columns in the active area
QUEST_HELD = LAYOUT.per_seat("quest")  # 0 none, tile + 1, or UNFINISHED
TAKEN = LAYOUT.per_seat("taken")  # cards and Citizens taken as a turn's action in this epoch
CITIZENS = LAYOUT.per_seat("citizens")  # in the Domain
CHRONOS = LAYOUT.per_seat("chronos")  # VP from Chronos effects, contained in VP as well
MARKS = LAYOUT.per_seat("marks", FAMILIES)  # bit set of cards used in this epoch, by family
INSTANTS = LAYOUT.per_seat("instants", FAMILIES)  # bit set of cards whose instant ran in this turn
RINGS = LAYOUT.many("rings", FAMILIES)  # bit set of cards with a ring, by family
LEVEL_BONUS = LAYOUT.many("level bonus", LEVELS)  # holder's seat + 1
FAMILY_BONUS = LAYOUT.many("family bonus", FAMILIES, FAMILY_TILES)  # holder's seat + 1

PLACE = LAYOUT.many("place", CARDS)  # where each card is, see below
AGORA_COUNT = LAYOUT.one("agora count")
AGORA = LAYOUT.many("agora", FAMILIES)  # bit set of the cards there, by family, like the next two
ORACLE_COUNT = LAYOUT.one("oracle count")
ORACLE = LAYOUT.many("oracle", FAMILIES)
DOMAIN_COUNT = LAYOUT.per_seat("domain count")
DOMAIN = LAYOUT.per_seat("domain", FAMILIES)
LEGEND_COUNT = LAYOUT.per_seat("legend count")

# A legend, or a single card that may become one, is one number (packing.py): form, key, mask and Citizens.
# What key and mask mean depends on the form: a single card (key: the card), a family legend (key: family,
# mask: levels), a level legend (key: level, mask: families). Levels are counted from 0 here.
LEGENDS = LAYOUT.per_seat("legend", LEGEND_ROOM)

FRAMES = LAYOUT.size  # where the first frame stands

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

# Values of CURRENT_PHASE, numbers in components.PHASE.
PREPARATION, AWAKENING, ACTING, WRITING, EPOCH_END, SCORING, OVER = range(len(components.PHASE))

UNFINISHED = 9  # a value of QUEST_HELD: the back of a tile

# Forms of legends; those of a legend that is there follow components.FORM.
NO_LEGEND, SINGLE, FAMILY_LEGEND, LEVEL_LEGEND = range(4)
FULL = (0, 0, 3, 5)  # cards of a complete legend, by form (ELY-5.1)

# ---- steps and the slots of their frames ----------------------------------------------------------

PEDIMENT = LAYOUT.step("pediment")
CHOOSE_FAMILIES = LAYOUT.step("families")
START_PLAYER = LAYOUT.step("start")
FILL = LAYOUT.step("fill")
FILL_PLACE = LAYOUT.slot("place")  # AT_AGORA or AT_ORACLE
AT_AGORA, AT_ORACLE = range(2)
BEGIN_EPOCH = LAYOUT.step("begin-epoch")
ROUNDS = LAYOUT.step("rounds")
ROUNDS_NEXT = LAYOUT.slot("next")  # place in the turn order of the player to come
TURN = LAYOUT.step("turn")
REMOVE_COLUMN = LAYOUT.step("column")
AFTER = LAYOUT.step("after")
NEW_ORDER = LAYOUT.step("new-order")
INCOME = LAYOUT.step("income")
INCOME_NEXT = LAYOUT.slot("next")  # place in the turn order of the player to come
INCOME_RESOURCE = LAYOUT.slot("resource")  # which of the two that player gets next
WRITERS = LAYOUT.step("writers")
WRITERS_NEXT = LAYOUT.slot("next")  # place in the turn order of the player to come
WRITE = LAYOUT.step("write")
WRITE_LEFT = LAYOUT.slot("left")  # transfers that the quest still allows
PLACING = LAYOUT.step("place")
PLACING_CARD = LAYOUT.slot("card")  # or CITIZEN
PLACING_RATE = LAYOUT.slot("rate")  # number in effects.vocabulary.COSTS
END_EPOCH = LAYOUT.step("end-epoch")
FINAL = LAYOUT.step("final")
FINAL_NEXT = LAYOUT.slot("next")  # place in the turn order of the player whose Chronos effects are used
FINAL_CARD = LAYOUT.slot("card")  # the next card to look at
TRIGGERS = LAYOUT.step("order")
TRIGGERS_WAITING = LAYOUT.slot("waiting")  # cards (a set of two words, see packing.py)
LAYOUT.slot("waiting, second word")
TRIGGERS_EVENT = LAYOUT.slot("event")  # the card that set them off + 1
TRIGGERS_FLAGS = LAYOUT.slot("flags")  # for the effects: 0 or FROM_GAIN
TRIGGERS_SEAT = LAYOUT.slot("seat")  # whose cards they are; the frame is the engine's unless it asks

# An EFFECT frame is a list of steps being carried out; a DOING frame on top of it is one step of the list,
# actor by actor; questions are further frames on top of that. So everything can be saved in the middle.
EFFECT = LAYOUT.step("effect")
EFFECT_NEXT = LAYOUT.slot("next")  # the step to carry out: place in Cards.pieces
EFFECT_FLAGS = LAYOUT.slot("flags")  # whose card it is, who chose, how it began, what set it off (packed)
EFFECT_CARD = LAYOUT.slot("card")  # the card that carries it
EFFECT_UNITS = LAYOUT.slot("units")  # units moved by the step before
EFFECT_MOVED = LAYOUT.slot("moved")  # cards moved by the step before (a set of two words)
LAYOUT.slot("moved, second word")
DOING = LAYOUT.step("doing")
DOING_ACTORS = LAYOUT.slot("actors")  # who acts now, and who is still to come (packed)
DOING_UNITS = LAYOUT.slot("units")  # moved so far
DOING_MOVED = LAYOUT.slot("moved")  # cards moved so far (a set of two words)
LAYOUT.slot("moved, second word")
DOING_LEFT = LAYOUT.slot("left")  # how many are left for this actor
DOING_GIFT = LAYOUT.slot("gift")  # of a swap: the card given + 1
PAY = LAYOUT.step("pay")
DISCARD = LAYOUT.step("discard")
ADD = LAYOUT.step("add")
DRAW = LAYOUT.step("draw")
DRAW_SEAT = LAYOUT.slot("seat")  # into whose Domain
SWAP = LAYOUT.step("swap")
TRANSFER = LAYOUT.step("transfer")
BORROW = LAYOUT.step("borrow")
CHOOSE = LAYOUT.step("choose")
