"""People at tables: they think, decide, lose the connection, and repeat what was not answered."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import time
import zlib
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
import psycopg
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from petteia.server.wire import PROTOCOL

LOST = (OSError, EOFError, TimeoutError, WebSocketException)
SAMPLED = 10
"""Of every tenth connection we note how large its messages are as browsers get them, packed."""


class Choice(msgspec.Struct):
    text: str


class Message(msgspec.Struct):
    """What people here look at."""

    type: str
    seat: int | None = None
    seq: int = 0
    stamp: int = 0
    ref: str | None = None
    repeated: bool = False
    over: bool = False
    legal: list[Choice] | None = None
    error: dict[str, Any] | None = None


decode = msgspec.json.Decoder(Message).decode


@dataclass(frozen=True)
class Person:
    """Somebody with a token and an address, who comes to one of the processes."""

    url: str
    token: str
    address: str


@dataclass
class Table:
    """A table that is being played."""

    id: str
    people: dict[int, Person]
    sent: dict[int, tuple[float, int]] = field(default_factory=dict)
    """Length of the log that a decision was based on -> when it was sent, and by which seat."""


@dataclass(frozen=True)
class Acknowledged:
    """What somebody was told is stored."""

    table: str
    seat: int
    key: str
    action: str
    seq: int


class Crowd:
    """All people of a measurement, and what they noticed."""

    def __init__(self, urls: Sequence[str], seed: str, packed: bool = True) -> None:
        """With ``packed`` they take compressed messages, as browsers do."""
        self.urls = urls
        self.random = random.Random(seed)
        self.compression = "deflate" if packed else None
        self.http = httpx.AsyncClient(timeout=60, limits=httpx.Limits(max_connections=100))
        self.number = itertools.count()
        self.go = asyncio.Event()
        """Nobody decides before."""
        self.connected = 0
        self.acknowledged: list[Acknowledged] = []
        self.repeated = 0
        self.reconnects = 0
        self.errors: Counter[str] = Counter()
        self.answered: list[float] = []
        """Seconds from a decision to its answer."""
        self.told: list[float] = []
        """Seconds from a decision to the others' receipt of it."""
        self.messages = self.bytes = self.packed_messages = self.packed_bytes = 0

    async def close(self) -> None:
        await self.http.aclose()

    def forget(self) -> None:
        """Begin to measure: what was noticed so far does not count, but what was acknowledged does."""
        self.answered.clear()
        self.told.clear()
        self.messages = self.bytes = self.packed_messages = self.packed_bytes = 0

    # ---- over HTTP ----------------------------------------------------------------------------

    async def call(self, person: Person | None, method: str, url: str, body: Any = None) -> Any:
        """A request; repeated if the server has too much to do or is not there."""
        headers = {} if person is None else {"Authorization": f"Bearer {person.token}"}
        address = f"10.9.{self.random.randrange(256)}.{self.random.randrange(256)}"
        headers["X-Forwarded-For"] = address if person is None else person.address
        for attempt in range(20):
            try:
                answer = await self.http.request(method, url, json=body, headers=headers)
            except httpx.HTTPError as error:
                self.errors[f"http {type(error).__name__}"] += 1
            else:
                if answer.status_code < 300:
                    return answer.json()
                self.errors[f"http {answer.json()['error']['id']}"] += 1
            await asyncio.sleep(0.1 * 1.5**attempt)
        raise RuntimeError(f"{method} {url} was never answered: {dict(self.errors)}")

    async def person(self) -> Person:
        number = next(self.number)
        url = self.urls[number % len(self.urls)]
        token = (await self.call(None, "POST", f"{url}/api/browser"))["token"]
        return Person(url, token, f"10.{1 + number // 65536}.{number // 256 % 256}.{number % 256}")

    async def table(self, game: str, seats: Sequence[str]) -> Table:
        """A started table: ``person`` or a bot's level for each seat; the first is a person."""
        people = {n: await self.person() for n, kind in enumerate(seats) if kind == "person"}
        owner = people[0]
        wanted: list[dict[str, str]] = [{"kind": "me", "name": "0"}]
        wanted += [{"kind": "open"} if s == "person" else {"kind": "bot", "bot": s} for s in seats[1:]]
        body = {"game": game, "seats": wanted, "public": True}
        made = await self.call(owner, "POST", f"{owner.url}/api/tables", body)
        path = f"/api/tables/{made['table']['id']}"
        for seat, person in people.items():
            if seat:
                await self.call(person, "POST", f"{person.url}{path}/join", {"name": str(seat), "seat": seat})
        await self.call(owner, "POST", f"{owner.url}{path}/start")
        return Table(made["table"]["id"], people)

    # ---- at a table ---------------------------------------------------------------------------

    async def play(
        self,
        table: Table,
        seat: int | None,
        person: Person,
        think: Callable[[], float],
        lasts: Callable[[], float] | None = None,
        visit: Callable[[], float] | None = None,
    ) -> None:
        """Hold a seat (None: watch) to the end of the game.

        ``lasts`` says after how many seconds a connection is lost. With ``visit`` the person leaves when
        there is nothing to decide, and looks again after so many seconds.
        """
        mine = _Seat(self, table, seat, think, visit is not None)
        first = True
        while True:
            if visit is not None:
                await asyncio.sleep(visit() if not first else self.random.random() * visit())
            try:
                if await self._connection(mine, person, lasts):
                    return
            except LOST as error:
                if not mine.cut:
                    self.errors[f"connection {type(error).__name__}"] += 1
                await asyncio.sleep(self.random.uniform(0.1, 0.5))
            if visit is None:
                self.reconnects += 1
            first = False

    async def _connection(self, mine: _Seat, person: Person, lasts: Callable[[], float] | None) -> bool:
        """One connection from hello to its end; whether the game is over."""
        address = person.url.replace("http", "ws") + f"/ws/tables/{mine.table.id}"
        mine.cut = False
        async with connect(
            address, compression=self.compression, max_size=2**24, ping_interval=None, open_timeout=60,
            additional_headers={"X-Forwarded-For": person.address},
        ) as socket:  # fmt: skip
            cut = None
            if lasts is not None:
                cut = asyncio.get_running_loop().call_later(lasts(), mine.abort, socket)
            try:
                return await mine.attend(socket, person.token)
            finally:
                if cut is not None:
                    cut.cancel()


class _Seat:
    """One person's place at one table, whichever connection it has."""

    def __init__(
        self, crowd: Crowd, table: Table, seat: int | None, think: Callable[[], float], leaves: bool
    ) -> None:
        self.crowd = crowd
        self.table = table
        self.seat = seat
        self.think = think
        self.leaves = leaves
        self.since = self.stamp = 0
        self.pending: dict[str, Any] | None = None
        self.asked: Message | None = None
        self.sent = 0.0
        self.tries = 0
        self.cut = False

    def abort(self, socket: ClientConnection) -> None:
        """The connection breaks without a word."""
        self.cut = True
        socket.transport.abort()

    async def attend(self, socket: ClientConnection, token: str) -> bool:
        """Read and decide until the game is over (True) or, for visitors, nothing is left to do (False)."""
        hello = {"type": "hello", "protocol": PROTOCOL, "token": token, "since": self.since}
        if self.since:
            hello["stamp"] = self.stamp
        if self.seat is None:
            hello["seats"] = []
        await socket.send(json.dumps(hello))
        if self.pending is not None:
            await self.send(socket)
        crowd = self.crowd
        crowd.connected += 1
        known: int | None = None  # the length of the log that this connection was told of
        packer = zlib.compressobj(wbits=-12, memLevel=5) if crowd.connected % SAMPLED == 1 else None
        try:
            async for frame in socket:
                arrived = time.perf_counter()
                size = len(frame)
                crowd.messages += 1
                crowd.bytes += size
                if packer is not None:
                    data = frame.encode() if isinstance(frame, str) else frame
                    crowd.packed_messages += 1
                    crowd.packed_bytes += len(packer.compress(data)) + len(packer.flush(zlib.Z_SYNC_FLUSH))
                message = decode(frame)
                if message.type == "update":
                    known = self.learn(message, known, arrived)
                    if message.over and self.pending is None:
                        return True
                elif self.pending is not None and message.ref == self.pending["ref"]:
                    self.answer(message, arrived)
                if self.pending is None and self.asked is not None:
                    await self.decide(socket)
                elif self.leaves and self.pending is None and message.type in ("update", "ack"):
                    return False
            raise EOFError("the server closed the connection")
        finally:
            crowd.connected -= 1

    def learn(self, message: Message, known: int | None, arrived: float) -> int:
        if message.seq < self.since:
            self.crowd.errors["log became shorter"] += 1
        self.since, self.stamp = message.seq, message.stamp
        for based, (sent, by) in self.table.sent.items():
            if known is not None and known <= based < message.seq and by != self.seat:
                self.crowd.told.append(arrived - sent)
        self.asked = message if message.legal and self.seat is not None else None
        return message.seq

    def answer(self, message: Message, arrived: float) -> None:
        assert self.pending is not None
        assert self.seat is not None
        crowd = self.crowd
        wanted, self.pending = self.pending, None
        if message.type == "ack":
            if self.tries == 1:
                crowd.answered.append(arrived - self.sent)
            crowd.repeated += message.repeated
            place = Acknowledged(
                self.table.id, self.seat, str(wanted["key"]), str(wanted["action"]), message.seq
            )
            crowd.acknowledged.append(place)
        elif message.error is not None:
            crowd.errors[f"refused {message.error['id']}"] += 1
            if message.error["id"] == "too-many":  # the same again, on a new connection
                self.pending = wanted
                raise EOFError("too many")

    async def decide(self, socket: ClientConnection) -> None:
        asked, self.asked = self.asked, None
        assert asked is not None
        assert asked.legal is not None
        await self.crowd.go.wait()
        seconds = self.think()
        if seconds:
            await asyncio.sleep(seconds)
        rng = self.crowd.random
        key = f"{self.seat}-{asked.seq}-{rng.randrange(10**12)}"
        self.pending = {
            "type": "act", "seat": self.seat, "seq": asked.seq, "stamp": asked.stamp,
            "action": rng.choice(asked.legal).text, "key": key, "ref": key,
        }  # fmt: skip
        self.tries = 0
        await self.send(socket)

    async def send(self, socket: ClientConnection) -> None:
        assert self.pending is not None
        assert self.seat is not None
        self.tries += 1
        self.sent = time.perf_counter()
        if self.tries == 1:
            table = self.table
            table.sent[self.pending["seq"]] = (self.sent, self.seat)
            while len(table.sent) > 20:
                del table.sent[next(iter(table.sent))]
        await socket.send(json.dumps(self.pending))


def lost(database: str, acknowledged: Sequence[Acknowledged]) -> int:
    """How many decisions somebody was told of are not in the log, or not once, or not as they were sent."""
    stored: dict[tuple[str, int, str], list[tuple[str, int]]] = defaultdict(list)
    with psycopg.connect(database) as connection:
        query = 'SELECT game, seat, "key", action, seq FROM action WHERE "key" IS NOT NULL'
        for game, seat, key, action, seq in connection.execute(query):
            stored[game, seat, key].append((action, seq))
    missing = 0
    for each in acknowledged:
        found = stored[each.table, each.seat, each.key]
        # The answer counts the chance outcomes that followed.
        missing += len(found) != 1 or found[0][0] != each.action or found[0][1] > each.seq
    return missing


def quantiles(seconds: Sequence[float]) -> dict[str, float]:
    """p50, p95 and p99 in milliseconds, and how many there were."""
    out: dict[str, float] = {"n": len(seconds)}
    ordered = sorted(seconds)
    for share in (50, 95, 99):
        out[f"p{share}_ms"] = round(1000 * ordered[len(ordered) * share // 100], 1) if ordered else 0.0
    return out


async def ended(tasks: Sequence[asyncio.Task[None]]) -> None:
    """Stop what people still do; what went wrong in them goes wrong here."""
    for task in tasks:
        task.cancel()
    for task in tasks:
        with contextlib.suppress(asyncio.CancelledError):
            await task
