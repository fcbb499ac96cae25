"""Games for a study of balance: which are played, what is kept of each, and the files that hold it.

A file holds the games of one game in JSON Lines: a header, then one line for each game as it ended. Games
that stand there, or in the packed file beside it, are not played again; a last line that was cut off is
dropped. The keys of a line:

``s`` seats, ``n`` number of the game, ``p`` by place at the start the seat, ``r`` ranks, ``t`` points by part
in the order of the game's declaration, ``d`` decisions by seat, ``l`` how often the events that tell the
length came, ``o`` what was offered, ``h`` by seat what it had and after how many decisions of the game,
alternating. What was offered and had are numbers of keys (``taken:card/zeus/hera``); ``k`` holds the keys
that this line is the first to use, in the order of their numbers.
"""

from __future__ import annotations

import gzip
import json
import os
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from petteia.arena import engines
from petteia.arena.playing import play_game
from petteia.arena.results import ResultsError
from petteia.games import GAMES
from petteia.games import game as find
from petteia.kernel import CHANCE, Event, EventKind, Game, OptionError, Setup, State

SEEDS = "balance:"
"""What the seeds of these games begin with, and those of no others."""
GAMES_OF_A_TABLE = 2_000
TOGETHER = 10  # games that are handed out at a time
BOTS = {
    "olympos": "oracle:worlds=2:width=3:positions=500",
    "elysium": "oracle:worlds=2:width=3:positions=500",
    "delphi": "planner:worlds=2:width=4:positions=800",
}
"""Strong bots that are quick enough for some thousand games: by game."""


@dataclass(frozen=True)
class Table:
    """A game with a number of seats, and the bot that takes all of them."""

    game: str
    seats: int
    bot: str

    def seed(self, number: int) -> str:
        """The seed of one of its games."""
        return f"{SEEDS}{self.game}.{self.seats}/{number}"


@dataclass(frozen=True)
class Piece:
    """Some games of a table, to be played one after the other until some time (of `time.time`)."""

    table: Table
    numbers: tuple[int, ...]
    until: float


def tables(games: Sequence[str] = (), seats: Sequence[int] = (), bot: str = "") -> list[Table]:
    """Every table of the games (all, if none are named); OptionError for a game that does not exist."""
    return [
        Table(game.id, size, bot or BOTS.get(game.id, "planner"))
        for game in (find(name) for name in games or GAMES)
        for size in game.seats
        if not seats or size in seats
    ]


def header(game: str, bot: str) -> dict[str, Any]:
    """What a file of results begins with; games with another header do not belong together."""
    known = find(game)
    return {
        "petteia": "balance",
        "format": 1,
        "game": game,
        "bot": bot,
        "rules": known.rules_version,
        "edition": known.default_edition().name,
        "digest": known.default_edition().digest,
        "parts": list(known.score_parts),
        "lengths": list(known.study.lengths),
    }


# ---- playing ------------------------------------------------------------------------------------


def play(
    folder: Path,
    wanted: Sequence[Table],
    numbers: range = range(GAMES_OF_A_TABLE),
    seconds: float = float("inf"),
    engine: str = "processes",
    workers: int | None = None,
) -> Iterator[tuple[int, int]]:
    """Play what is missing of the games with these numbers of each table; yields how many there are and how
    many there shall be, whenever some have come in.

    After so many seconds no game is begun any more. ResultsError if the folder holds other games.
    """
    until = time.time() + seconds
    stores = {
        table.game: Store(folder / f"{table.game}.jsonl", header(table.game, table.bot)) for table in wanted
    }
    pieces: list[Piece] = []
    for start in range(numbers.start, numbers.stop, TOGETHER):  # all tables at the same pace
        for table in wanted:
            known = stores[table.game].known
            some = range(start, min(start + TOGETHER, numbers.stop))
            missing = tuple(number for number in some if (table.seats, number) not in known)
            if missing:
                pieces.append(Piece(table, missing, until))
    whole = len(wanted) * len(numbers)
    done = whole - sum(len(piece.numbers) for piece in pieces)
    yield done, whole
    for found in engines.run(play_piece, pieces, engine, workers):
        for game, line in found:
            stores[game].add(line)
        done += len(found)
        if found:
            yield done, whole


