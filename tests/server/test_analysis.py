"""Analyses of finished games over HTTP: made in slices, shared, stopped, and never of a running game."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

import pytest
import sqlalchemy as sa

import petteia
from petteia import eye
from petteia.server import wire
from petteia.server.bots.eye import analyse
from petteia.server.bots.pool import BotFailed
from petteia.server.bots.queue import SLICE
from petteia.server.refusals import Refuse
from petteia.server.storage import Store
from petteia.server.storage import models as m
from petteia.server.storage.analyses import STALE, AnalysisStore
from petteia.server.tables import analysing, seating
from petteia.server.tables.house import House

from .houses import execute, house_on, new_table, play_on
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


# ---- several processes --------------------------------------------------------------------------


@dataclass
class Slow:
    """A pool whose analyses take as long as the test wants."""

    begun: asyncio.Event = field(default_factory=asyncio.Event)
    ended: asyncio.Event = field(default_factory=asyncio.Event)
    fails: bool = False

    async def work(self, kind: str, person: str, task: str, given: dict[str, Any]) -> dict[str, Any]:
        if self.fails:
            raise BotFailed("no")
        if "done" not in given:
            return {"done": {}, "progress": 0.4}
        self.begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            self.ended.set()
        raise AssertionError


@pytest.fixture
async def two(store: Store, monkeypatch: pytest.MonkeyPatch, tiny: None) -> AsyncIterator[list[House]]:
    """Two processes of one database, with a pool each that does not get done."""
    monkeypatch.setattr(analysing, "BEAT", 0.02)
    houses = [house_on(store), house_on(store)]
    for house in houses:
        monkeypatch.setattr(house.thinking, "pool", Slow())
    yield houses
    for house in houses:
        monkeypatch.undo()
        await house.close()


async def over(house: House) -> str:
    """A finished game of Ada and Bob."""
    id_ = await new_table(house, "me", "open", start=False)
    await seating.join(house, "bob", id_, wire.Join("Bob"))
    await seating.start(house, "ada", id_)
    await play_on(house, id_, ("ada", "bob"), 10**6)
    return id_


async def test_an_analysis_is_watched_and_stopped_by_way_of_another_process(two: list[House]) -> None:
    one, other = two
    first, second = await over(one), await over(one)
    assert (await one.analysing.begin("ada", first, "quick")).state == "running"
    pool: Any = one.thinking.pool
    await pool.begun.wait()
    while (state := await other.analysing.state("ada", first, "quick")).progress != 0.4:
        assert (state.state, state.mine) == ("running", True)
    assert (await other.analysing.begin("bob", first, "quick")).mine is False
    for house in two:
        with pytest.raises(Refuse) as refused:
            await house.analysing.begin("ada", second, "quick")
        assert refused.value.refusal.id == "analysis-busy"
    with pytest.raises(Refuse):
        await other.analysing.cancel("bob", first, "quick")
    assert (await other.analysing.cancel("ada", first, "quick")).state == "none"
    await pool.ended.wait()
    assert (await one.analysing.begin("ada", second, "quick")).state == "running"


async def test_an_analysis_whose_process_is_gone_hinders_nobody(two: list[House]) -> None:
    one, other = two
    table = await over(one)
    store = AnalysisStore(one.store)
    assert await store.begin(table, "quick", "ada")
    assert not await store.begin(table, "thorough", "ada")
    assert (await other.analysing.state("ada", table, "quick")).state == "running"
    await execute(one, m.analysing.update().values(beat=m.analysing.c.beat - STALE - 1))
    assert (await other.analysing.state("ada", table, "quick")).state == "none"
    assert (await other.analysing.begin("ada", table, "quick")).state == "running"


async def test_an_analysis_that_failed_says_so_and_can_be_asked_for_again(two: list[House]) -> None:
    one, other = two
    table = await over(one)
    pool: Any = one.thinking.pool
    pool.fails = True
    await one.analysing.begin("ada", table, "quick")
    while (state := await other.analysing.state("ada", table, "quick")).state == "running":
        assert state.mine
    assert state.state == "failed"
    assert (await other.analysing.begin("ada", table, "quick")).state == "running"


# ---- of a person over games ---------------------------------------------------------------------


def seen_by_hand(luck: float, lost: dict[str, list[float]], seat: int) -> str:
    part = {
        "start": 0.5, "luck": luck, "others": 0.0, "mistakes": 0.0, "unforeseeable": 0.0, "result": 1.0,
        "luck_spread": 0.1, "deal": 0.0, "mistakes_error": 0.05,
    }  # fmt: skip
    made = [(seat, kind, one) for kind, some in lost.items() for one in some]
    made.append((1 - seat, "take", 0.9))
    decisions = [
        {"t": 40 + n, "seat": whose, "kind": kind, "action": 0, "mistake": mistake}
        for n, (whose, kind, mistake) in enumerate(made)
    ]
    return json.dumps({"parts": [part, {**part, "luck": -luck}], "decisions": decisions})


async def test_luck_and_mistakes_of_a_person_over_games(store: Store, tiny: None) -> None:
    house = house_on(store)
    tables = [await over(house) for _ in range(3)]
    for number, table in enumerate(tables):
        await execute(house, m.game.update().where(m.game.c.id == table).values(updated=1000 + number))
    analyses = AnalysisStore(store)
    await analyses.keep(tables[1], "quick", seen_by_hand(0.9, {"take": [0.9]}, 0))
    await analyses.keep(tables[1], "thorough", seen_by_hand(0.2, {"take": [0.01, 0.3], "pass": [0.02]}, 0))
    await analyses.keep(tables[0], "quick", seen_by_hand(-0.1, {"take": [0.1]}, 0))
    found = await house.analysing.of_person("ada")
    assert [(one.table, one.luck) for one in found.games] == [(tables[0], -0.1), (tables[1], 0.2)]
    assert [(one.kind, one.decisions, one.notable) for one in found.kinds] == [("take", 3, 2), ("pass", 1, 1)]
    assert found.kinds[0].mistakes == pytest.approx(0.41)
    assert (found.kinds[0].table, found.kinds[0].t) == (tables[1], 41)  # where most was given away
    assert found.kinds[0].form == petteia.game("tiny").actions.describe(0)
    others = await house.analysing.of_person("bob")
    assert [one.luck for one in others.games] == [0.1, -0.2]
    assert {one.kind for one in others.kinds} == {"take"}
    # Where a bot stepped in, what was played is not the person's.
    await execute(house, sa.update(m.seat).where(m.seat.c.game == tables[0]).values(stood_in=3))
    assert [one.table for one in (await house.analysing.of_person("ada")).games] == [tables[1]]
    assert (await house.analysing.of_person("nobody")).games == []
    await house.close()


def test_statistics_are_for_the_person_alone(ada: Person) -> None:
    assert ada.get("/analyses") == {"games": [], "kinds": []}
    assert ada.refused("GET", "/analyses", headers={"Authorization": "Bearer nobody"})["id"] == "no-token"
