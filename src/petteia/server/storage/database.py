"""Connections and transactions, the same for SQLite and PostgreSQL.

What is to be done in a transaction is an ordinary function of a connection. PostgreSQL runs it on the event
loop (asyncpg); several processes serve the same tables and tell each other by NOTIFY, which is part of the
transaction that changed something. SQLite runs it in a thread, the whole transaction at one go; WAL, every
write begins with ``BEGIN IMMEDIATE`` on the one connection for writing, and a commit is on the disk before it
returns. One process serves a file.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import asyncpg
import sqlalchemy as sa
import structlog
from sqlalchemy.ext.asyncio import create_async_engine

from petteia.kernel import OptionError

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

log = structlog.get_logger("petteia.server.database")
CHANNEL = "petteia"
_CONNECT_SECONDS = 10


class Conflict(Exception):  # noqa: N818 - an expected outcome of a race
    """Somebody else has changed the table first: nothing was stored."""


class Unavailable(OSError):  # noqa: N818 - a state of the world
    """The database does not answer."""


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


T = TypeVar("T")
Work = Callable[[sa.Connection], T]


class Database:
    """Where a server's tables are stored."""

    def __init__(self, text: str) -> None:
        """Connects when it is first used."""
        self.url = parse_url(text)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        if self.sqlite:
            assert self.url.database is not None
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
            self._file: _File | None = _File(self.url)
        else:
            self._file = None
            self._engine = create_async_engine(
                self.url, pool_size=8, max_overflow=8, pool_pre_ping=True, pool_recycle=1800,
                hide_parameters=True, connect_args={"timeout": _CONNECT_SECONDS},
            )  # fmt: skip
            # Several statements of one reading see the same moment.
            self._reading = self._engine.execution_options(isolation_level="REPEATABLE READ")

    async def read(self, work: Work[T]) -> T:
        """The result of some reading, all of it from one moment; Unavailable if there is no answer."""
        if self._file is not None:
            return await self._file.read(work)
        with _explained():
            async with self._reading.begin() as connection:
                return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        """Do some work in a transaction; when this returns it is committed, if it raises, nothing was done.

        Conflict if another transaction was first with the same key, Unavailable if the database does not
        answer: then nobody knows whether it was committed.
        """
        if self._file is not None:
            return await self._file.write(work)
        with _explained():
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)

    def notify(self, connection: sa.Connection, text: str) -> None:
        """Tell the other processes when this transaction is committed."""
        if not self.sqlite:
            connection.execute(
                sa.text("SELECT pg_notify(:channel, :text)"), {"channel": CHANNEL, "text": text}
            )

    async def announce(self, text: str) -> None:
        """Tell the other processes something that is not stored."""
        if not self.sqlite:
            await self.write(lambda connection: self.notify(connection, text))

    async def listen(self, hear: Callable[[str], None], resync: Callable[[], Awaitable[None]]) -> None:
        """Hear what other processes tell, for ever; ``resync`` is called whenever something may be missed."""
        if self.sqlite:
            return
        dsn = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            connection: asyncpg.Connection | None = None
            try:
                connection = await asyncpg.connect(dsn, timeout=_CONNECT_SECONDS)
                lost = asyncio.Event()
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                await connection.add_listener(CHANNEL, lambda *given: hear(given[3]))
                await resync()
                while not lost.is_set():
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(lost.wait(), 10)
                    if not lost.is_set():
                        await connection.execute("SELECT 1", timeout=_CONNECT_SECONDS)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("listening interrupted", error=str(error))
            finally:
                if connection is not None:
                    connection.terminate()
            await asyncio.sleep(0.5)

    @contextlib.contextmanager
    def served(self) -> Iterator[None]:
        """Keep other servers away from an SQLite file that this one serves; OptionError if there is one."""
        if not self.sqlite or fcntl is None:
            yield
            return
        path = f"{self.url.database}.lock"
        with open(path, "w", encoding="utf-8") as file:  # noqa: PTH123 - held open, not read
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
            await self._engine.dispose()


class _File:
    """An SQLite file: threads that read, and one that writes.

    SQLite has one writer and waits for the disk at every commit: what comes in meanwhile is committed
    together.
    """

    def __init__(self, url: sa.URL) -> None:
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
