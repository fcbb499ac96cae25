"""A PostgreSQL for the tests: the one that PETTEIA_TEST_POSTGRES names, or a private cluster on loopback."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

from .running import free_port


def binaries() -> Path | None:
    """The newest PostgreSQL that is installed as Debian does it, or what is on the path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda p: int(p.parts[-3]))
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    return Path(on_path).parent if on_path else None


@contextmanager
def cluster() -> Iterator[str]:
    """The address of a server on which databases may be made."""
    given = os.environ.get("PETTEIA_TEST_POSTGRES")
    if given:
        yield given
        return
    bin_ = binaries()
    if bin_ is None:
        # A player's machine need not have it; where everything is to be tested it must not be missing.
        reason = (
            "PostgreSQL is not installed; .ci/run installs it, PETTEIA_TEST_POSTGRES names another server"
        )
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    # PostgreSQL refuses to run as root.
    prefix = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
    folder = Path(tempfile.mkdtemp(prefix="petteia-pg-"))
    if prefix:
        shutil.chown(folder, "postgres")
    port = free_port()

    def run(*command: str) -> None:
        subprocess.run([*prefix, *command], check=True, cwd="/", stdout=subprocess.DEVNULL)

    data = str(folder / "data")
    run(str(bin_ / "initdb"), "-D", data, "-U", "petteia", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8")
    options = f"-c listen_addresses=127.0.0.1 -c port={port} -c unix_socket_directories={folder}"
    options += " -c max_connections=200"
    run(str(bin_ / "pg_ctl"), "-D", data, "-l", str(folder / "log"), "-w", "-o", options, "start")
    try:
        yield f"postgresql://petteia@127.0.0.1:{port}/postgres"
    finally:
        run(str(bin_ / "pg_ctl"), "-D", data, "-m", "immediate", "-w", "stop")
        shutil.rmtree(folder, ignore_errors=True)


def new_database(address: str, name: str) -> str:
    """A fresh database on the server, and its address."""
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)'.encode())
        connection.execute(f'CREATE DATABASE "{name}"'.encode())
    return address.rpartition("/")[0] + f"/{name}"
