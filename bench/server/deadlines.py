"""What a server does when the deadlines of many correspondence tables pass within a minute.

    python -m bench.server.deadlines [--tables 1000] [--seconds 60] [--processes 2] [--sqlite]

Half of the tables hand the late seat to a bot, half end; on PostgreSQL two servers share them, on SQLite
there is one. Beside them one person decides at a table of their own, one decision after the other. Told are:
how long after its deadline a game had ended (stored), how long until the bot that stepped in had decided, and
how long the person's decisions took meanwhile. Nothing may be left over.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import secrets
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sa

from petteia.server import wire
from petteia.server.settings import Settings
from petteia.server.storage import Database, Store, now
from petteia.server.storage import models as m
from petteia.server.storage.migrate import upgrade
from petteia.server.tables import seating
from petteia.server.tables.house import House

from .pages import machine
from .processes import COMMAND, free_port, new_database, postgres, wait_for

LEAD_MS = 5000  # the servers are up and at rest when the first deadline passes


async def prepare(address: str, tables: int, game: str) -> list[str]:
    """Tables by correspondence that wait for somebody; every second one ends when that takes too long."""
    database = Database(address)
    await upgrade(database)
    house = House(Store(database, secrets.token_hex(6)), Settings(address))
    seats = [wire.NewSeat("me", "Ada"), wire.NewSeat("me", "Bob")]
    ids = []
    for number in range(tables):
        clock = wire.SlowClock(1, "end" if number % 2 else "bot")
        wanted = wire.NewTable(game, seats, start=True, stand_in="random", clock=clock)
        ids.append((await seating.create(house, "ada", wanted, 10**9)).table.id)
    await house.close()
    await database.close()
    return ids


async def spread(address: str, ids: Sequence[str], ms: int) -> dict[str, int]:
    """Let their deadlines pass one after the other, evenly; when each does."""
    database = Database(address)
    first = now() + LEAD_MS
    deadlines = {id_: first + number * ms // len(ids) for number, id_ in enumerate(ids)}

    def work(db: sa.Connection) -> None:
        for id_, deadline in deadlines.items():
            db.execute(m.game.update().where(m.game.c.id == id_).values(deadline=deadline))
        db.execute(m.pulse.update().values(at=0))  # nobody was away: the tables were only prepared

    await database.write(work, 600)
    await database.close()
    return deadlines


@contextlib.contextmanager
def servers(address: str, processes: int) -> Iterator[list[str]]:
    """So many servers of a database; their addresses."""
    started = []
    ports = [free_port() for _ in range(processes)]
    try:
        for port in ports:
            command = [*COMMAND, "serve", "--port", str(port), "--database", address, "--log", "error"]
            process = subprocess.Popen([*command, "--limit-factor", "10000"], stdout=subprocess.DEVNULL)
            started.append(process)
            wait_for(f"http://127.0.0.1:{port}/health", process)
        yield [f"http://127.0.0.1:{port}" for port in ports]
    finally:
        for process in started:
            process.terminate()
        for process in started:
            process.wait(60)


def decide_until(url: str, game: str, end: float) -> list[float]:
    """One person decides at a table of their own until a time; the seconds that each decision took."""
    took = []
    rng = random.Random(1)
    with httpx.Client(base_url=f"{url}/api", timeout=60) as client:
        token = client.post("/browser").json()["token"]
        client.headers["Authorization"] = f"Bearer {token}"
        seats = [{"kind": "me", "name": "Cyd"}, {"kind": "me", "name": "Dan"}]
        table = ""
        while time.time() < end:
            if not table:
                made = client.post("/tables", json={"game": game, "seats": seats, "start": True}).json()
                table = made["table"]["id"]
            waits = client.get(f"/tables/{table}").json()["table"]["waiting"]
            if waits is None:
                table = ""
                continue
            update = client.get(f"/tables/{table}/update", params={"seat": waits}).json()
            action = rng.choice(update["legal"])["id"]
            begun = time.perf_counter()
            answer = client.post(
                f"/tables/{table}/act", json={"seat": waits, "seq": update["seq"], "action": action}
            )
            answer.raise_for_status()
            took.append(time.perf_counter() - begun)
            time.sleep(0.05)
    return took


async def outcome(address: str, deadlines: dict[str, int]) -> tuple[list[float], list[float], int]:
    """Seconds from deadline to the end of a game, and to the bot's first decision; how many are left over."""
    database = Database(address)
    ended, decided, over = [], [], 0
    rows = await database.read(
        lambda db: db.execute(sa.select(m.game.c.id, m.game.c.status, m.game.c.updated)).all()
    )
    first = sa.select(m.action.c.game, m.action.c.seq, m.action.c.made).where(m.action.c.seat >= 0)
    made: dict[str, int] = {}
    for game, _, at in await database.read(lambda db: db.execute(first).all()):
        made[game] = min(at, made.get(game, at))
    for id_, status, updated in rows:
        if id_ not in deadlines:
            continue
        if status == "over" and id_ not in made:
            ended.append((updated - deadlines[id_]) / 1000)
        elif id_ in made:
            decided.append((made[id_] - deadlines[id_]) / 1000)
        else:
            over += 1
    await database.close()
    return ended, decided, over


def quantiles(values: Sequence[float]) -> dict[str, float]:
    """Median, 99th of a hundred, and the worst."""
    found = sorted(values)
    at = lambda share: round(found[min(len(found) - 1, int(share * len(found)))], 3)  # noqa: E731
    return (
        {"n": len(found), "p50": at(0.5), "p99": at(0.99), "max": round(found[-1], 3)} if found else {"n": 0}
    )


def measure(address: str, processes: int, given: argparse.Namespace) -> dict[str, Any]:
    """One run."""
    ids = asyncio.run(prepare(address, given.tables, given.game))
    deadlines = asyncio.run(spread(address, ids, int(given.seconds * 1000)))
    with servers(address, processes) as urls:
        took = decide_until(urls[0], given.game, max(deadlines.values()) / 1000 + 5)
        patience = time.time() + 120
        while True:
            ended, decided, over = asyncio.run(outcome(address, deadlines))
            if not over or time.time() > patience:
                break
            time.sleep(0.5)
    return {
        "processes": processes,
        "tables": len(ids),
        "seconds": given.seconds,
        "ended_late_s": quantiles(ended),
        "bot_decided_late_s": quantiles(decided),
        "left_over": over,
        "decision_s": quantiles(took),
    }


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print; 1 if a deadline was not seen to."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--game", default="olympos")
    parser.add_argument("--sqlite", action="store_true", help="SQLite, and one process")
    given = parser.parse_args(arguments)
    found: dict[str, Any] = {"machine": machine()}
    if given.sqlite:
        with tempfile.TemporaryDirectory() as folder:
            address = f"sqlite:///{Path(folder) / 'tables.sqlite3'}"
            found["run"] = {"database": "sqlite", **measure(address, 1, given)}
    else:
        with postgres() as cluster:
            address = new_database(cluster, f"deadlines_{secrets.token_hex(4)}")
            found["run"] = {"database": "postgresql", **measure(address, given.processes, given)}
    print(json.dumps(found, indent=1))
    return 1 if found["run"]["left_over"] else 0


if __name__ == "__main__":
    raise SystemExit(main())
