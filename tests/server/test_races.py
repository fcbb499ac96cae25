"""Races and losses, made to happen: requests cancelled half-way, a database that is gone, broken tables."""

from __future__ import annotations

import asyncio
import itertools
import sqlite3
from collections.abc import AsyncIterator, Callable
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa

from petteia.games import _MODULES
from petteia.server import wire
from petteia.server.bots.queue import SHORT
from petteia.server.metrics import REGISTRY
from petteia.server.refusals import Refuse
from petteia.server.settings import Settings
from petteia.server.storage import Conflict, Database, Store, Unavailable, now
from petteia.server.storage import models as m
from petteia.server.storage.migrate import upgrade
from petteia.server.tables import newcomers, playing, records, seating
from petteia.server.tables.house import House
from petteia.server.tables.live import Live, Watcher
from petteia.server.tasks import repeat, to_the_end

from .houses import execute, house_on, new_table
from .running import free_port

pytestmark = pytest.mark.usefixtures("tiny")


@pytest.fixture
async def house(store: Store) -> AsyncIterator[House]:
    house = house_on(store, worker_module="tests.server.worker", bot_workers=1)
    yield house
    await house.close()


async def watched(house: House, id_: str) -> tuple[Live, Watcher]:
    """A table and somebody who looks at it and knows all that has happened."""
    watcher = Watcher(None)
    async with house.at(id_) as live:
        house.watch(live, watcher)
    watcher.woken.clear()
    return live, watcher


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
    live, watcher = await watched(house, id_)
    seq = live.row.seq
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
    await asked(house, id_, live.row.seq)


