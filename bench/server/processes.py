"""Processes of a measurement: servers, bots and PostgreSQL on this machine, and what each of them takes."""

from __future__ import annotations

import contextlib
import os
import re
import resource
import subprocess
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import httpx
import psycopg
from tests.server.postgres import cluster, new_database
from tests.server.redis_server import RedisServer
from tests.server.running import free_port

TICKS = os.sysconf("SC_CLK_TCK")
COMMAND = [sys.executable, "-c", "from petteia.cli.main import app; app()"]
START_SECONDS = 120.0


# ---- what a process takes ----------------------------------------------------------------------


def family(pid: int) -> list[int]:
    """A process and all that descend from it."""
    out = [pid]
    for parent in out:
        with contextlib.suppress(OSError):
            out += map(int, Path(f"/proc/{parent}/task/{parent}/children").read_text().split())
    return out


def cpu_seconds(pid: int) -> float:
    """CPU time of a process and its descendants so far, those that have ended among them."""
    total = 0
    for member in family(pid):
        with contextlib.suppress(OSError):
            fields = Path(f"/proc/{member}/stat").read_text().rpartition(")")[2].split()
            total += sum(map(int, fields[11:15]))
    return total / TICKS


def memory_kib(pid: int) -> float:
    """Memory that a process and its descendants have for themselves: what they share counts by parts."""
    total = 0
    for member in family(pid):
        with contextlib.suppress(OSError):
            found = re.search(
                r"^Pss:\s+(\d+)", Path(f"/proc/{member}/smaps_rollup").read_text(), re.MULTILINE
            )
            total += int(found[1]) if found else 0
    return float(total)


def descriptors() -> None:
    """Allow as many connections as this machine lets us."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


# ---- servers -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Serving:
    """Processes that serve one database."""

    database: str
    urls: Sequence[str]
    pids: Mapping[str, int]
    """Name (``server 1``, ``bots``) -> process."""
    metrics: Sequence[str]
    """Addresses at which all of them tell their figures."""

    def figures(self) -> dict[str, float]:
        """Prometheus' figures of all processes, added up; labels are part of the name."""
        total: dict[str, float] = defaultdict(float)
        for address in self.metrics:
            for line in httpx.get(f"{address}/metrics", timeout=60).text.splitlines():
                if line.startswith("petteia_"):
                    name, _, value = line.rpartition(" ")
                    total[name] += float(value)
        return dict(total)

    def cpu(self) -> dict[str, float]:
        return {name: cpu_seconds(pid) for name, pid in self.pids.items()}

    def memory(self) -> dict[str, float]:
        return {name: memory_kib(pid) for name, pid in self.pids.items()}


@contextlib.contextmanager
def serving(
    database: str, processes: int, news: str = "", bot_processes: int = 2, limit_factor: float = 10000.0
) -> Iterator[Serving]:
    """Start so many servers that only serve, and one ``petteia bots`` with so many processes beside them."""
    ports = [free_port() for _ in range(processes)]
    metrics_port = free_port()
    common = ["--database", database, "--log", "warning", *(["--news", news] if news else [])]
    # Every person comes from an address of their own, told by a proxy as it would be in earnest.
    own = ["--bots", "0", "--limit-factor", str(limit_factor), "--proxy", "127.0.0.1"]
    started: dict[str, subprocess.Popen[bytes]] = {}
    try:
        for number, port in enumerate(ports, 1):
            command = [*COMMAND, "serve", "--port", str(port), *common, *own]
            started[f"server {number}"] = subprocess.Popen(command, stdout=subprocess.DEVNULL)
            if number == 1:
                wait_for(f"http://127.0.0.1:{port}/health", started["server 1"])  # it makes the tables
        urls = [f"http://127.0.0.1:{port}" for port in ports]
        crew = ["bots", "--processes", str(max(2, bot_processes)), "--metrics-port", str(metrics_port)]
        started["bots"] = subprocess.Popen([*COMMAND, *crew, *common], stdout=subprocess.DEVNULL)
        for url, process in zip(urls, started.values(), strict=False):
            wait_for(f"{url}/health", process)
        told = f"http://127.0.0.1:{metrics_port}"
        wait_for(f"{told}/metrics", started["bots"])
        pids = {name: process.pid for name, process in started.items()}
        yield Serving(database, urls, pids, [*urls, told])
    finally:
        for process in started.values():
            process.terminate()
        for process in started.values():
            try:
                process.wait(30)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def wait_for(address: str, process: subprocess.Popen[bytes]) -> None:
    """Until a process answers at its address; RuntimeError if it ended, or does not."""
    deadline = time.monotonic() + START_SECONDS
    while True:
        with contextlib.suppress(httpx.TransportError):
            if httpx.get(address, timeout=10).status_code == 200:
                return
        if process.poll() is not None or time.monotonic() > deadline:
            raise RuntimeError(f"nothing answers at {address}; the process's status is {process.poll()}")
        time.sleep(0.1)


