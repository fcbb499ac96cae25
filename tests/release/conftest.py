from __future__ import annotations

import fcntl
import os
import tarfile
from collections.abc import Callable
from pathlib import Path

import pytest

from .packaged import ROOT, Environment, build, built

Make = Callable[[Path], None]


@pytest.fixture(scope="session")
def once(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str, Make], Path]:
    """A folder that is made once, whichever of the processes that run the tests comes first."""
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base

    def folder(name: str, make: Make) -> Path:
        place, ready = shared / f"release-{name}", shared / f"release-{name}.ready"
        with (shared / f"release-{name}.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not ready.exists():
                place.mkdir()
                make(place)
                ready.touch()
        return place

    return folder


@pytest.fixture(scope="session")
def sdist(once: Callable[[str, Make], Path]) -> Path:
    """The sdist of this checkout, unpacked."""

    def make(out: Path) -> None:
        done = build(ROOT, "sdist", out)
        assert done.returncode == 0, done.stderr
        with tarfile.open(built(out, "petteia-*.tar.gz")) as archive:
            archive.extractall(out, filter="data")

    return built(once("sdist", make), "petteia-*/")


@pytest.fixture(scope="session")
def wheel(sdist: Path, once: Callable[[str, Make], Path]) -> Path:
    """The wheel, built from the sdist."""

    def make(out: Path) -> None:
        done = build(sdist, "wheel", out)
        assert done.returncode == 0, done.stderr

    return built(once("wheel", make), "petteia-*.whl")


@pytest.fixture(scope="session")
def installed(wheel: Path, once: Callable[[str, Make], Path]) -> Callable[..., Environment]:
    """An environment with the wheel and what some extras bring."""

    def environment(*extras: str) -> Environment:
        name = "-".join(("with", *extras)) if extras else "alone"
        return Environment(once(name, lambda folder: Environment.make(folder, wheel, *extras)))

    return environment
