"""The package as people get it: built, and installed into empty environments.

Nothing is fetched. What an extra brings is taken from the environment the tests run in: exactly the
distributions that the wheel's own metadata asks for, and those that these ask for.
"""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from collections.abc import Iterator, Mapping, Sequence
from importlib.metadata import Distribution, PathDistribution, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
CLIENT = "petteia/server/static/index.html"


def build(tree: Path, target: str, out: Path, **env: str) -> subprocess.CompletedProcess[str]:
    """Build an sdist or a wheel of a tree into a folder."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(out)]
    return subprocess.run(
        command, cwd=tree, capture_output=True, text=True, check=False, env={**os.environ, **env}
    )


def built(out: Path, pattern: str) -> Path:
    """The one thing in a folder that looks like this."""
    (found,) = out.glob(pattern)
    return found


class Environment:
    """An environment that holds the package, what some extras bring, and nothing else."""

    def __init__(self, folder: Path) -> None:
        self.bin = folder / "bin"
        (self.packages,) = folder.glob("lib/python*/site-packages")

    @classmethod
    def make(cls, folder: Path, wheel: Path, *extras: str) -> None:
        """Install a wheel and its extras into a new environment."""
        venv.create(folder, with_pip=False, symlinks=True)
        self = cls(folder)
        pip = [
            sys.executable,
            "-m",
            "pip",
            "--python",
            str(self.bin / "python"),
            "--disable-pip-version-check",
        ]
        subprocess.run(
            [*pip, "install", "-qq", "--no-index", "--no-deps", "--no-compile", str(wheel)], check=True
        )
        (info,) = self.packages.glob("petteia-*.dist-info")
        for found in closure(PathDistribution(info), *extras).values():
            self._link(found)

    def _link(self, found: Distribution) -> None:
        """Make an installed distribution visible here, file by file: some share their folders."""
        for file in found.files or ():
            link = self.packages / file
            if ".." in file.parts:  # its commands
                continue
            link.parent.mkdir(parents=True, exist_ok=True)
            link.symlink_to(file.locate())

    def run(self, *command: str, lines: str = "") -> subprocess.CompletedProcess[str]:
        """Run a program of the environment, far from the checkout and its settings."""
        return subprocess.run(
            [str(self.bin / command[0]), *command[1:]], cwd=self.bin.parent, input=lines, env=self.settings,
            capture_output=True, text=True, encoding="utf-8", timeout=120, check=False,
        )  # fmt: skip

    @property
    def settings(self) -> dict[str, str]:
        folder = str(self.bin.parent)
        return {"PATH": str(self.bin), "HOME": folder, "XDG_DATA_HOME": folder, "PYTHONUTF8": "1"}


def closure(root: Distribution, *extras: str) -> dict[str, Distribution]:
    """The distributions that some extras of another one ask for here, all the way down, by name."""
    return _follow([asked for extra in extras for asked in _asked(root, extra)], root)


def closure_of(table: Mapping[str, Sequence[str]], *extras: str) -> set[str]:
    """The names of what some extras of a pyproject.toml bring here, all the way down."""
    waiting = list(extras)
    asked: list[Requirement] = []
    while waiting:
        for line in table[waiting.pop()]:
            one = Requirement(line)
            if one.name == "petteia":
                waiting += one.extras
            elif one.marker is None or one.marker.evaluate():
                asked.append(one)
    return set(_follow(asked))


def _follow(asked: list[Requirement], root: Distribution | None = None) -> dict[str, Distribution]:
    found: dict[str, Distribution] = {}
    seen: set[tuple[str, str]] = set()
    while asked:
        one = asked.pop()
        name = canonicalize_name(one.name)
        other = root if root is not None and name == "petteia" else distribution(name)
        if other is not root:
            found[name] = other
        for extra in ("", *one.extras):
            if (name, extra) not in seen:
                seen.add((name, extra))
                asked += _asked(other, extra)
    return found


def _asked(one: Distribution, extra: str) -> Iterator[Requirement]:
    for line in one.requires or ():
        asked = Requirement(line)
        if asked.marker is None or asked.marker.evaluate({"extra": extra}):
            yield asked
