"""Kills server processes at random moments while clients and bots play, and checks that nothing is lost.

    python -m tests.server.chaos --kills 200 [--postgres] [--bots]

With ``--bots`` the processes in which bots think are killed instead of servers; on PostgreSQL the servers
have none, and two ``petteia bots`` and their processes are killed.

What must hold: every decision that a client got an answer for is stored exactly once; what a client has seen
never changes afterwards; every game goes on and ends; and every stored game replays to its stored digest.
The people are known, and play by a clock: every game that counts for ratings has counted exactly once, and
all ratings follow from these games; nobody has less time than nothing, or more than was given; and at tables
where nobody decides the game ends by the clock, and not before.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import psycopg
from websockets.exceptions import InvalidHandshake, WebSocketException

from petteia.server.names import looks

from .postgres import cluster, new_database
from .running import ROOT, BotsProcess, Seat, ServerProcess, sit

TABLES = 6
BANK, INCREMENT = 600, 5  # seconds; nobody runs out of them
SHORT = 5  # the bank of those who never decide
LOST = (OSError, WebSocketException, InvalidHandshake, TimeoutError, httpx.HTTPError, EOFError)


@dataclass
class Figures:
    """What a run has shown."""

    kills: int = 0
    games: int = 0
    acknowledged: int = 0
    repeated: int = 0
    """Answers to retries of decisions that had been stored although the first answer was lost."""
    reconnects: int = 0
    restart_seconds: list[float] = field(default_factory=list)
    rated: int = 0
    """Games that counted, each once."""
    by_clock: int = 0
    """Games that the clock has ended."""


class Chaos:
    """One run."""

    def __init__(
        self,
        database: str,
        servers: Sequence[ServerProcess],
        crew: Sequence[BotsProcess],
        bots: bool,
        seed: int,
    ) -> None:
        """With ``bots`` only processes in which bots think are killed: those of the crew, if there is one."""
        self.database = database
        self.servers = servers
        self.crew = crew
        self.bots = bots
        self.random = random.Random(seed)
        self.figures = Figures()
        self.acks: list[tuple[str, int, str, str, int]] = []
        """Table, seat, key, action, place in the log: what clients were told is stored."""
        self.tables: list[str] = []
        self.late: dict[str, int] = {}
        """Tables at which the clock is to end the game, and when they began, in milliseconds."""
        self.stopping = False
        self.acknowledged = asyncio.Event()

    # ---- clients ------------------------------------------------------------------------------

    async def http(self, url: str, token: str | None, method: str, path: str, body: Any = None) -> Any:
        """A request, repeated until there is an answer."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        while True:
            try:
                async with httpx.AsyncClient(base_url=url, headers=headers, timeout=10) as client:
                    answer = await client.request(method, f"/api{path}", json=body)
                    if answer.status_code < 500:
                        return answer.json()
            except LOST:
                pass
            await asyncio.sleep(0.05)

    async def slot(self, number: int) -> None:
        """Plays one game after the other: two people, on two servers where there are two, and a bot."""
        homes = [self.servers[(number + i) % len(self.servers)].url for i in (0, 1)]
        people = [await self.http(home, None, "POST", "/browser") for home in homes]
        tokens = [person["token"] for person in people]
        for person, name in zip(people, ("Ada", "Bob"), strict=True):
            await asyncio.to_thread(make_known, self.database, person["browser"], f"{name} {number}")
        await self.let_time_run_out(homes, tokens)
        while not self.stopping:
            level = self.random.choice(["random", "hard"]) if self.bots else "random"
            bot = [{"kind": "bot", "bot": level}] if self.bots or self.random.random() < 0.5 else []
            seats = [{"kind": "me", "name": "Ada"}, *bot, {"kind": "open"}]
            clock = {"type": "live", "bank": BANK, "increment": INCREMENT, "out": "bot"}
            wanted = {"game": "tiny", "seats": seats, "public": True, "clock": clock}
            table = (await self.http(homes[0], tokens[0], "POST", "/tables", wanted))["table"]["id"]
            last = len(seats) - 1
            await self.begin(homes, tokens, table, last)
            self.tables.append(table)
            await asyncio.gather(
                self.player(homes[0], tokens[0], table, 0), self.player(homes[1], tokens[1], table, last)
            )
            self.figures.games += 1

    async def begin(self, homes: list[str], tokens: list[str], table: str, last: int) -> None:
        """The second person takes the last seat, and the game begins, however often that has to be asked."""
        joined: Any = None
        while not joined or last not in joined["you"]["seats"]:
            await self.http(
                homes[1], tokens[1], "POST", f"/tables/{table}/join", {"name": "Bob", "seat": last}
            )
            joined = await self.http(homes[1], tokens[1], "GET", f"/tables/{table}")
        status = "open"
        while status == "open":
            await self.http(homes[0], tokens[0], "POST", f"/tables/{table}/start")
            status = (await self.http(homes[0], tokens[0], "GET", f"/tables/{table}"))["table"]["status"]

    async def let_time_run_out(self, homes: list[str], tokens: list[str]) -> None:
        """A table at which nobody decides."""
        clock = {"type": "live", "bank": SHORT, "increment": 0, "out": "end"}
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
        wanted = {"game": "tiny", "seats": seats, "public": True, "clock": clock}
        table = (await self.http(homes[0], tokens[0], "POST", "/tables", wanted))["table"]["id"]
        begun = time.time_ns() // 1_000_000
        await self.begin(homes, tokens, table, 1)
        self.late[table] = begun

    async def player(self, url: str, token: str, table: str, number: int) -> None:
        """Plays a seat to the end, whatever happens to the connection."""
        pending: dict[str, Any] | None = None
        history: list[dict[str, Any]] = []
        since = 0
        while True:
            try:
                async with sit(url, table, token, since=since) as seat:
                    seat.histories[number] = history
                    if pending is not None:
                        await seat.send(**pending)
                    while True:
                        before = [move["events"] for move in history]
                        message = await seat.next(30)
                        if message["type"] == "update":
                            assert message["seq"] >= since, "the log became shorter"
                            since = message["seq"]
                            now = [move["events"] for move in history[: len(before)]]
                            assert now == before, "what was seen has changed"
                            if message["over"]:
                                return
                        pending = self.answer(table, message, pending)
                        update = seat.updates.get(number)
                        if pending is None and update is not None and update["legal"]:
                            pending = self.decide(seat, number, update)
                            if pending is not None:
                                await seat.send(**pending)
            except LOST:
                self.figures.reconnects += 1
                await asyncio.sleep(0.05)

    def decide(self, seat: Seat, number: int, update: dict[str, Any]) -> dict[str, Any] | None:
        if update["seq"] != max(u["seq"] for u in seat.updates.values()):
            return None
        key = f"{number}-{update['seq']}-{self.random.randrange(10**12)}"
        text = self.random.choice(update["legal"])["text"]
        return {"type": "act", "seat": number, "seq": update["seq"], "action": text, "key": key, "ref": key}

    def answer(self, table: str, message: dict[str, Any], pending: dict[str, Any] | None) -> Any:
        """What remains pending after a message."""
        if pending is None or message.get("ref") != pending["ref"]:
            return pending
        if message["type"] == "ack":
            self.figures.acknowledged += 1
            self.acknowledged.set()
            self.figures.repeated += message["repeated"]
            place = (table, pending["seat"], pending["key"], pending["action"], message["seq"])
            self.acks.append(place)
        else:
            assert message["error"]["id"] in ("stale", "not-your-turn"), message
        return None

    # ---- the run ------------------------------------------------------------------------------

    async def run(self, kills: int) -> None:
        for server in self.servers:
            await asyncio.to_thread(server.start)
        for process in self.crew:
            process.start()
        slots = [asyncio.create_task(self.slot(n)) for n in range(TABLES)]
        while self.figures.kills < kills:
            self.acknowledged.clear()
            await asyncio.sleep(self.random.uniform(0.05, 0.6))
            heard = asyncio.create_task(self.acknowledged.wait())
            await asyncio.wait([heard, *slots], return_when=asyncio.FIRST_COMPLETED)
            self.figures.kills += self.kill_bots() if self.bots else await self.kill_server()
            for slot in slots:
                if slot.done():
                    slot.result()
        self.stopping = True
        async with asyncio.timeout(240):
            await asyncio.gather(*slots)
            for table in self.late:
                status = ""
                while status != "over":
                    found = await self.http(self.servers[0].url, None, "GET", f"/tables/{table}")
                    status = found["table"]["status"]

    async def kill_server(self) -> bool:
        server = self.random.choice(self.servers)
        await asyncio.to_thread(server.kill)
        begun = time.monotonic()
        await asyncio.to_thread(server.start)
        self.figures.restart_seconds.append(time.monotonic() - begun)
        return True

    def kill_bots(self) -> bool:
        """A process in which a bot thinks, or one of the crew with all of its own; False if there is none."""
        parent = self.random.choice(self.crew or self.servers)
        if self.crew and self.random.random() < 0.5:
            parent.kill()
            parent.start()
            return True
        children = Path(f"/proc/{parent.pid}/task/{parent.pid}/children").read_text().split()
        alive = [int(child) for child in children if _state(int(child)) not in "ZX"]
        if alive:
            os.kill(self.random.choice(alive), signal.SIGKILL)
        return bool(alive)

    def check(self, database: str) -> None:
        """Compare the database with what clients were told."""
        found = rows(database, 'SELECT game, seat, "key", action, seq FROM action WHERE "key" IS NOT NULL')
        stored = dict(found)
        assert len(stored) == len(found), "a decision is stored twice"
        assert len(self.acks) == len(set(self.acks))
        for table, seat, key, action, seq in self.acks:
            assert (table, seat, key) in stored, "an acknowledged decision is lost"
            text, place = stored[table, seat, key]
            assert text == action
            assert place <= seq  # the answer counts the chance outcomes that followed
        states = dict(rows(database, "SELECT id, 0, '', status, seq FROM game"))
        for table in self.tables:
            assert states[table, 0, ""][0] == "over", "a game did not end"
        self.check_clocks(database)
        self.check_ratings(database)
        lengths = rows(database, "SELECT game, 0, '', count(*), max(seq) FROM action GROUP BY game")
        for _, (count, last) in lengths:
            assert count == last, "the log has gaps"
        for command in (["verify"], ["ratings", "--check"]):
            program = "from tests.server import games; from petteia.server.admin import admin; admin()"
            done = subprocess.run(
                [sys.executable, "-c", program, *command, "--database", database],
                cwd=ROOT, check=False, capture_output=True, text=True,
            )  # fmt: skip
            assert done.returncode == 0, done.stdout + done.stderr

    def check_clocks(self, database: str) -> None:
        """Nobody has time that was not given, and what the clock had to end it has ended, not too early."""
        found = rows(database, "SELECT id, 0, times, status, updated FROM game WHERE times IS NOT NULL")
        assert {id_ for (id_, _, _), _ in found} == {*self.tables, *self.late}
        count = "SELECT game, 0, '', count(*), 0 FROM action WHERE seat >= 0 GROUP BY game"
        moves = dict(rows(database, count))
        for (id_, _, text), (status, updated) in found:
            clock = json.loads(text)
            if id_ in self.late:
                assert (status, len(clock["out"])) == ("over", 1)
                assert updated >= self.late[id_] + SHORT * 1000, "time ran out too early"
                self.figures.by_clock += 1
            else:
                assert clock["out"] == [], "somebody ran out of time who had plenty"
                most = BANK + INCREMENT * int(moves[id_, 0, ""][0])
                assert all(0 < left <= most * 1000 for left in clock["left"]), "time that nobody was given"

    def check_ratings(self, database: str) -> None:
        """Every game of two people that was played to its end has counted once, and no other has."""
        seats = rows(database, "SELECT game, 0, '', count(*), sum(CASE WHEN bot IS NULL THEN 0 ELSE 1 END) "
                               "FROM seat GROUP BY game")  # fmt: skip
        right = {id_ for (id_, _, _), (_, bots) in seats if id_ in self.tables and not bots}
        counted = rows(database, "SELECT game, 0, kind, number, 0 FROM rated")
        assert {id_ for (id_, _, _), _ in counted} == right
        assert sorted(int(number) for _, (number, _) in counted) == list(range(1, len(right) + 1))
        ratings = rows(database, "SELECT person, 0, '', games, 0 FROM rating")
        played = rows(database, "SELECT who, 0, '', count(*), 0 FROM rated_seat GROUP BY who")
        assert dict(ratings) == dict(played), "a game has counted twice, or not for everybody"
        assert sum(int(games) for _, (games, _) in ratings) == 2 * len(right)
        self.figures.rated = len(right)


