"""The leaderboard: every bot, alone among bots of one kind, at every table of every game, on seeds that are
kept for that.

A *cell* is a game, a number of seats, a bot and a field: the bot takes one seat, as often each of them, and
the field's bot all others. The number of games of a cell is fixed before the first is played, and a cell
counts when all of them are there. Cells do not depend on each other, so that a bot can join later.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import process_time
from typing import Any

import petteia
from petteia.bots import BOTS, LEVELS, close, make, seated, thinking_time
from petteia.games import game as find
from petteia.kernel import Bot, Dealer, OptionError, View, drive
from petteia.many import rewards

from . import engines
from .results import ResultsError
from .seeds import holdout_seed, holdout_seeds
from .statistics import mean, share

GAMES = 120
"""Games of a cell: each seat is taken equally often at every table of two to five."""
FIELDS = ("greedy", "planner")
FILES = ("leaderboard.json", "leaderboard.md")
PARTS = "games.jsonl"  # the games of cells that are not complete, and of those that were completed here


@dataclass(frozen=True, order=True)
class Cell:
    """One bot among others of one kind."""

    field: str
    bot: str
    game: str
    seats: int

    @property
    def key(self) -> tuple[str, str, str, int]:
        """What it is found by in files."""
        return self.field, self.bot, self.game, self.seats


@dataclass(frozen=True)
class Turn:
    """One game of a cell: its number, its seed, and the seat of the bot."""

    cell: Cell
    number: int
    seed: str

    @property
    def seat(self) -> int:
        """Where the bot sits."""
        return self.number % self.cell.seats


@dataclass(frozen=True)
class Board:
    """What a leaderboard compares, and on how many games of which seeds."""

    name: str
    bots: tuple[str, ...]
    fields: tuple[str, ...] = FIELDS
    games: tuple[str, ...] = tuple(petteia.GAMES)
    seats: tuple[int, ...] = ()
    """Only tables of these sizes; all, if there are none."""
    count: int = GAMES
    """Games of each cell."""

    def cells(self) -> list[Cell]:
        """All cells, in the order in which they are played; OptionError if something does not exist."""
        holdout_seed(self.name)
        for name in (*self.bots, *self.fields):
            close(make(name))
        sizes = {
            name: [n for n in find(name).seats if not self.seats or n in self.seats] for name in self.games
        }
        for name in self.games:
            for seats in sizes[name]:
                if self.count < 1 or self.count % seats:
                    raise OptionError("games", self.count, f"a number that {seats} seats divide evenly")
        return [
            Cell(field, bot, game, seats)
            for field in self.fields
            for bot in self.bots
            if _spec(bot) != _spec(field)
            for game in self.games
            for seats in sizes[game]
        ]

    def turns(self, cell: Cell) -> list[Turn]:
        """The games of a cell. All bots at a table meet the same seeds."""
        seeds = holdout_seeds(f"{self.name}.{cell.game}.{cell.seats}", self.count)
        return [Turn(cell, number, seed) for number, seed in enumerate(seeds)]

    def header(self) -> dict[str, Any]:
        """What its files begin with; files with another header are of another board."""
        return {
            "petteia": "leaderboard",
            "format": 1,
            "name": self.name,
            "games": self.count,
            "rules": {name: game.rules_version for name, game in petteia.GAMES.items()},
            "editions": {name: game.default_edition().digest for name, game in petteia.GAMES.items()},
        }


def all_bots(quick: bool = False) -> tuple[str, ...]:
    """Every bot and every level that is no other name of one; ``quick``: only those that answer at once."""
    names = [*BOTS, *(level for level, spec in LEVELS.items() if spec not in BOTS)]
    return tuple(name for name in names if not (quick and thinking_time(name)))


def default_name() -> str:
    """The name of this version's leaderboard. A release is measured once, on seeds of its own."""
    return f"leaderboard-{petteia.__version__}"


def _spec(name: str) -> str:
    return LEVELS.get(name, name)


