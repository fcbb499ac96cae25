"""Phase III, Writing legends (ELY-3.9 to ELY-3.12): new order, income, transfers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from petteia.kernel import ENGINE, WHO, Numbers, Reason, Step, buffer, native

from . import space
from .components import CITIZEN, FAMILIES
from .effects.carrying import gain
from .effects.standing import NORMAL
from .effects.triggers import gained
from .figures import QUEST_BRINGS, UNFINISHED_BRINGS
from .layout import (
    ACTIVE,
    CURRENT_PHASE,
    END_EPOCH,
    GOLD,
    INCOME,
    INCOME_NEXT,
    INCOME_RESOURCE,
    LEGEND_COUNT,
    ORDER,
    PLACING_CARD,
    PLACING_RATE,
    QUEST_HELD,
    TRANSFERS,
    UNFINISHED,
    WRITE,
    WRITE_LEFT,
    WRITERS,
    WRITERS_NEXT,
    WRITING,
)
from .legends import (
    ask_place,
    citizen_transferable,
    find_transferable,
    level_for_citizen,
    list_fits,
    price,
    transfer,
)
from .packing import forget_instants, legend_at, list_set
from .preview import Preview, of_place, of_transfer
from .reasons import why_not_citizen, why_not_transfer, why_not_use
from .using import list_usable, use_card

if TYPE_CHECKING:
    from .observation import Ask
    from .state import ElysiumState

GOLD_INCOME, VP_INCOME, TRANSFERS_ALLOWED = range(3)  # what a quest brings; numbers of the resources


@native
def quest_brings(state: ElysiumState, seat: int, what: int) -> int:
    """Gold (0), VP (1) or transfers (2) of a player's quest."""
    number = state.p[QUEST_HELD + seat]
    if number == UNFINISHED:
        return state.t[UNFINISHED_BRINGS + what]
    return state.t[QUEST_BRINGS + (number - 1) * 3 + what]


class NewOrder(Step["ElysiumState"]):
    """Unfinished quests are handed out and the order discs dealt anew (ELY-3.7, ELY-3.9)."""

    name = "new-order"
    asks = False

    @native
    def run(self, state: ElysiumState, top: int, action: int) -> None:
        """By quest number; unfinished quests last, in their former relative order."""
        v = state.p
        seats = state.seats
        state.pop()
        v[CURRENT_PHASE] = WRITING
        for seat in range(seats):
            if not v[QUEST_HELD + seat]:
                v[QUEST_HELD + seat] = UNFINISHED
                if state.log is not None:
                    state.tell("unfinished", seat=seat)
        for place in range(1, seats):  # whoever has the same stays behind
            seat = v[ORDER + place]
            at = place
            while at > 0 and v[QUEST_HELD + v[ORDER + at - 1]] > v[QUEST_HELD + seat]:
                v[ORDER + at] = v[ORDER + at - 1]
                at -= 1
            v[ORDER + at] = seat
        if state.log is not None:
            state.tell("order", seats=state.v[ORDER : ORDER + seats])
        state.push(WRITERS, ENGINE)
        state.push(INCOME, ENGINE)


class Income(Step["ElysiumState"]):
    """Everybody gets the quest's gold and VP (ELY-3.10).

    Income counts as a player's own step: triggers fire.
    """

    name = "income"
    asks = False

    @native
    def run(self, state: ElysiumState, top: int, action: int) -> None:
        """Give one player one kind of income."""
        v = state.p
        if v[top + INCOME_NEXT] == state.seats:
            v[ACTIVE] = 0
            state.pop()
            return
        seat = v[ORDER + v[top + INCOME_NEXT]]
        what = v[top + INCOME_RESOURCE]
        v[ACTIVE] = seat + 1
        if what == GOLD_INCOME:
            forget_instants(v)
            v[top + INCOME_RESOURCE] = VP_INCOME
        else:
            v[top + INCOME_NEXT] += 1
            v[top + INCOME_RESOURCE] = GOLD_INCOME
        amount = quest_brings(state, seat, what)
        if amount:
            gain(state, seat, what, amount)
            gained(state, seat, what)


class Writers(Step["ElysiumState"]):
    """The players write their legends in the new order."""

    name = "writers"
    asks = False

    @native
    def run(self, state: ElysiumState, top: int, action: int) -> None:
        """The next player, or the end of the epoch."""
        v = state.p
        v[TRANSFERS] = 0
        if v[top + WRITERS_NEXT] == state.seats:
            v[ACTIVE] = 0
            state.pop()
            state.push(END_EPOCH, ENGINE)
            return
        seat = v[ORDER + v[top + WRITERS_NEXT]]
        v[top + WRITERS_NEXT] += 1
        v[ACTIVE] = seat + 1
        forget_instants(v)
        state.push(WRITE, seat, quest_brings(state, seat, TRANSFERS_ALLOWED))


