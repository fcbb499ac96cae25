"""Clocks and deadlines, by a clock that the tests turn: what is left to whom, what becomes of the late."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec
import pytest

from petteia.bots import make
from petteia.kernel import View
from petteia.server import wire
from petteia.server.clocks.keeper import SLACK
from petteia.server.refusals import Refuse
from petteia.server.storage import Database, GameRow, Store
from petteia.server.storage import models as m
from petteia.server.storage.migrate import upgrade
from petteia.server.tables import playing, seating
from petteia.server.tables.house import House, copy_row

from .houses import house_on

pytestmark = pytest.mark.usefixtures("tiny")
HOUR = 3_600_000


class FakeTime:
    """The time of all houses of a test; nothing passes by itself, and servers note every second."""

    def __init__(self, *houses: House) -> None:
        self.ms = 1_000_000_000
        self.houses: list[House] = []
        for house in houses:
            self.rule(house)

    def rule(self, house: House) -> None:
        house.clocks.time = lambda: self.ms
        self.houses.append(house)

    async def pass_(self, ms: int) -> None:
        """Time passes while people are served."""
        while ms > 0:
            step = min(ms, SLACK)
            self.ms += step
            ms -= step
            await self.houses[0].clocks.beat()

    async def jump(self, ms: int) -> None:
        """The same in one step, where a day would take long: the note is put forward with it."""
        self.ms += ms
        database = self.houses[0].store.database
        await database.write(lambda db: db.execute(m.pulse.update().values(at=self.ms)))


@pytest.fixture
async def time(house: House) -> FakeTime:
    time = FakeTime(house)
    await house.clocks.beat()
    return time


LIVE = wire.LiveClock(60, 10)
SLOW = wire.SlowClock(24)


async def table(house: House, clock: wire.Clock, *names: str, bots: int = 0) -> str:
    """A table of people, each a person of their own, that has begun."""
    seats = [wire.NewSeat("open") for _ in names] + [wire.NewSeat("bot", bot="random") for _ in range(bots)]
    seats[0] = wire.NewSeat("me", names[0].title())
    wanted = wire.NewTable("tiny", seats, {"thieves": False}, stand_in="easy", clock=clock)
    id_ = (await seating.create(house, names[0], wanted, 10**6)).table.id
    for name in names[1:]:
        await seating.join(house, name, id_, wire.Join(name.title()))
    await seating.start(house, names[0], id_)
    return id_


async def row_of(house: House, id_: str) -> GameRow:
    row = await house.store.load(id_)
    assert row is not None
    return row


async def clock_of(house: House, id_: str) -> wire.ClockInfo:
    async with house.at(id_) as live:
        found = house.info(live).clock
    assert found is not None
    return found


async def decide(house: House, id_: str, people: tuple[str, ...] = ("ada", "bob"), action: Any = None) -> int:
    """Whoever has to, decides; which seat that was."""
    async with house.at(id_) as live:
        seat, seq = live.row.decider, live.row.seq
        legal = house.playing(live).state.legal()
    assert seat is not None
    await playing.act(house, people[seat], id_, wire.Act(seat, seq, legal[0] if action is None else action))
    return seat


async def take_back(house: House, id_: str, seat: int) -> None:
    """Ada or Bob goes back before the last decision, and the other agrees."""
    people = ("ada", "bob")
    row = await row_of(house, id_)
    await playing.undo_ask(house, people[seat], id_, wire.UndoAsk(seat, row.seq))
    await playing.undo_answer(house, people[1 - seat], id_, wire.UndoAnswer(1 - seat, True))
    assert (await row_of(house, id_)).seq == row.seq + 1


async def refused(work: Any) -> str:
    with pytest.raises(Refuse) as refusal:
        await work
    return refusal.value.refusal.id


async def left(house: House, id_: str, seat: int, time: FakeTime) -> int:
    """What a seat has left, whether its clock runs or not."""
    clock = await clock_of(house, id_)
    if clock.running == seat:
        assert clock.deadline is not None
        return clock.deadline - time.ms
    return clock.left[seat]


# ---- live ---------------------------------------------------------------------------------------


async def test_a_live_clock_runs_for_whom_the_table_waits_and_gives_something_for_a_decision(
    house: House, time: FakeTime
) -> None:
    id_ = await table(house, LIVE, "ada", "bob")
    first = (await row_of(house, id_)).decider
    assert first is not None
    other = 1 - first
    assert await left(house, id_, first, time) == await left(house, id_, other, time) == 60_000
    await time.pass_(7_000)
    assert await left(house, id_, first, time) == 53_000
    assert await left(house, id_, other, time) == 60_000
    await decide(house, id_)
    assert await left(house, id_, first, time) == 63_000
    decider = (await row_of(house, id_)).decider
    assert decider is not None
    running = (await clock_of(house, id_)).running
    assert running == decider


async def test_a_clock_goes_on_after_a_restart(house: House, store: Store, time: FakeTime) -> None:
    id_ = await table(house, LIVE, "ada", "bob")
    seat = (await row_of(house, id_)).decider
    assert seat is not None
    await time.pass_(5_000)
    again = house_on(store)  # nothing of it is in memory
    time.rule(again)
    assert await left(again, id_, seat, time) == 55_000
    await time.pass_(2_000)
    await decide(again, id_)
    assert await left(again, id_, seat, time) == 63_000


async def test_an_undo_gives_no_time_back_and_what_is_decided_again_earns_nothing(
    house: House, time: FakeTime
) -> None:
    id_ = await table(house, LIVE, "ada", "bob")
    seat = (await row_of(house, id_)).decider
    assert seat is not None
    for round_ in range(3):
        await time.pass_(2_000)
        await decide(house, id_, action="pass")
        # Ten seconds once, however often it is decided anew.
        assert await left(house, id_, seat, time) == 60_000 + 10_000 - 2_000 * (round_ + 1)
        await take_back(house, id_, seat)
        assert (await clock_of(house, id_)).running == seat


async def test_no_clock_runs_while_a_bot_thinks_or_nobody_has_to_decide(house: House, time: FakeTime) -> None:
    id_ = await table(house, LIVE, "ada", bots=1)
    row = await row_of(house, id_)
    if row.decider == 0:
        await decide(house, id_)
        row = await row_of(house, id_)
    while row.decider == 0:
        await decide(house, id_)
        row = await row_of(house, id_)
    assert row.decider == 1
    assert row.deadline == 0
    clock = await clock_of(house, id_)
    assert (clock.running, clock.deadline) == (None, None)


async def test_a_question_in_anothers_turn_runs_the_clock_of_who_answers(
    house: House, time: FakeTime
) -> None:
    """In Olympos a turned card is answered by prayers, also by those whose turn it is not (OLY-R48)."""
    wanted = wire.NewTable("olympos", [wire.NewSeat("me", "Ada"), wire.NewSeat("open")], clock=LIVE)
    id_ = (await seating.create(house, "ada", wanted, 10**6)).table.id
    await seating.join(house, "bob", id_, wire.Join("Bob"))
    await seating.start(house, "ada", id_)
    people, bot = ("ada", "bob"), make("random", 7)
    while True:
        async with house.at(id_) as live:
            state, seq = house.playing(live).state, live.row.seq
            ask = state.observe(None)["ask"]
            assert ask is not None, "nobody was asked in another's turn"
            if ask["step"] == "prayer" and ask["turned_by"] != ask["seat"]:
                break
            seat, action = ask["seat"], bot.choose(View(state, ask["seat"]))
        await playing.act(house, people[seat], id_, wire.Act(seat, seq, action))
    answers, turn = ask["seat"], ask["turned_by"]
    before = [await left(house, id_, seat, time) for seat in (0, 1)]
    assert (await clock_of(house, id_)).running == answers
    await time.pass_(7_000)
    assert await left(house, id_, answers, time) == before[answers] - 7_000
    assert await left(house, id_, turn, time) == before[turn]
    await decide(house, id_, action="done")
    assert await left(house, id_, answers, time) == before[answers] - 7_000 + LIVE.increment * 1000
    assert await left(house, id_, turn, time) == before[turn]


# ---- running out --------------------------------------------------------------------------------


async def test_whose_time_has_run_out_is_played_by_a_bot_of_the_tables_level(
    house: House, time: FakeTime
) -> None:
    id_ = await table(house, LIVE, "ada", "bob")
    seat = (await row_of(house, id_)).decider
    assert seat is not None
    await time.pass_(59_999)
    await house.clocks.sweep()
    assert (await row_of(house, id_)).seat[seat].bot is None
    await time.pass_(1)
    # The server's clock decides, also before anybody has looked.
    async with house.at(id_) as live:
        seq = live.row.seq
    late = wire.Act(seat, seq, "pass")
    assert await refused(playing.act(house, ("ada", "bob")[seat], id_, late)) == "time-over"
    await house.clocks.sweep()
    row = await row_of(house, id_)
    assert row.seat[seat].bot == "easy"
    assert row.seat[seat].holder == ("ada", "bob")[seat]
    assert row.seat[seat].stood_in == row.length  # what they decided themselves stays theirs in an undo
    assert row.deadline == 0
    assert row.owed > 0  # the bot has to answer now
    assert (await clock_of(house, id_)).out == [seat]
    # There is no time to come back with.
    assert await refused(seating.back(house, ("ada", "bob")[seat], id_, seat)) == "time-over"
    await house.clocks.sweep()
    assert (await row_of(house, id_)).revision == row.revision  # once


async def test_the_game_ends_where_that_was_agreed(house: House, time: FakeTime) -> None:
    id_ = await table(house, wire.LiveClock(60, 0, "end"), "ada", "bob", "cyd")
    seat = (await row_of(house, id_)).decider
    assert seat is not None
    await time.pass_(60_000)
    await house.clocks.sweep()
    async with house.at(id_) as live:
        info = house.info(live)
    assert info.status == "over"
    assert info.result is not None
    assert info.result.ranks == [2 if number == seat else 1 for number in range(3)]
    assert info.clock is not None
    assert info.clock.out == [seat]
    assert await house.store.kept(id_) is not None  # shown like any finished game
    assert await seating.rematch(house, "ada", id_, 10**6) != id_


async def test_a_rematch_has_the_same_clock(house: House, time: FakeTime) -> None:
    id_ = await table(house, wire.SlowClock(1, "end"), "ada", "bob")
    await time.jump(HOUR)
    await house.clocks.sweep()
    new = await seating.rematch(house, "ada", id_, 10**6)
    clock = await clock_of(house, new)
    assert clock == wire.ClockInfo(wire.SlowClock(1, "end"), [HOUR, HOUR], None, None, [])


# ---- by correspondence --------------------------------------------------------------------------


async def test_a_turn_by_correspondence_has_its_hours_and_the_next_has_them_anew(
    house: House, time: FakeTime
) -> None:
    id_ = await table(house, SLOW, "ada", "bob")
    seat = (await row_of(house, id_)).decider
    assert seat is not None
    await time.jump(20 * HOUR)
    assert await left(house, id_, seat, time) == 4 * HOUR
    while await decide(house, id_, action="pass") == seat:
        if (await row_of(house, id_)).decider != seat:
            break
        assert await left(house, id_, seat, time) == 4 * HOUR  # one turn, however many decisions
    assert await left(house, id_, 1 - seat, time) == 24 * HOUR
    # Who takes a turn back has what was left of it.
    await take_back(house, id_, seat)
    assert await left(house, id_, seat, time) == 4 * HOUR
    while (await row_of(house, id_)).decider == seat:
        await decide(house, id_, action="pass")
    await time.jump(HOUR)
    while (await row_of(house, id_)).decider != seat:
        await decide(house, id_, action="pass")
    assert await left(house, id_, seat, time) == 24 * HOUR


async def test_a_seat_that_a_bot_plays_for_a_while_gets_no_time_by_it(house: House, time: FakeTime) -> None:
    id_ = await table(house, SLOW, "ada", "bob")
    seat = (await row_of(house, id_)).decider
    assert seat is not None
    who = ("ada", "bob")[seat]
    await time.jump(20 * HOUR)
    await seating.to_bot(house, who, id_, seat, None)
    assert (await clock_of(house, id_)).running is None
    await time.jump(HOUR)
    await seating.back(house, who, id_, seat)
    assert await left(house, id_, seat, time) == 4 * HOUR


async def test_who_was_too_late_by_correspondence_comes_back_at_the_next_turn(
    house: House, time: FakeTime
) -> None:
    id_ = await table(house, SLOW, "ada", "bob")
    seat = (await row_of(house, id_)).decider
    assert seat is not None
    who = ("ada", "bob")[seat]
    await time.jump(24 * HOUR)
    await house.clocks.sweep()
    assert await refused(seating.back(house, who, id_, seat)) == "time-over"
    async with house.at(id_) as live:  # what the bot would decide
        while live.row.decider == seat:
            play, seq = house.playing(live), live.row.seq
            play.play(play.state.actions.parse("pass"))
            play.deal(house.dealer)
            await house.save(live, copy_row(live.row), play.entries(seq))
    while (await row_of(house, id_)).decider != seat:
        await decide(house, id_, action="pass")
    await seating.back(house, who, id_, seat)
    assert await left(house, id_, seat, time) == 24 * HOUR


# ---- nobody loses time while nobody is served ---------------------------------------------------


async def test_time_while_the_server_is_down_does_not_count(
    house: House, store: Store, time: FakeTime
) -> None:
    id_ = await table(house, LIVE, "ada", "bob")
    idle = await table(house, SLOW, "ada", "bob")
    seat = (await row_of(house, id_)).decider
    assert seat is not None
    await time.pass_(10_000)
    deadline = (await row_of(house, idle)).deadline
    time.ms += 500_000  # down
    again = house_on(store)
    time.rule(again)
    await again.clocks.open()
    assert await left(again, id_, seat, time) == 50_000
    assert (await row_of(again, idle)).deadline == deadline + 500_000
    await again.clocks.sweep()
    assert (await row_of(again, id_)).seat[seat].bot is None
    await decide(again, id_)
    await again.close()


async def test_a_decision_counts_that_waited_for_a_database_which_was_away(
    house: House, time: FakeTime
) -> None:
    id_ = await table(house, LIVE, "ada", "bob")
    seat = (await row_of(house, id_)).decider
    assert seat is not None
    time.ms += 500_000  # nothing could be noted, and nobody has looked since
    await decide(house, id_)
    assert await left(house, id_, seat, time) == 70_000


async def test_two_servers_that_come_back_together_put_deadlines_off_once(
    make_database: Callable[[str], str], database_kind: str
) -> None:
    address = make_database(database_kind)
    databases = [Database(address), Database(address)]
    await upgrade(databases[0])
    houses = [house_on(Store(database, name)) for database, name in zip(databases, "ab", strict=True)]
    time = FakeTime(*houses)
    await houses[0].clocks.beat()
    id_ = await table(houses[0], LIVE, "ada", "bob")
    before = (await row_of(houses[0], id_)).deadline
    time.ms += 60 * HOUR
    put_off = await asyncio.gather(*(house.clocks.beat() for house in houses))
    assert sorted(put_off) == [False, True]
    assert (await row_of(houses[1], id_)).deadline == before + 60 * HOUR
    for house, database in zip(houses, databases, strict=True):
        await house.close()
        await database.close()


@pytest.fixture
async def two(make_database: Callable[[str], str], postgres: str) -> AsyncIterator[tuple[House, House]]:
    """Two servers of one database."""
    address = make_database("postgres")
    databases = [Database(address), Database(address)]
    await upgrade(databases[0])
    houses = [house_on(Store(database, name)) for database, name in zip(databases, "ab", strict=True)]
    yield houses[0], houses[1]
    for house, database in zip(houses, databases, strict=True):
        await house.close()
        await database.close()


@pytest.mark.postgres
async def test_two_servers_see_to_a_deadline_once_and_neither_takes_a_late_decision(
    two: tuple[House, House],
) -> None:
    one, other = two
    time = FakeTime(one, other)
    await one.clocks.beat()
    ids = [await table(one, LIVE, "ada", "bob") for _ in range(12)]
    revisions = {id_: (await row_of(one, id_)).revision for id_ in ids}
    for id_ in ids:  # both have it in memory
        async with other.at(id_) as live:
            assert live.row.deadline == time.ms + 60_000
    await time.pass_(60_000)
    seat = (await row_of(one, ids[0])).decider
    assert seat is not None
    async with other.at(ids[0]) as live:
        seq = live.row.seq
    late = playing.act(other, ("ada", "bob")[seat], ids[0], wire.Act(seat, seq, "pass"))
    assert await refused(late) == "time-over"
    await asyncio.gather(one.clocks.sweep(), other.clocks.sweep())
    for id_ in ids:
        row = await row_of(one, id_)
        assert [s.bot for s in row.seat].count("easy") == 1
        assert row.revision == revisions[id_] + 1


@pytest.mark.postgres
async def test_a_decision_in_the_last_moment_and_the_deadline_are_told_apart_by_the_database(
    two: tuple[House, House],
) -> None:
    """One server still has time by its clock, the other does not: whoever stores first is right."""
    one, other = two
    time = FakeTime(one)
    await one.clocks.beat()
    ids = [await table(one, LIVE, "ada", "bob") for _ in range(10)]
    await time.pass_(59_999)
    other.clocks.time = lambda: time.ms + 1
    deciding = [decide(one, id_, action="pass") for id_ in ids]
    results = await asyncio.gather(other.clocks.sweep(), *deciding, return_exceptions=True)
    for id_, decided in zip(ids, results[1:], strict=True):
        row = await row_of(one, id_)
        handed = any(seat.bot == "easy" for seat in row.seat)
        assert handed == isinstance(decided, BaseException), (decided, row.seat)


# ---- over HTTP ----------------------------------------------------------------------------------


async def test_bad_clocks_are_refused_with_what_would_be_right(house: House) -> None:
    for bad in (
        {"type": "live", "bank": 1},
        {"type": "live"},
        {"type": "correspondence", "hours": 0},
        {"type": "correspondence", "hours": 24, "bank": 5},
        {"type": "sand"},
        {"type": "live", "bank": 60, "out": "nothing"},
    ):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(bad, wire.Clock)
