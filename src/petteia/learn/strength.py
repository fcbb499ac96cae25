"""How strong the players are: pairings with numbers of games that are fixed beforehand, on seeds used for
nothing else, played in pieces that add up.

A file of results has a line for each game. Whoever plays on with the same file plays what is missing; games
that would be begun after the time is up are left for the next piece.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from petteia.arena import engines
from petteia.arena.statistics import mean, share
from petteia.games import GAMES

from .duels import Duel, Side, fight

SEEDS = "hold-out/0.2"  # of no training, gate or trial


@dataclass(frozen=True)
class Pairing:
    """A bot against others of one kind: so many games for two, so many at the full table."""

    name: str
    one: str
    other: str
    two: int
    full: int
    bar: tuple[float, float, float, float] | None = None
    """For two and at the full table: the share to reach, and what its interval must stay above; at the full
    table in equal shares.
    """


PAIRINGS = (
    Pairing(
        "value in the plan", "oracle:worlds=2:positions=1000", "planner@0.1", 200, 150, (0.55, 0, 1.3, 0)
    ),
    Pairing("expert, 0.25 s", "pythia:cpu=0.25", "search@0.1:cpu=0.25", 200, 150, (0.70, 0.62, 0, 0)),
    Pairing("medium over easy", "medium", "easy", 200, 150, (0, 0.55, 0, 1.3)),
    Pairing("hard over medium", "hard", "medium", 200, 150, (0, 0.55, 0, 1.3)),
    Pairing("expert over hard", "expert", "hard", 200, 150, (0, 0.55, 0, 1.3)),
    Pairing("value one decision deep", "oracle:worlds=1:depth=1", "greedy", 200, 150),
    Pairing("the same, against planner", "oracle:worlds=1:depth=1", "planner@0.1", 200, 150),
    Pairing("1 s", "pythia:cpu=1", "search@0.1:cpu=1", 40, 40),
)


def duels_of(pairing: Pairing, games: Sequence[str]) -> Iterator[tuple[str, Duel]]:
    """All games of a pairing with their keys."""
    for game in games:
        seats = GAMES[game].seats
        for table, count in ((seats[0], pairing.two), (seats[-1], pairing.full)):
            for number in range(count):
                seed = f"{SEEDS}/{table}/{number // table}"
                duel = Duel(game, table, number % table, seed, Side(pairing.one), Side(pairing.other))
                yield f"{game} {table} {pairing.name} {number}", duel


def _play(work: tuple[str, Duel]) -> tuple[str, dict[str, Any] | None]:
    key, duel = work
    return key, fight(duel)


def play(
    path: Path,
    pairings: Sequence[Pairing] = PAIRINGS,
    games: Sequence[str] = tuple(GAMES),
    seconds: float = 1e9,
    engine: str = "processes",
    workers: int | None = None,
    progress: Callable[[int, int], None] = lambda done, whole: None,
) -> dict[str, Any]:
    """Play what is missing in a file, as far as the time goes; returns the report on all that is there."""
    until = time.time() + seconds
    results = read(path)
    wanted = {key: duel for pairing in pairings for key, duel in duels_of(pairing, games)}
    missing = [(key, _within(duel, until)) for key, duel in wanted.items() if key not in results]
    # Early games of every pairing first: whenever it ends, each has about the same share of its games.
    missing.sort(key=lambda one: (int(one[0].rsplit(" ", 1)[1]), one[0]))
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        for done, (key, result) in enumerate(engines.run(_play, missing, engine, workers), 1):
            progress(done, len(missing))
            if result is not None:
                results[key] = result
                file.write(json.dumps({"key": key, **result}) + "\n")
                file.flush()
    return report(results, pairings, games)


def _within(duel: Duel, until: float) -> Duel:
    return Duel(duel.game, duel.seats, duel.seat, duel.seed, duel.one, duel.other, until)


def read(path: Path) -> dict[str, dict[str, Any]]:
    """The games that a file holds; a line that was cut off is left out."""
    found = {}
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            try:
                entry = json.loads(line)
            except ValueError:
                continue
            found[entry.pop("key")] = entry
    return found


def report(
    results: dict[str, dict[str, Any]], pairings: Sequence[Pairing], games: Sequence[str]
) -> dict[str, Any]:
    """By pairing, game and table: games played of those planned, wins with their interval, lead, time."""
    rows = []
    for pairing in pairings:
        for game in games:
            seats = GAMES[game].seats
            for table, count in ((seats[0], pairing.two), (seats[-1], pairing.full)):
                keys = [f"{game} {table} {pairing.name} {number}" for number in range(count)]
                there = [results[key] for key in keys if key in results]
                if there:
                    rows.append(
                        {
                            "pairing": pairing.name,
                            "game": game,
                            "seats": table,
                            "one": pairing.one,
                            "other": pairing.other,
                            "planned": count,
                            "games": len(there),
                            "wins": share(sum(one["won"] for one in there), len(there)).as_json(),
                            "lead": mean([one["margin"] for one in there]).as_json(),
                            "seconds": round(sum(one["seconds"] for one in there) / len(there), 2),
                        }
                    )
    return {"seeds": SEEDS, "rows": rows}


def table(found: dict[str, Any]) -> str:
    """A report as a table in Markdown."""
    lines = [
        "| game | seats | player | against | games | wins | an equal share | lead in points |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for row in found["rows"]:
        wins = row["wins"]
        lines.append(
            f"| {GAMES[row['game']].id.title()} | {row['seats']} | `{row['one']}` | `{row['other']}` "
            f"| {row['games']} of {row['planned']} "
            f"| {wins['value']:.0%} ({100 * wins['low']:.0f} to {100 * wins['high']:.0f}) "
            f"| {1 / row['seats']:.0%} | {row['lead']['value']:+.1f} |"
        )
    return "\n".join(lines)
