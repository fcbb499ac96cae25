"""The examples for hosting hold what docs/hosting.md promises of them."""

from __future__ import annotations

import re
from configparser import ConfigParser
from typing import Any

import pytest
import yaml
from typer.testing import CliRunner

from petteia.cli.main import app as petteia
from petteia.server import command, workers
from petteia.server.edge.connections import IDLE_SECONDS
from petteia.server.settings import Settings
from petteia.server.storage.database import CONNECTIONS

from .packaged import ROOT


def text(name: str) -> str:
    """An example without its comments."""
    return re.sub(r"(?m)^\s*#.*$|\s#\s.*$", "", (ROOT / name).read_text(encoding="utf-8"))


@pytest.fixture
def services() -> Any:
    return yaml.safe_load(text("compose.yaml"))["services"]


@pytest.mark.parametrize("name", ["database", "petteia", "bots", "proxy"])
def test_services_have_limits_and_no_privileges(services: Any, name: str) -> None:
    service = services[name]
    assert service["cap_drop"] == ["ALL"]
    assert service["read_only"] is True
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert {"cpus", "memory", "pids"} <= set(service["deploy"]["resources"]["limits"])


def test_no_service_is_left_out(services: Any) -> None:
    assert set(services) == {"database", "petteia", "bots", "proxy"}


def test_the_server_needs_no_capability_and_has_descriptors(services: Any) -> None:
    assert "cap_add" not in services["petteia"]
    assert services["petteia"]["ulimits"]["nofile"] >= 65536


def told(name: str, given: list[str], monkeypatch: pytest.MonkeyPatch) -> Settings:
    """What a service's command line makes of its arguments."""
    found: list[Settings] = []
    for module in (command, workers):
        monkeypatch.setattr(module, "run", found.append)
    monkeypatch.setattr("prometheus_client.start_http_server", lambda *_: None)
    where = {"PETTEIA_DATABASE": "postgresql://petteia@database/petteia"}
    done = CliRunner(env=where).invoke(petteia, [name, *given])
    assert done.exit_code == 0, done.output
    return found[0]


def test_bots_think_beside_the_servers_on_the_same_database(
    services: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    server, bots = services["petteia"], services["bots"]
    assert bots["environment"] == server["environment"]
    assert bots["build"] == server["build"]
    assert bots["entrypoint"] == ["petteia", "bots"]
    assert bots["depends_on"]["database"]["condition"] == "service_healthy"
    assert "ports" not in bots
    assert "cap_add" not in bots
    assert told("serve", server["command"], monkeypatch).bot_workers == 0
    processes = told("bots", bots["command"], monkeypatch).bot_workers
    assert processes >= float(bots["deploy"]["resources"]["limits"]["cpus"]) >= 2
    # The image's own check asks a server; here it is the metrics that answer.
    port = bots["command"][bots["command"].index("--metrics-port") + 1]
    assert f"127.0.0.1:{port}/metrics" in " ".join(bots["healthcheck"]["test"])


def test_the_database_has_connections_for_as_many_processes_as_the_page_starts(services: Any) -> None:
    found = re.search(r"max_connections=(\d+)", " ".join(services["database"]["command"]))
    assert found is not None
    guide = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    scaled = re.search(r"--scale petteia=(\d+) --scale bots=(\d+)", guide)
    assert scaled is not None
    each = CONNECTIONS + 1  # and one that listens
    assert f"up to {each} connections" in guide
    assert 2 * each * sum(map(int, scaled.groups())) < int(found[1])  # old and new ones during an update


def test_caddy_tries_another_server_and_trusts_no_check_that_is_never_made() -> None:
    caddy = text("deploy/Caddyfile")
    assert "dynamic a" in caddy
    assert "health_" not in caddy  # with servers that are looked up these do nothing
    assert re.search(r"lb_policy round_robin", caddy)
    assert re.search(r"lb_try_duration \d+s", caddy)
    assert "Strict-Transport-Security" in caddy


def test_nginx_keeps_connections_and_leads_everybody_to_https() -> None:
    nginx = text("deploy/nginx.conf")
    assert re.search(r"''\s+'';", nginx)
    assert "''      close" not in nginx
    assert re.search(r"keepalive \d+;", nginx)
    assert re.search(r"listen 80;.*return 301 https://", nginx, re.DOTALL)
    assert re.search(r"add_header Strict-Transport-Security .* always;", nginx)


@pytest.mark.parametrize(
    ("name", "pattern"),
    [("deploy/nginx.conf", r"keepalive_timeout (\d+)s"), ("deploy/Caddyfile", r"keepalive (\d+)s")],
)
def test_a_proxy_gives_up_a_connection_before_the_server_does(name: str, pattern: str) -> None:
    found = re.search(pattern, text(name))
    assert found is not None
    assert int(found[1]) < IDLE_SECONDS


def test_the_unit_sets_descriptors_and_a_log_of_its_own_for_security() -> None:
    unit = ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string((ROOT / "deploy" / "petteia.service").read_text(encoding="utf-8"))
    service = unit["Service"]
    assert int(service["LimitNOFILE"]) >= 65536
    assert service["UMask"] == "0077"
    assert "--security-log /var/log/petteia/" in service["ExecStart"]
    assert service["LogsDirectory"] == "petteia"
