"""The greedy bot: looks one decision ahead."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import Any, ClassVar

from petteia.kernel import View

from .plain import Thinker, best, roll_on, worth


class GreedyBot(Thinker):
    """Takes the action after which its game's evaluator likes the position best.

    Chance that follows an action is sampled, once in each of ``worlds`` resampled worlds. With
    ``carelessness`` above 0 it does not always take the best: the chance of an action falls by a factor of
    e for every so many points that it is worse.
    """

    SETTINGS: ClassVar[dict[str, Callable[[str], Any]]] = {"worlds": int, "carelessness": float}

    def __init__(self, seed: int | str = 0, worlds: int = 2, carelessness: float = 0.0) -> None:
        """ValueError unless there is at least one world and carelessness is not negative."""
        super().__init__(seed)
        if worlds < 1 or carelessness < 0:
            raise ValueError("worlds to be at least 1 and carelessness at least 0")
        self._worlds = worlds
        self._carelessness = carelessness

    def think(self, view: View, legal: list[int], rng: random.Random) -> int:
        """See `Thinker.think`."""
        values = dict.fromkeys(legal, 0.0)
        for _ in range(self._worlds):
            world = view.world(rng)
            luck = rng.random()  # all actions meet the same luck, so that they can be compared
            for action in legal:
                after = world.copy()
                after.advance(action)
                roll_on(after, random.Random(luck))
                values[action] += worth(after, view.seat) / self._worlds
        if not self._carelessness:
            return best(values)
        top = max(values.values())
        weights = [math.exp((values[action] - top) / self._carelessness) for action in legal]
        left = rng.random() * sum(weights)
        for action, weight in zip(legal, weights, strict=True):
            left -= weight
            if left < 0:
                return action
        return best(values)
