"""Undo by agreement: a question to the others, carried out once nobody is left whose word is needed."""

from __future__ import annotations

import json
from typing import Any

from petteia.server import wire
from petteia.server.storage import Entry, GameRow

from .live import Live
from .play import Play


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
    # Bots agree to everything, and nobody has to answer their own question. Those who resigned or left have
    # given up their say; those for whom a bot stands in have not, where their own decisions are concerned.
    own = stored.get("own", ())
    others = [s for s in row.seat if s.holder not in (None, asker.holder) and not s.resigned]
    needed = [s.number for s in others if s.bot is None or s.number in own]
    return wire.UndoInfo(stored["seat"], stored["keep"], stored["agreed"], needed)


def put(row: GameRow, play: Play, seat: int, keep: int) -> None:
    """Store a question. All moves must be in memory."""
    own = _own_decisions(row, play, keep)
    row.undo = json.dumps({"seat": seat, "keep": keep, "agreed": [], "own": own, "seq": row.seq})


def agree(row: GameRow, seat: int) -> None:
    """Store that a seat has agreed to the open question."""
    stored = json.loads(row.undo or "")
    stored["agreed"] = sorted({*stored["agreed"], seat})
    row.undo = json.dumps(stored)


def _own_decisions(row: GameRow, play: Play, keep: int) -> list[int]:
    """The seats whose holders themselves, and not bots for them, decided something after ``keep`` moves."""
    seats: set[int] = set()
    for n in range(keep + 1, play.length + 1):
        number = play.move(n).seat
        if number >= 0 and (row.seat[number].bot is None or n <= row.seat[number].stood_in):
            seats.add(number)
    return sorted(seats)


def settle(live: Live, row: GameRow) -> list[Entry] | None:
    """Carry the undo out if all whose word is needed have agreed: after an answer, and after any change of
    seats. All moves must be in memory (`House.change` sees to that).
    """
    asked, play = question(row), live.play
    if asked is None or play is None or set(asked.needed) - set(asked.agreed):
        return None
    play.rewind(asked.keep)
    row.undo = None
    for seat in row.seat:
        seat.stood_in = min(seat.stood_in, asked.keep)
    return [Entry(play.seq, asked.seat, None, asked.keep)]
