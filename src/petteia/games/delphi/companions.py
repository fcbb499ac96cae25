"""Companions: heroes, demigods, creatures (DEL-8.1). What a demigod makes of a colour is in tables.py, what a
creature does for a voyage in sailing.py.
"""

from __future__ import annotations

from petteia.kernel import WHO, Numbers, Reason, Step, native

from . import figures, space
from .components import COLOUR, COMPANION, COMPANIONS, DEMIGOD, HERO
from .layout import CHOOSE_COMPANION_COLOUR, COMPANION_AT, CREATURES, DEMIGODS, HEROES, row
from .observation import Ask
from .packing import insert
from .rewards import grant
from .state import DelphiState
from .wounds import discard_wounds


@native
def join(state: DelphiState, seat: int, companion: int) -> None:
    """Take a companion card: its lasting effect and what it gives once."""
    v = state.p
    p = row(seat)
    v[COMPANION_AT + companion] = seat + 1
    kind = state.t[figures.COMPANION_KINDS + companion]
    colour = state.t[figures.COMPANION_COLOUR + companion]
    if state.log is not None:
        state.tell("companion-joins", seat=seat, companion=COMPANION[companion])
    if kind == HERO:  # DEL-R60: also the wounds that are held already
        insert(v, p + HEROES, colour)
        count = discard_wounds(state, seat, colour)
        if count and state.log is not None:
            state.tell("hero-discards", seat=seat, colour=COLOUR[colour], count=count)
    elif kind == DEMIGOD:
        insert(v, p + DEMIGODS, colour)
    else:
        insert(v, p + CREATURES, colour)
    grant(state, seat, figures.COMPANION_GAIN + kind * figures.GAIN)


class ChooseCompanion(Step[DelphiState]):
    """The reward for a statue: a companion of its colour still in stock (DEL-R59)."""

    name = "choose-companion"
    families = (space.CHOOSE_COMPANION.word,)

    @native
    def fill(self, state: DelphiState, top: int, out: Numbers) -> int:
        """Those of the colour nobody has."""
        v = state.p
        colour = v[top + CHOOSE_COMPANION_COLOUR]
        n = 0
        for companion in range(COMPANIONS):
            if state.t[figures.COMPANION_COLOUR + companion] == colour and v[COMPANION_AT + companion] == 0:
                out[n] = space.CHOOSE_COMPANION_BASE + companion
                n += 1
        return n

    @native
    def run(self, state: DelphiState, top: int, action: int) -> None:
        seat = state.p[top + WHO]
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
