"""The random bot, and what all thinking bots share."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Protocol

from petteia.kernel import State, View, floats, margin, margins

WIN = 15.0  # what winning is worth beside the points by which one wins


class RandomBot:
    """Chooses uniformly among the actions that its game calls worthwhile."""

    SETTINGS: ClassVar[dict[str, Callable[[str], Any]]] = {}

    def __init__(self, seed: int | str = 0) -> None:
        """The same seed gives the same choices."""
        self._random = random.Random(f"random {seed}").random

    def choose(self, view: View) -> int:
        """Any worthwhile action."""
        legal = view.worthwhile
        return legal[int(self._random() * len(legal))]


class Thinker:
    """Base of bots that think in resampled worlds with the game's own evaluator.

    What it decides depends on the view, the seed and the number of decisions it has made, on nothing
    else: two states that its seat cannot tell apart give the same decision.
    """

    of: ClassVar[str] = ""
    """The version of Petteia whose evaluator judges; today's by default."""

    def __init__(self, seed: int | str = 0) -> None:
        """The same seed gives the same choices."""
        self._seed = seed
        self._decisions = 0

    def choose(self, view: View) -> int:
        """A worthwhile action; asks `think` only if there is a choice."""
        legal = view.worthwhile
        self._decisions += 1
        if len(legal) == 1:
            return legal[0]
        return self.think(view, legal, random.Random(f"{self._seed} {self._decisions}"))

    def think(self, view: View, legal: list[int], rng: random.Random) -> int:
        """One of ``legal``, the worthwhile actions."""
        raise TypeError("use a subclass")

    def judging(self, state: State) -> Judging:
        """What says how much positions of a table are worth: the game's own evaluator."""
        return Judge(state, self.of)

    def hurry(self, seconds: float) -> None:
        """Think no longer than so many seconds for a decision; nothing to be done for one that is quick."""


class Clock:
    """How long a bot may think about a decision: in seconds on the wall, in seconds of a core, or both."""

    __slots__ = ("_begun", "_worked", "cpu", "seconds")

    def __init__(self, seconds: float | None = None, cpu: float | None = None) -> None:
        """Without either there is all the time in the world."""
        self.seconds = seconds
        self.cpu = cpu
        self.start()

    def start(self) -> None:
        """A decision begins."""
        self._begun = time.monotonic() if self.seconds is not None else 0.0
        self._worked = time.thread_time() if self.cpu is not None else 0.0

    def hurry(self, seconds: float) -> None:
        """Less time on the wall; never more."""
        self.seconds = seconds if self.seconds is None else min(seconds, self.seconds)

    def spent(self) -> float:
        """The share of the time that is spent, of the scarcer one; 0 if there is no limit."""
        share = 0.0
        if self.seconds is not None:
            share = (time.monotonic() - self._begun) / self.seconds
        if self.cpu is not None:
            share = max(share, (time.thread_time() - self._worked) / self.cpu)
        return share

    def late(self) -> bool:
        """Whether the time is up."""
        return self.spent() >= 1.0


class Value(Protocol):
    """What everything that judges stands behind: made for a table, it says what positions are worth."""

    important: float
    """By how much decisions have to differ for the choice among them to matter to people."""

    def worth(self, state: State, seat: int) -> float:
        """What a position is worth to a seat; more is better."""
        ...


class Judging(Value, Protocol):
    """A value that judges many positions at a time."""

    def worth_of(self, states: Sequence[State], seat: int) -> list[float]:
        """What each of some positions is worth to a seat that thinks."""
        ...

    def worths_of(self, states: Sequence[State], seat: int) -> list[list[float]]:
        """What each of them is worth to every seat, as this one sees it."""
        ...


class Judge:
    """Judges positions of one table by the game's own evaluator.

    A seat's worth is by how many points it may expect to beat its best opponent; in a finished game that is
    the margin, and the victory itself on top of it.
    """

    important = 3.0  # points

    __slots__ = ("_ask", "_found", "_of", "_seats", "_values")

    def __init__(self, state: State, of: str = "") -> None:
        """``state`` is any position of the table; ``of`` as for `Game.prospects_into`."""
        self._ask = state.game.prospects_into
        self._of = of
        self._seats = state.seats
        self._values = floats(state.seats)
        self._found = floats(state.seats)

    def worth(self, state: State, seat: int) -> float:
        """What a position is worth to a seat."""
        values = self._values
        self._ask(state, values, self._of)
        found = margin(values, self._seats, seat)
        return found if state.decider is not None else found + victory(state, seat)

    def worths(self, state: State) -> list[float]:
        """What it is worth to each seat."""
        values, found = self._values, self._found
        self._ask(state, values, self._of)
        margins(values, self._seats, found)
        out = found[:]
        if state.decider is None:
            for seat in range(self._seats):
                out[seat] += victory(state, seat)
        return out

    def worth_of(self, states: Sequence[State], seat: int) -> list[float]:
        """What each of some positions is worth to a seat."""
        return [self.worth(state, seat) for state in states]

    def worths_of(self, states: Sequence[State], seat: int) -> list[list[float]]:
        """What each of them is worth to every seat."""
        return [self.worths(state) for state in states]


def victory(state: State, seat: int) -> float:
    """What winning or losing a finished game adds to a seat's worth."""
    result = state.result()
    assert result is not None
    winners = result.winners
    return WIN / len(winners) if seat in winners else -WIN


def cautious(worths: Sequence[float]) -> float:
    """The mean of what something is worth in several worlds, the luckiest left out: one lucky draw makes no
    idea.
    """
    return (sum(worths) - max(worths)) / (len(worths) - 1)


def best(values: dict[int, float]) -> int:
    """The action with the greatest value; of equals the one with the smallest number."""
    return min(values, key=lambda action: (-values[action], action))
