from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.texts.pebbles import CATALOGUES
from typer.testing import CliRunner

from petteia import games
from petteia.cli import rules
from petteia.cli.main import app
from petteia.texts import store

RULES = {
    "PEB-1.1": ["tests/test_pebbles.py::test_few"],
    "PEB-1.10": [],
    "PEB-2.1": [],
    "PEB-R1": [],
}


@pytest.fixture
def pebbles(monkeypatch):
    """Pebbles as one of the games of the command."""
    monkeypatch.setattr(store, "FOLDERS", [*store.FOLDERS, CATALOGUES])
    monkeypatch.setitem(games._MODULES, "pebbles", "tests.texts.pebbles")
    monkeypatch.setattr(rules, "_covered", lambda: {"pebbles": RULES})


@pytest.fixture
def run() -> Callable[..., Any]:
    """Run the command with arguments and lines of input; the result has exit_code, stdout, stderr."""

    def invoke(*args: object, lines: str | list[str] = "") -> Any:
        given = lines if isinstance(lines, str) else "".join(f"{line}\n" for line in lines)
        result = CliRunner().invoke(app, [str(arg) for arg in args], input=given, env={"LANG": "en_US.UTF-8"})
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return invoke


@pytest.fixture
def read_json() -> Callable[[str], Any]:
    return json.loads
