"""Swapping a card of the own Domain for a card elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from petteia.games.elysium import space
from petteia.games.elysium.components import CITIZEN
from petteia.games.elysium.layout import (
    CITIZENS,
    DOING_GIFT,
    DOING_LEFT,
    IN_AGORA,
    IN_DOMAIN,
    IN_ORACLE,
    PLACE,
    SWAP,
)
from petteia.games.elysium.moves import domain, to_agora, to_discard, to_domain, to_oracle
from petteia.games.elysium.packing import drop_ring
from petteia.kernel import Message

from . import wording
from .actors import immune
from .arrival import arrived
from .filters import Filter
from .frames import actor_done, moved
from .piece import Piece, me_of, you_of
from .triggers import waiting
from .vocabulary import PLACE_NUMBERS, PlaceName
from .wording import say
from .zones import OTHER_DOMAINS, cards_at

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

    asks = SWAP

    def __init__(self, cards: Cards, spec: Mapping[str, Any], family: int) -> None:
        super().__init__(cards, spec, family)
        self.source: PlaceName = spec["from"]
        self.at = PLACE_NUMBERS[self.source]
        self.give = Filter(cards, spec.get("give", {}))
        self.filter = Filter(cards, spec.get("cards", {}))

    def gifts(self, state: ElysiumState, actor: int, you: int, me: int) -> list[int]:
        """What the actor could give, `CITIZEN` included, with something to get for it."""
        v = state.v
        out = self.give.among(domain(v, actor), me)
        if self.at == OTHER_DOMAINS and self.give.citizens and v[CITIZENS + actor]:
            out.append(CITIZEN)
        return [gift for gift in out if self.returns(state, actor, you, me, gift)]

    def returns(self, state: ElysiumState, actor: int, you: int, me: int, gift: int) -> list[int]:
        """What the actor could get for a gift: actions that pick it."""
        v = state.v
        twin = state.setup.cards.twin
        mine = IN_DOMAIN + actor

        def fits(card: int) -> bool:
            """No duplicate in the own Domain; the same card may be swapped for its other copy."""
            return v[PLACE + twin[card]] != mine or (gift != CITIZEN and twin[gift] == card)

        if self.at != OTHER_DOMAINS:
            found = self.filter.among(cards_at(state, self.at, actor, me, 0)[0], me)
            return [space.PICK_BASE + card for card in found if fits(card)]
        out = []
        citizens = []
        for seat in range(state.seats):
            if seat == actor or immune(state, seat, self.family, you):
                continue
            theirs = IN_DOMAIN + seat
            their_twin = gift if gift == CITIZEN else twin[gift]
            held = gift != CITIZEN and their_twin != gift and v[PLACE + their_twin] == theirs
            out += [
                space.PICK_BASE + card
                for card in self.filter.among(domain(v, seat), me)
                if fits(card) and (not held or card == their_twin)
            ]
            if self.filter.citizens and v[CITIZENS + seat] and not held and gift != CITIZEN:
                citizens.append(space.PICK_CITIZEN_BASE + seat)
        return sorted(out) + citizens

    def can(self, state: ElysiumState, actor: int, you: int, me: int) -> bool:
        """If there is a pair to swap."""
        return bool(self.gifts(state, actor, you, me))

    def start(self, state: ElysiumState, doing: int, actor: int) -> None:
        """Ask for the gift. What is left is 2 before the gift and 1 after it."""
        v = state.v
        if self.can(state, actor, you_of(v, doing), me_of(v, doing)):
            v[doing + DOING_LEFT] = 2
            self.ask(state, actor)
        else:
            actor_done(v, doing)

    def go_on(self, state: ElysiumState, doing: int, actor: int) -> None:
        """After the gift, ask what to get."""
        if state.v[doing + DOING_LEFT] == 1:
            self.ask(state, actor)
        else:
            actor_done(state.v, doing)

    def legal(self, state: ElysiumState, doing: int, actor: int) -> list[int]:
        """First what to give, or to decline; then what to get."""
        v = state.v
        you, me = you_of(v, doing), me_of(v, doing)
        if v[doing + DOING_LEFT] == 1:
            return self.returns(state, actor, you, me, v[doing + DOING_GIFT] - 1)
        gifts = self.gifts(state, actor, you, me)
        out = [
            space.PICK_CITIZEN_BASE + actor if gift == CITIZEN else space.PICK_BASE + gift for gift in gifts
        ]
        return [*out, space.DECLINE_BASE]

    def chosen(self, state: ElysiumState, doing: int, actor: int, action: int) -> None:
        v = state.v
        if action == space.DECLINE_BASE:
            actor_done(v, doing)
            return
        citizen = action >= space.PICK_CITIZEN_BASE
        if v[doing + DOING_LEFT] == 2:
            v[doing + DOING_LEFT] = 1
            v[doing + DOING_GIFT] = (CITIZEN if citizen else action - space.PICK_BASE) + 1
            return
        v[doing + DOING_LEFT] = 0
        gift = v[doing + DOING_GIFT] - 1
        if citizen:
            moved(v, doing, CITIZEN)
            self.with_citizen(state, actor, gift, action - space.PICK_CITIZEN_BASE)
        else:
            moved(v, doing, action - space.PICK_BASE)
            self.exchange(state, actor, gift, action - space.PICK_BASE)

    def exchange(self, state: ElysiumState, actor: int, gift: int, card: int) -> None:
        """Swap a gift (perhaps a Citizen) for a family card."""
        v = state.v
        table = state.setup.cards
        place = v[PLACE + card]
        common = place < IN_DOMAIN
        set_off = waiting(state, actor, table.take_triggers[card]) if common else 0
        if state.log is not None:
            name = table.names[card]
            if gift == CITIZEN:
                state.tell("swap-citizen", seat=actor, other=place - IN_DOMAIN, card=name)
            elif common:
                state.tell("swap", seat=actor, card=table.names[gift], other=name, place=self.source)
            else:
                given = table.names[gift]
                state.tell("swap-with", seat=actor, card=given, other=name, owner=place - IN_DOMAIN)
        to_domain(v, actor, card)
        if gift == CITIZEN:
            v[CITIZENS + actor] -= 1
            v[CITIZENS + place - IN_DOMAIN] += 1
        elif not common:
            to_domain(v, place - IN_DOMAIN, gift)
        else:
            if place == IN_AGORA:
                to_agora(v, gift)
            elif place == IN_ORACLE:
                to_oracle(v, gift)
            else:
                to_discard(v, gift)
            drop_ring(v, gift)
        if common:
            arrived(state, actor, card, set_off)

    def with_citizen(self, state: ElysiumState, actor: int, gift: int, seat: int) -> None:
        """Swap a family card for another player's Citizen."""
        v = state.v
        to_domain(v, seat, gift)
        v[CITIZENS + seat] -= 1
        v[CITIZENS + actor] += 1
        if state.log is not None:
            state.tell("swap-citizen", seat=seat, other=actor, card=state.setup.cards.names[gift])

    def text(self, form: str, before: Piece | None) -> Message:
        place = wording.whence(self.source, form)
        give = wording.count_cards(self.give, 1)
        return say("swap", form=form, give=give, cards=wording.count_cards(self.filter, 1), place=place)

    def context(self, state: ElysiumState, doing: int) -> Ask:
        """Where from, and the gift once it is chosen."""
        gift = state.v[doing + DOING_GIFT] - 1
        given = None if gift < 0 else "citizen" if gift == CITIZEN else state.setup.cards.names[gift]
        return {"from": self.source, "gift": given}
