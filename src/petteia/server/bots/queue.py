"""Whose bot thinks next. Pure: who calls brings the jobs and the time.

Jobs are queued in classes. A short one takes a moment: quick bots, quick questions, a coach's advice. These
share a class because somebody waits for each of them in the same way, none takes longer than `SHORT_SECONDS`,
and turns by person keep whoever asks the coach without end from other people's bots. A class of its own would
have to rank above quick bots or below them, and either way some would wait for others.

Searches think for a second or so. Analyses go in slices of at most `SLICE` seconds, and each slice queues
anew. At least one process takes short jobs only, so a moment's work never waits for a second's.

Within a class people take turns, however many tables they have; a person's own tables take turns, because a
table has one question at a time and the one that has waited longest comes first. Tables that somebody watches
go before others; whoever has waited `PATIENCE` seconds counts as watched. A table where only bots play pauses
unless it is watched. Nobody has more than so many searches in work at once.

When more waits than can be done soon, thinking time shrinks and not the answering: see `pace`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

SHORT: Final = "short"
SEARCH: Final = "search"
ANALYSIS: Final = "analysis"
KINDS: Final = (SHORT, SEARCH, ANALYSIS)

SLICE = 0.25  # seconds of an analysis at a time
SHORT_SECONDS = 0.5  # what a short job may take at most
PATIENCE = 10.0  # seconds after which a table counts as watched
LEAST_PACE = 0.1
_ROUND = {SHORT: 8.0, SEARCH: 2.0, ANALYSIS: 1.0}  # turns that a process may need until it is one's own again
_ANALYSIS_TURN = 4  # so often an analysis goes before the searches


@dataclass(eq=False)
class Job:
    """A decision that a bot owes at a table, or other work for the processes. Times are in seconds."""

    table: str
    """The table, or a name of its own for other work."""
    seq: int
    """The length of the table's log when it was asked."""
    kind: str
    person: str
    """Whose turn it takes: the table's owner."""
    people: bool = True
    """Whether a person plays at the table; else it pauses unless somebody watches."""
    asked: float = 0.0
    """Since when it waits."""
    watched: float = 0.0
    """Until when it counts as watched."""
    until: float = 0.0
    """In work, or put off, until then."""
    pace: float = 1.0
    """The share of its thinking time that it was given when it was taken."""
    work: Callable[[Any], Any] | None = field(default=None, repr=False)
    """What a process has to do, if it is not a decision at a table."""


def ready(job: Job, now: float) -> bool:
    """Whether a job waits for a process."""
    return job.until <= now and (job.people or job.watched > now)


def pressing(job: Job, now: float) -> bool:
    """Whether somebody watches, or it has waited so long that it counts as if."""
    return job.watched > now or now - job.asked >= PATIENCE


def order(
    jobs: Iterable[Job],
    turns: Mapping[tuple[str, str], float],
    kinds: Sequence[str],
    now: float,
    searches: int,
) -> list[Job]:
    """The jobs that a process for these kinds could take, in the order of their turns.

    ``jobs`` are all there are, those in work too; ``turns`` tells when a person last had a turn in a class;
    ``searches`` is how many of a person's may be in work at once.
    """
    known = list(jobs)
    busy = Counter(job.person for job in known if job.kind == SEARCH and job.until > now)
    free = [
        job
        for job in known
        if job.kind in kinds and ready(job, now) and not (job.kind == SEARCH and busy[job.person] >= searches)
    ]

    def turn(job: Job) -> tuple[int, bool, float, float, str]:
        last = turns.get((job.person, job.kind), 0.0)
        return kinds.index(job.kind), not pressing(job, now), last, job.asked, job.table

    return sorted(free, key=turn)


def pace(job: Job, jobs: Iterable[Job], processes: int, now: float) -> float:
    """The share of its usual thinking time that a job gets, from 1 down to `LEAST_PACE`.

    It is such that all jobs of the person who has it are done in about the time of two searches, with turns
    by person: who has many tables waiting thinks shorter at each, and hardly shortens the thinking of others.
    """
    urgent = pressing(job, now)
    rivals = Counter(
        other.person
        for other in jobs
        if other is not job
        and other.kind == job.kind
        and ready(other, now)
        and (pressing(other, now) or not urgent)
    )
    rivals[job.person] += 1
    own = rivals[job.person]
    turns = sum(min(own, count) for count in rivals.values())
    return max(LEAST_PACE, min(1.0, _ROUND[job.kind] * max(1, processes) / turns))


def kinds_for(short_only: bool, turn: int) -> tuple[str, ...]:
    """What a process takes, in this order, at its so-and-so-manieth turn."""
    if short_only:
        return (SHORT,)
    if turn % _ANALYSIS_TURN == 0:
        return (ANALYSIS, SEARCH, SHORT)
    return (SEARCH, ANALYSIS, SHORT)


def lengths(jobs: Iterable[Job], now: float) -> dict[str, tuple[int, float]]:
    """For each class how many jobs wait, and for how many seconds the oldest of them does."""
    found = dict.fromkeys(KINDS, (0, 0.0))
    for job in jobs:
        if ready(job, now):
            count, oldest = found[job.kind]
            found[job.kind] = (count + 1, max(oldest, now - job.asked))
    return found
