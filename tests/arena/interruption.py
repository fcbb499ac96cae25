"""Tournaments that are stopped half-way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from petteia.arena import Job, play_job


def stopping_after(games: int, played: list[int]) -> Callable[[Job], dict[str, Any]]:
    """A stand-in for `play_job` that notes the numbers it plays and is interrupted after so many games."""

    def play(job: Job) -> dict[str, Any]:
        if len(played) == games:
            raise KeyboardInterrupt
        played.append(job.number)
        return play_job(job)

    return play
