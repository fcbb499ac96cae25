"""The server is killed, stopped, started again, its bots fail: nothing acknowledged is lost, games go on.

PETTEIA_KILLS sets how often the processes are killed; docs/server-robustness.md has figures of a long run.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import re
import signal
from collections.abc import Callable
from pathlib import Path

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from .chaos import wreak
from .running import Person, ServerProcess, sit
from .test_play import FESTIVE

KILLS = int(os.environ.get("PETTEIA_KILLS", "20"))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind", "processes"),
    [pytest.param("sqlite", 1), pytest.param("postgres", 2, marks=pytest.mark.postgres)],
    ids=["sqlite", "two-processes-on-postgres"],
)
def test_killed_at_random_moments_nothing_acknowledged_is_lost(
    make_database: Callable[[str], str], kind: str, processes: int
) -> None:
    figures = wreak(make_database(kind), processes, KILLS // processes if KILLS < 100 else KILLS, seed=7)
    assert figures.kills
    assert figures.games >= 6
    assert figures.acknowledged > figures.kills


def test_a_restart_in_the_middle_of_everything(
    make_database: Callable[[str], str],
) -> None:
    server = ServerProcess(make_database("sqlite"))
    with server:
        ada = Person(server.url)
        tables = [ada.table("me", "random", "random") for _ in range(4)]
        for table in tables:
            ada.play(table, [0], random.Random(1), moves=2)
        bots_only = ada.table("random", "random", "random")
        waiting = ada.new_table("me", "open", start=False)
        said = ada.post(f"/tables/{tables[0]}/chat", {"text": "still here?"})["message"]
        asked = ada.table("me", "me")
        server.kill()
        server.start()
        ada = Person(server.url, ada.token)
        assert ada.get(f"/tables/{tables[0]}/chat")["messages"] == [said]
        assert ada.get(f"/tables/{asked}")["table"]["status"] == "playing"
        for table in tables:
            assert ada.play(table, [0], random.Random(2))["over"]
        update = ada.update(bots_only, None, 0)
        while not update["over"]:
            update = ada.update(bots_only, None, update["seq"], wait=10)
        bob = Person(server.url)
        path = f"/tables/{waiting['table']['id']}/join"
        assert bob.post(path, {"name": "Bob", "invite": waiting["invite"]})["you"]["seats"] == [1]


async def test_a_stop_is_graceful(make_database: Callable[[str], str], tmp_path: Path) -> None:
    log = tmp_path / "log"
    server = ServerProcess(make_database("sqlite"), log=log, log_level="info")
    with server:
        ada = Person(server.url)
        table = ada.table("me", "random")
        async with sit(server.url, table, ada.token) as seat:
            await seat.until("update")
            stopping = asyncio.create_task(asyncio.to_thread(server.stop))
            with contextlib.suppress(ConnectionClosed):
                while True:
                    await seat.next()
            assert seat.closed in (1001, 1012)
            assert await stopping in (0, -signal.SIGTERM)
    assert "closed" in log.read_text()
    assert "Traceback" not in log.read_text()


def test_bots_that_die_hang_or_raise_are_replaced(make_database: Callable[[str], str]) -> None:
    env = {"PETTEIA_TEST_FAILING_BOTS": "1"}
    with ServerProcess(make_database("sqlite"), env=env, bot_seconds=0.2, bot_start_seconds=1.5) as server:
        ada = Person(server.url)
        for level in ("easy", "medium", "hard"):  # see worker.py: dies, hangs, raises
            # Every card is free, so that there is always something to choose.
            table = ada.table("me", level, options={"edition": FESTIVE, "thieves": False})
            update = ada.update(table, 0)
            ada.post(f"/tables/{table}/act", {"seat": 0, "seq": update["seq"], "action": "pass"})
            later = ada.update(table, 0, update["seq"])
            while not later["over"] and later["observation"]["ask"]["seat"] != 0:
                later = ada.update(table, 0, later["seq"], wait=20)
            assert any(move["seat"] == 1 for move in ada.update(table, 0, 0)["moves"])
            metrics = ada.client.get("/metrics").text
            failures = re.search(rf'petteia_bot_failures_total{{bot="{level}"}} ([0-9]+)', metrics)
            assert failures is not None
            assert int(failures[1]) >= 2
        # Healthy bots at other tables are not disturbed.
        assert ada.play(ada.table("me", "random"), [0], random.Random(1))["over"]


@pytest.mark.postgres
async def test_two_processes_show_the_same_table(make_database: Callable[[str], str]) -> None:
    database = make_database("postgres")
    with ServerProcess(database) as one, ServerProcess(database) as two:
        ada, bob = Person(one.url), Person(two.url)
        made = ada.new_table("me", "open", start=False)
        table = made["table"]["id"]
        async with (
            sit(one.url, table, ada.token) as left,
            sit(two.url, table, bob.token, invite=made["invite"]) as right,
        ):
            await left.until("welcome")
            await right.until("welcome")
            bob.post(f"/tables/{table}/join", {"name": "Bob", "invite": made["invite"]})
            while left.table["seats"][1]["kind"] != "human" or not left.table["seats"][1]["online"]:
                await left.next()
            ada.post(f"/tables/{table}/start")
            await right.until("update", seat=1)
            await right.send(type="chat", text="hello over there")
            assert (await left.until("chat"))["messages"][0]["text"] == "hello over there"
            rng = random.Random(5)
            sides = {0: left, 1: right}
            while True:
                for number, side in sides.items():
                    while number not in side.updates:
                        await side.next()
                latest = max(sides[n].updates[n]["seq"] for n in sides)
                for number, side in sides.items():
                    while side.updates[number]["seq"] < latest:
                        await side.next()
                ask = left.updates[0]["observation"]["ask"]
                if ask is None:
                    break
                number = ask["seat"]
                choice = rng.choice(sides[number].updates[number]["legal"])
                answer = await sides[number].ask(type="act", seat=number, seq=latest, action=choice["id"])
                assert answer["type"] == "ack"
                while sides[number].updates[number]["seq"] < answer["seq"]:
                    await sides[number].next()
            assert left.updates[0]["result"] == right.updates[1]["result"]
        # Word of it reaches the other process a moment later.
        ada.post(f"/tables/{table}/rematch", {})
        while not bob.get(f"/tables/{table}")["table"]["next"]:
            pass
        assert ada.call("DELETE", f"/tables/{table}").status_code == 204
        while bob.call("GET", f"/tables/{table}").status_code == 200:
            pass
        assert bob.refused("GET", f"/tables/{table}")["id"] == "not-found"


@pytest.mark.postgres
def test_a_database_that_drops_all_connections_stops_nothing(
    make_database: Callable[[str], str],
) -> None:
    database = make_database("postgres")
    with (
        ServerProcess(database, log_level="critical") as one,
        ServerProcess(database, log_level="critical") as two,
    ):
        ada = Person(one.url)
        table = ada.table("me", "random", "me")
        watcher = Person(two.url, ada.token)
        rng = random.Random(3)
        for _ in range(3):
            with psycopg.connect(database, autocommit=True) as admin:
                admin.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )
            moves = 0
            while moves < 2:
                answer = ada.call("GET", f"/tables/{table}/update", params={"seat": 0})
                if answer.status_code != 200 or (update := answer.json())["over"]:
                    moves += answer.status_code == 200
                    continue
                seat = update["observation"]["ask"]["seat"]
                if seat == 1:
                    continue
                seen = ada.call("GET", f"/tables/{table}/update", params={"seat": seat})
                if seen.status_code != 200 or not seen.json()["legal"]:
                    continue
                action = rng.choice(seen.json()["legal"])["id"]
                wanted = {"seat": seat, "seq": seen.json()["seq"], "action": action, "key": f"{rng.random()}"}
                done = ada.call("POST", f"/tables/{table}/act", wanted)
                assert done.status_code in (200, 409, 503), done.text
                moves += done.status_code == 200
        assert ada.play(table, [0, 2], rng)["over"]
        # The other process hears of it again.
        update = watcher.update(table, 0, 0)
        while not update["over"]:
            update = watcher.update(table, 0, update["seq"], wait=10)


def test_tables_that_nobody_uses_leave_the_memory(make_database: Callable[[str], str]) -> None:
    with ServerProcess(make_database("sqlite"), idle_seconds=0.2) as server:
        ada = Person(server.url)
        tables = [ada.table("me", "random") for _ in range(5)]
        while "petteia_live_tables 0.0" not in ada.client.get("/metrics").text:
            pass
        for table in tables:
            assert ada.play(table, [0], random.Random(1))["over"]


@pytest.mark.postgres
async def test_two_processes_agree_who_was_first(make_database: Callable[[str], str]) -> None:
    """The same seat acts on both processes at once: one decision is stored, the other is refused."""
    database = make_database("postgres")
    with ServerProcess(database) as one, ServerProcess(database) as two:
        ada = Person(one.url)
        table = ada.table("me", "me", options={"thieves": False})
        async with sit(one.url, table, ada.token) as left, sit(two.url, table, ada.token) as right:
            rounds = 0
            while rounds < 10:
                for side in (left, right):
                    while len(side.updates) < 2:
                        await side.next()
                latest = max(u["seq"] for side in (left, right) for u in side.updates.values())
                for side in (left, right):
                    while min(u["seq"] for u in side.updates.values()) < latest:
                        await side.next()
                if left.updates[0]["over"]:
                    break
                seat = left.updates[0]["observation"]["ask"]["seat"]
                legal = left.updates[seat]["legal"]
                for number, side in enumerate((left, right)):
                    action = legal[-1 - number % len(legal)]["text"]
                    await side.send(
                        type="act",
                        seat=seat,
                        seq=latest,
                        action=action,
                        ref=f"{rounds}",
                        key=f"{rounds}-{number}",
                    )
                answers = []
                for side in (left, right):
                    answer = await side.next()
                    while answer.get("ref") != f"{rounds}":
                        answer = await side.next()
                    answers.append(answer)
                kinds = sorted(answer["type"] for answer in answers)
                assert kinds == ["ack", "refused"], answers
                refused = next(answer for answer in answers if answer["type"] == "refused")
                assert refused["error"]["id"] in ("stale", "not-your-turn")
                rounds += 1
        log = ada.update(table, 0, 0)
        assert log["seq"] == log["length"]
