"""The word of a change over Redis: told after the commit, and nothing is missed when its server dies."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any

import pytest
import sqlalchemy as sa

from petteia.kernel import OptionError
from petteia.server.storage import Database, Unavailable, database
from petteia.server.storage.news import RESYNC, Redis

from .redis_server import RedisServer
from .running import Person, ServerProcess, sit

pytestmark = pytest.mark.postgres


@pytest.fixture
def redis() -> Iterator[RedisServer]:
    with RedisServer() as running:
        yield running


class Listener:
    """One who hears, and counts how often it was told to look."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.heard: asyncio.Queue[str] = asyncio.Queue()
        self.looked = 0
        self.look = asyncio.Event()
        self.task = asyncio.create_task(database.listen(self.heard.put_nowait, self.resync))

    async def resync(self) -> None:
        self.looked += 1
        self.look.set()

    async def next(self) -> str:
        async with asyncio.timeout(60):
            return await self.heard.get()

    async def until_looked(self, times: int) -> None:
        async with asyncio.timeout(30):
            while self.looked < times:
                await self.look.wait()
                self.look.clear()


@pytest.fixture
async def both(
    redis: RedisServer, make_database: Callable[[str], str]
) -> AsyncIterator[tuple[Database, Listener]]:
    url = make_database("postgres")
    teller = Database(url, redis.address)
    listener = Listener(Database(url, redis.address))
    await listener.until_looked(1)
    yield teller, listener
    listener.task.cancel()
    await asyncio.gather(listener.task, return_exceptions=True)
    await teller.close()
    await listener.database.close()


async def test_a_word_is_told_after_the_commit_and_only_then(both: tuple[Database, Listener]) -> None:
    teller, listener = both
    statements: list[str] = []

    def work(db: sa.Connection) -> None:
        sa.event.listen(db, "before_cursor_execute", lambda *given: statements.append(given[2]))
        db.execute(sa.text("SELECT 1"))
        teller.notify(db, "a t table 1 0")
        assert listener.heard.empty()

    def fails(db: sa.Connection) -> None:
        teller.notify(db, "a t never 1 0")
        raise ValueError("it did not come to that")

    await teller.write(work)
    assert await listener.next() == "a t table 1 0"
    assert not any("notify" in statement.lower() for statement in statements)
    with pytest.raises(ValueError, match="did not come"):
        await teller.write(fails)
    await teller.announce("a p table 0 1", "a p other  0")
    assert [await listener.next() for _ in range(2)] == ["a p table 0 1", "a p other  0"]


async def test_what_waits_is_told_before_the_end(both: tuple[Database, Listener]) -> None:
    teller, listener = both
    await teller.write(lambda db: teller.notify(db, "admin d table 0 0"))
    await teller.close()
    assert await listener.next() == "admin d table 0 0"


async def test_what_was_perhaps_committed_is_told_too(
    both: tuple[Database, Listener], monkeypatch: pytest.MonkeyPatch
) -> None:
    teller, listener = both
    answered = database.answered

    async def lost(work: Any, seconds: float) -> Any:
        await answered(work, seconds)
        raise Unavailable("the answer was lost")

    monkeypatch.setattr(database, "answered", lost)
    with pytest.raises(Unavailable):
        await teller.write(lambda db: teller.notify(db, "a t table 1 0"))
    assert await listener.next() == "a t table 1 0"


async def test_when_it_died_nobody_waits_and_everybody_looks_afterwards(
    both: tuple[Database, Listener], redis: RedisServer
) -> None:
    teller, listener = both
    for _ in range(2):
        redis.kill()
        for number in range(3):
            await teller.write(lambda db, n=number: teller.notify(db, f"a t table {n} 0"))  # type: ignore[misc]
        await listener.until_looked(listener.looked + 2)  # nobody tells, so it looks by itself
        redis.start()
        await listener.until_looked(listener.looked + 1)
        async with asyncio.timeout(60):
            word = ""
            while word != "a p table 0 1":  # until both are connected again
                await teller.announce("a p table 0 1")
                with contextlib.suppress(TimeoutError):
                    word = await asyncio.wait_for(listener.heard.get(), 0.2)


async def test_who_could_not_tell_tells_everybody_to_look(
    both: tuple[Database, Listener], monkeypatch: pytest.MonkeyPatch
) -> None:
    teller, listener = both
    assert isinstance(teller.news, Redis)
    client = teller.news._client
    pipeline, broken = client.pipeline, [ConnectionError("cut off"), ConnectionError("still")]

    def once_again(**given: Any) -> Any:
        if broken:
            raise broken.pop()
        return pipeline(**given)

    monkeypatch.setattr(client, "pipeline", once_again)
    await teller.write(lambda db: teller.notify(db, "a t table 1 0"))
    assert await listener.next() == RESYNC
    await teller.announce("a p table 0 1")
    assert await listener.next() == "a p table 0 1"


@pytest.mark.parametrize("wrong", ["http://here", "nonsense"])
def test_addresses_that_cannot_be_are_refused(wrong: str) -> None:
    with pytest.raises(OptionError, match="redis://HOST:PORT"):
        Database("postgresql://nobody@127.0.0.1/nothing", wrong)


async def test_two_processes_show_the_same_table_while_it_dies_and_comes_back(
    redis: RedisServer, make_database: Callable[[str], str]
) -> None:
    url = make_database("postgres")
    more: dict[str, Any] = {"news": redis.address, "log_level": "critical"}
    with ServerProcess(url, **more) as one, ServerProcess(url, **more) as two:
        ada = Person(one.url)
        table = ada.table("me", "me", options={"thieves": False})
        async with sit(one.url, table, ada.token) as left, sit(two.url, table, ada.token) as right:
            while len(left.updates) < 2 or len(right.updates) < 2:
                await (left if len(left.updates) < 2 else right).next()
            for part in ("running", "dead", "back"):
                if part == "dead":
                    redis.kill()
                elif part == "back":
                    redis.start()
                for number in range(2):
                    if left.updates[0]["over"]:
                        return
                    seat = left.updates[0]["observation"]["ask"]["seat"]
                    choice = left.updates[seat]["legal"][0]
                    seq = left.updates[seat]["seq"]
                    answer = await left.ask(type="act", seat=seat, seq=seq, action=choice["id"])
                    assert answer["type"] == "ack"
                    await left.send(type="chat", text=f"{part} {number}", seat=0)
                    for side in (left, right):
                        while min(update["seq"] for update in side.updates.values()) < answer["seq"]:
                            await side.next()
                    said = ""
                    while said != f"{part} {number}":
                        message = await right.next()
                        said = message["messages"][-1]["text"] if message["type"] == "chat" else said
