"""Standing rules of permanent cards (ELY-4.2); they hold on every player's turn
(ELY-R-effects-on-other-turns).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from petteia.games.elysium import components
from petteia.games.elysium.layout import IN_DISCARD, IN_ORACLE
from petteia.kernel import Message

from . import wording
from .filters import Filter
from .vocabulary import COSTS
from .wording import START, say

if TYPE_CHECKING:
    from petteia.games.elysium.tables import Cards

NORMAL, PLUS_ONE, FREE = range(len(COSTS))


class Reach:
    """Cards of a place are open to you when you take a card as your turn's action."""

    __slots__ = ("place",)

    def __init__(self, cards: Cards, spec: Mapping[str, Any]) -> None:
        self.place = IN_ORACLE if spec["zone"] == "oracle" else IN_DISCARD

    def text(self) -> Message:
        """A sentence."""
        return say(
            "rule-reach", place=wording.where("oracle" if self.place == IN_ORACLE else "discard", START)
        )


class Immune:
    """Other players' cards of a family pass you by."""

    __slots__ = ("family",)

    def __init__(self, cards: Cards, spec: Mapping[str, Any]) -> None:
        self.family = components.FAMILY.index(spec["family"])

    def text(self) -> Message:
        """A sentence."""
        return say("rule-immune", family=wording.component("family", components.FAMILY[self.family]))


class Price:
    """Your transfers of matching cards have another cost, this card's own included."""

    __slots__ = ("cost", "filter")

    def __init__(self, cards: Cards, spec: Mapping[str, Any]) -> None:
        self.cost = COSTS.index(spec["cost"])
        self.filter = Filter(cards, spec.get("cards", {}))

    def text(self) -> Message:
        """A sentence."""
        return say(f"rule-{COSTS[self.cost]}", cards=wording.many_cards(self.filter))


Rule = Reach | Immune | Price
STANDING: dict[str, type[Reach] | type[Immune] | type[Price]] = {
    "reach": Reach,
    "immune": Immune,
    "price": Price,
}
