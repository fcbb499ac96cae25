"""What whoever looks after a server wants to know later: refusals, bad tokens, deletions, changed invites.

These lines have a log of their own (`petteia serve --security-log FILE`; see docs/hosting.md). They name
addresses, people and tables by their ids, and never a token, a code or an invite.
"""

from __future__ import annotations

import time
from typing import Any

import structlog

NAME = "petteia.security"
_AT_ONCE = 50.0
_A_SECOND = 5.0  # so that nobody can fill the disk with what is logged about them

# Refusals that are told here as well; the others are everyday.
REFUSALS = frozenset(
    {"no-token", "forbidden", "code", "too-big", "too-many", "full"}
    | {"passkey", "ticket", "mail-link", "banned", "banned-for-good"}
)
_log = structlog.get_logger(NAME)


class _Pace:
    """So many lines of a kind at once, then so many a second; the next one tells how many were left out."""

    def __init__(self) -> None:
        self._levels: dict[str, tuple[float, float, int]] = {}

    def left_out(self, kind: str) -> int | None:
        """How many lines were left out before this one; None if this one is to be left out too."""
        clock = time.monotonic()
        level, before, missing = self._levels.get(kind, (_AT_ONCE, clock, 0))
        level = min(_AT_ONCE, level + (clock - before) * _A_SECOND)
        if level < 1:
            self._levels[kind] = (level, clock, missing + 1)
            return None
        self._levels[kind] = (level - 1, clock, 0)
        return missing


_pace = _Pace()


def tell(event: str, **facts: Any) -> None:
    """Write a line, unless there were too many of its kind just now."""
    missing = _pace.left_out(f"{event} {facts.get('reason', '')}")
    if missing is not None:
        if missing:
            facts["left_out"] = missing
        _log.warning(event, **{name: value for name, value in facts.items() if value is not None})


def refused(id: str, address: str, **facts: Any) -> None:  # noqa: A002
    """Something was refused; told if it may be somebody who tries what is not theirs, or too much of it."""
    if id in REFUSALS:
        tell("refused", reason=id, address=address, **facts)
