"""The server under load: so many live tables with a client in every seat, from a second process on loopback.

    python -m bench.server.load [--tables 300] [--seats 4] [--game olympos] [--seconds 30] [--pause 0]

Every client plays at random as soon as it is asked (or ``--pause`` seconds later), and reads everything it
is sent. Reported: decisions stored a second, the time from one client's send to another client's receipt, and
the memory of the server process for each live table. ``--load-time`` measures how long a game takes to come
back from the database into memory.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from petteia.server.settings import Settings
from petteia.server.wire import PROTOCOL


class Choice(msgspec.Struct):
    id: int


class Message(msgspec.Struct):
    """What a client of this measurement looks at."""

    type: str
    seat: int | None = None
    seq: int = 0
    legal: list[Choice] | None = None
    error: Any = None


decode = msgspec.json.Decoder(Message).decode


class Load:
    """One measurement."""

    def __init__(self, url: str, given: argparse.Namespace) -> None:
        self.url = url
        self.given = given
        self.sent: dict[str, dict[int, tuple[float, int]]] = defaultdict(dict)
        """Table -> length of the log that a decision was based on -> when it was sent, and by which seat."""
        self.begun = float("inf")
        self.go = asyncio.Event()  # nobody plays before all tables are there
        self.latencies: list[float] = []
        self.decisions = 0
        self.measuring = False
        self.tasks: list[asyncio.Task[None]] = []

    async def table(self, number: int, http: httpx.AsyncClient) -> list[ClientConnection]:
        """A table with one connection for each seat, each of a person of its own."""
        seats = self.given.seats
        tokens = [(await http.post("/api/browser")).json()["token"] for _ in range(seats)]
        wanted = [{"kind": "me", "name": "0"}] + [{"kind": "open"}] * (seats - 1)
        body = {"game": self.given.game, "seats": wanted, "public": True}

        async def call(token: str, path: str, body: Any = None) -> Any:
            answer = await http.post(path, json=body, headers={"Authorization": f"Bearer {token}"})
            answer.raise_for_status()
            return answer.json()

        id_ = (await call(tokens[0], "/api/tables", body))["table"]["id"]
        for seat in range(1, seats):
            await call(tokens[seat], f"/api/tables/{id_}/join", {"name": str(seat), "seat": seat})
        await call(tokens[0], f"/api/tables/{id_}/start")
        sockets = []
        for seat, token in enumerate(tokens):
            address = self.url.replace("http", "ws") + f"/ws/tables/{id_}"
            socket = await connect(address, compression=None, max_size=2**24, ping_interval=None)
            hello = {"type": "hello", "protocol": PROTOCOL, "token": token, "since": 2**31 - 1}
            await socket.send(json.dumps(hello))
            sockets.append(socket)
            client = self.client(id_, seat, socket, random.Random(f"{number} {seat}"))
            self.tasks.append(asyncio.create_task(client))
        return sockets

    async def client(self, table: str, seat: int, socket: ClientConnection, rng: random.Random) -> None:
        known = 0  # the length of the log this client has been told of
        async for frame in socket:
            arrived = time.perf_counter()
            message = decode(frame)
            if message.type == "refused":
                raise RuntimeError(message.error)
            if message.type != "update":
                continue
            for based, (sent, by) in self.sent[table].items():
                # An update tells of every decision that was based on less than it knows, and not told before.
                if known <= based < message.seq and by != seat and sent >= self.begun:
                    self.latencies.append(arrived - sent)
            known = message.seq
            if message.legal:
                await self.go.wait()
                if self.given.pause:
                    await asyncio.sleep(rng.uniform(0.5, 1.5) * self.given.pause)
                decision = {
                    "type": "act",
                    "seat": seat,
                    "seq": message.seq,
                    "action": rng.choice(message.legal).id,
                }
                text = msgspec.json.encode(decision).decode()
                self.sent[table] = {
                    **dict(list(self.sent[table].items())[-20:]), message.seq: (time.perf_counter(), seat)
                }  # fmt: skip
                self.decisions += self.measuring
                await socket.send(text)

    async def run(self, pid: int) -> dict[str, Any]:
        given = self.given
        before = memory(pid)
        connections = []
        async with httpx.AsyncClient(base_url=self.url, timeout=120) as client:
            for start in range(0, given.tables, 20):
                group = range(start, min(start + 20, given.tables))
                connections += await asyncio.gather(*(self.table(n, client) for n in group))
                print(f"{start + len(group)} tables", file=sys.stderr, flush=True)
            self.go.set()
            await asyncio.sleep(max(3, 2 * given.pause))
            self.measuring = True
            self.begun = begun = time.perf_counter()
            cpu, own = cpu_seconds(pid), time.process_time()
            await asyncio.sleep(given.seconds)
            seconds = time.perf_counter() - begun
            self.measuring = False
            cpu, own = cpu_seconds(pid) - cpu, time.process_time() - own
            after = memory(pid)
        latencies = sorted(self.latencies)
        return {
            "game": given.game,
            "tables": given.tables,
            "clients": given.tables * given.seats,
            "pause_s": given.pause,
            "seconds": round(seconds, 1),
            "decisions_per_s": round(self.decisions / seconds, 1),
            "receipts": len(latencies),
            "latency_p50_ms": round(1000 * latencies[len(latencies) // 2], 1),
            "latency_p99_ms": round(1000 * latencies[len(latencies) * 99 // 100], 1),
            "server_cores": round(cpu / seconds, 2),
            "server_cpu_ms_per_decision": round(1000 * cpu / max(1, self.decisions), 2),
            "client_cores": round(own / seconds, 2),
            "memory_per_table_kib": round((after - before) / given.tables / 1024),
        }


def memory(pid: int) -> int:
    """Resident memory of a process, in bytes."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * resource.getpagesize()


