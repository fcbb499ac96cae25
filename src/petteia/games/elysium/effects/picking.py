"""Discarding cards, and adding cards to the Domain."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from petteia.games.elysium import space
from petteia.games.elysium.components import CARDS, CITIZEN
from petteia.games.elysium.layout import (
    ADD,
    CITIZENS,
    DISCARD,
    DOING_LEFT,
    DRAW,
    DRAW_SEAT,
    IN_DISCARD,
    IN_DOMAIN,
    PILE,
    PLACE,
    UNSEEN,
)
from petteia.games.elysium.moves import (
    add_citizen,
    can_draw,
    domain,
    holds,
    lose_citizen,
    pile_ready,
    to_discard,
)
from petteia.kernel import CHANCE, FRAME, Message, Step

from . import wording
from .actors import immune
from .amounts import Amount
from .arrival import take_card
from .filters import Filter
from .frames import actor_done, moved
from .piece import Piece, me_of, you_of
from .vocabulary import PLACE_NUMBERS, PLACES
from .wording import say
from .zones import AGORA_PLACE, DOMAIN, ORACLE_PLACE, OTHER_DOMAINS, cards_at

if TYPE_CHECKING:
    from petteia.games.elysium.observation import Ask
    from petteia.games.elysium.state import ElysiumState
    from petteia.games.elysium.tables import Cards


DECK, CITIZEN_PILE = -1, -2  # the draw pile, face up and face down


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

    def candidates(self, state: ElysiumState, actor: int, you: int, me: int) -> tuple[list[int], list[int]]:
        """The cards that may be picked, and the seats from whose Domain a Citizen may be."""
        raise TypeError("use a subclass")

    def can(self, state: ElysiumState, actor: int, you: int, me: int) -> bool:
        """If there is something to pick."""
        cards, seats = self.candidates(state, actor, you, me)
        return bool(cards or seats)

    def start(self, state: ElysiumState, doing: int, actor: int) -> None:
        v = state.v
        v[doing + DOING_LEFT] = self.amount.value(state, actor, me_of(v, doing), doing - FRAME)
        self.go_on(state, doing, actor)

    def go_on(self, state: ElysiumState, doing: int, actor: int) -> None:
        """As many as possible."""
        v = state.v
        if v[doing + DOING_LEFT] > 0 and self.can(state, actor, you_of(v, doing), me_of(v, doing)):
            self.ask(state, actor)
        else:
            actor_done(v, doing)

    def legal(self, state: ElysiumState, doing: int, actor: int) -> list[int]:
        """The candidates, and to stop if that is allowed."""
        v = state.v
        cards, seats = self.candidates(state, actor, you_of(v, doing), me_of(v, doing))
        out = [space.PICK_BASE + card for card in sorted(cards)]
        out += [space.PICK_CITIZEN_BASE + seat for seat in seats]
        if self.up_to:
            out.append(space.DECLINE_BASE)
        return out

    def chosen(self, state: ElysiumState, doing: int, actor: int, action: int) -> None:
        v = state.v
        if action == space.DECLINE_BASE:
            actor_done(v, doing)
            return
        v[doing + DOING_LEFT] -= 1
        if action >= space.PICK_CITIZEN_BASE:
            moved(v, doing, CITIZEN)
            self.pick_citizen(state, actor, action - space.PICK_CITIZEN_BASE)
        else:
            moved(v, doing, action - space.PICK_BASE)
            self.pick(state, actor, action - space.PICK_BASE)

    def pick(self, state: ElysiumState, actor: int, card: int) -> None:
        """What happens to a picked card."""
        raise TypeError("use a subclass")

    def pick_citizen(self, state: ElysiumState, actor: int, seat: int) -> None:
        """What happens to a Citizen picked from a Domain."""
        raise TypeError("use a subclass")

    def context(self, state: ElysiumState, doing: int) -> Ask:
        """Where to pick, and how many at most."""
        return {"left": state.v[doing + DOING_LEFT], "from": PLACES[self.at], "up_to": self.up_to}


class Discard(Picking):
    """The actor puts cards on the discard pile; nobody else picks (ELY-R-who-picks-lost-card).

    A Citizen may be picked unless the filter says otherwise (ELY-R-forced-discard-citizen).
    """

    __slots__ = ()

    asks = DISCARD

    def candidates(self, state: ElysiumState, actor: int, you: int, me: int) -> tuple[list[int], list[int]]:
        v = state.v
        if self.at in (AGORA_PLACE, ORACLE_PLACE):
            return self.filter.among(cards_at(state, self.at, actor, me, 0)[0], me), []
        if self.at == DOMAIN:
            owners = [actor]
        else:
            owners = [
                seat
                for seat in range(state.seats)
                if seat != actor and not immune(state, seat, self.family, you)
            ]
        cards: list[int] = []
        for seat in owners:
            cards += self.filter.among(domain(v, seat), me)
        return cards, [seat for seat in owners if self.filter.citizens and v[CITIZENS + seat]]

    def number(self, state: ElysiumState, actor: int, you: int, me: int) -> int:
        """How many cards could be picked."""
        cards, seats = self.candidates(state, actor, you, me)
        return len(cards) + sum(state.v[CITIZENS + seat] for seat in seats)

    def fully(self, state: ElysiumState, actor: int, you: int, me: int, frame: int) -> bool:
        """If there are as many as have to be discarded."""
        need = 0 if self.up_to else self.amount.value(state, actor, me, frame)
        return self.number(state, actor, you, me) >= need

    def text(self, form: str, before: Piece | None) -> Message:
        cards = self.amount.cards(self.filter, self.up_to)
        clause = say("discard", form=form, cards=cards, place=wording.whence(self.source, form))
        return self.amount.explained(clause, self.up_to, form, before)

    def moves(self) -> str:
        return "discarded"

    def pick(self, state: ElysiumState, actor: int, card: int) -> None:
        owner = state.v[PLACE + card] - IN_DOMAIN
        to_discard(state.v, card)
        if state.log is not None:
            name = state.setup.cards.names[card]
            if self.at == OTHER_DOMAINS:
                state.tell("discard-from", seat=actor, card=name, owner=owner)
            else:
                state.tell("discard", seat=actor, card=name, place=self.source)

    def pick_citizen(self, state: ElysiumState, actor: int, seat: int) -> None:
        lose_citizen(state.v, seat)
        if state.log is not None:
            state.tell("discard-citizen", seat=actor, owner=seat)


class Add(Picking):
    """The actor puts cards into the own Domain; they count as taken (ELY-R-arrival-from-common-stock).

    From the draw pile they come by chance: a duplicate is discarded and the next card drawn
    (ELY-R-duplicate-in-domain).
    """

    __slots__ = ("citizens",)

    asks = ADD

    def __init__(self, cards: Cards, spec: Mapping[str, Any], family: int) -> None:
        super().__init__(cards, spec, family)
        self.citizens = Filter(cards, {"card": "citizen"})

    def candidates(self, state: ElysiumState, actor: int, you: int, me: int) -> tuple[list[int], list[int]]:
        found = self.filter.among(cards_at(state, self.at, actor, me, 0)[0], me)
        return [card for card in found if not holds(state, actor, card)], []

    def can(self, state: ElysiumState, actor: int, you: int, me: int) -> bool:
        """If there is a card to draw or to pick."""
        if self.at == CITIZEN_PILE:
            return can_draw(state.v)
        if self.at == DECK:
            return self.drawable(state, actor)
        return super().can(state, actor, you, me)

    def drawable(self, state: ElysiumState, actor: int) -> bool:
        """Whether drawing can go on: not if only duplicates would be shuffled (ELY-R-only-duplicates)."""
        v = state.v
        if v[PILE]:
            return True
        return any(v[PLACE + card] == IN_DISCARD and not holds(state, actor, card) for card in range(CARDS))

    def go_on(self, state: ElysiumState, doing: int, actor: int) -> None:
        """From the pile, let chance draw; from elsewhere as many as possible."""
        v = state.v
        if self.at >= 0:
            super().go_on(state, doing, actor)
        elif v[doing + DOING_LEFT] <= 0 or not self.can(state, actor, actor, me_of(v, doing)):
            actor_done(v, doing)
        elif self.at == DECK:
            pile_ready(state)
            state.push(DRAW, CHANCE, actor)
        else:
            v[doing + DOING_LEFT] -= 1
            add_citizen(state, actor)
            moved(v, doing, CITIZEN)
            if state.log is not None:
                state.tell("citizen", seat=actor)

    def pick(self, state: ElysiumState, actor: int, card: int) -> None:
        take_card(state, actor, card, "added")

    def text(self, form: str, before: Piece | None) -> Message:
        cards = self.amount.cards(self.citizens if self.source == "citizens" else self.filter, self.up_to)
        if self.source == "deck":
            clause = say("draw", form=form, cards=cards)
        elif self.source == "citizens":
            clause = say("take-citizens", form=form, cards=cards)
        else:
            clause = say("add", form=form, cards=cards, place=wording.whence(self.source, form))
        return self.amount.explained(clause, self.up_to, form, before)


class Draw(Step["ElysiumState"]):
    """A card is drawn into a Domain (chance); the frame of the step lies directly beneath."""

    name = "draw"
    families = ("draw",)

    def chance(self, state: ElysiumState, top: int) -> list[tuple[int, int]]:
        """Every unseen card is equally likely: it is in the pile or the front of a Citizen, nobody knows."""
        return unseen(state)

    def run(self, state: ElysiumState, top: int, action: int) -> None:
        """The card comes into the Domain, or on the discard pile if the same card lies there already."""
        v = state.v
        card = action - space.DRAW_BASE
        actor = v[top + DRAW_SEAT]
        state.pop()
        doing = top - FRAME
        if holds(state, actor, card):
            to_discard(v, card)
            if state.log is not None:
                state.tell("drawn-twice", seat=actor, card=state.setup.cards.names[card])
            return
        v[doing + DOING_LEFT] -= 1
        moved(v, doing, card)
        take_card(state, actor, card, "drawn")

    def context(self, state: ElysiumState, top: int, viewer: int | None) -> Ask:
        """Whose Domain it is."""
        return {"for": state.v[top + DRAW_SEAT]}


def unseen(state: ElysiumState) -> list[tuple[int, int]]:
    """The outcomes of a draw: all unseen cards with weight 1."""
    v = state.v
    return [
        outcome for outcome, place in zip(OUTCOMES, v[PLACE : PLACE + CARDS], strict=True) if place == UNSEEN
    ]


OUTCOMES = [(space.DRAW_BASE + card, 1) for card in range(CARDS)]
