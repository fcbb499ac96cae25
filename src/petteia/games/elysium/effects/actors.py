"""Who: the players that a step is addressed to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from petteia.games.elysium.components import SEATS
from petteia.games.elysium.figures import IMMUNE, OF_FAMILY, WHO_EVERYBODY, WHO_MEASURE, WHO_MINE
from petteia.games.elysium.layout import IN_DOMAIN, ORDER, PLACE
from petteia.kernel import Message, Numbers, buffer, native

from .amounts import MEASURED, measure, measured
from .touch import THEIRS, Touch, whoever
from .wording import say

if TYPE_CHECKING:
    from petteia.games.elysium.state import ElysiumState


@native
def immune(state: ElysiumState, seat: int, family: int, you: int) -> bool:
    """Whether another player's card of this family passes a player by."""
    if seat == you:
        return False
    v = state.p
    t = state.t
    here = IN_DOMAIN + seat
    first = t[IMMUNE + family]
    for at in range(first + 1, first + 1 + t[first]):
        if v[PLACE + t[at]] == here:
            return True
    return False


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

    def touch(self, reads: int, raises: int, lowers: int) -> Touch:
        """What a step addressed to them touches, by sets of the actors' own resources."""
        looked = whoever(measured(self.measure))
        if self.mine:
            return Touch(reads | looked, raises, lowers)
        some = Touch(reads, raises, lowers).everybody()
        if not self.everybody:
            some = Touch(*(bits & THEIRS for bits in some))
        return Touch(some.reads | looked, some.raises, some.lowers)

    def figures(self) -> list[int]:
        """The numbers that `list_actors` reads."""
        return [int(self.mine), int(self.everybody), self.measure]


@native
def list_actors(state: ElysiumState, piece: int, you: int, out: Numbers) -> int:
    """Write the actors of the step whose figures stand at a place; returns how many they are.

    You first, the others in turn order; players immune to the card's family are left out.
    """
    t = state.t
    if t[piece + WHO_MINE]:
        out[0] = you
        return 1
    v = state.p
    found = buffer(SEATS)
    count = 0
    if t[piece + WHO_EVERYBODY]:
        found[0] = you
        count = 1
    for place in range(state.seats):
        seat = v[ORDER + place]
        if seat != you:
            found[count] = seat
            count += 1
    what = t[piece + WHO_MEASURE]
    best = 0
    if what >= 0:
        for n in range(count):
            best = max(best, measure(state, what, found[n]))
    left = 0
    for n in range(count):
        seat = found[n]
        if what < 0 or (best and measure(state, what, seat) == best):
            if not immune(state, seat, t[piece + OF_FAMILY], you):
                out[left] = seat
                left += 1
    return left
