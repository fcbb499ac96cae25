"""Expansion (OLY-4): exactly one settler moves and takes a territory."""

from __future__ import annotations

from typing import Any

from petteia.kernel import WHO, A, B, C, D, Reason, Step

from . import actions
from .actions import FLEE_BASE, MOVE_BASE, SETTLE_BASE
from .components import NORTH, TERRITORY
from .layout import (
    CAVALRY,
    ERINYES,
    PIECE,
    PILE,
    SEA_DISCOUNT,
    SETTLER_DISCOUNT,
    SIREN,
    STOCK,
)
from .piles import arrive, choices, leave, pieces
from .standing import swords
from .state import OlymposState
from .track import pay, time_left

LANDS = len(TERRITORY)
NORTHERN_ZONE = LANDS  # its number as an origin


def way_to_travel(state: OlymposState, seat: int) -> int:
    """Which table of route prices holds for a seat: sea discounts, the Siren, Cavalry (OLY-4.3, 7.5)."""
    v = state.v
    tables = state.setup.tables
    sea = tables.sea_modes - 1 if v[SIREN + seat] else min(v[SEA_DISCOUNT + seat], tables.sea_price)
    return sea + tables.sea_modes if v[CAVALRY + seat] else sea


def fight_price(state: OlymposState, seat: int, holder: int) -> int:
    """What it costs a seat to fight a holder (OLY-4.7); nothing where nobody is."""
    if not holder:
        return 0
    mine, my_ties = swords(state, seat + 1)
    theirs, their_ties = swords(state, holder)
    tables = state.setup.tables
    lead = 2 * (mine - theirs) + my_ties - their_ties  # Democracy is half a sword, in ties only (R30)
    if lead > 0:
        return tables.fight_stronger
    return tables.fight_equal if lead == 0 else tables.fight_weaker


def list_moves(state: OlymposState, seat: int, out: list[int]) -> None:
    """Append all legal expansions of a seat, sorted."""
    v = state.v
    tables = state.setup.tables
    room = time_left(state, seat) - v[ERINYES + seat]
    if room < tables.minimum_price:
        return
    me = seat + 1
    own: list[int] = []
    buried: list[int] = []
    targets: list[int] = []
    for land, pile in enumerate(v[PILE : PILE + LANDS]):
        if pile >= 0:
            if pile & 7 == me:
                own.append(land)
            else:
                targets.append(land)
            if pile > 7 and choices(pile, me, False):
                buried.append(land)
    mode = way_to_travel(state, seat)
    settler = tables.new_settler - v[SETTLER_DISCOUNT + seat]
    if tables.dearest[mode] + settler + tables.fight_weaker <= room:  # nothing is out of reach
        if v[STOCK + seat]:
            for origin in own:
                out += map((SETTLE_BASE + LANDS * origin).__add__, targets)
            out += map((SETTLE_BASE + LANDS * NORTHERN_ZONE).__add__, targets)
        for origin in own:
            out += map((MOVE_BASE + LANDS * origin).__add__, targets)
        for origin in buried:
            out += map((FLEE_BASE + LANDS * origin).__add__, targets)
        return
    fights = [fight_price(state, seat, holder) if holder != me else 0 for holder in range(8)]
    ends = [(target, fights[v[PILE + target] & 7]) for target in targets]
    routes = tables.routes[mode]
    if v[STOCK + seat]:
        left = room - settler
        for origin in (*own, NORTHERN_ZONE):
            row = routes[origin]
            first = SETTLE_BASE + LANDS * origin
            out += [first + target for target, fight in ends if row[target] + fight <= left]
    for origin in own:
        row = routes[origin]
        first = MOVE_BASE + LANDS * origin
        out += [first + target for target, fight in ends if row[target] + fight <= room]
    for origin in buried:
        row = routes[origin]
        first = FLEE_BASE + LANDS * origin
        out += [first + target for target, fight in ends if row[target] + fight <= room]


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
        """See `Step.legal`."""
        v = state.v
        pile = v[PILE + v[top + A]]
        height = len(pieces(pile))
        found = choices(pile, v[top + WHO] + 1, bool(v[top + D]))
        return sorted(actions.PIECE.base + height - 1 - depth for depth in found)

    def run(self, state: OlymposState, top: int, action: int) -> None:
        """See `Step.run`."""
        v = state.v
        seat, land, target, price, hades = v[top + WHO], v[top + A], v[top + B], v[top + C], v[top + D]
        depth = len(pieces(v[PILE + land])) - 1 - (action - actions.PIECE.base)
        state.pop()
        if hades:
            lose_settler(state, seat, land, depth)
        else:
            flee_from(state, seat, land, depth, target, price)

    def why_not(self, state: OlymposState, top: int, action: int) -> Reason:
        """See `Step.why_not`."""
        return Reason("piece-not-yours", {"territory": TERRITORY[state.v[top + A]]}, ("OLY-R20",))

    def context(self, state: OlymposState, top: int, viewer: int | None) -> dict[str, Any]:
        """See `Step.context`."""
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
