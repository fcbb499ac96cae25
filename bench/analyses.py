"""``python -m bench.analyses``: how long the analysis of a whole game takes, in seconds of a core.

The games are between the players for whom the analysis is fitted; nothing but the analysis is timed, its
words included.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from statistics import median
from time import process_time
from typing import Any

import petteia
from petteia.eye import Depth, Work
from petteia.eye.fitting import play


def measure(games: Sequence[str] = (), rounds: int = 3, depth: str | Depth = "quick") -> list[dict[str, Any]]:
    """For every game at its smallest and its full table the median and the longest of some games:
    ``game``, ``seats``, ``games``, ``median``, ``longest``.
    """
    report = []
    for name in games or petteia.GAMES:
        for seats in (petteia.game(name).seats[0], petteia.game(name).seats[-1]):
            taken = []
            for number in range(rounds):
                game = play(name, seats, "bench", number)
                begun = process_time()
                work = Work(game.setup, game.actions, depth, number)
                work.work()
                work.analysis()
                taken.append(process_time() - begun)
            row = {"game": name, "seats": seats, "games": rounds}
            report.append({**row, "median": median(taken), "longest": max(taken)})
    return report


def lines(report: Sequence[dict[str, Any]]) -> list[str]:
    """The report as a table for people."""
    out = [f"{'seconds of a core for a game':<32}{'median':>10}{'longest':>10}"]
    for row in report:
        title = f"{row['game']}, {row['seats']} seats"
        out.append(f"{title:<32}{row['median']:>10.1f}{row['longest']:>10.1f}")
    return out


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the measurement; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m bench.analyses", description="Seconds of an analysis.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="by default all")
    parser.add_argument("--rounds", type=int, default=3, help="games of each table")
    parser.add_argument("--depth", default="quick", help="quick or thorough")
    parser.add_argument("--json", action="store_true", help="print JSON")
    options = parser.parse_args(arguments)
    report = measure(options.games, options.rounds, options.depth)
    print(json.dumps(report, indent=2) if options.json else "\n".join(lines(report)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
