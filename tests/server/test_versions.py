"""After a change of the rules: what finished games show, what becomes of running ones, what plays on."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import sqlalchemy as sa

import petteia
from petteia.kernel import Match, Record
from petteia.kernel.record import dumps
from petteia.server import wire
from petteia.server.refusals import Refuse
from petteia.server.storage import Conflict, SeatRow, Store
from petteia.server.storage import models as m
from petteia.server.tables import playing, records, seating, versions
from petteia.server.tables.house import House, copy_row
from petteia.server.tables.kept import pack, unpack
from petteia.server.tables.play import SNAPSHOT_EVERY, Play, _shared
from petteia.texts import LANGUAGES

from .houses import house_on, play_on
from .test_play import FESTIVE

PEOPLE = ("ada", "cleo", "bob")


pytestmark = pytest.mark.usefixtures("tiny")


@pytest.fixture
def raise_rules(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., None]]:
    """Gives a game the next version of its rules."""

    def rise(game: str, by: int = 1) -> None:
        living = type(petteia.game(game))
        earlier = dict.fromkeys(range(1, living.rules_version + by), "0.7.x")
        monkeypatch.setattr(living, "replayed_by", earlier)
        monkeypatch.setattr(living, "rules_version", living.rules_version + by)
        _shared.cache_clear()

    yield rise
    _shared.cache_clear()


async def play(store: Store, game: str, moves: int = 10**6, **options: Any) -> str:
    """A table of three people with so many moves played."""
    house = house_on(store)
    seats = [wire.NewSeat("me", "Ada"), wire.NewSeat("open"), wire.NewSeat("open")]
    id_ = (await seating.create(house, "ada", wire.NewTable(game, seats, options), 100)).table.id
    await seating.join(house, "cleo", id_, wire.Join("Cleo"))
    await seating.join(house, "bob", id_, wire.Join("Bob"))
    await seating.start(house, "ada", id_)
    await house.store.say(await row_of(store, id_), 0, "Ada", "Good luck!")
    await play_on(house, id_, PEOPLE, moves)
    return id_


async def finished(store: Store, game: str) -> str:
    """A table that is over: played at it, or, because that takes long, uploaded."""
    if game == "tiny":
        return await play(store, game)
    record = petteia.play(game, ["random"] * 3, seed=5)
    record.names = ["Ada", "Cleo", "Bob"]
    id_, _ = await records.upload(house_on(store), "ada", record.dumps())
    await store.say(await row_of(store, id_), 0, "Ada", "Good luck!")
    return id_


async def row_of(store: Store, id_: str) -> Any:
    row = await store.load(id_)
    assert row is not None
    return row


async def shown(house: House, id_: str) -> wire.TableInfo:
    async with house.at(id_) as live:
        return house.info(live)


async def record_text(house: House, id_: str) -> str:
    async with house.at(id_) as live:
        return await records.record(house, live)


async def replay(house: House, id_: str, seat: int | None = None, language: str = "en") -> Any:
    async with house.at(id_) as live:
        return json.loads(wire.encode(await records.replay(house, live, seat, language)))


async def refused(work: Any) -> wire.Refusal:
    with pytest.raises(Refuse) as caught:
        await work
    return caught.value.refusal


async def position(house: House, id_: str, n: int, seat: int | None = None) -> wire.Position:
    async with house.at(id_) as live:
        return await records.position(house, live, n, seat)


# ---- finished games ------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["tiny", "olympos", "elysium", "delphi"])
async def test_a_finished_game_loses_only_its_boards_replay(
    store: Store, raise_rules: Callable[..., None], game: str
) -> None:
    id_ = await finished(store, game)
    rules = petteia.game(game).rules_version
    before = house_on(store)
    table, text, whole = await shown(before, id_), await record_text(before, id_), await replay(before, id_)
    assert (table.status, table.rules, table.replayed_by) == ("over", rules, None)
    finals = {seat: (await position(before, id_, table.length, seat)) for seat in (None, 0, 1, 2)}

    raise_rules(game)
    house = house_on(store)
    await versions.renew(store)
    now = await shown(house, id_)
    assert now.replayed_by == "0.7.x"
    assert (now.status, now.rules, now.result, now.seats) == ("over", rules, table.result, table.seats)
    async with house.at(id_) as live:
        assert [line.text for line in await playing.lines(house, live)] == ["Good luck!"]
    assert await record_text(house, id_) == text
    kept = await replay(house, id_)
    assert kept["scores"] == whole["scores"]
    assert kept["length"] == whole["length"] == len(kept["moves"])
    words = [event.pop("text", "") for move in kept["moves"] for event in move["events"]]
    assert kept["moves"] == whole["moves"]
    if game != "tiny":  # it has no catalogues
        assert sum(map(bool, words)) > len(kept["moves"]) // 2
        assert any("Ada" in line for line in words)
        assert not any("{" in line or "None" in line for line in words)
    for seat, final in finals.items():
        last = (await replay(house, id_, seat))["final"]
        assert last == json.loads(wire.encode(final)), seat
    refusal = await refused(position(house, id_, 3))
    assert refusal.id == "other-rules"
    assert refusal.args == {"rules": str(rules), "living": str(rules + 1), "programs": "0.7.x"}
    branch = wire.Branch(3, [0])
    assert (await refused(records.branch(house, "ada", id_, branch, 100))).id == "other-rules"
    async with house.at(id_) as live:
        assert (await refused(playing.update(house, live, 0, 0))).id == "other-rules"


async def test_the_log_is_kept_in_every_language(store: Store, raise_rules: Callable[..., None]) -> None:
    id_ = await finished(store, "elysium")
    raise_rules("elysium")
    house = house_on(store)
    told = {}
    for language in (*LANGUAGES, "la"):
        moves = (await replay(house, id_, None, language))["moves"]
        told[language] = [event.get("text", "") for move in moves for event in move["events"]]
    assert told["la"] == told["en"]  # a language that there is not
    assert len({tuple(told[language]) for language in LANGUAGES}) == len(LANGUAGES)


def test_bots_without_a_name_are_called_as_on_the_page() -> None:
    match = Match.of(petteia.play("elysium", ["random", "random"], seed=1))
    seats = [SeatRow(0, "Ada", "ada"), SeatRow(1, bot="easy")]
    words = unpack(pack(Play.of(match), seats)).words
    bots = {"en": "Bot 2 (easy)", "de": "Bot 2 (leicht)", "fr": "Robot 2 (facile)", "ru": "Бот 2 (лёгкий)"}
    for language in LANGUAGES:
        assert any(bots[language] in line for lines in words[language] for line in lines), language


async def test_of_a_game_that_ended_before_anything_was_kept_the_rest_is_there(
    store: Store, raise_rules: Callable[..., None]
) -> None:
    id_ = await play(store, "tiny")
    text = await record_text(house_on(store), id_)
    result = (await shown(house_on(store), id_)).result
    await store.database.write(lambda db: db.execute(m.finished.delete()))
    raise_rules("tiny")
    house = house_on(store)
    now = await shown(house, id_)
    assert (now.result, now.replayed_by) == (result, "0.7.x")
    assert await record_text(house, id_) == text
    assert (await refused(replay(house, id_))).args["programs"] == "0.7.x"


async def test_a_record_without_its_notes_is_the_same_game(
    store: Store, raise_rules: Callable[..., None]
) -> None:
    """Nothing was kept of 0.1's games, so what stood beside an outcome is missing; it says nothing new."""
    id_ = await play(store, "delphi", 40)
    await seating.abort(house_on(store), "ada", id_)
    text = await record_text(house_on(store), id_)
    assert '"note"' in text
    await store.database.write(lambda db: db.execute(m.finished.delete()))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(petteia.game("delphi")), "rules_version", 9)
        without = await record_text(house_on(store), id_)
    assert '"note"' not in without
    old, new = Record.loads(text), Record.loads(without)
    assert (old.entries, old.digest, old.names) == (new.entries, new.digest, new.names)
    assert Match.of(new).state.digest() == old.digest


