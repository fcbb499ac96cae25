"""Connections and transactions, the same for SQLite and PostgreSQL.

What is to be done in a transaction is an ordinary function of a connection. PostgreSQL runs it on the event
loop (asyncpg); several processes serve the same tables and tell each other what has changed (`news`). SQLite
runs it in a thread, the whole transaction at one go; WAL, every write begins with ``BEGIN IMMEDIATE`` on the
one connection for writing, and a commit is on the disk before it returns. One process serves a file.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import os
import sqlite3
import stat
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import asyncpg
import sqlalchemy as sa
import structlog
from sqlalchemy.ext.asyncio import create_async_engine

from petteia.kernel import OptionError

from .news import CHANNEL, Hear, Notify, Redis, Resync

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

log = structlog.get_logger("petteia.server.database")
T = TypeVar("T")
CONNECT_SECONDS = 10
ANSWER_SECONDS = 6.0
CONNECTIONS = 16  # of a process, and one more that listens
_TURNS = 14  # transactions at once; what is urgent has the other connections
_LOOKS = 24  # how often it is looked for an answer before there is none
_PATIENCE = 5  # so many times as long as for an answer one waits for one's turn
SOUND = "3.51.3, 3.50.7, 3.44.6"  # the first versions of SQLite for which `resets_soundly`
_PRIVATE = 0o600  # hidden cards are in it


class Conflict(Exception):  # noqa: N818 - an expected outcome of a race
    """Somebody else has changed the table first: nothing was stored."""


class Unavailable(OSError):  # noqa: N818 - a state of the world
    """The database does not answer."""


class NoAnswer(Unavailable):
    """It was asked, and its time is up."""


@contextlib.contextmanager
def _explained() -> Iterator[None]:
    """Errors of the driver in our own terms."""
    try:
        yield
    except sa.exc.IntegrityError as error:
        raise Conflict(str(error.orig)) from None
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:  # it cannot even be reached
        raise Unavailable(str(error)) from error
    except sa.exc.SQLAlchemyError as error:
        # Deadlocks and failed serialisation: whoever was first has won.
        if getattr(getattr(error, "orig", None), "sqlstate", None) in ("40001", "40P01"):
            raise Conflict(str(error)) from None
        raise Unavailable(str(error)) from error


async def answered(work: Coroutine[Any, Any, T], seconds: float) -> T:
    """The result of some work with a database; Unavailable if that takes longer.

    What counts is the database's time: where this process itself is so busy that it looks seldom, it waits
    as many looks. Who waits gets the answer then. The work itself is given up beside: for that, too, the
    driver wants to talk to the database.
    """
    task = asyncio.create_task(work)
    try:
        for _ in range(_LOOKS):
            await asyncio.wait([task], timeout=seconds / _LOOKS)
            if task.done():
                break
    finally:
        if not task.done():
            task.add_done_callback(lambda ended: ended.cancelled() or ended.exception())
            task.cancel()
    if task.cancelling():
        raise NoAnswer(f"no answer within {seconds:g} seconds")
    with _explained():
        return task.result()


def parse_url(text: str) -> sa.URL:
    """The database's address with the driver we use; OptionError if it is none of ours."""
    try:
        url = sa.make_url(text if "://" in text else f"sqlite:///{text}")
    except sa.exc.ArgumentError:
        raise OptionError("database", text, "sqlite:///FILE or postgresql://USER@HOST/NAME") from None
    backend = url.get_backend_name()
    if backend == "sqlite":
        if not url.database or url.database == ":memory:":
            raise OptionError("database", text, "a file: tables must outlive the process")
        return url.set(drivername="sqlite")
    if backend in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+asyncpg")
    raise OptionError("database", text, "sqlite:///FILE or postgresql://USER@HOST/NAME")


Work = Callable[[sa.Connection], T]


