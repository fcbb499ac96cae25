"""The oracle: consulting it in phase 3 (DEL-3.4), and drawing its cards (DEL-4.1)."""

from __future__ import annotations

from petteia.kernel import CHANCE, ENGINE, Numbers, Step, native

from . import figures, space
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
from .packing import counted, has
from .rewards import gain_favour
from .state import DelphiState
from .titan import titan_due

# Outcomes of three equal dice: each multiset of colours with the number of ways to roll it.
_ROLLS = tuple((space.ROLL.id(*t), {1: 1, 2: 3, 3: 6}[len(set(t))]) for t in space.TRIPLES)
_TRIPLES = len(_ROLLS)
_ROLL_BASE = space.ROLL.base


@native
def list_rolls(out: Numbers, weights: Numbers) -> int:
    """Write all multisets of three colours as outcomes."""
    for n in range(_TRIPLES):
        out[n] = _ROLLS[n][0]
        weights[n] = _ROLLS[n][1]
    return _TRIPLES


@native
def list_pile(state: DelphiState, pile: int, base: int, out: Numbers, weights: Numbers) -> int:
    """Write the colours of a pile as outcomes, by the cards left."""
    n = 0
    for colour in range(COLOURS):
        if state.p[pile + colour]:
            out[n] = base + colour
            weights[n] = state.p[pile + colour]
            n += 1
    return n


@native
def take_dice(state: DelphiState, seat: int, action: int) -> None:
    """Lay the rolled dice on the oracle."""
    v = state.p
    p = row(seat)
    for colour in range(COLOURS):
        v[p + DICE + colour] = 0
        v[p + SPENT + colour] = 0
    rest = action - _ROLL_BASE
    for _ in range(3):
        v[p + DICE + rest % COLOURS] += 1
        rest //= COLOURS
    if state.log is not None:
        state.tell("rolled", seat=seat, colours=[COLOUR[c] for c in space.ROLL.indices(action)])


class Consult(Step[DelphiState]):
    """The actions of a turn are over, the oracle is consulted."""

    name = "consult"
    asks = False

    @native
    def run(self, state: DelphiState, top: int, action: int) -> None:
        """Roll; coins; the others' gods; with the last player the Titan (DEL-R72, DEL-R74).

        A played card goes to the discards only now (DEL-R32).
        """
        v = state.p
        seat = v[top + CONSULT_SEAT]
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

    @native
    def weigh(self, state: DelphiState, top: int, out: Numbers, weights: Numbers) -> int:
        """All multisets of three colours."""
        return list_rolls(out, weights)

    @native
    def run(self, state: DelphiState, top: int, action: int) -> None:
        """Lay them on the oracle; coins pay for their colours (DEL-R64)."""
        v = state.p
        seat = v[top + ROLL_SEAT]
        p = row(seat)
        state.pop()
        take_dice(state, seat, action)
        for colour in range(COLOURS):
            if has(v[p + COINS], colour) and v[p + DICE + colour]:
                gain_favour(state, seat, state.t[figures.COIN_FAVOUR])


# ---- oracle cards (DEL-4.1) --------------------------------------------------------------------------

# Pile and discards lie side by side.
_AFTER_ORACLE = ORACLE_DISCARD + COLOURS
assert ORACLE_DISCARD == ORACLE_PILE + COLOURS


@native
def can_draw_oracle(state: DelphiState) -> bool:
    """Whether there is a card in the pile or among the discards (DEL-R30)."""
    for place in range(ORACLE_PILE, _AFTER_ORACLE):
        if state.p[place]:
            return True
    return False


@native
def reshuffle(state: DelphiState, pile: int, discard: int) -> bool:
    """Make a new pile of the discards if the pile is empty; False if there is no card at all (DEL-R30)."""
    if counted(state.p, pile):
        return True
    if not counted(state.p, discard):
        return False
    for colour in range(COLOURS):
        state.p[pile + colour] = state.p[discard + colour]
        state.p[discard + colour] = 0
    return True


class Draw(Step[DelphiState]):
    """Oracle cards still to be drawn."""

    name = "draw"
    asks = False

    @native
    def run(self, state: DelphiState, top: int, action: int) -> None:
        v = state.p
        if not v[top + DRAW_COUNT] or not reshuffle(state, ORACLE_PILE, ORACLE_DISCARD):
            state.pop()
            return
        v[top + DRAW_COUNT] -= 1
        state.push(ORACLE, CHANCE, v[top + DRAW_SEAT])


class Oracle(Step[DelphiState]):
    """An oracle card for a seat, laid open before it (DEL-4.1)."""

    name = "oracle"
    families = (space.ORACLE.word,)

    @native
    def weigh(self, state: DelphiState, top: int, out: Numbers, weights: Numbers) -> int:
        """Colours by the cards left in the pile."""
        return list_pile(state, ORACLE_PILE, space.ORACLE_BASE, out, weights)

    @native
    def run(self, state: DelphiState, top: int, action: int) -> None:
        v = state.p
        seat = v[top + ORACLE_SEAT]
        colour = action - space.ORACLE_BASE
        v[ORACLE_PILE + colour] -= 1
        v[row(seat) + CARDS_HELD + colour] += 1
        state.pop()
        if state.log is not None:
            state.tell("oracle-drawn", seat=seat, colour=COLOUR[colour])
