"""Races and losses, made to happen: requests cancelled half-way, a database that is gone, broken tables."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa

from petteia.games import _MODULES
from petteia.server import wire
from petteia.server.settings import Settings
from petteia.server.storage import Database, Store, Unavailable, now
from petteia.server.storage import models as m
from petteia.server.storage.migrate import upgrade
from petteia.server.tables import playing, seating
from petteia.server.tables.house import House
from petteia.server.tables.live import Watcher
from petteia.server.tasks import repeat, to_the_end

from .running import free_port


@pytest.fixture(autouse=True)
def _tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(_MODULES, "tiny", "tests.tiny")


@pytest.fixture
async def house(database_kind: str, make_database: Callable[[str], str]) -> AsyncIterator[House]:
    url = make_database(database_kind)
    database = Database(url)
    await upgrade(database)
    house = House(Store(database, "test"), Settings(url, worker_module="tests.server.worker", bot_workers=1))
    yield house
    await house.close()
    await database.close()


async def new_table(house: House, *seats: str, start: bool = True) -> str:
    """A table of Ada's: ``me``, ``open`` or a bot's level for each seat."""
    wanted = [
        wire.NewSeat(seat, f"Person {n}") if seat in ("me", "open") else wire.NewSeat("bot", bot=seat)  # type: ignore[arg-type]
        for n, seat in enumerate(seats)
    ]
    made = await seating.create(
        house, "ada", wire.NewTable("tiny", wanted, {"thieves": False}, start=start), 10**6
    )
    return made.table.id


class Gate:
    """Holds a call back until it is opened."""

    def __init__(self) -> None:
        self.reached = asyncio.Event()
        self.open = asyncio.Event()

    def before(self, call: Callable[..., Any]) -> Callable[..., Any]:
        async def held(*args: Any, **more: Any) -> Any:
            self.reached.set()
            await self.open.wait()
            return await call(*args, **more)

        return held


async def test_a_decision_whose_sender_leaves_meanwhile_is_stored_and_told(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    id_ = await new_table(house, "me", "random")
    watcher = Watcher(None)
    async with house.at(id_) as live:
        seq = live.row.seq
        house.watch(live, watcher)
    watcher.woken.clear()
    gate = Gate()
    monkeypatch.setattr(house.store, "save", gate.before(house.store.save))
    acting = asyncio.create_task(playing.act(house, "ada", id_, wire.Act(0, seq, "pass")))
    await gate.reached.wait()
    acting.cancel()
    await asyncio.sleep(0)
    gate.open.set()
    with pytest.raises(asyncio.CancelledError):
        await acting
    assert watcher.woken.is_set()
    assert live.loaded
    assert live.row.seq > seq
    stored = await house.store.load(id_)
    assert stored is not None
    assert stored.seq == live.row.seq
    assert live.thinking is not None  # the bot is asked at once


async def test_whoever_watches_looks_again_when_nobody_knows_what_was_stored(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    id_ = await new_table(house, "me", "me")
    watcher = Watcher(None)
    async with house.at(id_) as live:
        seq = live.row.seq
        house.watch(live, watcher)
    watcher.woken.clear()
    save = house.store.save

    async def stored_but_lost(*args: Any) -> None:
        await save(*args)
        raise Unavailable("the connection broke before the answer")

    monkeypatch.setattr(house.store, "save", stored_but_lost)
    wanted = wire.Act(0, seq, "pass", key="k")
    with pytest.raises(Unavailable):
        await playing.act(house, "ada", id_, wanted)
    assert watcher.woken.is_set()
    async with house.at(id_) as live:
        assert live.row.seq > seq
    assert await playing.act(house, "ada", id_, wanted) == (seq + 1, True)


async def test_what_must_be_finished_hands_on_results_errors_and_cancelling() -> None:
    async def fails() -> None:
        raise ValueError("as it must")

    async def works() -> int:
        await asyncio.sleep(0)
        return 3

    assert await to_the_end(works()) == 3
    with pytest.raises(ValueError, match="as it must"):
        await to_the_end(fails())


async def test_what_is_done_again_and_again_survives_failures() -> None:
    done = asyncio.Event()
    failures: list[Exception] = [KeyError("odd"), Unavailable("gone"), ValueError("odd too")]

    async def work() -> None:
        if failures:
            raise failures.pop()
        done.set()

    task = asyncio.create_task(repeat("test", work, 0))
    await done.wait()
    task.cancel()


async def test_a_broken_table_keeps_no_other_bot_waiting(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(House, "owe", lambda *_: None)
    broken, sound = await new_table(house, "random", "me"), await new_table(house, "random", "me")
    monkeypatch.undo()
    monkeypatch.setitem(_MODULES, "tiny", "tests.tiny")
    await house.store.release()
    house._live.clear()
    load = house.store.load

    async def load_some(id_: str) -> Any:
        if id_ == broken:
            raise KeyError("nobody thought of this")
        return await load(id_)

    monkeypatch.setattr(house.store, "load", load_some)
    await house._sweep()
    async with house.at(sound) as live:
        assert live.thinking is not None or live.row.decider == 1


async def test_promises_from_before_the_clock_was_put_back_do_not_count(house: House) -> None:
    far, near = await new_table(house, "me", "me"), await new_table(house, "me", "me")
    lease = int(house.settings.bot_lease * 1000)
    for id_, until in ((far, now() + 3_600_000), (near, now() + lease)):
        change = m.game.update().where(m.game.c.id == id_).values(bot_until=until)
        await house.store.database.write(lambda db, change=change: db.execute(change))
    assert [id_ for id_, _ in await house.store.owed(9, lease)] == [far]


async def test_a_database_that_is_not_there_is_unavailable() -> None:
    database = Database(f"postgresql://nobody@127.0.0.1:{free_port()}/nothing")
    with pytest.raises(Unavailable):
        await database.read(lambda db: db.execute(sa.text("SELECT 1")))
    with pytest.raises(Unavailable):
        await database.write(lambda db: db.execute(sa.text("SELECT 1")))
    await database.close()


async def test_a_failed_statement_is_reported_without_its_values(house: House) -> None:
    with pytest.raises(Unavailable) as failed:
        await house.store.database.read(
            lambda db: db.execute(sa.text("SELECT :a FROM no_table"), {"a": "x9y"})
        )
    assert "no_table" in str(failed.value)
    assert "x9y" not in str(failed.value)


async def test_all_of_a_reading_is_from_one_moment(house: House, database_kind: str) -> None:
    id_ = await new_table(house, "me", "me")
    url = house.store.database.url
    query = sa.select(m.game.c.revision).where(m.game.c.id == id_)

    def work(db: sa.Connection) -> tuple[Any, Any]:
        first = db.execute(query).scalar()
        change = f"UPDATE game SET revision = revision + 1 WHERE id = '{id_}'"
        if database_kind == "sqlite":
            with sqlite3.connect(str(url.database)) as other:
                other.execute(change)
        else:
            with psycopg.connect(url.set(drivername="postgresql").render_as_string(False)) as server:
                server.execute(change.encode())
        return first, db.execute(query).scalar()

    first, second = await house.store.database.read(work)
    assert first == second
    assert (await house.store.database.read(lambda db: db.execute(query).scalar())) == first + 1
