"""Real server processes on loopback, and clients that talk to them."""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from petteia.server.wire import PROTOCOL

ROOT = Path(__file__).parents[2]


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


class Zygote:
    """The process that servers are forked from; one for each process of the tests."""

    def __init__(self) -> None:
        path = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.zygote"],
            cwd=ROOT, env={**os.environ, "PYTHONPATH": path},
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        self._lock = threading.Lock()
        atexit.register(self.close)

    def ask(self, **question: Any) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with self._lock:
            self._process.stdin.write(json.dumps(question) + "\n")
            self._process.stdin.flush()
            return json.loads(self._process.stdout.readline())

    def close(self) -> None:
        self._process.kill()
        self._process.communicate()


zygote = cache(Zygote)


class ServerProcess:
    """A server as a process of its own; settings as in `petteia.server.settings`."""

    def __init__(
        self,
        database: str,
        env: dict[str, str] | None = None,
        log: Path | None = None,
        **settings: Any,
    ) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.settings = {
            "database": database, "port": self.port, "bot_workers": 1, "limit_factor": 1000.0, **settings
        }  # fmt: skip
        self.env = env or {}
        self.log = log
        self.pid = 0

    def fork(self, bots: bool) -> None:
        log = None if self.log is None else str(self.log)
        self.pid = zygote().ask(settings=self.settings, env=self.env, log=log, bots=bots)["pid"]

    def start(self) -> ServerProcess:
        self.fork(bots=False)
        deadline = time.monotonic() + 60
        with httpx.Client() as client:
            while True:
                with contextlib.suppress(httpx.TransportError):
                    if client.get(f"{self.url}/health", timeout=5).status_code == 200:
                        return self
                assert time.monotonic() < deadline, "the server did not start"
                time.sleep(0.02)

    def kill(self) -> None:
        """SIGKILL: no chance to tidy up."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """SIGTERM; the exit status."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        pid, self.pid = self.pid, 0
        os.kill(pid, how)
        return int(zygote().ask(wait=pid)["status"])

    def __enter__(self) -> ServerProcess:
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.pid:
            self.stop()


class BotsProcess(ServerProcess):
    """``petteia bots`` as a process of its own."""

    def start(self) -> BotsProcess:
        self.fork(bots=True)
        return self


class Person:
    """A browser with a token, over HTTP."""

    def __init__(self, url: str, token: str | None = None) -> None:
        self.url = url
        self.client = httpx.Client(base_url=url, timeout=60)
        if token is None:
            token = self.client.post("/api/browser").raise_for_status().json()["token"]
        self.token = token
        self.client.headers["Authorization"] = f"Bearer {token}"

    def __del__(self) -> None:
        self.client.close()

    def call(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        return self.client.request(method, f"/api{path}", json=body, **more)

    def get(self, path: str, **more: Any) -> Any:
        answer = self.call("GET", path, **more)
        assert answer.status_code < 300, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None, **more: Any) -> Any:
        answer = self.call("POST", path, body, **more)
        assert answer.status_code < 300, answer.text
        return answer.json()

    def refused(self, method: str, path: str, body: Any = None, **more: Any) -> dict[str, Any]:
        answer = self.call(method, path, body, **more)
        assert answer.status_code >= 400, answer.text
        error: dict[str, Any] = answer.json()["error"]
        error["status"] = answer.status_code
        return error

    def table(self, *seats: str, start: bool = True, **more: Any) -> str:
        """A new table: seats are ``me``, ``open`` or a bot's level."""
        made = self.new_table(*seats, start=start, **more)
        return str(made["table"]["id"])

    def new_table(self, *seats: str, start: bool = True, **more: Any) -> Any:
        wanted = [
            {"kind": "me", "name": f"Person {n}"} if kind == "me"
            else {"kind": "open"} if kind == "open"
            else {"kind": "bot", "bot": kind}
            for n, kind in enumerate(seats)
        ]  # fmt: skip
        return self.post("/tables", {"game": "tiny", "seats": wanted, "start": start, **more})

    def update(self, table: str, seat: int | None = None, since: int | None = None, wait: float = 0) -> Any:
        params = {"seat": seat, "since": since, "wait": wait or None}
        return self.get(f"/tables/{table}/update", params={k: v for k, v in params.items() if v is not None})

    def play(self, table: str, seats: list[int], rng: random.Random, moves: int = 10**6) -> Any:
        """Play one's seats at random until the game is over or so many moves were made; the last update."""
        seq = 0
        while True:
            update = self.update(table, seats[0], seq)
            if moves == 0:
                return update
            while not update["over"] and update["observation"]["ask"]["seat"] not in seats:
                update = self.update(table, seats[0], update["seq"], wait=10)
            if update["over"]:
                return update
            seat = update["observation"]["ask"]["seat"]
            legal = update["legal"] if seat == seats[0] else self.update(table, seat)["legal"]
            choice = rng.choice(legal)
            self.post(f"/tables/{table}/act", {"seat": seat, "seq": update["seq"], "action": choice["id"]})
            moves -= 1


class Seat:
    """One WebSocket at a table; keeps everything it received."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.received: list[dict[str, Any]] = []
        self.updates: dict[int | None, dict[str, Any]] = {}
        self.histories: dict[int | None, list[dict[str, Any]]] = {}
        self.table: dict[str, Any] = {}
        self.closed: int | None = None

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def next(self, seconds: float = 20) -> dict[str, Any]:
        """The next message; ConnectionClosed if there is none any more."""
        try:
            async with asyncio.timeout(seconds):
                text = await self.socket.recv()
        except ConnectionClosed as end:
            self.closed = end.rcvd.code if end.rcvd else 1006
            raise
        message: dict[str, Any] = json.loads(text)
        self.received.append(message)
        if message["type"] == "update":
            history = self.histories.setdefault(message["seat"], [])
            assert message["keep"] <= len(history), "moves are missing"
            del history[message["keep"] :]
            history += message["moves"]
            assert [move["n"] for move in history] == list(range(1, message["length"] + 1))
            old = self.updates.get(message["seat"])
            assert old is None or old["seq"] <= message["seq"], "an older update came later"
            self.updates[message["seat"]] = message
        elif message["type"] in ("welcome", "table"):
            self.table = message["table"]
        return message

    async def until(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The next message of a kind with these fields."""
        while True:
            message = await self.next()
            if message["type"] == kind and all(message.get(k) == v for k, v in fields.items()):
                return message

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Send a message and wait for its answer (``ack``, ``refused``, ``why`` or ``pong``)."""
        ref = f"r{len(self.received)}-{random.randrange(10**9)}"
        await self.send(ref=ref, **message)
        while True:
            answer = await self.next()
            if answer.get("ref") == ref:
                return answer


@asynccontextmanager
async def sit(url: str, table: str, token: str | None = None, **hello: Any) -> AsyncIterator[Seat]:
    """Connect to a table and say hello, as a page of today unless another protocol is named (None: none)."""
    address = url.replace("http", "ws") + f"/ws/tables/{table}"
    async with connect(address, max_size=2**24, open_timeout=30) as socket:
        seat = Seat(socket)
        said = {"protocol": PROTOCOL, "token": token, **hello}
        await seat.send(type="hello", **{key: value for key, value in said.items() if value is not None})
        yield seat
