"""What an action of a turn would cost and do, for people: price parts, route, landing space (OLY-R29)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NotRequired, TypedDict

from petteia.kernel import buffer
from petteia.kernel.observation import cards

from . import space
from .components import (
    BONUS,
    CARDS,
    COLUMNS,
    DESTINY,
    DISCOVERY,
    HOURGLASS_BONUS,
    RESOURCE,
    Bonus,
    Resource,
)
from .destiny import gains
from .development import cell_of, free_bonuses, payments
from .expansion import fight_price, landmarks, list_long_moves, move_price, way_to_travel
from .layout import (
    DISCOUNTS,
    ERINYES,
    FINISHED,
    HOURGLASSES,
    MARKERS,
    OWNED,
    SETTLER_DISCOUNT,
    SPACE,
    STAR_SYMBOLS,
    STARS,
)
from .observation import Holder, holder_of
from .packing import NOBODY, holder
from .track import time_left
from .wonders import column_of, stars_used, wonder_price

if TYPE_CHECKING:
    from .state import OlymposState

# ---- shapes -----------------------------------------------------------------------------------------


class Discount(TypedDict):
    """What a discovery takes off the price."""

    discovery: str
    resource: NotRequired[Resource]  # of an Agriculture or Currency tile
    amount: int


class Price(TypedDict):
    """A price in time and its parts; discounts are already in them, but not in ``base``."""

    total: int
    new_settler: NotRequired[int]  # of an expansion, like the next three
    route: NotRequired[int]
    combat: NotRequired[int]
    detour: NotRequired[int]  # what a dearer way adds
    base: NotRequired[int]  # of a discovery or wonder
    surcharge: int  # of the Erinyes
    discounts: list[Discount]


class Leg(TypedDict):
    """An area entered on the way."""

    area: str
    sea: bool
    cost: int


class Combat(TypedDict):
    """A fight at the end of the way."""

    against: Holder
    swords: int
    their_swords: int
    tie: Literal["attacker", "defender"] | None  # which side wins equal swords by Democracy
    cost: int


class Gains(TypedDict):
    """What belongs to the control of the target."""

    token: Resource
    star: bool
    zeus_token: bool
    points: int


class WonderStars(TypedDict):
    """The stars that a wonder needs and where they come from."""

    needed: int
    tokens: int
    discoveries: int
    markers: int
    athena: int  # used up
    cards: list[str]  # used up


class Preview(TypedDict, total=False):
    """What an action would cost and do; which keys there are follows from its kind."""

    price: Price
    hourglasses: int  # spent
    spaces: int  # by which the marker moves
    landing: int  # the space where it lands
    zeus_spaces: list[int]  # reached or passed
    my_turn_again: bool
    finishes: bool  # whether it is the last action
    # expansion
    landings: list[int]  # of a detour: Zeus spaces and spaces of others where a move by it could land
    route: list[Leg]
    combat: Combat | None
    gains: Gains
    # development
    row: int
    column: int
    cube_sets: list[list[Resource]]  # the sets of cubes that would pay
    bonuses: list[Bonus]  # on free spots
    points: int  # of a wonder
    stars: WonderStars
    # cards; the first also of a discovery
    hourglasses_gained: int
    prestige_gained: int
    cubes_gained: list[Resource]


# ---- previews ---------------------------------------------------------------------------------------


def preview(state: OlymposState, seat: int, action: int, detour: int = 0) -> Preview:
    """The consequences of a legal action of a turn; ``detour`` was chosen, 0 for the cheapest ways."""
    family = space.ACTIONS.family(action)
    arguments = family.indices(action)
    if family is space.DISCOVER:
        return _discover(state, seat, *arguments)
    if family is space.BUILD:
        return _build(state, seat, *arguments)
    if family is space.PLAY:
        return gains(state, seat, *arguments)
    if family is space.PASS:
        return {"finishes": True}
    if family is space.WAIT:
        spaces = state.setup.tables.wait_price
        return landing(state, seat, spaces, spend=False)
    if family is space.DETOUR:
        return {"landings": _landings(state, seat, arguments[0] + 1)}
    origin, target = arguments
    return _move(state, seat, origin, target, family is space.SETTLE, detour)


def _landings(state: OlymposState, seat: int, detour: int) -> list[int]:
    found = buffer(len(space.ACTIONS))
    spaces = set()
    for action in found[: list_long_moves(state, seat, detour, found, 0)]:
        family = space.ACTIONS.family(action)
        origin, target = family.indices(action)
        price = move_price(state, seat, origin, target, family is space.SETTLE, detour)
        spaces.add(landing(state, seat, price)["landing"])
    return [place for place in landmarks(state, seat) if place in spaces]


def landing(state: OlymposState, seat: int, price: int, spend: bool = True) -> Preview:
    """How a price would be paid and where the marker would land."""
    v = state.v
    tables = state.setup.tables
    hourglasses = min(price, v[HOURGLASSES + seat]) if spend else 0
    spaces = price - hourglasses
    old = v[SPACE + seat]
    new = old + spaces
    finishes = old >= tables.last_zeus
    others = [v[SPACE + s] for s in range(state.seats) if s != seat and not v[FINISHED + s]]
    return {
        "hourglasses": hourglasses,
        "spaces": spaces,
        "landing": new,
        "zeus_spaces": [space for space in tables.zeus_spaces if old < space <= new],
        "my_turn_again": not finishes and all(new <= other for other in others),
        "finishes": finishes,
    }


def _move(state: OlymposState, seat: int, origin: int, target: int, new: bool, detour: int) -> Preview:
    v = state.v
    tables = state.setup.tables
    mode = way_to_travel(state, seat)
    route = tables.route(mode, origin, target, detour)
    cavalry, sea_mode = divmod(mode, tables.sea_modes)
    sea_price = tables.sea_prices[sea_mode]
    legs: list[Leg] = []
    discounts: list[Discount] = []
    run_saved = 0
    after_land = False
    for area in route:
        land = area < tables.lands
        cost = tables.land_price if land else sea_price or 0
        if land and cavalry and after_land:
            run_saved += cost
            cost = 0
        legs.append({"area": tables.area_names[area], "sea": not land, "cost": cost})
        after_land = land
    if new and v[SETTLER_DISCOUNT + seat]:
        discounts += _by(state, seat, "new_settler_cost", v[SETTLER_DISCOUNT + seat])
    seas = sum(leg["sea"] for leg in legs)
    if seas and sea_price is not None and sea_price < tables.sea_price:
        for name in _owners(state, seat, "sea_discount"):
            discounts.append({"discovery": name, "amount": seas})
    if run_saved:
        discounts += _by(state, seat, "land_run_cost", run_saved)
    combat = _combat(state, seat, holder(v, target))
    total = move_price(state, seat, origin, target, new, detour)
    settler = tables.new_settler - v[SETTLER_DISCOUNT + seat] if new else 0
    price: Price = {
        "total": total,
        "new_settler": settler,
        "route": sum(leg["cost"] for leg in legs) - detour,
        "combat": combat["cost"] if combat else 0,
        "surcharge": v[ERINYES + seat],
        "discounts": discounts,
    }
    if detour:
        price["detour"] = detour
    return {
        "price": price,
        "route": legs,
        "combat": combat,
        "gains": {
            "token": RESOURCE[tables.resource_of[target]],
            "star": bool(tables.star_in[target]),
            "zeus_token": target == tables.zeus_land,
            "points": tables.land_points[target],
        },
        **landing(state, seat, total),
    }


def _combat(state: OlymposState, seat: int, code: int) -> Combat | None:
    if code == NOBODY:
        return None
    (mine, my_ties), (theirs, their_ties) = state.swords(seat + 1), state.swords(code)
    tie: Literal["attacker", "defender"] | None = None  # which side wins it by Democracy (OLY-R30)
    if mine == theirs and my_ties != their_ties:
        tie = "attacker" if my_ties else "defender"
    return {
        "against": holder_of(code),
        "swords": mine,
        "their_swords": theirs,
        "tie": tie,
        "cost": fight_price(state, seat, code),
    }


def _owners(state: OlymposState, seat: int, effect: str) -> list[str]:
    """Own discoveries with an effect, by the edition's word for it."""
    owned = state.v[OWNED + seat]
    entries = {entry["id"]: entry["effect"] for entry in state.setup.edition.data["discovery"]}
    return [name for d, name in enumerate(DISCOVERY) if owned >> d & 1 and entries[name].get(effect)]


