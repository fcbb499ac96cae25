"""The planner: thinks its whole turn through before its first decision."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, ClassVar

from petteia.kernel import State, View

from .plain import Thinker, best, roll_on, worth


class PlannerBot(Thinker):
    """Searches over its own decisions until the turn passes to somebody else.

    In each of ``worlds`` resampled worlds a beam of the ``width`` best positions is carried through the
    turn, at most ``depth`` decisions deep; chance is sampled. A first action is worth what the best
    position that it leads to is worth, on the average over the worlds.
    """

    SETTINGS: ClassVar[dict[str, Callable[[str], Any]]] = {"worlds": int, "width": int, "depth": int}

    def __init__(self, seed: int | str = 0, worlds: int = 3, width: int = 8, depth: int = 6) -> None:
        """ValueError unless worlds, width and depth are at least 1."""
        super().__init__(seed)
        if min(worlds, width, depth) < 1:
            raise ValueError("worlds, width and depth to be at least 1")
        self._worlds = worlds
        self._width = width
        self._depth = depth

    def think(self, view: View, legal: list[int], rng: random.Random) -> int:
        """See `Thinker.think`."""
        values = dict.fromkeys(legal, 0.0)
        for _ in range(self._worlds):
            world = view.world(rng)
            for action, value in self._plan(world, view.seat, rng.random()).items():
                values[action] += value
        return best(values)

    def _plan(self, world: State, seat: int, luck: float) -> dict[int, float]:
        """For each first action the worth of the best position it leads to within the turn."""
        leaves: dict[int, float] = {}  # first action -> worth of the best position not looked into

        def leave(action: int, value: float) -> None:
            leaves[action] = max(value, leaves.get(action, value))

        beam = [(0.0, action, world, action) for action in world.legal()]
        for _ in range(self._depth):
            following: list[tuple[float, int, State, int]] = []
            for _, first, position, decision in beam:
                after = position.copy()
                after.advance(decision)
                roll_on(after, random.Random(luck))
                value = worth(after, seat)
                if after.decider == seat:
                    following.append((value, first, after, 0))
                else:
                    leave(first, value)
            following.sort(key=lambda entry: (-entry[0], entry[1]))
            for value, first, _, _ in following[self._width :]:
                leave(first, value)
            beam = [
                (value, first, position, decision)
                for value, first, position, _ in following[: self._width]
                for decision in position.legal()
            ]
        for value, first, _, _ in beam:  # the turn is longer than the plan
            leave(first, value)
        return leaves