async def test_whoever_watches_looks_again_when_nobody_knows_what_was_stored(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    id_ = await new_table(house, "me", "me")
    live, watcher = await watched(house, id_)
    seq = live.row.seq
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
        stored = live.row.seq
        assert stored > seq
    assert await playing.act(house, "ada", id_, wanted) == (stored, True)


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
    change = m.game.update().values(owed=now() - 60_000)
    await execute(house, change)
    house.live.clear()
    load = house.store.load

    async def load_some(id_: str) -> Any:
        if id_ == broken:
            raise KeyError("nobody thought of this")
        return await load(id_)

    monkeypatch.setattr(house.store, "load", load_some)
    await house.thinking.sweep()
    async with house.at(sound) as live:
        if live.owing is not None:
            await asked(house, sound, live.row.seq)


async def asked(house: House, id_: str, seq: int) -> None:
    """Wait until a bot's decision is in the queue: nobody thinks in these tests."""
    job = await house.thinking.jobs.next((SHORT,))
    assert (job.table, job.seq) == (id_, seq)


async def test_how_many_decisions_wait_and_how_long_the_oldest_does_are_metrics(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    for level in ("random", "expert", "expert"):
        await new_table(house, level, "me")
    jobs = house.thinking.jobs
    while sum(count for count, _ in (await jobs.lengths()).values()) < 3:
        pass  # with PostgreSQL they are being stored

    async def lengths() -> dict[str, tuple[int, float]]:
        return {"short": (1, 0.5), "search": (2, 7.25), "analysis": (0, 0.0)}

    def told(name: str) -> list[float | None]:
        kinds = ("short", "search", "analysis")
        return [REGISTRY.get_sample_value(f"petteia_bot_{name}", {"kind": kind}) for kind in kinds]

    await house.thinking.sweep()
    assert told("waiting") == [1, 2, 0]
    monkeypatch.setattr(jobs, "lengths", lengths)
    await house.thinking.sweep()
    assert told("oldest_seconds") == [0.5, 7.25, 0]


async def test_what_was_owed_before_the_clock_was_put_back_is_found(house: House) -> None:
    far, near, long = [await new_table(house, "me", "me") for _ in range(3)]
    for id_, owed in ((far, now() + 3_600_000), (near, now()), (long, now() - 60_000)):
        await execute(house, m.game.update().where(m.game.c.id == id_).values(owed=owed))
    found = await house.store.owed(9, 30_000)
    # With one process nobody else could see to what is owed since a moment ago.
    assert found == ([long, near, far] if house.store.database.sqlite else [long, far])


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


async def test_a_message_heard_of_while_the_chat_is_read_is_not_missed(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    id_ = await new_table(house, "me", "me")
    other = Store(house.store.database, "another-process")
    row = await other.load(id_)
    assert row is not None
    chat = house.store.chat

    async def old_news(*args: Any) -> Any:
        found = await chat(*args)
        if not found:  # said elsewhere after this was read, and heard of before it is used
            await other.say(row, 1, "Bob", "hello")
            house.others.hear(f"another-process c {id_} {row.seq} {row.revision}")
        return found

    monkeypatch.setattr(house.store, "chat", old_news)
    async with house.at(id_) as live:
        assert [line.text for line in await playing.lines(house, live)] == ["hello"]
        assert [line.text for line in await playing.lines(house, live)] == ["hello"]


@pytest.mark.parametrize(
    "word", ["", "nonsense", "a t {}", "a t {} 1 x", "a p {} 0,x 1", "a h {} x", "a n {} x {{"]
)
async def test_a_word_that_cannot_be_read_is_as_one_that_was_lost(
    house: House, monkeypatch: pytest.MonkeyPatch, word: str
) -> None:
    id_ = await new_table(house, "me", "me")
    looked = asyncio.Event()

    async def resync() -> None:
        looked.set()

    monkeypatch.setattr(house.others, "resync", resync)
    async with house.at(id_):
        house.others.hear(word.format(id_))
    await looked.wait()


@pytest.mark.postgres
async def test_whatever_goes_wrong_with_listening_it_goes_on(make_database: Callable[[str], str]) -> None:
    database = Database(make_database("postgres"))
    await upgrade(database)
    house = house_on(Store(database, "test"), bot_workers=0)
    listen, times = database.listen, itertools.count(1)
    again = asyncio.Event()

    async def listening(hear: Any, resync: Any) -> None:
        if next(times) == 1:
            raise Conflict("somebody else looks at the tokens too")
        again.set()
        await listen(hear, resync)

    database.listen = listening  # type: ignore[method-assign]
    await house.open()
    await again.wait()
    await house.close()
    await database.close()


async def test_old_talk_is_forgotten(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("petteia.server.storage.store.CHAT_KEPT", 5)
    id_ = await new_table(house, "me", "me")
    row = await house.store.load(id_)
    assert row is not None
    for number in range(9):
        assert await house.store.say(row, 0, "Ada", f"{number}") == number + 1
    assert [text for _, _, _, text, _, _ in await house.store.chat(id_, 0)] == ["4", "5", "6", "7", "8"]


async def ask_to_go_back(house: House, *others: str) -> tuple[str, int]:
    """A table at which Ada has passed and asks the others for an undo; its id and its length before."""
    id_ = await new_table(house, "me", *["open"] * len(others), start=False)
    for name in others:
        await seating.join(house, name, id_, wire.Join(name))
    await seating.start(house, "ada", id_)
    async with house.at(id_) as live:
        seq, length = live.row.seq, live.row.length
    after, _ = await playing.act(house, "ada", id_, wire.Act(0, seq, "pass"))
    await playing.undo_ask(house, "ada", id_, wire.UndoAsk(0, after))
    async with house.at(id_) as live:
        assert live.row.length > length
        assert house.info(live).undo is not None
    return id_, length


@pytest.mark.parametrize("how", ["leave", "bot", "resign"])
async def test_an_undo_waits_for_nobody_who_has_gone(house: House, how: str) -> None:
    id_, length = await ask_to_go_back(house, "bob", "cleo")
    await playing.undo_answer(house, "cleo", id_, wire.UndoAnswer(2, True))
    if how == "leave":
        await seating.leave(house, "bob", id_, 1)
    elif how == "bot":
        await seating.to_bot(house, "bob", id_, 1, "random")
    else:
        await seating.resign(house, "bob", id_, 1, "random")
    async with house.at(id_) as live:
        assert live.row.length == length
        assert live.row.undo is None
        assert live.row.decider == 0


async def test_an_undo_ends_when_a_bot_plays_for_who_asked(house: House) -> None:
    id_, length = await ask_to_go_back(house, "bob")
    await seating.to_bot(house, "ada", id_, 0, "random")
    async with house.at(id_) as live:
        assert house.info(live).undo is None
        assert live.row.length > length
    with pytest.raises(Refuse):
        await playing.undo_answer(house, "bob", id_, wire.UndoAnswer(1, True))


async def test_others_hand_over_a_seat_only_of_somebody_who_does_nothing(house: House) -> None:
    object.__setattr__(house.settings, "away_seconds", 60.0)
    id_ = await new_table(house, "me", "open", "hard", start=False)
    await seating.join(house, "bob", id_, wire.Join("Bob"))
    await seating.start(house, "ada", id_)
    past = now() - 3_600_000
    for change in (
        m.game.update().where(m.game.c.id == id_).values(created=past),
        m.seat.update().where(m.seat.c.game == id_).values(seen=past),
    ):
        await execute(house, change)
    house.live.clear()
    async with house.at(id_) as live:
        seq = live.row.seq
    await playing.act(house, "ada", id_, wire.Act(0, seq, "pass"))
    with pytest.raises(Refuse) as refused:  # she has just decided, over HTTP
        await seating.to_bot(house, "bob", id_, 0, "random")
    assert refused.value.refusal.id == "holder-present"
    with pytest.raises(Refuse) as refused:  # the bot is nobody's to change
        await seating.to_bot(house, "bob", id_, 2, "random")
    assert refused.value.refusal.id == "forbidden"
    await seating.to_bot(house, "ada", id_, 1, None)  # Bob has been away for an hour
    async with house.at(id_) as live:
        assert [seat.bot for seat in live.row.seat] == [None, "medium", "hard"]


async def test_running_tables_are_counted_however_they_came_about(house: House) -> None:
    id_ = await new_table(house, "me", "me")
    await seating.abort(house, "ada", id_)
    await new_table(house, "me", "me")
    for more in (
        seating.rematch(house, "ada", id_, 1),
        records.branch(house, "ada", id_, wire.Branch(3, [0]), 1),
    ):
        with pytest.raises(Refuse) as refused:
            await more
        assert refused.value.refusal.id == "too-many"
    assert await seating.rematch(house, "ada", id_, 2)


async def test_only_so_many_tables_stay_in_memory(house: House) -> None:
    object.__setattr__(house.settings, "idle_tables", 8)
    house._most = 8
    watched = await new_table(house, "me", "me")
    async with house.at(watched) as live:
        house.watch(live, Watcher(None))
    tables = [await new_table(house, "me", "me") for _ in range(30)]
    assert len(house.live) <= 13
    assert house.live[watched] is live
    assert tables[-1] in house.live
    for id_ in tables:  # those that were dropped come back when they are needed
        async with house.at(id_) as found:
            assert found.row.status == "playing"
    assert len(house.live) <= 13


@pytest.mark.postgres
async def test_nobody_is_refused_because_word_is_still_on_its_way(
    make_database: Callable[[str], str],
) -> None:
    """Two processes that never hear of each other: what one has stored, the other finds out in time."""
    url = make_database("postgres")
    one, two = (House(Store(Database(url), name), Settings(url)) for name in ("one", "two"))
    await upgrade(one.store.database)
    id_ = await new_table(one, "me", "open", start=False)
    async with two.at(id_) as live:
        assert live.row.status == "open"
    await seating.join(one, "bob", id_, wire.Join("Bob"))
    await seating.start(one, "ada", id_)
    async with one.at(id_) as live:
        seq = live.row.seq
    async with two.at(id_) as live:
        assert live.row.seq == 0  # not heard yet
        await playing.admit_surely(two, live, "bob", None)
    await seating.leave(one, "bob", id_, 1)
    await seating.join(one, "cleo", id_, wire.Join("Cleo"))
    async with two.at(id_) as live:
        assert live.row.newcomer is None  # not heard yet
    async with one.at(id_) as live:
        question = newcomers.question(live.row)
    assert question is not None
    await seating.newcomer(two, "ada", id_, wire.Newcomer(question.id, agree=True))
    done, _ = await playing.act(two, "ada", id_, wire.Act(0, seq, "pass"))
    assert done > seq
    async with two.at(id_) as live:
        assert live.row.decider == 1
        after = live.row.seq
    assert await playing.act(two, "cleo", id_, wire.Act(1, after, "pass"))
    with pytest.raises(Refuse):
        await playing.act(one, "bob", id_, wire.Act(1, after, "pass"))
    for house in (one, two):
        await house.close()
        await house.store.database.close()


async def test_a_seat_that_changes_does_not_forget_when_its_holder_was_there(house: House) -> None:
    id_ = await new_table(house, "me", "me")
    watcher = Watcher("ada")
    async with house.at(id_) as live:
        house.watch(live, watcher)
    begun = now()
    house.unwatch(live, watcher)
    assert live.left["ada"] >= begun
    await house.store.seen(id_, "ada")
    await seating.rename(house, "ada", id_, 0, "Another")
    row = await house.store.load(id_)
    assert row is not None
    assert row.seat[0].name == "Another"
    assert row.seat[0].seen >= begun
