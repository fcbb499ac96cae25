"""The file of results: JSON Lines, a header and one line for each game, written as the games end.

A tournament that was interrupted goes on from its file: games that stand there whole are not played again.
A last line that was cut off by the interruption is dropped.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from petteia.kernel import PetteiaError

from .schedule import Plan


class ResultsError(PetteiaError):
    """A file of results is damaged or belongs to another tournament."""


def record_path(folder: Path, number: int) -> Path:
    """Where a tournament with records keeps that of a game."""
    return folder / "records" / f"{number:06d}.jsonl"


def read_results(path: Path) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The header of a file of results and its games by number; ResultsError if it is none."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise ResultsError(f"{path}: there are no results of a tournament ({error.strerror})") from None
    lines = data[: data.rfind(b"\n") + 1].decode("utf-8", "replace").split("\n")[:-1]
    try:
        header = json.loads(lines[0]) if lines else None
    except ValueError:
        header = None
    if not isinstance(header, dict) or header.get("petteia") != "tournament" or header.get("format") != 1:
        raise ResultsError(f"{path}, line 1: this is not the header of a tournament's results")
    games = {int(result["n"]): result for result in _results(path, lines[1:], header)}
    return header, [games[number] for number in sorted(games)]


def _results(path: Path, lines: list[str], header: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The lines after the header; ResultsError, with its number, for one that is no result."""
    for number, line in enumerate(lines, 2):
        try:
            content = json.loads(line)
            lists = [content[key] for key in ("bots", "ranks", "scores", "parts", "decisions", "had")]
            int(content["n"])
            if any(len(one) != header["seats"] for one in lists):
                raise ValueError
        except (ValueError, KeyError, TypeError):
            raise ResultsError(f"{path}, line {number}: this is no result of a game") from None
        yield content


class ResultsFile:
    """The results of one plan; ``games`` holds them by number."""

    def __init__(self, path: Path, plan: Plan) -> None:
        """Open the file or begin it; ResultsError if it is of another tournament."""
        self.path = path
        self.games: dict[int, dict[str, Any]] = {}
        header = plan.header()
        path.parent.mkdir(parents=True, exist_ok=True)
        whole = b""
        if path.exists():
            data = path.read_bytes()
            whole = data[: data.rfind(b"\n") + 1]
            self._read(whole.decode("utf-8", "replace").split("\n")[:-1], header)
        with path.open("r+b" if path.exists() else "w+b") as file:
            file.truncate(len(whole))
        if not whole:
            self._append(header)

    def add(self, result: dict[str, Any]) -> None:
        """Write a result down."""
        self.games[result["n"]] = result
        self._append(result)

    def in_order(self) -> list[dict[str, Any]]:
        """All results by number."""
        return [self.games[number] for number in sorted(self.games)]

    def _append(self, line: dict[str, Any]) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")

    def _read(self, lines: list[str], header: dict[str, Any]) -> None:
        if not lines:
            return
        try:
            found = json.loads(lines[0])
        except ValueError:
            raise ResultsError(f"{self.path}, line 1: this is no result of a game") from None
        if found != header:
            found = found if isinstance(found, dict) else {}
            differs = [key for key in header if found.get(key) != header[key]] or ["header"]
            wanted = ", ".join(
                f"{key} is {found.get(key)!r} there and {header.get(key)!r} here" for key in differs
            )
            raise ResultsError(f"{self.path} belongs to another tournament ({wanted}); use another folder")
        for result in _results(self.path, lines[1:], header):
            self.games[int(result["n"])] = result
