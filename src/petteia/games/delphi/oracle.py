"""Phase 3: consulting the oracle (DEL-3.4)."""

from __future__ import annotations

from petteia.kernel import CHANCE, ENGINE, Step

from . import space
from .components import COLOUR, COLOURS
from .layout import (
    CLOCKED,
    COINS,
    COLOURS_IN,
    CONSULT_SEAT,
    CONSULTING,
    DICE,
    NEXT_TURN,
    ORACLE_DISCARD,
    PHASE,
    PLAYED,
    REACTIONS,
    ROLL,
    ROLL_SEAT,
    SPENT,
    TITAN_ROLL,
    TITAN_WOUNDS,
    WILD,
    row,
)
from .rewards import gain_favour
from .state import DelphiState
from .titan import titan_due

# Outcomes of three equal dice: each multiset of colours with the number of ways to roll it.
ROLLS = [(space.ROLL.id(*t), {1: 1, 2: 3, 3: 6}[len(set(t))]) for t in space.TRIPLES]


def take_dice(state: DelphiState, seat: int, action: int) -> None:
    """Lay the rolled dice on the oracle."""
    v, p = state.v, row(seat)
    colours = space.ROLL.indices(action)
    v[p + DICE : p + DICE + COLOURS] = [0] * COLOURS
    v[p + SPENT : p + SPENT + COLOURS] = [0] * COLOURS
    for colour in colours:
        v[p + DICE + colour] += 1
    if state.log is not None:
        state.tell("rolled", seat=seat, colours=[COLOUR[c] for c in colours])


class Consult(Step[DelphiState]):
    """Engine: the actions of a turn are over, the oracle is consulted."""

    name = "consult"
    asks = False

    def run(self, state: DelphiState, top: int, action: int) -> None:
        """Roll; coins; the others' gods; with the last player the Titan (DEL-R72, DEL-R74).

        A played card goes to the discards only now (DEL-R32).
        """
        v, seat = state.v, state.v[top + CONSULT_SEAT]
        p = row(seat)
        v[PHASE] = CONSULTING
        v[p + WILD] = 0
        v[p + CLOCKED] = 0
        if v[p + PLAYED]:
            v[ORACLE_DISCARD + v[p + PLAYED] - 1] += 1
            v[p + PLAYED] = 0
        state.pop()
        state.push(NEXT_TURN, ENGINE)
        titan = titan_due(state, seat)
        if titan:
            state.push(TITAN_WOUNDS, ENGINE, seat)
        state.push(REACTIONS, ENGINE, seat, 1)
        if titan:
            state.push(TITAN_ROLL, CHANCE)
        state.push(ROLL, CHANCE, seat)


class Roll(Step[DelphiState]):
    """Chance: three oracle dice for a seat."""

    name = "roll"
    families = (space.ROLL.word,)

    def chance(self, state: DelphiState, top: int) -> list[tuple[int, int]]:
        """All multisets of three colours."""
        return ROLLS

    def run(self, state: DelphiState, top: int, action: int) -> None:
        """Lay them on the oracle; coins pay for their colours (DEL-R64)."""
        v, seat = state.v, state.v[top + ROLL_SEAT]
        p = row(seat)
        state.pop()
        take_dice(state, seat, action)
        for colour in COLOURS_IN[v[p + COINS]]:
            if v[p + DICE + colour]:
                gain_favour(state, seat, state.setup.coin_favour)
