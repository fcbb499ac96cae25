"""Paying a price: the rest of the list depends on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from petteia.games.elysium import components, space
from petteia.games.elysium.figures import AMOUNT, CARDS_MEANT, PAY, UP_TO, WHAT
from petteia.games.elysium.layout import DOING_LEFT
from petteia.kernel import Message, Reason

from . import wording
from .amounts import Amount, amount_now
from .filters import Filter
from .piece import Piece
from .wording import say

if TYPE_CHECKING:
    from petteia.games.elysium.observation import Ask
    from petteia.games.elysium.state import ElysiumState
    from petteia.games.elysium.tables import Cards


class Pay(Piece):
    """A resource, or cards of the own Domain. Who declines or cannot pay does without the rest of the list.

    Who chose to use a card that begins with a price has agreed to it and is not asked again
    (ELY-R-price-agreed).
    """

    __slots__ = ("amount", "filter", "up_to", "what")

    word = PAY

    def __init__(self, cards: Cards, spec: Mapping[str, Any], family: int) -> None:
        super().__init__(cards, spec, family)
        self.what = -1 if spec["what"] == "card" else components.RESOURCE.index(spec["what"])
        self.amount = Amount(cards, spec["n"])
        self.filter = Filter(cards, spec.get("cards", {}))
        self.up_to = "up_to" in spec

    def fill_in(self, row: list[int]) -> None:
        row[WHAT] = self.what
        row[CARDS_MEANT] = self.filter.number
        row[UP_TO] = int(self.up_to)
        row[AMOUNT : AMOUNT + len(self.amount.figures())] = self.amount.figures()

    def text(self, form: str, before: Piece | None) -> Message:
        """A price in the middle of a list may be declined."""
        if self.what >= 0:
            what = self.amount.text(self.what, form, before)
            if self.up_to:
                what = say("up-to", what=what)
            return say("may-pay" if before else "pay", form=form, what=what)
        if wording.this_card_only(self.filter):
            return say("discard-this", form=form)
        clause = say(
            "may-discard" if before else "discard",
            form=form,
            cards=self.amount.cards(self.filter, self.up_to),
            place=wording.whence("domain", form),
        )
        return self.amount.explained(clause, self.up_to, form, before)

    def moves(self) -> str:
        return f"paid-{components.RESOURCE[self.what]}" if self.what >= 0 else "discarded"

    def too_high(self, state: ElysiumState, actor: int, me: int) -> Reason:
        """What the price is that the actor cannot pay."""
        n = 1 if self.up_to else amount_now(state, state.setup.cards.piece_row(self) + AMOUNT, actor, me, 0)
        card = state.setup.cards.names[me]
        if self.what < 0:
            return Reason("price-needs-cards", {"card": card, "number": n}, ("ELY-4.8",))
        facts: dict[str, Any] = {"card": card, "number": n, "resource": components.RESOURCE[self.what]}
        return Reason("price-too-high", facts, ("ELY-4.8",))

    def why_not(self, state: ElysiumState, doing: int, actor: int, action: int) -> Reason:
        if space.PAY_BASE <= action < space.DECLINE_BASE:
            left = state.v[doing + DOING_LEFT]
            return Reason("price", {"number": left}, ("ELY-4.8",))
        return super().why_not(state, doing, actor, action)

    def context(self, state: ElysiumState, doing: int) -> Ask:
        """What is asked for, and how much at most."""
        what = "card" if self.what < 0 else components.RESOURCE[self.what]
        return {"left": state.v[doing + DOING_LEFT], "what": what, "up_to": self.up_to}
