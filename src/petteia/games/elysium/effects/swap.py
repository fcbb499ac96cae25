"""Swapping a card of the own Domain for a card elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from petteia.games.elysium import space
from petteia.games.elysium.components import CARDS, CITIZEN, FAMILIES
from petteia.games.elysium.figures import AT, CARDS_MEANT, GIFTS_MEANT, SWAP
from petteia.games.elysium.layout import DOING_GIFT, DOING_LEFT
from petteia.games.elysium.moves import holds
from petteia.games.elysium.packing import in_set
from petteia.games.elysium.reasons import same_card
from petteia.kernel import Message, Reason, buffer

from . import wording
from .carrying import me_of
from .filters import Filter
from .piece import Piece
from .vocabulary import PLACE_NUMBERS, PlaceName
from .wording import say
from .zones import cards_at

if TYPE_CHECKING:
    from petteia.games.elysium.observation import Ask
    from petteia.games.elysium.state import ElysiumState
    from petteia.games.elysium.tables import Cards


class Swap(Piece):
    """Free. The actor gives a card of the own Domain and gets one in its stead, each in the other's place.

    No Domain may end with a duplicate (ELY-R-duplicate-in-domain). From a common place the card is taken;
    from another Domain it is not, and a ring moves along. Only a family card can go to a common place.
    """

    __slots__ = ("at", "filter", "give", "source")

    word = SWAP

    def __init__(self, cards: Cards, spec: Mapping[str, Any], family: int) -> None:
        super().__init__(cards, spec, family)
        self.source: PlaceName = spec["from"]
        self.at = PLACE_NUMBERS[self.source]
        self.give = Filter(cards, spec.get("give", {}))
        self.filter = Filter(cards, spec.get("cards", {}))

    def fill_in(self, row: list[int]) -> None:
        row[AT] = self.at
        row[CARDS_MEANT] = self.filter.number
        row[GIFTS_MEANT] = self.give.number

    def why_not(self, state: ElysiumState, doing: int, actor: int, action: int) -> Reason:
        """A card that is meant, but of which the Domain holds the other copy, is refused for that."""
        v = state.v
        card = action - space.PICK_BASE
        me = me_of(v, doing)
        if v[doing + DOING_LEFT] == 1 and 0 <= card < CARDS and holds(state, actor, card):
            found = buffer(FAMILIES)
            cards_at(state, self.at, actor, me, 0, found)
            if in_set(found, 0, card) and self.filter.takes(card, me):
                return same_card(state, card)
        return super().why_not(state, doing, actor, action)

    def text(self, form: str, before: Piece | None) -> Message:
        place = wording.whence(self.source, form)
        give = wording.count_cards(self.give, 1)
        return say("swap", form=form, give=give, cards=wording.count_cards(self.filter, 1), place=place)

    def context(self, state: ElysiumState, doing: int) -> Ask:
        """Where from, and the gift once it is chosen."""
        gift = state.v[doing + DOING_GIFT] - 1
        given = None if gift < 0 else "citizen" if gift == CITIZEN else state.setup.cards.names[gift]
        return {"from": self.source, "gift": given}
