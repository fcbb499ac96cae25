"""Expansion (OLY-4): exactly one settler moves and takes a territory."""

from __future__ import annotations

from operator import itemgetter
from typing import Any

from petteia.kernel import WHO, A, B, C, D, Reason, Step

from . import actions
from .actions import FLEE_BASE, MOVE_BASE, SETTLE_BASE
from .components import NORTH, TERRITORY
from .layout import (
    ARES,
    BARBARIANS,
    CAVALRY,
    DEMOCRACY,
    ERINYES,
    HOURGLASSES,
    PIECE,
    PILE,
    SEA_DISCOUNT,
    SETTLER_DISCOUNT,
    SIREN,
    SPACE,
    STOCK,
    SWORDS,
    TRIBE,
)
from .piles import arrive, choices, leave, pieces
from .state import OlymposState
from .tables import Tables
from .track import pay

LANDS = len(TERRITORY)
NORTHERN_ZONE = LANDS  # its number as an origin


def _rows(first: int) -> list[list[int]]:
    """The actions of a family by origin, in the order of their targets."""
    return [list(range(first + LANDS * origin, first + LANDS * (origin + 1))) for origin in range(LANDS + 1)]


_SETTLE_ROWS = _rows(SETTLE_BASE)
_MOVE_ROWS = _rows(MOVE_BASE)
_FLEE_ROWS = _rows(FLEE_BASE)


def way_to_travel(state: OlymposState, seat: int) -> int:
    """Which table of route prices holds for a seat: sea discounts, the Siren, Cavalry (OLY-4.3, 7.5)."""
    v = state.v
    tables = state.setup.tables
    sea = tables.sea_modes - 1 if v[SIREN + seat] else min(v[SEA_DISCOUNT + seat], tables.sea_price)
    return sea + tables.sea_modes if v[CAVALRY + seat] else sea


def fight_prices(state: OlymposState, seat: int) -> list[int]:
    """What it costs a seat to fight each holder, by its code (OLY-4.7); nothing where nobody is.

    Democracy counts half a sword, so that it decides ties and nothing else (R30).
    """
    v = state.v
    tables = state.setup.tables
    mine = 2 * (v[SWORDS + seat] + v[ARES + seat]) + v[DEMOCRACY + seat]
    prices = [0] * 8
    for other in range(state.setup.seats):
        theirs = 2 * (v[SWORDS + other] + v[ARES + other]) + v[DEMOCRACY + other]
        prices[other + 1] = _by_swords(tables, mine - theirs)
    prices[BARBARIANS] = _by_swords(tables, mine - 2 * tables.barbarian_swords)
    prices[TRIBE] = _by_swords(tables, mine - 2 * tables.tribe_swords)
    return prices


def _by_swords(tables: Tables, lead: int) -> int:
    if lead > 0:
        return tables.fight_stronger
    return tables.fight_weaker if lead else tables.fight_equal


def fight_price(state: OlymposState, seat: int, holder: int) -> int:
    """What it costs a seat to fight one holder."""
    return fight_prices(state, seat)[holder] if holder else 0


def list_moves(state: OlymposState, seat: int, out: list[int]) -> None:
    """Append all legal expansions of a seat, sorted."""
    v = state.v
    tables = state.setup.tables
    room = tables.cross - v[SPACE + seat] + v[HOURGLASSES + seat] - v[ERINYES + seat]
    if room < tables.minimum_price:
        return
    me = seat + 1
    own: list[int] = []
    buried: list[int] = []
    targets: list[int] = []
    piles = v[PILE : PILE + LANDS]
    for land, pile in enumerate(piles):
        if pile >= 0:
            if pile & 7 == me:
                own.append(land)
            else:
                targets.append(land)
            if pile > 7 and choices(pile, me, False):
                buried.append(land)
    mode = way_to_travel(state, seat)
    settler = tables.new_settler - v[SETTLER_DISCOUNT + seat]
    if tables.dearest[mode] + settler + tables.dearest_fight <= room and len(targets) > 1:
        pick = itemgetter(*targets)  # nothing is out of reach: every target from every origin
        if v[STOCK + seat]:
            for origin in own:
                out += pick(_SETTLE_ROWS[origin])
            out += pick(_SETTLE_ROWS[NORTHERN_ZONE])
        for origin in own:
            out += pick(_MOVE_ROWS[origin])
        for origin in buried:
            out += pick(_FLEE_ROWS[origin])
        return
    fights = fight_prices(state, seat)
    ends = [(land, fights[piles[land] & 7]) for land in targets]
    routes = tables.routes[mode]
    if v[STOCK + seat]:
        left = room - settler
        for origin in (*own, NORTHERN_ZONE):
            row = routes[origin]
            first = SETTLE_BASE + LANDS * origin
            out += [first + land for land, fight in ends if row[land] + fight <= left]
    for origin in own:
        row = routes[origin]
        first = MOVE_BASE + LANDS * origin
        out += [first + land for land, fight in ends if row[land] + fight <= room]
    for origin in buried:
        row = routes[origin]
        first = FLEE_BASE + LANDS * origin
        out += [first + land for land, fight in ends if row[land] + fight <= room]


