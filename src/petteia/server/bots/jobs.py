"""The jobs that wait for a process, and who takes them.

`Jobs` keeps them in memory: one server process serves an SQLite file. `StoredJobs` keeps decisions in the
database, where processes on any machine take them: see `petteia.server.storage.jobs`. The order is the same,
that of `queue`.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import time
from collections.abc import Callable, Coroutine, Iterable, Mapping
from typing import Any

import structlog

from petteia.server.storage import Conflict
from petteia.server.storage.jobs import CANDIDATES, JobStore

from . import queue
from .queue import ANALYSIS, SEARCH, SHORT, Job

log = structlog.get_logger("petteia.server.jobs")
WATCHED = 15.0  # seconds for which the word that somebody watches counts
_POLL = 1.0  # seconds after which is looked again: somebody's patience may have ended
_TURNS = 10_000  # people whose last turn is remembered
_MISSED = (
    OSError,
    Conflict,
)  # the database is gone, or another was first: it goes well later


class Jobs:
    """Jobs in memory."""

    def __init__(self, searches: int, clock: Callable[[], float] = time.monotonic) -> None:
        """At most so many searches of a person are in work at once."""
        self.searches = searches
        self.processes: Mapping[str, int] = {SHORT: 1, SEARCH: 1, ANALYSIS: 1}
        """How many processes there are for each class."""
        self.poll = _POLL
        self._clock = clock
        self._waiting: dict[str, Job] = {}
        self._pausing: dict[str, Job] = {}
        """What need not be looked at before somebody watches: such tables may be many."""
        self._running: set[Job] = set()
        self._turns: dict[tuple[str, str], float] = {}
        self._news = asyncio.Event()

    def put(
        self, table: str, seq: int, kind: str, person: str, *, people: bool = True, watched: bool = False
    ) -> None:
        """A bot owes a decision at a table. What it owed there before is forgotten."""
        now = self._clock()
        old = self._found(table)
        if old is not None and old.seq == seq:
            old.kind, old.people = kind, people
            if watched:
                old.watched = now + WATCHED
        else:
            until = now + WATCHED if watched else 0.0
            self._waiting[table] = Job(table, seq, kind, person, people, now, until)
        self.wake()

    def add(self, job: Job) -> None:
        """Other work than a decision at a table."""
        job.asked = self._clock()
        self._waiting[job.table] = job
        self.wake()

    def drop(self, table: str) -> None:
        """Nothing is owed at a table any more."""
        self._waiting.pop(table, None)
        self._pausing.pop(table, None)

    def has(self, table: str) -> bool:
        """Whether a decision of a table waits or is in work."""
        return table in self._waiting or table in self._pausing

    def __len__(self) -> int:
        """How many wait or are in work."""
        return len(self._waiting) + len(self._pausing)

    def watch(self, tables: Iterable[str]) -> None:
        """Somebody watches these tables, for the next `WATCHED` seconds at least."""
        until = self._clock() + WATCHED
        for table in tables:
            job = self._found(table)
            if job is not None:
                job.watched = until
        self.wake()

    def _found(self, table: str) -> Job | None:
        """The job of a table, which does not pause any longer."""
        job = self._pausing.pop(table, None)
        if job is not None:
            self._waiting[table] = job
        return self._waiting.get(table)

    def wake(self) -> None:
        """There may be something to take."""
        self._news.set()
        self._news = asyncio.Event()

    async def next(self, kinds: tuple[str, ...], own: bool = False) -> Job:
        """Wait for a job of these kinds and take it; ``own``: no decision at a table."""
        while True:
            news = self._news
            job = self.take_own(kinds) if own else await self.take(kinds)
            if job is not None:
                return job
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self.poll):
                    await news.wait()

    async def take(self, kinds: tuple[str, ...]) -> Job | None:
        """Take the job whose turn it is, if one of these kinds waits."""
        now = self._clock()
        for job in [job for job in self._waiting.values() if job.until <= now and not queue.ready(job, now)]:
            self._pausing[job.table] = self._waiting.pop(job.table)
        jobs = self._all()
        found = queue.order(jobs, self._turns, kinds, now, self.searches)
        return self._taken(found[0], jobs, now) if found else None

    def take_own(self, kinds: tuple[str, ...]) -> Job | None:
        """The same of other work alone, which is never shared with other servers."""
        now = self._clock()
        own = [job for job in self._all() if job.work is not None]
        found = queue.order(own, self._turns, kinds, now, self.searches)
        return self._taken(found[0], own, now) if found else None

    def _all(self) -> list[Job]:
        return list({*self._waiting.values(), *self._running})

    def _taken(self, job: Job, jobs: Iterable[Job], now: float) -> Job:
        job.pace = queue.pace(job, jobs, self.processes[job.kind], now)
        job.until = math.inf
        self._running.add(job)
        if len(self._turns) >= _TURNS:
            for key in sorted(self._turns, key=self._turns.__getitem__)[: _TURNS // 2]:
                del self._turns[key]
        self._turns[job.person, job.kind] = now
        return job

    async def finish(self, job: Job) -> None:
        """A job is done with, or void."""
        self._running.discard(job)
        if self._waiting.get(job.table) is job:
            del self._waiting[job.table]

    async def put_off(self, job: Job, seconds: float) -> None:
        """A job that was taken could not be done: it may be taken again after some time."""
        self._running.discard(job)
        job.until = self._clock() + seconds
        self.wake()

    async def lengths(self) -> dict[str, tuple[int, float]]:
        """For each class how many jobs wait, and for how many seconds the oldest does."""
        return queue.lengths(self._waiting.values(), self._clock())

    async def renew(self) -> None:
        """Say that what was taken is still in work."""

    async def release(self) -> None:
        """Let others do what is in work here; nothing here will."""


class StoredJobs(Jobs):
    """Decisions in the database; other work stays in memory, with the process that wants it done."""

    def __init__(
        self,
        store: JobStore,
        searches: int,
        lease: float,
        poll: float,
        spawn: Callable[[Coroutine[Any, Any, None]], object],
    ) -> None:
        """What is taken is kept for ``lease`` seconds and renewed by `renew`; ``spawn`` runs a write."""
        super().__init__(searches, time.time)
        self.poll = poll
        self._store = store
        self._lease = lease
        self._spawn = spawn

    def put(
        self, table: str, seq: int, kind: str, person: str, *, people: bool = True, watched: bool = False
    ) -> None:
        self._spawn(self._put(Job(table, seq, kind, person, people, watched=WATCHED if watched else 0.0)))

    async def _put(self, job: Job) -> None:
        try:
            await self._store.put(job)
        except _MISSED as error:  # the sweep finds what is missing
            log.warning("job not stored", table=job.table, problem=str(error))
        self.wake()

    def drop(self, table: str) -> None:
        self._spawn(self._drop(table))

    async def _drop(self, table: str) -> None:
        with contextlib.suppress(*_MISSED):
            await self._store.drop(table)

    def watch(self, tables: Iterable[str]) -> None:
        self._spawn(self._watch(list(tables)))

    async def _watch(self, tables: list[str]) -> None:
        try:
            if await self._store.watch(tables, WATCHED):
                self.wake()
        except _MISSED as error:
            log.warning("not noted who watches", problem=str(error))

    async def take(self, kinds: tuple[str, ...]) -> Job | None:
        local = self._all()  # analyses, and what is in work here already

        def choose(stored: list[Job], turns: Mapping[tuple[str, str], float], now: float) -> list[Job]:
            """The candidates in order, each with the pace it would get."""
            known = [*stored, *(job for job in local if job.work is not None)]
            found = queue.order(known, {**self._turns, **turns}, kinds, now, self.searches)[:CANDIDATES]
            for job in found:
                running = sum(other.kind == job.kind and other.until > now for other in stored)
                job.pace = queue.pace(job, known, max(running, self.processes[job.kind]), now)
            return found

        try:
            job = await self._store.take(choose, kinds, self._lease)
        except _MISSED as error:
            log.warning("no job taken", problem=str(error))
            return None
        if job is not None:
            job.until = math.inf
            self._running.add(job)
            if job.work is not None:
                self._turns[job.person, job.kind] = self._clock()
        return job

    async def finish(self, job: Job) -> None:
        await super().finish(job)
        if job.work is None:
            with contextlib.suppress(*_MISSED):  # then its lease runs out, and whoever takes it finds it void
                await self._store.finish(job)

    async def put_off(self, job: Job, seconds: float) -> None:
        await super().put_off(job, seconds)
        if job.work is None:
            with contextlib.suppress(*_MISSED):
                await self._store.lease([job], seconds)

    async def lengths(self) -> dict[str, tuple[int, float]]:
        jobs, now = await self._store.all()
        found = queue.lengths(jobs, now)
        found[ANALYSIS] = (await super().lengths())[ANALYSIS]
        return found

    async def renew(self) -> None:
        held = [job for job in self._running if job.work is None]
        if held:
            await self._store.lease(held, self._lease)

    async def release(self) -> None:
        held = [job for job in self._running if job.work is None]
        self._running.clear()
        if held:
            with contextlib.suppress(*_MISSED):
                await self._store.lease(held, 0)
