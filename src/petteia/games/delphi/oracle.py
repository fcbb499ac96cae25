"""The oracle: consulting it in phase 3 (DEL-3.4), and drawing its cards (DEL-4.1)."""

from __future__ import annotations

from petteia.kernel import CHANCE, ENGINE, Step

from . import space
from .components import COLOUR, COLOURS
from .layout import (
    CARDS_HELD,
    CLOCKED,
    COINS,
    CONSULT_SEAT,
    CONSULTING,
    DICE,
    DRAW_COUNT,
    DRAW_SEAT,
    NEXT_TURN,
    ORACLE,
    ORACLE_DISCARD,
    ORACLE_PILE,
    ORACLE_SEAT,
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
from .packing import COLOURS_IN
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
    """The actions of a turn are over, the oracle is consulted."""

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
    """Three oracle dice for a seat."""

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


# ---- oracle cards (DEL-4.1) --------------------------------------------------------------------------

# Pile and discards lie side by side.
_AFTER_ORACLE = ORACLE_DISCARD + COLOURS
assert ORACLE_DISCARD == ORACLE_PILE + COLOURS


def can_draw_oracle(v: list[int]) -> bool:
    """Whether there is a card in the pile or among the discards (DEL-R30)."""
    return any(v[ORACLE_PILE:_AFTER_ORACLE])


def reshuffle(v: list[int], pile: int, discard: int) -> bool:
    """Make a new pile of the discards if the pile is empty; False if there is no card at all (DEL-R30)."""
    if any(v[pile : pile + COLOURS]):
        return True
    if not any(v[discard : discard + COLOURS]):
        return False
    v[pile : pile + COLOURS] = v[discard : discard + COLOURS]
    v[discard : discard + COLOURS] = [0] * COLOURS
    return True


class Draw(Step[DelphiState]):
    """Oracle cards still to be drawn."""

    name = "draw"
    asks = False

    def run(self, state: DelphiState, top: int, action: int) -> None:
        v = state.v
        if not v[top + DRAW_COUNT] or not reshuffle(v, ORACLE_PILE, ORACLE_DISCARD):
            state.pop()
            return
        v[top + DRAW_COUNT] -= 1
        state.push(ORACLE, CHANCE, v[top + DRAW_SEAT])


class Oracle(Step[DelphiState]):
    """An oracle card for a seat, laid open before it (DEL-4.1)."""

    name = "oracle"
    families = (space.ORACLE.word,)

    def chance(self, state: DelphiState, top: int) -> list[tuple[int, int]]:
        """Colours by the cards left in the pile."""
        v, base = state.v, space.ORACLE_BASE
        return [(base + c, v[ORACLE_PILE + c]) for c in range(COLOURS) if v[ORACLE_PILE + c]]

    def run(self, state: DelphiState, top: int, action: int) -> None:
        v, seat, colour = state.v, state.v[top + ORACLE_SEAT], action - space.ORACLE_BASE
        v[ORACLE_PILE + colour] -= 1
        v[row(seat) + CARDS_HELD + colour] += 1
        state.pop()
        if state.log is not None:
            state.tell("oracle-drawn", seat=seat, colour=COLOUR[colour])
