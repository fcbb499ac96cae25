"""Points and ranking (OLY-8.3, OLY-8.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from petteia.kernel import TOP, KnownScore, Numbers, Score, buffer, native

from .components import DISCOVERIES, DISCOVERY, TERRITORIES, WONDERS
from .figures import (
    ATLANTIS,
    CARD_POINTS,
    END_POINTS,
    FLAT_POINTS,
    LAND_POINTS,
    POINTS_EACH,
    POINTS_FOR,
    TILE_POINTS,
    WONDER_POINTS,
)
from .layout import BUILT, HAND_SIZE, KERES, OWNED, PRESTIGE, SPACE, STARS, SWORDS
from .packing import count, holder
from .tables import FOR_DISCOVERIES, FOR_SETTLERS, FOR_STARS, FOR_SWORDS

if TYPE_CHECKING:
    from .state import OlymposState

_WITH_POINTS = ("poetry", "philosophy", "science", "city", "absolutism", "engineering")

PARTS = (
    "track",
    "prestige",
    "territories",
    "atlantis",
    "discoveries",
    "wonders",
    *_WITH_POINTS,
    "keres",
    "destiny",
)


_TRACK, _PRESTIGE, _TERRITORIES, _ATLANTIS, _DISCOVERIES, _WONDERS = range(6)  # places in `PARTS`
_KERES, _DESTINY = PARTS.index("keres"), PARTS.index("destiny")
_PARTS = len(PARTS)
_PART_OF = tuple(
    PARTS.index(name) if name in _WITH_POINTS else _DISCOVERIES for name in DISCOVERY
)  # where a discovery's own points are listed


@native
def settlers_on_map(state: OlymposState, seat: int) -> int:
    """Pieces of a seat on the map, conquered ones included."""
    n = 0
    for land in range(TERRITORIES):
        n += count(state.p, land, seat + 1)
    return n


@native
def bits(number: int) -> int:
    """How many things a number of one bit each holds."""
    n = 0
    while number:
        number &= number - 1
        n += 1
    return n


@native
def count_points(state: OlymposState, seat: int, owned: int, parts: Numbers) -> int:
    """Add the points of a seat to their parts, in the order of `PARTS`, as if the game ended now (OLY-8.3).

    ``owned`` are its discoveries, one bit each. Returns the total. Control counts, not pieces (OLY-R57). The
    Cross scores as little as a space before the last Zeus space (OLY-R52).
    """
    v = state.p
    t = state.t
    found = bits(owned)
    parts[_TRACK] += t[END_POINTS + v[SPACE + seat]]
    parts[_PRESTIGE] += v[PRESTIGE + seat]
    for land in range(TERRITORIES):
        if holder(v, land) == seat + 1:
            parts[_ATLANTIS if t[ATLANTIS + land] else _TERRITORIES] += t[LAND_POINTS + land]
    parts[_DISCOVERIES] += t[TILE_POINTS] * found
    if v[BUILT + seat]:
        for wonder in range(WONDERS):
            if v[BUILT + seat] >> wonder & 1:
                parts[_WONDERS] += t[WONDER_POINTS + wonder]
    if owned:
        for discovery in range(DISCOVERIES):  # OLY-6.17, OLY-6.18, OLY-6.19, OLY-6.20, OLY-6.21
            if owned >> discovery & 1:
                points = t[FLAT_POINTS + discovery]
                kind = t[POINTS_FOR + discovery]
                each = t[POINTS_EACH + discovery]
                if kind == FOR_DISCOVERIES:
                    points += each * found
                elif kind == FOR_SETTLERS:
                    points += each * settlers_on_map(state, seat)
                elif kind == FOR_SWORDS:
                    points += each * v[SWORDS + seat]
                elif kind == FOR_STARS:
                    points += each * v[STARS + seat]
                parts[_PART_OF[discovery]] += points
    parts[_KERES] += v[KERES + seat]
    parts[_DESTINY] += t[CARD_POINTS] * v[HAND_SIZE + seat]
    total = 0
    for part in range(_PARTS):
        total += parts[part]
    return total


@native
def points_with(state: OlymposState, seat: int, owned: int) -> int:
    """The points of a seat as if the game ended now, and as if it owned these discoveries."""
    parts = buffer(_PARTS)
    return count_points(state, seat, owned, parts)


@native
def total_points(state: OlymposState, seat: int) -> int:
    """The points of a seat as if the game ended now."""
    return points_with(state, seat, state.p[OWNED + seat])


def score(state: OlymposState, seat: int) -> Score:
    """The points of a seat as if the game ended now; every part is listed, also when it is 0 (OLY-8.3)."""
    parts = buffer(_PARTS)
    total = count_points(state, seat, state.v[OWNED + seat], parts)
    return Score(total, dict(zip(PARTS, parts[:], strict=True)))


def scores(state: OlymposState) -> list[Score]:
    """Per seat: points with their parts, as if the game ended now."""
    return [score(state, seat) for seat in range(state.seats)]


def knows_prestige(state: OlymposState, seat: int, viewer: int | None) -> bool:
    """Whether a viewer may know a seat's prestige; the others' is hidden until the end (OLY-R59)."""
    return viewer == seat or state.setup.prestige_shown or not state.v[TOP]


def scores_for(state: OlymposState, viewer: int | None) -> list[KnownScore]:
    """Per seat: points as if the game ended now, as far as a viewer may know them."""
    return [
        KnownScore.of(points, () if knows_prestige(state, seat, viewer) else ("prestige",))
        for seat, points in enumerate(scores(state))
    ]


def ranking(state: OlymposState) -> list[tuple[int, ...]]:
    """Per seat: points, then discovery tiles and wonders together; whoever is still tied shares.

    OLY-8.4, OLY-R58; Democracy does not decide it (OLY-R33).
    """
    v = state.v
    return [
        (total_points(state, seat), v[OWNED + seat].bit_count() + v[BUILT + seat].bit_count())
        for seat in range(state.seats)
    ]
