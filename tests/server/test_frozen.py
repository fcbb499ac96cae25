"""A PostgreSQL that does not answer: everybody is told soon, and play goes on when it is back."""

from __future__ import annotations

import contextlib
import socket
import threading
import time
from collections.abc import Callable, Iterator
from urllib.parse import urlsplit

import pytest

from .running import Person, ServerProcess

SECONDS = 1.0
LONG = 15 * SECONDS  # the machine may be busy; without deadlines the answer came when the database was back


class Between:
    """Stands between a server and its PostgreSQL. When it is frozen, connections stay and nothing passes."""

    def __init__(self, address: str) -> None:
        self._there = (str(urlsplit(address).hostname), urlsplit(address).port or 5432)
        self._moving = threading.Event()
        self._moving.set()
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = self._listening.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                here, _ = self._listening.accept()
                there = socket.create_connection(self._there)
                for one, other in ((here, there), (there, here)):
                    threading.Thread(target=self._pass, args=(one, other), daemon=True).start()

    def _pass(self, one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := one.recv(65536):
                self._moving.wait()
                other.sendall(data)
        with contextlib.suppress(OSError):
            other.shutdown(socket.SHUT_RDWR)
        one.close()

    @contextlib.contextmanager
    def frozen(self) -> Iterator[None]:
        self._moving.clear()
        try:
            yield
        finally:
            self._moving.set()

    def close(self) -> None:
        self._listening.close()


@pytest.mark.postgres
def test_a_frozen_database_is_told_and_nothing_is_lost(make_database: Callable[[str], str]) -> None:
    address = make_database("postgres")
    with contextlib.closing(Between(address)) as between:
        user = urlsplit(address).username
        database = f"postgresql://{user}@127.0.0.1:{between.port}{urlsplit(address).path}"
        with ServerProcess(database, log_level="critical", database_seconds=SECONDS) as server:
            ada = Person(server.url)
            table = ada.table("me", "me")
            update = ada.update(table, 0)
            wanted = {"seat": 0, "seq": update["seq"], "action": "pass", "key": "while it is frozen"}
            with between.frozen():
                asked = time.monotonic()  # what was found a second ago still counts
                while ada.client.get("/health", timeout=LONG).status_code == 200:
                    assert time.monotonic() < asked + LONG
                for path in (f"/tables/{table}/update", f"/tables/{table}"):
                    answer = ada.call("GET", path, timeout=LONG)
                    assert (answer.status_code, answer.json()["error"]["id"]) == (503, "unavailable")
                answer = ada.call("POST", f"/tables/{table}/act", wanted, timeout=LONG)
                assert answer.status_code == 503
            deadline = time.monotonic() + 60
            while ada.client.get("/health", timeout=LONG).status_code != 200:
                assert time.monotonic() < deadline
            done = ada.call("POST", f"/tables/{table}/act", wanted, timeout=60)
            while done.status_code == 503:
                assert time.monotonic() < deadline
                done = ada.call("POST", f"/tables/{table}/act", wanted, timeout=60)
            assert done.status_code == 200
            moves = [move for move in ada.update(table, 0, 0)["moves"] if move["seat"] == 0]
            assert [move["action"] for move in moves] == ["pass"]
