"""Discarding cards, and adding cards to the Domain."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from petteia.games.elysium import space
from petteia.games.elysium.components import CARDS, FAMILIES
from petteia.games.elysium.figures import ADD, AMOUNT, AT, CARDS_MEANT, DISCARD, UP_TO
from petteia.games.elysium.layout import DOING_LEFT
from petteia.games.elysium.packing import in_set
from petteia.games.elysium.reasons import same_card
from petteia.kernel import Message, Reason, buffer

from . import wording
from .amounts import Amount
from .carrying import me_of
from .filters import OTHERS, Filter
from .needs import CITIZEN_PILE, DECK
from .piece import Piece
from .vocabulary import PLACE_NUMBERS, PLACES
from .wording import THEY, say
from .zones import cards_at

if TYPE_CHECKING:
    from petteia.games.elysium.observation import Ask
    from petteia.games.elysium.state import ElysiumState
    from petteia.games.elysium.tables import Cards


class Picking(Piece):
    """The actor picks cards of a place, one after the other; with ``up_to`` stopping is free at any time."""

    __slots__ = ("amount", "at", "filter", "source", "up_to")

    def __init__(self, cards: Cards, spec: Mapping[str, Any], family: int) -> None:
        super().__init__(cards, spec, family)
        self.source: str = spec["from"]
        self.at = PLACE_NUMBERS.get(self.source, DECK if self.source == "deck" else CITIZEN_PILE)
        self.amount = Amount(cards, spec["n"])
        self.filter = Filter(cards, spec.get("cards", {}))
        self.up_to = "up_to" in spec

    def fill_in(self, row: list[int]) -> None:
        row[AT] = self.at
        row[CARDS_MEANT] = self.filter.number
        row[UP_TO] = int(self.up_to)
        row[AMOUNT : AMOUNT + len(self.amount.figures())] = self.amount.figures()

    def context(self, state: ElysiumState, doing: int) -> Ask:
        """Where to pick, and how many at most."""
        return {"left": state.v[doing + DOING_LEFT], "from": PLACES[self.at], "up_to": self.up_to}


class Discard(Picking):
    """The actor puts cards on the discard pile; nobody else picks (ELY-R-who-picks-lost-card).

    A Citizen may be picked unless the filter says otherwise (ELY-R-forced-discard-citizen).
    """

    __slots__ = ()

    word = DISCARD

    def text(self, form: str, before: Piece | None) -> Message:
        theirs = form == THEY and self.filter.selfish == OTHERS
        cards = self.amount.cards(self.filter, self.up_to, others=not theirs)
        clause = say("discard", form=form, cards=cards, place=wording.whence(self.source, form))
        if theirs:
            clause = wording.not_this_card(clause)
        return self.amount.explained(clause, self.up_to, form, before)

    def moves(self) -> str:
        return "discarded"


class Add(Picking):
    """The actor puts cards into the own Domain; they count as taken (ELY-R-arrival-from-common-stock).

    From the draw pile they come by chance: a duplicate is discarded and the next card drawn
    (ELY-R-duplicate-in-domain).
    """

    __slots__ = ("citizens",)

    word = ADD

    def __init__(self, cards: Cards, spec: Mapping[str, Any], family: int) -> None:
        super().__init__(cards, spec, family)
        self.citizens = Filter(cards, {"card": "citizen"})

    def why_not(self, state: ElysiumState, doing: int, actor: int, action: int) -> Reason:
        """A card that is meant, but lies in the Domain already, is refused for that."""
        card = action - space.PICK_BASE
        me = me_of(state.v, doing)
        if 0 <= card < CARDS and self.filter.takes(card, me):
            found = buffer(FAMILIES)
            cards_at(state, self.at, actor, me, 0, found)
            if in_set(found, 0, card):
                return same_card(state, card)
        return super().why_not(state, doing, actor, action)

    def text(self, form: str, before: Piece | None) -> Message:
        cards = self.amount.cards(self.citizens if self.source == "citizens" else self.filter, self.up_to)
        if self.source == "deck":
            clause = say("draw", form=form, cards=cards)
        elif self.source == "citizens":
            clause = say("take-citizens", form=form, cards=cards)
        else:
            clause = say("add", form=form, cards=cards, place=wording.whence(self.source, form))
        return self.amount.explained(clause, self.up_to, form, before)
