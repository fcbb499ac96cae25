"""Ratings: which games count, that each does so once, and that all follows from the stored games."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import sqlalchemy as sa
from openskill.models import BradleyTerryFull
from typer.testing import CliRunner

from petteia.bots import LEVELS
from petteia.server import wire
from petteia.server.admin import admin
from petteia.server.known import Known
from petteia.server.ratings import counting, published, seen
from petteia.server.ratings.figures import ENOUGH, MU, SIGMA, Rating, after
from petteia.server.ratings.recounting import recount
from petteia.server.refusals import Refuse
from petteia.server.storage import Conflict, Database, Store
from petteia.server.storage import models as m
from petteia.server.storage.migrate import upgrade
from petteia.server.storage.ratings import RatingStore, count
from petteia.server.tables import coaching, playing, records, seating
from petteia.server.tables.house import House
from petteia.server.tables.kept import without

from .houses import house_on, play_on
from .known import forget, make_known, seat_at
from .test_clocks import LIVE, FakeTime
from .test_play import FESTIVE

pytestmark = pytest.mark.usefixtures("tiny")
ROOT = Path(__file__).parents[2]


async def table(house: House, *people: str, bots: int = 0, **more: object) -> str:
    """A table of people, each a person of their own, and of bots that has begun."""
    seats = [wire.NewSeat("open") for _ in people] + [wire.NewSeat("bot", bot="random") for _ in range(bots)]
    seats[0] = wire.NewSeat("me", people[0].title())
    wanted = wire.NewTable("tiny", seats, {"thieves": False}, **more)  # type: ignore[arg-type]
    id_ = (await seating.create(house, people[0], wanted, 10**6)).table.id
    for person in people[1:]:
        await seating.join(house, person, id_, wire.Join(person.title()))
    await seating.start(house, people[0], id_)
    return id_


async def game(house: House, *people: str) -> str:
    """The same, played to the end."""
    id_ = await table(house, *people)
    await play_on(house, id_, people, 10**6)
    return id_


async def why_not(house: House, id_: str) -> str | None:
    row = await house.store.load(id_)
    assert row is not None
    return (await seen.at_table(house.store, row)).why


async def ratings(store: Store, *people: str) -> list[Rating | None]:
    return [(await RatingStore(store).of_person(person)).get("tiny") for person in people]


# ---- a game that counts --------------------------------------------------------------------------


async def test_a_game_of_known_people_counts_when_it_ends(house: House) -> None:
    await make_known(house.store, "ada", "bob", "cleo")
    id_ = await table(house, "ada", "bob", "cleo")
    before = await seen.at_table(house.store, (await house.store.load(id_)))  # type: ignore[arg-type]
    assert before.counts
    assert [seat.rating and seat.rating.points for seat in before.seats] == [1500] * 3
    assert await ratings(house.store, "ada", "bob", "cleo") == [None] * 3

    await play_on(house, id_, ["ada", "bob", "cleo"], 10**6)
    row = await house.store.load(id_)
    assert row is not None
    assert row.status == "over"
    ranks = json.loads(row.result or "")["ranks"]
    model = BradleyTerryFull()
    right = model.rate([[model.rating()] for _ in ranks], ranks=[float(rank) for rank in ranks])
    found = await ratings(house.store, "ada", "bob", "cleo")
    for mine, team in zip(found, right, strict=True):
        assert mine is not None
        assert mine.mu == pytest.approx(team[0].mu)
        assert mine.sigma == pytest.approx(team[0].sigma)
        assert mine.games == 1
        assert mine.provisional

    told = await seen.at_table(house.store, row)
    assert told.counts
    changes = [seat.change for seat in told.seats]
    points = [rating.points - 1500 for rating in found if rating is not None]
    assert changes == points
    assert all(change is not None for change in changes)
    best = max(changes)  # type: ignore[type-var]
    assert [change == best for change in changes] == [rank == 1 for rank in ranks]


async def test_nothing_of_a_game_that_counted_is_taken_back_and_it_never_counts_again(house: House) -> None:
    await make_known(house.store, "ada", "bob")
    id_ = await game(house, "ada", "bob")
    before = await ratings(house.store, "ada", "bob")
    row = await house.store.load(id_)
    assert row is not None
    for seat, person in enumerate(["ada", "bob"]):
        with pytest.raises(Refuse) as refused:
            await playing.undo(house, person, id_, wire.Undo(seat, row.seq))
        assert refused.value.refusal.id == "status"
        with pytest.raises(Refuse):
            await playing.undo_ask(house, person, id_, wire.UndoAsk(seat, row.seq))
    counted = counting.counted(row, {"ada", "bob"}, {0, 1})
    assert isinstance(counted, counting.Counted)
    with pytest.raises(Conflict):  # the key of the game is there
        await house.store.database.write(lambda db: count(db, id_, counted))
    assert await ratings(house.store, "ada", "bob") == before
    # The table may go, the game has been played.
    await seating.delete(house, "ada", id_)
    assert await ratings(house.store, "ada", "bob") == before
    assert (await recount(house.store, write=True)).other_people == []
    assert await ratings(house.store, "ada", "bob") == before


# ---- games that do not count ---------------------------------------------------------------------


async def test_games_that_do_not_count_say_why(house: House) -> None:
    people = ["ada", "bob"]
    await make_known(house.store, *people)
    expected: dict[str, str] = {}

    guest = await table(house, "ada", "gus")
    await play_on(house, guest, ["ada", "gus"], 10**6)
    expected[guest] = "guests"

    seats = [wire.NewSeat("me", "Ada"), wire.NewSeat("me", "Ida")]
    wanted = wire.NewTable("tiny", seats, {"thieves": False}, start=True)
    twice = (await seating.create(house, "ada", wanted, 10**6)).table.id
    await play_on(house, twice, ["ada", "ada"], 10**6)
    expected[twice] = "twice"

    casual = await table(house, *people, rated=False)
    await play_on(house, casual, people, 10**6)
    expected[casual] = "casual"

    coached = await table(house, *people)
    await coaching.switch(house, "ada", coached, 0, "asked")
    await coaching.switch(house, "ada", coached, 0, "off")
    await play_on(house, coached, people, 10**6)
    expected[coached] = "coached"

    # A bot was there for somebody, even if they came back in time.
    stood_in = await table(house, *people)
    await play_on(house, stood_in, people, 3)
    await seating.to_bot(house, "bob", stood_in, 1, "random")
    await seating.back(house, "bob", stood_in, 1)
    await play_on(house, stood_in, people, 10**6)
    expected[stood_in] = "hands"

    aborted = await table(house, *people)
    await seating.abort(house, "ada", aborted)
    expected[aborted] = "unfinished"

    for id_, reason in expected.items():
        assert await why_not(house, id_) == reason
    assert await ratings(house.store, *people) == [None, None]


async def left(house: House) -> str:
    id_ = await table(house, "ada", "bob", "cleo")
    await play_on(house, id_, ["ada", "bob", "cleo"], 2)
    await seating.leave(house, "cleo", id_, 2)
    return id_


async def taken_over(house: House) -> str:
    """Somebody else has the seat now, and all who play are known."""
    id_ = await left(house)
    await seating.join(house, "dora", id_, wire.Join("Dora", 2))
    async with house.at(id_) as live:
        asked = house.info(live).newcomer
    assert asked is not None
    for person in ("ada", "bob"):
        await seating.newcomer(house, person, id_, wire.Newcomer(asked.id, True))
    return id_


async def resigned(house: House) -> str:
    id_ = await table(house, "ada", "bob", "cleo")
    await seating.resign(house, "cleo", id_, 2, "random")
    return id_


async def late(house: House) -> str:
    """A bot goes on for whose time has run out."""
    time = FakeTime(house)
    await house.clocks.beat()
    id_ = await table(house, "ada", "bob", clock=LIVE)
    await time.pass_(LIVE.bank * 1000)
    await house.clocks.sweep()
    return id_


async def gone(house: House) -> str:
    """Somebody has deleted himself in the middle of the game."""
    id_ = await table(house, "ada", "bob", "cleo")
    await Known(house.store, house.settings).forget("cleo", "Cleo", without)
    await house.belong_to_others([id_], [], gone=True)
    return id_


async def went_back(house: House) -> str:
    """A game that begins in the middle of another one."""
    id_ = await game(house, "ada", "bob")
    back, _ = await records.branch(house, "ada", id_, wire.Branch(3, [0, 1], name="Ada"), 10**6)
    await seat_at(house.store, back, ["ada", "bob"])
    house.live.clear()
    return back


async def uploaded(house: House) -> str:
    id_ = await game(house, "ada", "bob")
    async with house.at(id_) as live:
        text = await records.record(house, live)
    again, _ = await records.upload(house, "ada", text)
    await seat_at(house.store, again, ["ada", "bob"])
    house.live.clear()
    return again


async def own_edition(house: House) -> str:
    wanted = wire.NewTable(
        "tiny", [wire.NewSeat("me", "Ada"), wire.NewSeat("open")], {"thieves": False, "edition": FESTIVE}
    )
    id_ = (await seating.create(house, "ada", wanted, 10**6)).table.id
    await seating.join(house, "bob", id_, wire.Join("Bob"))
    await seating.start(house, "ada", id_)
    return id_


@pytest.mark.parametrize(
    ("happens", "reason"),
    [(left, "hands"), (taken_over, "hands"), (resigned, "hands"), (late, "hands"), (gone, "hands"),
     (went_back, "origin"), (uploaded, "origin"), (own_edition, "edition")],
    ids=lambda value: getattr(value, "__name__", ""),
)  # fmt: skip
async def test_nothing_that_bars_a_game_goes_unnoticed_whatever_becomes_of_it(
    house: House, happens: Callable[[House], Awaitable[str]], reason: str
) -> None:
    people = ["ada", "bob", "cleo", "dora"]
    await make_known(house.store, *people)
    id_ = await happens(house)
    before = await ratings(house.store, *people)
    assert await why_not(house, id_) == reason
    # And at its end, if it has not ended yet: however it ends, it does not count.
    row = await house.store.load(id_)
    assert row is not None
    row.status, row.result = "over", json.dumps({"ranks": [1, 2, 3][: row.seats], "scores": []})
    assert counting.counted(row, people, range(row.seats)) == reason
    assert await house.store.database.read(lambda db: db.execute(rated_of(id_)).first()) is None
    assert await ratings(house.store, *people) == before


def rated_of(id_: str) -> sa.Select[tuple[str]]:
    return sa.select(m.rated.c.game).where(m.rated.c.game == id_)


async def test_somebody_alone_with_bots_and_bots_of_unknown_strength_do_not_count(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await make_known(house.store, "ada", "bob")
    assert await why_not(house, await table(house, "ada", bots=1)) == "bots"
    assert await why_not(house, await table(house, "ada", "bob", bots=1)) == "bots"
    strong = Rating(30.0, 1.0, 240)
    monkeypatch.setattr(published, "rating_of", lambda kind, level: strong)
    assert await why_not(house, await table(house, "ada", bots=1)) == "alone"
    with_bot = await table(house, "ada", "bob", bots=1)
    assert await why_not(house, with_bot) is None

    # A bot's rating has its part in the game and is none the worse for it.
    row = await house.store.load(with_bot)
    assert row is not None
    row.status, row.result = "over", json.dumps({"ranks": [1, 2, 2], "scores": []})
    counted = counting.counted(row, {"ada", "bob"}, {0, 1, 2})
    assert isinstance(counted, counting.Counted)
    await house.store.database.write(lambda db: count(db, with_bot, counted))
    ada, bob = await ratings(house.store, "ada", "bob")
    right = after([Rating(), Rating(), strong], [1, 2, 2])
    assert [ada, bob] == right[:2]
    effects = await RatingStore(house.store).of_game(with_bot)
    assert effects is not None
    assert effects[2].before == strong


async def test_time_that_runs_out_counts_if_somebody_was_there_to_win(house: House) -> None:
    time = FakeTime(house)
    await house.clocks.beat()
    await make_known(house.store, "ada", "bob")
    clock = wire.LiveClock(LIVE.bank, LIVE.increment, "end")

    empty = await table(house, "ada", "bob", clock=clock)
    await time.pass_(LIVE.bank * 1000)
    await house.clocks.sweep()
    assert (await house.store.load(empty)).status == "over"  # type: ignore[union-attr]
    assert await why_not(house, empty) == "nobody"  # nobody has ever decided anything

    id_ = await table(house, "ada", "bob", clock=clock)
    decided: set[int] = set()
    while True:  # until it waits for one while the other has decided
        row = await house.store.load(id_)
        assert row is not None
        assert row.decider is not None
        if decided - {row.decider}:
            break
        decided.add(row.decider)
        await play_on(house, id_, ["ada", "bob"], row.length + 1)
    late = row.decider
    await time.pass_((LIVE.bank + 50 * LIVE.increment) * 1000)
    await house.clocks.sweep()
    row = await house.store.load(id_)
    assert row is not None
    assert row.status == "over"
    assert await why_not(house, id_) is None
    found = await ratings(house.store, "ada", "bob")
    assert found[0] is not None
    assert found[1] is not None
    ranks = json.loads(row.result or "")["ranks"]
    assert found[ranks.index(2)].mu < MU < found[ranks.index(1)].mu
    assert ranks[late] == 2


# ---- exactly once --------------------------------------------------------------------------------


async def test_games_that_end_in_two_processes_at_once_count_once_each_and_in_one_order(
    database_kind: str, make_database: Callable[[str], str]
) -> None:
    address = make_database(database_kind)
    databases = [Database(address), Database(address)]
    await upgrade(databases[0])
    houses = [house_on(Store(database, f"p{n}")) for n, database in enumerate(databases)]
    people = ["ada", "bob", "cleo", "dora"]
    await make_known(houses[0].store, *people)
    pairs = [(one, other) for one in people for other in people if one != other]

    async def one(n: int, pair: tuple[str, str]) -> None:
        await game(houses[n % 2], *pair)

    await asyncio.gather(*(one(n, pair) for n, pair in enumerate(pairs)))
    found = await ratings(houses[0].store, *people)
    assert [rating.games for rating in found if rating is not None] == [6] * 4
    rows = await databases[1].read(lambda db: db.execute(sa.select(m.rated.c.number)).all())
    assert sorted(row[0] for row in rows) == list(range(1, len(pairs) + 1))
    again = await recount(houses[1].store, write=False)
    assert (again.games, again.people) == (len(pairs), 4)
    assert (again.other_games, again.other_seats, again.other_people) == ([], 0, [])
    for house in houses:
        await house.close()
    for database in databases:
        await database.close()


async def test_all_ratings_follow_from_the_stored_games(house: House) -> None:
    people = ["ada", "bob", "cleo"]
    await make_known(house.store, *people)
    games = [await game(house, *(people[n % 3 :] + people[: n % 3])[: 2 + n % 2]) for n in range(5)]
    right = await ratings(house.store, *people)
    assert (await recount(house.store, write=False)).other_people == []

    # A rating that was changed by hand is found, and put right.
    wrong = m.rating.update().where(m.rating.c.person == "bob").values(mu=40.0, points=2400)
    await house.store.database.write(lambda db: db.execute(wrong))
    found = await recount(house.store, write=False)
    assert found.other_people == [("bob", "tiny")]
    assert (await ratings(house.store, "bob"))[0].mu == 40.0  # type: ignore[union-attr]
    await recount(house.store, write=True)
    assert await ratings(house.store, *people) == right

    # Whoever won is read from the game itself.
    swapped = await house.store.load(games[0])
    assert swapped is not None
    told = json.loads(swapped.result or "")
    told["ranks"] = [3 - rank for rank in told["ranks"]]
    other = m.game.update().where(m.game.c.id == games[0]).values(result=json.dumps(told))
    await house.store.database.write(lambda db: db.execute(other))
    found = await recount(house.store, write=False)
    assert found.other_games == ([games[0]] if len(set(told["ranks"])) > 1 else [])

    # Somebody who is deleted has no rating, and that of the others stays what it is.
    back = m.game.update().where(m.game.c.id == games[0]).values(result=swapped.result)
    await house.store.database.write(lambda db: db.execute(back))
    await forget(house.store, "cleo")
    assert await ratings(house.store, *people) == [right[0], right[1], None]
    gone = await recount(house.store, write=True)
    assert (gone.other_seats, gone.other_people) == (0, [])
    assert await ratings(house.store, "ada", "bob") == right[:2]


# ---- lists ---------------------------------------------------------------------------------------


async def test_lists_have_places_with_ties_and_find_people_by_name(house: House) -> None:
    figures = {"ada": (30.0, ENOUGH), "bob": (30.001, ENOUGH), "cleo": (20.0, 40), "dora": (50.0, ENOUGH - 1)}
    await make_known(house.store, *figures, "eve")
    rows = [
        {"person": who, "kind": "tiny", "mu": mu, "sigma": 1.0, "games": games, "at": 0,
         "points": Rating(mu).points}
        for who, (mu, games) in figures.items()
    ]  # fmt: skip
    await house.store.database.write(lambda db: db.execute(m.rating.insert(), rows))

    async def names(find: str = "", offset: int = 0, me: str | None = None) -> wire.Leaders:
        return await seen.leaders(house.store, "tiny", offset, 10, find, me)

    whole = await names(me="cleo")
    assert [(one.name, one.place) for one in whole.leaders] == [
        ("Ada", 1), ("Bob", 1), ("Cleo", 3), ("Dora", None)
    ]  # fmt: skip
    assert [one.me for one in whole.leaders] == [False, False, True, False]
    assert whole.me is not None
    assert (whole.me.place, whole.count) == (3, 4)
    assert whole.leaders[0].rating.give == round(60 * 1.96)
    later = await names(offset=2, me="eve")
    assert [one.name for one in later.leaders] == ["Cleo", "Dora"]
    assert later.me is None
    found = await names("BÓ")
    assert [(one.name, one.place) for one in found.leaders] == [("Bob", 1)]
    assert found.count == 1
    assert (await names("x")).leaders == []


# ---- bots ----------------------------------------------------------------------------------------


def test_bots_are_worth_what_the_published_tournament_says() -> None:
    board = json.loads((ROOT / "docs/leaderboard/levels/leaderboard.json").read_text(encoding="utf-8"))
    assert json.loads(published.FILE.read_text(encoding="utf-8")) == published.mapped(board)
    for kind in ("olympos", "elysium", "delphi"):
        levels = published.levels_of(kind)
        assert set(levels) == set(published._file()["levels"])
        assert levels[published.ANCHOR].mu == MU
        assert levels["random"].mu < levels["easy"].mu < levels["medium"].mu
        assert all(0 < rating.sigma < SIGMA and not rating.provisional for rating in levels.values())


def test_a_bots_rating_is_void_when_it_is_no_longer_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    assert published.rating_of("olympos", "easy") is not None
    assert published.rating_of("olympos", "expert") is None
    assert published.rating_of("tiny", "easy") is None
    monkeypatch.setitem(LEVELS, "easy", "greedy")
    assert published.rating_of("olympos", "easy") is None


# ---- the admin's commands ------------------------------------------------------------------------


async def test_the_host_can_compute_everything_anew_and_annul_a_game(house: House) -> None:
    people = ["ada", "bob"]
    await make_known(house.store, *people)
    first = await game(house, *people)
    alone = await ratings(house.store, *people)
    second = await game(house, *people)
    address = house.store.database.url.render_as_string(hide_password=False)

    async def command(*words: str) -> tuple[int, str]:
        done = await asyncio.to_thread(CliRunner().invoke, admin, [*words, "--database", address])
        return done.exit_code, done.output

    assert await command("ratings", "--check") == (
        0,
        "2 games count, for 2 ratings of people\n0 entries of games and 0 ratings differ from this\n",
    )
    code, text = await command("annul", second)
    assert code == 0, text
    assert await ratings(house.store, *people) == alone
    row = await house.store.load(second)
    assert row is not None
    assert (await seen.at_table(house.store, row)).counts is False
    code, text = await command("annul", second, "--back")
    assert code == 0, text
    assert [r.games for r in await ratings(house.store, *people) if r] == [2, 2]
    assert (await command("annul", "nothing"))[0] == 1
    assert (await command("ratings", "--check"))[0] == 0
    assert first != second
