"""Sizes, rates and counts are limited."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable, Iterator

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from petteia.server.edge.app import make_app
from petteia.server.edge.limits import RATES, Bucket, Limits, neighbourhood
from petteia.server.refusals import Refuse
from petteia.server.settings import Settings
from petteia.server.storage.migrate import upgrade

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


def test_what_is_larger_than_a_bucket_empties_it_for_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = 100.0
    monkeypatch.setattr("petteia.server.edge.limits.time.monotonic", lambda: clock)
    bucket = Bucket(100, 0.5)
    assert bucket.take(40) == 0
    assert bucket.take(90) == 15.0
    assert bucket.take(500) == 20.0
    clock += 20
    assert bucket.take(500) == 0
    assert bucket.take(1) == 200.5


def test_addresses_are_counted_by_who_can_have_them() -> None:
    assert neighbourhood("192.0.2.7") == "192.0.2.7"
    assert neighbourhood("::ffff:192.0.2.7") == "192.0.2.7"
    assert neighbourhood("2001:db8:1:2::7") == neighbourhood("2001:db8:1:2:ffff::9")
    assert neighbourhood("2001:db8:1:2::7") != neighbourhood("2001:db8:1:3::7")
    assert neighbourhood("unknown") == "unknown"


def test_many_addresses_are_not_looked_through_at_every_request() -> None:
    looked = 0

    class Counted(Bucket):
        __slots__ = ()

        def full(self) -> bool:
            nonlocal looked
            looked += 1
            return super().full()

    limits = Limits(1.0)
    limits.bucket = lambda what: Counted(*RATES[what])  # type: ignore[method-assign]
    for number in range(60_000):
        limits.check("claim", str(number))
    assert looked < 120_000


@pytest.fixture
async def client(make_database: Callable[[str], str], tiny: None) -> AsyncIterator[httpx.AsyncClient]:
    """A server in this process, with limits that do not matter unless a test sets them."""
    app = make_app(Settings(make_database("sqlite"), limit_factor=1000.0))
    house = app._app.state.server.house  # type: ignore[attr-defined]
    await upgrade(house.store.database)
    transport = httpx.ASGITransport(app)
    async with httpx.AsyncClient(transport=transport, base_url="http://petteia.test") as client:
        yield client
    await house.close()
    await house.store.database.close()


async def person(client: httpx.AsyncClient) -> dict[str, str]:
    token = (await client.post("/api/browser")).json()["token"]
    return {"Authorization": f"Bearer {token}"}


async def new_table(client: httpx.AsyncClient, headers: dict[str, str]) -> httpx.Response:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bob"}]
    wanted = {"game": "tiny", "seats": seats, "start": True}
    return await client.post("/api/tables", json=wanted, headers=headers)


async def test_many_names_do_not_help_an_address(
    client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    for what in ("table-address", "upload-address"):
        monkeypatch.setitem(RATES, what, (0.003, 10**9))  # three, and no more for days
    codes = [(await new_table(client, await person(client))).status_code for _ in range(4)]
    assert codes == [201, 201, 201, 429]
    uploads = [await client.post("/api/records", headers=await person(client)) for _ in range(4)]
    assert [answer.status_code for answer in uploads] == [422, 422, 422, 429]


async def test_many_moves_cost_more_than_few(
    client: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RATES, "moves", (0.1, 10**9))  # a hundred, and no more for days
    headers = await person(client)
    made = (await new_table(client, headers)).json()["table"]
    path, length = f"/api/tables/{made['id']}/update", made["length"]
    for _ in range(100):  # without moves it costs nothing
        assert (await client.get(path, headers=headers)).status_code == 200
    answers = [await client.get(path, params={"since": 0}, headers=headers) for _ in range(100 // length + 1)]
    assert [answer.status_code for answer in answers] == [200] * (100 // length) + [429]
    assert answers[-1].json()["error"]["id"] == "too-many"


def test_websockets_are_counted_for_each_person() -> None:
    limits = Limits(0.25)  # four for each person
    for _ in range(4):
        limits.connect("ada")
    with pytest.raises(Refuse):
        limits.connect("ada")
    limits.connect("bob")
    limits.disconnect("ada")
    limits.connect("ada")


def test_requests_and_websockets_are_counted_together_for_each_address() -> None:
    limits = Limits(1.0, per_address=3)
    for _ in range(3):
        limits.enter("here")
    with pytest.raises(Refuse):
        limits.enter("here")
    limits.enter("there")
    limits.leave("here")
    limits.enter("here")


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
    # One message at once and then one in ten seconds, however slow the machine is.
    with ServerProcess(make_database("sqlite"), limit_factor=0.2) as server:
        ada = Person(server.url)
        table = ada.table("me", "random")
        async with sit(server.url, table, ada.token) as seat:
            kinds = [(await seat.ask(type="chat", text=f"line {n}"))["type"] for n in range(3)]
            assert kinds == ["ack", "refused", "refused"]
            with contextlib.suppress(ConnectionClosed):
                for _ in range(300):
                    await seat.send(type="ping")
                while True:
                    await seat.next()
            assert seat.closed == 4429
        assert len(ada.get(f"/tables/{table}/chat")["messages"]) == 1


async def test_frames_of_all_connections_of_a_person_count_together(
    make_database: Callable[[str], str],
) -> None:
    """Four messages at once and then two a second, over however many connections."""
    with ServerProcess(make_database("sqlite"), limit_factor=0.1) as server:
        ada, bob = Person(server.url), Person(server.url)
        table = ada.table("me", "random", public=True)
        async with (
            sit(server.url, table, ada.token) as one,
            sit(server.url, table, bob.token) as other,
        ):
            await one.until("welcome")
            await other.until("welcome")
            with contextlib.suppress(ConnectionClosed):
                for _ in range(100):
                    await one.send(type="ping")
                while True:
                    await one.next()
            assert one.closed == 4429
            assert (await other.ask(type="ping"))["type"] == "pong"
            async with sit(server.url, table, ada.token) as again:
                await again.until("welcome")
                with contextlib.suppress(ConnectionClosed):
                    for _ in range(20):  # a new connection has no new allowance
                        await again.send(type="ping")
                    while True:
                        await again.next()
                assert again.closed == 4429
                assert sum(message["type"] == "pong" for message in again.received) < 4


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
