"""The file of results: JSON Lines, a header and one line for each game, written as the games end.

A tournament that was interrupted goes on from its file: games that stand there whole are not played again.
A last line that was cut off by the interruption is dropped.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from petteia.kernel import PetteiaError

from .schedule import Plan


class ResultsError(PetteiaError):
    """A file of results is damaged or belongs to another tournament."""


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
        for number, line in enumerate(lines, 1):
            try:
                content = json.loads(line)
                if number > 1:
                    lists = [content[key] for key in ("bots", "ranks", "scores", "parts", "decisions", "had")]
                    if any(len(one) != header["seats"] for one in lists):
                        raise ValueError
                    self.games[int(content["n"])] = content
                    continue
            except (ValueError, KeyError, TypeError):
                raise ResultsError(f"{self.path}, line {number}: this is no result of a game") from None
            if content != header:
                found = content if isinstance(content, dict) else {}
                differs = [key for key in header if found.get(key) != header[key]] or ["header"]
                wanted = ", ".join(
                    f"{key} is {found.get(key)!r} there and {header.get(key)!r} here" for key in differs
                )
                raise ResultsError(
                    f"{self.path} belongs to another tournament ({wanted}); use another folder"
                )
