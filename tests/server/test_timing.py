"""What the time of a bot's answer must not tell, by a clock that the tests turn."""

from __future__ import annotations

import asyncio

import pytest
from tests.tiny import GAME

from petteia import GAMES
from petteia.kernel import CHANCE, Dealer, State
from petteia.server import wire
from petteia.server.bots.pool import Process, Question
from petteia.server.bots.queue import SHORT
from petteia.server.bots.timing import SECRET_DELAY, SECRET_THOUGHT, SPREAD, Timing
from petteia.server.tables import playing, seating, silence
from petteia.server.tables.house import House
from petteia.server.tables.live import Watcher

from .test_queue import Clock


class Pauses:
    """Pauses that only move the clock."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.waited: list[float] = []

    async def __call__(self, seconds: float) -> None:
        self.waited.append(round(seconds, 6))
        self.clock.now += seconds


def middle() -> float:
    """The delay that is drawn on average."""
    return 0.5


def guarded(owl: bool) -> State:
    """A thief is asked about, by a victim that could stop the thief or could not."""
    for seed in range(1000):
        state, dealer = GAME.new(3, {"thieves": True}), Dealer(seed)
        for _ in range(60):
            if state.decider is None:
                break
            if state.step is not None and state.step.name == "guard" and (len(state.legal()) == 2) == owl:
                return state
            state.advance(dealer.pick(state) if state.decider == CHANCE else state.legal()[-2:][0])
    raise AssertionError("nobody was robbed")


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.mark.parametrize("owl", [True, False])
@pytest.mark.parametrize("thought", [0.0, 0.034, 0.1])
@pytest.mark.parametrize("bot", ["medium", ""], ids=["bot", "silent person"])
async def test_secret_answers_come_at_the_same_moment(
    clock: Clock, owl: bool, thought: float, bot: str
) -> None:
    timing = Timing(clock, Pauses(clock), middle)
    state, begun = guarded(owl), clock.now
    assert timing.secret(state)
    clock.now += thought
    await timing.hold(state, bot, begun)
    assert clock.now == pytest.approx(begun + SECRET_DELAY)


@pytest.mark.parametrize("owl", [True, False])
async def test_the_delay_is_drawn_for_each_answer_whatever_it_is(clock: Clock, owl: bool) -> None:
    drawn = iter([0.0, 1.0, 0.25])
    timing = Timing(clock, Pauses(clock), lambda: next(drawn))
    for share in (0.0, 1.0, 0.25):
        begun = clock.now
        clock.now += SECRET_THOUGHT * owl
        await timing.hold(guarded(owl), "medium", begun)
        assert clock.now - begun == pytest.approx(SECRET_DELAY + SPREAD * (share - 0.5))
    assert SECRET_THOUGHT < SECRET_DELAY - SPREAD / 2  # the shortest still hides the longest thought


async def test_on_a_busy_machine_answers_without_a_thought_are_late_too(clock: Clock) -> None:
    timing = Timing(clock, Pauses(clock), middle)
    begun, clock.now = clock.now, clock.now + 0.35
    timing.thought(guarded(True), "medium", begun)
    await timing.hold(guarded(True), "medium", begun)
    assert clock.now == begun + 0.35
    begun = clock.now
    await timing.hold(guarded(False), "medium", begun)
    assert clock.now == pytest.approx(begun + 0.35)


async def test_a_single_answer_takes_as_long_as_decisions_there_did(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses = Pauses(clock)
    timing = Timing(clock, pauses, middle)
    single, several = guarded(False), guarded(True)
    monkeypatch.setattr(type(single.step), "secret", False)  # as if it were a whole turn
    assert not timing.secret(single)
    await timing.hold(several, "hard", clock.now)
    assert pauses.waited == []  # it has thought as long as it has thought
    await timing.hold(single, "hard", clock.now)
    assert pauses.waited == [1.0]  # nothing is known of this bot yet
    begun, clock.now = clock.now, clock.now + 0.7
    timing.thought(several, "hard", begun)
    await timing.hold(single, "hard", clock.now)
    assert pauses.waited == [1.0, 0.7]
    await timing.hold(single, "easy", clock.now)  # another bot has another pace
    assert pauses.waited == [1.0, 0.7, 1.0]


# ---- a whole table -----------------------------------------------------------------------------


async def robbed(house: House) -> tuple[str, int]:
    """A table of Ada's at which she has stolen from seat 1, which is asked now; and how long its log is."""
    seats = [wire.NewSeat("me", name) for name in ("Ada", "Bob", "Cleo")]
    wanted = wire.NewTable("tiny", seats, {"thieves": True, "hand": 3}, start=True)
    while True:
        id_ = (await seating.create(house, "ada", wanted, 10**6)).table.id
        while True:
            async with house.at(id_) as live:
                state, seq, seat = house.playing(live).state, live.row.seq, live.row.decider
            if seat is None:
                break  # nobody was robbed
            if state.step is not None and state.step.name == "guard" and seat == 1:
                return id_, seq
            texts = list(map(state.actions.text, state.legal()))
            action = next((text for text in ("steal 1", "pass") if text in texts), texts[0])
            await playing.act(house, "ada", id_, wire.Act(seat, seq, action))


@pytest.mark.usefixtures("tiny")
@pytest.mark.parametrize("who", ["easy", "medium", "hard", "silent person"])
async def test_whoever_is_asked_a_secret_question_thinks_a_moment_and_is_told_after_the_delay(
    house: House, clock: Clock, monkeypatch: pytest.MonkeyPatch, who: str
) -> None:
    thinking, pauses, seconds = house.thinking, Pauses(clock), []
    thinking.timing = Timing(clock, pauses, middle)

    async def choose(_: Process, question: Question) -> int:
        seconds.append(question.seconds)
        return question.state.legal()[-1]

    monkeypatch.setattr(Process, "choose", choose)
    id_, seq = await robbed(house)
    if who == "silent person":
        await silence.keep(house, "ada", id_, 1, on=True)
    else:
        await seating.to_bot(house, "ada", id_, 1, who)
    watcher = Watcher(None)
    async with house.at(id_) as live:
        house.watch(live, watcher)
        thinking.owe(live)
    job = None
    while job is None:  # with PostgreSQL it is being stored
        job = await thinking.jobs.take((SHORT,))  # also where the bot would search for a second
        await asyncio.sleep(0)
    await thinking._decide(job, Process("", 1, 1, short_only=True))
    while live.row.seq == seq:
        await watcher.woken.wait()
        watcher.woken.clear()
    assert seconds in ([], [SECRET_THOUGHT])  # no thought where there is one answer, or a person's silence
    assert pauses.waited == [SECRET_DELAY]


def test_only_questions_that_are_always_asked_are_secret() -> None:
    secret = {
        (name, step.name)
        for name, game in GAMES.items()
        for step in game.new(game.seats[0], {}).setup.steps
        if step.secret
    }
    assert secret == {("olympos", "prayer"), ("olympos", "window"), ("olympos", "keep")}
    for game in (*GAMES.values(), GAME):
        for step in game.new(game.seats[0], {}).setup.steps:
            assert not (step.secret and step.forced), step.name
            assert step.secret or not step.silence, step.name
            assert not step.silence or game.actions.parse(step.silence) >= 0