class Database:
    """Where a server's tables are stored."""

    def __init__(self, text: str, news: str = "", seconds: float = ANSWER_SECONDS) -> None:
        """Connects when it is first used. ``news``: where processes tell of changes, if not here.

        ``seconds`` is what PostgreSQL may take for a transaction: one that is frozen, or cut off, never says
        that it is.
        """
        self._seconds = seconds
        self._turns = asyncio.Semaphore(_TURNS)
        self._heard = self._silent = -math.inf
        """When PostgreSQL last answered, and when it last had not for long, by the monotonic clock."""
        self.url = parse_url(text)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        self.news: Notify | Redis | None = None
        self._words: dict[sa.Connection, list[str]] = {}
        """What a transaction has to tell once it is committed."""
        if self.sqlite:
            assert self.url.database is not None
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
            self._file: _File | None = _File(self.url)
        else:
            self._file = None
            self.news = Redis(news) if news else Notify(self.url)
            self._engine = create_async_engine(
                self.url, pool_size=CONNECTIONS, max_overflow=0, pool_pre_ping=True, pool_recycle=1800,
                pool_timeout=seconds, hide_parameters=True, connect_args={"timeout": CONNECT_SECONDS},
            )  # fmt: skip
            # Several statements of one reading see the same moment.
            self._reading = self._engine.execution_options(isolation_level="REPEATABLE READ")

    async def read(self, work: Work[T], *, urgent: bool = False) -> T:
        """The result of some reading, all of it from one moment; Unavailable if there is no answer."""
        if self._file is not None:
            return await self._file.read(work)

        async def run() -> T:
            async with self._reading.begin() as connection:
                return await connection.run_sync(work)

        async with self._turn(urgent):
            return await self._within(run(), self._seconds)

    async def write(self, work: Work[T], seconds: float | None = None, *, urgent: bool = False) -> T:
        """Do some work in a transaction; when this returns it is committed, if it raises, nothing was done.

        Conflict if another transaction was first with the same key, Unavailable if the database does not
        answer (PostgreSQL: in time): then nobody knows whether it was committed.
        """
        if self._file is not None:
            return await self._file.write(work)

        words: list[str] = []

        def noted(connection: sa.Connection) -> T:
            try:
                return work(connection)
            finally:
                words.extend(self._words.pop(connection, ()))

        async def run() -> T:
            async with self._engine.begin() as connection:
                return await connection.run_sync(noted)

        try:
            async with self._turn(urgent):
                result = await self._within(run(), seconds or self._seconds)
        except Unavailable:
            self._tell(words)  # perhaps it was committed
            raise
        self._tell(words)
        return result

    @contextlib.asynccontextmanager
    async def _turn(self, urgent: bool) -> AsyncIterator[None]:
        """One's turn to talk to PostgreSQL; whatever is urgent need not wait for one.

        Whoever waits for it does not wait for the database: much to do is not mistaken for a dead one. But if
        it has become silent meanwhile, there is no answer for those who wait either.
        """
        if urgent:
            yield
            return
        begun = time.monotonic()
        try:
            async with asyncio.timeout(_PATIENCE * self._seconds):
                await self._turns.acquire()
        except TimeoutError:
            raise Unavailable("there is too much to do") from None
        try:
            if self._silent > begun:
                raise Unavailable("others had no answer")
            yield
        finally:
            self._turns.release()

    async def _within(self, work: Coroutine[Any, Any, T], seconds: float) -> T:
        begun = time.monotonic()
        try:
            result = await answered(work, seconds)
        except NoAnswer:
            if self._heard < begun:  # else it may be this transaction alone that waits for another
                self._silent = time.monotonic()
            raise
        self._heard = time.monotonic()
        return result

    def _tell(self, words: Sequence[str]) -> None:
        if words and self.news is not None:
            self.news.tell(words)

    def notify(self, connection: sa.Connection, text: str) -> None:
        """Tell the other processes when this transaction is committed."""
        if self.news is None:
            return
        if self.news.within:
            connection.execute(
                sa.text("SELECT pg_notify(:channel, :text)"), {"channel": CHANNEL, "text": text}
            )
        else:
            self._words.setdefault(connection, []).append(text)

    async def announce(self, *texts: str) -> None:
        """Tell the other processes what is not stored."""
        if self.news is not None and self.news.within:

            def work(connection: sa.Connection) -> None:
                for text in texts:
                    self.notify(connection, text)

            await self.write(work)
        elif self.news is not None:
            self.news.tell(texts)

    async def listen(self, hear: Hear, resync: Resync) -> None:
        """Hear what other processes tell, for ever; ``resync`` is called whenever something may be missed."""
        if self.news is not None:
            await self.news.listen(hear, resync)

    @property
    def damageable(self) -> bool:
        """Whether two processes that write at the same instant could damage it, by a fault of SQLite."""
        return self.sqlite and not resets_soundly(sqlite3.sqlite_version)

    @contextlib.contextmanager
    def served(self) -> Iterator[None]:
        """Keep other servers away from an SQLite file that this one serves; OptionError if there is one."""
        if self.damageable:
            log.warning(
                "two processes that write at the same instant can damage a file with this SQLite",
                version=sqlite3.sqlite_version, fixed=SOUND, see="docs/hosting.md",
            )  # fmt: skip
        if not self.sqlite or fcntl is None:
            yield
            return
        with os.fdopen(os.open(f"{self.url.database}.lock", os.O_WRONLY | os.O_CREAT, _PRIVATE)) as file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise OptionError(
                    "database", str(self.url.database), "a file that no other server is using"
                ) from None
            yield

    async def close(self) -> None:
        """Close all connections, after what waits to be stored is stored."""
        if self._file is not None:
            await self._file.close()
        else:
            if self.news is not None:
                await self.news.close()
            with contextlib.suppress(Unavailable):  # it is not asked for its leave either
                await answered(self._engine.dispose(), self._seconds)