class _Timed:
    """A bot whose thinking is measured, in seconds of the processor."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.seconds = 0.0

    def choose(self, view: View) -> int:
        start = process_time()
        action = self.bot.choose(view)
        self.seconds += process_time() - start
        return action


def play_turn(turn: Turn) -> dict[str, Any]:
    """Play a game of a cell and tell how it went for the bot, in JSON's types."""
    cell = turn.cell
    names = [cell.field] * cell.seats
    names[turn.seat] = cell.bot
    state = find(cell.game).new(cell.seats)
    with seated(names, turn.seed) as players:
        bot = _Timed(players[turn.seat])
        players[turn.seat] = bot
        count = drive(state, Dealer(turn.seed), players)
    result = state.result()
    assert result is not None
    winners = result.winners
    return {
        "field": cell.field,
        "bot": cell.bot,
        "game": cell.game,
        "seats": cell.seats,
        "n": turn.number,
        "win": 1 / len(winners) if turn.seat in winners else 0.0,
        "points": state.scores()[turn.seat].total,
        "margin": rewards(state, "margin")[turn.seat],
        "decisions": count.decisions[turn.seat],
        "cpu": round(bot.seconds, 6),
        "digest": state.digest(),
    }


class Games:
    """The file of single games, written as they end; a last line that was cut off is dropped."""

    def __init__(self, path: Path, header: Mapping[str, Any]) -> None:
        """Open the file or begin it; ResultsError if it is of another board."""
        self.path = path
        self.found: dict[tuple[str, str, str, int], dict[int, dict[str, Any]]] = {}
        path.parent.mkdir(parents=True, exist_ok=True)
        whole = b""
        if path.exists():
            data = path.read_bytes()
            whole = data[: data.rfind(b"\n") + 1]
        lines = whole.decode("utf-8", "replace").split("\n")[:-1]
        if lines:
            _check(path, _line(path, 1, lines[0]), header)
        for number, text in enumerate(lines[1:], 2):
            line = _line(path, number, text)
            try:
                self._note(line)
            except (KeyError, TypeError):
                raise ResultsError(f"{path}, line {number}: this is no game of a leaderboard") from None
        with path.open("r+b" if path.exists() else "w+b") as file:
            file.truncate(len(whole))
        if not whole:
            self._append(header)

    def add(self, played: dict[str, Any]) -> None:
        """Write a game down."""
        self._note(played)
        self._append(played)

    def of(self, cell: Cell) -> dict[int, dict[str, Any]]:
        """The games of a cell that were played, by number."""
        return self.found.get(cell.key, {})

    def _note(self, played: dict[str, Any]) -> None:
        key = (played["field"], played["bot"], played["game"], played["seats"])
        self.found.setdefault(key, {})[played["n"]] = played

    def _append(self, line: Mapping[str, Any]) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")


def _line(path: Path, number: int, text: str) -> dict[str, Any]:
    try:
        content = json.loads(text)
    except ValueError:
        content = None
    if not isinstance(content, dict):
        raise ResultsError(f"{path}, line {number}: this is no line of a leaderboard")
    return content


def _check(path: Path, found: Mapping[str, Any], header: Mapping[str, Any]) -> None:
    """ResultsError unless a file belongs to the board of this header."""
    differs = [key for key in header if found.get(key) != header[key]]
    if differs:
        wanted = ", ".join(f"{key} is {found.get(key)!r} there and {header[key]!r} here" for key in differs)
        raise ResultsError(f"{path} belongs to another leaderboard ({wanted}); use another folder")


