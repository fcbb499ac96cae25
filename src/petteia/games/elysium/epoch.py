"""How an epoch begins and ends: phase I, Awakening, and phase IV (ELY-3.1, ELY-3.12, ELY-3.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from petteia.kernel import ENGINE, Step, buffer, native

from .components import CARDS_IN_PLAY
from .figures import EPOCHS, TILES
from .layout import (
    ACTING,
    AGORA,
    AWAKENING,
    BEGIN_EPOCH,
    COLUMNS_HELD,
    CURRENT_PHASE,
    EPOCH,
    EPOCH_END,
    FINAL,
    ORACLE,
    QUEST_HELD,
    ROUND,
    ROUNDS,
    TAKEN,
)
from .moves import to_agora, to_discard
from .packing import ALL_COLUMNS, lay_out_quests, list_set, straighten
from .preparation import ask_fill

if TYPE_CHECKING:
    from .state import ElysiumState


class BeginEpoch(Step["ElysiumState"]):
    """The next epoch begins; in the first one the Agora has been filled by the set-up."""

    name = "begin-epoch"
    asks = False

    @native
    def run(self, state: ElysiumState, top: int, action: int) -> None:
        """Empty and fill the Agora, then on to phase II."""
        v = state.p
        state.pop()
        v[EPOCH] += 1
        v[CURRENT_PHASE] = AWAKENING
        v[ROUND] = 1
        state.push(ROUNDS, ENGINE)
        if state.log is not None:
            state.tell("epoch", number=v[EPOCH])
        if v[EPOCH] > 1:
            cards = buffer(CARDS_IN_PLAY)
            count = list_set(v, AGORA, 0, cards, 0)
            for n in range(count):
                to_discard(v, cards[n])
            count = list_set(v, ORACLE, 0, cards, 0)
            for n in range(count):
                to_agora(v, cards[n])
            if state.log is not None:
                state.tell("awakening", number=v[EPOCH])
            ask_fill(state)
        else:
            v[CURRENT_PHASE] = ACTING


class EndEpoch(Step["ElysiumState"]):
    """Columns return, used cards are straightened, the epoch marker advances."""

    name = "end-epoch"
    asks = False

    @native
    def run(self, state: ElysiumState, top: int, action: int) -> None:
        """The next epoch, or the end of the game."""
        v = state.p
        state.pop()
        v[CURRENT_PHASE] = EPOCH_END
        for seat in range(state.seats):
            v[COLUMNS_HELD + seat] = ALL_COLUMNS
            v[TAKEN + seat] = 0
            v[QUEST_HELD + seat] = 0
        lay_out_quests(v, state.t[TILES])  # ELY-3.12
        straighten(v)
        state.push(FINAL if v[EPOCH] == state.t[EPOCHS] else BEGIN_EPOCH, ENGINE)
