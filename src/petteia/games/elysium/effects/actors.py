"""Who: the players that a step is addressed to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from petteia.games.elysium.layout import IN_DOMAIN, ORDER, PLACE
from petteia.kernel import Message

from .amounts import measure
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

    __slots__ = ("among", "most", "word")

    def __init__(self, spec: str | Mapping[str, Any]) -> None:
        self.most: str = "" if isinstance(spec, str) else spec["most"]
        self.among: str = "" if isinstance(spec, str) else spec["among"]
        self.word = spec if isinstance(spec, str) else "most"

    def text(self, clause: Message, start: bool) -> Message:
        """A clause of the form ``they`` with its subject."""
        ending = "" if start else "-mid"
        if self.word != "most":
            return say(self.word + ending, clause=clause)
        return say(f"most-{self.among}{ending}", measure=say(f"measure-{self.most}"), clause=clause)

    def actors(self, state: ElysiumState, you: int, family: int) -> list[int]:
        """You first, the others in turn order; players immune to the card's family are left out."""
        if self.word == "you":
            return [you]
        v = state.v
        seats = state.setup.seats
        others = [seat for seat in v[ORDER : ORDER + seats] if seat != you]
        if self.word == "all":
            found = [you, *others]
        elif self.word == "others":
            found = others
        else:
            pool = others if self.among == "others" else [you, *others]
            best = max(measure(state, self.most, seat) for seat in pool)
            found = [seat for seat in pool if best and measure(state, self.most, seat) == best]
        return [seat for seat in found if not immune(state, seat, family, you)]
