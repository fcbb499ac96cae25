"""The measurements of many tables run at toy size, report all figures and lose nothing; the plan adds up."""

from __future__ import annotations

import json
from dataclasses import asdict, replace

import psycopg
import pytest
from bench.server import plan as planning
from bench.server import scale, simulation
from bench.server.mix import Mix, rates
from bench.server.people import Acknowledged, lost
from tests.server.postgres import cluster, new_database

SCALE = ["--processes", "1", "--news", "notify", "--tables", "2", "--bot-tables", "1", "--seconds", "1"]
SIMULATION = ["--tables", "4", "--minutes", "0.05", "--ramp", "0", "--processes", "2", "--news", "redis"]
PEOPLE = ["--think", "0.2", "--visit", "0.5", "--glance", "0", "--watchers", "1", "--breaks", "1800"]


def run(costs: planning.Costs) -> dict:
    """A run of the measurement with these costs."""
    return {
        "news": "redis",
        "decision": {
            "server_cpu_ms": costs.decision_server_ms,
            "postgres_cpu_ms": costs.decision_postgres_ms,
            "stored_bytes": costs.decision_stored_bytes,
            "wal_bytes": costs.decision_wal_bytes,
            "messages": costs.decision_messages,
            "message_packed_bytes": costs.message_bytes,
        },
        "connection": {"memory_kib": costs.connection_kib, "cpu_ms": costs.connection_cpu_ms},
        "table": {"memory_kib": costs.table_kib, "database_kib": costs.table_database_kib},
        "bot": {"cpu_ms": costs.bot_cpu_ms},
    }


COSTS = planning.Costs(4, 1, 300, 2000, 4, 1500, 60, 5, 200, 3, 50)


@pytest.mark.postgres
def test_the_scale_reports_every_figure_and_loses_nothing(tmp_path, capsys):
    out = tmp_path / "scale.json"
    assert scale.main([*SCALE, "--settle", "0.2", "--least", "5", "--out", str(out)]) == 0
    (found,) = json.loads(out.read_text())["runs"]
    assert (found["lost"], found["faults"]) == (0, 0)
    assert found["acknowledged"] > 0
    assert found["connections"] == 2 * 4 + 1
    for part in ("server_cpu_ms", "commit_ms", "views", "view_ms", "wal_bytes", "message_bytes"):
        assert found["decision"][part] > 0, part
    assert found["ends"]
    text = capsys.readouterr().out
    assert all(f"| {name} |" in text for name, _ in scale.ROWS)
    assert planning.costs(json.loads(out.read_text())).decision_server_ms > 0


@pytest.mark.postgres
def test_the_simulation_reports_every_figure_and_loses_nothing(tmp_path, capsys):
    out = tmp_path / "simulation.json"
    assert simulation.main([*SIMULATION, *PEOPLE, "--least", "5", "--out", str(out)]) == 0
    found = json.loads(out.read_text())
    assert (found["lost"], found["faults"]) == (0, 0)
    assert found["acknowledged"] > 0
    assert found["parameters"]["think"] == 0.2
    assert set(found["cores"]) == {"server 1", "server 2", "bots", "postgres", "clients"}
    assert all(found["memory_mib"][name] > 0 for name in ("server 1", "server 2", "bots"))
    assert {"p50_ms", "p95_ms", "p99_ms"} <= set(found["answered"])
    text = capsys.readouterr().out
    assert "| lost | 0 |" in text
    assert "| server 2 |" in text
    load = planning.counted(found, 400, Mix())
    assert load.people_decisions == pytest.approx(100 * found["rates"]["people_decisions_per_s"])


@pytest.mark.postgres
def test_what_is_lost_is_found():
    with cluster() as address:
        database = new_database(address, "petteia_lost")
        with psycopg.connect(database) as connection:
            connection.execute('CREATE TABLE action (game text, seat int, "key" text, action text, seq int)')
            connection.execute(
                "INSERT INTO action VALUES ('t', 0, 'k', 'pass', 7), ('t', 1, NULL, 'pass', 8)"
            )
        stored = Acknowledged("t", 0, "k", "pass", 7)
        assert lost(database, [stored]) == 0
        wrong = [
            replace(stored, key="another"),
            replace(stored, action="go"),
            replace(stored, seat=1),
            replace(stored, seq=6),
        ]
        assert lost(database, [stored, *wrong]) == 4


@pytest.mark.parametrize(
    ("taken", "waits", "what"),
    [
        ({"busiest_server": 0.97}, {}, "one core and takes all of it"),
        ({"busiest_server": 0.97}, {"notify_lock": 3.0, "active": 4.0}, "NOTIFY"),
        ({"clients": 0.9}, {}, "clients"),
        ({"servers": 1.2, "postgres": 0.7}, {}, "2 cores are all busy"),
        ({}, {"commit_disk": 0.7}, "disk"),
        ({}, {}, "nothing"),
    ],
)
def test_where_it_ends_is_named(taken, waits, what):
    idle = {"servers": 0.2, "busiest_server": 0.1, "bots": 0.1, "postgres": 0.1, "clients": 0.1}
    calm = {"notify_lock": 0.0, "active": 1.0, "commit_disk": 0.0}
    decision = {"views": 4, "view_ms": 0.5, "server_cpu_ms": 4}
    assert what in scale.ends({"cores": idle | taken, "waits": calm | waits, "decision": decision}, 2)


def test_costs_are_the_dearest_that_were_measured_with_redis():
    cheap, notify = run(replace(COSTS, decision_server_ms=3)), run(replace(COSTS, bot_cpu_ms=900))
    notify["news"] = "notify"
    assert planning.costs({"runs": [cheap, run(COSTS), notify]}) == COSTS
    assert planning.costs({"runs": [notify]}).bot_cpu_ms == 900


def test_the_plan_adds_up():
    mix = Mix(live=0.5, think=10, visit=1000, glance=10, seats=4, bots=0, watchers=1, breaks=0)
    load = rates(mix, 100_000)
    assert load.people_decisions == pytest.approx(50_000 / 10 + 50_000 / 1000)
    assert load.bot_decisions == 0
    assert load.connections == pytest.approx(50_000 * 5 + 50_000 * 4 / 1000 * 10)
    found = planning.plan(COSTS, load, 100_000, mix.live, planning.Limits(busy=0.5, connections=6000))
    assert found.web_cores == pytest.approx(5050 * 0.004 + 200 * 0.005)
    assert found.web_processes == 84  # by connections: 252,000 at 3,000 each
    assert found.postgres_cores == pytest.approx(5.05)
    assert found.postgres_servers == 1
    assert found.out_mbit_per_s == pytest.approx(8 * 5050 * 4 * 1500 / 1e6)


def test_twice_as_many_tables_need_twice_as_much():
    mix, limits = Mix(), planning.Limits()
    one, two = (
        asdict(planning.plan(COSTS, rates(mix, tables), tables, mix.live, limits))
        for tables in (100_000, 200_000)
    )
    for name in ("decisions_per_s", "web_cores", "bot_cores", "postgres_cores", "stored_gib_per_month"):
        assert two[name] == pytest.approx(2 * one[name]), name


def test_the_plan_is_printed_from_the_figures(tmp_path, capsys):
    figures = tmp_path / "scale.json"
    figures.write_text(json.dumps({"runs": [run(COSTS)]}))
    assert planning.main(["--figures", str(figures), "--tables", "1000", "--think", "30"]) == 0
    assert "| web processes |" in capsys.readouterr().out
