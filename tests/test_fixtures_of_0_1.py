"""What is kept of 0.1.0 can be read, and the living engine and bots agree with it."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import petteia
from petteia.kernel import CHANCE, Match, Record
from petteia.server.storage import Database, GameRow, Store
from petteia.server.storage.migrate import upgrade
from petteia.server.tables.play import Play, setup_of

from .fixtures import of_0_1
from .server.postgres import cluster, new_database
from .server.running import Person, ServerProcess

GAMES = list(petteia.GAMES)
SAMPLE = 50  # every fiftieth position: six of each game
stored = cache(of_0_1.decisions)


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


@pytest.mark.parametrize("kind", of_0_1.DATABASES)
def test_records_replay_to_what_the_server_told(kind: str) -> None:
    played = [entry for entry in of_0_1.manifest(kind)["tables"] if "record" in entry]
    assert len(played) >= 20
    for entry in played:
        table = entry["table"]
        found = Record.loads(of_0_1.record(kind, entry), source=entry["label"])
        assert found.digest == entry["digest"]
        state = Match.of(found).state  # compares the digest
        if table["status"] != "aborted":
            assert state.decider == table["waiting"]
        if table["result"] is not None:
            result = state.result()
            assert result is not None
            assert list(result.ranks) == table["result"]["ranks"]
            assert [score.as_json() for score in state.scores()] == table["result"]["scores"]
        if "legal" in entry:
            assert state.step is not None
            assert state.step.name == entry["step"]
            assert sorted(map(state.actions.text, state.legal())) == entry["legal"]


# ---- the databases themselves -------------------------------------------------------------------


def test_sqlite_file_is_whole(tmp_path: Path) -> None:
    file = of_0_1.sqlite_file(tmp_path / "tables.sqlite3")
    with contextlib.closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []


async def test_storage_finds_what_0_1_told(database: tuple[str, str]) -> None:
    kind, address = database
    told = of_0_1.manifest(kind)
    opened = Database(address)
    try:
        await upgrade(opened)
        store = Store(opened, "test")
        rows = {row.id: row async for row in store.all_games()}
        assert set(rows) == {entry["table"]["id"] for entry in told["tables"]}
        for person in told["people"]:
            assert await store.devices(person["browser"]) == person["devices"] == len(person["tokens"])
        browsers = {person["person"]: person["browser"] for person in told["people"]}
        for entry in told["tables"]:
            row = rows[entry["table"]["id"]]
            _compare(row, entry, browsers)
            play = Play.new(setup_of(row))
            play.follow(await store.entries(row.id, 0, row.seq))
            assert play.length == row.length
            if "digest" in entry:
                assert play.state.digest() == row.digest == entry["digest"]
            chat = [
                {"id": id_, "seat": seat, "name": name, "text": text, "at": at}
                for id_, seat, name, text, at in await store.chat(row.id, 0)
            ]
            assert chat == entry["chat"]
    finally:
        await opened.close()


def _compare(row: GameRow, entry: dict[str, Any], browsers: dict[str, str]) -> None:
    table = entry["table"]
    for name in ("status", "public", "seq", "length", "origin", "next", "created", "updated"):
        assert getattr(row, name) == table[name], (entry["label"], name)
    assert row.kind == table["game"]
    assert row.edition == table["edition"]["digest"]
    assert row.owner == browsers[entry["owner"]]
    assert (row.undo is None) == (table["undo"] is None)
    assert (row.result is None) == (table["result"] is None)
    assert row.bot_until > 0 or entry["label"] != "elysium-waiting-for-bot"
    for seat, shown in zip(row.seat, table["seats"], strict=True):
        assert (seat.name, seat.bot, seat.resigned) == (shown["name"], shown["bot"], shown["resigned"])
        if shown["person"] is not None:
            assert seat.holder == browsers[shown["person"]]


def test_a_server_serves_it_to_its_people(tmp_path: Path) -> None:
    told = of_0_1.manifest("sqlite")
    file = of_0_1.sqlite_file(tmp_path / "tables.sqlite3")
    with ServerProcess(f"sqlite:///{file}") as server:
        for known in told["people"]:
            for token in known["tokens"]:
                person = Person(server.url, token)
                assert person.get("/browser") == {"browser": known["browser"], "devices": known["devices"]}
        people = {known["person"]: Person(server.url, known["tokens"][0]) for known in told["people"]}
        for entry in told["tables"]:
            shown = people[entry["owner"]].get(f"/tables/{entry['table']['id']}")["table"]
            assert shown["result"] == entry["table"]["result"]
            if "legal" in entry:  # a person is to move, and can
                seat = entry["table"]["waiting"]
                person = people[entry["table"]["seats"][seat]["person"]]
                update = person.update(shown["id"], seat)
                assert sorted(choice["text"] for choice in update["legal"]) == entry["legal"]
                act = {"seat": seat, "seq": update["seq"], "action": entry["legal"][0]}
                assert person.post(f"/tables/{shown['id']}/act", act)["seq"] > entry["table"]["seq"]


# ---- decisions ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_positions_are_spread_over_seats_options_and_steps(game: str) -> None:
    found = stored(game)
    assert len(found.positions) == 300
    assert len({(id(p.record), p.after) for p in found.positions}) == 300
    seats = Counter(position.record.setup.seats for position in found.positions)
    assert set(seats) == set(petteia.game(game).seats)
    assert min(seats.values()) >= 60
    options = {str(sorted(position.record.setup.options.items())) for position in found.positions}
    assert len(options) >= 4
    assert len({position.step for position in found.positions}) >= 6


@pytest.mark.parametrize("game", GAMES)
def test_every_position_can_be_reached_and_is_the_same(game: str) -> None:
    found = stored(game)
    assert found.rules == petteia.game(game).rules_version
    assert found.editions == [record.setup.edition.digest for record in found.records]
    for position in found.positions:
        state = position.state()
        assert state.step is not None
        assert (state.decider, state.step.name) == (position.seat, position.step), position.seed
        assert position.seat != CHANCE
        assert len(state.legal()) == position.choices >= 2
        assert of_0_1.digest_of_legal(state) == position.legal
        assert state.digest() == position.digest
        legal = set(map(state.actions.text, state.legal()))
        assert set(position.decisions.values()) <= legal


@pytest.mark.parametrize("bot", of_0_1.BOTS)
@pytest.mark.parametrize("game", GAMES)
def test_bots_decide_as_in_0_1(game: str, bot: str) -> None:
    found = stored(game)
    asked = found.positions[::SAMPLE]
    assert [found.decide(position, bot) for position in asked] == [p.decisions[bot] for p in asked]
