"""Who: the players that a step is addressed to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from petteia.games.elysium.layout import IN_DOMAIN, ORDER, PLACE
from petteia.kernel import Message

from .amounts import MEASURED, measure
from .wording import say

if TYPE_CHECKING:
    from petteia.games.elysium.state import ElysiumState


def immune(state: ElysiumState, seat: int, family: int, you: int) -> bool:
    """Whether another player's card of this family passes a player by."""
    if seat == you:
        return False
    v = state.v
    here = IN_DOMAIN + seat
    return any(v[PLACE + card] == here for card in state.setup.cards.immune[family])


class Who:
    """The actors of a step: you, the others, all, or whoever has the most of something."""

    __slots__ = ("among", "everybody", "measure", "mine", "most", "word")

    def __init__(self, spec: str | Mapping[str, Any]) -> None:
        self.most: str = "" if isinstance(spec, str) else spec["most"]
        self.among: str = "" if isinstance(spec, str) else spec["among"]
        self.word = spec if isinstance(spec, str) else "most"
        self.mine = self.word == "you"
        self.measure = MEASURED.index(self.most) if self.most else -1
        self.everybody = "all" in (self.word, self.among)

    def text(self, clause: Message, start: bool) -> Message:
        """A clause of the form ``they`` with its subject."""
        ending = "" if start else "-mid"
        if self.word != "most":
            return say(self.word + ending, clause=clause)
        return say(f"most-{self.among}{ending}", measure=say(f"measure-{self.most}"), clause=clause)

    def actors(self, state: ElysiumState, you: int, family: int) -> list[int]:
        """You first, the others in turn order; players immune to the card's family are left out."""
        if self.mine:
            return [you]
        v = state.v
        found = [seat for seat in v[ORDER : ORDER + state.seats] if seat != you]
        if self.everybody:
            found.insert(0, you)
        if self.measure >= 0:
            best = max(measure(state, self.measure, seat) for seat in found)
            found = [seat for seat in found if best and measure(state, self.measure, seat) == best]
        return [seat for seat in found if not immune(state, seat, family, you)]
