"""An older copy of the database was put back: nobody keeps, or acts on, what the copy does not know."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psycopg
import pytest

from petteia.kernel import Dealer
from petteia.server.tables.house import House

from .houses import new_table
from .running import Person, ServerProcess, sit


def copy_of(database: str) -> str:
    """A copy of a database that nobody uses at the moment; its address."""
    if database.startswith("sqlite"):
        path = Path(database.removeprefix("sqlite:///"))
        copy = path.with_name("copy.sqlite3")
        shutil.copy(path, copy)
        return f"sqlite:///{copy}"
    address, _, name = database.rpartition("/")
    with psycopg.connect(f"{address}/postgres", autocommit=True) as connection:
        connection.execute(f'DROP DATABASE IF EXISTS "{name}_copy"'.encode())
        connection.execute(f'CREATE DATABASE "{name}_copy" TEMPLATE "{name}"'.encode())
    return f"{database}_copy"


def play(person: Person, table: str, decisions: int) -> dict[str, Any]:
    """Pass some times for whoever decides; seat 0's update with all its moves."""
    for _ in range(decisions):
        update = person.update(table)
        seat = update["observation"]["ask"]["seat"]
        person.post(f"/tables/{table}/act", {"seat": seat, "seq": update["seq"], "action": "pass"})
    seen: dict[str, Any] = person.update(table, 0, 0)
    return seen


@pytest.mark.parametrize("later", [0, 3, 5], ids=["shorter", "as-long", "longer"])
async def test_pages_drop_moves_that_the_restored_game_does_not_have(
    database_kind: str, make_database: Callable[[str], str], later: int
) -> None:
    """The copy is of a game after two decisions; a page saw three more. Then the copy is played on."""
    database = make_database(database_kind)
    server = ServerProcess(database)
    with server:
        ada = Person(server.url)
        table = ada.table("me", "me", options={"thieves": False})
        copied = play(ada, table, 2)
    copy = copy_of(database)
    with server:
        ada = Person(server.url, ada.token)
        known = play(ada, table, 3)
        assert known["seq"] > copied["seq"]
    with ServerProcess(copy) as restored:
        ada = Person(restored.url, ada.token)
        true = play(ada, table, later)
        resume = {"since": known["seq"], "stamp": known["stamp"]}
        async with sit(restored.url, table, ada.token, seats=[0], **resume) as seat:
            seat.histories[0] = list(known["moves"])
            await seat.until("update")
            assert seat.histories[0] == true["moves"]
        # The same for programs, which are not kept waiting either, and with what the copy does know.
        told = ada.get(f"/tables/{table}/update", params={"seat": 0, "wait": 20, **resume})
        assert (told["keep"], told["moves"]) == (0, true["moves"])
        since = {"since": copied["seq"], "stamp": copied["stamp"]}
        assert ada.get(f"/tables/{table}/update", params={"seat": 0, **since})["keep"] == copied["length"]
        # Nothing is decided on the ground of what is no more.
        decider = true["observation"]["ask"]["seat"]
        act = {"seat": decider, "seq": known["seq"], "stamp": known["stamp"], "action": "pass"}
        assert ada.refused("POST", f"/tables/{table}/act", act)["id"] == "stale"
        ask = {"seat": 0, "seq": known["seq"], "stamp": known["stamp"]}
        assert ada.refused("POST", f"/tables/{table}/undo/ask", ask)["id"] == "stale"
        act = {"seat": decider, "seq": true["seq"], "stamp": true["stamp"], "action": "pass"}
        assert ada.post(f"/tables/{table}/act", act)["repeated"] is False


async def test_pages_that_send_no_stamp_do_not_keep_what_is_beyond_the_end(
    server: ServerProcess, ada: Person
) -> None:
    table = ada.table("me", "me")
    true = ada.update(table, 0, 0)
    async with sit(server.url, table, ada.token, seats=[0], since=true["seq"] + 7) as seat:
        seat.histories[0] = [*true["moves"], {"n": true["length"] + 1}]
        await seat.until("update")
        assert seat.histories[0] == true["moves"]
    assert ada.update(table, 0, true["seq"] + 7, wait=20)["keep"] == 0


@pytest.mark.usefixtures("tiny")
async def test_draws_of_peoples_games_come_from_the_cryptographic_source(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[int] = []

    def below(most: int) -> int:
        drawn.append(most)
        return 0

    def never(*_: object) -> int:
        raise AssertionError("a dealer with a seed was asked")

    monkeypatch.setattr("petteia.kernel.chance.secrets.randbelow", below)
    monkeypatch.setattr(Dealer, "pick", never)
    await new_table(house, "me", "me", "me")
    assert len(drawn) >= 3
