"""The random bot, and what all thinking bots share."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, ClassVar

from petteia.kernel import CHANCE, State, View, draw

WIN = 15.0  # what winning is worth beside the points by which one wins


class RandomBot:
    """Chooses uniformly among the legal actions."""

    SETTINGS: ClassVar[dict[str, Callable[[str], Any]]] = {}

    def __init__(self, seed: int | str = 0) -> None:
        """The same seed gives the same choices."""
        self._random = random.Random(f"random {seed}").random

    def choose(self, view: View) -> int:
        """Any legal action."""
        legal = view.legal
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
        """A legal action; asks `think` only if there is a choice."""
        legal = view.legal
        self._decisions += 1
        if len(legal) == 1:
            return legal[0]
        return self.think(view, legal, random.Random(f"{self._seed} {self._decisions}"))

    def think(self, view: View, legal: list[int], rng: random.Random) -> int:
        """One of the legal actions."""
        raise TypeError("use a subclass")


def roll_on(state: State, luck: float) -> None:
    """Let chance decide until a seat has to, or the game is over; the same luck gives the same outcomes."""
    if state.decider == CHANCE:
        rng = random.Random(luck)
        while state.decider == CHANCE:
            state.advance(draw(state.chance(), rng.random()))


def worths(state: State) -> list[float]:
    """For each seat the points by which it may expect to beat its best opponent.

    In a finished game that is the margin, and the victory itself on top of it.
    """
    values = state.game.prospects(state)
    if len(values) == 2:
        out = [values[0] - values[1], values[1] - values[0]]
    else:
        out = [value - max(values[:seat] + values[seat + 1 :]) for seat, value in enumerate(values)]
    result = state.result()
    if result is not None:
        winners = result.winners
        for seat in range(len(out)):
            out[seat] += WIN / len(winners) if seat in winners else -WIN
    return out


def worth(state: State, seat: int) -> float:
    """The same for one seat."""
    return worths(state)[seat]


def best(values: dict[int, float]) -> int:
    """The action with the greatest value; of equals the one with the smallest number."""
    return min(values, key=lambda action: (-values[action], action))
