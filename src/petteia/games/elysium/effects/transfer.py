"""Transfers by an effect."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from petteia.games.elysium import space
from petteia.games.elysium.figures import AMOUNT, CARDS_MEANT, RATE, TRANSFER
from petteia.games.elysium.layout import DOING_LEFT
from petteia.games.elysium.preview import of_transfer
from petteia.games.elysium.reasons import why_not_transfer
from petteia.kernel import Message, Reason

from .amounts import Amount
from .carrying import me_of
from .filters import Filter
from .piece import Piece
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

    word = TRANSFER

    def __init__(self, cards: Cards, spec: Mapping[str, Any], family: int) -> None:
        super().__init__(cards, spec, family)
        self.amount = Amount(cards, spec["n"])
        self.filter = Filter(cards, spec.get("cards", {}))
        self.rate = COSTS.index(spec.get("cost", "normal"))

    def fill_in(self, row: list[int]) -> None:
        row[CARDS_MEANT] = self.filter.number
        row[RATE] = self.rate
        row[AMOUNT : AMOUNT + len(self.amount.figures())] = self.amount.figures()

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
