"""What several chapters ask of players: swords, Zeus symbols, who looks at cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from petteia.kernel import STEP, TOP, WHO, native

from .figures import ZEUS_LAND
from .layout import ARES, DEMOCRACY, DRAW, DRAW_SEAT, KEEP, PRAYED, SWORDS, ZEUS
from .packing import holder

if TYPE_CHECKING:
    from .state import OlymposState


@native
def doubled_swords(state: OlymposState, seat: int) -> int:
    """Twice the swords of a seat; Democracy counts half a sword, so that it decides ties and nothing else.

    OLY-6.12, OLY-R30.
    """
    v = state.p
    return 2 * (v[SWORDS + seat] + v[ARES + seat]) + v[DEMOCRACY + seat]


@native
def holds_zeus_token(state: OlymposState, seat: int) -> bool:
    """Whether a seat controls Olympos and so holds the Zeus token (OLY-4.6)."""
    olympos = state.t[ZEUS_LAND]
    return olympos >= 0 and holder(state.p, olympos) == seat + 1


@native
def symbols(state: OlymposState, seat: int) -> int:
    """Zeus symbols of a seat: discoveries, the Zeus token, prayers to the card at hand (OLY-7.4)."""
    v = state.p
    return v[ZEUS + seat] + holds_zeus_token(state, seat) + v[PRAYED + seat]


@native
def looker(state: OlymposState) -> int:
    """Who looks at cards of the Oracle at the moment; -1 if nobody does."""
    v = state.p
    top = v[TOP]
    if top and v[top + STEP] == KEEP:
        return v[top + WHO]
    return v[top + DRAW_SEAT] if top and v[top + STEP] == DRAW else -1
