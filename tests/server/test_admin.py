"""The commands for whoever runs a server, beside a running one."""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
import sqlite3
import stat
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from tests.tiny import GAME
from typer.testing import CliRunner, Result
from websockets.exceptions import ConnectionClosed

from petteia.kernel import Record
from petteia.server.admin import admin as commands

from .running import Person, ServerProcess, free_port, sit

pytestmark = pytest.mark.usefixtures("tiny")


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


def test_games_of_other_rules_are_exported_and_counted(
    make_database: Callable[[str], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = make_database("sqlite")
    with ServerProcess(database) as server:
        ada = Person(server.url)
        over, running = ada.table("me", "random"), ada.table("me", "me")
        ada.play(over, [0], random.Random(1))
        text = ada.call("GET", f"/tables/{over}/record").text
    monkeypatch.setattr(type(GAME), "rules_version", 2)
    verified = admin(database, "verify")
    assert verified.exit_code == 0
    assert "0 games replay to the same state, 0 do not" in verified.stdout
    assert "2 games are of other rules" in verified.stdout
    file = tmp_path / "game.jsonl"
    assert admin(database, "export", over, str(file)).exit_code == 0
    assert file.read_text() == text
    assert admin(database, "export", running, str(file)).exit_code == 0
    assert '"rules": 1' in file.read_text()


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


def test_who_writes_beside_a_server_is_told_of_an_sqlite_that_may_damage_the_file(
    running: ServerProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, database = Person(running.url), running.settings["database"]
    for version, said in (("3.46.1", True), ("3.51.3", False)):
        monkeypatch.setattr("petteia.server.storage.database.sqlite3.sqlite_version", version)
        table = ada.table("me", "open", start=False)
        for command in (["delete", table, "--yes"], ["tidy"]):
            assert ("stop the server first" in admin(database, *command).stderr) is said
        for reading in (["list"], ["tidy", "--dry-run"]):
            assert "stop the server" not in admin(database, *reading).stderr


def documented(beginning: str) -> list[str]:
    """The one command of docs/hosting.md that begins so."""
    text = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    (line,) = (line for line in text.splitlines() if line.startswith(beginning))
    return line.split()


@pytest.mark.postgres
def test_a_backup_of_postgresql_is_a_dump_that_is_restored_as_documented(
    make_database: Callable[[str], str], tmp_path: Path
) -> None:
    database, empty = make_database("postgres"), make_database("postgres")
    file = tmp_path / "backup.dump"
    with ServerProcess(database) as server:
        ada = Person(server.url)
        table = ada.table("me", "random")
        ada.play(table, [0], random.Random(1), moves=2)
        assert admin(database, "backup", str(file)).exit_code == 0
        assert file.read_bytes().startswith(b"PGDMP")
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert table in admin(database, "list").stdout
        assert admin(database, "verify").exit_code == 0
        ada.play(table, [0], random.Random(1))
    given = {
        "--username=petteia": f"--username={urlsplit(empty).username}",
        "--dbname=petteia_restored": f"--dbname={empty}",
        "FILE": str(file),
    }
    command = [given.get(word, word) for word in documented("pg_restore ")]
    assert len(set(given) & set(documented("pg_restore "))) == len(given)
    subprocess.run(command, check=True)
    assert admin(empty, "verify").exit_code == 0
    with ServerProcess(empty) as server:
        again = Person(server.url, ada.token)
        assert again.get(f"/tables/{table}")["table"]["status"] == "playing"
        assert again.play(table, [0], random.Random(9))["over"]


def test_tidy_names_and_removes_what_nobody_used(running: ServerProcess) -> None:
    ada = Person(running.url)
    database = running.settings["database"]
    old, fresh = ada.table("me", "open", start=False), ada.table("me", "open", start=False)
    with sqlite3.connect(database.removeprefix("sqlite:///")) as connection:
        connection.execute("UPDATE game SET updated = 1 WHERE id = ?", (old,))
    assert admin(database, "tidy", "--keep", "open=0", "--dry-run").stdout == ""
    assert admin(database, "tidy", "--dry-run").stdout.split() == [old]
    assert old in admin(database, "list").stdout
    assert "removed 1 tables, 0 devices" in admin(database, "tidy").stdout
    listed = admin(database, "list").stdout
    assert old not in listed
    assert fresh in listed
    for wrong in ("open", "open=x", "closed=3", "open=-1", "open=nan"):
        refused = admin(database, "tidy", "--keep", wrong)
        assert refused.exit_code == 1
        assert "STATUS=DAYS" in refused.stderr
