"""The search bot: Monte Carlo tree search over information sets.

Each iteration draws a world that the bot's seat cannot tell from the true one and walks down one tree
that all worlds share. Where a seat decides, the walk follows the action with the best mixture of what it
has brought and what the evaluator expected of it; where chance decides, an outcome is drawn by weight. A new
position is judged by the game's evaluator for every seat, and every seat is taken to play for itself.
"""

from __future__ import annotations

import math
import random
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from petteia.kernel import CHANCE, State, View, draw

from .plain import Thinker, roll_on, worth


class _Node:
    """A place in the tree, reached by a sequence of actions and outcomes."""

    __slots__ = ("children", "prior", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.children: dict[int, _Edge] = {}
        self.prior: dict[int, float] | None = None  # expectations of the actions met so far


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
    thread; the answer is then the best found so far. ``playout`` decisions are played on from a new
    position before it is judged; ``explore`` weighs trying against trusting; ``width`` bounds how fast
    further actions of a node are tried (progressive widening).
    """

    SETTINGS: ClassVar[dict[str, Callable[[str], Any]]] = {
        "seconds": float,
        "iterations": int,
        "playout": int,
        "explore": float,
        "width": float,
    }

    def __init__(
        self,
        seed: int | str = 0,
        seconds: float | None = None,
        iterations: int | None = None,
        playout: int = 0,
        explore: float = 0.8,
        width: float = 2.0,
    ) -> None:
        """Without a budget it thinks for 400 iterations; with both, until the first is used up."""
        super().__init__(seed)
        if (seconds is not None and seconds <= 0) or (iterations is not None and iterations < 1):
            raise ValueError("seconds to be above 0 and iterations at least 1")
        self._seconds = seconds
        self._iterations = 400 if seconds is None and iterations is None else iterations
        self._playout = playout
        self._explore = explore
        self._width = width
        self._stop = threading.Event()
        self.last_iterations = 0
        """How many iterations the last decision took."""

    def stop(self) -> None:
        """End the thinking now; the decision in progress is answered with the best found so far."""
        self._stop.set()

    def think(self, view: View, legal: list[int], rng: random.Random) -> int:
        """See `Thinker.think`."""
        self._stop.clear()
        root = _Node()
        span = _Span(view.seats)
        end = None if self._seconds is None else time.monotonic() + self._seconds
        done = 0
        while self._iterations is None or done < self._iterations:
            if done and (self._stop.is_set() or (end is not None and time.monotonic() >= end)):
                break
            self._iterate(root, view.world(rng), rng, span)
            done += 1
        self.last_iterations = done
        seat = view.seat

        def merit(action: int) -> tuple[int, float, int]:
            edge = root.children.get(action)
            if edge is None or not edge.visits:
                return (0, 0.0, -action)
            return (edge.visits, edge.total[seat] / edge.visits, -action)

        return max(legal, key=merit)

    def _iterate(self, root: _Node, state: State, rng: random.Random, span: _Span) -> None:
        """One walk from the root to a new position, and what was learnt carried back."""
        seats = state.seats
        node = root
        path: list[_Edge] = []
        nodes = [root]
        while True:
            decider = state.decider
            if decider is None:
                break
            if decider == CHANCE:
                action = draw(state.chance(), rng.random())
            else:
                action = self._select(node, state, decider, rng, span)
            edge = node.children.get(action)
            new = edge is None
            if edge is None:
                edge = node.children[action] = _Edge(seats)
            state.advance(action)
            path.append(edge)
            node = edge.node
            nodes.append(node)
            if new and decider != CHANCE:
                break
        for _ in range(self._playout):
            roll_on(state, rng)
            if state.decider is None:
                break
            legal = state.legal()
            state.advance(legal[int(rng.random() * len(legal))])
        roll_on(state, rng)
        values = [worth(state, seat) for seat in range(seats)]
        span.saw(values)
        for visited in nodes:
            visited.visits += 1
        for edge in path:
            edge.visits += 1
            for seat, value in enumerate(values):
                edge.total[seat] += value

    def _select(self, node: _Node, state: State, seat: int, rng: random.Random, span: _Span) -> int:
        """The action to follow: expectation and experience, only among those wide enough for the visits."""
        legal = state.legal()
        if len(legal) == 1:
            return legal[0]
        prior = node.prior
        if prior is None:
            prior = node.prior = {}
        unseen = [action for action in legal if action not in prior]
        if unseen:
            luck = rng.random()
            for action in unseen:
                after = state.copy()
                after.advance(action)
                roll_on(after, random.Random(luck))
                prior[action] = worth(after, seat)
        ranked: Sequence[int] = sorted(legal, key=lambda action: (-prior[action], action))
        room = max(2, int(self._width * math.sqrt(node.visits + 1)))
        candidates = ranked[:room]
        chances = _softmax([span.norm(seat, prior[action]) for action in candidates])
        spread = self._explore * math.sqrt(node.visits + 1)
        choice, top = candidates[0], -math.inf
        for action, chance in zip(candidates, chances, strict=True):
            edge = node.children.get(action)
            if edge is None or not edge.visits:
                merit = span.norm(seat, prior[action]) + spread * chance
            else:
                merit = span.norm(seat, edge.total[seat] / edge.visits)
                merit += spread * chance / (1 + edge.visits)
            if merit > top:
                choice, top = action, merit
        return choice


class _Span:
    """The least and greatest value seen for each seat, to bring values between 0 and 1."""

    __slots__ = ("high", "low")

    def __init__(self, seats: int) -> None:
        self.low = [math.inf] * seats
        self.high = [-math.inf] * seats

    def saw(self, values: list[float]) -> None:
        for seat, value in enumerate(values):
            if value < self.low[seat]:
                self.low[seat] = value
            if value > self.high[seat]:
                self.high[seat] = value

    def norm(self, seat: int, value: float) -> float:
        low, high = self.low[seat], self.high[seat]
        if high <= low:
            return 0.5
        return min(1.0, max(0.0, (value - low) / (high - low)))


def _softmax(values: list[float], heat: float = 0.15) -> list[float]:
    top = max(values)
    powers = [math.exp((value - top) / heat) for value in values]
    total = sum(powers)
    return [power / total for power in powers]
