"""Bots that think for several processes, on one machine or more: jobs in PostgreSQL, leases, takeovers."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

import pytest
import sqlalchemy as sa

import petteia
from petteia.kernel import OptionError
from petteia.server import wire, workers
from petteia.server.bots.jobs import StoredJobs
from petteia.server.bots.pool import BotFailed, Process, Question
from petteia.server.bots.queue import ANALYSIS, SEARCH, SHORT, Job
from petteia.server.settings import Settings
from petteia.server.storage import Conflict, Database, Store, Unavailable
from petteia.server.storage import models as m
from petteia.server.storage.jobs import JobStore
from petteia.server.storage.migrate import upgrade
from petteia.server.tables import seating
from petteia.server.tables.house import House
from petteia.server.tables.live import Live, Watcher
from petteia.server.tables.others import Others
from petteia.server.tables.thinking import Thinking

from .chaos import wreak
from .running import BotsProcess, Person, ServerProcess
from .test_robustness import KILLS

pytestmark = [pytest.mark.postgres, pytest.mark.usefixtures("tiny")]
ALL = (SEARCH, ANALYSIS, SHORT)
LEASE = 6.0


class Shared:
    """A database that several processes use, each with a name and a view of the jobs of its own."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.writes: set[asyncio.Task[None]] = set()

    def jobs(self, process: str, searches: int = 2) -> StoredJobs:
        return StoredJobs(JobStore(Store(self.database, process)), searches, LEASE, 1.0, self._spawn)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self.writes.add(asyncio.create_task(work))

    async def written(self) -> None:
        """Until all that was begun is stored."""
        await asyncio.gather(*self.writes)
        self.writes.clear()

    async def tables(self, *names: str) -> None:
        """Rows that jobs can belong to."""
        columns: dict[str, object] = dict.fromkeys((c.name for c in m.game.c), 0)
        columns |= {"status": "playing", "public": False}
        columns |= dict.fromkeys(
            ("kind", "options", "edition", "invite", "origin", "digest", "stand_in", "barred"), ""
        )
        columns |= dict.fromkeys(("owner", "next", "undo", "result", "newcomer", "listed", "clock", "times"))
        rows = [{**columns, "id": name} for name in names]
        await self.database.write(lambda db: db.execute(m.game.insert(), rows))

    async def later(self, seconds: float) -> None:
        """As if so much time had passed."""
        ms = int(seconds * 1000)
        c = m.job.c
        shift = m.job.update().values(asked=c.asked - ms, watched=c.watched - ms, until=c.until - ms)
        turns = m.bot_turn.update().values(taken=m.bot_turn.c.taken - ms)
        await self.database.write(lambda db: (db.execute(shift), db.execute(turns)))

    async def rows(self) -> list[tuple[Any, ...]]:
        query = sa.select(m.job.c.game, m.job.c.seq, m.job.c.worker).order_by(m.job.c.game)
        return [tuple(row) for row in await self.database.read(lambda db: db.execute(query).all())]


@pytest.fixture
async def shared(make_database: Callable[[str], str]) -> AsyncIterator[Shared]:
    database = Database(make_database("postgres"))
    await upgrade(database)
    shared = Shared(database)
    yield shared
    await shared.written()
    await database.close()


async def table_of(jobs: StoredJobs, kinds: tuple[str, ...] = ALL) -> str | None:
    job = await jobs.take(kinds)
    return None if job is None else job.table


async def test_nobody_takes_what_another_has_taken(shared: Shared) -> None:
    names = [f"t{n:02}" for n in range(12)]
    await shared.tables(*names)
    one, other = shared.jobs("one"), shared.jobs("other")
    for name in names:
        one.put(name, 1, SHORT, name)
    await shared.written()
    found = await asyncio.gather(*(table_of(jobs) for _ in range(8) for jobs in (one, other)))
    assert sorted(name for name in found if name is not None) == names
    assert found.count(None) == 4


