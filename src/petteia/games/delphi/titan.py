"""The Titan (DEL-3.5)."""

from __future__ import annotations

from petteia.kernel import ENGINE, Step

from . import space
from .layout import FIRST, SHIELD, TITAN_DIE, TITAN_WOUNDS_ACTIVE, WOUND_DEAL, row
from .scoring import somebody_home
from .state import DelphiState


def titan_due(state: DelphiState, seat: int) -> bool:
    """The last player of the round rolls for the Titan, unless a ship has reached Zeus (DEL-R18, DEL-R73)."""
    if (seat + 1) % state.seats != state.v[FIRST]:
        return False
    return not somebody_home(state)


class TitanRoll(Step[DelphiState]):
    """The Titan die."""

    name = "titan"
    families = (space.TITAN.word,)

    def chance(self, state: DelphiState, top: int) -> list[tuple[int, int]]:
        return state.setup.titan_outcomes

    def run(self, state: DelphiState, top: int, action: int) -> None:
        """Its strength is known from now on; the wounds come after the gods' steps (DEL-R72)."""
        state.v[TITAN_DIE] = action - space.TITAN_BASE
        state.pop()
        if state.log is not None:
            state.tell("titan-rolled", number=state.v[TITAN_DIE])


class TitanWounds(Step[DelphiState]):
    """The Titan attacks everybody, the left neighbour of the active player first (DEL-R27)."""

    name = "titan-wounds"
    asks = False

    def run(self, state: DelphiState, top: int, action: int) -> None:
        """6: two wounds each; otherwise one for everybody whose shield is lower."""
        setup, v, active = state.setup, state.v, state.v[top + TITAN_WOUNDS_ACTIVE]
        strength = v[TITAN_DIE]
        state.pop()
        for ahead in range(state.seats, 0, -1):
            seat = (active + ahead) % state.seats
            if strength >= setup.titan_double_at:
                wounds = setup.titan_double
            else:
                wounds = setup.titan_wounds if v[row(seat) + SHIELD] < strength else 0
            if wounds:
                state.push(WOUND_DEAL, ENGINE, seat, wounds)
