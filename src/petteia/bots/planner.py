"""The planner: thinks its whole turn through before its first decision."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, ClassVar

from petteia.kernel import Fortune, State, View

from .plain import Clock, Judge, Judging, Thinker, best

TOGETHER = 256  # positions that are judged at a time


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
        self,
        seed: int | str = 0,
        worlds: int = 3,
        width: int = 8,
        depth: int = 6,
        positions: int = 6000,
    ) -> None:
        """ValueError unless all settings are at least 1."""
        super().__init__(seed)
        if min(worlds, width, depth, positions) < 1:
            raise ValueError("worlds, width, depth and positions to be at least 1")
        self._worlds = worlds
        self._width = width
        self._depth = depth
        self._positions = positions
        self._clock = Clock()

    def hurry(self, seconds: float) -> None:
        """Plan in fewer worlds and less far when the time is up."""
        self._clock.hurry(seconds)

    def think(self, view: View, legal: list[int], rng: random.Random) -> int:
        return best(self.weigh(view, legal, rng))

    def weigh(self, view: View, legal: list[int], rng: random.Random) -> dict[int, float]:
        """What each of some actions is worth, on the average over the worlds."""
        values = dict.fromkeys(legal, 0.0)
        worlds = max(1, min(self._worlds, self._positions // (3 * len(legal))))
        self._clock.start()
        planned = 0
        while planned < worlds and not (planned and self._clock.late()):
            world = view.world(rng)
            plan = plan_turn(
                world, view.seat, rng.random(), self._positions // worlds, self._width, self._depth,
                self._clock, self.judging(world),
            )  # fmt: skip
            planned += 1
            for action, value in plan.items():
                values[action] += value
        return {action: value / planned for action, value in values.items()}


def plan_turn(
    world: State,
    seat: int,
    luck: float,
    positions: int,
    width: int = 8,
    depth: int = 6,
    clock: Clock | None = None,
    judging: Judging | None = None,
) -> dict[int, float]:
    """For each first action in a world the worth of the best position it leads to within the seat's turn.

    The ``width`` best positions are carried on from each decision to the next, ``depth`` decisions deep at
    most; about ``positions`` positions are judged. Chance meets all of them with the same luck. A position
    that several orders of the same deeds lead to is carried on once. Once the clock says that it is late, no
    position is looked into any more; every first action is tried at least. ``judging`` says what positions
    are worth, by default the game's own evaluator.
    """
    fortune = Fortune(world.setup, luck)
    judge = Judge(world) if judging is None else judging
    leaves: dict[int, float] = {}  # first action -> worth of the best position not looked into

    def leave(action: int, value: float) -> None:
        if value > leaves.get(action, -math.inf):
            leaves[action] = value

    # Positions with their worth and the action that began the way to them (None in the world itself).
    decisions = world.worthwhile()
    beam: list[tuple[float, int | None, State, list[int]]] = [(0.0, None, world, decisions)]
    ahead = len(decisions)
    for level in range(depth):
        positions -= ahead
        following: list[tuple[float, int, int, State]] = []
        for first, after, value in _judged(_reached(beam, fortune, level, clock, leave), judge, seat):
            if after.decider == seat:
                following.append((-value, first, len(following), after))
            else:
                leave(first, value)
        following.sort()  # the best first; of equals the one with the smaller first action
        share = positions / max(1, depth - 1 - level)  # what the next level may take
        beam, ahead = [], 0
        carried: list[tuple[float, State]] = []
        for negated, first, _, position in following:
            value = -negated
            full = carried and (len(carried) >= width or ahead >= share)
            if full or (value, position) in carried:
                leave(first, value)
            else:
                carried.append((value, position))
                decisions = position.worthwhile()
                beam.append((value, first, position, decisions))
                ahead += len(decisions)
        if not beam:
            break
    for value, begun, _, _ in beam:  # the turn is longer than the plan
        assert begun is not None
        leave(begun, value)
    return leaves


def _reached(
    beam: list[tuple[float, int | None, State, list[int]]],
    fortune: Fortune,
    level: int,
    clock: Clock | None,
    leave: Callable[[int, float], None],
) -> Iterator[tuple[int, State]]:
    """The positions after each decision in each position of the beam, with their first actions."""
    for reached, begun, position, decisions in beam:
        for decision in decisions:
            first = decision if begun is None else begun
            if level and clock is not None and clock.late():
                leave(first, reached)
                continue
            after = position.copy()
            fortune.lead(after, decision)
            yield first, after


def _judged(
    found: Iterator[tuple[int, State]], judge: Judging, seat: int
) -> Iterator[tuple[int, State, float]]:
    """Positions with their worth, judged many at a time."""
    while some := list(islice(found, TOGETHER)):
        worth = judge.worth_of([after for _, after in some], seat)
        for (first, after), value in zip(some, worth, strict=True):
            yield first, after, value