def play_piece(piece: Piece) -> list[tuple[str, dict[str, Any]]]:
    """Play some games; what is kept of each, with the game's name."""
    out = []
    for number in piece.numbers:
        if time.time() >= piece.until:
            break
        out.append((piece.table.game, play_one(piece.table, number)))
    return out


def play_one(table: Table, number: int) -> dict[str, Any]:
    """Play one game and tell what happened in it. It depends on the table and the number alone."""
    setup = _setup(table.game, table.seats)
    game = setup.game
    notes = _Notes(game, table.seats)
    played = play_game(setup, [table.bot] * table.seats, table.seed(number), take=notes.take)
    result = played.state.result()
    assert result is not None
    return {
        "s": table.seats,
        "n": number,
        "p": notes.order(),
        "r": list(result.ranks),
        "t": [[score.parts.get(part, 0) for part in game.score_parts] for score in played.state.scores()],
        "d": played.count.decisions,
        "l": [notes.lengths[name] for name in game.study.lengths],
        "o": list(notes.offered),
        "h": notes.had,
    }


@lru_cache(maxsize=16)
def _setup(game: str, seats: int) -> Setup:
    return find(game).setup(seats)


class _Notes:
    """What is written down while a game is played, with keys as texts."""

    def __init__(self, game: Game, seats: int) -> None:
        self.study = game.study
        self.kinds: Mapping[str, EventKind] = game.events
        self.seats = seats
        self.decisions = 0
        self.told_first: list[int] = []
        self.lengths = dict.fromkeys(game.study.lengths, 0)
        self.offered: dict[str, None] = {}
        self.had: list[list[str | int]] = [[] for _ in range(seats)]

    def take(self, state: State, action: int) -> None:
        if state.decider != CHANCE:
            self.decisions += 1
        for event in state.apply(action):
            self._note(event)

    def order(self) -> list[int]:
        """The seats in the order in which they began."""
        told = self.told_first or [0]
        if len(told) == self.seats:
            return told[::-1]
        return [(told[-1] + place) % self.seats for place in range(self.seats)]

    def _note(self, event: Event) -> None:
        name = event.name
        if name == self.study.begins:
            self.told_first.append(_number(event, "seat"))
        if name in self.lengths:
            self.lengths[name] += 1
        if name in self.study.offers:
            self.offered[self._key(event, self.study.offers[name], "")] = None
        if name in self.study.follows:
            key = self._key(event, self.study.follows[name], name)
            seats = event.args.get("seats", [event.args.get("seat")])
            assert isinstance(seats, list | tuple)
            for seat in seats:
                if isinstance(seat, int):
                    self.had[seat] += [key, self.decisions]

    def _key(self, event: Event, names: str, told: str) -> str:
        """``taken:card/zeus/hera``; of what is offered there is no event in it."""
        arguments = names.split()
        kind = self.kinds[event.name]
        values = {**event.args, **event.secret}
        sort = {**kind.args, **kind.secret}[arguments[0]] if arguments else ""
        return f"{told}:{sort}" + "".join(f"/{values[one]}" for one in arguments)


def _number(event: Event, name: str) -> int:
    value = event.args[name]
    assert isinstance(value, int)
    return value


# ---- files --------------------------------------------------------------------------------------


