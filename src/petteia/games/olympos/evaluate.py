"""What a position is worth to each seat: the points it has, and what its means will still bring.

Means are worth something only while there is time to use them, so nearly every feature is multiplied by the
share of the time track that is left. The weights were fitted to the outcome of games between bots
(scripts/fit.py): they are points at the end of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from petteia.kernel import FRAME, STEP, TOP, WHO, Floats, floats, native, row_of

from .components import CELLS, COLUMNS, DISCOVERY, RESOURCES, SEATS
from .development import affordable, time_price
from .figures import CROSS, FLAT_POINTS, TILE_POINTS, WONDER_POINTS, WONDER_PRICE, WONDER_STARS
from .layout import (
    ARES,
    ATHENA,
    BUILDER,
    CAVALRY,
    CUBES,
    DISCOUNTS,
    DISCOVERY_AT,
    ERINYES,
    FINISHED,
    FRAMES,
    GIVE,
    GIVE_CELL,
    HAND_SIZE,
    HOURGLASSES,
    MARKERS,
    OWNED,
    PAY,
    PAY_PRICE,
    PAY_SEAT,
    PIECE,
    PIECE_PRICE,
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
from .players import holds_zeus_token
from .scoring import bits, points_with

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
_FEATURES = len(FEATURES)
WEIGHTS = row_of(weight for _, weight, _ in FEATURES)
EARLIER = {  # the weights of earlier versions, in the same order
    "0.1": row_of(
        (0.39, -0.07, -1.26, -0.12, 0.2, -1.13, 0.65, 8.19, 5.19, -1.63, 0.62,
         -0.24, 0.22, 1.05, 1.79, 5.15, -1.38, -0.01, 3.11, 0, 0, 4.62)
    )
}  # fmt: skip


@native
def owned_by(state: OlymposState, seat: int) -> int:
    """A seat's discoveries, one bit each, with the one whose cubes are just being paid."""
    v = state.p
    owned = v[OWNED + seat]
    top = v[TOP]
    if top and v[top + STEP] == GIVE and v[top + WHO] == seat:
        owned |= 1 << v[DISCOVERY_AT + v[top + GIVE_CELL]] - 1
    return owned


def points(state: OlymposState) -> list[int]:
    """Each seat's points as in scoring.py, without parts; a discovery just being paid counts."""
    return [points_with(state, seat, owned_by(state, seat)) for seat in range(state.seats)]


