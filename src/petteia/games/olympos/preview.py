"""What an action of a turn would cost and do, for people: price parts, route, landing space (R29)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import actions
from .components import BONUS, COLUMNS, DESTINY, DISCOVERY, RESOURCE
from .destiny import preview_play
from .development import HOURGLASS, cell_of, free_bonuses, payments
from .expansion import fight_price, move_price, way_to_travel
from .layout import (
    BARBARIANS,
    CUBES,
    DISCOUNTS,
    ERINYES,
    FINISHED,
    HOURGLASSES,
    MARKERS,
    OWNED,
    PILE,
    SETTLER_DISCOUNT,
    SPACE,
    STAR_SYMBOLS,
    STARS,
    TOKENS,
    TRIBE,
)
from .standing import swords
from .track import time_left
from .wonders import column_of, stars_used, wonder_price

if TYPE_CHECKING:
    from .state import OlymposState


def preview(state: OlymposState, seat: int, action: int) -> dict[str, Any]:
    """The consequences of a legal action of a turn."""
    family = actions.ACTIONS.family(action)
    arguments = family.indices(action)
    if family is actions.DISCOVER:
        return _discover(state, seat, *arguments)
    if family is actions.BUILD:
        return _build(state, seat, *arguments)
    if family is actions.PLAY:
        return preview_play(state, seat, *arguments)
    if family is actions.PASS:
        return {"finishes": True}
    if family is actions.WAIT:
        spaces = state.setup.tables.wait_price
        return landing(state, seat, spaces, spend=False)
    origin, target = arguments
    return _move(state, seat, origin, target, family is actions.SETTLE)


def landing(state: OlymposState, seat: int, price: int, spend: bool = True) -> dict[str, Any]:
    """How a price would be paid and where the marker would land."""
    v = state.v
    tables = state.setup.tables
    hourglasses = min(price, v[HOURGLASSES + seat]) if spend else 0
    spaces = price - hourglasses
    old = v[SPACE + seat]
    new = old + spaces
    finishes = old >= tables.last_zeus
    others = [v[SPACE + s] for s in range(state.setup.seats) if s != seat and not v[FINISHED + s]]
    return {
        "hourglasses": hourglasses,
        "spaces": spaces,
        "landing": new,
        "zeus_spaces": [space for space in tables.zeus_spaces if old < space <= new],
        "my_turn_again": not finishes and all(new <= other for other in others),
        "finishes": finishes,
    }


def _move(state: OlymposState, seat: int, origin: int, target: int, new: bool) -> dict[str, Any]:
    v = state.v
    tables = state.setup.tables
    mode = way_to_travel(state, seat)
    route = tables.route(mode, origin, target)
    cavalry, sea_mode = divmod(mode, tables.sea_modes)
    sea_price = tables.sea_prices[sea_mode]
    legs: list[dict[str, Any]] = []
    discounts: list[dict[str, Any]] = []
    run_saved = 0
    after_land = False
    for area in route:
        land = area < tables.lands
        price = tables.land_price if land else sea_price or 0
        if land and cavalry and after_land:
            run_saved += price
            price = 0
        legs.append({"area": tables.area_names[area], "sea": not land, "cost": price})
        after_land = land
    if new and v[SETTLER_DISCOUNT + seat]:
        discounts += _by(state, seat, "new_settler_cost", v[SETTLER_DISCOUNT + seat])
    seas = sum(leg["sea"] for leg in legs)
    if seas and sea_price is not None and sea_price < tables.sea_price:
        for name in _owners(state, seat, "sea_discount"):
            discounts.append({"discovery": name, "amount": seas})
    if run_saved:
        discounts += _by(state, seat, "land_run_cost", run_saved)
    holder = v[PILE + target] & 7
    combat: dict[str, Any] | None = None
    if holder:
        mine, theirs = swords(state, seat + 1), swords(state, holder)
        against: int | str = holder - 1
        if holder == TRIBE:
            against = "tribe"
        elif holder == BARBARIANS:
            against = "barbarians"
        tie = None  # which side wins it by Democracy (R30)
        if mine[0] == theirs[0] and mine[1] != theirs[1]:
            tie = "attacker" if mine[1] else "defender"
        combat = {
            "against": against,
            "swords": mine[0],
            "their_swords": theirs[0],
            "tie": tie,
            "cost": fight_price(state, seat, holder),
        }
    total = move_price(state, seat, origin, target, new)
    settler = tables.new_settler - v[SETTLER_DISCOUNT + seat] if new else 0
    return {
        "price": {
            "total": total,
            "new_settler": settler,
            "route": sum(leg["cost"] for leg in legs),
            "combat": combat["cost"] if combat else 0,
            "surcharge": v[ERINYES + seat],
            "discounts": discounts,
        },
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


def _owners(state: OlymposState, seat: int, effect: str) -> list[str]:
    """Own discoveries with an effect, by the edition's word for it."""
    owned = state.v[OWNED + seat]
    entries = {entry["id"]: entry["effect"] for entry in state.setup.edition.data["discovery"]}
    return [name for d, name in enumerate(DISCOVERY) if owned >> d & 1 and entries[name].get(effect)]


def _by(state: OlymposState, seat: int, effect: str, amount: int) -> list[dict[str, Any]]:
    return [{"discovery": name, "amount": amount} for name in _owners(state, seat, effect)[:1]]


def _discover(state: OlymposState, seat: int, discovery: int) -> dict[str, Any]:
    v = state.v
    tables = state.setup.tables
    cell = cell_of(state, discovery)
    printed = [r for r, name in enumerate(RESOURCE) if tables.fixed[cell].get(name)]
    discounts = [
        {"discovery": _discount_tile(state, r), "resource": RESOURCE[r], "amount": tables.discount[r]}
        for r in printed
        if v[DISCOUNTS + seat] >> r & 1
    ]
    total = tables.time_price[cell][v[DISCOUNTS + seat]] + v[ERINYES + seat]
    row, column = divmod(cell, COLUMNS)
    tokens = v[TOKENS + 4 * seat : TOKENS + 4 * seat + 4]
    cubes = v[CUBES + 4 * seat : CUBES + 4 * seat + 4]
    gained = tables.hourglasses_now[discovery]
    bonuses = free_bonuses(state, cell)
    if total > time_left(state, seat) + gained:  # only this bonus saves the marker from the Cross (R7)
        bonuses = {HOURGLASS}
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
            for gift in payments(tokens, cubes, tables.needs[cell])
        ],
        "bonuses": [BONUS[kind] for kind in sorted(bonuses)],
        "hourglasses_gained": gained,
        **landing(state, seat, max(0, total - gained)),
    }


def _discount_tile(state: OlymposState, resource: int) -> str:
    tiles = state.setup.tables.tile_resources
    return next(name for d, name in enumerate(DISCOVERY) if tiles[d] >> resource & 1)


def _build(state: OlymposState, seat: int, wonder: int) -> dict[str, Any]:
    v = state.v
    tables = state.setup.tables
    column = column_of(state, wonder)
    athena, cards = stars_used(state, seat, wonder)
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
            "markers": v[MARKERS + COLUMNS * seat + column],
            "athena": athena,
            "cards": [DESTINY[card] for card in cards],
        },
        **landing(state, seat, total),
    }
