"""Kills servers at random moments while they tell people of their tables: every notice arrives.

    python -m tests.server.killed_heralds --kills 100 [--postgres]

What must hold: whoever has to decide at the end was told so; every notice that is stored is sent in the end
and was taken by the browser, no more often than attempts were noted before; what came twice has one tag.
"""

from __future__ import annotations

import argparse
import contextlib
import random
import sqlite3
import tempfile
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import psycopg

from .postgres import cluster, new_database
from .running import Person, ServerProcess
from .standins import Browser, PushService, push_service

TABLES = 6
PATIENCE = 90.0


@dataclass
class Figures:
    """What a run has shown."""

    kills: int = 0
    decisions: int = 0
    notices: int = 0
    delivered: int = 0
    doubles: int = 0


def rows(database: str, query: str) -> list[tuple[Any, ...]]:
    if database.startswith("sqlite:///"):
        with contextlib.closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection:
            return connection.execute(query).fetchall()
    with psycopg.connect(database) as postgres:
        return postgres.execute(query.encode()).fetchall()


class Run:
    """One run."""

    def __init__(self, servers: list[ServerProcess], database: str, service: PushService, seed: int) -> None:
        self.servers, self.database = servers, database
        self.random = random.Random(seed)
        self.figures = Figures()
        self.people = [Person(servers[0].url) for _ in range(2)]
        self.browsers: list[Browser] = []
        for number, person in enumerate(self.people):
            browser = service.browser(f"killed-{seed}-{number}")
            assert person.call("POST", "/browser/push", browser.described()).status_code == 204
            self.browsers.append(browser)
        self.tables = [self.table() for _ in range(TABLES)]

    def table(self) -> str:
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
        made = self.people[0].post("/tables", {"game": "olympos", "seats": seats})
        id_ = str(made["table"]["id"])
        self.people[1].post(f"/tables/{id_}/join", {"name": "Bob", "invite": made["invite"]})
        self.people[0].post(f"/tables/{id_}/start")
        return id_

    def surely(self, who: int, method: str, path: str, body: Any = None) -> Any:
        """Ask until somebody answers."""
        end = time.monotonic() + PATIENCE
        while True:
            url = self.random.choice([server.url for server in self.servers if server.pid])
            with contextlib.suppress(httpx.HTTPError):
                headers = {"Authorization": f"Bearer {self.people[who].token}"}
                answer = httpx.request(method, f"{url}/api{path}", json=body, headers=headers, timeout=20)
                if answer.status_code != 503:
                    return answer.json()
            assert time.monotonic() < end, "nobody answers"

    def waits(self, id_: str) -> int:
        return int(self.surely(0, "GET", f"/tables/{id_}")["table"]["waiting"])

    def pass_on(self, id_: str) -> None:
        """Decide until it is the other's turn, who has decided nothing since."""
        before = self.waits(id_)
        while self.waits(id_) == before:
            self.decide(id_)

    def decide(self, id_: str) -> None:
        waits = self.waits(id_)
        seen = self.surely(waits, "GET", f"/tables/{id_}/update?seat={waits}")
        key = f"k{self.figures.decisions}"
        said = {"seat": waits, "seq": seen["seq"], "action": seen["legal"][0]["id"], "key": key}
        answer = self.surely(waits, "POST", f"/tables/{id_}/act", said)
        assert "error" not in answer, answer
        self.figures.decisions += 1

    def kill(self) -> None:
        server = self.random.choice(self.servers)
        server.kill()
        self.figures.kills += 1
        server.start()

    def run(self, kills: int) -> None:
        for _ in range(kills):
            for _ in range(self.random.randrange(1, 5)):
                self.decide(self.random.choice(self.tables))
            time.sleep(self.random.uniform(0, 0.5))  # a random moment of what happens by itself
            self.kill()
        for id_ in self.tables:
            self.pass_on(id_)
        self.kill()

    def check(self) -> None:
        """All is sent in the end, and nothing more often than it was tried."""
        end = time.monotonic() + PATIENCE
        while rows(self.database, "SELECT id FROM notice WHERE sent = 0"):
            assert time.monotonic() < end, "notices are left over"
            time.sleep(0.05)
        taken = Counter(tag for browser in self.browsers for tag in browser.tags)
        stored = rows(self.database, "SELECT id, tries, game, seq, kind FROM notice")
        for id_, tries, *_ in stored:
            assert 1 <= taken[id_] <= tries, (id_, taken[id_], tries)
        told = {(game, seq) for _, _, game, seq, kind in stored if kind == "turn"}
        waiting = rows(self.database, "SELECT id, seq FROM game WHERE status = 'playing'")
        assert len(waiting) == TABLES
        for id_, seq in waiting:
            assert (id_, seq) in told, "nobody was told whose turn it is"
        self.figures.notices = len(stored)
        self.figures.delivered = taken.total()
        self.figures.doubles = taken.total() - len(taken)
        assert self.figures.doubles <= self.figures.kills * 32


def wreak(database: str, processes: int, kills: int, seed: int) -> Figures:
    """A whole run on a fresh database; AssertionError if anything was lost."""
    settings: dict[str, Any] = {
        "push_private": True, "notice_seconds": 0.2, "notice_lease": 1.5, "notices_per_minute": 10**6,
        "log_level": "error",
    }  # fmt: skip
    servers = [ServerProcess(database, **settings) for _ in range(processes)]
    with push_service() as service:
        service.delay = lambda: random.uniform(0, 0.05)
        try:
            for server in servers:
                server.start()
            run = Run(servers, database, service, seed)
            run.run(kills)
            run.check()
            assert service.faults == []
        finally:
            for server in servers:
                if server.pid:
                    server.kill()
    return run.figures


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", action="store_true", help="two processes on PostgreSQL")
    given = parser.parse_args()
    begun = time.monotonic()
    with contextlib.ExitStack() as stack:
        if given.postgres:
            database = new_database(stack.enter_context(cluster()), "petteia_heralds")
        else:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            database = f"sqlite:///{folder / 'tables.sqlite3'}"
        figures = wreak(database, 2 if given.postgres else 1, given.kills, given.seed)
    print(
        f"{figures.kills} kills in {time.monotonic() - begun:.0f} s: {figures.decisions} decisions, "
        f"{figures.notices} notices kept and all delivered, {figures.delivered} deliveries, "
        f"{figures.doubles} of them again with the same tag"
    )


if __name__ == "__main__":
    main()
