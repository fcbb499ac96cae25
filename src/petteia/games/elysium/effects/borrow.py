"""Using the effect of another card: the word `use` of an edition."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from petteia.games.elysium import components
from petteia.games.elysium.figures import AT, CARDS_MEANT, KINDS, USE
from petteia.kernel import Message

from . import wording
from .filters import OTHERS, Filter
from .piece import Piece
from .vocabulary import PLACE_NUMBERS, PlaceName
from .wording import MID, START, say

if TYPE_CHECKING:
    from petteia.games.elysium.observation import Ask
    from petteia.games.elysium.state import ElysiumState
    from petteia.games.elysium.tables import Cards


class Borrow(Piece):
    """Free. The actor may carry out the effect of a card in a place, as if printed on the borrowing card.

    The lender stays as it is and need not be ready; it must not borrow itself, not be being resolved,
    and its effect must do something.
    """

    __slots__ = ("at", "filter", "kinds", "place")

    word = USE

    def __init__(self, cards: Cards, spec: Mapping[str, Any], family: int) -> None:
        super().__init__(cards, spec, family)
        self.kinds = [kind in spec["kinds"] for kind in components.KIND]
        self.place: PlaceName = spec["in"]
        self.at = PLACE_NUMBERS[self.place]
        self.filter = Filter(cards, spec.get("cards", {}))

    def fill_in(self, row: list[int]) -> None:
        row[AT] = self.at
        row[CARDS_MEANT] = self.filter.number
        row[KINDS] = sum(1 << kind for kind, meant in enumerate(self.kinds) if meant)

    def text(self, form: str, before: Piece | None) -> Message:
        kinds = [kind for kind, meant in zip(components.KIND, self.kinds, strict=True) if meant]
        place = wording.where(self.place, form)
        word = "use-other" if self.filter.selfish == OTHERS else "use"
        first, *more = wording.kind_names(kinds)
        clause = say(word, form=form, kind=first, place=place)
        for kind in more:
            later = MID if form == START else form
            clause = say("choose", first=clause, second=say(word, form=later, kind=kind, place=place))
        return wording.detailed(clause, self.filter, known=True)

    def context(self, state: ElysiumState, doing: int) -> Ask:
        """Where the cards lie."""
        return {"from": self.place}
