"""What comes from the supply to a player: cubes, hourglasses, settlers, prestige (OLY-R60)."""

from __future__ import annotations

from petteia.kernel import native

from .components import RESOURCE, RESOURCES
from .layout import CUBES, HOURGLASSES, PRESTIGE, STOCK
from .state import OlymposState


@native
def gain_cube(state: OlymposState, seat: int, resource: int) -> None:
    """A cube comes from the supply."""
    state.p[CUBES + seat * RESOURCES + resource] += 1
    if state.log is not None:
        state.tell("gain-cube", seat=seat, resource=RESOURCE[resource])


@native
def gain_hourglasses(state: OlymposState, seat: int, number: int) -> None:
    """Hourglasses come from the supply, unlimited as that of cubes, prestige and discs (OLY-R60)."""
    state.p[HOURGLASSES + seat] += number
    if state.log is not None:
        state.tell("gain-hourglasses", seat=seat, number=number)


@native
def gain_settlers(state: OlymposState, seat: int, number: int) -> None:
    """Discs come from the supply to the stock."""
    state.p[STOCK + seat] += number
    if state.log is not None:
        state.tell("gain-settlers", seat=seat, number=number)


@native
def gain_prestige(state: OlymposState, seat: int, number: int) -> None:
    """Prestige tokens are laid face down before the player; each gain is public (OLY-R59)."""
    state.p[PRESTIGE + seat] += number
    if state.log is not None:
        state.tell("gain-prestige", seat=seat, number=number)
