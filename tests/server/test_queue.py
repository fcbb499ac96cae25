"""Whose bot thinks next: order, turns, priority, bounds and pauses, by a clock that the tests turn."""

from __future__ import annotations

import heapq
import math
from collections import Counter
from dataclasses import dataclass, field

import pytest

from petteia.server.bots import queue
from petteia.server.bots.jobs import WATCHED, Jobs
from petteia.server.bots.queue import (
    ANALYSIS,
    LEAST_PACE,
    PATIENCE,
    SEARCH,
    SHORT,
    SHORT_SECONDS,
    SLICE,
    Job,
    kinds_for,
)

ALL = (SEARCH, ANALYSIS, SHORT)


class Clock:
    """Time that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def jobs(clock: Clock) -> Jobs:
    return Jobs(searches=2, clock=clock)


async def taken(jobs: Jobs, kinds: tuple[str, ...] = ALL) -> list[str]:
    """The tables of all jobs that can be had, in order; each is done before the next is taken."""
    found = []
    while (job := await jobs.take(kinds)) is not None:
        found.append(job.table)
        await jobs.finish(job)
    return found


# ---- order -------------------------------------------------------------------------------------


async def test_people_take_turns_however_many_tables_they_have(jobs: Jobs, clock: Clock) -> None:
    for number in range(4):
        jobs.put(f"ada {number}", 1, SEARCH, "ada")
        clock.now += 0.1
    jobs.put("bob", 1, SEARCH, "bob")
    jobs.put("cleo", 1, SEARCH, "cleo")
    found = []
    while (job := await jobs.take(ALL)) is not None:
        found.append(job.table)
        clock.now += 1
        await jobs.finish(job)
    assert found == ["ada 0", "bob", "cleo", "ada 1", "ada 2", "ada 3"]


async def test_a_persons_tables_take_turns(jobs: Jobs, clock: Clock) -> None:
    served: Counter[str] = Counter()
    for number in range(3):
        jobs.put(f"ada {number}", 0, SHORT, "ada")
        clock.now += 0.1
    for seq in range(1, 31):
        job = await jobs.take(ALL)
        assert job is not None
        served[job.table] += 1
        clock.now += 0.1
        jobs.put(job.table, seq, SHORT, "ada")  # the next bot of that table
        await jobs.finish(job)
    assert set(served.values()) == {10}


async def test_watched_tables_go_first_and_patience_ends(jobs: Jobs, clock: Clock) -> None:
    jobs.put("unwatched", 1, SHORT, "ada")
    clock.now += 1
    jobs.put("watched", 1, SHORT, "bob", watched=True)
    job = await jobs.take(ALL)
    assert job is not None
    assert job.table == "watched"
    clock.now += PATIENCE
    jobs.put("watched too", 1, SHORT, "bob", watched=True)
    assert await taken(jobs) == ["unwatched", "watched too"]


async def test_who_begins_to_watch_moves_up(jobs: Jobs, clock: Clock) -> None:
    jobs.put("first", 1, SHORT, "ada")
    clock.now += 1
    jobs.put("second", 1, SHORT, "bob")
    jobs.watch(["second", "unknown"])
    assert await taken(jobs) == ["second", "first"]


async def test_tables_of_bots_alone_pause_while_nobody_watches(jobs: Jobs, clock: Clock) -> None:
    jobs.put("bots", 1, SHORT, "ada", people=False)
    clock.now += 10 * PATIENCE
    assert await jobs.take(ALL) is None
    assert (await jobs.lengths())[SHORT] == (0, 0.0)
    jobs.watch(["bots"])
    assert (await jobs.lengths())[SHORT] == (1, 10 * PATIENCE)
    job = await jobs.take(ALL)
    assert job is not None
    jobs.put("bots", 2, SHORT, "ada", people=False, watched=True)
    await jobs.finish(job)
    clock.now += WATCHED  # and the watcher has left
    assert await jobs.take(ALL) is None


# ---- classes -----------------------------------------------------------------------------------


def test_what_processes_take() -> None:
    assert kinds_for(True, 1) == (SHORT,)
    turns = [kinds_for(False, turn)[0] for turn in range(1, 9)]
    assert turns == [SEARCH, SEARCH, SEARCH, ANALYSIS] * 2
    assert all(SHORT in kinds_for(False, turn) for turn in range(4))


async def test_a_process_for_short_jobs_takes_nothing_else(jobs: Jobs) -> None:
    jobs.put("hard", 1, SEARCH, "ada")
    assert await jobs.take((SHORT,)) is None
    jobs.put("easy", 1, SHORT, "ada")
    assert await taken(jobs, (SHORT,)) == ["easy"]


async def test_searches_of_one_person_are_capped(jobs: Jobs) -> None:
    for number in range(5):
        jobs.put(f"ada {number}", 1, SEARCH, "ada")
    jobs.put("bob", 1, SEARCH, "bob")
    work = [await jobs.take(ALL) for _ in range(4)]
    assert Counter(job.person for job in work if job is not None) == {"ada": 2, "bob": 1}
    assert work[0] is not None
    jobs.put(work[0].table, 2, SEARCH, "ada")  # it has moved on while its bot thought: that one still counts
    assert await jobs.take(ALL) is None
    await jobs.finish(work[0])
    job = await jobs.take(ALL)
    assert job is not None
    assert job.person == "ada"


async def test_what_could_not_be_done_is_taken_again_later(jobs: Jobs, clock: Clock) -> None:
    jobs.put("table", 1, SHORT, "ada")
    job = await jobs.take(ALL)
    assert job is not None
    jobs.put("table", 1, SHORT, "ada")  # it is in work: not a second time
    assert await jobs.take(ALL) is None
    await jobs.put_off(job, 6)
    clock.now += 5.9
    assert await jobs.take(ALL) is None
    clock.now += 0.2
    assert await jobs.take(ALL) is job
    await jobs.finish(job)
    assert not jobs.has("table")


async def test_a_table_that_has_moved_on_has_one_job(jobs: Jobs) -> None:
    jobs.put("table", 1, SHORT, "ada")
    jobs.put("table", 3, SEARCH, "ada")
    assert len(jobs) == 1
    job = await jobs.take(ALL)
    assert job is not None
    assert (job.seq, job.kind) == (3, SEARCH)
    jobs.drop("table")
    assert not jobs.has("table")


# ---- thinking time -----------------------------------------------------------------------------


def waiting(person: str, count: int, *, watched: bool = True) -> list[Job]:
    until = math.inf if watched else 0.0
    return [
        Job(f"{person} {n}", 1, SEARCH, person, asked=1000.0 - n / 100, watched=until) for n in range(count)
    ]


def test_thinking_time_shrinks_with_ones_own_tables_and_not_with_anothers() -> None:
    ada, bob = waiting("ada", 50), waiting("bob", 1)
    assert queue.pace(ada[0], ada[:2], 1, 1000) == 1
    assert queue.pace(ada[0], ada[:4], 1, 1000) == 0.5
    assert queue.pace(ada[0], ada[:4], 2, 1000) == 1
    assert queue.pace(ada[0], [*ada, *bob], 1, 1000) == LEAST_PACE
    assert queue.pace(bob[0], [*ada, *bob], 1, 1000) == 1
    crowd = [job for n in range(8) for job in waiting(f"person {n}", 1)]
    assert queue.pace(crowd[0], crowd, 1, 1000) == 0.25
    # Nobody waits for tables that nobody watches.
    assert queue.pace(bob[0], [*bob, *waiting("ada", 5, watched=False)], 1, 1000) == 1


# ---- a whole evening ---------------------------------------------------------------------------


@dataclass
class Evening:
    """Tables whose bots owe one decision after the other, and processes that take a counted time for them."""

    processes: int
    takes: dict[str, float]
    """Bot -> seconds that it thinks."""
    clock: Clock = field(default_factory=Clock)
    waited: dict[str, list[float]] = field(default_factory=dict)
    """Person and bot -> seconds from a question to its answer."""
    most: int = 0
    """Searches of one person that were in work at once."""

    async def play(self, tables: list[tuple[str, str, bool]], seconds: float) -> None:
        """``tables``: person, bot, whether it is watched."""
        jobs = Jobs(searches=max(1, self.processes - 2), clock=self.clock)
        jobs.processes = {SHORT: self.processes, SEARCH: self.processes - 1, ANALYSIS: 1}
        begun = self.clock.now
        short = -(-self.processes // 4)
        free = [(begun, number, 0) for number in range(self.processes)]
        running: list[tuple[float, int, int, Job, str]] = []
        kinds = {bot: SEARCH if time >= 0.5 else SHORT for bot, time in self.takes.items()}
        kinds["analysis"] = ANALYSIS  # its slices queue anew, one after the other
        for number, (person, bot, watched) in enumerate(tables):
            jobs.put(f"{number}", 0, kinds[bot], person, watched=watched)
        while self.clock.now < begun + seconds:
            idle = []
            for since, number, turn in free:
                job = await jobs.take(kinds_for(number < short, turn + 1))
                if job is None:
                    idle.append((since, number, turn))
                    continue
                bot = tables[int(job.table)][1]
                end = self.clock.now + self.takes[bot] * (1 if job.kind == ANALYSIS else job.pace)
                heapq.heappush(running, (end, number, turn + 1, job, bot))
                busy = Counter(job.person for *_, job, _ in running if job.kind == SEARCH)
                self.most = max([self.most, *busy.values()])
            free = idle
            if not running:
                return
            self.clock.now, number, turn, job, bot = heapq.heappop(running)
            self.waited.setdefault(f"{job.person} {bot}", []).append(self.clock.now - job.asked)
            person, _, watched = tables[int(job.table)]
            jobs.put(job.table, job.seq + 1, job.kind, person, watched=watched)
            await jobs.finish(job)
            free.append((self.clock.now, number, turn))


def p95(values: list[float]) -> float:
    return sorted(values)[len(values) * 95 // 100]


async def test_fifty_tables_of_one_person_keep_nobody_else_waiting() -> None:
    evening = Evening(2, {"hard": 1.0, "easy": 0.02, "medium": 0.2})
    fifty = [("ada", "hard", number % 3 == 0) for number in range(50)]
    await evening.play([*fifty, ("bob", "easy", True), ("bob", "medium", True), ("bob", "hard", True)], 300)
    assert p95(evening.waited["bob easy"]) <= 0.5
    assert p95(evening.waited["bob medium"]) <= 0.5
    assert max(evening.waited["bob hard"]) <= 3
    assert sum(evening.waited["bob hard"]) / len(evening.waited["bob hard"]) >= 1  # it has its whole time
    assert evening.most == 1
    # Ada's tables all go on, each at a tenth of the thinking time.
    assert len(evening.waited["ada hard"]) > 300 / 1.2


async def test_who_asks_the_coach_without_end_keeps_no_quick_bot_waiting_nor_the_other_way_round() -> None:
    """Beside fifty tables of searching bots, so that one process alone is there for what is short."""
    evening = Evening(2, {"hard": 1.0, "easy": 0.02, "advice": SHORT_SECONDS - 0.01})
    fifty = [("ada", "hard", True)] * 50
    pupil = [("cleo", "advice", True)] * 3
    await evening.play([*fifty, *pupil, ("bob", "easy", True)], 300)
    assert max(evening.waited["bob easy"]) <= 1
    assert max(evening.waited["cleo advice"]) <= 4 * SHORT_SECONDS  # her three, and a search's turn


async def test_analyses_keep_no_bot_and_no_coach_waiting_and_go_on_beside_searches() -> None:
    """Thirty analyses, of one person or of thirty, cost others no more than two slices each time."""
    takes = {"hard": 1.0, "easy": 0.02, "advice": SHORT_SECONDS - 0.01, "analysis": SLICE}
    for people in (1, 30):
        evening = Evening(2, takes)
        thirty = [(f"ada {n % people}", "analysis", True) for n in range(30)]
        await evening.play(
            [*thirty, ("bob", "easy", True), ("bob", "hard", True), ("cleo", "advice", True)], 300
        )
        assert max(evening.waited["bob easy"]) <= SHORT_SECONDS + SLICE
        assert max(evening.waited["cleo advice"]) <= SHORT_SECONDS + SLICE
        assert max(evening.waited["bob hard"]) <= takes["hard"] + 2 * SLICE + SHORT_SECONDS
        slices = [len(waits) for who, waits in evening.waited.items() if who.endswith("analysis")]
        assert len(slices) == people
        assert max(slices) - min(slices) <= 1  # in turns by person
        assert sum(slices) > 60


async def test_thinking_time_shrinks_rather_than_the_queue_growing() -> None:
    evening = Evening(2, {"hard": 1.0})
    await evening.play([(f"person {n}", "hard", True) for n in range(15)], 120)
    for waits in evening.waited.values():
        assert max(waits[1:]) <= 3
