"""Phase III, Writing legends (ELY-3.9 to ELY-3.12): new order, income, transfers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from petteia.kernel import ENGINE, WHO, A, B, Reason, Step

from . import actions
from .effects.resources import gain
from .effects.rules import NORMAL
from .effects.triggers import gained
from .layout import (
    ACTIVE,
    FAMILIES,
    INSTANTS,
    ORDER,
    PHASE,
    QUEST,
    SEATS,
    TRANSFERS,
    UNFINISHED,
    WRITING,
)
from .legends import ask_place, places, transferable, why_not_transfer
from .numbers import END_EPOCH, INCOME, WRITE, WRITERS
from .usable import usable, use_card, why_not_use

if TYPE_CHECKING:
    from .state import ElysiumState

GOLD_INCOME, VP_INCOME = 0, 1  # numbers of the resources


def quest_of(state: ElysiumState, seat: int) -> tuple[int, int, int]:
    """Gold, VP and transfers of a player's quest."""
    number = state.v[QUEST + seat]
    return state.setup.unfinished if number == UNFINISHED else state.setup.quests[number - 1]


class NewOrder(Step["ElysiumState"]):
    """Unfinished quests are handed out and the order discs dealt anew (ELY-3.7, ELY-3.9)."""

    name = "new-order"
    asks = False

    def run(self, state: ElysiumState, top: int, action: int) -> None:
        """By quest number; unfinished quests last, in their former relative order."""
        v = state.v
        seats = state.setup.seats
        state.pop()
        v[PHASE] = WRITING
        for seat in range(seats):
            if not v[QUEST + seat]:
                v[QUEST + seat] = UNFINISHED
                if state.log is not None:
                    state.tell("unfinished", seat=seat)
        former = v[ORDER : ORDER + seats]
        v[ORDER : ORDER + seats] = sorted(former, key=lambda seat: v[QUEST + seat])  # sorting is stable
        if state.log is not None:
            state.tell("order", seats=v[ORDER : ORDER + seats])
        state.push(WRITERS, ENGINE)
        state.push(INCOME, ENGINE)


class Income(Step["ElysiumState"]):
    """Everybody gets the quest's gold and VP (ELY-3.10). A is the place in the order, B what comes next.

    Income counts as a player's own step: his triggers fire.
    """

    name = "income"
    asks = False

    def run(self, state: ElysiumState, top: int, action: int) -> None:
        """Give one player one kind of income."""
        v = state.v
        if v[top + A] == state.setup.seats:
            v[ACTIVE] = 0
            state.pop()
            return
        seat = v[ORDER + v[top + A]]
        what = v[top + B]
        v[ACTIVE] = seat + 1
        if what == GOLD_INCOME:
            v[INSTANTS : INSTANTS + SEATS * FAMILIES] = [0] * (SEATS * FAMILIES)
            v[top + B] = VP_INCOME
        else:
            v[top + A] += 1
            v[top + B] = GOLD_INCOME
        amount = quest_of(state, seat)[what]
        if amount:
            gain(state, seat, what, amount)
            gained(state, seat, what)


class Writers(Step["ElysiumState"]):
    """The players write their legends in the new order. A is the place in the order."""

    name = "writers"
    asks = False

    def run(self, state: ElysiumState, top: int, action: int) -> None:
        """The next player, or the end of the epoch."""
        v = state.v
        v[TRANSFERS] = 0
        if v[top + A] == state.setup.seats:
            v[ACTIVE] = 0
            state.pop()
            state.push(END_EPOCH, ENGINE)
            return
        seat = v[ORDER + v[top + A]]
        v[top + A] += 1
        v[ACTIVE] = seat + 1
        v[INSTANTS : INSTANTS + SEATS * FAMILIES] = [0] * (SEATS * FAMILIES)
        state.push(WRITE, seat, quest_of(state, seat)[2])


class Write(Step["ElysiumState"]):
    """A player's own step of phase III. A is how many transfers the quest still allows (ELY-3.11)."""

    name = "write"
    families = ("transfer", "transfer-citizen", "use", "end")

    def legal(self, state: ElysiumState, top: int) -> list[int]:
        """Legend effects, transfers, the end."""
        v = state.v
        seat = v[top + WHO]
        out = usable(state, seat)
        if v[top + A] > 0:
            out += [actions.TRANSFER + card for card in transferable(state, seat, NORMAL)]
        return [*out, actions.END]

    def run(self, state: ElysiumState, top: int, action: int) -> None:
        """Use, transfer or end."""
        v = state.v
        seat = v[top + WHO]
        if action == actions.END:
            state.pop()
        elif action < actions.TRANSFER:
            use_card(state, seat, action - actions.USE)
        else:
            v[top + A] -= 1
            ask_place(state, seat, action - actions.TRANSFER, NORMAL)

    def why_not(self, state: ElysiumState, top: int, action: int) -> Reason:
        """The rules of transfers, or why an effect cannot be used."""
        v = state.v
        seat = v[top + WHO]
        if action < actions.TRANSFER:
            return why_not_use(state, seat, action - actions.USE)
        if v[top + A] == 0:
            return Reason("no-transfers-left", rules=("ELY-3.11",))
        return why_not_transfer(state, seat, action - actions.TRANSFER, NORMAL)

    def context(self, state: ElysiumState, top: int, viewer: int | None) -> dict[str, Any]:
        """How many transfers are left and how many were made."""
        return {"left": state.v[top + A], "made": state.v[TRANSFERS]}

    def preview(self, state: ElysiumState, top: int, action: int) -> dict[str, Any]:
        """For a transfer: every legal place with its cost and what the legend would become."""
        if not actions.TRANSFER <= action <= actions.TRANSFER_CITIZEN:
            return {}
        return {"places": places(state, state.v[top + WHO], action - actions.TRANSFER, NORMAL)}
