"""Triggers: what a card waits for, and the frame in which a player's triggers wait for their turn.

Permanent cards are set off on everybody's turn, legend cards in one's own step of phase III only
(ELY-R-effects-on-other-turns). An event concerns the cards that lay in the Domain when it began: a card sees
its own transfer, but not its own taking.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from petteia.games.elysium import components, space
from petteia.games.elysium.components import CARDS_IN_PLAY, CITIZEN, FAMILIES
from petteia.games.elysium.figures import KIND_OF, ON_GAIN, START_OF
from petteia.games.elysium.layout import (
    ACTIVE,
    CURRENT_PHASE,
    IN_DOMAIN,
    PLACE,
    TRIGGERS,
    TRIGGERS_EVENT,
    TRIGGERS_FLAGS,
    TRIGGERS_SEAT,
    TRIGGERS_WAITING,
    WRITING,
)
from petteia.games.elysium.packing import FROM_GAIN, cards_in, drop_card, list_set, put_card, unfold
from petteia.kernel import ENGINE, TOP, WHO, Message, Numbers, Reason, Step, buffer, native

from . import wording
from .filters import Filter
from .frames import push_effect, resolving, under_gain_trigger
from .touch import order_matters
from .wording import say

if TYPE_CHECKING:
    from petteia.games.elysium.observation import Ask
    from petteia.games.elysium.state import ElysiumState
    from petteia.games.elysium.tables import Cards


class Trigger:
    """``when``: the event that sets a card's effect off."""

    __slots__ = ("event", "filter", "what")

    def __init__(self, cards: Cards, spec: Mapping[str, Any]) -> None:
        self.event: str = spec["event"]
        self.filter = Filter(cards, spec.get("cards", {}))
        self.what = components.RESOURCE.index(spec["what"]) if "what" in spec else -1

    def text(self) -> Message:
        """The phrase "whenever you ..."."""
        if self.event == "gain":
            return say("when-gain", resource=say(f"some-{components.RESOURCE[self.what]}"))
        return say(f"when-{self.event}", cards=wording.one_card(self.filter))

    def on_take(self, card: int, me: int) -> bool:
        """Whether taking a card sets it off."""
        return self.event == "take" and self.filter.takes(card, me)

    def on_transfer(self, card: int, me: int) -> bool:
        """Whether transferring a card, or a `CITIZEN`, sets it off."""
        if self.event != "transfer":
            return False
        return self.filter.citizens if card == CITIZEN else self.filter.takes(card, me)

    def on_gain(self, what: int) -> bool:
        """Whether gaining a resource sets it off."""
        return self.event == "gain" and self.what == what


@native
def waiting(state: ElysiumState, seat: int, candidates: int, out: Numbers) -> int:
    """Write which cards of the list at a place in the figures are set off by an event that begins now;
    returns how many they are.
    """
    v = state.p
    t = state.t
    count = 0
    here = IN_DOMAIN + seat
    writing = v[CURRENT_PHASE] == WRITING and v[ACTIVE] == seat + 1
    for at in range(candidates + 1, candidates + 1 + t[candidates]):
        card = t[at]
        if v[PLACE + card] == here and (writing or t[KIND_OF + card] == components.PERMANENT):
            if not resolving(state, seat, card):
                out[count] = card
                count += 1
    return count


@native
def push_triggers(
    state: ElysiumState, seat: int, cards: Numbers, count: int, event: int, flags: int = 0
) -> None:
    """Let the waiting triggers be resolved; ``event`` is the card they are about + 1, 0 for none."""
    if count:
        state.push(TRIGGERS, ENGINE, 0, 0, event, flags, seat)
        v = state.p
        at = v[TOP] + TRIGGERS_WAITING
        for n in range(count):
            put_card(v, at, cards[n])


@native
def gained(state: ElysiumState, seat: int, what: int) -> None:
    """Set off what a gain sets off; never from the effect of another gain trigger."""
    cards = buffer(CARDS_IN_PLAY)
    count = waiting(state, seat, state.t[ON_GAIN + what], cards)
    if count and not under_gain_trigger(state):
        push_triggers(state, seat, cards, count, 0, FROM_GAIN)


@native
def still_there(state: ElysiumState, top: int, cards: Numbers) -> int:
    """Write the waiting cards; one that has left the Domain pays nothing any more (ELY-R-left-the-domain).

    Only its own transfer does not silence a card.
    """
    v = state.p
    here = IN_DOMAIN + v[top + TRIGGERS_SEAT]
    about = v[top + TRIGGERS_EVENT] - 1
    found = buffer(FAMILIES)
    unfold(v, top + TRIGGERS_WAITING, found)
    count = list_set(found, 0, 0, cards, 0)
    left = 0
    for n in range(count):
        card = cards[n]
        if v[PLACE + card] != here and card != about:
            drop_card(v, top + TRIGGERS_WAITING, card)
        else:
            cards[left] = card
            left += 1
    return left


@native
def resolve(state: ElysiumState, top: int, card: int, last: bool) -> None:
    """Begin the effect of a waiting card."""
    v = state.p
    seat = v[top + TRIGGERS_SEAT]
    event = v[top + TRIGGERS_EVENT]
    flags = v[top + TRIGGERS_FLAGS]
    if last:
        state.pop()
    else:
        v[top + WHO] = ENGINE
        drop_card(v, top + TRIGGERS_WAITING, card)
    if state.log is not None:
        state.tell("triggered", seat=seat, card=state.setup.cards.names[card])
    push_effect(state, state.t[START_OF + card], seat, card, flags, event)


class OrderTriggers(Step["ElysiumState"]):
    """Effects of a player that are set off at once: the player chooses their order where it can matter
    (ELY-4.2, ELY-R-order-matters). Until that is known the frame belongs to the engine.
    """

    name = "order"
    families = ("first",)

    @native
    def fill(self, state: ElysiumState, top: int, out: Numbers) -> int:
        """The waiting cards."""
        found = buffer(FAMILIES)
        unfold(state.p, top + TRIGGERS_WAITING, found)
        return list_set(found, 0, space.FIRST_BASE, out, 0)

    @native
    def run(self, state: ElysiumState, top: int, action: int) -> None:
        """Resolve one of them now."""
        v = state.p
        cards = buffer(CARDS_IN_PLAY)
        count = still_there(state, top, cards)
        if action >= 0:
            resolve(state, top, action - space.FIRST_BASE, count == 1)
        elif count == 0:
            state.pop()
        elif count > 1 and order_matters(state, cards, count, v[top + TRIGGERS_FLAGS] == FROM_GAIN):
            v[top + WHO] = v[top + TRIGGERS_SEAT]
        else:
            resolve(state, top, cards[0], count == 1)

    def why_not(self, state: ElysiumState, top: int, action: int) -> Reason:
        """Only waiting effects can be ordered."""
        form = state.actions.describe(action)
        return Reason("not-waiting", {"card": form["card"]}, ("ELY-4.2",))

    def context(self, state: ElysiumState, top: int, viewer: int | None) -> Ask:
        """The waiting cards, and the card they are about."""
        v = state.v
        names = state.setup.cards.names
        cards, _ = cards_in(v, top + TRIGGERS_WAITING)
        about = v[top + TRIGGERS_EVENT] - 1
        event = None if about < 0 else "citizen" if about == CITIZEN else names[about]
        return {"waiting": [names[card] for card in cards], "event": event}
