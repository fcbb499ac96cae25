"""A process that has much to do is not mistaken for a database that is dead, nor the other way round."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
import sqlalchemy as sa

from petteia.server.bots.queue import SHORT, Job
from petteia.server.storage import Database, Store, Unavailable
from petteia.server.storage.database import _TURNS, CONNECTIONS, answered
from petteia.server.storage.jobs import JobStore
from petteia.server.storage.migrate import upgrade

Make = Callable[[float], Database]


@pytest.fixture
async def make(make_database: Callable[[str], str]) -> AsyncIterator[Make]:
    """Makes a database that has so many seconds for an answer; all of them are the same one."""
    url = make_database("postgres")
    made: list[Database] = []

    def one(seconds: float) -> Database:
        made.append(Database(url, seconds=seconds))
        return made[-1]

    await upgrade(one(60))
    yield one
    for database in made:
        await database.close()


def sleep(seconds: float) -> Callable[[sa.Connection], object]:
    return lambda db: db.execute(sa.text(f"SELECT pg_sleep({seconds})"))


async def test_a_busy_process_does_not_take_its_own_time_for_the_databases() -> None:
    async def work() -> str:
        for _ in range(20):  # as many answers of the database, each of which is there at once
            await asyncio.sleep(0)
        return "stored"

    async def busy() -> None:
        while True:
            time.sleep(0.02)  # noqa: ASYNC251 - that is what is tested
            await asyncio.sleep(0)

    other = asyncio.create_task(busy())
    try:
        assert await answered(work(), 0.1) == "stored"
    finally:
        other.cancel()


async def test_who_gets_no_answer_is_told_when_the_time_is_up() -> None:
    begun = time.monotonic()
    with pytest.raises(Unavailable, match=r"no answer within 0\.2 seconds"):
        await answered(asyncio.sleep(1000), 0.2)
    assert time.monotonic() >= begun + 0.19


@pytest.mark.postgres
async def test_whoever_waits_for_a_turn_does_not_wait_for_the_database(make: Make) -> None:
    database = make(1.5)
    # The last of them have their turn when more time is over than each has for itself.
    done = await asyncio.gather(*(database.write(sleep(0.5)) for _ in range(4 * CONNECTIONS)))
    assert len(done) == 4 * CONNECTIONS


@pytest.mark.postgres
async def test_when_it_is_silent_all_who_wait_are_told_and_nobody_asks_it_again(make: Make) -> None:
    database = make(1.0)
    await database.write(sleep(0))
    asked: list[int] = []
    first = [asyncio.create_task(database.write(sleep(600))) for _ in range(_TURNS)]
    await asyncio.sleep(0)
    later = [asyncio.create_task(database.write(lambda db, n=n: asked.append(n))) for n in range(200)]  # type: ignore[misc]
    ended = await asyncio.gather(*first, *later, return_exceptions=True)
    assert [error for error in ended if not isinstance(error, Unavailable)] == []
    assert asked == []
    await database.write(sleep(0))  # whoever comes later asks it anew
    await database.write(lambda db: asked.append(1))
    assert asked == [1]


LOCK = sa.text("SELECT pg_advisory_xact_lock(1)")


@asynccontextmanager
async def holding(database: Database) -> AsyncIterator[None]:
    """Whoever wants the `LOCK` waits."""
    async with database._engine.begin() as connection:
        await connection.execute(LOCK)
        yield


@pytest.mark.postgres
async def test_one_that_waits_for_another_transaction_makes_it_silent_for_nobody(make: Make) -> None:
    database, asked = make(1.0), []
    async with holding(make(60)):
        waits = asyncio.create_task(database.write(lambda db: db.execute(LOCK)))
        while not waits.done():
            await asyncio.gather(*(database.write(lambda db: asked.append(1)) for _ in range(3 * _TURNS)))
        with pytest.raises(Unavailable):
            await waits
    assert asked


@pytest.mark.postgres
async def test_health_and_leases_do_not_wait_for_their_turn(make: Make) -> None:
    database = make(60)
    store = Store(database, "here")
    async with holding(make(60)):
        waiting = [asyncio.create_task(database.write(lambda db: db.execute(LOCK))) for _ in range(20)]
        await asyncio.sleep(0)
        assert database._turns.locked()
        assert await store.counts() == {}
        await store.probe()
        await JobStore(store).lease([Job("table", 1, SHORT, "ada")], 6)
        assert not any(task.done() for task in waiting)
    await asyncio.gather(*waiting)