async def test_a_dead_takers_job_is_taken_over_and_a_living_ones_is_not(shared: Shared) -> None:
    await shared.tables("dead", "living", "waiting")
    dead, living, heir = shared.jobs("dead"), shared.jobs("living"), shared.jobs("heir", searches=9)
    for jobs, name in ((dead, "dead"), (living, "living")):
        jobs.put(name, 1, SHORT, "ada")
        await shared.written()
        assert await table_of(jobs) == name
    for _ in range(5):  # thinking takes longer than a lease
        await shared.later(LEASE / 2)
        await living.renew()
    dead.put("waiting", 1, SHORT, "ada")
    await shared.written()
    await shared.later(10 * LEASE)  # the queue is long: a job that waits has no lease that could run out
    await living.renew()
    assert {await table_of(heir), await table_of(heir)} == {"dead", "waiting"}
    assert await table_of(heir) is None
    await living.release()
    assert await table_of(heir) == "living"


async def test_what_is_put_twice_is_one_job_and_the_latest_counts(shared: Shared) -> None:
    await shared.tables("t")
    one, other = shared.jobs("one"), shared.jobs("other")
    one.put("t", 4, SHORT, "ada")
    await shared.written()
    job = await one.take(ALL)
    assert job is not None
    other.put("t", 4, SHORT, "ada")  # again, by somebody who does not know: it stays in work
    await shared.written()
    assert await table_of(other) is None
    other.put("t", 6, SEARCH, "ada")  # the table has moved on
    other.put("t", 5, SHORT, "ada")  # told late
    await shared.written()
    await one.finish(job)  # too late: another decision is owed by now
    assert await shared.rows() == [("t", 6, "")]
    found = await other.take(ALL)
    assert found is not None
    assert (found.seq, found.kind) == (6, SEARCH)
    other.drop("t")
    await shared.written()
    assert await shared.rows() == []


async def test_people_take_turns_and_pauses_and_caps_hold_across_processes(shared: Shared) -> None:
    await shared.tables("a1", "a2", "a3", "b1", "bots")
    one, other = shared.jobs("one"), shared.jobs("other")
    for name in ("a1", "a2", "a3"):
        one.put(name, 1, SEARCH, "ada")
        await shared.written()
    one.put("b1", 1, SEARCH, "bob")
    one.put("bots", 1, SHORT, "cleo", people=False)
    await shared.written()
    assert await table_of(one) == "a1"
    assert await table_of(other) == "b1"  # Ada has had a turn
    assert await table_of(one) == "a2"
    assert await table_of(other) is None  # two searches of Ada's are in work, and nobody watches the bots
    assert (await one.lengths())[SHORT][0] == 0
    other.watch(["bots", "unknown"])
    await shared.written()
    assert (await one.lengths())[SHORT][0] == 1
    assert await table_of(one) == "bots"


@pytest.mark.parametrize("problem", [Conflict("a deadlock"), Unavailable("gone")], ids=["lost", "gone"])
async def test_a_database_that_refuses_for_a_moment_stops_nobody(
    shared: Shared, monkeypatch: pytest.MonkeyPatch, problem: Exception
) -> None:
    await shared.tables("a", "b")
    jobs = shared.jobs("one")
    for name in ("a", "b"):
        jobs.put(name, 1, SHORT, name)
    await shared.written()
    job = await jobs.take(ALL)
    assert job is not None

    async def refuses(*_: object) -> None:
        raise problem

    with monkeypatch.context() as patch:
        for name in ("put", "drop", "watch", "take", "finish", "lease"):
            patch.setattr(JobStore, name, refuses)
        jobs.put("c", 1, SHORT, "c")
        jobs.drop("b")
        jobs.watch(["b"])
        await shared.written()
        assert await jobs.take(ALL) is None
        await jobs.put_off(job, 0)
        await jobs.finish(job)
        await jobs.release()
    assert await table_of(jobs) == "b"


