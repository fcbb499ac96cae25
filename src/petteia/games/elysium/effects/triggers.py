"""Triggers: what a card waits for, and the frame in which a player's triggers wait for their turn.

They only fire on one's own turn and in one's own step of phase III (ELY-R-effects-on-other-turns). An event
concerns the cards that lay in the Domain when it began: a card sees its own transfer, but not its own taking.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from petteia.games.elysium import components, space
from petteia.games.elysium.components import CITIZEN
from petteia.games.elysium.layout import (
    ACTIVE,
    CURRENT_PHASE,
    IN_DOMAIN,
    PLACE,
    TRIGGERS,
    TRIGGERS_EVENT,
    TRIGGERS_FLAGS,
    TRIGGERS_WAITING,
    WRITING,
)
from petteia.games.elysium.packing import FROM_GAIN, pack, unpack
from petteia.kernel import WHO, Message, Reason, Step

from . import wording
from .filters import Filter
from .frames import push_effect, resolving, under_gain_trigger
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


def waiting(state: ElysiumState, seat: int, candidates: list[int]) -> int:
    """Which of the cards are set off by an event that begins now, packed; 0 for none."""
    v = state.v
    if not candidates or v[ACTIVE] != seat + 1:
        return 0
    here = IN_DOMAIN + seat
    table = state.setup.cards
    found = [
        card
        for card in candidates
        if v[PLACE + card] == here
        and (table.kind[card] == components.PERMANENT or v[CURRENT_PHASE] == WRITING)
        and not resolving(state, seat, table.same[card])
    ]
    return pack(found)


def push_triggers(state: ElysiumState, seat: int, packed: int, event: int, from_gain: int = 0) -> None:
    """Let the waiting triggers be resolved; ``event`` is the packed card they are about."""
    if packed:
        state.push(TRIGGERS, seat, packed, event, from_gain)


def gained(state: ElysiumState, seat: int, what: int) -> None:
    """Set off what a gain sets off; never from the effect of another gain trigger."""
    candidates = state.setup.cards.gain_triggers[what]
    if candidates and state.v[ACTIVE] == seat + 1 and not under_gain_trigger(state):
        push_triggers(state, seat, waiting(state, seat, candidates), 0, FROM_GAIN)


class OrderTriggers(Step["ElysiumState"]):
    """Several effects of a player are set off at once: the player chooses their order (ELY-4.2)."""

    name = "order"
    families = ("first",)

    def legal(self, state: ElysiumState, top: int) -> list[int]:
        """The waiting cards."""
        cards, _ = unpack(state.v[top + TRIGGERS_WAITING])
        return [space.FIRST_BASE + card for card in sorted(cards)]

    def run(self, state: ElysiumState, top: int, action: int) -> None:
        """Resolve one of them now."""
        v = state.v
        card = action - space.FIRST_BASE
        seat, event, flags = v[top + WHO], v[top + TRIGGERS_EVENT], v[top + TRIGGERS_FLAGS]
        cards, _ = unpack(v[top + TRIGGERS_WAITING])
        cards.remove(card)
        if cards:
            v[top + TRIGGERS_WAITING] = pack(cards)
        else:
            state.pop()
        table = state.setup.cards
        if state.log is not None:
            state.tell("triggered", seat=seat, card=table.names[card])
        push_effect(state, table.program[card].start, seat, card, flags, event)

    def why_not(self, state: ElysiumState, top: int, action: int) -> Reason:
        """Only waiting effects can be ordered."""
        form = state.actions.describe(action)
        return Reason("not-waiting", {"card": form["card"]}, ("ELY-4.2",))

    def context(self, state: ElysiumState, top: int, viewer: int | None) -> Ask:
        """The waiting cards, and the card they are about."""
        table = state.setup.cards
        cards, _ = unpack(state.v[top + TRIGGERS_WAITING])
        about, citizens = unpack(state.v[top + TRIGGERS_EVENT])
        event = table.names[about[0]] if about else "citizen" if citizens else None
        return {"waiting": [table.names[card] for card in sorted(cards)], "event": event}
