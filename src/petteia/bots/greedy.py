"""The greedy bot: looks one decision ahead."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, ClassVar

from petteia.kernel import Fortune, View

from .plain import Judge, Thinker, best


class GreedyBot(Thinker):
    """Takes the action after which its game's evaluator likes the position best.

    Chance that follows an action is sampled, once in each of ``worlds`` resampled worlds. With
    ``carelessness`` it overlooks each action with that chance, as beginners do, and takes the best of those
    that it has seen.
    """

    SETTINGS: ClassVar[dict[str, Callable[[str], Any]]] = {"worlds": int, "carelessness": float}

    def __init__(self, seed: int | str = 0, worlds: int = 2, carelessness: float = 0.0) -> None:
        """ValueError unless there is at least one world and carelessness is from 0 to below 1."""
        super().__init__(seed)
        if worlds < 1 or not 0 <= carelessness < 1:
            raise ValueError("worlds to be at least 1 and carelessness from 0 to below 1")
        self._worlds = worlds
        self._carelessness = carelessness

    def think(self, view: View, legal: list[int], rng: random.Random) -> int:
        if self._carelessness:
            legal = [action for action in legal if rng.random() >= self._carelessness] or legal
        values = dict.fromkeys(legal, 0.0)
        for _ in range(self._worlds):
            world = view.world(rng)
            judge = Judge(world)
            fortune = Fortune(world.setup, rng.random())  # the same for all, so that they can be compared
            for action in legal:
                after = world.copy()
                fortune.lead(after, action)
                values[action] += judge.worth(after, view.seat)
        return best(values)