async def test_other_work_is_queued_beside_the_stored_jobs(shared: Shared) -> None:
    await shared.tables("t")
    jobs = shared.jobs("one")
    jobs.put("t", 1, SEARCH, "ada")
    await shared.written()

    async def work(process: object) -> None:
        """Never called here."""

    jobs.add(Job("slice", 0, ANALYSIS, "ada", work=work))
    assert (await jobs.lengths())[ANALYSIS][0] == 1
    assert [await table_of(jobs), await table_of(jobs), await table_of(jobs)] == ["t", "slice", None]


# ---- whole houses ------------------------------------------------------------------------------


Choice = Callable[[Process, Question], Coroutine[Any, Any, int]]
Houses = Callable[[Choice], Coroutine[Any, Any, list[House]]]


@pytest.fixture
async def houses(
    make_database: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Houses]:
    """Two houses on one database, whose bots choose as the test says."""
    made: list[House] = []

    async def make(choose: Choice) -> list[House]:
        async def nothing(_: Process) -> None:
            """No process is needed."""

        monkeypatch.setattr(Process, "choose", choose)
        monkeypatch.setattr(Process, "start", nothing)
        url = make_database("postgres")
        for name in ("one", "other"):
            database = Database(url)
            await upgrade(database)
            made.append(House(Store(database, name), Settings(url, bot_workers=2, sweep_seconds=1)))
            await made[-1].open()
        return made

    yield make
    for house in made:
        await house.close()
        await house.store.database.close()


async def new_table(house: House, level: str = "random") -> str:
    """A table of Ada's; a bot begins."""
    seats = [wire.NewSeat("bot", bot=level), wire.NewSeat("me", "Ada")]
    wanted = wire.NewTable("tiny", seats, {"thieves": False, "hand": 3}, start=True)
    return (await seating.create(house, "ada", wanted, 10**6)).table.id