def move_price(state: OlymposState, seat: int, origin: int, target: int, new: bool) -> int:
    """The whole price of an expansion: new settler, route, combat, surcharge (OLY-4.12, R5)."""
    v = state.v
    tables = state.setup.tables
    price = tables.routes[way_to_travel(state, seat)][origin][target]
    price += fight_price(state, seat, v[PILE + target] & 7)
    if new:
        price += tables.new_settler - v[SETTLER_DISCOUNT + seat]
    return max(tables.minimum_price, price) + v[ERINYES + seat]


def settle(state: OlymposState, seat: int, action: int) -> None:
    """A new settler appears and moves on (OLY-4.2)."""
    origin, target = divmod(action - SETTLE_BASE, LANDS)
    price = move_price(state, seat, origin, target, True)
    state.v[STOCK + seat] -= 1
    if state.log is not None:
        start = NORTH if origin == NORTHERN_ZONE else TERRITORY[origin]
        state.tell("settle", seat=seat, origin=start, target=TERRITORY[target])
    arrive(state, seat, target)
    pay(state, seat, price)


def move(state: OlymposState, seat: int, action: int) -> None:
    """A settler leaves a territory that its owner controls."""
    origin, target = divmod(action - MOVE_BASE, LANDS)
    price = move_price(state, seat, origin, target, False)
    if state.log is not None:
        state.tell("move", seat=seat, origin=TERRITORY[origin], target=TERRITORY[target])
    leave(state, seat, origin, 0)
    arrive(state, seat, target)
    pay(state, seat, price)


def flee(state: OlymposState, seat: int, action: int) -> None:
    """A conquered settler leaves, perhaps to come back and fight (OLY-4.10, R16)."""
    origin, target = divmod(action - FLEE_BASE, LANDS)
    price = move_price(state, seat, origin, target, False)
    depths = choices(state.v[PILE + origin], seat + 1, False)
    if len(depths) > 1:
        state.push(PIECE, seat, origin, target, price)
    else:
        flee_from(state, seat, origin, depths[0], target, price)


def flee_from(state: OlymposState, seat: int, origin: int, depth: int, target: int, price: int) -> None:
    """The conquered settler at this depth leaves."""
    if state.log is not None:
        if origin == target:
            state.tell("return", seat=seat, territory=TERRITORY[origin])
        else:
            state.tell("flee", seat=seat, origin=TERRITORY[origin], target=TERRITORY[target])
    leave(state, seat, origin, depth)
    arrive(state, seat, target)
    pay(state, seat, price)


class WhichPiece(Step[OlymposState]):
    """Which of several own pieces of one pile (R20).

    A: territory, B: target of a flight, C: its price, D: 1 for Hades.
    """

    name = "piece"
    families = ("piece",)

    def legal(self, state: OlymposState, top: int) -> list[int]:
        v = state.v
        pile = v[PILE + v[top + A]]
        height = len(pieces(pile))
        found = choices(pile, v[top + WHO] + 1, bool(v[top + D]))
        return sorted(actions.PIECE.base + height - 1 - depth for depth in found)

    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.v
        seat, land, target, price, hades = v[top + WHO], v[top + A], v[top + B], v[top + C], v[top + D]
        depth = len(pieces(v[PILE + land])) - 1 - (action - actions.PIECE.base)
        state.pop()
        if hades:
            lose_settler(state, seat, land, depth)
        else:
            flee_from(state, seat, land, depth, target, price)

    def why_not(self, state: OlymposState, top: int, action: int) -> Reason:
        return Reason("piece-not-yours", {"territory": TERRITORY[state.v[top + A]]}, ("OLY-R20",))

    def context(self, state: OlymposState, top: int, viewer: int | None) -> dict[str, Any]:
        v = state.v
        out: dict[str, Any] = {"territory": TERRITORY[v[top + A]]}
        if not v[top + D]:
            out["target"] = TERRITORY[v[top + B]]
            out["price"] = v[top + C]
        return out


def lose_settler(state: OlymposState, seat: int, land: int, depth: int) -> None:
    """Hades sends a settler from the map back to its owner's stock (OLY-7.5, R51)."""
    if state.log is not None:
        state.tell("lose", seat=seat, territory=TERRITORY[land])
    leave(state, seat, land, depth)
    state.v[STOCK + seat] += 1
