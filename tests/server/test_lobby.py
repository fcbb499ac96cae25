"""The lobby: people who look for a game find each other, each exactly once, whichever process they are at."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable

import pytest
import sqlalchemy as sa
from hypothesis import given
from hypothesis import strategies as st

from petteia.server import wire
from petteia.server.lobby.lobby import distinct
from petteia.server.lobby.matching import Seek, fit, tables
from petteia.server.refusals import Refuse
from petteia.server.storage import Conflict, Database, GameRow, Store
from petteia.server.storage import models as m
from petteia.server.storage.migrate import upgrade
from petteia.server.storage.seeks import ALIVE, KEPT
from petteia.server.tables.house import House

from .houses import house_on
from .known import make_known
from .test_clocks import FakeTime

pytestmark = pytest.mark.usefixtures("tiny")


# ---- who plays with whom, without a database -----------------------------------------------------

_seeks = st.lists(
    st.builds(
        Seek, id=st.uuids().map(str), person=st.sampled_from("abcdefghijkl"), name=st.just("x"),
        known=st.booleans(), kind=st.sampled_from(["tiny", "other"]), seats=st.integers(2, 4),
        clock=st.none(), options=st.just("{}"), rated=st.just(False),
        low=st.sampled_from([None, None, 1400, 1600]), high=st.sampled_from([None, None, 1700]),
        bots_after=st.sampled_from([None, 0, 50]), made=st.integers(0, 100),
        points=st.sampled_from([None, 1300, 1500, 1650, 1800]),
    ),
    max_size=14,
)  # fmt: skip
_apart = st.sets(st.tuples(st.sampled_from("abcdef"), st.sampled_from("ghijkl")).map(frozenset), max_size=6)


@given(_seeks, _apart)
def test_everybody_plays_once_and_only_with_those_who_fit(
    seeks: list[Seek], apart: set[frozenset[str]]
) -> None:
    found = tables(seeks, apart, now=80)
    people = Counter(seek.person for group in found for seek in group)
    assert all(number == 1 for number in people.values())
    for group in found:
        assert all(fit(a, b, apart) for n, a in enumerate(group) for b in group[n + 1 :])
        assert len(group) <= group[0].seats
        if len(group) < group[0].seats:  # bots come only to people who want them, and not too early
            assert all(seek.bots_after is not None for seek in group)
            assert any(at is not None and at <= 80 for at in (seek.bots_at() for seek in group))
    # Nobody waits although two who fit are left for a table of two, or bots may come.
    left = [seek for seek in seeks if seek.person not in people]
    assert not any(a.seats == 2 and fit(a, b, apart) for n, a in enumerate(left) for b in left[n + 1 :])
    assert not any(at is not None and at <= 80 for at in (seek.bots_at() for seek in left))


def test_whoever_has_waited_longest_plays_first() -> None:
    def one(person: str, made: int, **more: int) -> Seek:
        fields = {"low": None, "high": None, "points": 1500, **more}
        return Seek(
            person, person, person, True, "tiny", 2, None, "{}", False, bots_after=None, made=made, **fields
        )

    found = tables([one("d", 4), one("b", 2), one("c", 3), one("a", 1)], set(), 10)
    assert [[seek.id for seek in group] for group in found] == [["a", "b"], ["c", "d"]]
    # A range keeps two apart, and the next who fits is taken instead.
    found = tables([one("a", 1, low=1600), one("b", 2), one("c", 3, points=1700), one("d", 4)], set(), 10)
    assert [[seek.id for seek in group] for group in found] == [["a", "c"], ["b", "d"]]


def test_names_at_a_table_are_told_apart() -> None:
    assert distinct(["You", "Yоu", "Ada", "you"]) == ["You", "Yоu 2", "Ada", "you 3"]
    assert distinct(["x" * 24] * 2)[1] == "x" * 21 + " 2"


class LobbyTime(FakeTime):
    """A millisecond passes whenever somebody looks: nobody comes at the same time as another."""

    def rule(self, house: House) -> None:
        super().rule(house)
        house.clocks.time = self.look

    def look(self) -> int:
        self.ms += 1
        return self.ms


@pytest.fixture
async def time(house: House) -> FakeTime:
    """No page is missed because the machine is slow."""
    time = LobbyTime(house)
    await house.clocks.beat()
    return time


# ---- in a house ----------------------------------------------------------------------------------


async def people_there(store: Store, *people: str) -> None:
    """These people are guests of the house."""
    rows = [{"id": person, "created": 0} for person in people]
    await store.database.write(lambda db: db.execute(m.browser.insert(), rows))


async def found(house: House, person: str) -> str | None:
    own = await house.lobby.store.own(person)
    return None if own is None else own.game


async def row_of(house: House, id_: str | None) -> GameRow:
    assert id_ is not None
    row = await house.store.load(id_)
    assert row is not None
    return row


def wish(name: str = "Somebody", seats: int = 2, **more: object) -> wire.NewSeek:
    return wire.NewSeek("tiny", seats, name, **more)  # type: ignore[arg-type]


async def refused(house: House, person: str, wanted: wire.NewSeek) -> str:
    with pytest.raises(Refuse) as refuse:
        await house.lobby.seek(person, wanted)
    return refuse.value.refusal.id


@pytest.mark.usefixtures("time")
async def test_two_who_want_the_same_find_a_table_that_has_begun(house: House) -> None:
    await people_there(house.store, "ada", "bob", "cleo")
    clock = wire.LiveClock(600, 5)
    await house.lobby.seek("ada", wish("Ada", clock=clock))
    await house.lobby.seek("bob", wish("Ada", clock=None))
    assert [await found(house, who) for who in ("ada", "bob")] == [None, None]
    seen = await house.lobby.told("cleo")
    assert [(seek.name, seek.clock, seek.why) for seek in seen.seeks] == [
        ("Ada", clock, None),
        ("Ada", None, None),
    ]

    await house.lobby.seek("cleo", wish("ada", clock=clock))
    row = await row_of(house, await found(house, "cleo"))
    assert await found(house, "ada") == row.id
    assert {seat.holder for seat in row.seat} == {"ada", "cleo"}
    assert sorted(seat.name for seat in row.seat) in (["Ada", "ada 2"], ["Ada 2", "ada"])
    assert (row.status, row.public, row.owner, row.origin) == ("playing", True, None, "match")
    assert row.clock is not None
    assert row.deadline > 0
    assert [seek.name for seek in (await house.lobby.told("bob")).seeks] == ["Ada"]
    # Whoever has found a table and asks again, as after a reload, is not seated a second time.
    await house.lobby.seek("ada", wish("Ada", clock=None))
    assert await found(house, "ada") == row.id
    assert await found(house, "bob") is None
    await house.lobby.drop("ada")
    await house.lobby.seek("ada", wish("Ada", clock=None))
    assert await found(house, "bob") == await found(house, "ada") != row.id


@pytest.mark.usefixtures("time")
async def test_people_who_do_not_meet_and_people_with_themselves_are_never_brought_together(
    house: House,
) -> None:
    await people_there(house.store, "ada", "bob", "cleo")
    block = m.block.insert().values(by="bob", whom="ada", name="Ada", at=0)
    await house.store.database.write(lambda db: db.execute(block))
    await house.lobby.seek("ada", wish("Ada"))
    await house.lobby.seek("ada", wish("Ada"))
    await house.lobby.seek("bob", wish("Bob"))
    assert await found(house, "ada") is None
    assert [seek.name for seek in (await house.lobby.told("ada")).seeks] == ["Ada"]
    assert [seek.name for seek in (await house.lobby.told("bob")).seeks] == ["Bob"]
    await house.lobby.seek("cleo", wish("Cleo"))
    assert await found(house, "cleo") == await found(house, "ada")
    assert await found(house, "bob") is None


@pytest.mark.usefixtures("time")
async def test_a_banned_person_is_brought_together_with_nobody(house: House) -> None:
    await people_there(house.store, "ada", "bob", "cleo")
    await house.lobby.seek("bob", wish("Bob"))
    bans = [{"person": who, "until": 0, "why": "cheating", "at": 0} for who in ("ada", "bob")]
    await house.store.database.write(lambda db: db.execute(m.ban.insert(), bans))
    assert await refused(house, "ada", wish("Ada")) == "banned-for-good"
    await house.lobby.seek("cleo", wish("Cleo"))
    assert await found(house, "cleo") is None
    assert [seek.name for seek in (await house.lobby.told("cleo")).seeks] == ["Cleo"]


@pytest.mark.usefixtures("time")
async def test_ranges_and_games_that_count_are_for_known_people(house: House) -> None:
    await people_there(house.store, "gus")
    await make_known(house.store, "ada", "bob", "cleo")
    assert await refused(house, "gus", wish("Gus", low=1000)) == "seek-known"
    assert await refused(house, "gus", wish("Gus", rated=True)) == "seek-known"
    assert await refused(house, "ada", wish(low=1600, high=1500)) == "option"
    assert await refused(house, "ada", wish(seats=9)) == "option"
    assert await refused(house, "gus", wish("")) == "name"
    strong = m.rating.insert().values(
        person="cleo", kind="tiny", mu=30.0, sigma=2.0, games=30, at=0, points=1800
    )
    await house.store.database.write(lambda db: db.execute(strong))
    await house.lobby.seek("ada", wish("not this", low=1700))
    await house.lobby.seek("gus", wish("Gus"))
    await house.lobby.seek("bob", wish(high=1700))
    in_the_way = {s.name: s.why for s in (await house.lobby.told("bob")).seeks}
    assert in_the_way == {"Ada": "range", "Gus": None, "Bob": "mine"}
    assert {s.name: s.why for s in (await house.lobby.told("gus")).seeks}["Ada"] == "range"
    assert [await found(house, who) for who in ("ada", "gus", "bob")] == [None] * 3
    await house.lobby.seek("cleo", wish())
    assert await found(house, "cleo") == await found(house, "ada")

    # For a game that counts nobody is coached.
    await house.lobby.drop("ada")
    await house.lobby.seek("ada", wish(rated=True))
    assert {s.name: s.why for s in (await house.lobby.told("gus")).seeks}["Ada"] == "known"
    await house.lobby.seek("bob", wish(rated=True))
    row = await row_of(house, await found(house, "bob"))
    assert (row.rated, row.coach) == (True, False)
    assert await found(house, "gus") is None


async def test_bots_fill_the_table_after_the_wait(house: House, time: FakeTime) -> None:
    await people_there(house.store, "ada", "bob", "cleo")
    with house.lobby.looking("ada"), house.lobby.looking("bob"), house.lobby.looking("cleo"):
        await house.lobby.seek("ada", wish("Ada", 4, bots_after=20))
        await house.lobby.seek("cleo", wish("Cleo", 4))
        await time.pass_(3000)
        await house.lobby.look()
        await house.lobby.seek("bob", wish("Bob", 4, bots_after=60))
        for _ in range(5):
            await time.pass_(3000)
            await house.lobby.look()
        assert await found(house, "ada") is None
        await time.pass_(2000)
        await house.lobby.look()
    row = await row_of(house, await found(house, "ada"))
    assert sorted(seat.holder or "-" for seat in row.seat) == ["-", "-", "ada", "bob"]
    assert [seat.bot for seat in row.seat if seat.holder is None] == ["medium", "medium"]
    assert await found(house, "bob") == row.id
    assert await found(house, "cleo") is None  # who has not asked for bots gets none


async def test_a_seek_ends_with_its_page(house: House, time: FakeTime) -> None:
    await people_there(house.store, "ada", "bob")
    await house.lobby.seek("ada", wish("Ada"))
    version = (await house.lobby.told("bob")).version
    with house.lobby.looking("bob"):
        await time.pass_(ALIVE)
        await house.lobby.look()
        assert (await house.lobby.told("bob")).seeks == []
        assert house.lobby.version != version
    await house.lobby.seek("bob", wish("Bob"))
    assert await found(house, "bob") is None

    # A page that comes back soon keeps its place.
    before = await house.lobby.store.own("ada")
    await house.lobby.seek("ada", wish("Ada"))
    assert before is not None
    after = await house.lobby.store.own("ada")
    assert after is not None
    assert after.game == await found(house, "bob")
    assert after.seek.made == before.seek.made
    await time.pass_(KEPT + ALIVE)
    await house.lobby.store.tidy(time.ms)
    assert await house.lobby.store.own("ada") is None


@pytest.mark.usefixtures("time")
async def test_a_table_that_cannot_be_stored_takes_nobody(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await people_there(house.store, "ada", "bob")
    await house.lobby.seek("ada", wish("Ada"))
    stored = house.store._append
    monkeypatch.setattr(house.store, "_append", lambda *_: (_ for _ in ()).throw(Conflict("no")))
    await house.lobby.seek("bob", wish("Bob"))
    assert [await found(house, who) for who in ("ada", "bob")] == [None, None]
    games = await house.store.database.read(lambda db: db.execute(sa.select(m.game.c.id)).all())
    assert games == []
    monkeypatch.setattr(house.store, "_append", stored)
    await house.lobby.match()
    assert await found(house, "ada") == await found(house, "bob") is not None


async def test_many_at_once_in_two_processes_everybody_plays_exactly_once(
    database_kind: str, make_database: Callable[[str], str]
) -> None:
    address = make_database(database_kind)
    databases = [Database(address), Database(address)]
    await upgrade(databases[0])
    houses = [house_on(Store(database, f"p{n}")) for n, database in enumerate(databases)]
    LobbyTime(*houses)
    await houses[0].clocks.beat()
    people = [f"person{n:02}" for n in range(36)]
    await people_there(houses[0].store, *people)
    rng = random.Random(3)
    seats = {person: 2 + n % 3 for n, person in enumerate(people)}  # twelve each for tables of 2, 3 and 4
    order = rng.sample(people, len(people))

    async def come(n: int, person: str) -> None:
        if n % 5 == 0:  # some change their minds, or their page is loaded anew
            await houses[(n + 1) % 2].lobby.seek(person, wish(person, seats[person]))
        await houses[n % 2].lobby.seek(person, wish(person, seats[person]))

    await asyncio.gather(*(come(n, person) for n, person in enumerate(order)))
    await asyncio.gather(*(house.lobby.match() for house in houses))
    games = {person: await found(houses[0], person) for person in people}
    assert None not in games.values()
    seated: Counter[str | None] = Counter()
    for id_ in set(games.values()):
        row = await row_of(houses[1], id_)
        assert row.status == "playing"
        assert row.seats == len(row.seat) == len({seat.holder for seat in row.seat})
        for seat in row.seat:
            assert games[str(seat.holder)] == row.id
            assert seats[str(seat.holder)] == row.seats
            seated[seat.holder] += 1
    assert seated == Counter(people)
    every = await databases[1].read(lambda db: db.execute(sa.select(m.game.c.id)).all())
    assert {row[0] for row in every} == set(games.values())  # and no table without people is left over
    for house in houses:
        await house.close()
    for database in databases:
        await database.close()