async def test_an_overloaded_queue_of_two_processes_thinks_once_about_each_decision(
    houses: Houses, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A queue that is longer than a lease, and nobody takes what waits for abandoned."""
    asked: Counter[tuple[str, int]] = Counter()
    question = Thinking._question

    def counted(thinking: Thinking, live: Live, job: Job) -> Question | None:
        found = question(thinking, live, job)
        asked[job.table, job.seq] += found is not None
        return found

    async def choose(_: Process, question: Question) -> int:
        await asyncio.sleep(0.6)
        return question.state.legal()[-1]

    monkeypatch.setattr(Thinking, "_question", counted)
    one, other = await houses(choose)
    assert one.settings.bot_lease == 3
    tables = [await new_table(house) for _ in range(12) for house in (one, other)]
    for id_ in tables:
        watcher = Watcher(None)
        async with one.at(id_) as live:
            one.watch(live, watcher)
        while live.owing is not None:
            await watcher.woken.wait()
            watcher.woken.clear()
    assert len(asked) >= len(tables)
    assert max(asked.values()) == 1


async def test_a_lease_is_renewed_while_a_bot_thinks(houses: Houses) -> None:
    thinking, done = asyncio.Event(), asyncio.Event()

    async def choose(_: Process, question: Question) -> int:
        thinking.set()
        await done.wait()
        return question.state.legal()[-1]

    one, _ = await houses(choose)
    id_ = await new_table(one)
    await thinking.wait()

    async def lease() -> tuple[int, str]:
        query = sa.select(m.job.c.until, m.job.c.worker).where(m.job.c.game == id_)
        row = await one.store.database.read(lambda db: db.execute(query).one())
        return row[0], row[1]

    first = later = await lease()
    while later[0] < first[0] + 1500:
        later = await lease()
    assert later[1] == first[1]
    done.set()


async def test_a_thought_is_not_lost_when_something_else_changes_meanwhile(
    houses: Houses, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process stores a new name while a bot thinks, and word of it has not come here yet."""
    thinking, done = asyncio.Event(), asyncio.Event()

    async def choose(_: Process, question: Question) -> int:
        thinking.set()
        await done.wait()
        return question.state.legal()[-1]

    one, other = await houses(choose)
    monkeypatch.setattr(Others, "hear", lambda *_: None)
    id_ = await new_table(one)
    await thinking.wait()
    await seating.rename(other, "ada", id_, 1, "Ada the Second")
    done.set()
    row = await other.store.load(id_)
    while row is not None and row.owed:
        row = await other.store.load(id_)
    assert row is not None
    assert row.seat[1].name == "Ada the Second"
    assert row.decider == 1


async def test_the_table_says_that_its_bots_are_hurried_wherever_they_think(houses: Houses) -> None:
    gate = asyncio.Event()

    async def choose(_: Process, question: Question) -> int:
        await gate.wait()
        return question.state.legal()[-1]

    one, other = await houses(choose)
    watcher = Watcher(None)
    lives = []
    for _ in range(8):
        async with other.at(await new_table(one, "expert")) as live:
            other.watch(live, watcher)
        assert other.info(live).bot_pace == 1
        lives.append(live)
    gate.set()
    while all(live.pace == 1 for live in lives):
        await watcher.woken.wait()
        watcher.woken.clear()
    hurried = next(live for live in lives if live.pace < 1)
    assert 0.1 <= other.info(hurried).bot_pace < 1


async def test_a_failed_bot_is_told_of_in_every_process(houses: Houses) -> None:
    async def choose(_: Process, question: Question) -> int:
        raise BotFailed("twice")

    one, other = await houses(choose)
    made = [await new_table(house) for house in (one, other)]
    for id_ in made:
        watchers = []
        for house in (one, other):
            async with house.at(id_) as live:
                watchers.append(Watcher(None))
                house.watch(live, watchers[-1])
        async with one.at(id_) as live:
            one.notice(live, wire.Notice("bot-failed", {"seat": 0}))
        for watcher in watchers:
            while not watcher.notices:
                await watcher.woken.wait()
                watcher.woken.clear()
            assert watcher.notices[0].args == {"seat": 0}


def test_bots_think_elsewhere_and_are_killed(make_database: Callable[[str], str]) -> None:
    database = make_database("postgres")
    crew = [BotsProcess(database, sweep_seconds=0.2) for _ in range(2)]
    with ServerProcess(database, bot_workers=0, sweep_seconds=0.2) as server:
        ada = Person(server.url)
        table = ada.table("random", "random", "me")
        seq = ada.update(table, 2)["seq"]
        assert ada.update(table, 2, seq, wait=1)["seq"] == seq  # nobody thinks
        for process in crew:
            process.start()
        rng = random.Random(4)
        for number in range(4):
            ada.play(table, [2], rng, moves=1)
            crew[number % 2].kill()
            crew[number % 2].start()
        assert ada.play(table, [2], rng)["over"]
        assert [process.stop() for process in crew] == [0, 0]


@pytest.mark.slow
def test_bots_killed_at_random_moments_lose_nothing(make_database: Callable[[str], str]) -> None:
    figures = wreak(make_database("postgres"), 2, 8 if KILLS < 100 else KILLS, seed=5, bots=True)
    assert figures.kills
    assert figures.games >= 6


def test_a_server_without_bots_still_advises_and_analyses(make_database: Callable[[str], str]) -> None:
    with ServerProcess(make_database("postgres"), bot_workers=0) as server:
        ada = Person(server.url)
        table = ada.table("me", "me", game="olympos")
        ada.post(f"/tables/{table}/seats/0/coach", {"coach": "asked"})
        ada.post(f"/tables/{table}/seats/1/coach", {"coach": "asked"})
        seat = ada.update(table, 0)["observation"]["ask"]["seat"]
        assert ada.get(f"/tables/{table}/seats/{seat}/advice")["ideas"]
        record = petteia.play("elysium", bots=["random", "random"], seed="elsewhere").dumps()
        game = ada.client.post("/api/records", content=record.encode()).json()["table"]["id"]
        ada.post(f"/tables/{game}/analysis", {"depth": "quick"})
        while (known := ada.get(f"/tables/{game}/analysis"))["progress"] == 0:
            assert known["state"] == "running"


def test_only_a_shared_database_has_bots_elsewhere(make_database: Callable[[str], str]) -> None:
    with pytest.raises(OptionError, match="postgresql"):
        workers.run(Settings(make_database("sqlite")))
