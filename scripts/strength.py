"""How strong the bots are: plays the pairings that the documentation reports, on all cores, for a given time.

    PYTHONPATH=src python scripts/strength.py --minutes 9 --into strength.json

Only the standard library and the package are needed. Each pairing gets its share of the time until it
has all its games; bots that think for a given time come last, so that the machine can be left to them alone.
Games still running at the end are not counted. A second run with the same file goes on and adds to it.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import queue
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from petteia.arena.playing import play_job
from petteia.arena.schedule import Job, orders
from petteia.arena.statistics import mean, share
from petteia.games import game as find

SEARCH = "search:seconds=1"
# The bot, its opponents, games for two, games at the full table, share of the time.
PAIRINGS = [
    ("greedy", "random", 200, 100, 1.5),
    ("planner", "greedy", 200, 100, 2.0),
    (SEARCH, "greedy", 200, 100, 5.0),
]


@dataclass
class Pairing:
    """A bot against others of one kind at one table of a game, and how it went so far."""

    game: str
    bot: str
    against: str
    seats: int
    target: int
    weight: float
    games: dict[int, dict[str, Any]] = field(default_factory=dict)
    started: set[int] = field(default_factory=set)
    spent: float = 0.0
    slowest: float = 0.0

    @property
    def key(self) -> str:
        return f"{self.game} {self.seats}p {self.bot} v {self.against}"

    @property
    def timed(self) -> bool:
        """Whether other work on the machine would weaken the bot."""
        return "seconds=" in self.bot

    def job(self) -> Job:
        """The next game; the bot sits in each seat in turn."""
        number = len(self.games)
        while number in self.games or number in self.started:
            number += 1
        self.started.add(number)
        tables = orders([self.bot] + [self.against] * (self.seats - 1), self.seats)
        bots = tables[number % len(tables)]
        return Job(number, self.game, bots, f"strength/{self.seats}/{number}", {})

    def add(self, result: dict[str, Any], seconds: float) -> None:
        """Count a finished game."""
        seat = result["bots"].index(self.bot)
        winners = result["ranks"].count(1)
        others = [score for place, score in enumerate(result["scores"]) if place != seat]
        self.games[result["n"]] = {
            "won": 1 / winners if result["ranks"][seat] == 1 else 0.0,
            "margin": result["scores"][seat] - max(others),
            "decisions": result["decisions"][seat],
            "seconds": round(seconds, 2),
        }
        self.spent += seconds
        self.slowest = max(self.slowest, seconds)

    def summary(self) -> dict[str, Any]:
        """The figures with their 95 % intervals."""
        games = list(self.games.values())
        wins = share(sum(game["won"] for game in games), len(games))
        return {
            "game": self.game,
            "bot": self.bot,
            "against": self.against,
            "seats": self.seats,
            "games": len(games),
            "wins": wins.as_json(),
            "margin": mean([game["margin"] for game in games]).as_json(),
            "decisions": mean([game["decisions"] for game in games]).as_json(),
            "seconds": mean([game["seconds"] for game in games]).as_json(),
        }


def play(job: Job, index: int) -> tuple[int, dict[str, Any], float]:
    """In a worker: the pairing's number, the result, the seconds."""
    start = time.perf_counter()
    result = play_job(job)
    return index, result, time.perf_counter() - start


def pairings(games: list[str], wanted: list[tuple[str, str, int, int, float]], seats: str) -> list[Pairing]:
    out = []
    for name in games:
        full = find(name).seats[-1]
        for bot, against, two, whole, weight in wanted:
            if two and seats in ("all", "two"):
                out.append(Pairing(name, bot, against, 2, two, weight))
            if whole and seats in ("all", "full"):
                out.append(Pairing(name, bot, against, full, whole, weight / 2))
    return out


