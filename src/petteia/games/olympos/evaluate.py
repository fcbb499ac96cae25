"""What a position is worth to each seat: the points it has, and what its means will still bring.

Means are worth something only while there is time to use them, so nearly every feature is multiplied by the
share of the time track that is left. The weights were fitted to the outcome of games between bots
(scripts/fit.py): they are points at the end of the game.
"""

from __future__ import annotations

from operator import mul
from typing import TYPE_CHECKING

from petteia.kernel import FRAME, STEP, TOP, WHO

from .components import COLUMNS, DISCOVERY, RESOURCES
from .layout import (
    ARES,
    ATHENA,
    BUILDER,
    BUILT,
    CAVALRY,
    CUBES,
    DISCOUNTS,
    DISCOVERY_AT,
    ERINYES,
    FINISHED,
    HAND_SIZE,
    HOURGLASSES,
    KERES,
    MARKERS,
    OWNED,
    PAY,
    PAY_PRICE,
    PAY_SEAT,
    PIECE,
    PIECE_PRICE,
    PRESTIGE,
    SEA_DISCOUNT,
    SETTLER_DISCOUNT,
    SPACE,
    STAR_SYMBOLS,
    STARS,
    STOCK,
    SWORDS,
    TILES,
    TOKENS,
    WONDER_AT,
    WONDER_DISCOUNT,
    ZEUS,
)
from .packing import CODES, NOBODY, census, holders

if TYPE_CHECKING:
    from .state import OlymposState

_SCIENCE = 1 << DISCOVERY.index("science")
_CITY = 1 << DISCOVERY.index("city")
_ABSOLUTISM = 1 << DISCOVERY.index("absolutism")
_ENGINEERING = 1 << DISCOVERY.index("engineering")

# Feature, weight, meaning. "x" stands for the share of the time that is left.
FEATURES: tuple[tuple[str, float, str], ...] = (
    ("time", 0.39, "spaces to the Cross and hourglasses: all that can still be paid"),
    ("early", -0.07, "time once more times x: an early space brings more than a late one"),
    ("stock", -1.26, "settlers that can still come to the map, times x"),
    ("tokens", -0.12, "territories held, times x: they pay for discoveries again and again"),
    ("kinds", 0.2, "different resources at hand, times x"),
    ("cubes", -1.13, "cubes, times x"),
    ("stars", 0.65, "star tokens and star symbols, times x"),
    ("swords", 8.19, "swords ahead of the strongest opponent (at most 2 either way), times x"),
    ("zeus", 5.19, "Zeus symbols ahead of the most pious opponent (at most 2 either way), times x"),
    ("hand", -1.63, "destiny cards beyond the point they are worth in hand, times x"),
    ("affordable", 0.62, "discoveries that could be paid for now (counted up to 4), times x"),
    ("bargain", -0.24, "points of the best discovery that could be paid for now and in time"),
    ("wonder", 0.22, "points of the best wonder that could be built now and in time"),
    ("nearly", 1.05, "points of the best wonder that lacks one star, times x"),
    ("ships", 1.79, "sea discounts, times x"),
    ("horses", 5.15, "Cavalry, times x"),
    ("physicians", -1.38, "Medicine, times x"),
    ("discounts", -0.01, "Agriculture and Money tiles, times x"),
    ("science", 3.11, "Science owned, times x: each further discovery is a point"),
    ("city", 0, "City owned, times x"),
    ("absolutism", 0, "Absolutism owned, times x"),
    ("engineering", 4.62, "Engineering owned, times x"),
)
_WEIGHTS = tuple(weight for _, weight, _ in FEATURES)


def points(state: OlymposState) -> list[int]:
    """Each seat's points as in scoring.py, without parts."""
    v = state.v
    tables = state.setup.tables
    seats = state.seats
    lands = [0] * CODES
    settlers = census(v)
    land_points = tables.land_points
    for land, code in enumerate(holders(v)):
        if code > NOBODY:
            lands[code] += land_points[land]
    out = []
    for seat in range(seats):
        owned = v[OWNED + seat]
        found = owned.bit_count()
        total = (
            tables.end_points[v[SPACE + seat]]
            + v[PRESTIGE + seat]
            + lands[seat + 1]
            + tables.tile_points * found
            + v[KERES + seat]
            + tables.card_points * v[HAND_SIZE + seat]
        )
        built = v[BUILT + seat]
        wonder = 0
        while built:
            if built & 1:
                total += tables.wonder_points[wonder]
            built >>= 1
            wonder += 1
        for discovery in tables.scoring:
            if owned >> discovery & 1:
                total += tables.flat_points[discovery]
                per, each = tables.points_per[discovery]
                if per == "discovery_tile":
                    total += each * found
                elif per == "settler_on_map":
                    total += each * settlers[seat + 1]
                elif per == "sword_on_discoveries":
                    total += each * v[SWORDS + seat]
                elif per == "star_token":
                    total += each * v[STARS + seat]
        out.append(total)
    return out


