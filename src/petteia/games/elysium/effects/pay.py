"""Paying a price: the rest of the list depends on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from petteia.games.elysium import components, space
from petteia.games.elysium.components import CITIZEN
from petteia.games.elysium.layout import CITIZENS, DOING_LEFT, DOING_MOVED, DOING_UNITS, EFFECT_NEXT, PAY
from petteia.games.elysium.moves import domain, lose_citizen, to_discard
from petteia.games.elysium.packing import WANTED, flagged
from petteia.kernel import FRAME, Message, Reason

from . import wording
from .amounts import OFFSETS, Amount
from .filters import Filter
from .frames import actor_done, moved
from .piece import Piece, me_of
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

    asks = PAY

    def __init__(self, cards: Cards, spec: Mapping[str, Any], family: int) -> None:
        super().__init__(cards, spec, family)
        self.what = -1 if spec["what"] == "card" else components.RESOURCE.index(spec["what"])
        self.amount = Amount(cards, spec["n"])
        self.filter = Filter(cards, spec.get("cards", {}))
        self.up_to = "up_to" in spec

    def available(self, state: ElysiumState, actor: int, me: int) -> int:
        """How much the actor could pay."""
        v = state.v
        if self.what >= 0:
            return v[OFFSETS[self.what] + actor]
        citizens = v[CITIZENS + actor] if self.filter.citizens else 0
        return len(self.filter.among(domain(v, actor), me)) + citizens

    def can(self, state: ElysiumState, actor: int, you: int, me: int) -> bool:
        """If the whole price is there, or a part of it where a part is enough."""
        return self.fully(state, actor, you, me, 0)

    def fully(self, state: ElysiumState, actor: int, you: int, me: int, frame: int) -> bool:
        n = self.amount.value(state, actor, me, frame)
        available = self.available(state, actor, me)
        return min(n, available) > 0 if self.up_to else available >= n

    def start(self, state: ElysiumState, doing: int, actor: int) -> None:
        v = state.v
        me = me_of(v, doing)
        n = self.amount.value(state, actor, me, doing - FRAME)
        available = self.available(state, actor, me)
        if min(n, available) < 1 if self.up_to else available < n:
            self.unpaid(state, doing)
            return
        if n == 0:  # a price of nothing is paid
            actor_done(v, doing)
            return
        v[doing + DOING_LEFT] = min(n, available)
        agreed = self.agreed(state, doing)
        if agreed and self.what >= 0 and not self.up_to:
            self.pay(state, doing, actor, n)
        else:
            self.ask(state, actor)

    def agreed(self, state: ElysiumState, doing: int) -> bool:
        """Whether the payer has chosen to pay, by using the card (ELY-R-price-agreed) or paying a part."""
        v = state.v
        effect = doing - FRAME
        first = v[effect + EFFECT_NEXT] == 0 or state.setup.cards.pieces[v[effect + EFFECT_NEXT] - 1] is None
        return v[doing + DOING_UNITS] > 0 or (first and flagged(v, effect, WANTED))

    def go_on(self, state: ElysiumState, doing: int, actor: int) -> None:
        """Further cards of a price of several."""
        if state.v[doing + DOING_LEFT] > 0:
            self.ask(state, actor)
        else:
            actor_done(state.v, doing)

    def legal(self, state: ElysiumState, doing: int, actor: int) -> list[int]:
        """Amounts or cards; declining unless that was decided before."""
        v = state.v
        left = v[doing + DOING_LEFT]
        if self.what >= 0:
            out = [space.PAY_BASE + n - 1 for n in range(1 if self.up_to else left, left + 1)]
        else:
            out = [space.PICK_BASE + card for card in self.filter.among(domain(v, actor), me_of(v, doing))]
            if self.filter.citizens and v[CITIZENS + actor]:
                out.append(space.PICK_CITIZEN_BASE + actor)
        if not self.agreed(state, doing) or (self.up_to and v[doing + DOING_UNITS]):
            out.append(space.DECLINE_BASE)
        return out

    def chosen(self, state: ElysiumState, doing: int, actor: int, action: int) -> None:
        v = state.v
        if action == space.DECLINE_BASE:
            if v[doing + DOING_UNITS]:
                actor_done(v, doing)
            else:
                self.unpaid(state, doing)
        elif self.what >= 0:
            self.pay(state, doing, actor, action - space.PAY_BASE + 1)
        else:
            v[doing + DOING_LEFT] -= 1
            if action >= space.PICK_CITIZEN_BASE:
                lose_citizen(v, actor)
                moved(v, doing, CITIZEN)
                if state.log is not None:
                    state.tell("discard-citizen", seat=actor, owner=actor)
            else:
                card = action - space.PICK_BASE
                to_discard(v, card)
                moved(v, doing, card)
                if state.log is not None:
                    state.tell("discard", seat=actor, card=state.setup.cards.names[card], place="domain")

    def pay(self, state: ElysiumState, doing: int, actor: int, n: int) -> None:
        """Pay an amount of a resource."""
        v = state.v
        v[OFFSETS[self.what] + actor] -= n
        v[doing + DOING_UNITS] += n
        v[doing + DOING_MOVED] = 0
        actor_done(v, doing)
        if state.log is not None:
            state.tell("pay", seat=actor, number=n, resource=components.RESOURCE[self.what])

    def unpaid(self, state: ElysiumState, doing: int) -> None:
        """Nothing is paid, and the rest of the list is not carried out."""
        v = state.v
        v[doing - FRAME + EFFECT_NEXT] = self.end
        state.pop()

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

    def why_not(self, state: ElysiumState, doing: int, actor: int, action: int) -> Reason:
        if space.PAY_BASE <= action < space.DECLINE_BASE:
            left = state.v[doing + DOING_LEFT]
            return Reason("price", {"number": left}, ("ELY-4.8",))
        return super().why_not(state, doing, actor, action)

    def context(self, state: ElysiumState, doing: int) -> Ask:
        """What is asked for, and how much at most."""
        what = "card" if self.what < 0 else components.RESOURCE[self.what]
        return {"left": state.v[doing + DOING_LEFT], "what": what, "up_to": self.up_to}
