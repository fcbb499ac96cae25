"""A table in memory, and who watches it."""

from __future__ import annotations

import asyncio
import math
import time
from collections import deque
from collections.abc import Callable, Hashable, Iterable

from petteia.kernel import Setup
from petteia.server import wire
from petteia.server.metrics import VIEW_SECONDS
from petteia.server.storage import GameRow

from . import silence
from .play import Play, other_rules

_NOTICES = 64
_MADE_SECONDS = 1.0


class Watcher:
    """Somebody who wants to know what happens at a table: a connection, or a request that waits."""

    def __init__(self, browser: str | None, session: str | None = None) -> None:
        """``browser`` is the person, None for an unknown spectator; ``session`` the id of the token."""
        self.browser = browser
        self.session = session
        self.hidden = False
        """Nobody looks at it now: the page is behind others."""
        self.signed_out = False
        """The token no longer works."""
        self.woken = asyncio.Event()
        self.notices: deque[wire.Notice] = deque(maxlen=_NOTICES)
        self.unheard: frozenset[str] | None = None if browser is not None else frozenset()
        """Whose words this watcher is not told; None: that has to be looked up."""
        self.gone = False
        """The table was deleted, or the server stops."""

    def wake(self) -> None:
        """Something has changed."""
        self.woken.set()

    def sign_out(self) -> None:
        """The token no longer works: this watcher does nothing any more."""
        self.signed_out = True
        self.wake()


class Live:
    """A table in memory. Whoever reads or changes row and play holds the lock."""

    def __init__(self, id: str) -> None:  # noqa: A002
        """Nothing is loaded yet."""
        self.id = id
        self.lock = asyncio.Lock()
        self.loaded = False
        """False: the database has to be read before row and play may be used."""
        self.row: GameRow
        self.of_today: Setup | None = None
        """Game, options and edition; None for a table of other rules than this program's."""
        self.play: Play | None = None
        self.watchers: set[Watcher] = set()
        self.left: dict[str, int] = {}
        """Who was connected here, and until when; the database knows it too (``seat.seen``)."""
        self.users = 0
        self.looked = -math.inf
        """When somebody looked at it, by the monotonic clock; noted now and then."""
        self.pace = 1.0
        """The share of their usual time for which bots think here at present."""
        self.touched = time.monotonic()
        self.version = 0
        """Grows with every change of what `views.table` shows."""
        self.lines: list[wire.Line] | None = None
        """The latest of the chat, once somebody asked."""
        self.speakers: dict[int, str | None] = {}
        """Who said these."""
        self.talk = 0
        """Grows when another process says that there is more; what is being read then may be older."""
        self._made: dict[Hashable, bytes] = {}
        self._made_of = (0, 0)
        self._made_until: asyncio.TimerHandle | None = None
        self.elsewhere: dict[str, tuple[float, list[int], int]] = {}
        """Other processes: when their word expires, which seats are there, how many watch."""

    @property
    def setup(self) -> Setup:
        """Game, options and edition; Refuse if the table is of other rules than this program's."""
        if self.of_today is None:
            raise other_rules(self.row)
        return self.of_today

    def once(self, key: Hashable, make: Callable[[], bytes]) -> bytes:
        """What ``make`` makes, once for all who want the same of this position in the same second."""
        position = (self.row.seq, self.row.revision)
        if position != self._made_of:
            self._made.clear()
            self._made_of = position
        found = self._made.get(key)
        if found is None:
            if not self._made:
                # Whoever reads has it by then, and a table that stands still keeps nothing.
                if self._made_until is not None:
                    self._made_until.cancel()
                self._made_until = asyncio.get_running_loop().call_later(_MADE_SECONDS, self._made.clear)
            with VIEW_SECONDS.time():
                found = self._made[key] = make()
        return found

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
    def owing(self) -> int | None:
        """The seat for which the server decides now: a bot's, or one that is silent by its holder's wish."""
        return silence.owing(self.row, self.play)
