"""How good the analysis of finished games is: calibration, what stays unforeseeable, and whether a bad move
is found, on games held out from everything that was fitted. It is measured in pieces that add up.

A file of results has a line for each game. Whoever measures on with the same file measures what is missing;
games that would be begun after the time is up are left for the next piece. A line tells which eye it is of:
what was measured with other weights is left out.
"""

from __future__ import annotations

import hashlib
import json
import math
import random
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from petteia.arena import charts, engines
from petteia.arena.statistics import mean, share
from petteia.bots import seated
from petteia.eye import Looking, account
from petteia.eye.account import FORMAT
from petteia.eye.fitting import PLAYERS, Game, play, positions
from petteia.eye.shares import FOLDER, Shares, result_of
from petteia.games import GAMES
from petteia.games import game as find
from petteia.kernel import CHANCE, Dealer, drive

HELD_OUT = "held-out"
"""What the namespaces of these games begin with: nothing is fitted on them."""
BINS = 10
WORLDS = 16  # by which a seat's knowledge is judged
WORSE = 0.15  # by so much a replaced move has to be worse
FOUND = 3  # among so many worst decisions of the seat it has to be found
POINTS = 0.04  # by which a bin may be off
_TRIED = 12  # positions of a game in which a bad move is looked for
_MOVES = 24  # that are compared in each


@dataclass(frozen=True)
class Measure:
    """Something that is measured game by game; so many games at the smallest and at the full table."""

    name: str
    two: int
    full: int


MEASURES = (
    Measure("calibration", 3000, 3000),
    Measure("bound", 250, 250),
    Measure("replaced", 20, 0),
)


@dataclass(frozen=True)
class Task:
    """One game of one measure."""

    measure: str
    game: str
    seats: int
    number: int
    until: float

    @property
    def key(self) -> str:
        """Its name in the file."""
        return f"{self.measure} {self.game} {self.seats} {self.number}"


def eye_of(game: str) -> str:
    """What tells one eye of a game from another."""
    data = (FOLDER / f"{game}.json").read_bytes() + str(FORMAT).encode()
    return hashlib.sha256(data).hexdigest()[:12]


def tasks(measures: Sequence[Measure], games: Sequence[str], until: float = float("inf")) -> Iterator[Task]:
    """Everything that is planned."""
    for measure in measures:
        for name in games:
            seats = find(name).seats
            for table, count in ((seats[0], measure.two), (seats[-1], measure.full)):
                for number in range(count):
                    yield Task(measure.name, name, table, number, until)


def measure(
    path: Path,
    measures: Sequence[Measure] = MEASURES,
    games: Sequence[str] = tuple(GAMES),
    seconds: float = 1e9,
    engine: str = "processes",
    workers: int | None = None,
    progress: Callable[[int, int], None] = lambda done, whole: None,
) -> dict[str, Any]:
    """Measure what is missing in a file, as far as the time goes; returns the report on all that is there."""
    results = read(path)
    wanted = list(tasks(measures, games, time.time() + seconds))
    missing = [task for task in wanted if task.key not in results]
    # Early games of every measure first: whenever it ends, each has about the same share of its games.
    missing.sort(key=lambda task: (task.number, task.key))
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        for done, (task, result) in enumerate(engines.run(_measure, missing, engine, workers), 1):
            progress(done, len(missing))
            if result is not None:
                results[task.key] = result
                file.write(json.dumps({"key": task.key, "eye": eye_of(task.game), **result}) + "\n")
                file.flush()
    return report(results, measures, games)


def read(path: Path) -> dict[str, dict[str, Any]]:
    """The games that a file holds, measured by the eyes of today; a line that was cut off is left out."""
    eyes = {game: eye_of(game) for game in GAMES}
    found = {}
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            try:
                entry = json.loads(line)
            except ValueError:
                continue
            if entry.pop("eye") == eyes[entry["key"].split(" ")[1]]:
                found[entry.pop("key")] = entry
    return found


def _measure(task: Task) -> tuple[Task, dict[str, Any] | None]:
    if time.time() > task.until:
        return task, None
    return task, _DO[task.measure](task)


# ---- the measures -------------------------------------------------------------------------------


