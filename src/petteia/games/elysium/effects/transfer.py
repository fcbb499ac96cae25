"""Transfers by an effect."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from petteia.games.elysium import legends, space
from petteia.games.elysium.components import CITIZEN
from petteia.games.elysium.layout import DOING_LEFT, TRANSFER
from petteia.games.elysium.preview import of_transfer
from petteia.games.elysium.reasons import why_not_transfer
from petteia.kernel import FRAME, Message, Reason

from .amounts import Amount
from .filters import Filter
from .frames import actor_done, moved
from .piece import Piece, me_of
from .vocabulary import COSTS
from .wording import say

if TYPE_CHECKING:
    from petteia.games.elysium.observation import Ask
    from petteia.games.elysium.preview import Preview
    from petteia.games.elysium.state import ElysiumState
    from petteia.games.elysium.tables import Cards


class Transfer(Piece):
    """Free. The actor may transfer up to n cards, one after the other, by the rules of legends (ELY-4.8)."""

    __slots__ = ("amount", "filter", "rate")

    asks = TRANSFER

    def __init__(self, cards: Cards, spec: Mapping[str, Any], family: int) -> None:
        super().__init__(cards, spec, family)
        self.amount = Amount(cards, spec["n"])
        self.filter = Filter(cards, spec.get("cards", {}))
        self.rate = COSTS.index(spec.get("cost", "normal"))

    def candidates(self, state: ElysiumState, actor: int, me: int) -> list[int]:
        """The cards, `CITIZEN` included, that can be transferred now."""
        return [
            card
            for card in legends.transferable(state, actor, self.rate)
            if (self.filter.citizens if card == CITIZEN else self.filter.takes(card, me))
        ]

    def can(self, state: ElysiumState, actor: int, you: int, me: int) -> bool:
        """If the gold suffices and there is a legal place for some card."""
        return bool(self.candidates(state, actor, me))

    def start(self, state: ElysiumState, doing: int, actor: int) -> None:
        v = state.v
        v[doing + DOING_LEFT] = self.amount.value(state, actor, me_of(v, doing), doing - FRAME)
        self.go_on(state, doing, actor)

    def go_on(self, state: ElysiumState, doing: int, actor: int) -> None:
        """Ask as long as there is something to transfer."""
        v = state.v
        if v[doing + DOING_LEFT] > 0 and self.candidates(state, actor, me_of(v, doing)):
            self.ask(state, actor)
        else:
            actor_done(v, doing)

    def legal(self, state: ElysiumState, doing: int, actor: int) -> list[int]:
        """The cards that can be transferred, and to decline."""
        out = [space.TRANSFER_BASE + card for card in self.candidates(state, actor, me_of(state.v, doing))]
        return [*out, space.DECLINE_BASE]

    def chosen(self, state: ElysiumState, doing: int, actor: int, action: int) -> None:
        """The place is asked next."""
        v = state.v
        if action == space.DECLINE_BASE:
            actor_done(v, doing)
            return
        v[doing + DOING_LEFT] -= 1
        card = action - space.TRANSFER_BASE
        moved(v, doing, card)
        legends.ask_place(state, actor, card, self.rate)

    def why_not(self, state: ElysiumState, doing: int, actor: int, action: int) -> Reason:
        card = action - space.TRANSFER_BASE
        if action == space.TRANSFER_CITIZEN_BASE:
            meant = self.filter.citizens
        else:
            meant = self.filter.takes(card, me_of(state.v, doing))
        return (
            why_not_transfer(state, actor, card, self.rate)
            if meant
            else super().why_not(state, doing, actor, action)
        )

    def text(self, form: str, before: Piece | None) -> Message:
        cards = self.amount.cards(self.filter, self.amount.fixed > 1)
        clause = say("transfer", form=form, cards=cards, cost=say(f"cost-{COSTS[self.rate]}"))
        return self.amount.explained(clause, True, form, before)

    def preview(self, state: ElysiumState, doing: int, actor: int, action: int) -> Preview:
        """Every legal place with its cost and what the legend would become."""
        if action == space.DECLINE_BASE:
            return {}
        return of_transfer(state, actor, action - space.TRANSFER_BASE, self.rate)

    def context(self, state: ElysiumState, doing: int) -> Ask:
        """How many are left, and what they cost."""
        return {"left": state.v[doing + DOING_LEFT], "cost": COSTS[self.rate]}
