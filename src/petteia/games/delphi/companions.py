"""Companions: heroes, demigods, creatures (DEL-8.1). What a demigod makes of a colour is in tables.py, what a
creature does for a voyage in sailing.py.
"""

from __future__ import annotations

from petteia.kernel import WHO, Reason, Step

from . import space
from .components import COLOUR, COMPANION, DEMIGOD, HERO
from .layout import CHOOSE_COMPANION_COLOUR, COMPANION_AT, CREATURES, DEMIGODS, HEROES, row
from .observation import Ask
from .packing import include
from .rewards import grant
from .state import DelphiState
from .wounds import discard_wounds


def join(state: DelphiState, seat: int, companion: int) -> None:
    """Take a companion card: its lasting effect and what it gives once."""
    setup, v, p = state.setup, state.v, row(seat)
    v[COMPANION_AT + companion] = seat + 1
    kind, colour = setup.companion_kind[companion], setup.companion_colour[companion]
    if state.log is not None:
        state.tell("companion-joins", seat=seat, companion=COMPANION[companion])
    if kind == HERO:  # DEL-R60: also the wounds that are held already
        include(v, p + HEROES, colour)
        count = discard_wounds(state, seat, colour)
        if count and state.log is not None:
            state.tell("hero-discards", seat=seat, colour=COLOUR[colour], count=count)
    elif kind == DEMIGOD:
        include(v, p + DEMIGODS, colour)
    else:
        include(v, p + CREATURES, colour)
    grant(state, seat, setup.companion_gain[kind])


class ChooseCompanion(Step[DelphiState]):
    """The reward for a statue: a companion of its colour still in stock (DEL-R59)."""

    name = "choose-companion"
    families = (space.CHOOSE_COMPANION.word,)

    def legal(self, state: DelphiState, top: int) -> list[int]:
        """Those of the colour nobody has."""
        v, base = state.v, space.CHOOSE_COMPANION_BASE
        fitting = state.setup.companions_of[v[top + CHOOSE_COMPANION_COLOUR]]
        return [base + n for n in fitting if not v[COMPANION_AT + n]]

    def run(self, state: DelphiState, top: int, action: int) -> None:
        seat = state.v[top + WHO]
        state.pop()
        join(state, seat, action - space.CHOOSE_COMPANION_BASE)

    def why_not(self, state: DelphiState, top: int, action: int) -> Reason:
        """Of another colour, or already with somebody."""
        companion, colour = action - space.CHOOSE_COMPANION_BASE, state.v[top + CHOOSE_COMPANION_COLOUR]
        if state.setup.companion_colour[companion] != colour:
            args = {"companion": COMPANION[companion], "colour": COLOUR[colour]}
            return Reason("companion-other-colour", args, ("DEL-6.1", "DEL-R59"))
        return Reason("companion-taken", {"companion": COMPANION[companion]}, ("DEL-6.1", "DEL-R59"))

    def context(self, state: DelphiState, top: int, viewer: int | None) -> Ask:
        """The statue's colour."""
        return {"colour": COLOUR[state.v[top + CHOOSE_COMPANION_COLOUR]]}
