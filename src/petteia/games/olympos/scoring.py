"""Points and ranking (OLY-8.3, OLY-8.4, R57, R58)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from petteia.kernel import Score

from .components import DISCOVERY, TERRITORY, WONDER
from .layout import HAND_SIZE, KERES, OWNED, PILE, PRESTIGE, SPACE, STARS, SWORDS, WONDERS
from .piles import pieces

if TYPE_CHECKING:
    from .state import OlymposState

_LANDS = len(TERRITORY)
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
    return sum(pieces(pile).count(seat + 1) for pile in state.v[PILE : PILE + _LANDS] if pile > 0)


def score(state: OlymposState, seat: int) -> Score:
    """The points of a seat as if the game ended now; every part is listed, also when it is 0."""
    v = state.v
    tables = state.setup.tables
    own = [land for land in range(_LANDS) if v[PILE + land] > 0 and v[PILE + land] & 7 == seat + 1]
    discoveries = [d for d in range(len(DISCOVERY)) if v[OWNED + seat] >> d & 1]
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
    parts["wonders"] = sum(tables.wonder_points[w] for w in range(len(WONDER)) if v[WONDERS + seat] >> w & 1)
    for discovery in discoveries:
        per, points = tables.points_per[discovery]
        more = tables.flat_points[discovery] + (points * counted[per] if per else 0)
        if more:
            name = DISCOVERY[discovery]
            parts[name if name in _WITH_POINTS else "discoveries"] += more
    parts["keres"] = v[KERES + seat]
    parts["destiny"] = tables.card_points * v[HAND_SIZE + seat]
    return Score(sum(parts.values()), parts)


def ranking(state: OlymposState) -> list[tuple[int, ...]]:
    """Per seat: points, then discovery tiles and wonders together; whoever is still tied shares (R58)."""
    v = state.v
    return [
        (score(state, seat).total, v[OWNED + seat].bit_count() + v[WONDERS + seat].bit_count())
        for seat in range(state.setup.seats)
    ]
