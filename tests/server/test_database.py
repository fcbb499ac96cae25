"""The database: migrations both ways on both databases, races, cached positions."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

import petteia
from petteia.bots import make
from petteia.kernel import CHANCE, Dealer, OptionError, View
from petteia.server import wire
from petteia.server.storage import Conflict, Database, Entry, GameRow, SeatRow, Store
from petteia.server.storage import models as m
from petteia.server.storage.migrate import current, downgrade, head, upgrade
from petteia.server.tables import playing, seating, views
from petteia.server.tables.house import House, copy_row
from petteia.server.tables.live import Live
from petteia.server.tables.play import SNAPSHOT_EVERY, Play

from .houses import play_on

pytestmark = pytest.mark.usefixtures("tiny")


async def test_migrations_run_upwards_and_downwards(
    database_kind: str, make_database: Callable[[str], str]
) -> None:
    database = Database(make_database(database_kind))

    def tables(connection: sa.Connection) -> set[str]:
        return set(sa.inspect(connection).get_table_names())

    def differences(connection: sa.Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return [d for d in compare_metadata(context, m.metadata) if "alembic_version" not in str(d)]

    assert await current(database) is None
    await upgrade(database)
    assert await current(database) == head()
    assert await database.read(tables) == {*m.metadata.tables, "alembic_version"}
    assert await database.read(differences) == []
    await upgrade(database)  # again: nothing to do
    await downgrade(database, "base")
    assert await current(database) is None
    assert await database.read(tables) == {"alembic_version"}
    await upgrade(database)
    assert await database.read(differences) == []
    await database.close()


async def test_tables_with_own_editions_of_older_programs_are_listed_by_name(
    database_kind: str, make_database: Callable[[str], str]
) -> None:
    database = Database(make_database(database_kind))
    await upgrade(database, "0001")
    columns = (
        "id, kind, rules, edition, seats, options, status, public, owner, invite, origin, created, updated, "
        "revision, seq, length, digest, bot_until"
    )
    statement = sa.text(
        f"INSERT INTO game ({columns}) VALUES "
        "(:id, 'tiny', 1, 'x', 2, :options, 'open', :public, 'ada', '', 'new', 1, 1, 0, 0, 0, '', 0)"
    )
    text = 'edition = "Festive market"\n' + "# long\n" * 50
    options = {"own": {"hand": 3, "edition": text}, "plain": {"hand": 3, "edition": "default"}}

    def fill(db: sa.Connection) -> None:
        for id_, given in options.items():
            db.execute(statement, {"id": id_, "options": json.dumps(given), "public": True})

    await database.write(fill)
    await upgrade(database)
    store = Store(database, "test")
    rows = {row.id: row for row in await store.lobby(None, "open", None, 10)}
    assert rows["plain"].listed is None
    assert json.loads(rows["plain"].options) == options["plain"]
    assert rows["own"].options == ""
    assert json.loads(rows["own"].listed or "") == {"hand": 3, "edition": "own:Festive market"}
    assert views.edition_name(rows["own"]) == "Festive market"
    whole = await store.load("own")
    assert whole is not None
    assert json.loads(whole.options) == options["own"]
    await database.close()


async def test_a_database_of_a_newer_program_is_left_alone(store: Store) -> None:
    await store.database.write(
        lambda db: db.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    )
    with pytest.raises(OptionError, match="newer version"):
        await upgrade(store.database)
    assert await current(store.database) == "9999"


@pytest.mark.parametrize("address", ["mysql://x/y", "sqlite://", "sqlite:///:memory:", "postgres ql://"])
def test_addresses_that_cannot_be_are_refused(address: str) -> None:
    with pytest.raises(OptionError):
        Database(address if "://" in address else "sqlite://")


async def new_game(store: Store) -> GameRow:
    setup = petteia.game("tiny").setup(2)
    seats = [SeatRow(n, f"{n}", "ada") for n in range(2)]
    row, _ = seating.new_row(setup, "ada", seats, "new", public=False)
    row.status = "playing"
    await store.insert(row, (), None)
    return row


async def test_whoever_is_second_with_a_row_of_the_log_is_refused(store: Store) -> None:
    row = await new_game(store)
    one, other = copy_row(row), copy_row(row)
    results = await asyncio.gather(
        store.save(row, one, [Entry(1, 0, "pass", key="a")]),
        store.save(row, other, [Entry(1, 0, "peek", key="b")]),
        return_exceptions=True,
    )
    assert sorted(type(r).__name__ for r in results) == ["Conflict", "NoneType"]
    entries = await store.entries(row.id, 0, 10)
    assert len(entries) == 1
    stored = await store.load(row.id)
    assert stored is not None
    assert stored.seq == 1
    # The same key a second time, at the right place: refused as a whole.
    with pytest.raises(Conflict):
        await store.save(stored, copy_row(stored), [Entry(2, 0, "pass", key=entries[0].key)])
    assert await store.load(row.id) == stored
    # A change of seats meanwhile makes a decision based on the old ones fail.
    changed = copy_row(stored)
    changed.seat[0].bot = "random"
    await store.save(stored, changed)
    with pytest.raises(Conflict):
        await store.save(stored, copy_row(stored), [Entry(2, 0, "pass")])


async def test_many_writes_at_once_are_all_stored_and_only_the_bad_one_fails(store: Store) -> None:
    rows = [await new_game(store) for _ in range(20)]
    stale = copy_row(rows[0])
    stale.seq = 7
    jobs = [store.save(row, copy_row(row), [Entry(1, 0, "pass")]) for row in rows[1:]]
    results = await asyncio.gather(store.save(stale, copy_row(stale)), *jobs, return_exceptions=True)
    assert isinstance(results[0], Conflict)
    assert all(result is None for result in results[1:])
    for row in rows[1:]:
        assert len(await store.entries(row.id, 0, 9)) == 1


async def play_some(house: House, game: str, moves: int) -> str:
    """A table with so many moves played by one person in all seats."""
    wanted = wire.NewTable(game, [wire.NewSeat("me", f"{n}") for n in range(3)], start=True)
    id_ = (await seating.create(house, "ada", wanted, 10**6)).table.id
    await play_on(house, id_, ["ada"] * 3, moves)
    return id_


async def test_cached_positions_save_time_and_change_nothing(house: House, store: Store) -> None:
    id_ = await play_some(house, "delphi", SNAPSHOT_EVERY + 5)
    async with house.at(id_) as live:
        memory = house.playing(live)
        assert memory.base == 0
    fresh = Live(id_)
    await house.load(fresh)
    loaded = house.playing(fresh)
    assert loaded.base >= SNAPSHOT_EVERY
    assert loaded.state == memory.state
    assert loaded.lengths == memory.lengths
    assert loaded.length == memory.length
    # The whole history comes back when it is asked for.
    update = await playing.update(house, fresh, 0, 0)
    assert [move.n for move in update.moves] == list(range(1, memory.length + 1))
    # A damaged one is dropped, and the log replayed.
    await store.database.write(lambda db: db.execute(m.snapshot.update().values(digest="0" * 32)))
    again = Live(id_)
    await house.load(again)
    assert house.playing(again).base == 0
    assert house.playing(again).state == memory.state
    assert await store.snapshot(id_, 10**6) is None


async def test_an_undo_behind_a_cached_position_forgets_it(house: House, store: Store) -> None:
    border = 4 * SNAPSHOT_EVERY  # well after the draws of the set-up, which nobody can take back
    id_ = await play_some(house, "delphi", border + 1)
    before = await store.snapshot(id_, 10**6)
    assert before is not None
    assert before.length >= border
    length = border
    while length >= border:
        async with house.at(id_) as live:
            seq = live.row.seq
            seat = max(range(3), key=lambda s: house.playing(live).ask_keep(s) or 0)
        await playing.undo_ask(house, "ada", id_, wire.UndoAsk(seat, seq))
        async with house.at(id_) as live:
            assert live.row.length < length or length == border
            length = live.row.length
    after = await store.snapshot(id_, 10**6)
    assert after is None or after.length <= length
    fresh = Live(id_)
    await house.load(fresh)
    async with house.at(id_) as live:
        assert house.playing(fresh).state == house.playing(live).state
        assert house.playing(fresh).lengths == house.playing(live).lengths


async def test_an_undo_behind_a_cached_position_survives_a_lost_race(
    house: House, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    id_ = await play_some(house, "delphi", 4 * SNAPSHOT_EVERY)
    cached = await store.snapshot(id_, 10**6)
    assert cached is not None
    async with house.at(id_) as live:
        seq = live.row.seq
        keep, seat = min((house.playing(live).ask_keep(s) or 0, s) for s in range(3))
        assert keep < cached.length
    save = store.save
    lost: list[Any] = []

    async def lose_once(*given: Any) -> None:
        if not lost:
            lost.append(given)
            raise Conflict("somebody else was first")
        await save(*given)

    monkeypatch.setattr(store, "save", lose_once)
    await playing.undo_ask(house, "ada", id_, wire.UndoAsk(seat, seq))
    assert lost
    async with house.at(id_) as live:
        assert live.row.length == keep


@pytest.mark.parametrize("game", ["olympos", "elysium", "delphi"])
async def test_a_long_game_loads_from_its_last_cached_position(store: Store, house: House, game: str) -> None:
    state = petteia.game(game).new(3)
    play = Play.new(state.setup)
    dealer, bot = Dealer(3), make("random", 3)
    snapshot = None
    while play.state.decider is not None and play.length < 400:
        seat, length = play.state.decider, play.length
        play.play(dealer.pick(play.state) if seat == CHANCE else bot.choose(View(play.state, seat)))
        snapshot = play.snapshot(length) or snapshot
    row, _ = seating.new_row(state.setup, "ada", [SeatRow(n, f"{n}", "ada") for n in range(3)], "new", False)
    row.status, row.seq, row.length, row.digest = "playing", play.seq, play.length, play.state.digest()
    await store.insert(row, play.entries(0), snapshot)
    live = Live(row.id)
    await house.load(live)
    loaded = house.playing(live)
    assert loaded.state == play.state
    assert loaded.lengths == play.lengths
    # Only what came after the cached position is replayed; bench/server/load.py measures how long it takes.
    assert 0 <= play.length - loaded.base < SNAPSHOT_EVERY
