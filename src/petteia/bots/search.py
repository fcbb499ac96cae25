"""The search bot: Monte Carlo tree search over information sets.

First it plans its turn as the planner does, in as many worlds as half of its budget allows: so it has an
expectation of every action at the root. If the rest would not do to try every action several times, because
very many are legal, planning goes on, and the best plan decides. Otherwise a tree grows: each iteration draws
a world that the bot's seat cannot tell from the true one and walks down one tree that all worlds share. Where
a seat decides, the walk follows the action with the best mixture of what it has brought and what was expected
of it; where chance decides, an outcome is drawn by weight. At a new position all actions are tried once: the
evaluator's word on what follows is their expectation, and the best of it is what the iteration has learnt.
Every seat is taken to play for itself. In the end the action tried most often is taken.
"""

from __future__ import annotations

import math
import random
import threading
from collections.abc import Callable
from typing import Any, ClassVar

from petteia.kernel import CHANCE, Fortune, State, View

from .plain import Clock, Thinker, best
from .planner import plan_turn

_POSITIONS = 4000  # judged for a plan at most
_PER_SECOND = 8000  # and at most so many for each second of the budget, so that a short one is kept
_COUNTS_FOR = 20  # iterations: what a plan takes from the budget
_THIN = 5  # a tree with fewer visits for each action at its root would know less than the plans