def choose(todo: list[Pairing], left: float) -> Pairing | None:
    """The next pairing: least of its share so far, timed ones last, its next game likely to end in time."""
    open_ones = [
        pairing
        for pairing in todo
        if len(set(pairing.games) | pairing.started) < pairing.target and pairing.slowest < left
    ]
    return min(
        open_ones,
        # Games under way count as long as the mean of those that ended.
        key=lambda p: (
            p.timed,
            (p.spent + len(p.started) * (p.spent / len(p.games) if p.games else 1.0)) / p.weight,
            p.key,
        ),
        default=None,
    )


def run(todo: list[Pairing], seconds: float, workers: int, path: Path | None) -> None:
    """Play until all is done or the time is over."""
    deadline = time.monotonic() + seconds
    done: queue.Queue[tuple[int, dict[str, Any], float] | BaseException] = queue.Queue()
    pool = multiprocessing.get_context("spawn").Pool(workers)
    running = 0
    last = time.monotonic()
    try:
        while True:
            left = deadline - time.monotonic()
            while running < workers and left > 0 and (pairing := choose(todo, left)) is not None:
                arguments = (pairing.job(), todo.index(pairing))
                pool.apply_async(play, arguments, callback=done.put, error_callback=done.put)
                running += 1
            if not running or left <= 0:
                break
            try:
                answer = done.get(timeout=min(left, 5.0))
            except queue.Empty:
                continue
            if isinstance(answer, BaseException):
                raise answer
            index, result, took = answer
            todo[index].started.discard(result["n"])
            todo[index].add(result, took)
            running -= 1
            if time.monotonic() - last > 20:
                last = time.monotonic()
                write(todo, path)
                print(f"{left:.0f} s left, {sum(len(p.games) for p in todo)} games", flush=True)
    finally:
        pool.terminate()
        pool.join()
        write(todo, path)


def write(todo: list[Pairing], path: Path | None) -> None:
    if path is not None:
        content = {"pairings": [{**p.summary(), "results": p.games} for p in todo]}
        draft = path.with_name(path.name + ".part")
        draft.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")
        draft.replace(path)


def read(todo: list[Pairing], path: Path | None) -> None:
    """Take over what a file already holds."""
    if path is None or not path.exists():
        return
    stored = json.loads(path.read_text(encoding="utf-8"))["pairings"]
    for pairing in todo:
        for entry in stored:
            if all(entry[name] == getattr(pairing, name) for name in ("game", "bot", "against", "seats")):
                pairing.games = {int(number): game for number, game in entry["results"].items()}


def show(todo: list[Pairing]) -> None:
    for pairing in todo:
        figures = pairing.summary()
        wins, margin = figures["wins"], figures["margin"]
        print(
            f"{pairing.key:52} {figures['games']:4} games  wins {wins['value']:6.1%} "
            f"({wins['low']:.1%} to {wins['high']:.1%})  margin {margin['value']:+6.1f} "
            f"({margin['low']:+.1f} to {margin['high']:+.1f})  {figures['seconds']['value']:6.1f} s a game"
        )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=9.0, help="time limit")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="games at a time")
    parser.add_argument("--games", default="olympos,elysium,delphi", help="which games")
    parser.add_argument("--seats", choices=["all", "two", "full"], default="all", help="which tables")
    parser.add_argument("--pair", action="append", help="BOT,AGAINST,GAMES instead of the usual pairings")
    parser.add_argument("--into", type=Path, help="file of the figures; it is continued if it exists")
    arguments = parser.parse_args()
    wanted = PAIRINGS
    if arguments.pair:
        wanted = []
        for text in arguments.pair:
            bot, against, count = text.split(",")
            wanted.append((bot, against, int(count), int(count), 1.0))
    todo = pairings(arguments.games.split(","), wanted, arguments.seats)
    read(todo, arguments.into)
    run(todo, arguments.minutes * 60, arguments.workers, arguments.into)
    show(todo)
    return 0


if __name__ == "__main__":
    sys.exit(main())