def _calibration(task: Task) -> dict[str, Any]:
    """One random position of a game and what was said of one seat there, knowing everything and knowing
    what that seat knows; and what came.
    """
    game = play(task.game, task.seats, f"{HELD_OUT}/calibration", task.number)
    [(_, state)] = positions(game, 1, "calibration")
    *_, last = game.states()
    rng = random.Random(f"calibration {task.key}")
    seat = rng.randrange(task.seats)
    shares = Shares(game.setup)
    worlds = [state.resample(seat, rng) for _ in range(WORLDS)]
    return {
        "full": round(float(shares.of([state])[0][seat]), 5),
        "known": round(float(shares.of(worlds)[:, seat].mean()), 5),
        "won": result_of(last)[seat],
    }


def _bound(task: Task) -> dict[str, Any]:
    """The parts of every seat's sum in a quick analysis, and what was shown of one position."""
    game = play(task.game, task.seats, f"{HELD_OUT}/bound", task.number)
    begun = time.process_time()
    looking = Looking(game.setup, game.actions, "quick", task.key)
    looking.work()
    found = account(looking)
    seconds = time.process_time() - begun
    rng = random.Random(f"bound {task.key}")
    seat, at = rng.randrange(task.seats), rng.randrange(found.begins, len(game.actions))
    return {
        "parts": [
            {
                name: round(getattr(part, name), 5)
                for name in ("start", "luck", "deal", "others", "mistakes", "unforeseeable", "result")
            }
            for part in found.parts
        ],
        "shown": found.values[at][seat],
        "won": found.parts[seat].result,
        "seconds": round(seconds, 2),
    }


def _replaced(task: Task) -> dict[str, Any]:
    """Whether a quick analysis finds a move that was replaced by one which a thorough look judges worse."""
    game = play(task.game, task.seats, f"{HELD_OUT}/replaced", task.number)
    rng = random.Random(f"replaced {task.key}")
    shares = Shares(game.setup)
    thorough = Looking(game.setup, game.actions, "thorough", task.key, shares=shares)
    choices = [(t, some) for t, decider, some in thorough.steps if decider != CHANCE and len(some) > 2]
    for t, some in rng.sample(choices, min(_TRIED, len(choices))):
        few = sorted({*rng.sample(some, min(_MOVES, len(some))), game.actions[t]})
        worth = thorough.judged(t, few)
        worse = [
            (max(worth) - one, action)
            for action, one in zip(few, worth, strict=True)
            if max(worth) - one >= WORSE
        ]
        if worse:
            by, action = min(worse)
            return _found(game, t, action, by, task, shares)
    return {"worse": None}  # in this game nothing is that bad


def _found(game: Game, t: int, action: int, by: float, task: Task, shares: Shares) -> dict[str, Any]:
    state = game.setup.game.start(game.setup)
    actions = [*game.actions[:t], action]
    for one in actions:
        state.advance(one)
    seed = f"eye/{HELD_OUT}/replaced again/{task.key}"

    def take(one: int) -> None:
        actions.append(one)
        state.advance(one)

    with seated([PLAYERS[task.number % len(PLAYERS)]] * task.seats, seed) as bots:
        drive(state, Dealer(seed), bots, take=take)
    looking = Looking(game.setup, actions, "quick", f"{task.key} again", shares=shares)
    looking.work()
    found = account(looking)
    decision = found.decision(t)
    assert decision is not None
    costs = [one.mistake for one in found.decisions if one.seat == decision.seat and one.t != t]
    place = 1 + sum(cost >= decision.mistake for cost in costs) if decision.mistake > 0 else None
    return {"worse": round(by, 4), "place": place, "mistake": decision.mistake}


_DO: Mapping[str, Callable[[Task], dict[str, Any]]] = {
    "calibration": _calibration,
    "bound": _bound,
    "replaced": _replaced,
}


# ---- the report ---------------------------------------------------------------------------------


def report(
    results: Mapping[str, Mapping[str, Any]], measures: Sequence[Measure], games: Sequence[str]
) -> dict[str, Any]:
    """By measure, game and table what was found, with its interval, and whether it is as good as it must
    be.
    """
    rows = []
    for each in measures:
        for game in games:
            seats = find(game).seats
            for table, count in ((seats[0], each.two), (seats[-1], each.full)):
                there = [
                    results[task.key]
                    for task in (Task(each.name, game, table, n, 0.0) for n in range(count))
                    if task.key in results
                ]
                if there:
                    head = {"measure": each.name, "game": game, "seats": table}
                    rows.append({**head, "planned": count, "games": len(there), **_TOLD[each.name](there)})
    return {"games": HELD_OUT, "rows": rows}


