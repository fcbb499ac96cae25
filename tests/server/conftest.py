"""Servers for the tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server import games  # noqa: F401 - registers the tiny game in the tests' own process

from .running import Person, ServerProcess


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server on SQLite that all tests of a worker share."""
    folder = tmp_path_factory.mktemp("server")
    with ServerProcess(f"sqlite:///{folder}/tables.sqlite3") as running:
        yield running


@pytest.fixture
def ada(server: ServerProcess) -> Person:
    return Person(server.url)


@pytest.fixture
def bob(server: ServerProcess) -> Person:
    return Person(server.url)
