"""The gentle bot: company for a first game."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, ClassVar

from petteia.kernel import View

from .plain import Judge, Thinker, cautious
from .planner import plan_turn


class GentleBot(Thinker):
    """Plans its turn as the planner does, and then takes any idea that is nearly as good as the best.

    ``give`` is what it gives away with a decision at most, in what is important to people
    (`Value.important`): it plays sensibly, varies, and never does anything absurd.
    """

    SETTINGS: ClassVar[dict[str, Callable[[str], Any]]] = {"give": float, "worlds": int, "positions": int}

    def __init__(self, seed: int | str = 0, give: float = 0.5, worlds: int = 3, positions: int = 600) -> None:
        """ValueError for less than two worlds or one position, or if it should give less than nothing."""
        super().__init__(seed)
        if worlds < 2 or positions < 1 or not give >= 0:
            raise ValueError("worlds to be at least 2, positions at least 1 and give to be 0 or more")
        self._give = give
        self._worlds = worlds
        self._positions = positions

    def think(self, view: View, legal: list[int], rng: random.Random) -> int:
        plans = []
        for _ in range(self._worlds):
            world = view.world(rng)
            plans.append(plan_turn(world, view.seat, rng.random(), self._positions // self._worlds))
        values = {action: cautious([plan[action] for plan in plans]) for action in legal}
        least = max(values.values()) - self._give * Judge.important
        good = [action for action in legal if values[action] >= least]
        return good[int(rng.random() * len(good))]
