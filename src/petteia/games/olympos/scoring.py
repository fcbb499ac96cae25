"""Points and ranking (OLY-8.3, OLY-8.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from petteia.kernel import Score

from .components import DISCOVERIES, DISCOVERY, WONDERS
from .layout import BUILT, HAND_SIZE, KERES, OWNED, PRESTIGE, SPACE, STARS, SWORDS
from .packing import census, holders

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


def settlers_on_map(state: OlymposState, seat: int) -> int:
    """Pieces of a seat on the map, conquered ones included."""
    return census(state.v)[seat + 1]


def score(state: OlymposState, seat: int) -> Score:
    """The points of a seat as if the game ended now; every part is listed, also when it is 0 (OLY-8.3).

    Control counts, not pieces (OLY-R57). The Cross scores as little as a space before the last Zeus space
    (OLY-R52).
    """
    v = state.v
    tables = state.setup.tables
    own = [land for land, code in enumerate(holders(v)) if code == seat + 1]
    discoveries = [d for d in range(DISCOVERIES) if v[OWNED + seat] >> d & 1]
    counted = {
        "discovery_tile": len(discoveries),
        "settler_on_map": settlers_on_map(state, seat),
        "sword_on_discoveries": v[SWORDS + seat],
        "star_token": v[STARS + seat],
    }
    parts = dict.fromkeys(PARTS, 0)
    parts["track"] = tables.end_points[v[SPACE + seat]]
    parts["prestige"] = v[PRESTIGE + seat]
    parts["territories"] = sum(tables.land_points[land] for land in own if not tables.atlantis[land])
    parts["atlantis"] = sum(tables.land_points[land] for land in own if tables.atlantis[land])
    parts["discoveries"] = tables.tile_points * len(discoveries)
    parts["wonders"] = sum(tables.wonder_points[w] for w in range(WONDERS) if v[BUILT + seat] >> w & 1)
    for discovery in discoveries:  # OLY-6.17, OLY-6.18, OLY-6.19, OLY-6.20, OLY-6.21
        per, points = tables.points_per[discovery]
        more = tables.flat_points[discovery] + (points * counted[per] if per else 0)
        if more:
            name = DISCOVERY[discovery]
            parts[name if name in _WITH_POINTS else "discoveries"] += more
    parts["keres"] = v[KERES + seat]
    parts["destiny"] = tables.card_points * v[HAND_SIZE + seat]
    return Score(sum(parts.values()), parts)


def scores(state: OlymposState) -> list[Score]:
    """Per seat: points with their parts, as if the game ended now."""
    return [score(state, seat) for seat in range(state.seats)]


def ranking(state: OlymposState) -> list[tuple[int, ...]]:
    """Per seat: points, then discovery tiles and wonders together; whoever is still tied shares.

    OLY-8.4, OLY-R58; Democracy does not decide it (OLY-R33).
    """
    v = state.v
    return [
        (score(state, seat).total, v[OWNED + seat].bit_count() + v[BUILT + seat].bit_count())
        for seat in range(state.seats)
    ]
