"""Where everything stands in a state's vector.

Blocks by seat have one number (or row) for each of five seats.

Piles on the map are single numbers, three bits for each piece, the top piece in the lowest bits: 1 to 5
for the seats 0 to 4, `BARBARIANS` and `TRIBE`; `LOCKED` for a territory with a cross. What follows from
a pile is not stored again: a star token belongs to whoever controls its territory, and lies on the
territory while nobody does (OLY-4.9); the Zeus token likewise on Olympos.
"""

from __future__ import annotations

from petteia.kernel import Layout

from .components import CELLS, COLUMNS, DESTINY, GOD, RESOURCE, SEATS, TERRITORY, WONDER

LAYOUT = Layout(SEATS, depth=14)  # the deepest stack found in play is 8

# ---- time track (OLY-3) ---------------------------------------------------------------------------
SPACE = LAYOUT.many("space", SEATS)  # where the seat's marker stands
ORDER = LAYOUT.many("order", SEATS)  # seats from the furthest back; on a shared space the topmost first
FINISHED = LAYOUT.many("finished", SEATS)  # 1 once the seat has passed or taken its last action (OLY-8.1)
LAST = LAYOUT.one("last")  # 1 while a seat takes its last action

# ---- in front of the players ------------------------------------------------------------------------
STOCK = LAYOUT.many("stock", SEATS)  # settlers that can still come to the map
HOURGLASSES = LAYOUT.many("hourglasses", SEATS)
PRESTIGE = LAYOUT.many("prestige", SEATS)
CUBES = LAYOUT.many("cubes", SEATS, len(RESOURCE))
TOKENS = LAYOUT.many("tokens", SEATS, len(RESOURCE))  # territory tokens: follows from the piles
STARS = LAYOUT.many("stars", SEATS)  # star tokens: follows from the piles
OWNED = LAYOUT.many("owned", SEATS)  # discoveries, one bit each
DISCOUNTS = LAYOUT.many("discounts", SEATS)  # resources of discount tiles, one bit each (OLY-5.4)
WONDERS = LAYOUT.many("wonders", SEATS)  # wonders, one bit each
MARKERS = LAYOUT.many("markers", SEATS, COLUMNS)  # bonus discs in each column: follows from the spots
HAND = LAYOUT.many("hand", SEATS, len(DESTINY))  # hidden from the others
HAND_SIZE = LAYOUT.many("hand size", SEATS)

# ---- what discoveries give: follows from `OWNED` ------------------------------------------------------
SWORDS = LAYOUT.many("swords", SEATS)
ZEUS = LAYOUT.many("zeus symbols", SEATS)  # without the Zeus token
STAR_SYMBOLS = LAYOUT.many("star symbols", SEATS)
SEA_DISCOUNT = LAYOUT.many("sea discount", SEATS)
CAVALRY = LAYOUT.many("cavalry", SEATS)
SETTLER_DISCOUNT = LAYOUT.many("settler discount", SEATS)
WONDER_DISCOUNT = LAYOUT.many("wonder discount", SEATS)
ORACLE = LAYOUT.many("oracle", SEATS)  # further cards looked at in each draw
DEMOCRACY = LAYOUT.many("democracy", SEATS)  # wins ties

# ---- what gods left behind (OLY-7.5) -------------------------------------------------------------------
ARES = LAYOUT.many("ares", SEATS)  # swords until the next Olympos card
SIREN = LAYOUT.many("siren", SEATS)  # no sea until the next Olympos card
ERINYES = LAYOUT.many("erinyes", SEATS)  # what the next action costs more
ATHENA = LAYOUT.many("athena", SEATS)  # stars for one wonder
KERES = LAYOUT.many("keres", SEATS)  # points at the end (negative)

# ---- map -------------------------------------------------------------------------------------------
PILE = LAYOUT.many("pile", len(TERRITORY))

# ---- development board -------------------------------------------------------------------------------
DISCOVERY_AT = LAYOUT.many("discovery at", CELLS)  # 1 + discovery, 0 for an unused cell
TILES = LAYOUT.many("tiles", CELLS)  # tiles left there
DISCOUNT_TILES = LAYOUT.one("discount tiles")  # discount tiles still on the board, one bit per resource
SPOT_TAKEN = LAYOUT.many("spots taken", CELLS)  # three bits a spot: 1 + seat whose disc lies there
WONDER_AT = LAYOUT.many("wonder at", COLUMNS)  # 1 + wonder, also when built; 0 for an unused column
BUILDER = LAYOUT.many("builder", len(WONDER))  # 1 + seat that built it

# ---- cards -----------------------------------------------------------------------------------------
DECK = LAYOUT.many("deck", len(DESTINY))
DISCARDS = LAYOUT.many("discards", len(DESTINY))
LOOKED = LAYOUT.many("looked at", len(DESTINY))  # cards the Oracle shows, hidden from the others
TURNED = LAYOUT.many("turned", len(GOD))  # 1 for the first Olympos card turned, 2 for the second, ...
GODS = LAYOUT.one("gods turned")
PRAYED = LAYOUT.many("prayed", SEATS)  # symbols added to the Olympos card at hand

BARBARIANS = 6
TRIBE = 7
LOCKED = -1

# ---- steps: numbers of frames, in the order of game.STEPS -----------------------------------------
(
    LAY_DISCOVERY,
    LAY_WONDER,
    START_PILE,
    LOCK,
    LOCK_RANDOM,
    BARBARIAN,
    BARBARIAN_RANDOM,
    EXTRA_CUBE,
    START_CUBE,
    NEXT,
    TURN,
    PIECE,
    GIVE,
    TILE,
    EFFECT,
    TAKE,
    BONUS_SPOT,
    PAY,
    ARRIVE,
    DRAW,
    KEEP,
    WINDOW,
    END_TURN,
    REVEAL,
    PRAYER,
    RESOLVE,
    HADES,
) = range(27)