def cpu_seconds(pid: int) -> float:
    """CPU time of a process so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def load_time(game: str, actions: int) -> dict[str, Any]:
    """How long a game takes to come back into memory, from a cached position and from the first action."""
    import petteia
    from petteia.kernel import Dealer, Match, View
    from petteia.server.storage import Database, SeatRow, Store
    from petteia.server.storage.migrate import upgrade
    from petteia.server.tables import seating
    from petteia.server.tables.house import House
    from petteia.server.tables.live import Live
    from petteia.server.tables.play import Play

    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(f"sqlite:///{folder}/tables.sqlite3")
        database = Database(settings.database)
        await upgrade(database)
        house = House(Store(database, "bench"), settings)
        seed = 0
        while True:
            match = Match(petteia.game(game).new(3))
            dealer, bots = Dealer(seed), [petteia.bots.make("random", f"{seed}{n}") for n in range(3)]
            while match.state.decider is not None and len(match.moves) < actions:
                seat = match.state.decider
                match.play(
                    dealer.pick(match.state) if seat < 0 else bots[seat].choose(View(match.state, seat))
                )
            if len(match.moves) == actions or seed > 20:
                break
            seed += 1
        seats = [SeatRow(n, f"{n}", "somebody") for n in range(3)]
        row, _ = seating.new_row(match.state.setup, "somebody", seats, "new", False)
        play = Play.new(match.state.setup)
        snapshot = None
        for move in match.moves:
            length = play.length
            play.play(move.action)
            snapshot = play.snapshot(length) or snapshot
        row.seq, row.length, row.status = play.seq, play.length, "playing"
        row.decider, row.digest = play.state.decider, play.state.digest()
        await house.store.insert(row, play.entries(0), snapshot)
        out: dict[str, Any] = {"game": game, "actions": play.length}
        for name in ("cached_position_ms", "from_zero_ms"):
            times = []
            for _ in range(15):
                live = Live(row.id)
                begun = time.perf_counter()
                await house.load(live)
                times.append(1000 * (time.perf_counter() - begun))
            out[name] = round(sorted(times)[len(times) // 2], 1)
            await house.store.drop_snapshots(row.id)
        await database.close()
        return out


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.server.load")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--game", default="olympos")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--pause", type=float, default=0.0)
    parser.add_argument("--database", default="")
    parser.add_argument("--load-time", action="store_true")
    given = parser.parse_args()
    if given.load_time:
        for game in ("olympos", "elysium", "delphi"):
            print(json.dumps(asyncio.run(load_time(game, 400))))
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 8192)), hard))
    with tempfile.TemporaryDirectory() as folder:
        port = 18555
        database = given.database or f"sqlite:///{folder}/tables.sqlite3"
        command = "from petteia.cli.main import app; app()"
        server = subprocess.Popen(
            [sys.executable, "-c", command, "serve", "--port", str(port), "--database", database,
             "--limit-factor", "10000", "--log", "warning", "--bots", "1"],
            stdout=subprocess.DEVNULL,
        )  # fmt: skip
        url = f"http://127.0.0.1:{port}"
        try:
            while True:
                try:
                    httpx.get(f"{url}/health")
                    break
                except httpx.TransportError:
                    time.sleep(0.1)
            print(json.dumps(asyncio.run(Load(url, given).run(server.pid)), indent=2))
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
