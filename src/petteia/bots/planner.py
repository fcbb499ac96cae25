"""The planner: thinks its whole turn through before its first decision."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, ClassVar

from petteia.kernel import State, View

from .plain import Thinker, best, roll_on, worth


class PlannerBot(Thinker):
    """Searches over its own decisions until the turn passes to somebody else.

    In each of ``worlds`` resampled worlds a beam of the ``width`` best positions is carried through the turn, at
    most ``depth`` decisions deep; chance is sampled. A first action is worth what the best position that
    it leads to is worth, on the average over the worlds.
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
        first: dict[int, float] = {}
        beam: list[tuple[float, int, State]] = []  # worth, first action, position
        for action in world.legal():
            after, value = self._after(world, seat, action, luck)
            first[action] = value
            if after.decider == seat:
                beam.append((value, action, after))
        settled = {action: value for action, value in first.items()}
        for _ in range(self._depth - 1):
            beam.sort(key=lambda entry: (-entry[0], entry[1]))
            del beam[self._width :]
            if not beam:
                break
            following: list[tuple[float, int, State]] = []
            for _, action, position in beam:
                top: float | None = None
                for decision in position.legal():
                    after, value = self._after(position, seat, decision, luck)
                    top = value if top is None else max(top, value)
                    if after.decider == seat:
                        following.append((value, action, after))
                if top is not None and top > settled[action]:
                    settled[action] = top
            beam = following
        return settled

    @staticmethod
    def _after(position: State, seat: int, action: int, luck: float) -> tuple[State, float]:
        after = position.copy()
        after.advance(action)
        roll_on(after, random.Random(luck))
        return after, worth(after, seat)
