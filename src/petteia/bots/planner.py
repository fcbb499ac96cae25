"""The planner: thinks its whole turn through before its first decision."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, ClassVar, NamedTuple

from petteia.kernel import Fortune, State, View

from .plain import Clock, Judge, Thinker, Value, best

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


class Way(NamedTuple):
    """A position that a plan leads to, what it is worth, and how it was reached."""

    worth: float
    state: State
    decision: int
    before: Way | None

    def steps(self) -> list[tuple[int, State]]:
        """The decisions from the first on, each with the position after it."""
        found: list[tuple[int, State]] = []
        way: Way | None = self
        while way is not None:
            found.append((way.decision, way.state))
            way = way.before
        return found[::-1]


def plan_turn(
    world: State,
    seat: int,
    luck: float,
    positions: int,
    width: int = 8,
    depth: int = 6,
    clock: Clock | None = None,
    judging: Value | None = None,
) -> dict[int, float]:
    """For each first action in a world the worth of the best position it leads to within the seat's turn."""
    ways = plan_ways(world, seat, luck, positions, width, depth, clock, judging)
    return {first: way.worth for first, way in ways.items()}


def plan_ways(
    world: State,
    seat: int,
    luck: float,
    positions: int,
    width: int = 8,
    depth: int = 6,
    clock: Clock | None = None,
    judge: Value | None = None,
) -> dict[int, Way]:
    """For each first action in a world the way to the best position it leads to within the seat's turn.

    The ``width`` best positions are carried on from each decision to the next, ``depth`` decisions deep at
    most; about ``positions`` positions are judged. Chance meets all of them with the same luck. A position
    that several orders of the same deeds lead to is carried on once. Once the clock says that it is late, no
    position is looked into any more; every first action is tried at least. ``judge`` says what positions
    are worth, by default the game's own evaluator.
    """
    fortune = Fortune(world.setup, luck)
    judge = judge or Judge(world)
    leaves: dict[int, Way] = {}  # first action -> the best position not looked into

    def leave(action: int, way: Way) -> None:
        known = leaves.get(action)
        if known is None or way.worth > known.worth:
            leaves[action] = way

    def reached_from(beam: list[tuple[int | None, Way | None, list[int]]]) -> Iterator[_Reached]:
        """The positions after each decision in each position of the beam."""
        for begun, reached, decisions in beam:
            position = world if reached is None else reached.state
            for decision in decisions:
                first = decision if begun is None else begun
                if reached is not None and clock is not None and clock.late():
                    leave(first, reached)
                    continue
                after = position.copy()
                fortune.lead(after, decision)
                yield first, after, decision, reached

    # Positions with the action that began the way to them (None in the world itself) and what can be decided.
    decisions = world.worthwhile()
    beam: list[tuple[int | None, Way | None, list[int]]] = [(None, None, decisions)]
    ahead = len(decisions)
    for level in range(depth):
        positions -= ahead
        following: list[tuple[float, int, int, Way]] = []
        for first, way in _judged(reached_from(beam), judge, seat):
            if way.state.decider == seat:
                following.append((-way.worth, first, len(following), way))
            else:
                leave(first, way)
        following.sort()  # the best first; of equals the one with the smaller first action
        share = positions / max(1, depth - 1 - level)  # what the next level may take
        beam, ahead = [], 0
        carried: list[tuple[float, State]] = []
        for _, first, _, way in following:
            full = carried and (len(carried) >= width or ahead >= share)
            if full or (way.worth, way.state) in carried:
                leave(first, way)
            else:
                carried.append((way.worth, way.state))
                decisions = way.state.worthwhile()
                beam.append((first, way, decisions))
                ahead += len(decisions)
        if not beam:
            break
    for begun, reached, _ in beam:  # the turn is longer than the plan
        assert begun is not None
        assert reached is not None
        leave(begun, reached)
    return leaves


_Reached = tuple[
    int, State, int, Way | None
]  # first action, position, the decision that led there, from where


def _judged(found: Iterator[_Reached], judge: Value, seat: int) -> Iterator[tuple[int, Way]]:
    """Positions with their first actions and worth, judged many at a time where the value can do that."""
    together = getattr(judge, "worth_of", None)
    while some := list(islice(found, TOGETHER)):
        states = [after for _, after, _, _ in some]
        worth = [judge.worth(one, seat) for one in states] if together is None else together(states, seat)
        for (first, after, decision, before), value in zip(some, worth, strict=True):
            yield first, Way(value, after, decision, before)
