"""The gentle bot: company for a first game."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, ClassVar

from petteia.kernel import View

from .plain import Judge, Thinker
from .planner import plan_turn


class GentleBot(Thinker):
    """Plans its turn as the planner does, and then takes any idea that is nearly as good as the best.

    ``give`` is what it gives away with a decision at most, in what is important to people
    (`Value.important`): it plays sensibly, varies, and never does anything absurd.
    """

    SETTINGS: ClassVar[dict[str, Callable[[str], Any]]] = {"give": float, "worlds": int, "positions": int}

    def __init__(self, seed: int | str = 0, give: float = 1.0, worlds: int = 2, positions: int = 600) -> None:
        """ValueError for less than one world or position, or if it should give less than nothing."""
        super().__init__(seed)
        if min(worlds, positions) < 1 or not give >= 0:
            raise ValueError("worlds and positions to be at least 1 and give to be 0 or more")
        self._give = give
        self._worlds = worlds
        self._positions = positions

    def think(self, view: View, legal: list[int], rng: random.Random) -> int:
        values = dict.fromkeys(legal, 0.0)
        for _ in range(self._worlds):
            world = view.world(rng)
            plan = plan_turn(world, view.seat, rng.random(), self._positions // self._worlds)
            for action, value in plan.items():
                values[action] += value / self._worlds
        least = max(values.values()) - self._give * Judge.important
        good = [action for action in legal if values[action] >= least]
        return good[int(rng.random() * len(good))]