@native
def write_features(state: OlymposState, seat: int, out: Floats) -> None:
    """Write the features of a seat in the order of `FEATURES`; all 0 once it has finished."""
    v = state.p
    t = state.t
    if v[FINISHED + seat]:
        return
    time = t[CROSS] - v[SPACE + seat] + v[HOURGLASSES + seat] - v[ERINYES + seat] - owed(state, seat)
    x = time / t[CROSS]
    owned = owned_by(state, seat)
    tokens = cubes = kinds = 0
    for r in range(RESOURCES):
        token, cube = v[TOKENS + seat * RESOURCES + r], v[CUBES + seat * RESOURCES + r]
        tokens += token
        cubes += cube
        if token + cube > 0:
            kinds += 1
    payable = bargain = 0
    cells = affordable(state, seat)
    for cell in range(CELLS):
        if cells >> cell & 1 and v[TILES + cell]:
            discovery = v[DISCOVERY_AT + cell] - 1
            if not owned >> discovery & 1:
                payable += 1
                if time_price(state, seat, cell) <= time:
                    bargain = max(bargain, t[TILE_POINTS] + t[FLAT_POINTS + discovery])
    lasting = v[STARS + seat] + v[STAR_SYMBOLS + seat]
    wonder = nearly = 0
    if time >= t[WONDER_PRICE] - v[WONDER_DISCOUNT + seat]:
        for column in range(COLUMNS):
            laid = v[WONDER_AT + column] - 1
            if laid >= 0 and not v[BUILDER + laid]:
                stars = lasting + v[ATHENA + seat] + v[MARKERS + seat * COLUMNS + column]
                missing = t[WONDER_STARS + laid] - stars
                if missing <= 0:
                    wonder = max(wonder, t[WONDER_POINTS + laid])
                elif missing == 1:
                    nearly = max(nearly, t[WONDER_POINTS + laid])
    swords = zeus = 2
    for other in range(state.seats):
        if other != seat:
            swords = min(swords, v[SWORDS + seat] + v[ARES + seat] - v[SWORDS + other] - v[ARES + other])
            zeus = min(zeus, lasting_symbols(state, seat) - lasting_symbols(state, other))
    out[0] = float(time)
    out[1] = time * x
    out[2] = v[STOCK + seat] * x
    out[3] = tokens * x
    out[4] = kinds * x
    out[5] = cubes * x
    out[6] = lasting * x
    out[7] = max(-2, swords) * x
    out[8] = max(-2, zeus) * x
    out[9] = v[HAND_SIZE + seat] * x
    out[10] = min(payable, 4) * x
    out[11] = float(bargain)
    out[12] = float(wonder)
    out[13] = nearly * x
    out[14] = v[SEA_DISCOUNT + seat] * x
    out[15] = v[CAVALRY + seat] * x
    out[16] = v[SETTLER_DISCOUNT + seat] * x
    out[17] = bits(v[DISCOUNTS + seat]) * x
    out[18] = x if owned & _SCIENCE else 0.0
    out[19] = x if owned & _CITY else 0.0
    out[20] = x if owned & _ABSOLUTISM else 0.0
    out[21] = x if owned & _ENGINEERING else 0.0


def features(state: OlymposState, seat: int) -> list[float]:
    """The features of a seat in the order of `FEATURES`; all 0 once it has finished."""
    out = floats(_FEATURES)
    write_features(state, seat, out)
    return out[:]


@native
def owed(state: OlymposState, seat: int) -> int:
    """Time that the turn in progress will still cost the seat."""
    v = state.p
    time = 0
    for frame in range(FRAMES, v[TOP] + 1, FRAME):
        if v[frame + STEP] == PAY and v[frame + PAY_SEAT] == seat:
            time += v[frame + PAY_PRICE]
        elif v[frame + STEP] == PIECE and v[frame + WHO] == seat:
            time += v[frame + PIECE_PRICE]
    return time


@native
def lasting_symbols(state: OlymposState, seat: int) -> int:
    """Zeus symbols without prayers."""
    return state.p[ZEUS + seat] + holds_zeus_token(state, seat)


@native
def prospect(state: OlymposState, seat: int, weights: Floats) -> float:
    """What a seat may expect at the end: its points so far and the weighted features of its position."""
    values = floats(_FEATURES)
    write_features(state, seat, values)
    total = 0.0
    for number in range(_FEATURES):  # in an explicit loop: Python adds floats by `sum` in other ways
        total += values[number] * weights[number]
    return points_with(state, seat, owned_by(state, seat)) + total


@native
def expect(state: OlymposState, weights: Floats, out: Floats) -> None:
    """Write what each seat may expect at the end."""
    for seat in range(state.seats):
        out[seat] = prospect(state, seat, weights)


@native
def survey_seat(state: OlymposState, seat: int, out: Floats) -> None:
    """Write a seat's points and its features."""
    values = floats(_FEATURES)
    write_features(state, seat, values)
    first = seat * (_FEATURES + 1)
    out[first] = float(points_with(state, seat, owned_by(state, seat)))
    for number in range(_FEATURES):
        out[first + 1 + number] = values[number]


@native
def survey(state: OlymposState, out: Floats) -> None:
    """Write points and features of all seats, one seat after the other."""
    for seat in range(state.seats):
        survey_seat(state, seat, out)


def prospects(state: OlymposState) -> list[float]:
    """What each seat may expect at the end."""
    out = floats(SEATS)
    expect(state, WEIGHTS, out)
    return out[: state.seats]
