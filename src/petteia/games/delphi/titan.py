"""The Titan (DEL-3.5)."""

from __future__ import annotations

from petteia.kernel import ENGINE, Numbers, Step, native

from . import figures, space
from .layout import FIRST, SHIELD, TITAN_DIE, TITAN_WOUNDS_ACTIVE, WOUND_DEAL, row
from .scoring import somebody_home
from .state import DelphiState


@native
def titan_due(state: DelphiState, seat: int) -> bool:
    """The last player of the round rolls for the Titan, unless a ship has reached Zeus (DEL-R18, DEL-R73)."""
    if (seat + 1) % state.seats != state.p[FIRST]:
        return False
    return not somebody_home(state)


@native
def list_faces(state: DelphiState, faces: int, base: int, out: Numbers, weights: Numbers) -> int:
    """Write the faces of a die as outcomes; ``faces`` is the place of their weights among the figures."""
    n = 0
    for face in range(figures.FACES):
        if state.t[faces + face]:
            out[n] = base + face
            weights[n] = state.t[faces + face]
            n += 1
    return n


class TitanRoll(Step[DelphiState]):
    """The Titan die."""

    name = "titan"
    families = (space.TITAN.word,)

    @native
    def weigh(self, state: DelphiState, top: int, out: Numbers, weights: Numbers) -> int:
        return list_faces(state, figures.TITAN_WEIGHT, space.TITAN_BASE, out, weights)

    @native
    def run(self, state: DelphiState, top: int, action: int) -> None:
        """Its strength is known from now on; the wounds come after the gods' steps (DEL-R72)."""
        state.p[TITAN_DIE] = action - space.TITAN_BASE
        state.pop()
        if state.log is not None:
            state.tell("titan-rolled", number=action - space.TITAN_BASE)


class TitanWounds(Step[DelphiState]):
    """The Titan attacks everybody, the left neighbour of the active player first (DEL-R27)."""

    name = "titan-wounds"
    asks = False

    @native
    def run(self, state: DelphiState, top: int, action: int) -> None:
        """6: two wounds each; otherwise one for everybody whose shield is lower."""
        v = state.p
        t = state.t
        active = v[top + TITAN_WOUNDS_ACTIVE]
        strength = v[TITAN_DIE]
        state.pop()
        for ahead in range(state.seats, 0, -1):
            seat = (active + ahead) % state.seats
            if strength >= t[figures.TITAN_DOUBLE_AT]:
                wounds = t[figures.TITAN_DOUBLE]
            else:
                wounds = t[figures.TITAN_SINGLE] if v[row(seat) + SHIELD] < strength else 0
            if wounds:
                state.push(WOUND_DEAL, ENGINE, seat, wounds)
