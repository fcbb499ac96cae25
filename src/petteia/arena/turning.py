"""What the games of a tournament turn on: how much of the result is luck, how early games are decided, how
many decisions matter, how often somebody comes back. It rests on the analysis of every game (`petteia.eye`).

    python -m petteia.arena.turning FOLDER...

puts several tournaments beside each other, by game, edition and number of seats.
"""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from petteia.eye import Analysis, Depth, analyse
from petteia.eye.looking import depth_of
from petteia.kernel import PetteiaError, Record

from . import engines
from .results import read_results, record_path
from .statistics import Estimate, mean, share, student

FILE = "looks.jsonl"
PARTS = ("luck", "others", "mistakes", "unforeseeable")
MATTERS = 0.01  # of a win that the best idea is ahead of the middle one: then a decision matters
BACK = 0.5  # of an equal share: whoever wins after having had no more came back


@dataclass(frozen=True)
class Look:
    """A game to be analysed."""

    number: int
    path: Path
    depth: str | Depth


def look(
    folder: Path,
    numbers: Sequence[int],
    depth: str | Depth,
    engine: str = "processes",
    workers: int | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> list[dict[str, Any]]:
    """Analyse the games of a tournament that were not analysed yet, from their records; returns what was seen
    of all of them, by number. OptionError for an unknown depth, EyeError where no win shares are known.
    """
    name = depth if isinstance(depth, str) else "own"
    if isinstance(depth, str):
        depth_of(depth)
    known = {one["n"]: one for one in read(folder) if one["depth"] == name}
    missing = [Look(number, record_path(folder, number), depth) for number in numbers if number not in known]
    with (folder / FILE).open("a", encoding="utf-8") as file:
        for done, seen in enumerate(engines.run(_seen, missing, engine, workers), 1):
            known[seen["n"]] = seen
            file.write(json.dumps(seen) + "\n")
            file.flush()
            if progress is not None:
                progress(len(numbers) - len(missing) + done, len(numbers))
    return [known[number] for number in sorted(numbers)]


def read(folder: Path) -> list[dict[str, Any]]:
    """What was seen of the games of a tournament; a last line that was cut off is dropped."""
    found = []
    path = folder / FILE
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            try:
                found.append(json.loads(line))
            except ValueError:
                continue
    return found


def _seen(wanted: Look) -> dict[str, Any]:
    record = Record.load(wanted.path)
    found = analyse(record, wanted.depth, f"tournament {wanted.number}", reasons=False)
    return {
        "n": wanted.number,
        "depth": found.depth,
        "edition": record.setup.edition.name,
        **figures(found),
    }


def figures(found: Analysis) -> dict[str, Any]:
    """What is kept of the analysis of a game."""
    played = found.values[found.begins :]
    end = played[-1]
    best = max(end)
    winners = [seat for seat, share in enumerate(end) if share == best]
    own = [max(row[seat] for seat in winners) for row in played]
    behind = [n for n, row in enumerate(played) if max(row) > own[n]]
    decisions = found.decisions
    return {
        "parts": [
            {name: round(getattr(part, name), 6) for name in ("start", *PARTS, "result")}
            for part in found.parts
        ],
        # After which share of the game whoever wins leads for good.
        "decided": round((behind[-1] + 1) / (len(played) - 1), 4) if behind else 0.0,
        "lowest": round(min(own) * found.seats, 4),
        "leads": sum(row.index(max(row)) != after.index(max(after)) for row, after in pairwise(played)),
        "decisions": len(decisions),
        "choices": round(math.fsum(one.count for one in decisions) / max(1, len(decisions)), 3),
        "mattering": sum(one.stake >= MATTERS for one in decisions),
    }


# ---- what follows -------------------------------------------------------------------------------


def summary(looks: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """All that follows from some games of one table, with intervals.

    ``shares`` tell how much of the results each part explains: they add up to 1.
    """
    return {
        "games": len(looks),
        "edition": looks[0]["edition"] if looks else "",
        "depth": looks[0]["depth"] if looks else "",
        "shares": {name: _explained(looks, name) for name in PARTS},
        "luck": mean([_mean_size(one, "luck") for one in looks]),
        "mistakes": mean([-_mean(one, "mistakes") for one in looks]),
        "decided": mean([one["decided"] for one in looks]),
        "comebacks": share(sum(one["lowest"] <= BACK for one in looks), len(looks)),
        "leads": mean([one["leads"] for one in looks]),
        "choices": mean([one["choices"] for one in looks]),
        "mattering": mean([one["mattering"] for one in looks]),
    }


def _mean(one: Mapping[str, Any], name: str) -> float:
    return math.fsum(part[name] for part in one["parts"]) / len(one["parts"])


def _mean_size(one: Mapping[str, Any], name: str) -> float:
    return math.fsum(abs(part[name]) for part in one["parts"]) / len(one["parts"])


def _explained(looks: Sequence[Mapping[str, Any]], name: str) -> Estimate:
    """How much of what made the results was this part: its covariance with them over their variance. The
    interval is the jackknife's, game by game.
    """
    with_it, whole = [], []
    for one in looks:
        moved = [(part[name], part["result"] - part["start"]) for part in one["parts"]]
        with_it.append(math.fsum(part * all_ for part, all_ in moved))
        whole.append(math.fsum(all_ * all_ for _, all_ in moved))
    n, top, bottom = len(looks), math.fsum(with_it), math.fsum(whole)
    value = top / bottom if bottom else 0.0
    if n < 2:
        return Estimate(value, value, value, n)
    without = [(top - a) / (bottom - b) if bottom > b else value for a, b in zip(with_it, whole, strict=True)]
    middle = math.fsum(without) / n
    half = student(n - 1) * math.sqrt((n - 1) / n * math.fsum((one - middle) ** 2 for one in without))
    return Estimate(value, value - half, value + half, n)


# ---- several tournaments --------------------------------------------------------------------------


def beside(folders: Sequence[Path]) -> str:
    """The tournaments in some folders as a table in Markdown, those of one game, edition and number of seats
    together; ResultsError for a folder without results.
    """
    tables: dict[tuple[str, str, int, str], list[dict[str, Any]]] = {}
    for folder in folders:
        header, _ = read_results(folder / "results.jsonl")
        for one in read(folder):
            key = (header["game"], one["edition"], header["seats"], one["depth"])
            tables.setdefault(key, []).append(one)
    head = [
        "game",
        "edition",
        "seats",
        "games",
        *PARTS,
        "decided after",
        "comebacks",
        "decisions that matter",
    ]
    lines = [f"| {' | '.join(head)} |", "|---" * len(head) + "|"]
    for (game, edition, seats, _), looks in sorted(tables.items()):
        found = summary(looks)
        cells = [_percent(found["shares"][name]) for name in PARTS]
        cells += [_percent(found["decided"]), _percent(found["comebacks"])]
        matter = found["mattering"]
        cells.append(f"{matter.value:.1f} ({matter.low:.1f} to {matter.high:.1f})")
        lines.append(f"| {game} | {edition} | {seats} | {len(looks)} | {' | '.join(cells)} |")
    return "\n".join(lines)


def _percent(estimate: Estimate) -> str:
    return f"{estimate.value:.0%} ({100 * estimate.low:.0f} to {100 * estimate.high:.0f})"


def main() -> int:
    """Print the table for the folders that are named."""
    if len(sys.argv) < 2:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        print(beside([Path(name) for name in sys.argv[1:]]))
    except PetteiaError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
