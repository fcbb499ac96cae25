"""What is kept of 0.1.0: its databases are upgraded, its records refused, its bots compared with."""

from __future__ import annotations

import contextlib
import dataclasses
import json
import os
import random
import sqlite3
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import petteia
from petteia.kernel import CHANCE, OtherRulesError, Record
from petteia.server.storage import Database, GameRow, Store
from petteia.server.storage.migrate import upgrade
from petteia.server.tables import versions

from .fixtures import of_0_1
from .server.postgres import cluster, new_database
from .server.running import Person, ServerProcess

GAMES = list(petteia.GAMES)
SAMPLE = 6  # positions of each game at which bots are asked
stored = cache(of_0_1.decisions)


@pytest.fixture
def later_rules(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """The games' versions of the rules, all of them later than those of 0.1.0."""
    for game in petteia.GAMES.values():
        if game.rules_version == 1:
            monkeypatch.setattr(type(game), "rules_version", 2)
    return {game.id: game.rules_version for game in petteia.GAMES.values() if game.id in GAMES}


@pytest.fixture(
    scope="module",
    params=[pytest.param("sqlite"), pytest.param("postgres", marks=pytest.mark.postgres)],
)
def database(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[str, str]]:
    """The kind of a database that 0.1.0 wrote, and the address of a copy of it."""
    kind = str(request.param)
    if kind == "sqlite":
        file = of_0_1.sqlite_file(tmp_path_factory.mktemp("of_0_1") / "tables.sqlite3")
        yield kind, f"sqlite:///{file}"
        return
    with cluster() as server:
        address = new_database(server, f"petteia_of_0_1_{os.getpid()}")
        of_0_1.load_dump(address)
        yield kind, address


# ---- what is told about the databases -----------------------------------------------------------


@pytest.mark.parametrize("kind", of_0_1.DATABASES)
def test_both_databases_hold_every_kind_of_table(kind: str) -> None:
    told = of_0_1.manifest(kind)
    assert (told["version"], [p["person"] for p in told["people"]]) == (
        "0.1.0",
        ["ada", "bob", "cleo", "dora"],
    )
    tables = {entry["label"]: entry["table"] for entry in told["tables"]}
    many = Counter((table["game"], table["status"]) for table in tables.values())
    for game in GAMES:
        assert many[game, "over"] >= 2
        assert many[game, "playing"] >= 3
        steps = [e["step"] for e in told["tables"] if e["table"]["game"] == game and "step" in e]
        assert len(set(steps)) >= 3, f"{game} stands at {steps} only"
    assert {"open", "aborted"} <= {table["status"] for table in tables.values()}
    assert {table["origin"] for table in tables.values()} == {"new", "rematch", "branch", "upload"}
    assert tables["olympos-undo-asked"]["undo"] is not None
    assert tables["elysium-own-edition"]["edition"]["own"]
    assert tables["elysium-waiting-for-bot"]["seats"][tables["elysium-waiting-for-bot"]["waiting"]]["bot"]
    assert any(seat["resigned"] for seat in tables["olympos-resigned"]["seats"])
    assert sum(bool(entry["chat"]) for entry in told["tables"]) >= 5


@pytest.mark.usefixtures("later_rules")
@pytest.mark.parametrize("kind", of_0_1.DATABASES)
def test_records_are_refused_with_the_program_that_replays_them(kind: str) -> None:
    played = [entry for entry in of_0_1.manifest(kind)["tables"] if "record" in entry]
    assert len(played) >= 20
    for entry in played:
        with pytest.raises(OtherRulesError, match=r"Petteia 0\.1\.x replays it") as caught:
            Record.loads(of_0_1.record(kind, entry), source=entry["label"])
        assert (caught.value.rules, caught.value.programs) == (1, "0.1.x")


# ---- the databases themselves -------------------------------------------------------------------


def test_sqlite_file_is_whole(tmp_path: Path) -> None:
    file = of_0_1.sqlite_file(tmp_path / "tables.sqlite3")
    with contextlib.closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []


async def test_storage_finds_what_0_1_told(database: tuple[str, str], later_rules: dict[str, int]) -> None:
    kind, address = database
    told = of_0_1.manifest(kind)
    opened = Database(address)
    try:
        await upgrade(opened)
        store = Store(opened, "test")
        rows = {row.id: row async for row in store.all_games()}
        assert set(rows) == {entry["table"]["id"] for entry in told["tables"]}
        for person in told["people"]:
            devices = await store.devices(person["browser"])
            assert len(devices) == person["devices"] == len(person["tokens"])
        browsers = {person["person"]: person["browser"] for person in told["people"]}
        for entry in told["tables"]:
            row = rows[entry["table"]["id"]]
            _compare(row, entry, browsers)
            chat = [
                {"id": id_, "seat": seat, "name": name, "text": text, "at": at}
                for id_, seat, name, text, at, _ in await store.chat(row.id, 0)
            ]
            assert chat == entry["chat"]
            if "record" in entry:
                _same_record(await versions.record_of(store, row), of_0_1.record(kind, entry))
        await versions.renew(store)
        async for row in store.all_games():
            before = rows[row.id]
            rules = later_rules[row.kind] if row.status == "open" else 1
            assert (row.rules, row.seq, row.seat) == (rules, before.seq, before.seat)
            assert row.status == ("stopped" if before.status == "playing" else before.status)
            assert row.owed == 0
        assert await store.owed(10, 1000) == []
    finally:
        await opened.close()


def _same_record(found: str, stored: str) -> None:
    """The same record, but for notes: 0.1.0 kept none in its database, and they say nothing new."""
    assert [_without_note(line) for line in found.splitlines()] == [
        _without_note(line) for line in stored.splitlines()
    ]
    if '"note"' not in stored:
        assert found == stored


def _without_note(line: str) -> dict[str, Any]:
    return {key: value for key, value in json.loads(line).items() if key not in ("note", "check")}


def _compare(row: GameRow, entry: dict[str, Any], browsers: dict[str, str]) -> None:
    table = entry["table"]
    for name in ("status", "public", "seq", "length", "origin", "next", "created", "updated"):
        assert getattr(row, name) == table[name], (entry["label"], name)
    assert row.kind == table["game"]
    assert row.edition == table["edition"]["digest"]
    assert row.owner == browsers[entry["owner"]]
    assert (row.undo is None) == (table["undo"] is None)
    assert (row.result is None) == (table["result"] is None)
    assert row.owed > 0 or entry["label"] != "elysium-waiting-for-bot"
    for seat, shown in zip(row.seat, table["seats"], strict=True):
        assert (seat.name, seat.bot, seat.resigned) == (shown["name"], shown["bot"], shown["resigned"])
        if shown["person"] is not None:
            assert seat.holder == browsers[shown["person"]]


def test_a_server_serves_it_to_its_people(tmp_path: Path, later_rules: dict[str, int]) -> None:
    told = of_0_1.manifest("sqlite")
    file = of_0_1.sqlite_file(tmp_path / "tables.sqlite3")
    env = {"PETTEIA_TEST_RULES": json.dumps(later_rules)}
    with ServerProcess(f"sqlite:///{file}", env) as server:
        for known in told["people"]:
            for token in known["tokens"]:
                person = Person(server.url, token)
                assert person.get("/browser")["browser"] == known["browser"]
        people = {known["person"]: Person(server.url, known["tokens"][0]) for known in told["people"]}
        for entry in told["tables"]:
            _serves(people[entry["owner"]], entry, later_rules)


def test_a_game_whose_rules_have_not_changed_plays_on(tmp_path: Path) -> None:
    """Olympos as if it still had the rules of 0.1; an edition of one's own is the same components as then."""
    told = of_0_1.manifest("sqlite")
    file = of_0_1.sqlite_file(tmp_path / "tables.sqlite3")
    tokens = {known["person"]: known["tokens"][0] for known in told["people"]}
    (entry,) = (entry for entry in told["tables"] if entry["label"] == "olympos-own-edition")
    table = entry["table"]["id"]
    with ServerProcess(f"sqlite:///{file}", {"PETTEIA_TEST_RULES": '{"olympos": 1}'}) as server:
        seats = {
            seat["seat"]: Person(server.url, tokens[seat["person"]])
            for seat in entry["table"]["seats"]
            if seat["person"] is not None
        }
        first, rng = seats[min(seats)], random.Random(1)
        shown = first.get(f"/tables/{table}")["table"]
        assert (shown["status"], shown["rules"], shown["replayed_by"]) == ("playing", 1, None)
        assert (shown["seq"], shown["length"]) == (entry["table"]["seq"], entry["table"]["length"])
        assert first.get(f"/tables/{table}/chat")["messages"] == entry["chat"]
        update = first.update(table, min(seats))
        while update["length"] < shown["length"] + 30:
            decider = update["observation"]["ask"]["seat"]
            if decider in seats:
                seats[decider].play(table, [decider], rng, moves=1)
                update = first.update(table, min(seats))
            else:
                update = first.update(table, min(seats), update["seq"], wait=10)
        owner = Person(server.url, tokens[entry["owner"]])
        owner.post(f"/tables/{table}/abort")
        lines = owner.call("GET", f"/tables/{table}/record").text.splitlines()
    began = of_0_1.record("sqlite", entry).splitlines()[1 : entry["table"]["length"] + 1]
    assert len(lines) > len(began) + 30
    assert list(map(_without_note, lines[1 : len(began) + 1])) == list(map(_without_note, began))


def _serves(owner: Person, entry: dict[str, Any], rules: dict[str, int]) -> None:
    """A table is shown as it was; a running one is stopped; a rematch starts by the new rules."""
    table = entry["table"]
    shown = owner.get(f"/tables/{table['id']}")["table"]
    assert shown["result"] == table["result"]
    assert [seat["name"] for seat in shown["seats"]] == [seat["name"] for seat in table["seats"]]
    assert owner.get(f"/tables/{table['id']}/chat")["messages"] == entry["chat"]
    if table["status"] == "open":
        assert (shown["status"], shown["rules"], shown["replayed_by"]) == ("open", rules[table["game"]], None)
        return
    assert shown["status"] == ("stopped" if table["status"] == "playing" else table["status"])
    assert (shown["rules"], shown["replayed_by"]) == (1, "0.1.x")
    stored = of_0_1.record("sqlite", entry)
    _same_record(owner.call("GET", f"/tables/{table['id']}/record").text, stored)
    for path in ("replay", "replay/0", "update"):
        assert owner.refused("GET", f"/tables/{table['id']}/{path}")["args"]["programs"] == "0.1.x"
    refused = owner.client.post("/api/records", content=stored.encode()).json()["error"]
    assert (refused["id"], refused["args"]["programs"]) == ("other-rules", "0.1.x")
    if table["next"] is None and not table["edition"]["own"] and table["origin"] == "new":
        new = owner.post(f"/tables/{table['id']}/rematch", {})["table"]
        assert (new["status"], new["rules"]) == ("open", rules[table["game"]])
        owner.post(f"/tables/{new['id']}/start")
        assert owner.get(f"/tables/{new['id']}")["table"]["status"] == "playing"


# ---- decisions ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_positions_are_spread_over_seats_options_and_steps(game: str) -> None:
    found = stored(game)
    assert len(found.positions) == 300
    assert len({(id(p.record), p.after) for p in found.positions}) == 300
    seats = Counter(position.record.seats for position in found.positions)
    assert set(seats) == set(petteia.game(game).seats)
    assert min(seats.values()) >= 60
    options = {str(sorted(position.record.options.items())) for position in found.positions}
    assert len(options) >= 4
    assert len({position.step for position in found.positions}) >= 6


@pytest.mark.parametrize("game", GAMES)
def test_positions_are_reached_as_far_as_the_living_rules_allow(game: str) -> None:
    found = stored(game)
    assert found.reached
    if found.rules == petteia.game(game).rules_version:
        assert len(found.reached) == len(found.positions)
    for position in found.reached:
        state = position.state()
        assert state is not None
        assert len(state.legal()) == position.choices >= 2
        legal = set(map(state.actions.text, state.legal()))
        assert set(position.decisions.values()) <= legal
        if found.rules == petteia.game(game).rules_version:
            assert state.digest() == position.digest


@pytest.fixture
def walked() -> tuple[of_0_1.Played, int]:
    """A game by the living rules, and the number of a decision with one answer that a real choice follows."""
    for seed in range(100):
        record = petteia.play("olympos", ["random"] * 3, seed=seed)
        asked = [state for state in record.replay() if state.decider is not None]
        choices = [0 if state.decider == CHANCE else len(state.legal()) for state in asked]
        for n in range(len(asked) - 1):
            if choices[n] == 1 < choices[n + 1]:
                by, do = [entry.seat for entry in record.entries], [entry.action for entry in record.entries]
                return of_0_1.Played("olympos", 3, {}, "", by, do, list(range(1, len(do) + 1))), n
    pytest.fail("no game has such a decision")


def test_a_walk_ends_where_an_action_is_no_longer_possible(walked: tuple[of_0_1.Played, int]) -> None:
    whole, _ = walked
    assert sorted(whole.states) == whole.wanted
    n = next(n for n, seat in enumerate(whole.by) if n > 20 and seat == 0)
    # Another seat's turn, an outcome that nobody may choose, and no action at all.
    for seat, text in ((1, whole.do[n]), (0, whole.do[0]), (0, "fly away")):
        by, do = [*whole.by], [*whole.do]
        by[n], do[n] = seat, text
        assert sorted(dataclasses.replace(whole, by=by, do=do).states) == whole.wanted[:n]
    assert dataclasses.replace(whole, options={"an option": "of another time"}).states == {}


def test_a_walk_answers_questions_that_were_not_asked(walked: tuple[of_0_1.Played, int]) -> None:
    whole, n = walked
    shorter = dataclasses.replace(
        whole, by=[*whole.by[:n], *whole.by[n + 1 :]], do=[*whole.do[:n], *whole.do[n + 1 :]]
    )
    assert len(shorter.states) == len(whole.states) - 1
    for number in range(n + 1, len(shorter.do) + 1):
        assert shorter.states[number] == whole.states[number + 1]
    # A position right behind the question is reached as well.
    after = whole.states[n + 1]
    assert after.decider not in (None, CHANCE)
    legal = of_0_1.digest_of_legal(after)
    place = of_0_1.Position(shorter, n, after.decider or 0, "", 2, legal, "", "", {})
    assert place.state() == after
    assert dataclasses.replace(place, legal="0" * 16).state() is None


@pytest.mark.parametrize("bot", of_0_1.BOTS)
@pytest.mark.parametrize("game", GAMES)
def test_bots_decide_as_in_0_1(game: str, bot: str) -> None:
    """By other rules a bot may look ahead at something else, though the choices are the same."""
    found = stored(game)
    asked = found.reached[:: max(1, len(found.reached) // SAMPLE)][:SAMPLE]
    same = [found.decide(position, bot) == position.decisions[bot] for position in asked]
    if found.rules == petteia.game(game).rules_version:
        assert all(same)
    assert 2 * sum(same) >= len(same)
