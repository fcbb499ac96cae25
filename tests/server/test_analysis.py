"""Analyses of finished games over HTTP: made in slices, shared, stopped, and never of a running game."""

from __future__ import annotations

from typing import Any

import petteia
from petteia import eye
from petteia.server.bots.eye import analyse
from petteia.server.bots.queue import SLICE

from .running import Person


def uploaded(person: Person, seed: str = "analysis") -> Any:
    text = petteia.play("elysium", bots=["greedy:worlds=1", "random"], seed=seed).dumps()
    answer = person.client.post("/api/records", content=text.encode())
    assert answer.status_code == 201, answer.text
    return answer.json()


def found(person: Person, table: str) -> Any:
    """The analysis once it is done; each question waits as long as the server needs to answer it."""
    while (state := person.get(f"/tables/{table}/analysis"))["state"] == "running":
        assert 0 <= state["progress"] <= 1
    return state


def test_a_finished_game_is_analysed_and_shared(ada: Person, bob: Person) -> None:
    made = uploaded(ada)
    table = made["table"]["id"]
    assert ada.get(f"/tables/{table}/analysis")["state"] == "none"
    begun = ada.post(f"/tables/{table}/analysis", {"depth": "quick"})
    assert begun["state"] in ("running", "done")
    state = found(ada, table)
    assert state["state"] == "done"
    seen = state["found"]
    record = ada.get(f"/tables/{table}/replay")
    assert len(seen["values"]) == record["length"] + 1
    for part in seen["parts"]:
        total = sum(part[name] for name in ("start", "luck", "others", "mistakes", "unforeseeable"))
        assert abs(total - part["result"]) < 1e-9
    assert seen["moments"]
    for moment in seen["moments"]:
        assert record["moves"][moment["t"]]["seat"] == moment["seat"]
        assert record["moves"][moment["t"]]["form"] == moment["taken"]["form"]
        assert moment["better"][0]["behind"] == 0 < moment["mistake"]
    assert bob.refused("GET", f"/tables/{table}/analysis")["id"] == "forbidden"
    invited = {"X-Invite": made["invite"]}
    assert bob.get(f"/tables/{table}/analysis", headers=invited)["found"] == seen
    # Whoever asks again gets what is there.
    assert ada.post(f"/tables/{table}/analysis", {"depth": "quick"})["state"] == "done"


def test_nothing_is_told_of_a_running_game(ada: Person) -> None:
    table = ada.new_table("me", "random", game="elysium")["table"]["id"]
    refused = ada.refused("POST", f"/tables/{table}/analysis", {"depth": "quick"})
    assert (refused["id"], refused["args"]["status"]) == ("status", "playing")
    assert ada.get(f"/tables/{table}/analysis") == {
        "state": "none", "depth": "quick", "progress": 0.0, "mine": False, "found": None,
    }  # fmt: skip


def test_one_at_a_time_and_it_can_be_stopped(ada: Person, bob: Person) -> None:
    first, second = uploaded(ada, "first"), uploaded(ada, "second")
    one, other = first["table"]["id"], second["table"]["id"]
    assert ada.post(f"/tables/{one}/analysis", {"depth": "thorough"})["mine"] is True
    assert ada.refused("POST", f"/tables/{other}/analysis", {"depth": "quick"})["id"] == "analysis-busy"
    invited = {"X-Invite": first["invite"]}
    assert bob.get(f"/tables/{one}/analysis?depth=thorough", headers=invited)["mine"] is False
    assert (
        bob.refused("DELETE", f"/tables/{one}/analysis?depth=thorough", headers=invited)["id"] == "forbidden"
    )
    stopped = ada.call("DELETE", f"/tables/{one}/analysis?depth=thorough")
    assert stopped.json()["state"] == "none"
    assert ada.post(f"/tables/{other}/analysis", {"depth": "quick"})["state"] in ("running", "done")
    assert ada.call("DELETE", f"/tables/{other}/analysis").status_code == 200


def test_a_slice_ends_in_time_and_the_next_goes_on() -> None:
    record = petteia.play("olympos", bots=["random"] * 2, seed="slices")
    given = {
        "game": "olympos", "seats": 2, "options": {}, "actions": eye.actions_of(record), "depth": "quick",
        "seed": "x",
    }  # fmt: skip
    first = analyse(given, SLICE)["result"]
    again = analyse({**given, "done": first["done"]}, SLICE)["result"]
    assert 0 < first["progress"] < again["progress"] < 1
