"""A page opens a table with its position and the latest moves, and has the others fetched later."""

from __future__ import annotations

import random
from typing import Any

import pytest

from petteia.server.tables.views import RECENT

from .running import Person, ServerProcess, sit


@pytest.fixture
def long(ada: Person, bob: Person) -> str:
    """A table whose game is longer than what a page begins with; seat 0 is Ada's, all others are Bob's."""
    made = ada.new_table("me", "open", "open", "open", start=False, options={"deck": "rich", "hand": 3})
    table, invite = made["table"]["id"], made["invite"]
    for seat in (1, 2, 3):
        bob.post(f"/tables/{table}/join", {"name": f"Bob {seat}", "invite": invite, "seat": seat})
    ada.post(f"/tables/{table}/start")
    rng = random.Random(4)
    while (shown := ada.get(f"/tables/{table}")["table"])["length"] <= RECENT + 5:
        seat = shown["waiting"]
        player = bob if seat else ada
        told = player.update(table, seat)
        action = rng.choice(told["legal"])["id"]
        player.post(f"/tables/{table}/act", {"seat": seat, "seq": told["seq"], "action": action})
    return table


def opened(person: Person, table: str) -> Any:
    return person.get(f"/tables/{table}", params={"position": True})


@pytest.mark.parametrize("seat", [0, None], ids=["one-seat", "several-seats"])
def test_a_table_comes_with_its_position_and_the_latest_moves(
    ada: Person, bob: Person, long: str, seat: int | None
) -> None:
    """Whoever holds several seats begins as a spectator: no hand is seen before the device was passed."""
    person = ada if seat == 0 else bob
    answer = opened(person, long)
    whole = person.update(long, seat, 0)
    first = answer["update"]
    assert first["keep"] == whole["length"] - RECENT > 0
    assert first == {**whole, "keep": first["keep"], "moves": whole["moves"][first["keep"] :]}
    assert first["seat"] == seat
    assert answer["table"] == person.get(f"/tables/{long}")["table"]
    assert "update" not in person.get(f"/tables/{long}")
    params = {} if seat is None else {"seat": seat}
    rest = person.get(f"/tables/{long}/moves", params={**params, "until": first["keep"]})
    assert rest == {"seat": seat, "moves": whole["moves"][: first["keep"]]}
    all_ = person.get(f"/tables/{long}/moves", params={**params, "until": 10**6})
    assert all_["moves"] == whole["moves"]


def test_nobody_is_told_what_they_may_not_see(server: ServerProcess, ada: Person, long: str) -> None:
    assert ada.refused("GET", f"/tables/{long}/moves", params={"seat": 1, "until": 3})["id"] == "forbidden"
    stranger = Person(server.url)
    assert stranger.refused("GET", f"/tables/{long}", params={"position": True})["id"] == "forbidden"
    assert stranger.refused("GET", f"/tables/{long}/moves", params={"until": 3})["id"] == "forbidden"


def test_a_table_that_has_not_begun_has_no_position(ada: Person) -> None:
    table = ada.new_table("me", "open", start=False)["table"]["id"]
    assert "update" not in opened(ada, table)
    assert ada.refused("GET", f"/tables/{table}/moves", params={"until": 1})["id"] == "status"


def test_what_is_long_is_compressed_for_who_takes_it(ada: Person, long: str) -> None:
    for path in (f"/tables/{long}?position=true", f"/tables/{long}/moves?seat=0&until=9"):
        packed = ada.call("GET", path, headers={"Accept-Encoding": "gzip"})
        plain = ada.call("GET", path, headers={"Accept-Encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
        assert packed.json() == plain.json()


async def test_a_connection_is_not_told_again_what_it_has(
    server: ServerProcess, ada: Person, long: str
) -> None:
    first = opened(ada, long)["update"]
    known = {"since": first["seq"], "stamp": first["stamp"], "revision": first["revision"], "seats": [0]}
    async with sit(server.url, long, ada.token, **known) as seat:
        await seat.ask(type="ping")
        assert [message["type"] for message in seat.received] == ["welcome", "pong"]
        seat.histories[0] = ada.update(long, 0, 0)["moves"]
        # Something else than the log has changed, or the log was another: then it is told.
        await seat.send(type="watch", seats=[0], since=first["seq"], stamp=first["stamp"])
        assert (await seat.until("update"))["moves"] == []
    for changed in ({"revision": first["revision"] + 1}, {"stamp": first["stamp"] + 1}, {"revision": None}):
        async with sit(server.url, long, ada.token, **{**known, **changed}) as seat:
            seat.histories[0] = ada.update(long, 0, 0)["moves"]
            assert (await seat.until("update"))["seq"] == first["seq"]
