"""Limits: sizes, rates and counts (docs/protocol.md, section 8)."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import Counter

from petteia.server.refusals import Refuse

BODY = 64 * 1024
RECORD = 2 * 1024 * 1024
DRAFT = 512 * 1024
FRAME = 16 * 1024
ACTIVE_TABLES = 100
CONNECTIONS_PER_PERSON = 16
CONNECTIONS_PER_ADDRESS = 64  # HTTP and WebSocket together; `petteia serve --connections`
CONNECTIONS = 8192

# What is limited: so many at once, then one every so many seconds.
RATES: dict[str, tuple[float, float]] = {
    "http": (120, 1 / 30),
    "browser": (20, 6),
    "table": (30, 10),
    "table-address": (120, 2.5),  # an address may be a house full of people, or one with many tokens
    "seek": (30, 2),
    "upload": (10, 30),
    "upload-address": (40, 7.5),
    "claim": (10, 30),
    "preferences": (60, 2),
    "push": (10, 30),
    "account": (10, 60),
    "sign-in": (20, 6),
    "meeting": (30, 10),
    "report": (5, 600),
    "invitation": (30, 30),
    "mail": (3, 600),  # what one person or address asks for, and what one mailbox gets
    "mail-host": (60, 10),  # and all together
    "edition": (60, 1),
    "chat": (5, 2),
    "advice": (20, 1),
    "analysis": (10, 10),
    "frame": (40, 1 / 20),
    "moves": (20_000, 1 / 2_000),
}
_BUCKETS = 20_000  # as many are kept before full ones are thrown away


def neighbourhood(address: str) -> str:
    """What limits count as one address: of the new kind everybody has many, so the network's first half."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv6Address):
        if known.ipv4_mapped is not None:
            return str(known.ipv4_mapped)
        return str(ipaddress.IPv6Network((known, 64), strict=False))
    return address


class Bucket:
    """Holds up to ``size`` tokens and gains one every ``seconds``."""

    __slots__ = ("_level", "_seconds", "_size", "_time")

    def __init__(self, size: float, seconds: float) -> None:
        """Full at first."""
        self._size = self._level = size
        self._seconds = seconds
        self._time = time.monotonic()

    def take(self, amount: float = 1) -> float:
        """0 if there were so many tokens, else the seconds until there are.

        Whoever wants more than the bucket holds gets it from a full one, and waits the longer afterwards.
        """
        self._fill()
        needed = min(amount, self._size)
        if self._level >= needed:
            self._level -= amount
            return 0.0
        return (needed - self._level) * self._seconds

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

    def __init__(self, factor: float, per_address: int = CONNECTIONS_PER_ADDRESS) -> None:
        """``factor`` multiplies rates and counts but the connections that an address may have."""
        self.factor = factor
        self.per_address = per_address
        self.active_tables = int(ACTIVE_TABLES * factor)
        """Open and running tables that a person may own."""
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._most = _BUCKETS
        self._people: Counter[str] = Counter()
        self._inside: Counter[str] = Counter()

    def bucket(self, what: str) -> Bucket:
        """A bucket of one's own for a connection."""
        size, seconds = RATES[what]
        return Bucket(size * self.factor, seconds / self.factor)

    def check(self, what: str, who: str, amount: float = 1) -> None:
        """Refuse if somebody does something too often."""
        key = (what, who)
        found = self._buckets.get(key)
        if found is None:
            if len(self._buckets) > self._most:
                self._buckets = {k: b for k, b in self._buckets.items() if not b.full()}
                self._most = max(_BUCKETS, 2 * len(self._buckets))  # looked through seldom, however many
            found = self._buckets[key] = self.bucket(what)
        wait = found.take(amount)
        if wait:
            raise Refuse("too-many", seconds=math.ceil(wait))

    def enter(self, address: str) -> None:
        """Count a request or a WebSocket for as long as it lasts; Refuse if an address has too many.

        Behind a proxy this is where an address is told from others; without one, connections were counted
        before (`connections`), and there are never more requests than those.
        """
        if self._inside[address] >= self.per_address:
            raise Refuse("too-many", seconds=10)
        self._inside[address] += 1

    def leave(self, address: str) -> None:
        """It has ended."""
        _less(self._inside, address)

    def connect(self, person: str | None) -> None:
        """Count a person's WebSocket; Refuse if there are too many."""
        if person is not None:
            if self._people[person] >= CONNECTIONS_PER_PERSON * self.factor:
                raise Refuse("too-many", seconds=10)
            self._people[person] += 1

    def disconnect(self, person: str | None) -> None:
        """The WebSocket has ended."""
        if person is not None:
            _less(self._people, person)


def _less(counter: Counter[str], who: str) -> None:
    counter[who] -= 1
    if not counter[who]:
        del counter[who]
