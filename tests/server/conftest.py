"""Servers for the tests, on both databases."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from .postgres import cluster, new_database
from .running import Person, ServerProcess

BOTH = [
    pytest.param("sqlite", id="sqlite"),
    pytest.param("postgres", id="postgres", marks=pytest.mark.postgres),
]


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server."""
    with cluster() as address:
        yield address


@pytest.fixture(scope="session")
def make_database(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Callable[[str], str]:
    """Makes fresh databases of a kind and gives their addresses."""
    made = 0

    def make(kind: str) -> str:
        nonlocal made
        made += 1
        if kind == "sqlite":
            return f"sqlite:///{tmp_path_factory.mktemp('database') / 'tables.sqlite3'}"
        return new_database(request.getfixturevalue("postgres"), f"petteia_{os.getpid()}_{made}")

    return make


@pytest.fixture(scope="session", params=BOTH)
def database_kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="session")
def server(
    database_kind: str, make_database: Callable[[str], str], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerProcess]:
    """A server that the tests of a worker share."""
    log = tmp_path_factory.mktemp("log") / "server.log"
    running = ServerProcess(make_database(database_kind), log=log, log_level="debug", log_json=True)
    with running:
        yield running


@pytest.fixture
def ada(server: ServerProcess) -> Person:
    return Person(server.url)


@pytest.fixture
def bob(server: ServerProcess) -> Person:
    return Person(server.url)


@pytest.fixture
def log_of(server: ServerProcess) -> Path:
    assert server.log is not None
    return server.log