def read(path: str | os.PathLike[str], header: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """A leaderboard's file; ResultsError if it is none, or none with this header."""
    place = Path(path)
    try:
        content = json.loads(place.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        content = None
    if not isinstance(content, dict) or not isinstance(content.get("cells"), list):
        raise ResultsError(f"{place} is no file of a leaderboard")
    _check(place, content, header or {"petteia": "leaderboard", "format": 1})
    return content


def play(
    board: Board,
    folder: str | os.PathLike[str],
    engine: str = "processes",
    workers: int | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> dict[str, Any]:
    """Play what is missing of a board into ``folder`` and write file and page anew; returns the content.

    Cells that ``leaderboard.json`` there already holds stay as they are; games that were played of others
    are not played again. When this is interrupted, what is complete by then is written.
    """
    engines.check(engine)
    cells = board.cells()
    home = Path(folder)
    path = home / FILES[0]
    header = board.header()
    rows = {_key(row): row for row in (read(path, header)["cells"] if path.exists() else [])}
    games = Games(home / PARTS, header)
    missing = [
        turn
        for cell in cells
        if cell.key not in rows
        for turn in board.turns(cell)
        if turn.number not in games.of(cell)
    ]
    done, whole = board.count * len(cells) - len(missing), board.count * len(cells)
    try:
        if progress is not None:
            progress(done, whole)
        for played in engines.run(play_turn, missing, engine, workers):
            games.add(played)
            done += 1
            if progress is not None:
                progress(done, whole)
    finally:
        for cell in cells:
            found = games.of(cell)
            if cell.key not in rows and all(number in found for number in range(board.count)):
                rows[cell.key] = row(cell, [found[number] for number in range(board.count)])
        content = {**header, "version": petteia.__version__, "cells": [rows[key] for key in sorted(rows)]}
        _write(path, json.dumps(content, ensure_ascii=False, indent=1) + "\n")
        _write(home / FILES[1], page(content))
    return content


def _key(entry: Mapping[str, Any]) -> tuple[str, str, str, int]:
    return entry["field"], entry["bot"], entry["game"], entry["seats"]


def _write(path: Path, text: str) -> None:
    draft = path.with_name(path.name + ".part")
    draft.write_text(text, encoding="utf-8")
    draft.replace(path)


def row(cell: Cell, games: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """What a complete cell says, with 95 % intervals; ``digest`` stands for the ends of all its games."""
    decisions = sum(game["decisions"] for game in games)
    ends = "\n".join(str(game["digest"]) for game in games)
    return {
        "field": cell.field,
        "bot": cell.bot,
        "game": cell.game,
        "seats": cell.seats,
        "wins": share(sum(game["win"] for game in games), len(games)).as_json(),
        "equal": round(1 / cell.seats, 4),
        "points": mean([game["points"] for game in games]).as_json(),
        "margin": mean([game["margin"] for game in games]).as_json(),
        "cpu": round(sum(game["cpu"] for game in games) / max(1, decisions), 7),
        "digest": hashlib.blake2b(ends.encode(), digest_size=8).hexdigest(),
    }


# ---- the page ---------------------------------------------------------------------------------


_INTRODUCTION = """\
# Leaderboard

*{name}*, made by `petteia leaderboard` with Petteia {version}; the same figures for programs are in
`leaderboard.json` beside this page. One bot sits among others of one kind, its *field*, in each seat equally
often. Each figure rests on {games} games, a number fixed beforehand, on seeds that are kept for this and used
for nothing else. It is the share of games won (a shared win counts in parts) in percent, with its 95 %
interval (Wilson). An equal share is 50 with two players, 33.3 with three, 25 with four, 20 with five; ▲ means
that the whole interval lies above it, ▼ below it. *Time* is what the bot took of one processor for a
decision, the mean over these games; it depends on the machine and on whether the engine is compiled, and says
how the bots compare.
"""


def page(content: Mapping[str, Any]) -> str:
    """The board as a page in Markdown."""
    cells: list[dict[str, Any]] = content["cells"]
    lines = [_INTRODUCTION.format_map(content)]
    for game in sorted({cell["game"] for cell in cells}, key=list(content["rules"]).index):
        lines += [f"## {game.capitalize()}", ""]
        here = [cell for cell in cells if cell["game"] == game]
        for field in dict.fromkeys(cell["field"] for cell in here):
            lines += [*_table([cell for cell in here if cell["field"] == field], field), ""]
    return "\n".join(lines).rstrip("\n") + "\n"


def _table(cells: Sequence[Mapping[str, Any]], field: str) -> Iterable[str]:
    sizes = sorted({cell["seats"] for cell in cells})
    by_bot: dict[str, dict[int, Mapping[str, Any]]] = {}
    for cell in cells:
        by_bot.setdefault(cell["bot"], {})[cell["seats"]] = cell

    def strength(bot: str) -> float:
        found = by_bot[bot].values()
        return float(sum(cell["wins"]["value"] / cell["equal"] for cell in found) / len(found))

    yield f"Among `{field}`:"
    yield ""
    yield "| bot | " + " | ".join(f"{seats} players" for seats in sizes) + " | time |"
    yield "|---" * (len(sizes) + 2) + "|"
    for bot in sorted(by_bot, key=strength, reverse=True):
        found = by_bot[bot]
        shown = [_figure(found[seats]) if seats in found else "" for seats in sizes]
        cpu = 1000 * sum(cell["cpu"] for cell in found.values()) / len(found)
        yield f"| `{bot}` | " + " | ".join(shown) + f" | {cpu:.2g} ms |"


def _figure(cell: Mapping[str, Any]) -> str:
    wins, equal = cell["wins"], cell["equal"]
    sign = " ▲" if wins["low"] > equal else " ▼" if wins["high"] < equal else ""
    return f"{100 * wins['value']:.1f} ({100 * wins['low']:.1f}–{100 * wins['high']:.1f}){sign}"
