"""Connections and transactions, the same for SQLite and PostgreSQL.

SQLite: WAL, every write begins with ``BEGIN IMMEDIATE`` on the one connection for writing, and a commit
is on the disk before it returns. One process serves a file. PostgreSQL: ordinary transactions; several
processes serve the same tables and tell each other by NOTIFY, which is part of the transaction that changed
something.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import asyncpg
import sqlalchemy as sa
import structlog
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from petteia.kernel import OptionError

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

log = structlog.get_logger("petteia.server.database")
CHANNEL = "petteia"


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
        return url.set(drivername="sqlite+aiosqlite")
    if backend in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+asyncpg")
    raise OptionError("database", text, "sqlite:///FILE or postgresql://USER@HOST/NAME")


Work = Callable[[AsyncConnection], Awaitable[None]]


class Database:
    """Where a server's tables are stored."""

    def __init__(self, text: str) -> None:
        """Connects when it is first used."""
        self.url = parse_url(text)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        self._waiting: list[tuple[Work, asyncio.Future[None]]] = []
        self._writer: asyncio.Task[None] | None = None
        if self.sqlite:
            assert self.url.database is not None
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
            self._readers = _sqlite(self.url, writes=False)
            self._writers = _sqlite(self.url, writes=True)
        else:
            self._readers = self._writers = create_async_engine(
                self.url, pool_size=8, max_overflow=8, pool_pre_ping=True, pool_recycle=1800
            )

    @contextlib.asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A consistent view of the database; Unavailable if it does not answer."""
        with _explained():
            async with self._readers.begin() as connection:
                yield connection

    @contextlib.asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; committed when the block ends, undone if it raises.

        Conflict if another transaction was first with the same key, Unavailable if the database does not
        answer: then nobody knows whether it was committed.
        """
        with _explained():
            async with self._writers.begin() as connection:
                yield connection

    async def transact(self, work: Work) -> None:
        """Do some work in a transaction; when this returns it is committed. Conflict as in `write`.

        SQLite has one writer and waits for the disk at every commit: what comes in meanwhile is committed
        together.
        """
        if not self.sqlite:
            async with self.write() as connection:
                await work(connection)
            return
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_waiting())
        await asyncio.shield(done)

    async def _write_waiting(self) -> None:
        """Commit all that waits, again and again until nothing does."""
        while self._waiting:
            jobs, self._waiting = self._waiting, []
            try:
                async with self.write() as connection:
                    for work, _ in jobs:
                        await work(connection)
                failed = False
            except Exception:  # noqa: BLE001 - each job learns of its own failure below
                failed = True
            for work, done in jobs:
                if failed:  # nothing was committed: one by one now, so that only the culprit fails
                    await self._write_one(work, done)
                else:
                    done.set_result(None)
        self._writer = None

    async def _write_one(self, work: Work, done: asyncio.Future[None]) -> None:
        try:
            async with self.write() as connection:
                await work(connection)
            done.set_result(None)
        except Exception as error:  # noqa: BLE001 - handed to whoever waits for it
            done.set_exception(error)

    async def notify(self, connection: AsyncConnection, text: str) -> None:
        """Tell the other processes when this transaction is committed."""
        if not self.sqlite:
            await connection.execute(
                sa.text("SELECT pg_notify(:channel, :text)"), {"channel": CHANNEL, "text": text}
            )

    async def announce(self, text: str) -> None:
        """Tell the other processes something that is not stored."""
        if not self.sqlite:
            async with self.write() as connection:
                await self.notify(connection, text)

    async def listen(self, hear: Callable[[str], None], resync: Callable[[], Awaitable[None]]) -> None:
        """Hear what other processes tell, for ever; ``resync`` is called whenever something may be missed."""
        if self.sqlite:
            return
        dsn = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                connection = await asyncpg.connect(dsn)
                lost = asyncio.Event()
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                await connection.add_listener(CHANNEL, lambda *given: hear(given[3]))
                await resync()
                while not lost.is_set():
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(lost.wait(), 10)
                    if not lost.is_set():
                        await connection.execute("SELECT 1")
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("listening interrupted", error=str(error))
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

    async def run_sync(self, work: Callable[[sa.Connection], Any]) -> Any:
        """Run a function with an ordinary connection, in a transaction (migrations)."""
        async with self._writers.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Close all connections, after what waits to be stored is stored."""
        if self._writer is not None:
            await self._writer
        await self._readers.dispose()
        if self._writers is not self._readers:
            await self._writers.dispose()


def _sqlite(url: sa.URL, writes: bool) -> AsyncEngine:
    engine = create_async_engine(
        url, poolclass=AsyncAdaptedQueuePool, pool_size=1 if writes else 4, max_overflow=0
    )

    @sa.event.listens_for(engine.sync_engine, "connect")
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

    @sa.event.listens_for(engine.sync_engine, "begin")
    def begin(connection: sa.Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine
