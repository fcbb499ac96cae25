"""How an epoch begins and ends: phase I, Awakening, and phase IV (ELY-3.1, ELY-3.12, ELY-3.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from petteia.kernel import ENGINE, Step

from .layout import (
    ACTING,
    AGORA,
    AGORA_COUNT,
    AWAKENING,
    BEGIN_EPOCH,
    COLUMNS_HELD,
    CURRENT_PHASE,
    EPOCH,
    EPOCH_END,
    FINAL,
    ORACLE,
    ORACLE_COUNT,
    QUEST_HELD,
    ROUND,
    ROUNDS,
    TAKEN,
)
from .moves import to_agora, to_discard
from .packing import ALL_COLUMNS, lay_out_quests, straighten
from .preparation import ask_fill

if TYPE_CHECKING:
    from .state import ElysiumState


class BeginEpoch(Step["ElysiumState"]):
    """The next epoch begins; in the first one the Agora has been filled by the set-up."""

    name = "begin-epoch"
    asks = False

    def run(self, state: ElysiumState, top: int, action: int) -> None:
        """Empty and fill the Agora, then on to phase II."""
        v = state.v
        state.pop()
        v[EPOCH] += 1
        v[CURRENT_PHASE] = AWAKENING
        v[ROUND] = 1
        state.push(ROUNDS, ENGINE)
        if state.log is not None:
            state.tell("epoch", number=v[EPOCH])
        if v[EPOCH] > 1:
            for card in v[AGORA : AGORA + v[AGORA_COUNT]]:
                to_discard(v, card)
            for card in v[ORACLE : ORACLE + v[ORACLE_COUNT]]:
                to_agora(v, card)
            if state.log is not None:
                state.tell("awakening", number=v[EPOCH])
            ask_fill(state)
        else:
            v[CURRENT_PHASE] = ACTING


class EndEpoch(Step["ElysiumState"]):
    """Columns return, used cards are straightened, the epoch marker advances."""

    name = "end-epoch"
    asks = False

    def run(self, state: ElysiumState, top: int, action: int) -> None:
        """The next epoch, or the end of the game."""
        v = state.v
        setup = state.setup
        state.pop()
        v[CURRENT_PHASE] = EPOCH_END
        for seat in range(state.seats):
            v[COLUMNS_HELD + seat] = ALL_COLUMNS
            v[TAKEN + seat] = 0
            v[QUEST_HELD + seat] = 0
        lay_out_quests(v, len(setup.quests))  # ELY-3.12
        straighten(v)
        state.push(FINAL if v[EPOCH] == setup.epochs else BEGIN_EPOCH, ENGINE)
