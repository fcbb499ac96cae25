"""Fit the weights of a game's evaluator to the outcome of games between bots, and try them out.

    python scripts/fit.py olympos --games 300 --rounds 3 --seats 2,5 --never-harms cubes,stock

Each round plays games with the weights found so far, asks at many positions by how much each seat gained
on its neighbour until the end, and explains that by how their features differ (ridge regression towards
the weights at hand). What can only be of use to its owner, but often goes with something else, may be told to
stay at 0 or above. The new weights then play those of the beginning. Nothing is written: put the weights into
evaluate.py.
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import sys
import time
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from petteia.arena.statistics import mean, share
from petteia.bots import seated
from petteia.games import game as find
from petteia.kernel import Dealer, State, drive, floats
from petteia.kernel.lookahead import row_of

Rows = tuple[list[list[float]], list[float]]


def play(
    job: tuple[str, int, list[str], list[tuple[float, ...]], str, float],
) -> tuple[Rows, list[float], list[int]]:
    """One game; positions with what each seat gained on its neighbour, what each won, and the points."""
    game, seats, names, weights, seed, rate = job
    known = import_module(f"petteia.games.{game}.evaluate").EARLIER
    rng = random.Random(seed)
    state: State = find(game).new(seats)
    width = 1 + len(weights[0])
    room = floats(seats * width)
    found: list[list[list[float]]] = []

    def survey() -> list[list[float]]:
        state.game.survey_into(state, room)
        return [room[seat * width : (seat + 1) * width] for seat in range(seats)]

    def take(action: int) -> None:
        if rng.random() < rate:
            found.append(survey())
        state.advance(action)

    with seated(names, seed) as bots:
        for seat, bot in enumerate(bots):
            known[f"fit {seat}"] = row_of(weights[seat])
            setattr(bot, "of", f"fit {seat}")  # noqa: B010  # as bots of earlier versions have theirs
        drive(state, Dealer(seed), bots, take=take)
    end = [score.total for score in state.scores()]
    rows: Rows = ([], [])
    for position in found:
        for one in range(seats):
            other = (one + 1) % seats
            gain = (end[one] - position[one][0]) - (end[other] - position[other][0])
            rows[0].append([a - b for a, b in zip(position[one][1:], position[other][1:], strict=True)])
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
    parser.add_argument("--seats", default="2", help="numbers of seats that take turns, like 2,5")
    parser.add_argument("--never-harms", default="", help="features whose weights stay at 0 or above")
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
    weights = tuple(weight for _, weight, _ in module.FEATURES)
    names = [name for name, _, _ in module.FEATURES]
    useful = [names.index(name) for name in options.never_harms.split(",") if name]
    options.seats = [int(seats) for seats in options.seats.split(",")]
    first = weights
    kinds = options.bots.split(",")
    with multiprocessing.get_context("spawn").Pool(options.workers) as pool:
        for number in range(options.rounds):
            jobs = [
                (
                    options.game,
                    seats := options.seats[game % len(options.seats)],
                    [kinds[(game + seat) % len(kinds)] for seat in range(seats)],
                    [weights] * seats,
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
            weights = sums.fit(weights, options.ridge, useful)
            for (name, old, _), new in zip(module.FEATURES, weights, strict=True):
                print(f"  {name:14} {old:8.3f} -> {new:8.3f}")
            print(tuple(round(w, 3) for w in weights), flush=True)
            if time.monotonic() > deadline:
                break
            for seats in options.seats:
                label = f"round {number} against the first weights, {seats} seats"
                trial(pool, options, seats, weights, first, label)
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

    def fit(self, prior: tuple[float, ...], ridge: float, useful: Sequence[int] = ()) -> tuple[float, ...]:
        """Weights near the prior that explain the gains best; those of ``useful`` are 0 or above."""
        none: set[int] = set()
        while True:
            found = self._fit(prior, ridge, none)
            below = {place for place in useful if found[place] < 0} - none
            if not below:
                return found
            none |= below

    def _fit(self, prior: tuple[float, ...], ridge: float, none: set[int]) -> tuple[float, ...]:
        """The same with some weights at 0."""
        prior = tuple(0.0 if place in none else weight for place, weight in enumerate(prior))
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
        for place in none:
            matrix[place] = [float(other == place) for other in range(size + 1)]
            right[place] = 0.0
            for line in matrix[:place] + matrix[place + 1 :]:
                line[place] = 0.0  # so that it stays exactly 0
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


def trial(
    pool: Any, options: Any, seats: int, new: tuple[float, ...], old: tuple[float, ...], label: str
) -> None:
    """New weights against old ones, in every seat equally often."""
    jobs = []
    for game in range(options.trials):
        weights = [old] * seats
        weights[game % seats] = new
        seed = f"trial/{game // seats}"
        jobs.append((options.game, seats, [options.judge] * seats, weights, seed, 0.0))
    won: list[float] = []
    ahead: list[float] = []
    for game, (_, wins, points) in enumerate(pool.imap(play, jobs)):
        seat = game % seats
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
