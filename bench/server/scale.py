"""How many decisions a second several server processes store together, what each costs, and where it ends.

    python -m bench.server.scale [--processes 1,2,4] [--news notify,redis] [--tables 200] [--seconds 30]

For each way in which the processes tell each other of changes and for each number of processes: a fresh
database, tables whose people are spread over all processes and decide at once, and beside them tables of one
person with bots, who think in a ``petteia bots`` of their own. PostgreSQL and, where asked for, Redis are
started for the run (``--postgres URL`` and ``--news redis://...`` name others). Everything runs on this
machine: the cores that each part took are in the result, the clients' own too.

All figures go to ``bench/figures/scale.json`` (``--out``), and from there, as tables, onto ``docs/scale.md``
with the plan that follows from them; ``--render`` does only that. About six minutes on two quiet cores, at
most 33.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from .pages import DOCS, FIGURES, machine, measured, renew
from .people import Crowd, ended, lost, quantiles
from .processes import Postgres, Serving, descriptors, new_database, news_server, postgres, serving

LEVELS = ("easy", "medium", "hard", "expert")
PAGE = DOCS / "scale.md"
RUN_SECONDS = 300
"""What one run may take beside the seconds in which it is measured."""


def total(figures: Mapping[str, float], name: str, *labels: str) -> float:
    """The sum of a metric over all labels that contain these."""
    return sum(
        value
        for key, value in figures.items()
        if key.partition("{")[0] == name and all(label in key for label in labels)
    )


async def measure(serving: Serving, given: argparse.Namespace) -> dict[str, Any]:
    """One run on a fresh database."""
    database = Postgres(serving.database)
    crowd = Crowd(serving.urls, f"scale {given.seed}", packed=not given.plain)
    servers = [name for name in serving.pids if name.startswith("server")]
    tasks: list[asyncio.Task[None]] = []

    def memory() -> float:
        found = serving.memory()
        return sum(found[name] for name in servers)

    def cpu() -> float:
        found = serving.cpu()
        return sum(found[name] for name in servers)

    def check() -> None:
        for task in tasks:
            if task.done():
                task.result()

    try:
        # One table first: what a process loads once is not what a table costs.
        for url in serving.urls:
            warm = Crowd([url], "warm")
            await warm.table(given.game, ["person"] * given.seats)
            await warm.close()
        before, sizes = memory(), database.stored()
        tables = []
        kinds = [["person"] * given.seats] * given.tables
        kinds += [["person", *2 * [LEVELS[n % len(LEVELS)]]] for n in range(given.bot_tables)]
        for start in range(0, len(kinds), 20):
            group = kinds[start : start + 20]
            tables += await asyncio.gather(*(crowd.table(given.game, seats) for seats in group))
        made, sizes_made = memory(), database.stored()
        spent = cpu()
        for table in tables:
            for seat, person in table.people.items():
                tasks.append(asyncio.create_task(crowd.play(table, seat, person, lambda: 0.0)))
        connections = len(tasks)
        while crowd.connected < connections:
            await asyncio.sleep(0.05)
            check()
        await asyncio.sleep(given.settle)
        seated, spent = memory(), cpu() - spent

        crowd.go.set()
        await asyncio.sleep(given.settle)
        crowd.forget()
        database.waits.clear()
        database.samples, database.queues = 0, []
        figures, clocks = serving.figures(), (serving.cpu(), database.cpu(), time.process_time())
        grown, written, begun = database.stored(), database.written(), time.perf_counter()
        while time.perf_counter() < begun + given.seconds or len(crowd.answered) < given.least:
            await asyncio.to_thread(database.sample)
            await asyncio.sleep(0.1)
            check()
        seconds = time.perf_counter() - begun
        later, now = serving.figures(), (serving.cpu(), database.cpu(), time.process_time())
        written, grown = database.written() - written, database.stored() - grown
        messages, size = crowd.messages, crowd.bytes
        packed = crowd.packed_bytes / max(1, crowd.packed_messages)
        answered, told = quantiles(crowd.answered), quantiles(crowd.told)
        await ended(tasks)
        tasks = []
        missing = await asyncio.to_thread(lost, serving.database, crowd.acknowledged)
    finally:
        await ended(tasks)
        await crowd.close()
        database.close()

    def grew(name: str, *labels: str) -> float:
        return total(later, name, *labels) - total(figures, name, *labels)

    people, bots = (grew("petteia_decisions_total", f'by="{who}"') for who in ("human", "bot"))
    decisions = max(1.0, people + bots)
    taken = {name: now[0][name] - clocks[0][name] for name in serving.pids}
    server_cpu = sum(taken[name] for name in servers)
    active = max(1, sum(database.waits.values()))
    bot_levels = {}
    for level in LEVELS:
        count = grew("petteia_bot_seconds_count", f'bot="{level}"')
        if count:
            bot_levels[level] = {
                "decisions": count,
                "mean_ms": round(1000 * grew("petteia_bot_seconds_sum", f'bot="{level}"') / count, 1),
            }
    held = len(tables)
    # A table is in the memory of every process that one of its people has come to.
    copies = sum(min(len(servers), len(table.people)) for table in tables)
    out: dict[str, Any] = {
        "processes": len(servers),
        "game": given.game,
        "tables": held,
        "connections": connections,
        "seconds": round(seconds, 1),
        "decisions": decisions,
        "decisions_per_s": round(decisions / seconds, 1),
        "people_per_s": round(people / seconds, 1),
        "bots_per_s": round(bots / seconds, 1),
        "answered": answered,
        "told": told,
        "cores": {
            "servers": round(server_cpu / seconds, 2),
            "busiest_server": round(max(taken[name] for name in servers) / seconds, 2),
            "bots": round(taken["bots"] / seconds, 2),
            "postgres": round((now[1] - clocks[1]) / seconds, 2),
            "clients": round((now[2] - clocks[2]) / seconds, 2),
        },
        "decision": {
            "server_cpu_ms": round(1000 * server_cpu / decisions, 3),
            "postgres_cpu_ms": round(1000 * (now[1] - clocks[1]) / decisions, 3),
            "commit_ms": round(
                1000 * grew("petteia_commit_seconds_sum") / max(1, grew("petteia_commit_seconds_count")), 3
            ),
            "views": round(grew("petteia_view_seconds_count") / decisions, 2),
            "view_ms": round(
                1000 * grew("petteia_view_seconds_sum") / max(1, grew("petteia_view_seconds_count")), 3
            ),
            "wal_bytes": round(written / decisions),
            "stored_bytes": round(grown / decisions),
            "messages": round(messages / decisions, 2),
            "message_bytes": round(size / max(1, messages)),
            "message_packed_bytes": round(packed),
        },
        "connection": {
            "memory_kib": round((seated - made) / max(1, connections), 1),
            "cpu_ms": round(1000 * spent / max(1, connections), 2),
        },
        "table": {
            "memory_kib": round((made - before) / max(1, copies), 1),
            "database_kib": round((sizes_made - sizes) / 1024 / max(1, held), 1),
        },
        "bot": {
            "cpu_ms": round(1000 * taken["bots"] / bots, 1) if bots else 0.0,
            "levels": bot_levels,
        },
        "waits": {
            "samples": database.samples,
            "active": round(active / max(1, database.samples), 2),
            "notify_lock": round(sum(database.queues) / max(1, len(database.queues)), 3),
            "commit_disk": round(_share(database.waits, active, "IO:WALSync", "LWLock:WALWrite"), 3),
            "events": dict(database.waits.most_common(8)),
        },
        "conflicts": grew("petteia_conflicts_total"),
        "faults": total(later, "petteia_faults_total"),
        "errors": dict(crowd.errors),
        "acknowledged": len(crowd.acknowledged),
        "lost": missing,
    }
    out["ends"] = ends(out, os.cpu_count() or 1)
    return out


def _share(waits: Mapping[str, int], of: int, *names: str) -> float:
    return sum(waits.get(name, 0) for name in names) / of


def ends(run: Mapping[str, Any], cores: int) -> str:
    """What kept a run from storing more, in words; the first that applies."""
    taken, waits, decision = run["cores"], run["waits"], run["decision"]
    all_ = sum(taken[name] for name in ("servers", "bots", "postgres", "clients"))
    views = decision["views"] * decision["view_ms"]
    # The former by the clock, so that it may be the greater one where other work takes the cores away.
    what = (
        f"a decision: {views:.1f} ms for views, {decision['server_cpu_ms']:.1f} ms of the servers' CPU in all"
    )
    if waits["active"] >= 0.5 and waits["notify_lock"] >= 0.5 * waits["active"]:
        return "NOTIFY's lock: most transactions wait for it"
    if taken["busiest_server"] >= 0.85:
        return f"a server process has one core and takes all of it ({what})"
    if taken["clients"] >= 0.85:
        return "the clients of the measurement have one core and take all of it"
    if all_ >= 0.85 * cores:
        return f"the machine's {cores} cores are all busy ({what})"
    if waits["active"] >= 0.5 and waits["commit_disk"] >= 0.5:
        return "commits: most transactions wait for the disk"
    return f"nothing of what is measured here; other work on the machine, or too few tables ({what})"


ROWS: Sequence[tuple[str, Sequence[str]]] = (
    ("tables", ("tables",)),
    ("connections", ("connections",)),
    ("seconds", ("seconds",)),
    ("decisions/s", ("decisions_per_s",)),
    ("of these bots'", ("bots_per_s",)),
    ("answer p50, ms", ("answered", "p50_ms")),
    ("answer p99, ms", ("answered", "p99_ms")),
    ("cores: servers", ("cores", "servers")),
    ("cores: busiest server", ("cores", "busiest_server")),
    ("cores: PostgreSQL", ("cores", "postgres")),
    ("cores: bots", ("cores", "bots")),
    ("cores: clients", ("cores", "clients")),
    ("decision: CPU of servers, ms", ("decision", "server_cpu_ms")),
    ("decision: CPU of PostgreSQL, ms", ("decision", "postgres_cpu_ms")),
    ("decision: commit, ms", ("decision", "commit_ms")),
    ("decision: views built", ("decision", "views")),
    ("view: ms", ("decision", "view_ms")),
    ("decision: write-ahead log, bytes", ("decision", "wal_bytes")),
    ("decision: stored, bytes", ("decision", "stored_bytes")),
    ("decision: messages sent", ("decision", "messages")),
    ("message: bytes", ("decision", "message_bytes")),
    ("message: bytes packed", ("decision", "message_packed_bytes")),
    ("connection: memory, KiB", ("connection", "memory_kib")),
    ("connection: CPU to connect, ms", ("connection", "cpu_ms")),
    ("table: memory in a process, KiB", ("table", "memory_kib")),
    ("table: database, KiB", ("table", "database_kib")),
    ("bot's decision: CPU, ms", ("bot", "cpu_ms")),
    ("transactions active", ("waits", "active")),
    ("of these waiting for NOTIFY's lock", ("waits", "notify_lock")),
    ("share waiting for the disk at commit", ("waits", "commit_disk")),
    ("acknowledged", ("acknowledged",)),
    ("lost", ("lost",)),
)


def markdown(result: Mapping[str, Any]) -> str:
    """The runs side by side."""
    runs = result["runs"]
    heads = [f"{run['news']}, {run['processes']}" for run in runs]
    lines = [f"{measured(result['machine'])} Game: {', '.join(sorted({run['game'] for run in runs}))}.", ""]
    lines += ["| word of changes, processes | " + " | ".join(heads) + " |", "|---|" + "---|" * len(runs)]
    for name, path in ROWS:
        cells = []
        for run in runs:
            value: Any = run
            for key in path:
                value = value[key]
            cells.append(f"{value:g}")
        lines.append(f"| {name} | " + " | ".join(cells) + " |")
    failed = [str(sum(run["errors"].values())) for run in runs]
    lines.append("| connections that broke, requests refused | " + " | ".join(failed) + " |")
    lines += ["", "Where it ends:", ""]
    lines += [f"- {head}: {run['ends']}" for head, run in zip(heads, runs, strict=True)]
    return "\n".join(lines)


def measure_all(given: argparse.Namespace) -> dict[str, Any]:
    """All runs that were asked for, one after the other; what is done so far is in the file at any time."""
    runs: list[dict[str, Any]] = []
    result = {"machine": machine(), "compressed": not given.plain, "runs": runs}
    with postgres(given.postgres) as address:
        for news in given.news.split(","):
            for processes in map(int, given.processes.split(",")):
                name = f"petteia_scale_{os.getpid()}_{len(runs)}"
                database = new_database(address, name)
                with (
                    news_server(news) as told,
                    serving(database, processes, told, given.bot_processes) as running,
                ):
                    run = asyncio.run(asyncio.wait_for(measure(running, given), RUN_SECONDS + given.seconds))
                runs.append({"news": news.partition(":")[0], **run})
                given.out.write_text(json.dumps(result, indent=1) + "\n")
    return result


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.server.scale")
    parser.add_argument("--processes", default="1,2,4", help="numbers of server processes, one run each")
    parser.add_argument("--news", default="notify,redis", help="notify, redis or redis://HOST:PORT, each")
    parser.add_argument("--postgres", default="", help="postgresql://.../NAME of a server; default: our own")
    parser.add_argument("--tables", type=int, default=200, help="tables of people")
    parser.add_argument("--seats", type=int, default=4, help="people at each of them")
    parser.add_argument("--bot-tables", type=int, default=12, help="tables of one person and two bots")
    parser.add_argument("--bot-processes", type=int, default=2, help="processes in which bots think")
    parser.add_argument("--game", default="olympos")
    parser.add_argument("--seconds", type=float, default=30, help="how long each run is measured")
    parser.add_argument("--least", type=int, default=1, help="longer, if fewer decisions were answered")
    parser.add_argument("--settle", type=float, default=3, help="seconds before it is")
    parser.add_argument("--plain", action="store_true", help="no compression of messages")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=FIGURES / "scale.json")
    parser.add_argument("--render", action="store_true", help="only renew the page from --out")
    given = parser.parse_args(arguments)
    if given.render:
        result = json.loads(given.out.read_text())
    else:
        descriptors()
        result = measure_all(given)
    print(markdown(result))
    if given.out == parser.get_default("out"):
        from . import plan

        renew(PAGE, "scale", markdown(result))
        plan.main([])
    return int(any(run["lost"] for run in result["runs"]))


if __name__ == "__main__":
    raise SystemExit(main())
