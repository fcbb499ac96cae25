"""From measured costs to machines: what so many tables need, on paper.

    python -m bench.server.plan [--tables 100000] [--figures bench/figures/scale.json]
                                [--simulation bench/figures/simulation.json]

Costs come from `bench.server.scale` (the dearest of its runs with Redis, or of all if there are none), the
load from the parameters of the mix (`bench/server/mix.py`) or, with ``--simulation``, from what was counted
there, times as many tables. Nothing is used above ``--busy`` of what it holds. Without any option the result
goes onto ``docs/scale.md``.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

from . import mix as mixes
from .mix import Rates, rates
from .pages import DOCS, FIGURES, renew

PAGE = DOCS / "scale.md"
MONTH = 30 * 86400
DAY_SHARE = 0.5
"""The average hour of a month has this share of the load that is planned for."""

GAME_DECISIONS = 200
"""Of a game, from its first to its last."""
FINISHED_KIB = 30
"""What is kept of a finished game beside its log (docs/server-robustness.md: 20 to 45 KiB)."""


@dataclass(frozen=True)
class Costs:
    """What one of each costs."""

    decision_server_ms: float
    """CPU of the servers for a decision: rules, commit, views, sending them."""
    decision_postgres_ms: float
    decision_stored_bytes: float
    decision_wal_bytes: float
    decision_messages: float
    message_bytes: float
    """As it goes over the wire, packed."""
    connection_kib: float
    connection_cpu_ms: float
    """To be connected and shown the table."""
    table_kib: float
    table_database_kib: float
    bot_cpu_ms: float


def costs(figures: Mapping[str, Any]) -> Costs:
    """The dearest of the measured runs, field by field."""
    runs = [run for run in figures["runs"] if run["news"] == "redis"] or figures["runs"]

    def most(part: str, name: str) -> float:
        return max(float(run[part][name]) for run in runs)

    return Costs(
        most("decision", "server_cpu_ms"), most("decision", "postgres_cpu_ms"),
        most("decision", "stored_bytes"), most("decision", "wal_bytes"), most("decision", "messages"),
        most("decision", "message_packed_bytes"), max(1.0, most("connection", "memory_kib")),
        most("connection", "cpu_ms"), max(1.0, most("table", "memory_kib")),
        most("table", "database_kib"), most("bot", "cpu_ms"),
    )  # fmt: skip


@dataclass(frozen=True)
class Limits:
    """What one of each may be asked for."""

    busy: float = 0.5
    """The share of a core that is used at the planned load: the rest is for peaks and for parts that fail."""
    connections: int = 6000
    """Connections of a server process, which refuses more than 8192."""
    postgres_cores: int = 16
    """Cores of one PostgreSQL; more load is spread over several, by table."""
    process_mib: int = 150
    """What a server process takes before it holds anything."""


@dataclass(frozen=True)
class Plan:
    """What is needed."""

    decisions_per_s: float
    connections: float
    web_cores: float
    web_processes: int
    web_memory_gib: float
    """Of all server processes; each holds the tables that somebody connected to it looks at."""
    bot_cores: float
    bot_processes: int
    postgres_cores: float
    postgres_servers: int
    news_messages_per_s: float
    """Word of changes that goes to every process of a group."""
    out_mbit_per_s: float
    wal_mib_per_s: float
    stored_gib_per_month: float


def plan(cost: Costs, load: Rates, tables: int, live: float, limits: Limits) -> Plan:
    """What a load needs at these costs. Reconnections are paid for like all connections."""
    decisions = load.people_decisions + load.bot_decisions
    web = (decisions * cost.decision_server_ms + load.connects * cost.connection_cpu_ms) / 1000
    processes = max(
        2, math.ceil(web / limits.busy), math.ceil(load.connections / (limits.connections * limits.busy))
    )
    # A table is in the memory of every process that one of its people is connected to.
    copies = min(load.viewers, processes)
    held = tables * live * copies * cost.table_kib + load.connections * cost.connection_kib
    bots = load.bot_decisions * cost.bot_cpu_ms / 1000
    database = decisions * cost.decision_postgres_ms / 1000
    game = cost.decision_stored_bytes * GAME_DECISIONS + 1024 * (cost.table_database_kib + FINISHED_KIB)
    monthly = decisions / GAME_DECISIONS * MONTH * DAY_SHARE * game
    return Plan(
        decisions_per_s=decisions,
        connections=load.connections,
        web_cores=web,
        web_processes=processes,
        web_memory_gib=(held / 1024 + processes * limits.process_mib) / 1024,
        bot_cores=bots,
        bot_processes=max(2, math.ceil(bots / limits.busy)),
        postgres_cores=database,
        postgres_servers=max(1, math.ceil(database / (limits.postgres_cores * limits.busy))),
        news_messages_per_s=decisions,
        out_mbit_per_s=8 * decisions * cost.decision_messages * cost.message_bytes / 1e6,
        wal_mib_per_s=decisions * cost.decision_wal_bytes / 2**20,
        stored_gib_per_month=monthly / 2**30,
    )


def counted(simulation: Mapping[str, Any], tables: int, mix: mixes.Mix) -> Rates:
    """The load that a simulation counted, for so many tables."""
    times = tables / simulation["parameters"]["tables"]
    found = simulation["rates"]
    people, bots = found["people_decisions_per_s"] * times, found["bot_decisions_per_s"] * times
    connections = simulation["connections"] * times
    lost = simulation["reconnects"] / simulation["parameters"]["seconds"] * times
    connects = found["visits_per_s"] * times + lost
    return Rates(people, bots, connections, connects, rates(mix, tables).viewers)


def markdown(found: Plan, cost: Costs, load: Rates, tables: int) -> str:
    """Load, costs and plan as tables."""
    people, bots = f"{load.people_decisions:,.0f}", f"{load.bot_decisions:,.0f}"
    decisions = f"{people} decisions a second are people's and {bots} bots'"
    opened = f"{load.connections:,.0f} connections are open, {load.connects:,.0f} new ones are made a second"
    lines = [f"{tables:,} tables: {decisions}; {opened}.", "", "| cost | |", "|---|---|"]
    lines += [f"| {name.replace('_', ' ')} | {value:g} |" for name, value in asdict(cost).items()]
    lines += ["", "| needed | |", "|---|---|"]
    for name, value in asdict(found).items():
        shown = f"{value:,.1f}" if isinstance(value, float) else f"{value:,}"
        lines.append(f"| {name.replace('_', ' ')} | {shown} |")
    return "\n".join(lines)


def options() -> argparse.ArgumentParser:
    """What can be chosen."""
    parser = argparse.ArgumentParser(prog="python -m bench.server.plan")
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--figures", type=Path, default=FIGURES / "scale.json")
    parser.add_argument("--simulation", type=Path, help="take the load from what this simulation counted")
    for each in fields(Limits):
        kind = float if each.type == "float" else int
        name = f"--{each.name.replace('_', '-')}"
        if each.name == "connections":
            name = "--connections-per-process"
        parser.add_argument(name, dest=f"limit_{each.name}", type=kind, default=each.default)
    mixes.add_options(parser)
    return parser


def text(given: argparse.Namespace) -> str:
    """The plan for what was chosen, as tables."""
    mix = mixes.chosen(given)
    limits = Limits(**{each.name: getattr(given, f"limit_{each.name}") for each in fields(Limits)})
    load = rates(mix, given.tables)
    if given.simulation is not None:
        load = counted(json.loads(given.simulation.read_text()), given.tables, mix)
    cost = costs(json.loads(given.figures.read_text()))
    return markdown(plan(cost, load, given.tables, mix.live, limits), cost, load, given.tables)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = options()
    given = parser.parse_args(arguments)
    print(text(given))
    if given == parser.parse_args([]):
        renew(PAGE, "plan", text(given))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
