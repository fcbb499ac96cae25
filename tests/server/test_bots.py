"""The processes in which bots think: what they remember, how they fail, and what else they do."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.tiny import GAME

import petteia
from petteia import bots
from petteia.kernel import CHANCE, Bot, Dealer, Floats, Game, State, View
from petteia.server.bots.jobs import Jobs
from petteia.server.bots.pool import BotFailed, BotPool, Process, Question
from petteia.server.bots.queue import ANALYSIS, SHORT, Job
from petteia.server.bots.worker import KNOWN
from petteia.server.metrics import REGISTRY

from .test_play import FESTIVE


@pytest.fixture
async def process() -> AsyncIterator[Process]:
    process = Process("tests.server.worker", 20, 20, short_only=True)
    yield process
    await process.stop()


def position(options: dict[str, object], answers: int) -> State:
    """A position in which somebody has so many answers, or more if more than one."""
    for seed in range(200):
        state, dealer, rng = GAME.new(2, options), Dealer(seed), random.Random(seed)
        while state.decider is not None:
            if state.decider == CHANCE:
                state.advance(dealer.pick(state))
            elif min(len(state.legal()), 2) == answers:
                return state
            else:
                state.advance(rng.choice(state.legal()))
    raise AssertionError("no such position came up")


def asked(state: State, options: dict[str, object]) -> Question:
    assert state.decider is not None
    return Question(state, dict(options), state.decider, "random", 1.0)


async def test_a_process_that_has_forgotten_a_setup_is_told_again(process: Process) -> None:
    tables = []
    for number in range(KNOWN + 8):
        options: dict[str, object] = {"edition": FESTIVE.replace("Festive", f"Market {number}")}
        tables.append((position(options, 2), options))
    for state, options in [*tables, *tables[-3:], *tables[:3], *tables]:
        assert await process.choose(asked(state, options)) in state.legal()


def environment(pid: int) -> list[bytes]:
    return Path(f"/proc/{pid}/environ").read_bytes().split(b"\0")


async def test_a_process_takes_one_core(process: Process) -> None:
    """What multiplies in an analysis would else take all there are, whatever class it is in."""
    given = environment((await process.start()).pid)
    assert {b"OPENBLAS_NUM_THREADS=1", b"OMP_NUM_THREADS=1"} <= set(given)


async def test_a_bot_that_fails_does_not_spoil_its_process(process: Process) -> None:
    state = position({}, 2)
    question = asked(state, {})
    question.bot = "nobody"
    with pytest.raises(BotFailed, match="nobody"):
        await process.choose(question)
    assert await process.choose(asked(state, {})) in state.legal()


@pytest.fixture
async def pool() -> AsyncIterator[BotPool]:
    """Two processes, and nobody who plays."""
    pool = BotPool(Jobs(searches=1), 1, 20, 20, "tests.server.worker")

    async def decide(job: Job, process: Process) -> None:
        raise AssertionError("no table owes anything")

    serving = [asyncio.create_task(pool.serve(process, decide)) for process in pool.processes]
    yield pool
    for task in serving:
        task.cancel()
    await asyncio.gather(*serving, return_exceptions=True)
    await pool.stop()


async def test_there_are_two_processes_at_least_and_one_is_for_short_jobs(pool: BotPool) -> None:
    assert [process.short_only for process in pool.processes] == [True, False]
    assert [p.short_only for p in BotPool(Jobs(1), 4, 1, 1, "").processes] == [True, False, False, False]


async def test_an_analysis_goes_on_in_slices_and_others_have_turns_between(pool: BotPool) -> None:
    whole = asyncio.create_task(pool.work(ANALYSIS, "ada", "count", {"to": 5, "slices": 0}))
    advice = await pool.work(SHORT, "bob", "count", {"to": 1, "slices": 0})
    assert advice == {"slices": 1, "seconds": 0.5}
    assert await whole == {"slices": 5, "seconds": 0.25}
    with pytest.raises(BotFailed):
        await pool.work(ANALYSIS, "ada", "no such work", {})
    assert len(pool.jobs) == 0


async def test_a_process_goes_on_whatever_went_wrong_with_a_job(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("petteia.server.bots.pool._AGAIN", 0.0)
    pool = BotPool(Jobs(searches=1), 2, 20, 20, "tests.server.worker")
    failing, decided = ["next", "decide"], asyncio.Event()
    take = pool.jobs.take

    async def taken(kinds: tuple[str, ...]) -> Job | None:
        if "next" in failing:
            failing.remove("next")
            raise ZeroDivisionError
        return await take(kinds)

    async def decide(job: Job, process: Process) -> None:
        if failing:
            failing.remove("decide")
            raise ZeroDivisionError
        await pool.jobs.finish(job)
        decided.set()

    monkeypatch.setattr(pool.jobs, "take", taken)
    before = REGISTRY.get_sample_value("petteia_faults_total") or 0.0
    pool.jobs.put("t", 1, SHORT, "ada")
    serving = asyncio.create_task(pool.serve(pool.processes[0], decide))
    await decided.wait()
    serving.cancel()
    assert len(pool.jobs) == 0
    assert REGISTRY.get_sample_value("petteia_faults_total") == before + 2


async def test_work_that_nobody_waits_for_any_more_is_forgotten() -> None:
    pool = BotPool(Jobs(searches=1), 2, 20, 20, "tests.server.worker")
    work = asyncio.create_task(pool.work(ANALYSIS, "ada", "count", {"to": 1, "slices": 0}))
    await asyncio.sleep(0)
    assert len(pool.jobs) == 1
    work.cancel()
    with pytest.raises(asyncio.CancelledError):
        await work
    assert len(pool.jobs) == 0


async def test_where_bots_think_elsewhere_other_work_is_done_here_and_decisions_are_left_alone() -> None:
    """``--bots 0``: advice and analyses are this server's own; processes start when somebody asks."""
    pool = BotPool(Jobs(searches=1), 0, 20, 20, "tests.server.worker")
    decided: list[Job] = []

    async def decide(job: Job, _: Process) -> None:
        decided.append(job)

    await pool.start()
    assert [process.running for process in pool.processes] == [False, False]
    pool.jobs.put("t", 1, SHORT, "ada", watched=True)
    serving = [asyncio.create_task(pool.serve(process, decide)) for process in pool.processes]
    assert (await pool.work(SHORT, "ada", "count", {"to": 1, "slices": 0}))["slices"] == 1
    assert (await pool.work(ANALYSIS, "ada", "count", {"to": 3, "slices": 0}))["slices"] == 3
    for task in serving:
        task.cancel()
    await pool.stop()
    assert decided == []
    assert pool.jobs.has("t")


