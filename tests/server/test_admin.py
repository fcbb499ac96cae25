"""The commands for whoever runs a server, beside a running one."""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.tiny import GAME
from typer.testing import CliRunner, Result
from websockets.exceptions import ConnectionClosed

from petteia.games import _MODULES
from petteia.kernel import Record
from petteia.server.admin import admin as commands

from .running import Person, ServerProcess, free_port, sit


@pytest.fixture(autouse=True)
def _tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(_MODULES, "tiny", "tests.tiny")


def admin(database: str, *arguments: str) -> Result:
    return CliRunner(env={"COLUMNS": "200"}).invoke(commands, [*arguments, "--database", database])


@pytest.fixture(scope="module")
def running(make_database: Callable[[str], str]) -> Iterator[ServerProcess]:
    with ServerProcess(make_database("sqlite")) as server:
        yield server


def test_list_show_export_verify_delete(running: ServerProcess, tmp_path: Path) -> None:
    ada = Person(running.url)
    database = running.settings["database"]
    over, open_ = ada.table("me", "random"), ada.table("me", "me")
    ada.play(over, [0], random.Random(1))
    listed = admin(database, "list").stdout
    assert over in listed
    assert open_ in listed
    assert open_ not in admin(database, "list", "--status", "over").stdout
    shown = admin(database, "show", open_).stdout
    assert "seat 0: Person 0 (human)" in shown
    assert admin(database, "show", "nothing").exit_code == 1
    file = tmp_path / "game.jsonl"
    assert admin(database, "export", over, str(file)).exit_code == 0
    assert file.read_text() == ada.call("GET", f"/tables/{over}/record").text
    assert Record.loads(file.read_text(), lambda _: GAME).digest is not None
    verified = admin(database, "verify")
    assert verified.exit_code == 0
    assert "0 do not" in verified.stdout
    assert admin(database, "delete", open_, "--yes").exit_code == 0
    assert open_ not in admin(database, "list").stdout


async def test_a_table_that_an_admin_deletes_is_gone_for_all(running: ServerProcess) -> None:
    ada = Person(running.url)
    table = ada.table("me", "me")
    async with sit(running.url, table, ada.token) as seat:
        await seat.until("update")
        done = await asyncio.to_thread(admin, running.settings["database"], "delete", table, "--yes")
        assert done.exit_code == 0
        with contextlib.suppress(ConnectionClosed):
            while True:
                await seat.next()
        assert seat.closed == 4404
    assert ada.refused("GET", f"/tables/{table}/update")["id"] == "not-found"


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    missing = tmp_path / "mistyped.sqlite3"
    for command in (["list"], ["verify"], ["show", "x"], ["backup", str(tmp_path / "backup")]):
        done = admin(f"sqlite:///{missing}", *command)
        assert done.exit_code == 1
        assert "there is no database" in done.output
    assert list(tmp_path.iterdir()) == []
    gone = admin(f"postgresql://nobody@127.0.0.1:{free_port()}/nothing", "list")
    assert gone.exit_code == 1
    assert gone.exception is None or isinstance(gone.exception, SystemExit)


def test_a_backup_that_cannot_be_written_is_reported(
    running: ServerProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failed = admin(running.settings["database"], "backup", str(tmp_path / "no" / "folder" / "file"))
    assert failed.exit_code == 1
    assert "cannot be written" in failed.output
    monkeypatch.setenv("PATH", str(tmp_path))
    dump = admin("postgresql://nobody@127.0.0.1/nothing", "backup", str(tmp_path / "dump"))
    assert dump.exit_code == 1
    assert "pg_dump" in dump.output


def test_a_backup_is_made_while_games_are_played(running: ServerProcess, tmp_path: Path) -> None:
    ada = Person(running.url)
    table = ada.table("me", "random")
    ada.play(table, [0], random.Random(1), moves=2)
    file = tmp_path / "backup.sqlite3"
    assert admin(running.settings["database"], "backup", str(file)).exit_code == 0
    ada.play(table, [0], random.Random(1))
    assert admin(f"sqlite:///{file}", "verify").exit_code == 0
    with ServerProcess(f"sqlite:///{file}") as copy:
        again = Person(copy.url, ada.token)
        assert again.get(f"/tables/{table}")["table"]["status"] == "playing"
        assert again.play(table, [0], random.Random(9))["over"]


def test_verify_finds_a_game_that_was_tampered_with(running: ServerProcess, tmp_path: Path) -> None:
    ada = Person(running.url)
    table = ada.table("me", "me", options={"thieves": False})
    ada.play(table, [0, 1], random.Random(3))
    file = tmp_path / "copy.sqlite3"
    admin(running.settings["database"], "backup", str(file))
    for change, problem in (
        ("UPDATE game SET digest = 'x' WHERE id = ?", "another state"),
        ("UPDATE game SET length = length - 1 WHERE id = ?", "moves count"),
        ("UPDATE action SET seat = 1 - seat WHERE game = ? AND seat >= 0", "decides"),
    ):
        with contextlib.closing(sqlite3.connect(file)) as connection, connection:
            connection.execute(change, (table,))
        found = admin(f"sqlite:///{file}", "verify")
        assert found.exit_code == 1
        assert re.search(rf"{table}.*{problem}", found.stdout)


@pytest.mark.postgres
def test_a_backup_of_postgresql_is_a_dump(make_database: Callable[[str], str], tmp_path: Path) -> None:
    database = make_database("postgres")
    with ServerProcess(database) as server:
        table = Person(server.url).table("me", "random")
        file = tmp_path / "backup.dump"
        assert admin(database, "backup", str(file)).exit_code == 0
        assert file.read_bytes().startswith(b"PGDMP")
        assert table in admin(database, "list").stdout
        assert admin(database, "verify").exit_code == 0