def bins(said: Sequence[float], won: Sequence[float]) -> list[dict[str, Any]]:
    """What came where so much was said, in ten equal bins: good if it is within four points, or if what was
    said lies in the interval of what came.
    """
    out = []
    for place in range(BINS):
        some = [
            (one, came)
            for one, came in zip(said, won, strict=True)
            if min(int(one * BINS), BINS - 1) == place
        ]
        if some:
            middle = math.fsum(one for one, _ in some) / len(some)
            came = share(math.fsum(came for _, came in some), len(some))
            good = abs(came.value - middle) <= POINTS or came.low <= middle <= came.high
            out.append({"said": round(middle, 4), "came": came.as_json(), "good": good})
    return out


def _told_calibration(there: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    won = [one["won"] for one in there]
    found: dict[str, Any] = {name: bins([one[name] for one in there], won) for name in ("full", "known")}
    return {**found, "good": all(one["good"] for some in found.values() for one in some)}


def _told_bound(there: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Means over games: the seats of a game are not independent of each other."""

    def each(what: Callable[[Mapping[str, float]], float]) -> dict[str, Any]:
        return mean([math.fsum(map(what, one["parts"])) / len(one["parts"]) for one in there]).as_json()

    middle = each(lambda part: part["unforeseeable"])
    size = each(lambda part: abs(part["unforeseeable"]))
    return {
        "mean": middle,
        "size": size,
        "luck": each(lambda part: abs(part["luck"])),
        "mistakes": each(lambda part: part["mistakes"]),
        "result": each(lambda part: abs(part["result"] - part["start"])),
        "shown": bins([one["shown"] for one in there], [one["won"] for one in there]),
        "seconds": mean([one["seconds"] for one in there]).as_json(),
        "good": abs(middle["value"]) <= 0.01 and size["value"] <= 0.08,
    }


def _told_replaced(there: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    some = [one for one in there if one["worse"] is not None]
    found = sum(one["place"] is not None and one["place"] <= FOUND for one in some)
    return {
        "replaced": len(some),
        "found": share(found, len(some)).as_json(),
        "good": found >= 0.9 * len(some),
    }


_TOLD: Mapping[str, Callable[[Sequence[Mapping[str, Any]]], dict[str, Any]]] = {
    "calibration": _told_calibration,
    "bound": _told_bound,
    "replaced": _told_replaced,
}


def _points(estimate: Mapping[str, Any]) -> str:
    return f"{100 * estimate['value']:.1f} ({100 * estimate['low']:.1f} to {100 * estimate['high']:.1f})"


def tables(found: Mapping[str, Any]) -> str:
    """A report as tables in Markdown."""
    lines: list[str] = []
    for row in found["rows"]:
        title = f"**{row['measure']}**, {row['game'].title()}, {row['seats']} seats"
        good = "as good as it must be" if row["good"] else "not as good as it must be"
        so_far = "" if row["games"] == row["planned"] else "so far "
        lines.append(f"{title}: {row['games']} of {row['planned']} games, {so_far}{good}")
        if row["measure"] == "calibration":
            for name in ("full", "known"):
                lines += ["", f"| {name}: said | games | came |", "|---|---|---|"]
                lines += [
                    f"| {100 * one['said']:.1f} | {one['came']['n']} | {_points(one['came'])} |"
                    for one in row[name]
                ]
        elif row["measure"] == "bound":
            lines += ["", "| unforeseeable | its size | luck, size | mistakes | seconds |"]
            lines += ["|---|---|---|---|---|"]
            cells = [_points(row[name]) for name in ("mean", "size", "luck", "mistakes")]
            lines.append(f"| {' | '.join(cells)} | {row['seconds']['value']:.1f} |")
        else:
            count = round(row["found"]["value"] * row["replaced"])
            lines.append(f"found among the {FOUND} worst: {count} of {row['replaced']}")
        lines.append("")
    return "\n".join(lines)


def plot(found: Mapping[str, Any]) -> str:
    """What came over what was said, for every game and table, as SVG; MissingExtraError without the libraries
    that draw.
    """
    rows: list[dict[str, Any]] = [{"at": at, "value": at, "name": "perfect"} for at in (0.0, 1.0)]
    for row in found["rows"]:
        if row["measure"] == "calibration":
            rows += [
                {
                    "at": one["said"],
                    "value": one["came"]["value"],
                    "name": f"{row['game']} {row['seats']}, {name}",
                }
                for name in ("full", "known")
                for one in row[name]
            ]
    return charts.draw(charts.lines(rows, "win share said", "win share that came", zero=True))
