"""A table in memory, and who watches it."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Iterable

from petteia.kernel import Dealer, Setup
from petteia.server import wire
from petteia.server.storage import GameRow

from .play import Play

_NOTICES = 64


class Watcher:
    """Somebody who wants to know what happens at a table: a connection, or a request that waits."""

    def __init__(self, browser: str | None) -> None:
        """``browser`` is the person, None for an unknown spectator."""
        self.browser = browser
        self.woken = asyncio.Event()
        self.notices: deque[wire.Notice] = deque(maxlen=_NOTICES)
        self.gone = False
        """The table was deleted, or the server stops."""

    def wake(self) -> None:
        """Something has changed."""
        self.woken.set()


class Live:
    """A table in memory. Whoever reads or changes row and play holds the lock."""

    def __init__(self, id: str) -> None:  # noqa: A002
        """Nothing is loaded yet."""
        self.id = id
        self.lock = asyncio.Lock()
        self.loaded = False
        """False: the database has to be read before row and play may be used."""
        self.row: GameRow
        self.setup: Setup
        self.play: Play | None = None
        self.dealer: Dealer | None = None
        self.watchers: set[Watcher] = set()
        self.left: dict[str, int] = {}
        """Who was connected here, and until when; the database knows it too (``seat.seen``)."""
        self.users = 0
        self.thinking: asyncio.Task[None] | None = None
        self.touched = time.monotonic()
        self.version = 0
        """Grows with every change of what `views.table` shows."""
        self.lines: list[wire.Line] | None = None
        """The latest of the chat, once somebody asked."""
        self.talk = 0
        """Grows when another process says that there is more; what is being read then may be older."""
        self.elsewhere: dict[str, tuple[float, list[int], int]] = {}
        """Other processes: when their word expires, which seats are there, how many watch."""

    def changed(self, table: bool = True) -> None:
        """Tell all who watch; ``table`` is False when there is only something new in the play or the chat."""
        self.version += table
        self.touched = time.monotonic()
        for watcher in self.watchers:
            watcher.wake()

    def notice(self, notice: wire.Notice) -> None:
        """Tell all who watch something that is not stored."""
        for watcher in self.watchers:
            watcher.notices.append(notice)
            watcher.wake()

    def here(self) -> tuple[list[int], int]:
        """The seats whose holders are connected to this process, and the number of other watchers."""
        people = {w.browser for w in self.watchers if w.browser is not None}
        seats = [s.number for s in self.row.seat if s.holder in people]
        holders = {s.holder for s in self.row.seat}
        return seats, sum(w.browser not in holders for w in self.watchers)

    def presence(self) -> tuple[dict[int, bool], int]:
        """Which seats' holders are connected, to this process or another, and how many watch."""
        seats, watchers = self.here()
        present: set[int] = set(seats)
        clock = time.monotonic()
        for expires, others, number in self.elsewhere.values():
            if expires > clock:
                present.update(others)
                watchers += number
        return dict.fromkeys(present, True), watchers

    def told(self, process: str, seconds: float, seats: Iterable[int], watchers: int) -> None:
        """Another process says who is there."""
        self.elsewhere[process] = (time.monotonic() + seconds, list(seats), watchers)
        self.changed()

    @property
    def bot_to_decide(self) -> int | None:
        """The seat that owes a decision, if a bot plays it."""
        row = self.row
        if row.status != "playing" or row.decider is None or row.decider < 0:
            return None
        return row.decider if row.seat[row.decider].bot is not None else None
