"""Offerings and statues: the hold, loading, delivering, raising (DEL-5.5, DEL-5.6, DEL-5.7, DEL-5.8)."""

from __future__ import annotations

from petteia.kernel import native

from . import figures
from .components import BUILDING_SITES, OFFERING, STATUE
from .layout import (
    CARGO,
    CARGO_END,
    CARGO_STATUES,
    DELIVERED,
    HOLD,
    OFFERINGS,
    RAISED,
    STATUES,
    row,
)
from .packing import exclude
from .rewards import fulfil, needed
from .state import DelphiState


@native
def room(state: DelphiState, p: int) -> int:
    """Free places in the hold (DEL-5.9, DEL-R51)."""
    free = state.p[p + HOLD]
    for piece in range(CARGO, CARGO_END):
        free -= state.p[p + piece]
    return free


@native
def may_load(state: DelphiState, p: int, kind: int, colour: int) -> bool:
    """Whether a piece is of use: always by the rulebook, only if needed in the revised rules (DEL-R4)."""
    if state.t[figures.NEEDLESS]:
        return True
    return needed(state, p, kind, colour, CARGO if kind == OFFERING else CARGO_STATUES)


@native
def load_offering(state: DelphiState, seat: int, colour: int, island: int) -> None:
    """From an island into the hold."""
    exclude(state.p, OFFERINGS + island, colour)
    state.p[row(seat) + CARGO + colour] += 1


@native
def deliver(state: DelphiState, seat: int, colour: int) -> None:
    """From the hold to the temple of its colour."""
    v = state.p
    p = row(seat)
    v[p + CARGO + colour] -= 1
    v[p + DELIVERED + colour] += 1
    fulfil(state, seat, OFFERING, colour)


@native
def load_statue(state: DelphiState, seat: int, colour: int) -> None:
    """From its city into the hold."""
    state.p[STATUES + colour] -= 1
    state.p[row(seat) + CARGO_STATUES + colour] += 1


@native
def free_site(state: DelphiState, island: int, colour: int) -> int:
    """The free building site of a colour on a statue island, -1 if there is none (DEL-R52)."""
    for place in range(BUILDING_SITES):
        at = island * BUILDING_SITES + place
        if state.t[figures.BUILDING_COLOUR + at] == colour and state.p[RAISED + at] == 0:
            return place
    return -1


@native
def raise_statue(state: DelphiState, seat: int, colour: int, island: int) -> None:
    """From the hold to a site of its colour."""
    v = state.p
    v[row(seat) + CARGO_STATUES + colour] -= 1
    v[RAISED + island * BUILDING_SITES + free_site(state, island, colour)] = seat + 1
    fulfil(state, seat, STATUE, colour)
