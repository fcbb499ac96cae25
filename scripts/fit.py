"""Fit the weights of a game's evaluator to the outcome of games between bots, and try them out.

    python scripts/fit.py olympos --games 300 --rounds 3

Each round plays games with the weights found so far, asks at many positions by how much each seat gained
on its neighbour until the end, and explains that by how their features differ (ridge regression towards
the weights at hand). The new weights then play the old ones. Nothing is
written: put the weights into evaluate.py.
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import sys
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

from petteia.arena.statistics import mean, share
from petteia.bots import seated
from petteia.games import game as find
from petteia.kernel import Bot, Dealer, State, View, drive

Rows = tuple[list[list[float]], list[float]]


class Weighted:
    """A bot that thinks with other weights than the evaluator's own; ``before`` hears of its decisions."""

    def __init__(self, module: Any, bot: Bot, weights: tuple[float, ...], before: Callable[[], None]) -> None:
        self._module = module
        self._bot = bot
        self._weights = weights
        self._before = before

    def choose(self, view: View) -> int:
        self._before()
        setattr(self._module, "_WEIGHTS", self._weights)  # noqa: B010  # games keep them to themselves
        return self._bot.choose(view)


def play(
    job: tuple[str, int, list[str], list[tuple[float, ...]], str, float],
) -> tuple[Rows, list[float], list[int]]:
    """One game; positions with what each seat gained on its neighbour, what each won, and the points."""
    game, seats, names, weights, seed, rate = job
    module = import_module(f"petteia.games.{game}.evaluate")
    rng = random.Random(seed)
    state: State = find(game).new(seats)
    found: list[tuple[list[list[float]], list[float]]] = []

    def look() -> None:
        if rng.random() < rate:
            found.append(([module.features(state, s) for s in range(seats)], module.points(state)))

    with seated(names, seed) as bots:
        weighted = [Weighted(module, bot, own, look) for bot, own in zip(bots, weights, strict=True)]
        drive(state, Dealer(seed), weighted)
    end = module.points(state)
    rows: Rows = ([], [])
    for features, points in found:
        for one in range(seats):
            other = (one + 1) % seats
            gain = (end[one] - points[one]) - (end[other] - points[other])
            rows[0].append([a - b for a, b in zip(features[one], features[other], strict=True)])
            rows[1].append(gain)
    result = state.result()
    assert result is not None
    winners = result.winners
    return rows, [1 / len(winners) if s in winners else 0.0 for s in range(seats)], end


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200, help="games of each round")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bots", default="greedy:carelessness=0.3,planner:worlds=1:width=4")
    parser.add_argument("--judge", default="planner:worlds=1:width=4", help="the bot that tries weights out")
    parser.add_argument("--trials", type=int, default=60, help="games between new and old weights")
    parser.add_argument("--ridge", type=float, default=30.0, help="how strongly old weights hold")
    parser.add_argument("--rate", type=float, default=0.25, help="share of positions that are looked at")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=60.0, help="time limit")
    options = parser.parse_args()
    deadline = time.monotonic() + 60 * options.minutes
    module = import_module(f"petteia.games.{options.game}.evaluate")
    weights = tuple(float(w) for w in module._WEIGHTS)
    first = weights
    kinds = options.bots.split(",")
    with multiprocessing.get_context("spawn").Pool(options.workers) as pool:
        for number in range(options.rounds):
            jobs = [
                (
                    options.game,
                    options.seats,
                    [kinds[(game + seat) % len(kinds)] for seat in range(options.seats)],
                    [weights] * options.seats,
                    f"fit/{number}/{game}",
                    options.rate,
                )
                for game in range(options.games)
            ]
            sums = Sums(len(weights))
            for rows, _, _ in pool.imap_unordered(play, jobs):
                sums.add(rows)
                if time.monotonic() > deadline:
                    break
            weights = sums.fit(weights, options.ridge)
            for (name, old, _), new in zip(module.FEATURES, weights, strict=True):
                print(f"  {name:14} {old:8.3f} -> {new:8.3f}")
            print(tuple(round(w, 3) for w in weights), flush=True)
            if time.monotonic() > deadline:
                break
            trial(pool, options, weights, first, f"round {number} against the first weights")
        pool.terminate()
    return 0


class Sums:
    """Sums of products of features and gains; an intercept takes up what no feature explains."""

    def __init__(self, size: int) -> None:
        self.count = 0
        self.products = [[0.0] * (size + 1) for _ in range(size + 1)]
        self.gains = [0.0] * (size + 1)
        self.squares = 0.0

    def add(self, rows: Rows) -> None:
        for features, gain in zip(*rows, strict=True):
            row = [*features, 1.0]
            self.count += 1
            self.squares += gain * gain
            for place, value in enumerate(row):
                if value:
                    self.gains[place] += value * gain
                    line = self.products[place]
                    for other, second in enumerate(row):
                        line[other] += value * second

    def fit(self, prior: tuple[float, ...], ridge: float) -> tuple[float, ...]:
        """Weights near the prior that explain the gains best."""
        size = len(prior)
        count = max(1, self.count)
        start = [*prior, 0.0]
        matrix = [line[:] for line in self.products]
        right = [
            gain - sum(a * b for a, b in zip(line, start, strict=True))
            for gain, line in zip(self.gains, self.products, strict=True)
        ]
        for place in range(size):
            mean_value = self.products[place][size] / count
            spread = self.products[place][place] / count - mean_value**2
            matrix[place][place] += ridge * spread + 1e-6
        change = solve(matrix, right)
        found = [a + b for a, b in zip(start, change, strict=True)]
        explained = sum(
            found[a] * found[b] * self.products[a][b] for a in range(size + 1) for b in range(size + 1)
        )
        left = self.squares - 2 * sum(a * b for a, b in zip(found, self.gains, strict=True)) + explained
        total = self.squares - self.gains[size] ** 2 / count
        print(f"{self.count} rows, explained {1 - left / total:.3f}, intercept {found[-1]:.2f}")
        return tuple(found[:-1])


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss's elimination with pivots."""
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda place: abs(rows[place][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        for place in range(size):
            if place != column and rows[place][column]:
                factor = rows[place][column] / rows[column][column]
                rows[place] = [a - factor * b for a, b in zip(rows[place], rows[column], strict=True)]
    return [rows[place][size] / rows[place][place] for place in range(size)]


def trial(pool: Any, options: Any, new: tuple[float, ...], old: tuple[float, ...], label: str) -> None:
    """New weights against old ones, in every seat equally often."""
    jobs = []
    for game in range(options.trials):
        weights = [old] * options.seats
        weights[game % options.seats] = new
        seed = f"trial/{game // options.seats}"
        jobs.append((options.game, options.seats, [options.judge] * options.seats, weights, seed, 0.0))
    won: list[float] = []
    ahead: list[float] = []
    for game, (_, wins, points) in enumerate(pool.imap(play, jobs)):
        seat = game % options.seats
        won.append(wins[seat])
        ahead.append(points[seat] - max(p for s, p in enumerate(points) if s != seat))
    wins, margin = share(sum(won), len(won)), mean(ahead)
    print(
        f"{label}: wins {wins.value:.1%} ({wins.low:.1%} to {wins.high:.1%}), margin {margin.value:+.1f} "
        f"({margin.low:+.1f} to {margin.high:+.1f})",
        flush=True,
    )


if __name__ == "__main__":
    sys.exit(main())