class Write(Step["ElysiumState"]):
    """A player's own step of phase III. The quest limits its transfers (ELY-3.11)."""

    name = "write"
    families = ("transfer", "transfer-citizen", "use", "end")

    @native
    def fill(self, state: ElysiumState, top: int, out: Numbers) -> int:
        """Legend effects, transfers, the end."""
        v = state.p
        seat = v[top + WHO]
        n = list_usable(state, seat, out, 0)
        if v[top + WRITE_LEFT] > 0:
            found = buffer(FAMILIES)
            find_transferable(state, seat, NORMAL, found)
            n = list_set(found, 0, space.TRANSFER_BASE, out, n)
            if citizen_transferable(state, seat, NORMAL):
                out[n] = space.TRANSFER_CITIZEN_BASE
                n += 1
        out[n] = space.END_BASE
        return n + 1

    @native
    def run(self, state: ElysiumState, top: int, action: int) -> None:
        """Use, transfer or end."""
        v = state.p
        seat = v[top + WHO]
        if action == space.END_BASE:
            state.pop()
        elif action < space.TRANSFER_BASE:
            use_card(state, seat, action - space.USE_BASE)
        else:
            v[top + WRITE_LEFT] -= 1
            ask_place(state, seat, action - space.TRANSFER_BASE, NORMAL)

    def why_not(self, state: ElysiumState, top: int, action: int) -> Reason:
        """The rules of transfers, or why an effect cannot be used."""
        v = state.v
        seat = v[top + WHO]
        if action < space.TRANSFER_BASE:
            return why_not_use(state, seat, action - space.USE_BASE)
        if v[top + WRITE_LEFT] == 0:
            return Reason("no-transfers-left", rules=("ELY-3.11",))
        return why_not_transfer(state, seat, action - space.TRANSFER_BASE, NORMAL)

    def context(self, state: ElysiumState, top: int, viewer: int | None) -> Ask:
        """How many transfers are left and how many were made."""
        return {"left": state.v[top + WRITE_LEFT], "made": state.v[TRANSFERS]}

    def preview(self, state: ElysiumState, top: int, action: int) -> Preview:
        """For a transfer: every legal place with its cost and what the legend would become."""
        if not space.TRANSFER_BASE <= action <= space.TRANSFER_CITIZEN_BASE:
            return {}
        return of_transfer(state, state.v[top + WHO], action - space.TRANSFER_BASE, NORMAL)


class PlaceCard(Step["ElysiumState"]):
    """Where a transferred card goes. An effect may set another rate."""

    name = "place"
    families = ("begin", "join")

    @native
    def fill(self, state: ElysiumState, top: int, out: Numbers) -> int:
        """A new legend, or one that the card continues and that can be paid."""
        v = state.p
        seat = v[top + WHO]
        card = v[top + PLACING_CARD]
        n = 0
        if card == CITIZEN:
            for number in range(v[LEGEND_COUNT + seat]):
                level = level_for_citizen(v, legend_at(seat, number))
                if level >= 0 and price(state, seat, card, level, v[top + PLACING_RATE]) <= v[GOLD + seat]:
                    out[n] = space.JOIN_BASE + number
                    n += 1
            return n
        out[0] = space.BEGIN_BASE
        return list_fits(state, seat, card, space.JOIN_BASE, out, 1)

    @native
    def run(self, state: ElysiumState, top: int, action: int) -> None:
        """Transfer it."""
        v = state.p
        seat, card, rate = v[top + WHO], v[top + PLACING_CARD], v[top + PLACING_RATE]
        state.pop()
        number = v[LEGEND_COUNT + seat] if action == space.BEGIN_BASE else action - space.JOIN_BASE
        transfer(state, seat, card, number, rate)

    def why_not(self, state: ElysiumState, top: int, action: int) -> Reason:
        """The rules of legends."""
        v = state.v
        seat, card = v[top + WHO], v[top + PLACING_CARD]
        number = action - space.JOIN_BASE
        if action == space.BEGIN_BASE:
            return Reason("citizen-begins-nothing", rules=("ELY-5.3",))
        if number >= v[LEGEND_COUNT + seat]:
            return Reason("no-such-legend", {"number": number + 1}, ("ELY-5.2",))
        if card == CITIZEN:
            return why_not_citizen(state, seat, number, v[top + PLACING_RATE])
        name = state.setup.cards.names[card]
        return Reason("does-not-fit", {"card": name, "number": number + 1}, ("ELY-5.1", "ELY-5.2"))

    def context(self, state: ElysiumState, top: int, viewer: int | None) -> Ask:
        """The card."""
        card = state.v[top + PLACING_CARD]
        return {"card": "citizen" if card == CITIZEN else state.setup.cards.names[card]}

    def preview(self, state: ElysiumState, top: int, action: int) -> Preview:
        """Cost, and what the legend becomes."""
        v = state.v
        number = v[LEGEND_COUNT + v[top + WHO]] if action == space.BEGIN_BASE else action - space.JOIN_BASE
        return of_place(state, v[top + WHO], v[top + PLACING_CARD], number, v[top + PLACING_RATE])