@contextlib.contextmanager
def postgres(address: str = "") -> Iterator[str]:
    """The PostgreSQL server at an address, or one of our own that is gone afterwards."""
    if address:
        yield address
    else:
        with cluster() as own:
            yield own


@contextlib.contextmanager
def news_server(wanted: str) -> Iterator[str]:
    """What ``--news`` is for ``notify`` (nothing), ``redis`` (a server of our own) or a redis:// address."""
    if wanted == "redis":
        with RedisServer() as server:
            yield server.address
    elif wanted == "notify":
        yield ""
    elif wanted.startswith("redis://"):
        yield wanted
    else:
        raise ValueError(f"--news is notify, redis or redis://HOST:PORT, not {wanted!r}")


# ---- PostgreSQL --------------------------------------------------------------------------------

# A transaction with NOTIFY holds this lock of pg_database (class 1262), object 0, until it is committed.
NOTIFY_LOCK = "locktype = 'object' AND classid = 1262 AND objid = 0"
INDEX_BYTES = 110
"""About what a row takes in the indexes: every row of the log stands in two."""
KEPT = ("game", "seat", "action", "snapshot", "finished", "chat")
"""What stays of tables; all else is short-lived."""


class Postgres:
    """One database, observed over a connection of its own."""

    def __init__(self, database: str) -> None:
        self.connection = psycopg.connect(database, autocommit=True)
        self.waits: Counter[str] = Counter()
        """What active backends were seen doing: ``cpu``, or the type and name of what they waited for."""
        self.samples = 0
        self.queues: list[int] = []
        """How many transactions waited for NOTIFY's lock, at each sample."""
        backend = self.connection.info.backend_pid
        try:
            status = Path(f"/proc/{backend}/stat").read_text().rpartition(")")[2].split()
            # On another machine the number may be anybody's here.
            name = Path(f"/proc/{status[1]}/comm").read_text().strip()
            self.pid: int | None = int(status[1]) if name.startswith("postgres") else None
        except OSError:
            self.pid = None

    def sample(self) -> None:
        """Note what all backends of this database do now, but for those that wait for their client."""
        rows = self.connection.execute(
            "SELECT coalesce(wait_event_type || ':' || wait_event, 'cpu') FROM pg_stat_activity"
            " WHERE datname = current_database() AND state = 'active' AND pid <> pg_backend_pid()"
            " AND wait_event_type IS DISTINCT FROM 'Client'"
        ).fetchall()
        self.waits.update(str(row[0]) for row in rows)
        waiting = self.connection.execute(
            f"SELECT count(*) FROM pg_locks WHERE NOT granted AND {NOTIFY_LOCK}"
        )
        self.queues.append(int((waiting.fetchone() or (0,))[0]))
        self.samples += 1

    def cpu(self) -> float:
        """CPU time of PostgreSQL with all of its processes; 0 if it runs on another machine."""
        return cpu_seconds(self.pid) if self.pid else 0.0

    def memory(self) -> float:
        return memory_kib(self.pid) if self.pid else 0.0

    def stored(self) -> int:
        """Bytes of everything that stays of tables, row by row: whole pages would hide what few rows take."""
        total = 0
        for name in KEPT:
            query = f"SELECT coalesce(sum(pg_column_size(t.*)), 0) + {INDEX_BYTES} * count(*) FROM {name} t"
            row = self.connection.execute(query.encode()).fetchone()
            total += int(row[0]) if row else 0
        return total

    def written(self) -> int:
        """Bytes of the write-ahead log so far."""
        row = self.connection.execute("SELECT pg_current_wal_lsn() - '0/0'").fetchone()
        return int(row[0]) if row else 0

    def close(self) -> None:
        self.connection.close()


__all__ = [
    "Postgres",
    "Serving",
    "descriptors",
    "free_port",
    "new_database",
    "news_server",
    "postgres",
    "serving",
    "wait_for",
]
