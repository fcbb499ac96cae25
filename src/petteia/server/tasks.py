"""Work beside the requests: what has to be finished once it has begun, and what is done again and again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import structlog

from .metrics import FAULTS
from .storage import Conflict

log = structlog.get_logger("petteia.server.tasks")
T = TypeVar("T")


async def to_the_end(work: Coroutine[Any, Any, T]) -> T:
    """Do something that must not stop half-way; whoever is cancelled meanwhile waits for it first."""
    task = asyncio.create_task(work)
    cancelled: asyncio.CancelledError | None = None
    while not task.done():
        try:
            await asyncio.wait([task])
        except asyncio.CancelledError as error:
            cancelled = error
    if cancelled is not None:
        if not task.cancelled() and task.exception() is not None:
            log.warning("work of somebody who has left failed", problem=str(task.exception()))
        raise cancelled
    return task.result()


async def repeat(
    what: str, work: Callable[[], Awaitable[None]], seconds: float, at_once: bool = True
) -> None:
    """Do something again and again, for ever. A failure is logged, and the next time it may go well."""
    if not at_once:
        await asyncio.sleep(seconds)
    while True:
        try:
            await work()
        except (OSError, Conflict) as error:
            log.warning("interrupted", work=what, problem=str(error))
        except Exception:
            FAULTS.inc()
            log.exception("background work failed", work=what)
        await asyncio.sleep(seconds)
