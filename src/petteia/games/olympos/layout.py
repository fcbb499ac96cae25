"""Where everything stands in a state's vector, and the steps with what their frames hold.

`PILE` and `SPOT_TAKEN` hold several things in one number: only packing.py reads and writes them. Every number
fits 64 bits with a sign, in any game: what is packed has fields of fixed width. What follows
from a pile is not stored again: a star token belongs to whoever controls its territory, and lies on the
territory while nobody does; the Zeus token likewise on Olympos.

A step that asks for one kind of action has the name that its actions have in space.py; otherwise no name here
is one of components.py or space.py.
"""

from __future__ import annotations

from petteia.kernel import C, Layout

from .components import (
    CARDS,
    CELLS,
    COLUMNS,
    GODS,
    PILE_WORDS,
    RESOURCE,
    RESOURCES,
    SEATS,
    TERRITORIES,
    WONDERS,
)

LAYOUT = Layout(SEATS, depth=14)  # the deepest stack found in play is 8

# ---- time track (OLY-3) ---------------------------------------------------------------------------
SPACE = LAYOUT.per_seat("space")  # where the seat's marker stands
ORDER = LAYOUT.many("order", SEATS)  # seats from the furthest back; on a shared space the topmost first
FINISHED = LAYOUT.per_seat("finished")  # 1 once the seat has passed or taken its last action (OLY-8.1)
LAST = LAYOUT.one("last")  # 1 while a seat takes its last action

# ---- in front of the players ------------------------------------------------------------------------
STOCK = LAYOUT.per_seat("stock")  # settlers that can still come to the map
HOURGLASSES = LAYOUT.per_seat("hourglasses")
PRESTIGE = LAYOUT.per_seat("prestige")
CUBES = LAYOUT.per_seat("cubes", RESOURCES)
TOKENS = LAYOUT.per_seat("tokens", RESOURCES)  # territory tokens: follows from the piles
STARS = LAYOUT.per_seat("stars")  # star tokens: follows from the piles
OWNED = LAYOUT.per_seat("owned")  # discoveries, one bit each
DISCOUNTS = LAYOUT.per_seat("discounts")  # resources of discount tiles, one bit each (OLY-5.4)
BUILT = LAYOUT.per_seat("wonders")  # wonders, one bit each
MARKERS = LAYOUT.per_seat("markers", COLUMNS)  # bonus discs in each column: follows from the spots
HAND = LAYOUT.per_seat("hand", CARDS)  # hidden from the others
HAND_SIZE = LAYOUT.per_seat("hand size")

# ---- what discoveries give: follows from `OWNED` ------------------------------------------------------
SWORDS = LAYOUT.per_seat("swords")
ZEUS = LAYOUT.per_seat("zeus symbols")  # without the Zeus token
STAR_SYMBOLS = LAYOUT.per_seat("star symbols")
SEA_DISCOUNT = LAYOUT.per_seat("sea discount")
CAVALRY = LAYOUT.per_seat("cavalry")
SETTLER_DISCOUNT = LAYOUT.per_seat("settler discount")
WONDER_DISCOUNT = LAYOUT.per_seat("wonder discount")
ORACLE = LAYOUT.per_seat("oracle")  # further cards looked at in each draw
DEMOCRACY = LAYOUT.per_seat("democracy")  # wins ties

# ---- what gods left behind (OLY-7.5) -------------------------------------------------------------------
ARES = LAYOUT.per_seat("ares")  # swords until the next Olympos card
SIREN = LAYOUT.per_seat("siren")  # no sea until the next Olympos card
ERINYES = LAYOUT.per_seat("erinyes")  # what the next action costs more
ATHENA = LAYOUT.per_seat("athena")  # stars for one wonder
KERES = LAYOUT.per_seat("keres")  # points at the end (negative)

# ---- map -------------------------------------------------------------------------------------------
PILE = LAYOUT.many("pile", PILE_WORDS, TERRITORIES)  # packed

# ---- development board -------------------------------------------------------------------------------
DISCOVERY_AT = LAYOUT.many("discovery at", CELLS)  # 1 + discovery, 0 for an unused cell
TILES = LAYOUT.many("tiles", CELLS)  # tiles left there
DISCOUNT_TILES = LAYOUT.one("discount tiles")  # discount tiles still on the board, one bit per resource
SPOT_TAKEN = LAYOUT.many("spots taken", CELLS)  # packed
WONDER_AT = LAYOUT.many("wonder at", COLUMNS)  # 1 + wonder, also when built; 0 for an unused column
BUILDER = LAYOUT.many("builder", WONDERS)  # 1 + seat that built it

# ---- cards -----------------------------------------------------------------------------------------
DECK = LAYOUT.many("deck", CARDS)
DISCARDS = LAYOUT.many("discards", CARDS)
LOOKED = LAYOUT.many("looked at", CARDS)  # cards the Oracle shows, hidden from the others
TURNED = LAYOUT.many("turned", GODS)  # 1 for the first Olympos card turned, 2 for the second, ...
GODS_TURNED = LAYOUT.one("gods turned")
PRAYED = LAYOUT.per_seat("prayed")  # symbols added to the Olympos card at hand

# ---- steps and what their frames hold --------------------------------------------------------------
LAY_DISCOVERY = LAYOUT.step("lay-discovery")
LAY_DISCOVERY_FILLED = LAYOUT.slot("filled")  # cells filled so far
LAY_WONDER = LAYOUT.step("lay-wonder")
LAY_WONDER_FILLED = LAYOUT.slot("filled")  # columns filled so far
START_PILE = LAYOUT.step("start-pile")
START_PILE_HEIGHT = LAYOUT.slot("height")  # markers laid so far
START_PILE_LAID = LAYOUT.slot("laid")  # whose they are, one bit for each seat
LOCK = LAYOUT.step("lock")
LOCK_RESOURCE = LAYOUT.slot("resource")
LOCK_DONE = LAYOUT.slot("done")  # territories of the resource locked so far
LOCK_RANDOM = LAYOUT.step("lock-random", like=LOCK)
BARBARIAN = LAYOUT.step("barbarian")
BARBARIAN_RESOURCE = LAYOUT.slot("resource")
BARBARIAN_RANDOM = LAYOUT.step("barbarian-random", like=BARBARIAN)
EXTRA_CUBE = LAYOUT.step("extra-cube")
START_CUBE = LAYOUT.step("start-cube")
START_CUBE_SEAT = LAYOUT.slot("seat")  # who draws
START_CUBE_POOL, *_ = [LAYOUT.slot(f"pool {name}", C + i) for i, name in enumerate(RESOURCE)]  # cubes to draw
NEXT = LAYOUT.step("next")
TURN = LAYOUT.step("turn")
TURN_LAST = LAYOUT.slot("last")  # 1 in the end phase (OLY-R53)
TURN_DETOUR = LAYOUT.slot("detour")  # by how much the way chosen is dearer than the cheapest (OLY-R13)
PIECE = LAYOUT.step("piece")
PIECE_LAND = LAYOUT.slot("land")
PIECE_TARGET = LAYOUT.slot("target")  # of a flight
PIECE_PRICE = LAYOUT.slot("price")  # of a flight
PIECE_HADES = LAYOUT.slot("hades")  # 1 if Hades takes the piece
GIVE = LAYOUT.step("give")
GIVE_CELL = LAYOUT.slot("cell")
GIVE_REACHED = LAYOUT.slot("reached")  # the resource given last
GIVE_GIVEN, *_ = [LAYOUT.slot(f"given {name}", C + i) for i, name in enumerate(RESOURCE)]  # cubes given
TILE = LAYOUT.step("tile")
TILE_DISCOVERY = LAYOUT.slot("discovery")
EFFECT = LAYOUT.step("effect")
EFFECT_SEAT = LAYOUT.slot("seat")
EFFECT_DISCOVERY = LAYOUT.slot("discovery")
TAKE = LAYOUT.step("take")
TAKE_LEFT = LAYOUT.slot("left")  # cubes still to take
TAKE_GOD = LAYOUT.slot("god")  # 1 + the god who gives them, 0 for Trade
BONUS_SPOT = LAYOUT.step("bonus")
BONUS_SPOT_CELL = LAYOUT.slot("cell")
BONUS_SPOT_PRICE = LAYOUT.slot("price")  # that is due for the discovery
PAY = LAYOUT.step("pay")
PAY_SEAT = LAYOUT.slot("seat")
PAY_PRICE = LAYOUT.slot("price")
ARRIVE = LAYOUT.step("arrive")
ARRIVE_SEAT = LAYOUT.slot("seat")
ARRIVE_NUMBER = LAYOUT.slot("number")  # which Zeus space, from 0
DRAW = LAYOUT.step("draw")
DRAW_SEAT = LAYOUT.slot("seat")
DRAW_LEFT = LAYOUT.slot("left")  # cards still to keep
DRAW_LOOKED = LAYOUT.slot("looked")  # cards of the Oracle looked at so far
KEEP = LAYOUT.step("keep")
WINDOW = LAYOUT.step("window")
WINDOW_SEAT = LAYOUT.slot("seat")
END_TURN = LAYOUT.step("end-turn")
END_TURN_SEAT = LAYOUT.slot("seat")
END_TURN_ASKED = LAYOUT.slot("asked")  # 1 once cards could be played
REVEAL = LAYOUT.step("reveal")
REVEAL_TURNER = LAYOUT.slot("turner")  # who turns the card
PRAYER = LAYOUT.step("prayer")
PRAYER_TURNER = LAYOUT.slot("turner")
PRAYER_ASKED = LAYOUT.slot("asked")  # seats asked so far
PRAYER_GOD = LAYOUT.slot("god")
RESOLVE = LAYOUT.step("resolve")
RESOLVE_TURNER = LAYOUT.slot("turner")
RESOLVE_GOD = LAYOUT.slot("god")
HADES = LAYOUT.step("hades")
HADES_SEAT = LAYOUT.slot("seat")

FRAMES = LAYOUT.size  # where the first frame lies
