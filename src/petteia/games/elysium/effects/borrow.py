"""Using the effect of another card: the word `use` of an edition."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from petteia.games.elysium import components, space
from petteia.games.elysium.layout import BORROW
from petteia.games.elysium.packing import WANTED
from petteia.kernel import FRAME, Message

from . import wording
from .filters import OTHERS, Filter
from .frames import actor_done, push_effect, resolving
from .piece import Piece, me_of
from .vocabulary import PLACE_NUMBERS, PlaceName
from .wording import MID, START, say
from .zones import cards_at

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

    asks = BORROW

    def __init__(self, cards: Cards, spec: Mapping[str, Any], family: int) -> None:
        super().__init__(cards, spec, family)
        self.kinds = [kind in spec["kinds"] for kind in components.KIND]
        self.place: PlaceName = spec["in"]
        self.at = PLACE_NUMBERS[self.place]
        self.filter = Filter(cards, spec.get("cards", {}))

    def lenders(self, state: ElysiumState, actor: int, me: int, frame: int) -> list[int]:
        """The cards whose effect can be used."""
        table = state.setup.cards
        found, _ = cards_at(state, self.at, actor, me, frame)
        return [
            card
            for card in self.filter.among(found, me)
            if self.kinds[table.kind[card]]
            and not table.program[card].borrows
            and not resolving(state, actor, table.same[card])
            and table.program[card].would_do(state, actor, me)
        ]

    def can(self, state: ElysiumState, actor: int, you: int, me: int) -> bool:
        """If some effect can be used."""
        return bool(self.lenders(state, actor, me, 0))

    def start(self, state: ElysiumState, doing: int, actor: int) -> None:
        if self.lenders(state, actor, me_of(state.v, doing), doing - FRAME):
            self.ask(state, actor)
        else:
            actor_done(state.v, doing)

    def legal(self, state: ElysiumState, doing: int, actor: int) -> list[int]:
        """The lenders, and to decline."""
        lenders = self.lenders(state, actor, me_of(state.v, doing), doing - FRAME)
        return [*(space.BORROW_BASE + card for card in sorted(lenders)), space.DECLINE_BASE]

    def chosen(self, state: ElysiumState, doing: int, actor: int, action: int) -> None:
        v = state.v
        actor_done(v, doing)
        if action == space.DECLINE_BASE:
            return
        table = state.setup.cards
        card = action - space.BORROW_BASE
        if state.log is not None:
            state.tell("borrow", seat=actor, card=table.names[card], by=table.names[me_of(v, doing)])
        push_effect(state, table.program[card].start, actor, me_of(v, doing), WANTED)

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
