"""Below the application: headers have a size, requests a deadline, addresses a number of connections."""

from __future__ import annotations

import asyncio
import contextlib
import re
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from uvicorn.server import ServerState

from petteia.server.edge import connections
from petteia.server.edge.connections import BODY_SECONDS, HEADER, HEADER_SECONDS, IDLE_SECONDS, Connections
from petteia.server.metrics import REGISTRY

from .running import Person, ServerProcess, sit


class Timer:
    """What `call_later` gives out."""

    def __init__(self, when: float, call: Callable[..., Any], given: tuple[Any, ...]) -> None:
        self.when, self.call, self.given = when, call, given
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class Clock:
    """A loop whose time is what the test says."""

    def __init__(self) -> None:
        self.now = 0.0
        self.timers: list[Timer] = []

    def call_later(self, seconds: float, call: Callable[..., Any], *given: Any) -> Timer:
        timer = Timer(self.now + seconds, call, given)
        self.timers.append(timer)
        return timer

    def time(self) -> float:
        return self.now

    def create_task(self, work: Any, **_: Any) -> asyncio.Task[Any]:
        return asyncio.get_running_loop().create_task(work)

    def pass_(self, seconds: float) -> None:
        self.now += seconds
        for timer in [t for t in self.timers if t.when <= self.now and not t.cancelled]:
            timer.cancelled = True
            timer.call(*timer.given)