class _File:
    """An SQLite file: threads that read, and one that writes.

    SQLite has one writer and waits for the disk at every commit: what comes in meanwhile is committed
    together.
    """

    def __init__(self, url: sa.URL) -> None:
        _make_private(Path(str(url.database)))
        self._readers = _sqlite(url, 4, "BEGIN")
        self._writer = _sqlite(url, 1, "BEGIN IMMEDIATE")
        self._reading = ThreadPoolExecutor(4, "read")
        self._writing = ThreadPoolExecutor(1, "write")
        self._waiting: list[tuple[Work[Any], asyncio.Future[Any]]] = []
        self._task: asyncio.Task[None] | None = None

    async def read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reading, _run, self._readers, work)

    async def write(self, work: Work[T]) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._task is None:
            self._task = asyncio.create_task(self._write_waiting())
        return await asyncio.shield(done)

    async def _write_waiting(self) -> None:
        """Commit all that waits, again and again until nothing does."""
        loop = asyncio.get_running_loop()
        while self._waiting:
            jobs, self._waiting = self._waiting, []
            works = [work for work, _ in jobs]
            results = await loop.run_in_executor(self._writing, _run_all, self._writer, works)
            for (_, done), result in zip(jobs, results, strict=True):
                if isinstance(result, Exception):
                    done.set_exception(result)
                else:
                    done.set_result(result)
        self._task = None

    async def close(self) -> None:
        if self._task is not None:
            await self._task
        for executor, engine in ((self._reading, self._readers), (self._writing, self._writer)):
            executor.shutdown()
            engine.dispose()


def resets_soundly(version: str) -> bool:
    """Whether an SQLite has the fix for resets of its write-ahead log, which could lose a commit before.

    It takes two connections that write or check-point in the same instant. A server has one for writing; the
    commands of an admin beside it are others.
    """
    number = [int(part) for part in version.split(".")]
    kept_up = {"3.50": [3, 50, 7], "3.44": [3, 44, 6]}  # older lines that got the fix as well
    return number >= kept_up.get(version.rpartition(".")[0], [3, 51, 3])


def _make_private(file: Path) -> None:
    """Only the owner can read the file, and the group if it could already; what SQLite adds follows it."""
    if not file.exists():
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, _PRIVATE))
    mode = stat.S_IMODE(file.stat().st_mode)
    if mode & stat.S_IRWXO:
        with contextlib.suppress(PermissionError):  # somebody else's, who may know why
            file.chmod(mode & ~stat.S_IRWXO)


def _run(engine: sa.Engine, work: Work[T]) -> T:
    with _explained(), engine.begin() as connection:
        return work(connection)


def _run_all(engine: sa.Engine, works: Sequence[Work[Any]]) -> list[Any]:
    """The results of all works, in one transaction; if one fails, each in its own, and its error instead."""
    if len(works) > 1:
        with contextlib.suppress(Exception), _explained(), engine.begin() as connection:
            return [work(connection) for work in works]
    results: list[Any] = []
    for work in works:
        try:
            results.append(_run(engine, work))
        except Exception as error:  # noqa: BLE001 - handed to whoever waits for it
            results.append(error)
    return results


def _sqlite(url: sa.URL, connections: int, begin: str) -> sa.Engine:
    engine = sa.create_engine(
        url, poolclass=sa.QueuePool, pool_size=connections, max_overflow=0, hide_parameters=True,
        connect_args={"check_same_thread": False},
    )  # fmt: skip

    @sa.event.listens_for(engine, "connect")
    def connect(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions begin below, not behind our back
        cursor = connection.cursor()
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",  # acknowledged means on the disk, also when the power fails
            "foreign_keys=ON",
            "busy_timeout=10000",
            "temp_store=MEMORY",
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @sa.event.listens_for(engine, "begin")
    def begin_it(connection: sa.Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine
