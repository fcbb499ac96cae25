"""The arithmetic of clocks: what is left to whom. No database and no real time in here.

A clock runs while its table waits for a person, and not while a bot thinks. Of the seat whose clock runs only
the moment is stored at which it runs out (``game.deadline``); what it has left is the time until then. So one
statement puts off all deadlines when the server was down, and nothing has to be counted again after a start.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from petteia.server import wire
from petteia.server.storage import Entry, GameRow

HOUR = 60 * 60 * 1000


class Times(Struct):
    """What is stored of a table's clocks; all by seat."""

    left: list[int]
    """Milliseconds; of the seat whose clock runs, what it had when it began to."""
    turn: int | None
    """Whose turn it is, a bot's too; null before the first."""
    earned: list[int]
    """The last move for which a seat had its increment: what is decided anew after an undo earns nothing."""
    out: list[int] = []
    """Seats whose time has run out, in that order."""


_rules = msgspec.json.Decoder(wire.Clock).decode
_times = msgspec.json.Decoder(Times).decode


def stored(clock: wire.Clock | None) -> str | None:
    """The form in which a table's clock is stored."""
    return None if clock is None else msgspec.json.encode(clock).decode()


def rules_of(row: GameRow) -> wire.Clock | None:
    """By which clock a table is played."""
    return None if row.clock is None else _rules(row.clock)


def times_of(row: GameRow) -> Times | None:
    """What is left to whom; None before the start, and without a clock."""
    return None if row.times is None else _times(row.times)


def whole(clock: wire.Clock) -> int:
    """What a seat has at first: the bank, or the time for a turn."""
    return clock.bank * 1000 if isinstance(clock, wire.LiveClock) else clock.hours * HOUR


def put(row: GameRow, times: Times) -> None:
    """Store what is left to whom."""
    row.times = msgspec.json.encode(times).decode()


def advance(old: GameRow, new: GameRow, entries: Sequence[Entry], waits: int | None, now: int) -> None:
    """Bring the clocks of a changed table up to date; ``waits`` is the person's seat that decides now.

    ``entries`` are what was stored of the play: a decision (and chance), an undo, or nothing.
    """
    clock = rules_of(new)
    if clock is None or new.status == "open":
        return
    times = times_of(new)
    if times is None:
        times = Times([whole(clock)] * new.seats, None, [0] * new.seats)
    if old.deadline and old.decider is not None:
        seat = old.decider
        times.left[seat] = max(0, old.deadline - now)
        decided = bool(entries) and entries[0].action is not None
        if isinstance(clock, wire.LiveClock) and decided and old.length + 1 > times.earned[seat]:
            times.left[seat] += clock.increment * 1000
            times.earned[seat] = old.length + 1
    for before, after in zip(old.seat, new.seat, strict=True):
        if old.status == "playing" and after.holder not in (None, before.holder):
            times.left[after.number] = whole(clock)  # a newcomer is not short of time because of another
    if new.decider != times.turn:
        # An undo gives nobody the time for a turn anew: who goes back has what was left then.
        undone = any(entry.keep is not None for entry in entries)
        if isinstance(clock, wire.SlowClock) and not undone and new.decider is not None and new.decider >= 0:
            times.left[new.decider] = whole(clock)
        times.turn = new.decider
    put(new, times)
    new.deadline = 0 if waits is None else now + times.left[waits]


def info(row: GameRow) -> wire.ClockInfo | None:
    """A table's clocks as everybody sees them."""
    clock, times = rules_of(row), times_of(row)
    if clock is None:
        return None
    if times is None:
        return wire.ClockInfo(clock, [whole(clock)] * row.seats, None, None, [])
    running = row.decider if row.deadline and row.status == "playing" else None
    deadline = row.deadline if running is not None else None
    return wire.ClockInfo(clock, times.left, running, deadline, times.out)
