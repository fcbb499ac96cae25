"""How the processes that serve the same tables tell each other what has changed.

By default PostgreSQL passes the word on (NOTIFY), as part of the transaction that changed something: it is
told if and only if that was stored. All such transactions take turns at their commit, for NOTIFY keeps one
order for everybody. With many processes the word can go over a server that speaks the protocol of Redis
(Valkey, Redis) instead, right after the commit.

A word is never more than a hint to look into the database. Whenever some may have been lost, everybody looks
(`resync`): when the connection was away, while it is, and when somebody else could not tell.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import asyncpg
import sqlalchemy as sa
import structlog

from petteia.extras import need
from petteia.kernel import OptionError

log = structlog.get_logger("petteia.server.news")
CHANNEL = "petteia"
RESYNC = "- r *"
"""The word that says: some words may be missing."""
_CONNECT_SECONDS = 10.0
_QUIET_SECONDS = 5.0  # then the other side is asked whether it is still there
_PAUSE = 0.5
_MOST = 10_000  # words that wait; beyond that everybody is told to look instead

Hear = Callable[[str], None]
Resync = Callable[[], Awaitable[None]]


class Notify:
    """The word goes by PostgreSQL's NOTIFY."""

    within = True
    """It is told inside the transaction."""

    def __init__(self, url: sa.URL) -> None:
        """``url`` is the database's."""
        self._dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)

    def tell(self, words: Iterable[str]) -> None:
        """Nothing is left to be told after a commit."""

    async def listen(self, hear: Hear, resync: Resync) -> None:
        """Hear what the processes tell, for ever."""
        while True:
            connection: asyncpg.Connection | None = None
            try:
                connection = await asyncpg.connect(self._dsn, timeout=_CONNECT_SECONDS)
                lost = asyncio.Event()
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                await connection.add_listener(CHANNEL, lambda *given: hear(given[3]))
                await resync()
                while not lost.is_set():
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(lost.wait(), _QUIET_SECONDS)
                    if not lost.is_set():
                        await connection.execute("SELECT 1", timeout=_QUIET_SECONDS)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("listening interrupted", error=str(error))
            finally:
                if connection is not None:
                    connection.terminate()
            await asyncio.sleep(_PAUSE)

    async def close(self) -> None:
        """Nothing is held."""


class Redis:
    """The word goes over a server that speaks the protocol of Redis."""

    within = False

    def __init__(self, address: str) -> None:
        """``address`` is ``redis://``, ``rediss://`` or ``unix://``; OptionError if it is none of these."""
        library = need("redis.asyncio", "telling other processes over Redis", "redis")
        errors = need("redis.exceptions", "telling other processes over Redis", "redis")
        self._errors: tuple[type[Exception], ...] = (errors.RedisError, OSError)
        try:
            self._client: Any = library.Redis.from_url(
                address, socket_connect_timeout=_CONNECT_SECONDS, decode_responses=True, retry=None,
                socket_timeout=_CONNECT_SECONDS,
            )  # fmt: skip
        except ValueError:
            raise OptionError("news", address, "redis://HOST:PORT, rediss://... or unix://...") from None
        self._waiting: deque[str] = deque()
        self._task: asyncio.Task[None] | None = None

    def tell(self, words: Iterable[str]) -> None:
        """Say this to all processes soon; nobody waits for it."""
        self._waiting.extend(words)
        if len(self._waiting) > _MOST:
            self._waiting = deque([RESYNC])
        if self._waiting and self._task is None:
            self._task = asyncio.create_task(self._say())

    async def _say(self) -> None:
        try:
            while self._waiting:
                words = [self._waiting.popleft() for _ in range(min(500, len(self._waiting)))]
                try:
                    async with self._client.pipeline(transaction=False) as pipe:
                        for word in words:
                            pipe.publish(CHANNEL, word)
                        await pipe.execute()
                except self._errors as error:
                    log.warning("telling interrupted", error=str(error))
                    await asyncio.sleep(_PAUSE)
                    self._waiting = deque([RESYNC])  # who was told what is not known
        finally:
            self._task = None

    async def listen(self, hear: Hear, resync: Resync) -> None:
        """Hear what the processes tell, for ever. While nobody can tell, look now and then."""
        while True:
            try:
                async with self._client.pubsub() as listening:
                    await listening.subscribe(CHANNEL)
                    asked = False
                    while True:
                        message = await listening.get_message(timeout=_QUIET_SECONDS)
                        if message is None:
                            if asked:
                                raise ConnectionError("no answer")
                            asked = True
                            await listening.ping()
                            continue
                        asked = False
                        if message["type"] == "subscribe":
                            await resync()
                        elif message["type"] == "message":
                            hear(message["data"])
            except self._errors as error:
                log.warning("listening interrupted", error=str(error))
            with contextlib.suppress(OSError):
                await resync()
            await asyncio.sleep(_PAUSE)

    async def close(self) -> None:
        """End all connections, after what waits was told, if that can be."""
        if self._task is not None:
            _, late = await asyncio.wait([self._task], timeout=2 * _PAUSE)
            for task in late:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        with contextlib.suppress(*self._errors):
            await self._client.aclose()