class Line(asyncio.Transport):
    """A connection's other end."""

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 4711), "sockname": ("127.0.0.1", 8000)})
        self.written = b""
        self.closed = self.aborted = False

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def close(self) -> None:
        """As a real one: it waits until the other end has taken everything, here for ever."""
        self.closed = True

    def abort(self) -> None:
        self.closed = self.aborted = True

    def is_closing(self) -> bool:
        return self.closed

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Reads the body and answers; says nothing to a WebSocket."""
    if scope["type"] == "websocket":
        await asyncio.Event().wait()
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body"})


class Bench:
    """Connections without a network."""

    def __init__(self, per_address: int = 4, proxies: str = "") -> None:
        self.clock = Clock()
        self.counted = Connections(per_address, proxies=proxies)
        self.http, ws = connections.protocols(self.counted)
        self.config = uvicorn.Config(
            app, http=self.http, ws=ws, lifespan="off", timeout_keep_alive=int(IDLE_SECONDS), log_config=None
        )
        self.config.load()

    def connect(self, address: str = "192.0.2.7") -> tuple[connections.Http, Line]:
        loop: Any = self.clock
        protocol = self.http(config=self.config, server_state=ServerState(), app_state={}, _loop=loop)
        line = Line(address)
        protocol.connection_made(line)
        return protocol, line


def refused(reason: str) -> float:
    return REGISTRY.get_sample_value("petteia_connections_refused_total", {"reason": reason}) or 0.0


@pytest.fixture
def bench() -> Bench:
    return Bench()


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def test_a_header_has_ten_seconds_however_often_a_little_of_it_comes(bench: Bench) -> None:
    before = refused("slow-header")
    protocol, line = bench.connect()
    protocol.data_received(b"GET / HTTP/1.1\r\nHost: here\r\n")
    for _ in range(9):
        bench.clock.pass_(HEADER_SECONDS / 10)
        protocol.data_received(b"X: y\r\n")
    assert not line.closed
    bench.clock.pass_(HEADER_SECONDS / 10)
    assert line.closed
    assert refused("slow-header") == before + 1


async def test_a_connection_that_says_nothing_ends_too(bench: Bench) -> None:
    _, line = bench.connect()
    bench.clock.pass_(HEADER_SECONDS)
    assert line.closed


async def test_a_body_has_thirty_seconds(bench: Bench) -> None:
    protocol, line = bench.connect()
    protocol.data_received(b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 1000\r\n\r\n")
    await settle()
    for _ in range(29):
        bench.clock.pass_(BODY_SECONDS / 30)
        protocol.data_received(b"x")
    assert not line.closed
    bench.clock.pass_(BODY_SECONDS / 30)
    assert line.closed


async def test_a_body_that_nobody_wants_any_more_has_no_longer(bench: Bench) -> None:
    async def hasty(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 413, "headers": []})
        await send({"type": "http.response.body"})

    bench.config.loaded_app = hasty
    protocol, line = bench.connect()
    protocol.data_received(b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 1000\r\n\r\n")
    await settle()
    assert b"413" in line.written
    for _ in range(30):
        protocol.data_received(b"x")
        bench.clock.pass_(BODY_SECONDS / 30)
    assert line.closed


async def test_between_requests_it_may_stand_still_for_a_minute(bench: Bench) -> None:
    protocol, line = bench.connect()
    for _ in range(3):
        protocol.data_received(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n")
        await settle()
        assert b"204" in line.written
        line.written = b""
        bench.clock.pass_(IDLE_SECONDS - 1)
        assert not line.closed
    protocol.data_received(b"GET")
    bench.clock.pass_(HEADER_SECONDS - 1)
    assert not line.closed
    protocol.data_received(b" / HTTP/1.1\r\nHost: here\r\n\r\n")
    await settle()
    bench.clock.pass_(IDLE_SECONDS)
    assert line.closed
    assert not line.aborted
    bench.clock.pass_(IDLE_SECONDS)  # the other end has not taken what was sent before
    assert line.aborted


async def test_an_answer_that_nobody_takes_is_given_up(bench: Bench) -> None:
    protocol, line = bench.connect()
    protocol.data_received(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n")
    protocol.pause_writing()
    bench.clock.pass_(IDLE_SECONDS - 1)
    protocol.resume_writing()
    protocol.pause_writing()
    bench.clock.pass_(IDLE_SECONDS - 1)
    assert not line.closed
    bench.clock.pass_(1)
    assert line.aborted
    protocol.connection_lost(None)
    await settle()


async def test_an_answer_after_which_the_connection_ends_is_given_up_too(bench: Bench) -> None:
    protocol, line = bench.connect()
    protocol.data_received(b"GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n")
    await settle()
    assert line.closed
    assert not line.aborted
    bench.clock.pass_(IDLE_SECONDS)
    assert line.aborted


@pytest.mark.parametrize("piece", [1000, 10**6], ids=["in pieces", "at one go"])
async def test_a_header_that_is_too_large_is_refused_before_it_is_whole(bench: Bench, piece: int) -> None:
    before = refused("header")
    protocol, line = bench.connect()
    text = b"GET / HTTP/1.1\r\nHost: here\r\n" + b"X: " + b"y" * (2 * HEADER) + b"\r\n\r\n"
    taken = 0
    while not line.closed and taken < len(text):
        protocol.data_received(text[taken : taken + piece])
        taken += piece
    assert line.closed
    assert b" 400 " in line.written
    assert taken <= max(HEADER, piece) + piece
    assert refused("header") == before + 1


async def test_a_header_of_thirty_kilobytes_is_read(bench: Bench) -> None:
    protocol, line = bench.connect()
    protocol.data_received(b"GET / HTTP/1.1\r\nHost: here\r\n" + b"X: " + b"y" * (30 * 1024) + b"\r\n\r\n")
    await settle()
    assert b" 204 " in line.written


async def test_an_address_has_so_many_connections_and_a_proxy_as_many_as_it_needs() -> None:
    bench = Bench(4, proxies="10.0.0.0/8, 192.0.2.99")
    held = [bench.connect() for _ in range(4)]
    before = refused("connections-address")
    protocol, line = bench.connect()
    assert line.closed
    assert b" 503 " in line.written
    assert refused("connections-address") == before + 1
    protocol.data_received(b"GET / HTTP/1.1\r\n")  # it is not looked at
    protocol.connection_lost(None)
    assert not bench.connect("192.0.2.8")[1].closed
    assert not any(bench.connect("10.1.2.3")[1].closed for _ in range(9))
    assert not any(bench.connect("192.0.2.99")[1].closed for _ in range(9))
    assert bench.connect()[1].closed
    held[0][0].connection_lost(None)
    assert not bench.connect()[1].closed


def upgrade(bench: Bench) -> tuple[Any, Line]:
    """A connection that has become a WebSocket."""
    protocol, line = bench.connect()
    protocol.data_received(
        b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    upgraded: Any = line.protocol
    upgraded.loop = bench.clock
    return upgraded, line


async def test_a_websocket_counts_until_it_ends() -> None:
    bench = Bench(1)
    upgraded, _ = upgrade(bench)
    assert bench.counted.open == 1
    bench.clock.pass_(1000)
    assert bench.connect()[1].closed
    upgraded.connection_lost(None)
    assert bench.counted.open == 0
    assert not bench.connect()[1].closed


async def test_a_websocket_that_takes_nothing_is_given_up(bench: Bench) -> None:
    before = refused("slow-reader")
    upgraded, line = upgrade(bench)
    for _ in range(3):
        upgraded.pause_writing()
        bench.clock.pass_(IDLE_SECONDS - 1)
        upgraded.resume_writing()
    upgraded.pause_writing()
    bench.clock.pass_(IDLE_SECONDS - 1)
    assert not line.aborted
    bench.clock.pass_(1)
    assert line.aborted
    assert refused("slow-reader") == before + 1


@pytest.mark.parametrize("closing", [False, True], ids=["open", "being closed"])
async def test_a_websocket_that_answers_no_ping_is_cut_off(bench: Bench, closing: bool) -> None:
    upgraded, line = upgrade(bench)
    await upgraded.send({"type": "websocket.accept"})
    if closing:
        await upgraded.send({"type": "websocket.close", "code": 4401})
        bench.clock.pass_(upgraded.close_timeout)
        assert line.closed
        assert not line.aborted
    bench.clock.pass_(upgraded.ping_interval)
    bench.clock.pass_(upgraded.ping_timeout)
    assert line.aborted


def test_no_address_gets_more_than_a_quarter_of_the_descriptors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "descriptors", lambda: 128)
    assert Connections(64).per_address == 32
    assert Connections(10**6).per_address == 32
    assert Connections(64).most == 96
    monkeypatch.setattr(connections, "descriptors", lambda: 65536)
    assert Connections(64).per_address == 64
    assert Connections(200).per_address == 200


# ---- a real server -----------------------------------------------------------------------------


def test_idle_connections_of_one_address_leave_room_for_others(
    make_database: Callable[[str], str], tmp_path: Path
) -> None:
    log = tmp_path / "log"
    env = {"PETTEIA_TEST_DESCRIPTORS": "128"}
    with (
        ServerProcess(make_database("sqlite"), env=env, log=log, limit_factor=1.0) as server,
        contextlib.ExitStack() as stack,
    ):
        elsewhere = httpx.HTTPTransport(local_address="127.0.0.2")
        for _ in range(200):
            stack.enter_context(socket.create_connection(("127.0.0.1", server.port)))
        with httpx.Client(base_url=server.url, transport=elsewhere) as client:
            for _ in range(3):
                assert client.get("/health").status_code == 200
            text = client.get("/metrics").text
        counted = re.search(r'connections_refused_total{reason="connections-address"} ([0-9.]+)', text)
        assert counted is not None
        assert float(counted[1]) >= 200 - 32
    assert "connections-address" in log.read_text()


ENDLESS = 2**28  # bytes; far more than what is on its way between two processes


async def test_an_endless_header_costs_nobody_anything(make_database: Callable[[str], str]) -> None:
    with ServerProcess(make_database("sqlite")) as server:
        ada = Person(server.url)
        table = ada.table("me", "me")
        async with sit(server.url, table, ada.token) as seat:
            await seat.until("update")
            _, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(b"GET / HTTP/1.1\r\nHost: here\r\n")
            sent = 0
            with contextlib.suppress(OSError):
                while sent < ENDLESS:
                    writer.write(b"X: yz\r\n" * 10_000)
                    await writer.drain()
                    sent += 70_000
            writer.close()
            assert sent < ENDLESS  # it was told to stop long before
            assert (await seat.ask(type="ping"))["type"] == "pong"