class Store:
    """The file of one game's results, to which games are added."""

    def __init__(self, path: Path, head: Mapping[str, Any]) -> None:
        """Open it or begin it; ResultsError if games with another header are in it."""
        self.path = path
        self.known: set[tuple[int, int]] = set()
        self._keys: dict[str, int] = {}
        whole = b""
        if path.exists():
            data = path.read_bytes()
            whole = data[: data.rfind(b"\n") + 1]
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("r+b" if path.exists() else "w+b") as file:
            file.truncate(len(whole))
        packed = packed_of(path)
        if packed.exists():
            self._know(packed, head)
        if not whole:
            self._append(head)
            return
        for line in self._know(path, head):
            for key in line.get("k", ()):
                self._keys[key] = len(self._keys)

    def _know(self, path: Path, head: Mapping[str, Any]) -> list[dict[str, Any]]:
        """Remember which games a file has; its lines."""
        found, lines = _lines(path)
        if found != head:
            differs = [name for name in head if found.get(name) != head[name]]
            raise ResultsError(f"{path} belongs to another study ({', '.join(differs)}); use another folder")
        self.known.update((line["s"], line["n"]) for line in lines)
        return lines

    def add(self, line: Mapping[str, Any]) -> None:
        """Write a game down (its keys as texts)."""
        new: list[str] = []

        def number(key: str) -> int:
            if key not in self._keys:
                self._keys[key] = len(self._keys)
                new.append(key)
            return self._keys[key]

        offered = [number(key) for key in line["o"]]
        had = [[number(one) if isinstance(one, str) else one for one in seat] for seat in line["h"]]
        self._append({**line, "o": offered, "h": had, **({"k": new} if new else {})})
        self.known.add((line["s"], line["n"]))

    def _append(self, line: Mapping[str, Any]) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")


def packed_of(path: Path) -> Path:
    """Where the packed games beside a file lie."""
    return path.with_name(f"{path.name}.gz")


def pack(folder: Path, game: str) -> int:
    """Put all games of one game in a folder into its packed file, in their order; how many there are.

    The same games make the same bytes. Games played later begin a new file beside it.
    """
    head, lines = read([folder], game)
    if not lines:
        return 0
    loose = folder / f"{game}.jsonl"
    whole = folder / f"{game}.whole.jsonl"
    whole.unlink(missing_ok=True)
    store = Store(whole, head)
    for line in lines:
        had = [[part for pair in seat for part in pair] for seat in line["h"]]
        store.add({**line, "h": had})
    with packed_of(whole).open("wb") as raw, gzip.GzipFile("", "wb", 9, raw, mtime=0) as file:
        file.write(whole.read_bytes())
    packed_of(whole).replace(packed_of(loose))
    whole.unlink()
    loose.unlink(missing_ok=True)
    return len(lines)


def read(folders: Iterable[Path], game: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The header and all games of one game in some folders (``game.jsonl`` or ``game.jsonl.gz``), each once,
    with keys as texts; no games if none are there. ResultsError if they do not belong together.
    """
    head: dict[str, Any] = {}
    games: dict[tuple[int, int], dict[str, Any]] = {}
    for folder in folders:
        for path in (packed_of(folder / f"{game}.jsonl"), folder / f"{game}.jsonl"):
            if not path.exists():
                continue
            found, lines = _lines(path)
            if head and found != head:
                raise ResultsError(f"{path} belongs to another study than the other folders")
            head = found
            keys: list[str] = []
            for line in lines:
                keys += line.pop("k", ())
                line["o"] = [keys[key] for key in line["o"]]
                line["h"] = [
                    [(keys[key], when) for key, when in zip(seat[::2], seat[1::2], strict=True)]
                    for seat in line["h"]
                ]
                games[line["s"], line["n"]] = line
    return head, [games[key] for key in sorted(games)]


def _lines(path: Path) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    opened = gzip.open if path.suffix == ".gz" else open
    try:
        with opened(path, "rt", encoding="utf-8") as file:
            lines = [json.loads(line) for line in file if line.endswith("\n")]
    except (OSError, EOFError, ValueError) as error:
        raise ResultsError(f"{path}: these are no results of a study ({error})") from None
    if not lines or not isinstance(lines[0], dict) or lines[0].get("petteia") != "balance":
        raise ResultsError(f"{path}, line 1: this is not the header of a study")
    return lines[0], lines[1:]


def one_thread_each() -> None:
    """Let libraries of numbers use one thread in each of the processes that are started from here on."""
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ[name] = "1"


def check(wanted: Sequence[Table]) -> None:
    """OptionError if a bot does not exist, or thinks by the clock, so that its games would not repeat."""
    from petteia.bots import close, make, thinking_time

    for bot in {table.bot for table in wanted}:
        close(make(bot))
        if thinking_time(bot):
            raise OptionError(
                "bot", bot, "one whose games can be played again: none that thinks by the clock"
            )
