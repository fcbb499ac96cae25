"""A person leaves it to the server to say nothing, and nobody can tell what the person held."""

from __future__ import annotations

import random
from typing import Any

from .running import Person


def steal(ada: Person, table: str, rng: random.Random) -> Any:
    """Play on, stealing from seat 1 wherever that can be done, until seat 1 is asked to guard itself."""
    while True:
        update = ada.update(table, 0)
        assert not update["over"], "nobody was robbed"
        ask = update["observation"]["ask"]
        if ask["step"] == "guard" and ask["seat"] == 1:
            return update
        legal = ada.update(table, ask["seat"])["legal"]
        wanted = [choice for choice in legal if choice["text"] == "steal 1"] or [
            choice for choice in legal if choice["text"] == "pass"
        ]
        action = rng.choice(wanted or legal)["id"]
        ada.post(f"/tables/{table}/act", {"seat": ask["seat"], "seq": update["seq"], "action": action})


def test_the_server_says_nothing_for_whom_wants_it(ada: Person, bob: Person) -> None:
    made = ada.new_table("me", "me", "me", options={"thieves": True, "hand": 3})
    table, rng = made["table"]["id"], random.Random(3)
    assert made["you"]["silent"] == []
    path = f"/tables/{table}/seats/1/silence"
    assert bob.refused("POST", path, {"silent": True})["id"] == "forbidden"
    assert ada.post(path, {"silent": True})["you"]["silent"] == [1]
    asked = steal(ada, table, rng)
    answered = ada.update(table, 1, asked["seq"], wait=20)
    assert answered["moves"][0]["seat"] == 1
    assert answered["moves"][0]["action"] == "allow"
    # Nobody else is told that it was the server.
    assert "silent" not in str(ada.get(f"/tables/{table}")["table"])

    assert ada.post(path, {"silent": False})["you"]["silent"] == []
    asked = steal(ada, table, rng)
    assert ada.update(table, 1, asked["seq"], wait=1)["seq"] == asked["seq"]  # the person is asked
    # Asked already, and only then left to the server.
    ada.post(path, {"silent": True})
    assert ada.update(table, 1, asked["seq"], wait=20)["moves"][0]["action"] == "allow"
