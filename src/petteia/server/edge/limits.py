"""Limits: sizes, rates and counts (docs/protocol.md, section 8)."""

from __future__ import annotations

import math
import time
from collections import Counter

from petteia.server.refusals import Refuse

BODY = 64 * 1024
TABLE_BODY = 320 * 1024  # a new table may bring an edition along
RECORD = 2 * 1024 * 1024
FRAME = 16 * 1024
ACTIVE_TABLES = 100
CONNECTIONS_PER_PERSON = 16
CONNECTIONS_PER_ADDRESS = 256
CONNECTIONS = 8192

# What is limited: so many at once, then one every so many seconds.
RATES: dict[str, tuple[float, float]] = {
    "http": (120, 1 / 30),
    "browser": (20, 6),
    "table": (30, 10),
    "upload": (10, 30),
    "claim": (10, 30),
    "chat": (5, 2),
    "frame": (40, 1 / 20),
}


class Bucket:
    """Holds up to ``size`` tokens and gains one every ``seconds``."""

    __slots__ = ("_level", "_seconds", "_size", "_time")

    def __init__(self, size: float, seconds: float) -> None:
        """Full at first."""
        self._size = self._level = size
        self._seconds = seconds
        self._time = time.monotonic()

    def take(self) -> float:
        """0 if there was a token, else the seconds until there is one."""
        self._fill()
        if self._level >= 1:
            self._level -= 1
            return 0.0
        return (1 - self._level) * self._seconds

    def full(self) -> bool:
        """Whether nothing was taken for a while."""
        self._fill()
        return self._level >= self._size

    def _fill(self) -> None:
        clock = time.monotonic()
        self._level = min(self._size, self._level + (clock - self._time) / self._seconds)
        self._time = clock


class Limits:
    """Rates for each address or person, and counts of connections."""

    def __init__(self, factor: float) -> None:
        """``factor`` multiplies rates and counts."""
        self.factor = factor
        self.active_tables = int(ACTIVE_TABLES * factor)
        """Open and running tables that a person may own."""
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._connections: Counter[tuple[str, str]] = Counter()
        self._all = 0

    def bucket(self, what: str) -> Bucket:
        """A bucket of one's own for a connection."""
        size, seconds = RATES[what]
        return Bucket(size * self.factor, seconds / self.factor)

    def check(self, what: str, who: str) -> None:
        """Refuse if somebody does something too often."""
        key = (what, who)
        found = self._buckets.get(key)
        if found is None:
            if len(self._buckets) > 20_000:
                self._buckets = {k: b for k, b in self._buckets.items() if not b.full()}
            found = self._buckets[key] = self.bucket(what)
        wait = found.take()
        if wait:
            raise Refuse("too-many", seconds=math.ceil(wait))

    def connect(self, address: str, person: str | None) -> None:
        """Count a connection; Refuse if there are too many."""
        if self._all >= CONNECTIONS * self.factor:
            raise Refuse("full")
        if self._connections["address", address] >= CONNECTIONS_PER_ADDRESS * self.factor:
            raise Refuse("too-many", seconds=10)
        if person is not None and self._connections["person", person] >= CONNECTIONS_PER_PERSON * self.factor:
            raise Refuse("too-many", seconds=10)
        self._all += 1
        self._connections["address", address] += 1
        if person is not None:
            self._connections["person", person] += 1

    def disconnect(self, address: str, person: str | None) -> None:
        """The connection has ended."""
        self._all -= 1
        keys = [("address", address)] + ([("person", person)] if person is not None else [])
        for key in keys:
            self._connections[key] -= 1
            if not self._connections[key]:
                del self._connections[key]
