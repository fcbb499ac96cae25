"""The random bot, and what all thinking bots share."""

from __future__ import annotations

import random
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

    def hurry(self, seconds: float) -> None:
        """Think no longer than so many seconds for a decision; nothing to be done for one that is quick."""


class Value(Protocol):
    """What everything that judges stands behind: made for a table, it says what positions are worth."""

    important: float
    """By how much decisions have to differ for the choice among them to matter to people."""

    def worth(self, state: State, seat: int) -> float:
        """What a position is worth to a seat; more is better."""
        ...


class Judge:
    """Judges positions of one table by the game's own evaluator.

    A seat's worth is by how many points it may expect to beat its best opponent; in a finished game that is
    the margin, and the victory itself on top of it.
    """

    important = 3.0  # points

    __slots__ = ("_ask", "_found", "_seats", "_values")

    def __init__(self, state: State) -> None:
        """``state`` is any position of the table."""
        self._ask = state.game.prospects_into
        self._seats = state.seats
        self._values = floats(state.seats)
        self._found = floats(state.seats)

    def worth(self, state: State, seat: int) -> float:
        """What a position is worth to a seat."""
        values = self._values
        self._ask(state, values)
        found = margin(values, self._seats, seat)
        return found if state.decider is not None else found + victory(state, seat)

    def worths(self, state: State) -> list[float]:
        """What it is worth to each seat."""
        values, found = self._values, self._found
        self._ask(state, values)
        margins(values, self._seats, found)
        out = found[:]
        if state.decider is None:
            for seat in range(self._seats):
                out[seat] += victory(state, seat)
        return out


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
