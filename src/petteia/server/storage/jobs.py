"""The bots' jobs in PostgreSQL: put by whoever stores a decision, taken by processes on any machine.

A job that is taken has a lease, which its taker renews while it thinks; when the taker has died, the lease
runs out and another takes the job. A job that waits has none, so however long the queue is, nobody takes it
for abandoned. All times are the database's own: the machines' clocks may differ. What is written here can be
found out anew from the tables themselves, so nobody waits for the disk.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

from petteia.server.bots.queue import SEARCH, Job

from . import models as m
from .store import Store

_MOST = 2000  # jobs that are looked at when one is taken
CANDIDATES = 16  # of these are tried, should others be taking them at the same moment
_TURNS_KEPT = 600_000  # milliseconds
_NOW = sa.text("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
_QUICKLY = sa.text("SET LOCAL synchronous_commit TO off")

Choose = Callable[[list[Job], Mapping[tuple[str, str], float], float], list[Job]]


class JobStore:
    """Jobs in the database."""

    def __init__(self, store: Store) -> None:
        """``store.process`` names this process as a taker."""
        self._process = store.process
        self._database = store.database

    async def put(self, job: Job) -> None:
        """A decision is owed; ``job.watched`` counts from now. One that was put before and is newer stays."""

        def work(db: sa.Connection) -> None:
            now = _begin(db)
            new = insert(m.job).values(
                game=job.table, seq=job.seq, kind=job.kind, person=job.person, people=job.people,
                asked=now, watched=now + _ms(job.watched), until=0, worker="",
            )  # fmt: skip
            same = m.job.c.seq == new.excluded.seq
            db.execute(
                new.on_conflict_do_update(
                    index_elements=[m.job.c.game],
                    set_={
                        "seq": new.excluded.seq,
                        "kind": new.excluded.kind,
                        "person": new.excluded.person,
                        "people": new.excluded.people,
                        "watched": sa.func.greatest(m.job.c.watched, new.excluded.watched),
                        "asked": sa.case((same, m.job.c.asked), else_=new.excluded.asked),
                        "until": sa.case((same, m.job.c.until), else_=0),
                        "worker": sa.case((same, m.job.c.worker), else_=""),
                    },
                    where=m.job.c.seq <= new.excluded.seq,
                )
            )
            self._database.notify(db, f"{self._process} j {job.table}")

        await self._database.write(work)

    async def watch(self, tables: Sequence[str], seconds: float) -> bool:
        """Somebody watches these tables for the next seconds; whether one of them has a job."""
        if not tables:
            return False

        def work(db: sa.Connection) -> bool:
            now = _begin(db)
            mine = m.job.c.game.in_(list(tables))
            paused = db.execute(
                sa.select(m.job.c.game).where(mine, m.job.c.people.is_(False), m.job.c.watched < now).limit(1)
            ).first()
            done = db.execute(m.job.update().where(mine).values(watched=now + _ms(seconds)))
            if paused is not None:
                self._database.notify(db, f"{self._process} j {paused[0]}")
            return bool(done.rowcount)

        return await self._database.write(work)

    async def take(self, choose: Choose, kinds: Sequence[str], lease: float) -> Job | None:
        """Take the first of the jobs that ``choose`` proposes, in its order, that nobody else is taking.

        It is given all jobs of these kinds and all searches, people's latest turns, and the time. What it
        adds of its own is not stored: such a job is simply taken.
        """

        def work(db: sa.Connection) -> Job | None:
            now = _begin(db)
            jobs = _read(db, now, [*kinds, SEARCH])
            people = {job.person for job in jobs}
            rows = db.execute(
                sa.select(m.bot_turn.c.person, m.bot_turn.c.kind, m.bot_turn.c.taken).where(
                    m.bot_turn.c.person.in_(people)
                )
            )
            turns = {(person, kind): taken / 1000 for person, kind, taken in rows}
            for job in choose(jobs, turns, now / 1000):
                if job.work is not None or self._claim(db, job, now, lease):
                    return job
            return None

        return await self._database.write(work)

    def _claim(self, db: sa.Connection, job: Job, now: int, lease: float) -> bool:
        free = sa.and_(m.job.c.game == job.table, m.job.c.seq == job.seq, m.job.c.until <= now)
        if db.execute(sa.select(m.job.c.game).where(free).with_for_update(skip_locked=True)).first() is None:
            return False
        mine = m.job.c.game == job.table
        db.execute(m.job.update().where(mine).values(until=now + _ms(lease), worker=self._process))
        turn = insert(m.bot_turn).values(person=job.person, kind=job.kind, taken=now)
        key = [m.bot_turn.c.person, m.bot_turn.c.kind]
        db.execute(turn.on_conflict_do_update(index_elements=key, set_={"taken": now}))
        return True

    async def lease(self, jobs: Sequence[Job], seconds: float) -> None:
        """Keep what this process has taken for some seconds more; 0 gives it back."""

        def work(db: sa.Connection) -> None:
            now = _begin(db)
            mine = sa.and_(
                m.job.c.worker == self._process,
                sa.tuple_(m.job.c.game, m.job.c.seq).in_([(job.table, job.seq) for job in jobs]),
            )
            db.execute(m.job.update().where(mine).values(until=now + _ms(seconds)))
            if not seconds:
                self._database.notify(db, f"{self._process} j {jobs[0].table}")

        await self._database.write(work, urgent=True)  # else leases run out while there is much to do

    async def finish(self, job: Job) -> None:
        """A decision is not owed any more; what is owed since then stays."""

        def work(db: sa.Connection) -> None:
            _begin(db)
            db.execute(m.job.delete().where(m.job.c.game == job.table, m.job.c.seq == job.seq))

        await self._database.write(work)

    async def drop(self, table: str) -> None:
        """Nothing is owed at a table any more."""
        await self._database.write(lambda db: db.execute(m.job.delete().where(m.job.c.game == table)))

    async def all(self) -> tuple[list[Job], float]:
        """All jobs, and the database's time in seconds. Old turns are forgotten on the way."""

        def work(db: sa.Connection) -> tuple[list[Job], float]:
            now = _begin(db)
            db.execute(m.bot_turn.delete().where(m.bot_turn.c.taken < now - _TURNS_KEPT))
            return _read(db, now, None), now / 1000

        return await self._database.write(work)


def _begin(db: sa.Connection) -> int:
    """The time in milliseconds; the transaction does not wait for the disk."""
    db.execute(_QUICKLY)
    now: int = db.execute(_NOW).scalar_one()
    return now


def _ms(seconds: float) -> int:
    return int(seconds * 1000)


def _read(db: sa.Connection, now: int, kinds: Sequence[str] | None) -> list[Job]:
    """What waits or is in work, the oldest first; not what pauses."""
    c = m.job.c
    query: sa.Select[Any] = sa.select(c.game, c.seq, c.kind, c.person, c.people, c.asked, c.watched, c.until)
    query = query.where(sa.or_(c.people, c.watched > now))
    if kinds is not None:
        query = query.where(c.kind.in_(kinds))
    return [
        Job(row.game, row.seq, row.kind, row.person, row.people, row.asked / 1000, row.watched / 1000,
            row.until / 1000)
        for row in db.execute(query.order_by(c.asked).limit(_MOST))
    ]  # fmt: skip