@pytest.mark.parametrize("bot", ["medium", "hard"])
def test_bots_can_be_hurried(bot: str) -> None:
    """Counted by the positions they judge: in less time, fewer."""
    judged = {}
    for seconds in (0.001, 0.4):
        thinker = bots.make(bot, 1)
        hurry = thinker.hurry  # type: ignore[attr-defined]
        hurry(seconds)
        judged[seconds] = _judged(thinker)
    assert judged[0.001] < judged[0.4]


def _judged(bot: Bot) -> int:
    """How many positions a bot judges for a decision at the beginning of a game of Delphi."""
    game = petteia.game("delphi")
    state, dealer = game.new(4, {}), Dealer(1)
    while state.decider == CHANCE or len(state.legal()) < 10:
        state.advance(dealer.pick(state) if state.decider == CHANCE else state.legal()[0])
    judged, judge = 0, type(game).prospects_into

    def counted(self: Game, state: State, out: Floats, of: str = "") -> None:
        nonlocal judged
        judged += 1
        judge(self, state, out, of)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(game), "prospects_into", counted)
        assert state.decider is not None
        bot.choose(View(state, state.decider))
    return judged


def test_how_long_bots_think() -> None:
    names = ("random", "easy", "medium", "hard", "expert")
    assert [bots.thinking_time(name) for name in names] == [0, 0, 0, 0, 0.5]
    assert bots.thinking_time("search:seconds=0.3:plan=0.5") == 0.3
    assert bots.thinking_time("search:iterations=100") == 1
