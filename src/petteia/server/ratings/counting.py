"""Which games count for ratings. Everything follows from what is stored of a game, so it can be asked again.

A game counts if it is at a table that is meant to count, was played to its end by the same people from the
first decision on, nobody was coached, all of them are known, there are two of them at least, and bots among
them have a published rating. A game that the clock has ended counts if somebody was there to win it: another
person, with time left, who has decided something in it.
"""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from msgspec import Struct

from petteia.server import wire
from petteia.server.clocks import times
from petteia.server.storage import GameRow

from . import published

_outcome = msgspec.json.Decoder(wire.Outcome).decode
BOT = "bot:"
"""What stands before a bot's level where others have a person."""


class Counted(Struct):
    """A game that counts."""

    kind: str
    who: list[str]
    """A person or a bot's level (`BOT`) for each seat."""
    ranks: list[int]


def bars(row: GameRow) -> wire.NotRated | None:
    """Why a table's game does not count, or will not as it stands, whoever they are; None: nothing bars it.

    It can be asked before the start and while it is played, too.
    """
    if not row.rated:
        return "casual"
    if row.origin not in ("new", "rematch", "match"):
        return "origin"
    if row.listed is not None:
        return "edition"
    if any(s.left or s.newcomer or s.resigned or s.stood_in or (s.holder and s.bot) for s in row.seat):
        return "hands"
    if any(seat.coach != "off" for seat in row.seat):  # `tables.coaching.coached`, which stands further up
        return "coached"
    if row.status not in ("open", "playing", "over"):
        return "unfinished"
    for seat in row.seat:
        if seat.holder is None and seat.bot is not None and published.rating_of(row.kind, seat.bot) is None:
            return "bots"
    return None


def people(row: GameRow, known: Collection[str]) -> wire.NotRated | None:
    """Why the people at a table keep its game from counting: one alone, a guest, or the same one twice."""
    sitting = [seat.holder for seat in row.seat if seat.holder is not None]
    if not set(sitting) <= set(known):
        return "guests"
    if len(set(sitting)) < len(sitting):
        return "twice"
    return "alone" if len(sitting) < 2 and not any(seat.open for seat in row.seat) else None


def counted(row: GameRow, known: Collection[str], decided: Collection[int]) -> Counted | wire.NotRated:
    """The game as it counts, or why it does not; ``decided``: the seats that have decided something."""
    if row.status != "over" or row.result is None:
        return "unfinished"
    why = bars(row) or people(row, known)
    if why is not None:
        return why
    late = times.times_of(row)
    if late is not None and late.out:
        others = [s.number for s in row.seat if s.holder is not None and s.number not in late.out]
        if not set(others) & set(decided):
            return "nobody"
    who = [seat.holder or f"{BOT}{seat.bot}" for seat in row.seat]
    return Counted(row.kind, who, _outcome(row.result).ranks)
