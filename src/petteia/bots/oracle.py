"""The oracle: judges by learned values, plans its turn with them, and searches where that helps."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any, ClassVar

from petteia.kernel import Fortune, State, View

from .plain import Thinker, best
from .planner import plan_turn
from .values import Eye, Net, Values, net_at, shipped


class OracleBot(Thinker):
    """Plays for the greatest chance to win, as a net has learnt to see it.

    As the planner it carries the ``width`` best positions through its turn, in each of ``worlds`` worlds,
    ``depth`` decisions deep (1: looks at every action and no further); about ``positions`` positions are judged
    in all. ``net`` is a file of weights instead of those that come with Petteia. Where there are none for a
    game as it is, it plays as `planner` does.
    """

    SETTINGS: ClassVar[dict[str, Callable[[str], Any]]] = {
        "worlds": int,
        "width": int,
        "depth": int,
        "positions": int,
        "net": str,
    }

    def __init__(
        self,
        seed: int | str = 0,
        worlds: int = 2,
        width: int = 6,
        depth: int = 6,
        positions: int = 1500,
        net: str | Net = "",
    ) -> None:
        """ValueError unless the numbers are at least 1."""
        super().__init__(seed)
        if min(worlds, width, depth, positions) < 1:
            raise ValueError("worlds, width, depth and positions to be at least 1")
        self._worlds = worlds
        self._width = width
        self._depth = depth
        self._positions = positions
        self._net = net
        self._seconds: float | None = None
        self._values: Values | None = None

    def hurry(self, seconds: float) -> None:
        """Plan in fewer worlds and less far when the time is up."""
        self._seconds = seconds

    def think(self, view: View, legal: list[int], rng: random.Random) -> int:
        values = self._ready(view)
        sums = dict.fromkeys(legal, 0.0)
        worlds = max(1, min(self._worlds, self._positions // (2 * len(legal))))
        until = None if self._seconds is None else time.monotonic() + self._seconds
        for number in range(worlds):
            if number and until is not None and time.monotonic() >= until:
                break
            world = view.world(rng)
            if self._depth == 1:
                plan = look_once(world, view.seat, rng.random(), values)
            else:
                plan = plan_turn(
                    world, view.seat, rng.random(), self._positions // worlds, self._width, self._depth, until,
                    values,
                )  # fmt: skip
            for action, value in plan.items():
                sums[action] += value
        return best(sums)

    def _ready(self, view: View) -> Values:
        if self._values is None:
            game = view.game
            net = self._net
            if not isinstance(net, Net):
                found = net_at(net) if net else shipped(game)
                assert found is not None
                net = found
            self._values = Values(net, Eye(game))
        return self._values


def look_once(world: State, seat: int, luck: float, values: Values) -> dict[int, float]:
    """What each action is worth by the position after it."""
    fortune = Fortune(world.setup, luck)
    actions = world.worthwhile()
    after = []
    for action in actions:
        one = world.copy()
        fortune.lead(one, action)
        after.append(one)
    return dict(zip(actions, values.worth_of(after, seat), strict=True))