def features(state: OlymposState, seat: int) -> list[float]:
    """The features of a seat in the order of `FEATURES`; all 0 once it has finished."""
    v = state.v
    tables = state.setup.tables
    if v[FINISHED + seat]:
        return [0.0] * len(FEATURES)
    time = tables.cross - v[SPACE + seat] + v[HOURGLASSES + seat] - v[ERINYES + seat] - _owed(state, seat)
    x = time / tables.cross
    rivals = [other for other in range(state.seats) if other != seat]
    owned = v[OWNED + seat]

    most = tables.most_needed
    key = tokens = cubes = kinds = 0
    for place in range(RESOURCES):
        token, cube = v[TOKENS + seat * RESOURCES + place], v[CUBES + seat * RESOURCES + place]
        tokens += token
        cubes += cube
        held = token + cube
        kinds += held > 0
        key = key * (most + 1) + (held if held < most else most)
    affordable = bargain = 0
    discounts = v[DISCOUNTS + seat]
    for cell in tables.affordable[key]:
        if v[TILES + cell]:
            discovery = v[DISCOVERY_AT + cell] - 1
            if not owned >> discovery & 1:
                affordable += 1
                if tables.time_price[cell][discounts] <= time:
                    bargain = max(bargain, tables.tile_points + tables.flat_points[discovery])

    lasting = v[STARS + seat] + v[STAR_SYMBOLS + seat]
    wonder = nearly = 0
    if time >= tables.wonder_price - v[WONDER_DISCOUNT + seat]:
        for column in range(COLUMNS):
            laid = v[WONDER_AT + column] - 1
            if laid >= 0 and not v[BUILDER + laid]:
                stars = lasting + v[ATHENA + seat] + v[MARKERS + seat * COLUMNS + column]
                missing = tables.wonder_stars[laid] - stars
                if missing <= 0:
                    wonder = max(wonder, tables.wonder_points[laid])
                elif missing == 1:
                    nearly = max(nearly, tables.wonder_points[laid])

    swords = v[SWORDS + seat] + v[ARES + seat] - max(v[SWORDS + other] + v[ARES + other] for other in rivals)
    zeus = _symbols(state, seat) - max(_symbols(state, other) for other in rivals)
    return [
        time,
        time * x,
        v[STOCK + seat] * x,
        tokens * x,
        kinds * x,
        cubes * x,
        lasting * x,
        max(-2, min(2, swords)) * x,
        max(-2, min(2, zeus)) * x,
        v[HAND_SIZE + seat] * x,
        min(affordable, 4) * x,
        bargain,
        wonder,
        nearly * x,
        v[SEA_DISCOUNT + seat] * x,
        v[CAVALRY + seat] * x,
        v[SETTLER_DISCOUNT + seat] * x,
        discounts.bit_count() * x,
        x if owned & _SCIENCE else 0.0,
        x if owned & _CITY else 0.0,
        x if owned & _ABSOLUTISM else 0.0,
        x if owned & _ENGINEERING else 0.0,
    ]


def _owed(state: OlymposState, seat: int) -> int:
    """Time that the turn in progress will still cost the seat."""
    v = state.v
    owed = 0
    for frame in range(state.setup.frames, v[TOP] + 1, FRAME):
        if v[frame + STEP] == PAY and v[frame + PAY_SEAT] == seat:
            owed += v[frame + PAY_PRICE]
        elif v[frame + STEP] == PIECE and v[frame + WHO] == seat:
            owed += v[frame + PIECE_PRICE]
    return owed


def _symbols(state: OlymposState, seat: int) -> int:
    return state.v[ZEUS + seat] + state.holds_zeus_token(seat)


def prospects(state: OlymposState) -> list[float]:
    """What each seat may expect at the end: its points so far and the weighted features of its position."""
    return [
        total + sum(map(mul, features(state, seat), _WEIGHTS)) for seat, total in enumerate(points(state))
    ]
