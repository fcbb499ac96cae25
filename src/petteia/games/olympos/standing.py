"""What a player has to show in comparisons: swords and Zeus symbols."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .layout import ARES, BARBARIANS, DEMOCRACY, PILE, PRAYED, SWORDS, TRIBE, ZEUS

if TYPE_CHECKING:
    from .state import OlymposState


def swords(state: OlymposState, holder: int) -> tuple[int, bool]:
    """Swords of a holder (a code of piles) and whether it wins ties (OLY-6.12, R27, R28, R30)."""
    v = state.v
    tables = state.setup.tables
    if holder == TRIBE:
        return tables.tribe_swords, False
    if holder == BARBARIANS:
        return tables.barbarian_swords, False
    return v[SWORDS + holder - 1] + v[ARES + holder - 1], bool(v[DEMOCRACY + holder - 1])


def holds_zeus_token(state: OlymposState, seat: int) -> bool:
    """Whether a seat controls Olympos and so holds the Zeus token (OLY-4.6)."""
    olympos = state.setup.tables.zeus_land
    return olympos >= 0 and state.v[PILE + olympos] & 7 == seat + 1 and state.v[PILE + olympos] > 0


def symbols(state: OlymposState, seat: int) -> int:
    """Zeus symbols of a seat: discoveries, the Zeus token, prayers to the card at hand (OLY-7.4)."""
    v = state.v
    return v[ZEUS + seat] + holds_zeus_token(state, seat) + v[PRAYED + seat]
