"""The helper that all summaries speak through."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from petteia.kernel import Message
from petteia.texts import Names, Texts


class Speaker:
    """Names things of one game in one language."""

    def __init__(self, game: str, texts: Texts, names: Names) -> None:
        """``texts`` should know the edition that is played."""
        self.game = game
        self.texts = texts
        self.players = names

    def say(self, message: str, /, **args: Any) -> str:
        """A message of the command's catalogue."""
        return self.texts.text(message, **args)

    def seat(self, seat: int | None) -> str:
        """A player's name."""
        return self.texts.seat(seat, self.players)

    def name(self, kind: str, identity: str) -> str:
        """A component's name."""
        return self.texts.component(self.game, kind, identity)

    def render(self, message: Message | Mapping[str, Any]) -> str:
        """A message that the game has put together."""
        return self.texts.render(message, self.players)

    def row(self, texts: Iterable[str]) -> str:
        """Texts in a row, ``-`` for none."""
        return ", ".join(texts) or "-"

    def names(self, kind: str, identities: Iterable[str]) -> str:
        """Components in a row; one that occurs more than once with its number."""
        counts: dict[str, int] = {}
        for identity in identities:
            counts[identity] = counts.get(identity, 0) + 1
        return self.row(
            self.name(kind, identity) if count == 1 else f"{self.name(kind, identity)} × {count}"
            for identity, count in counts.items()
        )

    def counts(self, kind: str, counts: Mapping[str, int]) -> str:
        """Components with their numbers, those that are there."""
        return self.row(f"{self.name(kind, one)} {count}" for one, count in counts.items() if count)

    def scores(self, parts: Mapping[str, int | None]) -> str:
        """Parts of a score that are not nothing; ``?`` for one that is not known."""
        return self.row(
            f"{self.texts.score(self.game, part)} {'?' if points is None else points}"
            for part, points in parts.items()
            if points != 0
        )
