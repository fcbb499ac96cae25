"""Offerings and statues: the hold, loading, delivering, raising (DEL-5.5, DEL-5.6, DEL-5.7, DEL-5.8)."""

from __future__ import annotations

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


def room(v: list[int], p: int) -> int:
    """Free places in the hold (DEL-5.9, DEL-R51)."""
    return v[p + HOLD] - sum(v[p + CARGO : p + CARGO_END])


def may_load(state: DelphiState, p: int, kind: int, colour: int) -> bool:
    """Whether a piece is of use: always by the rulebook, only if needed in the revised rules (DEL-R4)."""
    if state.setup.needless:
        return True
    cargo = CARGO if kind == OFFERING else CARGO_STATUES
    return needed(state.setup, state.v, p, kind, colour, cargo)


def load_offering(state: DelphiState, seat: int, colour: int, island: int) -> None:
    """From an island into the hold."""
    exclude(state.v, OFFERINGS + island, colour)
    state.v[row(seat) + CARGO + colour] += 1


def deliver(state: DelphiState, seat: int, colour: int) -> None:
    """From the hold to the temple of its colour."""
    v, p = state.v, row(seat)
    v[p + CARGO + colour] -= 1
    v[p + DELIVERED + colour] += 1
    fulfil(state, seat, OFFERING, colour)


def load_statue(state: DelphiState, seat: int, colour: int) -> None:
    """From its city into the hold."""
    state.v[STATUES + colour] -= 1
    state.v[row(seat) + CARGO_STATUES + colour] += 1


def free_site(state: DelphiState, island: int, colour: int) -> int:
    """The free building site of a colour on a statue island, -1 if there is none (DEL-R52)."""
    for place, site in enumerate(state.setup.tiles.sites[island]):
        if site == colour and not state.v[RAISED + island * BUILDING_SITES + place]:
            return place
    return -1


def raise_statue(state: DelphiState, seat: int, colour: int, island: int) -> None:
    """From the hold to a site of its colour."""
    v = state.v
    v[row(seat) + CARGO_STATUES + colour] -= 1
    v[RAISED + island * BUILDING_SITES + free_site(state, island, colour)] = seat + 1
    fulfil(state, seat, STATUE, colour)