def _state(pid: int) -> str:
    """What the system says of a process: R, S, Z (dead, but its parent has not heard) and so on."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return "X"


def make_known(database: str, person: str, name: str) -> None:
    """A guest is known from now on, as if there were a passkey; repeated while the file is being written."""
    query = "INSERT INTO account (person, name, folded, created, renamed) VALUES ({0}, {0}, {0}, 0, 0)"
    values = (person, name, looks(name))
    if database.startswith("sqlite:///"):
        with contextlib.closing(sqlite3.connect(database.removeprefix("sqlite:///"), timeout=60)) as file:
            file.execute(query.format("?"), values)
            file.commit()
    else:
        with psycopg.connect(database) as postgres:
            postgres.execute(query.format("%s").encode(), values)


def rows(database: str, query: str) -> list[tuple[tuple[str, int, str], tuple[Any, int]]]:
    found: list[Any]
    if database.startswith("sqlite:///"):
        with contextlib.closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection:
            found = connection.execute(query).fetchall()
    else:
        with psycopg.connect(database) as postgres:
            found = postgres.execute(query.encode()).fetchall()
    return [((row[0], row[1], row[2]), (row[3], row[4])) for row in found]


def wreak(database: str, processes: int, kills: int, seed: int, bots: bool = False) -> Figures:
    """A whole run on a fresh database; AssertionError if anything was lost."""
    elsewhere = bots and processes > 1
    settings: dict[str, Any] = {"bot_seconds": 2.0, "sweep_seconds": 0.3, "log_level": "error"}
    here = {**settings, "bot_workers": 0} if elsewhere else settings
    servers = [ServerProcess(database, **here) for _ in range(processes)]
    crew = [BotsProcess(database, **settings) for _ in range(2)] if elsewhere else []
    chaos = Chaos(database, servers, crew, bots, seed)
    try:
        asyncio.run(chaos.run(kills))
        chaos.check(database)
    finally:
        for process in (*servers, *crew):
            if process.pid:
                process.kill()
    return chaos.figures


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", action="store_true", help="kill the processes in which bots think")
    parser.add_argument("--postgres", action="store_true", help="two processes on PostgreSQL")
    given = parser.parse_args()
    begun = time.monotonic()
    with contextlib.ExitStack() as stack:
        if given.postgres:
            database = new_database(stack.enter_context(cluster()), "petteia_chaos")
        else:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            database = f"sqlite:///{folder / 'tables.sqlite3'}"
        figures = wreak(database, 2 if given.postgres else 1, given.kills, given.seed, given.bots)
    restarts = sorted(figures.restart_seconds)
    restart = f", median restart {restarts[len(restarts) // 2]:.2f} s" if restarts else ""
    print(
        f"{figures.kills} kills in {time.monotonic() - begun:.0f} s: {figures.games} games ended, "
        f"{figures.acknowledged} decisions acknowledged and all stored once, "
        f"{figures.repeated} of them acknowledged on a retry, {figures.reconnects} reconnections{restart}; "
        f"{figures.rated} games counted for ratings, once each; {figures.by_clock} ended by the clock"
    )


if __name__ == "__main__":
    main()
