"""Phase 3: consulting the oracle (DEL-3.4, rulings 32, 64, 74)."""

from __future__ import annotations

from petteia.kernel import CHANCE, ENGINE, A, Step

from . import space
from .layout import (
    CLOCKED,
    COINS,
    CONSULTING,
    DICE,
    NEXT_TURN,
    ORACLE_DISCARD,
    PHASE,
    PLAYED,
    REACTIONS,
    ROLL,
    SPENT,
    TITAN_ROLL,
    TITAN_WOUNDS,
    WILD,
    player,
)
from .names import COLOURS
from .rewards import gain_favour
from .state import DelphiState
from .titan import titan_due
from .wounds import TRIPLES

# Outcomes of three equal dice: each multiset of colours with the number of ways to roll it.
ROLLS = [(space.ROLL.id(*t), {1: 1, 2: 3, 3: 6}[len(set(t))]) for t in TRIPLES]


def take_dice(state: DelphiState, seat: int, action: int) -> None:
    """Lay the rolled dice on the oracle."""
    v, p = state.v, player(seat)
    rest = action - space.ROLL.base
    first, rest = divmod(rest, 36)
    second, third = divmod(rest, 6)
    v[p + DICE : p + DICE + 6] = [0] * 6
    v[p + SPENT : p + SPENT + 6] = [0] * 6
    for colour in (first, second, third):
        v[p + DICE + colour] += 1
    if state.log is not None:
        state.tell("rolled", seat=seat, colours=[COLOURS[c] for c in (first, second, third)])


class Consult(Step[DelphiState]):
    """Engine: the actions of a turn are over, the oracle is consulted (A seat)."""

    name = "consult"
    asks = False

    def run(self, state: DelphiState, top: int, action: int) -> None:
        """Roll; coins; the others' gods; with the last player the Titan (rulings 72 and 74)."""
        v, seat = state.v, state.v[top + A]
        p = player(seat)
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
    """Chance: three oracle dice for seat A."""

    name = "roll"
    families = (space.ROLL.word,)

    def chance(self, state: DelphiState, top: int) -> list[tuple[int, int]]:
        """All multisets of three colours."""
        return ROLLS

    def run(self, state: DelphiState, top: int, action: int) -> None:
        """Lay them on the oracle; coins pay for their colours (ruling 64)."""
        v, seat = state.v, state.v[top + A]
        p = player(seat)
        state.pop()
        take_dice(state, seat, action)
        coins = v[p + COINS]
        if coins:
            for colour in range(6):
                if coins >> colour & 1 and v[p + DICE + colour]:
                    gain_favour(state, seat, state.setup.coin_favour)
