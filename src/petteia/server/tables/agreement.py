"""Undo by agreement: a question to the others, carried out once nobody is left whose word is needed."""

from __future__ import annotations

import json
from typing import Any

from petteia.server import wire
from petteia.server.storage import Entry, GameRow

from .live import Live


def question(row: GameRow) -> wire.UndoInfo | None:
    """The open question about undo; it is void once something else has happened, or a bot plays for the
    asker.
    """
    if row.undo is None:
        return None
    stored: dict[str, Any] = json.loads(row.undo)
    asker = row.seat[stored["seat"]]
    if stored["seq"] != row.seq or asker.bot is not None:
        return None
    # Bots agree to everything, and nobody has to answer their own question.
    needed = [s.number for s in row.seat if s.bot is None and s.holder not in (None, asker.holder)]
    return wire.UndoInfo(stored["seat"], stored["keep"], stored["agreed"], needed)


def put(row: GameRow, seat: int, keep: int, agreed: list[int]) -> None:
    """Store a question, or who has agreed so far."""
    row.undo = json.dumps({"seat": seat, "keep": keep, "agreed": agreed, "seq": row.seq})


def settle(live: Live, row: GameRow) -> list[Entry] | None:
    """Carry the undo out if all whose word is needed have agreed: after an answer, and after any change of
    seats. All moves must be in memory (`House.change` sees to that).
    """
    asked, play = question(row), live.play
    if asked is None or play is None or set(asked.needed) - set(asked.agreed):
        return None
    play.rewind(asked.keep)
    row.undo = None
    return [Entry(play.seq, asked.seat, None, asked.keep)]
