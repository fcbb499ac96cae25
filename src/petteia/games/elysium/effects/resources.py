"""Gaining and losing gold, victory points and prestige; doing nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from petteia.games.elysium import components
from petteia.games.elysium.layout import CHRONOS, CURRENT_PHASE, DOING_UNITS, SCORING
from petteia.kernel import FRAME, Message

from .amounts import OFFSETS, Amount
from .frames import actor_done
from .piece import Piece, me_of, you_of
from .triggers import gained
from .wording import say

if TYPE_CHECKING:
    from petteia.games.elysium.state import ElysiumState
    from petteia.games.elysium.tables import Cards


class Gain(Piece):
    """The actor takes an amount from the supply, which never runs out (ELY-R-supply)."""

    __slots__ = ("amount", "what")

    def __init__(self, cards: Cards, spec: Mapping[str, Any], family: int) -> None:
        super().__init__(cards, spec, family)
        self.what = components.RESOURCE.index(spec["what"])
        self.amount = Amount(cards, spec["n"])

    def can(self, state: ElysiumState, actor: int, you: int, me: int) -> bool:
        """If it is not an amount of 0."""
        return self.amount.value(state, actor, me, 0) > 0

    def start(self, state: ElysiumState, doing: int, actor: int) -> None:
        v = state.v
        actor_done(v, doing)
        n = self.amount.value(state, actor, me_of(v, doing), doing - FRAME)
        if n > 0:
            v[doing + DOING_UNITS] += n
            gain(state, actor, self.what, n)
            gained(state, actor, self.what)

    def text(self, form: str, before: Piece | None) -> Message:
        """A gain under a condition after another one of the same kind is "more"."""
        more = (
            self.condition is not None
            and isinstance(before, Gain)
            and before.what == self.what
            and before.condition is None
        )
        return say("gain-more" if more else "gain", form=form, what=self.amount.text(self.what, form, before))


class Lose(Piece):
    """The actor returns an amount to the supply, or hands it to you; nothing goes below 0."""

    __slots__ = ("amount", "to_you", "what")

    def __init__(self, cards: Cards, spec: Mapping[str, Any], family: int) -> None:
        super().__init__(cards, spec, family)
        self.what = components.RESOURCE.index(spec["what"])
        self.amount = Amount(cards, spec["n"])
        self.to_you = "to" in spec

    def can(self, state: ElysiumState, actor: int, you: int, me: int) -> bool:
        """If there is something to lose."""
        return state.v[OFFSETS[self.what] + actor] > 0 and self.amount.value(state, actor, me, 0) > 0

    def fully(self, state: ElysiumState, actor: int, you: int, me: int, frame: int) -> bool:
        """If there is as much as has to be lost."""
        return state.v[OFFSETS[self.what] + actor] >= self.amount.value(state, actor, me, frame)

    def start(self, state: ElysiumState, doing: int, actor: int) -> None:
        v = state.v
        actor_done(v, doing)
        at = OFFSETS[self.what] + actor
        n = min(self.amount.value(state, actor, me_of(v, doing), doing - FRAME), v[at])
        if n > 0:
            v[at] -= n
            v[doing + DOING_UNITS] += n
            if self.to_you:
                you = you_of(v, doing)
                v[OFFSETS[self.what] + you] += n
                if state.log is not None:
                    state.tell(
                        "give", seat=actor, other=you, number=n, resource=components.RESOURCE[self.what]
                    )
            elif state.log is not None:
                state.tell("lose", seat=actor, number=n, resource=components.RESOURCE[self.what])

    def finish(self, state: ElysiumState, doing: int) -> None:
        """What was handed over is a gain, one for the whole step (ELY-R-handed-over)."""
        you = you_of(state.v, doing)
        received = self.to_you and state.v[doing + DOING_UNITS] > 0
        super().finish(state, doing)
        if received:
            gained(state, you, self.what)

    def text(self, form: str, before: Piece | None) -> Message:
        return say(
            "give" if self.to_you else "lose", form=form, what=self.amount.text(self.what, form, before)
        )


class Nothing(Piece):
    """Nothing happens."""

    __slots__ = ()

    def text(self, form: str, before: Piece | None) -> Message:
        return say("nothing", form=form)


def gain(state: ElysiumState, seat: int, what: int, n: int) -> None:
    """Give somebody an amount from the supply and tell it; what it sets off is up to the caller."""
    v = state.v
    v[OFFSETS[what] + seat] += n
    if v[CURRENT_PHASE] == SCORING:
        v[CHRONOS + seat] += n
    if state.log is not None:
        state.tell("gain", seat=seat, number=n, resource=components.RESOURCE[what])
