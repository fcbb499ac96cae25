"""Sizes, rates and counts are limited."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from petteia.server.edge.limits import Bucket, Limits
from petteia.server.refusals import Refuse

from .running import Person, ServerProcess, sit


@pytest.fixture(scope="module")
def strict(make_database: Callable[[str], str]) -> Iterator[ServerProcess]:
    with ServerProcess(make_database("sqlite"), limit_factor=1.0) as running:
        yield running


def test_a_bucket_gives_so_many_at_once_and_then_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = 100.0
    monkeypatch.setattr("petteia.server.edge.limits.time.monotonic", lambda: clock)
    bucket = Bucket(3, 2.0)
    assert [bucket.take() for _ in range(3)] == [0, 0, 0]
    assert bucket.take() == 2.0
    clock += 1.5
    assert bucket.take() == 0.5
    clock += 0.5
    assert bucket.take() == 0
    assert not bucket.full()
    clock += 60
    assert bucket.full()


def test_connections_are_counted_for_each_person_and_address() -> None:
    limits = Limits(0.25)  # four for each person
    for _ in range(4):
        limits.connect("here", "ada")
    with pytest.raises(Refuse):
        limits.connect("here", "ada")
    limits.connect("here", "bob")
    limits.disconnect("here", "ada")
    limits.connect("here", "ada")
    for number in range(59):
        limits.connect("here", f"person {number}")
    with pytest.raises(Refuse):
        limits.connect("here", None)
    limits.connect("there", None)


def test_requests_that_come_too_fast_are_refused_with_a_pause(strict: ServerProcess) -> None:
    with httpx.Client(base_url=strict.url) as client:
        answers = [client.post("/api/browser") for _ in range(30)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert len(refused) >= 5
        assert int(refused[0].headers["Retry-After"]) >= 1
        assert refused[0].json()["error"]["args"]["seconds"] >= 1
        codes = [client.post("/api/browser/claim", json={"code": "aaaaaaaa"}).status_code for _ in range(14)]
        assert codes[0] == 404
        assert codes[-1] == 429


async def test_talk_and_frames_are_limited(make_database: Callable[[str], str]) -> None:
    with ServerProcess(make_database("sqlite"), limit_factor=1.0) as server:
        ada = Person(server.url)
        table = ada.table("me", "random")
        async with sit(server.url, table, ada.token) as seat:
            kinds = [(await seat.ask(type="chat", text=f"line {n}"))["type"] for n in range(7)]
            assert kinds == ["ack"] * 5 + ["refused"] * 2
            with contextlib.suppress(ConnectionClosed):
                for _ in range(300):
                    await seat.send(type="ping")
                while True:
                    await seat.next()
            assert seat.closed == 4429
        assert len(ada.get(f"/tables/{table}/chat")["messages"]) == 5


def test_bodies_are_limited(ada: Person) -> None:
    def status(path: str, size: int) -> int:
        return ada.client.post(f"/api{path}", content=b"x" * size).status_code

    table = ada.table("me", "open", start=False)
    assert status(f"/tables/{table}/chat", 70_000) == 413
    assert status("/tables", 70_000) == 400
    assert status("/tables", 400_000) == 413
    assert status("/records", 400_000) == 422
    assert status("/records", 2_200_000) == 413

    def stream() -> Iterator[bytes]:  # no announced length
        for _ in range(100):
            yield b"x" * 1000

    assert ada.client.post(f"/api/tables/{table}/chat", content=stream()).status_code == 413