class _Node:
    """A place in the tree, reached by a sequence of actions and outcomes."""

    __slots__ = ("children", "prior", "trust", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.trust = 0  # worlds that the prior rests on: so many visits it outweighs
        self.children: dict[int, _Edge] = {}
        self.prior: dict[int, float] = {}  # what the deciding seat may expect of the actions met so far

    def surprise(self, seat: int) -> float:
        """By how much the actions tried brought more than expected, where the expectation is to be trusted.

        Plans end with the turn and the tree looks further: without this, what was not tried yet would be
        compared by another measure.
        """
        if not self.trust or not self.children:
            return 0.0
        visits, more = 0, 0.0
        for action, edge in self.children.items():
            visits += edge.visits
            more += edge.total[seat] - self.prior[action] * edge.visits
        return more / visits if visits else 0.0


class _Edge:
    """An action taken at a node: how often, and what it brought to each seat in all."""

    __slots__ = ("node", "total", "visits")

    def __init__(self, seats: int) -> None:
        self.node = _Node()
        self.visits = 0
        self.total = [0.0] * seats


class SearchBot(Thinker):
    """Monte Carlo tree search with a budget in seconds or iterations.

    With a budget of ``iterations`` it is deterministic for a seed. `stop` ends the thinking from another
    thread; the answer is then the best found so far. ``explore`` weighs trying against trusting; ``heat``
    says how much worse than the best an action may look and still be tried often, as a share of all values
    seen; ``width`` bounds how fast further actions of a node are tried (progressive widening); ``playout``
    decisions are played on at random before a new position is judged; ``plan`` is the share of the budget
    for planning the turn before.
    """

    SETTINGS: ClassVar[dict[str, Callable[[str], Any]]] = {
        "seconds": float,
        "cpu": float,
        "iterations": int,
        "playout": int,
        "explore": float,
        "heat": float,
        "width": float,
        "plan": float,
    }

    def __init__(
        self,
        seed: int | str = 0,
        seconds: float | None = None,
        iterations: int | None = None,
        playout: int = 0,
        explore: float = 0.35,
        heat: float = 0.2,
        width: float = 2.0,
        plan: float = 0.5,
        cpu: float | None = None,
    ) -> None:
        """Without a budget it thinks for 400 iterations; with several, until the first is used up."""
        super().__init__(seed)
        if min(seconds or 1.0, cpu or 1.0) <= 0 or 0.0 in (seconds, cpu) or iterations == 0:
            raise ValueError("seconds and cpu to be above 0 and iterations at least 1")
        if playout < 0 or explore < 0 or heat <= 0 or width <= 0 or not 0 <= plan < 1:
            raise ValueError("playout and explore at least 0, heat and width above 0, plan from 0 to below 1")
        self._clock = Clock(seconds, cpu)
        unlimited = seconds is None and cpu is None and iterations is None
        self._iterations = 400 if unlimited else iterations
        self._playout = playout
        self._explore = explore
        self._heat = heat
        self._width = width
        self._plan = plan
        self._stop = threading.Event()
        self.last_iterations = 0
        """How many iterations the last decision took; a plan counts for several."""

    @property
    def _positions(self) -> int:
        given = [time for time in (self._clock.seconds, self._clock.cpu) if time is not None]
        return min([_POSITIONS, *(max(1, int(_PER_SECOND * time)) for time in given)])

    def hurry(self, seconds: float) -> None:
        """A smaller budget; never a greater one."""
        self._clock.hurry(seconds)

    def stop(self) -> None:
        """End the thinking now; the decision in progress is answered with the best found so far."""
        self._stop.set()

    def think(self, view: View, legal: list[int], rng: random.Random) -> int:
        self._stop.clear()
        root = _Node()
        span = _Span(view.seats)
        self._clock.start()
        used = plans = 0
        sums = dict.fromkeys(legal, 0.0)
        share = self._plan
        while not self._spent(used, _COUNTS_FOR, share):
            world = view.world(rng)
            plan = plan_turn(
                world,
                view.seat,
                rng.random(),
                self._positions,
                clock=self._clock,
                judging=self.judging(world),
            )
            for action, value in plan.items():
                sums[action] += value
            plans += 1
            used += _COUNTS_FOR
            if self._left(used) < _THIN * len(legal):
                share = 1.0  # no tree worth its name would grow
        if plans:
            root.prior = {action: value / plans for action, value in sums.items()}
            root.trust = plans
        while not (used and self._spent(used, 1, 1.0)):
            self._iterate(root, view.world(rng), view.seat, rng, span)
            used += 1
        self.last_iterations = used
        seat = view.seat
        if plans and root.visits < _THIN * len(legal):
            return best(root.prior)

        def merit(action: int) -> tuple[int, float, int]:
            edge = root.children.get(action)
            if edge is None or not edge.visits:
                return (0, root.prior.get(action, -math.inf), -action)
            return (edge.visits, edge.total[seat] / edge.visits, -action)

        return max(legal, key=merit)

    def _spent(self, used: int, step: int, share: float) -> bool:
        """Whether a share of the budget leaves no room for a step of so many iterations, or all has to end.

        A step by the clock is begun if half of it fits, so that on the average time is kept.
        """
        if self._stop.is_set():
            return True
        if self._iterations is not None and used + step > share * self._iterations:
            return True
        passed = self._clock.spent()
        return passed > 0 and passed + (passed / used * step / 2 if used else 0.0) >= share

    def _left(self, used: int) -> float:
        """For how many iterations the rest of the budget will do, after so many."""
        left = math.inf
        if self._iterations is not None:
            left = self._iterations - used
        passed = self._clock.spent()
        return min(left, used * (1 / passed - 1)) if passed else left

    def _iterate(self, root: _Node, state: State, seat: int, rng: random.Random, span: _Span) -> None:
        """One walk from the root to a new position, and what was learnt carried back."""
        seats = state.seats
        node = root
        path: list[_Edge] = []
        values: list[float] | None = None
        while values is None:
            decider = state.decider
            if decider is None:
                values = self.judging(state).worths_of([state], seat)[0]
                break
            if decider == CHANCE:
                action = state.outcome(rng.random())
            else:
                legal = state.worthwhile()
                if len(legal) == 1:
                    action = legal[0]
                else:
                    unseen = [action for action in legal if action not in node.prior]
                    if unseen:
                        liked = self._expect(node, state, decider, unseen, rng)
                        if not node.visits:  # a new position: the best of what may follow is its value
                            values = liked
                            break
                    action = self._select(node, legal, decider, span)
            edge = node.children.get(action)
            if edge is None:
                edge = node.children[action] = _Edge(seats)
            state.advance(action)
            path.append(edge)
            node.visits += 1
            node = edge.node
        node.visits += 1
        for edge in path:
            edge.visits += 1
            total = edge.total
            for seat in range(seats):
                total[seat] += values[seat]
                span.saw(seat, total[seat] / edge.visits)

    def _expect(
        self, node: _Node, state: State, seat: int, actions: list[int], rng: random.Random
    ) -> list[float]:
        """Try actions out and note what they promise; returns the values of the one the seat likes best."""
        luck = rng.random()  # all actions meet the same luck, so that they can be compared
        fortune = Fortune(state.setup, luck)
        following = []
        for action in actions:
            after = state.copy()
            fortune.lead(after, action)
            if self._playout:
                self._play_on(after, random.Random(luck))
            following.append(after)
        liked: list[float] = []
        for action, values in zip(actions, self.judging(state).worths_of(following, seat), strict=True):
            node.prior[action] = values[seat]
            if not liked or values[seat] > liked[seat]:
                liked = values
        return liked

    def _play_on(self, state: State, rng: random.Random) -> None:
        """Some random decisions, with the chance between them."""
        for _ in range(self._playout):
            if state.decider is None:
                break
            legal = state.worthwhile()
            state.advance(legal[int(rng.random() * len(legal))])
            Fortune(state.setup, rng.random()).roll_on(state)

    def _select(self, node: _Node, legal: list[int], seat: int, span: _Span) -> int:
        """The action to follow: expectation and experience, only among those wide enough for the visits."""
        prior = node.prior
        room = max(2, int(self._width * math.sqrt(node.visits + 1)))
        candidates = legal
        if room < len(legal):
            candidates = sorted(legal, key=lambda action: (-prior[action], action))[:room]
        low, size = span.low[seat], span.size(seat)
        top = max(prior[action] for action in candidates)
        scale = self._heat * size
        powers = [math.exp((prior[action] - top) / scale) for action in candidates]
        power_of_all = 0.0
        for power in powers:  # explicitly: `sum` is compensated from Python 3.12 on
            power_of_all += power
        spread = self._explore * math.sqrt(node.visits + 1) / power_of_all
        trust, shift = node.trust, node.surprise(seat)
        choice, most = candidates[0], -math.inf
        for action, power in zip(candidates, powers, strict=True):
            edge = node.children.get(action)
            visits = 0 if edge is None else edge.visits
            mean = prior[action] + shift
            if edge is not None and visits:
                mean = (trust * mean + edge.total[seat]) / (trust + visits)
            merit = (mean - low) / size + spread * power / (1 + visits)
            if merit > most:
                choice, most = action, merit
        return choice


class _Span:
    """The least and greatest mean value seen for each seat: what is much and what is little in this tree."""

    __slots__ = ("high", "low")

    def __init__(self, seats: int) -> None:
        self.low = [0.0] * seats
        self.high = [0.0] * seats

    def saw(self, seat: int, value: float) -> None:
        """A mean value of an edge."""
        if self.low[seat] == self.high[seat] == 0.0:
            self.low[seat] = self.high[seat] = value
        elif value < self.low[seat]:
            self.low[seat] = value
        elif value > self.high[seat]:
            self.high[seat] = value

    def size(self, seat: int) -> float:
        """The distance between them; never nothing."""
        return max(self.high[seat] - self.low[seat], 1e-3)
