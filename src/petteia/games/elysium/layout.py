"""Where everything lies in a state's vector, in the game's own words.

Seats, families, cards and legends are numbers; blocks for seats hold four entries whatever the number of
players, so that every offset is a constant.
"""

from __future__ import annotations

from petteia.kernel import Layout

SEATS = 4
FAMILIES = 8  # families of an edition, five of them in a game (ELY-1.1)
FAMILY_CARDS = 21
CARDS = FAMILIES * FAMILY_CARDS  # card c belongs to family c // FAMILY_CARDS
CITIZEN = CARDS  # stands for "a Citizen" wherever a card number is asked for
COLUMNS_EACH = 4
QUEST_TILES = 4
LEVELS = 3
LEGENDS = 24  # legends an Elysium has room for
DOMAIN_ROOM = 66  # more than the 65 different cards of five families
AGORA_ROOM = 16
ORACLE_ROOM = 8

_layout = Layout(SEATS, depth=48)
one, many = _layout.one, _layout.many

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

GOLD = many("gold", SEATS)
VP = many("vp", SEATS)
PRESTIGE = many("prestige", SEATS)
COLUMNS = many("columns", SEATS)  # bit set of the columns in the active area
QUEST = many("quest", SEATS)  # 0 none, tile + 1, or UNFINISHED
TAKEN = many("taken", SEATS)  # cards and Citizens taken as a turn's action in this epoch
CITIZENS = many("citizens", SEATS)  # in the Domain
CHRONOS = many("chronos", SEATS)  # VP from Chronos effects, contained in VP as well
MARKS = many("marks", SEATS, FAMILIES)  # bit set of card ids used in this epoch, by family
INSTANTS = many("instants", SEATS, FAMILIES)  # bit set of card ids whose instant ran in this turn
RINGS = many("rings", FAMILIES)  # bit set of cards with a ring, by family
LEVEL_BONUS = many("level bonus", LEVELS)  # holder's seat + 1
FAMILY_BONUS = many("family bonus", FAMILIES, 2)  # holder's seat + 1

PLACE = many("place", CARDS)  # where each card is, see below
AGORA_COUNT = one("agora count")
AGORA = many("agora", AGORA_ROOM)  # ascending card numbers, like all lists of cards
ORACLE_COUNT = one("oracle count")
ORACLE = many("oracle", ORACLE_ROOM)
DOMAIN_COUNT = many("domain count", SEATS)
DOMAIN = many("domain", SEATS, DOMAIN_ROOM)
LEGEND_COUNT = many("legend count", SEATS)
LEGEND_SIZE = 4  # numbers of a legend: kind, key, mask, citizens
LEGEND = many("legend", SEATS, LEGENDS, LEGEND_SIZE)
SEAT_LEGENDS = LEGENDS * LEGEND_SIZE

LAYOUT = _layout
FRAMES = LAYOUT.size  # where the first frame stands

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
IN_ELYSIUM = 10  # + seat * LEGENDS + number of the legend

# Values of PHASE.
PREPARATION, AWAKENING, ACTIONS, WRITING, EPOCH_END, SCORING, OVER = range(7)
PHASES = ("preparation", "awakening", "actions", "writing", "epoch-end", "scoring", "over")

UNFINISHED = 9  # a value of QUEST: the back of a tile

# Kinds of a legend, and what its four numbers mean:
# a single card (key: the card), a family legend (key: family, mask: levels), a level legend (key: level,
# mask: families). Levels are counted from 0 here. The last number counts Citizens.
NO_LEGEND, SINGLE, FAMILY_LEGEND, LEVEL_LEGEND = range(4)
KIND, KEY, MASK, JOKERS = range(4)  # offsets inside a legend
FULL = (0, 0, 3, 5)  # cards of a complete legend, by kind (ELY-5.1)
LEGEND_KINDS = ("none", "single", "family", "level")