async def test_all_of_a_game_is_kept_though_its_beginning_is_not_in_memory(store: Store) -> None:
    id_ = await play(store, "delphi", SNAPSHOT_EVERY + 5)
    house = house_on(store)
    async with house.at(id_) as live:
        assert house.playing(live).base > 0
    await seating.abort(house, "ada", id_)
    found = await versions.kept_of(store, await row_of(store, id_))
    assert found is not None
    length = (await row_of(store, id_)).length
    assert len(found.moves) == len(found.scores) - 1 == length > SNAPSHOT_EVERY
    assert found.points[0].total == found.scores[-1][0]


async def test_it_is_kept_with_the_last_decision_or_not_at_all(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    id_ = await play(store, "tiny", 10)
    house = house_on(store)
    save = store.save

    async def lose(*given: Any) -> None:
        monkeypatch.setattr(store, "save", save)
        old, new, *rest = given
        old.seq += 7  # somebody else was first
        await save(old, new, *rest)

    monkeypatch.setattr(store, "save", lose)
    async with house.at(id_) as live:
        ended = copy_row(live.row)
        ended.status = "aborted"
        with pytest.raises(Conflict):
            await house.save(live, ended)
    assert await store.kept(id_) is None
    assert (await row_of(store, id_)).status == "playing"
    await seating.abort(house, "ada", id_)
    assert await store.kept(id_) is not None


async def test_a_game_ends_even_if_nothing_can_be_kept_of_it(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    id_ = await play(store, "tiny", 10)
    with monkeypatch.context() as patch:
        patch.setattr("petteia.server.tables.house.pack", lambda *_: 1 // 0)
        await seating.abort(house_on(store), "ada", id_)
    assert (await row_of(store, id_)).status == "aborted"
    assert await store.kept(id_) is None
    await house_on(store)._keep_older()  # the next start tries again
    assert await store.kept(id_) is not None


async def test_older_games_of_todays_rules_are_kept_at_the_start(
    store: Store, raise_rules: Callable[..., None]
) -> None:
    old = await play(store, "tiny")
    await store.database.write(lambda db: db.execute(m.finished.delete()))
    raise_rules("tiny")
    new, running = await play(store, "tiny"), await play(store, "tiny", 10)
    await store.database.write(lambda db: db.execute(m.finished.delete()))
    await house_on(store)._keep_older()
    assert [await store.kept(id_) is not None for id_ in (old, new, running)] == [False, True, False]
    await house_on(store)._keep_older()  # again: nothing to do


async def test_what_is_kept_goes_with_its_table(store: Store) -> None:
    id_ = await play(store, "tiny")
    await seating.delete(house_on(store), "ada", id_)
    count = sa.select(sa.func.count()).select_from(m.finished)
    assert await store.database.read(lambda db: db.execute(count).scalar()) == 0


async def test_the_final_board_is_shown_only_if_it_can_be_drawn(
    store: Store, raise_rules: Callable[..., None]
) -> None:
    id_ = await finished(store, "elysium")
    raise_rules("elysium")
    assert (await replay(house_on(store), id_))["final"] is not None
    # Other components: the living edition would draw it wrongly.
    other = m.game.update().values(edition="0" * 32)
    await store.database.write(lambda db: db.execute(other))
    found = await replay(house_on(store), id_)
    assert found["final"] is None
    assert len(found["moves"]) == found["length"]
    # Another shape of what is shown.
    row = await row_of(store, id_)
    row.edition = petteia.game("elysium").default_edition().digest
    kept = await versions.kept_of(store, row)
    assert kept is not None
    assert versions.drawable(kept, row)
    del kept.observations[1]["players"]
    assert not versions.drawable(kept, row)


# ---- running games -------------------------------------------------------------------------------


async def test_a_running_game_is_stopped_and_a_rematch_starts_by_the_new_rules(
    store: Store, raise_rules: Callable[..., None]
) -> None:
    id_ = await play(store, "tiny", 14)
    before = house_on(store)
    async with before.at(id_) as live:
        seq, decider = live.row.seq, live.row.decider
        text = before.playing(live).record([seat.name for seat in live.row.seat]).dumps()
    raise_rules("tiny")
    await versions.renew(store)
    house = house_on(store)
    now = await shown(house, id_)
    assert (now.status, now.waiting, now.undo, now.result) == ("stopped", None, None, None)
    assert (now.rules, now.replayed_by) == (1, "0.7.x")
    assert [seat.name for seat in now.seats] == ["Ada", "Cleo", "Bob"]
    assert await record_text(house, id_) == text
    assert decider is not None
    act = wire.Act(decider, seq, "pass")
    assert (await refused(playing.act(house, PEOPLE[decider], id_, act))).id == "other-rules"
    assert (await refused(seating.join(house, "eve", id_, wire.Join("Eve")))).args["status"] == "stopped"
    await store.say(await row_of(store, id_), 0, "Ada", "What happened?")
    async with house.at(id_) as live:
        assert [line.text for line in await playing.lines(house, live)] == ["Good luck!", "What happened?"]
    assert await store.owed(10, 1000) == []
    assert await store.count_active("ada") == 0
    assert [table.status for table in await store.mine("bob", None, 5)] == ["stopped"]

    again = await seating.rematch(house, "bob", id_, 100)
    assert (await shown(house, id_)).next == again
    await seating.start(house, "ada", again)
    new = await shown(house, again)
    assert (new.status, new.rules, new.replayed_by) == ("playing", 2, None)
    assert [seat.name for seat in new.seats] == ["Cleo", "Bob", "Ada"]  # everybody moves on by one
    await seating.delete(house, "ada", id_)


async def test_a_game_with_undone_moves_exports_what_counts(
    store: Store, raise_rules: Callable[..., None]
) -> None:
    id_ = await play(store, "tiny", 30)
    house = house_on(store)
    async with house.at(id_) as live:
        seq, play_ = live.row.seq, await house.history(live)
        keep = play_.ask_keep(0)
        assert keep is not None
    await playing.undo_ask(house, "ada", id_, wire.UndoAsk(0, seq))
    for seat in (1, 2):
        await playing.undo_answer(house, PEOPLE[seat], id_, wire.UndoAnswer(seat, True))
    assert (await row_of(store, id_)).length == keep
    async with house.at(id_) as live:
        text = (await house.history(live)).record([seat.name for seat in live.row.seat]).dumps()
    raise_rules("tiny")
    assert await record_text(house_on(store), id_) == text  # loading it stopped it


async def test_a_table_that_has_not_begun_takes_up_the_new_rules(
    store: Store, raise_rules: Callable[..., None]
) -> None:
    house = house_on(store)
    seats = [wire.NewSeat("me", "Ada"), wire.NewSeat("bot", bot="random")]
    ids = [(await seating.create(house, "ada", wire.NewTable("tiny", seats), 9)).table.id for _ in range(2)]
    raise_rules("tiny")
    house = house_on(store)
    now = await shown(house, ids[0])  # at sight
    assert (now.status, now.rules, now.replayed_by) == ("open", 2, None)
    await versions.renew(store)  # at the start
    await seating.start(house, "ada", ids[1])
    assert (await row_of(store, ids[1])).rules == 2


async def test_a_game_whose_rules_are_unchanged_plays_on(
    store: Store, raise_rules: Callable[..., None]
) -> None:
    id_ = await play(store, "tiny", 14)
    before = await row_of(store, id_)
    raise_rules("elysium")
    await versions.renew(store)
    house = house_on(store)
    assert await row_of(store, id_) == before
    async with house.at(id_) as live:
        seat, action = live.row.decider, house.playing(live).state.legal()[0]
    assert seat is not None
    seq, _ = await playing.act(house, PEOPLE[seat], id_, wire.Act(seat, before.seq, action))
    assert seq > before.seq


async def test_an_own_edition_of_unchanged_rules_plays_on_and_another_reading_of_it_stops_the_game(
    store: Store,
) -> None:
    id_ = await play(store, "tiny", 14, edition=FESTIVE)
    await versions.renew(store)
    assert (await shown(house_on(store), id_)).status == "playing"
    other = m.game.update().where(m.game.c.id == id_).values(edition="0" * 32)
    await store.database.write(lambda db: db.execute(other))
    now = await shown(house_on(store), id_)
    assert (now.status, now.replayed_by) == ("stopped", "")


async def test_games_of_newer_rules_are_left_alone(store: Store) -> None:
    id_ = await play(store, "tiny", 14)
    await store.database.write(lambda db: db.execute(m.game.update().values(rules=5)))
    before = await row_of(store, id_)
    await versions.renew(store)
    house = house_on(store)
    now = await shown(house, id_)
    assert await row_of(store, id_) == before
    assert (now.status, now.replayed_by) == ("playing", "")
    act = wire.Act(before.decider, before.seq, "pass")
    assert (await refused(playing.act(house, PEOPLE[before.decider], id_, act))).id == "other-rules"


# ---- records -------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", [1, 7, "x", None])
async def test_an_uploaded_record_of_other_rules_is_refused_with_its_program(
    store: Store, raise_rules: Callable[..., None], rules: Any
) -> None:
    record = petteia.play("tiny", ["random", "random"], seed=2)
    head = {**record.header(), "rules": rules, "options": {"an option": "of another time"}}
    raise_rules("tiny")
    house = house_on(store)
    refusal = await refused(records.upload(house, "ada", dumps(head, record.noted(), record.digest)))
    assert refusal.id == "other-rules"
    assert refusal.args == {"rules": str(rules), "living": "2", "programs": "0.7.x" if rules == 1 else "none"}
