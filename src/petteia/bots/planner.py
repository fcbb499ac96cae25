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
    position that it leads to is worth, on the average over the worlds. Where very many actions are legal,
    worlds and width are narrowed so that about ``positions`` positions are judged in all.
    """

    SETTINGS: ClassVar[dict[str, Callable[[str], Any]]] = {
        "worlds": int,
        "width": int,
        "depth": int,
        "positions": int,
    }

    def __init__(
        self, seed: int | str = 0, worlds: int = 3, width: int = 8, depth: int = 6, positions: int = 6000
    ) -> None:
        """ValueError unless all settings are at least 1."""
        super().__init__(seed)
        if min(worlds, width, depth, positions) < 1:
            raise ValueError("worlds, width, depth and positions to be at least 1")
        self._worlds = worlds
        self._width = width
        self._depth = depth
        self._positions = positions

    def think(self, view: View, legal: list[int], rng: random.Random) -> int:
        values = dict.fromkeys(legal, 0.0)
        worlds = max(1, min(self._worlds, self._positions // (3 * len(legal))))
        for _ in range(worlds):
            world = view.world(rng)
            plan = plan_turn(
                world, view.seat, rng.random(), self._positions // worlds, self._width, self._depth
            )
            for action, value in plan.items():
                values[action] += value
        return best(values)


def plan_turn(
    world: State, seat: int, luck: float, positions: int, width: int = 8, depth: int = 6
) -> dict[int, float]:
    """For each first action in a world the worth of the best position it leads to within the seat's turn.

    The ``width`` best positions are carried on from each decision to the next, ``depth`` decisions deep at
    most; about ``positions`` positions are judged. Chance meets all of them with the same luck. A position
    that several orders of the same deeds lead to is carried on once.
    """
    leaves: dict[int, float] = {}  # first action -> worth of the best position not looked into

    def leave(action: int, value: float) -> None:
        leaves[action] = max(value, leaves.get(action, value))

    beam = [(0.0, action, world, action) for action in world.legal()]
    for level in range(depth):
        positions -= len(beam)
        following: list[tuple[float, int, State]] = []
        for _, first, position, decision in beam:
            after = position.copy()
            after.advance(decision)
            roll_on(after, luck)
            value = worth(after, seat)
            if after.decider == seat:
                following.append((value, first, after))
            else:
                leave(first, value)
        following.sort(key=lambda entry: (-entry[0], entry[1]))
        share = positions / max(1, depth - 1 - level)  # what the next level may take
        beam = []
        carried: list[tuple[float, State]] = []
        for value, first, position in following:
            full = carried and (len(carried) >= width or len(beam) >= share)
            if full or (value, position) in carried:
                leave(first, value)
            else:
                carried.append((value, position))
                beam += [(value, first, position, decision) for decision in position.legal()]
        if not beam:
            break
    for value, first, _, _ in beam:  # the turn is longer than the plan
        leave(first, value)
    return leaves
