"""An evening at many tables: 100,000 live ones at a hundredth of their number, unless told otherwise.

    python -m bench.server.simulation [--tables 1000] [--minutes 5] [--processes 2] [--news redis]

At live tables everybody is connected and thinks before a decision; at correspondence tables people look in
now and then, decide and leave. Some tables have bots, some spectators; connections break without a word and
are made again, and what was not answered is repeated. A table whose game has ended makes room for a new one.
The options name every parameter (`bench/server/mix.py`); the limits of the server are its usual ones, for
every person comes from an address of their own.

Reported: rates, latencies, errors, CPU and memory of each process. At the end every decision that somebody
was told is stored is looked for in the database: the exit status is 1 if one is missing. Figures go to
``bench/figures/simulation.json`` (``--out``), and from there, as tables, onto ``docs/scale.md``; ``--render``
does only that. About seven minutes on two quiet cores, at most 16.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from . import mix as mixes
from .mix import GAMES, Mix
from .pages import DOCS, FIGURES, machine, measured, renew
from .people import Crowd, Table, ended, lost, quantiles
from .processes import Postgres, Serving, descriptors, new_database, news_server, postgres, serving
from .scale import LEVELS, total

PAGE = DOCS / "scale.md"
MAKING_SECONDS = 600
"""What making the tables may take beside the ramp, and the end afterwards."""
EXPECTED = ("refused stale", "refused not-your-turn")
"""Answers to a repetition that came too late; the decision was not stored, and nobody said it was."""


class Evening:
    """One simulation."""

    def __init__(self, serving: Serving, mix: Mix, tables: int, seed: int) -> None:
        self.mix = mix
        self.tables = tables
        self.random = random.Random(f"evening {seed}")
        self.crowd = Crowd(serving.urls, f"people {seed}")
        self.made = self.ended = self.visits = 0
        self.open = 0

    def seats(self) -> list[str]:
        """Who sits at a new table."""
        if self.random.random() >= self.mix.bots:
            return ["person"] * self.mix.seats
        shares = list(mixes.LEVELS.values())
        return ["person", *self.random.choices(list(mixes.LEVELS), shares, k=self.mix.seats - 1)]

    async def place(self, number: int, live: bool, delay: float) -> None:
        """One table after the other, from the first on after so many seconds."""
        await asyncio.sleep(delay)
        while True:
            table = await self.crowd.table(GAMES[(number + self.made) % len(GAMES)], self.seats())
            self.made += 1
            self.open += 1
            await (self.live(table) if live else self.slow(table))
            self.open -= 1
            self.ended += 1

    def lasts(self) -> float:
        """Seconds until a connection breaks."""
        return self.random.expovariate(self.mix.breaks / 3600) if self.mix.breaks else 10.0**9

    async def live(self, table: Table) -> None:
        """Everybody is there until the game ends; perhaps somebody watches."""
        mix, crowd = self.mix, self.crowd

        def think() -> float:
            return mix.thinking(self.random, mix.think)

        async with asyncio.TaskGroup() as group:
            for seat, person in table.people.items():
                group.create_task(crowd.play(table, seat, person, think, self.lasts))
            for _ in range(int(mix.watchers) + (self.random.random() < mix.watchers % 1)):
                spectator = await crowd.person()
                await crowd.call(spectator, "GET", f"{spectator.url}/api/tables?status=playing&limit=20")
                group.create_task(crowd.play(table, None, spectator, think, self.lasts))

    async def slow(self, table: Table) -> None:
        """People look in, decide if they have to, and leave."""
        mix, crowd = self.mix, self.crowd

        def visit() -> float:
            self.visits += 1
            return self.random.expovariate(1 / mix.visit)

        def think() -> float:
            return mix.thinking(self.random, mix.glance)

        async with asyncio.TaskGroup() as group:
            for seat, person in table.people.items():
                group.create_task(crowd.play(table, seat, person, think, None, visit))


async def simulate(
    serving: Serving, mix: Mix, tables: int, seconds: float, ramp: float, least: int, seed: int
) -> dict[str, Any]:
    """Let so many tables play, after ``ramp`` seconds in which they are made.

    It lasts so many seconds, and longer if ``least`` decisions were not answered by then.
    """
    evening = Evening(serving, mix, tables, seed)
    crowd, database = evening.crowd, Postgres(serving.database)
    crowd.go.set()
    live = round(tables * mix.live)
    order = list(range(tables))
    evening.random.shuffle(order)
    places = [
        asyncio.create_task(evening.place(number, order[number] < live, ramp * number / tables))
        for number in range(tables)
    ]

    def check() -> None:
        for place in places:
            if place.done():
                place.result()

    try:
        while evening.made < tables:
            await asyncio.sleep(0.2)
            check()
        crowd.forget()
        errors_before = dict(crowd.errors)
        evening.visits = crowd.reconnects = 0
        acknowledged = len(crowd.acknowledged)
        figures, clocks = serving.figures(), (serving.cpu(), database.cpu(), time.process_time())
        stored, begun = database.stored(), time.perf_counter()
        connected: list[int] = []
        waiting = oldest = 0.0
        told = begun
        while time.perf_counter() < begun + seconds or len(crowd.answered) < least:
            await asyncio.to_thread(database.sample)
            connected.append(crowd.connected)
            check()
            await asyncio.sleep(min(1.0, seconds / 10))
            if time.perf_counter() > told + 10:
                told = time.perf_counter()
                seen = await asyncio.to_thread(serving.figures)
                # Every process tells the same queue.
                waiting = max(waiting, total(seen, "petteia_bot_waiting") / len(serving.metrics))
                oldest = max(oldest, total(seen, "petteia_bot_oldest_seconds") / len(serving.metrics))
                print(
                    f"{told - begun:.0f} s: {crowd.connected} connections, "
                    f"{len(crowd.acknowledged) - acknowledged} decisions acknowledged",
                    file=sys.stderr, flush=True,
                )  # fmt: skip
        took = time.perf_counter() - begun
        later, now = serving.figures(), (serving.cpu(), database.cpu(), time.process_time())
        memory = {**serving.memory(), "postgres": database.memory()}
        grown = database.stored() - stored
        answered, receipts = quantiles(crowd.answered), quantiles(crowd.told)
        sent = crowd.bytes, crowd.messages, crowd.packed_bytes / max(1, crowd.packed_messages)
    finally:
        await ended(places)
        await crowd.close()
        database.close()
    missing = await asyncio.to_thread(lost, serving.database, crowd.acknowledged)

    def grew(name: str, *labels: str) -> float:
        return total(later, name, *labels) - total(figures, name, *labels)

    people, bots = (grew("petteia_decisions_total", f'by="{who}"') for who in ("human", "bot"))
    cores = {name: now[0][name] - clocks[0][name] for name in serving.pids}
    cores |= {"postgres": now[1] - clocks[1], "clients": now[2] - clocks[2]}
    levels = {}
    for level in LEVELS:
        count = grew("petteia_bot_seconds_count", f'bot="{level}"')
        spent = grew("petteia_bot_seconds_sum", f'bot="{level}"')
        levels[level] = {"decisions": count, "mean_ms": round(1000 * spent / max(1, count), 1)}
    errors = {name: count - errors_before.get(name, 0) for name, count in crowd.errors.items()}
    expected = {name: errors.pop(name) for name in EXPECTED if name in errors}
    return {
        "parameters": {"tables": tables, "seconds": round(took, 1), **asdict(mix)},
        "server_processes": len(serving.urls),
        "rates": {
            "people_decisions_per_s": round(people / took, 2),
            "bot_decisions_per_s": round(bots / took, 2),
            "messages_per_s": round(sent[1] / took, 1),
            "kbit_per_s_plain": round(8 * sent[0] / took / 1000, 1),
            "kbit_per_s_packed": round(8 * sent[1] * sent[2] / took / 1000, 1),
            "visits_per_s": round(evening.visits / took, 2),
            "stored_bytes_per_s": round(grown / took),
        },
        "connections": round(sum(connected) / max(1, len(connected))),
        "answered": answered,
        "told": receipts,
        "bots": {"levels": levels, "most_waiting": round(waiting, 1), "oldest_s": round(oldest, 2)},
        "reconnects": crowd.reconnects,
        "repeated": crowd.repeated,
        "tables_made": evening.made,
        "games_ended": evening.ended,
        "cores": {name: round(value / took, 3) for name, value in cores.items()},
        "memory_mib": {name: round(kib / 1024, 1) for name, kib in memory.items()},
        "late_repetitions": expected,
        "errors": {name: count for name, count in errors.items() if count},
        "errors_while_tables_were_made": errors_before,
        "faults": total(later, "petteia_faults_total"),
        "acknowledged": len(crowd.acknowledged),
        "lost": missing,
    }


def markdown(result: Mapping[str, Any]) -> str:
    """What came of it, in tables."""
    given, rates = result["parameters"], result["rates"]
    head = f"{given['tables']} tables, {result['connections']} connections, {given['seconds']} s, "
    head += f"{result['server_processes']} server processes"
    mix = ", ".join(f"{name} {value:g}" for name, value in given.items() if name not in ("tables", "seconds"))
    lines = [f"{measured(result['machine'])} {head}, word of changes by {result['news']}; {mix}.", ""]
    lines += ["| | |", "|---|---|"]
    lines += [
        f"| {name.replace('_per_s', '/s').replace('_', ' ')} | {rate:g} |" for name, rate in rates.items()
    ]
    for key, name in (("answered", "decision to answer"), ("told", "decision to the others' receipt")):
        found = result[key]
        times = " / ".join(f"{found[f'p{share}_ms']:g}" for share in (50, 95, 99))
        lines.append(f"| {name}, p50 / p95 / p99, ms (n = {found['n']}) | {times} |")
    for level, found in result["bots"]["levels"].items():
        lines.append(f"| {level} bots: decisions, mean ms | {found['decisions']:g}, {found['mean_ms']:g} |")
    lines.append(f"| bots' decisions waiting at most, oldest | {result['bots']['most_waiting']:g}, "
                 f"{result['bots']['oldest_s']:g} s |")  # fmt: skip
    for key in ("reconnects", "repeated", "games_ended", "faults", "acknowledged", "lost"):
        lines.append(f"| {key.replace('_', ' ')} | {result[key]:g} |")
    told = ", ".join(f"{name}: {count}" for name, count in result["errors"].items())
    lines.append(f"| errors | {told or 'none'} |")
    lines += ["", "| process | cores | memory, MiB |", "|---|---|---|"]
    for name, cores in result["cores"].items():
        lines.append(f"| {name} | {cores:g} | {result['memory_mib'].get(name, 0):g} |")
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.server.simulation")
    parser.add_argument("--tables", type=int, default=1000, help="tables at any time (default: 1000)")
    parser.add_argument("--minutes", type=float, default=5, help="how long it is measured (default: 5)")
    parser.add_argument(
        "--ramp", type=float, default=60, help="seconds in which the tables are made, at least"
    )
    parser.add_argument("--least", type=int, default=1, help="longer, if fewer decisions were answered")
    parser.add_argument("--processes", type=int, default=2, help="server processes (default: 2)")
    parser.add_argument("--bot-processes", type=int, default=2, help="processes in which bots think")
    parser.add_argument("--news", default="redis", help="notify, redis or redis://HOST:PORT (default: redis)")
    parser.add_argument("--postgres", default="", help="postgresql://.../NAME of a server; default: our own")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=FIGURES / "simulation.json")
    parser.add_argument("--render", action="store_true", help="only renew the page from --out")
    mixes.add_options(parser)
    given = parser.parse_args(arguments)
    if given.render:
        result = json.loads(given.out.read_text())
    else:
        result = measure(given)
        given.out.write_text(json.dumps(result, indent=1) + "\n")
    print(markdown(result))
    if given.out == parser.get_default("out"):
        renew(PAGE, "simulation", markdown(result))
    return int(bool(result["lost"]))


def measure(given: argparse.Namespace) -> dict[str, Any]:
    """Start everything and simulate what was asked for."""
    descriptors()
    found = {"machine": machine(), "news": given.news.partition(":")[0]}
    seconds = 60 * given.minutes
    with postgres(given.postgres) as address, news_server(given.news) as news:
        database = new_database(address, f"petteia_simulation_{os.getpid()}")
        with serving(database, given.processes, news, given.bot_processes, limit_factor=1.0) as running:
            work = simulate(
                running, mixes.chosen(given), given.tables, seconds, given.ramp, given.least, given.seed
            )
            return found | asyncio.run(asyncio.wait_for(work, MAKING_SECONDS + given.ramp + seconds))


if __name__ == "__main__":
    raise SystemExit(main())
