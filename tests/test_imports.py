"""Imports point downwards only: kernel, games, texts and bots, arena and envs and server, cli."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import petteia

SOURCE = Path(__file__).resolve().parents[1] / "src"

# A part may import parts of a lower level and itself. "" is the package's own face, `import petteia`.
LEVELS = {
    "kernel": 0,
    "games": 1,
    "extras": 1,
    "compact": 2,
    "compiling": 2,
    "many": 2,
    "texts": 2,
    "bots": 2,
    "lessons": 2,
    "editions": 2,
    "eye": 3,
    "": 3,
    "arena": 4,
    "envs": 4,
    "server": 4,
    "learn": 5,
    "cli": 6,
}


def part(module: str) -> str:
    """The part of the house that a module of petteia belongs to."""
    names = module.split(".")
    return names[1] if len(names) > 1 and names[1] in LEVELS else ""


def imports(module: str, code: str, package: bool = False) -> Iterator[tuple[int, str]]:
    """Line and full name of everything a module imports, also within functions and for types only."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                here = module.split(".") if package else module.split(".")[:-1]
                above = here[: len(here) - node.level + 1]
                base = ".".join([*above, base] if base else above)
            if base == "petteia":  # `from petteia import bots` means the part, not the face
                yield from (
                    (node.lineno, f"petteia.{a.name}" if a.name in LEVELS else base) for a in node.names
                )
            else:
                yield node.lineno, base


def wrong(module: str, code: str, package: bool = False) -> list[str]:
    """The imports of a module that the order of the house forbids, in words."""
    here = part(module)
    found = []
    for line, name in imports(module, code, package):
        place = f"{module}:{line} imports {name}"
        if name.split(".")[0] != "petteia":
            if here in ("kernel", "games") and name.split(".")[0] not in sys.stdlib_module_names:
                found.append(f"{place}: only the standard library is allowed here")
            continue
        there = part(name)
        if there != here and LEVELS[there] >= LEVELS[here]:
            found.append(f"{place}: {there or 'petteia'} is not below {here or 'petteia'}")
        inside = name.split(".")[2:3] if there == "games" else []
        if inside and module.split(".")[:3] != ["petteia", "games", inside[0]]:
            found.append(f"{place}: the inside of a game is its own affair")
    return found


MODULES = sorted(SOURCE.rglob("*.py"))


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_module_imports_only_what_stands_below_it(path: Path) -> None:
    names = list(path.relative_to(SOURCE).with_suffix("").parts)
    package = names[-1] == "__init__"
    module = ".".join(names[:-1] if package else names)
    assert wrong(module, path.read_text(encoding="utf-8"), package) == []


def test_every_part_of_the_house_has_a_level() -> None:
    folders = {path.parent.relative_to(SOURCE / "petteia").parts[:1] for path in MODULES}
    assert {names[0] for names in folders if names} <= set(LEVELS)
    assert {path.stem for path in (SOURCE / "petteia").glob("*.py")} <= {"__init__", "__main__", *LEVELS}


@pytest.mark.parametrize("name", petteia.GAMES)
def test_games_run_with_the_standard_library_alone(name: str) -> None:
    # -S leaves out everything that was installed.
    code = (
        f"import petteia; state = petteia.game({name!r}).new(2); print(state.apply(state.legal()[0]) != [])"
    )
    run = subprocess.run(
        [sys.executable, "-S", "-c", code],
        env={"PYTHONPATH": str(SOURCE)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (run.stderr, run.stdout.strip()) == ("", "True")


@pytest.mark.parametrize(
    ("module", "code"),
    [
        ("petteia.kernel.record", "from petteia import game"),
        ("petteia.kernel.record", "def f():\n    from petteia.games import GAMES"),
        ("petteia.kernel.record", "from ..bots import make"),
        ("petteia.kernel.tensor", "import numpy as np"),
        ("petteia.games.olympos.state", "from petteia.texts import Texts"),
        ("petteia.games.olympos.state", "from petteia.games.elysium import GAME"),
        ("petteia.games.olympos.state", "from petteia import bots"),
        ("petteia.bots.search", "from petteia.games.olympos.evaluate import value"),
        ("petteia.bots.search", "from petteia.texts import Texts"),
        ("petteia.server.tables", "from petteia.games.delphi import GAME"),
        ("petteia.server.tables", "from petteia.arena import run"),
        ("petteia.arena.pool", "import petteia.cli.main"),
    ],
)
def test_wrong_imports_are_found(module: str, code: str) -> None:
    assert len(wrong(module, code)) == 1


@pytest.mark.parametrize(
    ("module", "code"),
    [
        ("petteia.kernel.record", "from .game import Game\nimport json"),
        ("petteia.games.olympos.state", "from petteia.kernel import State\nfrom .layout import GOLD"),
        ("petteia.server.tables", "import petteia\nfrom petteia import bots\nimport msgspec"),
        ("petteia.cli.main", "from petteia.arena import run\nimport typer"),
    ],
)
def test_right_imports_are_left_alone(module: str, code: str) -> None:
    assert wrong(module, code) == []
