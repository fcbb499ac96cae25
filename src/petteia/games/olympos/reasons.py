"""Why something is refused, in terms of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from petteia.kernel import Reason

from . import space
from .components import COLUMNS, DISCOVERY, NORTHERN_ZONE, ORIGIN, RESOURCE, TERRITORY, WONDER
from .destiny import why_not_play
from .development import cell_of, lacking
from .expansion import move_price, way_to_travel
from .layout import BUILDER, DISCOUNTS, ERINYES, OWNED, SIREN, STOCK, TILES
from .packing import LOCKED, has_piece, holder
from .routes import UNREACHABLE
from .track import time_left
from .wonders import column_of, lasting_stars, passing_stars, wonder_price

if TYPE_CHECKING:
    from .state import OlymposState

REASONS: dict[str, dict[str, str]] = {
    "lock-resource": {"territory": "territory", "resource": "resource"},
    "lock-twice": {"territory": "territory"},
    "lock-star": {"resource": "resource"},
    "barbarian-resource": {"territory": "territory", "resource": "resource"},
    "barbarian-taken": {"territory": "territory"},
    "no-stock": {},
    "not-controlled": {"territory": "territory"},
    "no-piece-there": {"territory": "territory"},
    "none-conquered": {"territory": "territory"},
    "target-locked": {"territory": "territory"},
    "target-own": {"territory": "territory"},
    "siren": {"origin": "territory", "target": "territory"},
    "no-route": {"origin": "territory", "target": "territory"},
    "detour-none": {"more": "number"},
    "detour-way": {"more": "number", "origin": "territory", "target": "territory"},
    "detour-chosen": {"more": "number"},
    "beyond-cross": {"price": "number", "left": "number"},
    "piece-not-yours": {"territory": "territory"},
    "discovery-not-in-game": {"discovery": "discovery"},
    "discovery-owned": {"discovery": "discovery"},
    "discovery-gone": {"discovery": "discovery"},
    "discovery-unpaid": {"discovery": "discovery", "missing": "list:resource"},
    "discovery-unpaid-grey": {"discovery": "discovery", "missing": "list:resource"},
    "give-not-needed": {"resource": "resource"},
    "give-order": {"resource": "resource"},
    "tile-gone": {"discovery": "discovery", "resource": "resource"},
    "bonus-not-here": {"bonus": "bonus"},
    "bonus-taken": {"bonus": "bonus"},
    "wonder-not-in-game": {"wonder": "wonder"},
    "wonder-built": {"wonder": "wonder", "seat": "seat"},
    "wonder-stars": {"wonder": "wonder", "needed": "number", "stars": "number"},
    "card-not-held": {"card": "destiny"},
    "card-for-gods": {"card": "destiny"},
    "card-for-wonders": {"card": "destiny"},
    "card-no-effect": {"card": "destiny"},
    "card-not-your-turn": {"card": "destiny"},
    "card-not-prayer": {"card": "destiny"},
    "card-not-looked-at": {"card": "destiny"},
    "no-pass-yet": {},
    "no-waiting": {},
    "no-waiting-at-end": {},
}


def why_not(state: OlymposState, seat: int, action: int, last: bool = False, detour: int = 0) -> Reason:
    """Why a seat may not take this action of a turn; ``last`` in the end phase, ``detour`` if chosen."""
    family = space.ACTIONS.family(action)
    arguments = family.indices(action)
    if detour and family not in (space.SETTLE, space.MOVE, space.FLEE, space.PLAY):
        return Reason("detour-chosen", {"more": detour}, ("OLY-R13",))
    if family is space.DETOUR:
        return Reason("detour-none", {"more": arguments[0] + 1}, ("OLY-4.3", "OLY-R7", "OLY-R13"))
    if family is space.DISCOVER:
        return _discover(state, seat, *arguments)
    if family is space.BUILD:
        return _build(state, seat, *arguments)
    if family is space.PLAY:
        return why_not_play(state, seat, *arguments)
    if family is space.PASS:
        return Reason("no-pass-yet", {}, ("OLY-8.1", "OLY-R6"))
    if family is space.WAIT:
        return Reason("no-waiting-at-end" if last else "no-waiting", {}, ("OLY-R6", "OLY-R56"))
    origin, target = arguments
    if family is space.SETTLE:
        return _settle(state, seat, origin, target, detour)
    v = state.v
    territory = {"territory": TERRITORY[origin]}
    if family is space.MOVE:
        if holder(v, origin) != seat + 1:
            return Reason("not-controlled", territory, ("OLY-4.1", "OLY-4.9"))
    elif not has_piece(v, origin, seat + 1, False):
        if has_piece(v, origin, seat + 1, True):
            return Reason("none-conquered", territory, ("OLY-4.10",))
        return Reason("no-piece-there", territory, ("OLY-4.1",))
    return _target(state, seat, origin, target, False, detour)


def _settle(state: OlymposState, seat: int, origin: int, target: int, detour: int) -> Reason:
    v = state.v
    if not v[STOCK + seat]:
        return Reason("no-stock", {}, ("OLY-4.2",))
    if origin != NORTHERN_ZONE and holder(v, origin) != seat + 1:
        return Reason("not-controlled", {"territory": TERRITORY[origin]}, ("OLY-4.2", "OLY-R11"))
    return _target(state, seat, origin, target, True, detour)


def _target(state: OlymposState, seat: int, origin: int, target: int, new: bool, detour: int) -> Reason:
    v = state.v
    where = {"territory": TERRITORY[target]}
    if holder(v, target) == LOCKED:
        return Reason("target-locked", where, ("OLY-4.5",))
    if holder(v, target) == seat + 1:
        return Reason("target-own", where, ("OLY-4.5", "OLY-R15"))
    mode = way_to_travel(state, seat)
    cheapest = state.setup.tables.routes[mode][origin][target]
    ends = {"origin": ORIGIN[origin], "target": TERRITORY[target]}
    if cheapest >= UNREACHABLE:
        if v[SIREN + seat]:
            return Reason("siren", ends, ("OLY-7.5", "OLY-R13"))
        return Reason("no-route", ends, ("OLY-4.3",))
    if detour and not state.setup.tables.exact[mode][origin][cheapest + detour] >> target & 1:
        return Reason("detour-way", {"more": detour, **ends}, ("OLY-4.3", "OLY-R13"))
    return _beyond(state, seat, move_price(state, seat, origin, target, new, detour))


def _beyond(state: OlymposState, seat: int, price: int) -> Reason:
    return Reason(
        "beyond-cross", {"price": price, "left": time_left(state, seat)}, ("OLY-8.1", "OLY-R7", "OLY-R54")
    )


def _discover(state: OlymposState, seat: int, discovery: int) -> Reason:
    v = state.v
    what = {"discovery": DISCOVERY[discovery]}
    cell = cell_of(state, discovery)
    if cell < 0:
        return Reason("discovery-not-in-game", what, ("OLY-9.1", "OLY-R64"))
    if v[OWNED + seat] >> discovery & 1:
        return Reason("discovery-owned", what, ("OLY-5.2",))
    if not v[TILES + cell]:
        return Reason("discovery-gone", what, ("OLY-R34",))
    tables = state.setup.tables
    tokens = state.tokens(seat)
    cubes = state.cubes(seat)
    sets = lacking(tokens, cubes, tables.needs[cell])
    missing = [name for r, name in enumerate(RESOURCE) for _ in range(sets[0][r])]
    if missing:  # grey squares may leave a choice of what to add
        name = "discovery-unpaid" if len(sets) == 1 else "discovery-unpaid-grey"
        return Reason(name, {**what, "missing": missing}, ("OLY-5.1", "OLY-R36"))
    return _beyond(state, seat, tables.time_price[cell][v[DISCOUNTS + seat]] + v[ERINYES + seat])


def _build(state: OlymposState, seat: int, wonder: int) -> Reason:
    v = state.v
    what = {"wonder": WONDER[wonder]}
    column = column_of(state, wonder)
    if not 0 <= column < COLUMNS:
        return Reason("wonder-not-in-game", what, ("OLY-9.1", "OLY-R64"))
    if v[BUILDER + wonder]:
        return Reason("wonder-built", {**what, "seat": v[BUILDER + wonder] - 1}, ("OLY-5.6",))
    stars = lasting_stars(state, seat, column) + passing_stars(state, seat)
    needed = state.setup.tables.wonder_stars[wonder]
    if stars < needed:
        return Reason("wonder-stars", {**what, "needed": needed, "stars": stars}, ("OLY-5.5", "OLY-R40"))
    return _beyond(state, seat, wonder_price(state, seat) + v[ERINYES + seat])
