"""Servers for the tests, on both databases."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

from petteia.games import _MODULES
from petteia.server.storage import Database, Store
from petteia.server.storage.migrate import upgrade
from petteia.server.tables.house import House

from .houses import house_on
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


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tiny game is one of the games."""
    monkeypatch.setitem(_MODULES, "tiny", "tests.tiny")


@pytest.fixture
async def store(database_kind: str, make_database: Callable[[str], str]) -> AsyncIterator[Store]:
    """A fresh database."""
    database = Database(make_database(database_kind))
    await upgrade(database)
    yield Store(database, "test")
    await database.close()


@pytest.fixture
async def house(store: Store) -> AsyncIterator[House]:
    """A house on a fresh database, in this process; nothing is thought or swept before it is opened."""
    house = house_on(store)
    yield house
    await house.close()


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