def _by(state: OlymposState, seat: int, effect: str, amount: int) -> list[Discount]:
    return [{"discovery": name, "amount": amount} for name in _owners(state, seat, effect)[:1]]


def _discover(state: OlymposState, seat: int, discovery: int) -> Preview:
    v = state.v
    tables = state.setup.tables
    cell = cell_of(state, discovery)
    printed = [r for r, name in enumerate(RESOURCE) if tables.fixed[cell].get(name)]
    discounts: list[Discount] = [
        {"discovery": _discount_tile(state, r), "resource": RESOURCE[r], "amount": tables.discount[r]}
        for r in printed
        if v[DISCOUNTS + seat] >> r & 1
    ]
    total = tables.time_price[cell][v[DISCOUNTS + seat]] + v[ERINYES + seat]
    row, column = divmod(cell, COLUMNS)
    gained = tables.hourglasses_now[discovery]
    bonuses = free_bonuses(state, cell)
    if total > time_left(state, seat) + gained:  # only this bonus saves the marker from the Cross (OLY-R7)
        bonuses = {HOURGLASS_BONUS}
        gained += tables.bonus_hourglasses
    return {
        "row": row + 1,
        "column": column + 1,
        "price": {
            "total": total,
            "base": tables.discovery_price,
            "surcharge": v[ERINYES + seat],
            "discounts": discounts,
        },
        "cube_sets": [
            [name for r, name in enumerate(RESOURCE) for _ in range(gift[r])]
            for gift in payments(state, seat, cell)
        ],
        "bonuses": [BONUS[kind] for kind in sorted(bonuses)],
        "hourglasses_gained": gained,
        **landing(state, seat, max(0, total - gained)),
    }


def _discount_tile(state: OlymposState, resource: int) -> str:
    tiles = state.setup.tables.tile_resources
    return next(name for d, name in enumerate(DISCOVERY) if tiles[d] >> resource & 1)


def _build(state: OlymposState, seat: int, wonder: int) -> Preview:
    v = state.v
    tables = state.setup.tables
    column = column_of(state, wonder)
    used = buffer(CARDS)
    athena = stars_used(state, seat, wonder, used)
    total = wonder_price(state, seat) + v[ERINYES + seat]
    off = tables.wonder_price - wonder_price(state, seat)
    return {
        "column": column + 1,
        "points": tables.wonder_points[wonder],
        "price": {
            "total": total,
            "base": tables.wonder_price,
            "surcharge": v[ERINYES + seat],
            "discounts": _by(state, seat, "wonder_discount", off) if off else [],
        },
        "stars": {
            "needed": tables.wonder_stars[wonder],
            "tokens": v[STARS + seat],
            "discoveries": v[STAR_SYMBOLS + seat],
            "markers": v[MARKERS + seat * COLUMNS + column],
            "athena": athena,
            "cards": cards(DESTINY, used[:]),
        },
        **landing(state, seat, total),
    }
