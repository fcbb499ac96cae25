"""The extras name what their part of the package imports, and nothing besides."""

from __future__ import annotations

import ast
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from .packaged import ROOT, closure_of

SOURCE = ROOT / "src" / "petteia"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
PARTS = {
    "terminal": ("cli", "texts"),
    "server": ("server",),
    "research": ("arena", "envs"),
    "learn": ("learn", "eye"),
}
# uvicorn takes these where it finds them.
TAKEN_BY_OTHERS = {"uvloop", "websockets"}
# What a part can do without, and the extra that brings it.
ELSEWHERE = {"redis": "redis", "pyarrow": "parquet"}


def imported(*parts: str) -> set[str]:
    """The first names of all modules that some parts of the package import or `need`, from outside."""
    found = set()
    for part in parts:
        for path in sorted((SOURCE / part).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Import):
                    found |= {alias.name for alias in node.names}
                elif isinstance(node, ast.ImportFrom) and not node.level:
                    found.add(node.module or "")
                elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "need":
                    assert isinstance(node.args[0], ast.Constant | ast.Name)
                    if isinstance(node.args[0], ast.Constant):
                        found.add(str(node.args[0].value))
    found = {name for name in found if name.partition(".")[0] not in ELSEWHERE}
    return {name.partition(".")[0] for name in found} - set(sys.stdlib_module_names) - {"petteia"}


def named(extra: str) -> set[str]:
    """The distributions that an extra names itself."""
    return {str(canonicalize_name(Requirement(line).name)) for line in EXTRAS[extra]} - {"petteia"}


def distributions(modules: set[str]) -> dict[str, set[str]]:
    known = packages_distributions()
    return {module: {canonicalize_name(name) for name in known[module]} for module in modules}


@pytest.mark.parametrize("extra", PARTS)
def test_an_extra_brings_all_that_its_part_imports(extra: str) -> None:
    brought = closure_of(EXTRAS, extra)
    missing = {
        module: names
        for module, names in distributions(imported(*PARTS[extra])).items()
        if not names & brought
    }
    assert missing == {}


@pytest.mark.parametrize("extra", ["terminal", "server"])
def test_an_extra_names_nothing_that_its_part_does_not_use(extra: str) -> None:
    used: set[str] = set().union(*distributions(imported(*PARTS[extra])).values())
    assert named(extra) - used - TAKEN_BY_OTHERS == set()


def test_the_engine_needs_nothing() -> None:
    assert PROJECT["dependencies"] == []
    everything = {path.name for path in SOURCE.iterdir() if path.is_dir() and path.name != "__pycache__"}
    engine = everything - {part for parts in PARTS.values() for part in parts}
    assert imported(*(engine - {"compiling", "bots"})) == set()
    # Bots with learned values ask for numpy, and judge by the hand-made evaluator without it.
    assert imported("bots") == {"numpy"}
    # What builds the compiled engine is asked for before it is used, and the plain one runs without it.
    assert imported("compiling") <= {"Cython", "setuptools"}


def test_play_is_the_terminal_the_server_and_the_learned_players() -> None:
    parts = [closure_of(EXTRAS, extra) for extra in ("terminal", "server", "learn")]
    assert closure_of(EXTRAS, "play") == set().union(*parts)


@pytest.mark.parametrize(
    ("lock", "extras"),
    [
        ("play", ("play",)),
        ("redis", ("redis",)),
        ("dev", ("play", "redis", "dev", "research", "parquet")),
        ("bench", ("play", "redis", "dev", "research", "parquet")),
    ],
)
def test_the_locks_hold_what_the_extras_bring_with_hashes_and_without_addresses(
    lock: str, extras: tuple[str, ...]
) -> None:
    text = (ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")
    assert "://" not in text
    entries = text.replace("\\\n", " ").splitlines()
    assert [entry for entry in entries if "--hash=sha256:" not in entry] == []
    locked = {canonicalize_name(entry.partition("==")[0]) for entry in entries}
    assert closure_of(EXTRAS, *extras) <= locked


@pytest.mark.parametrize("module", ELSEWHERE)
def test_what_a_part_can_do_without_is_brought_by_its_extra(module: str) -> None:
    assert ELSEWHERE[module] in EXTRAS
    assert module in named(ELSEWHERE[module])
    calls = [
        node
        for path in sorted(SOURCE.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and getattr(node.func, "id", "") == "need"
        and isinstance(node.args[0], ast.Constant)
        and str(node.args[0].value).partition(".")[0] == module
    ]
    assert calls
    for call in calls:
        assert isinstance(call.args[2], ast.Constant)
        assert call.args[2].value == ELSEWHERE[module]


def test_players_install_nothing_that_nothing_uses() -> None:
    """The lock for players is what the extra brings, for some system or other, and nothing besides."""
    text = (ROOT / "requirements" / "play.txt").read_text(encoding="utf-8").replace("\\\n", " ")
    everywhere = {
        str(canonicalize_name(line.partition("==")[0])) for line in text.splitlines() if " ; " not in line
    }
    assert everywhere <= closure_of(EXTRAS, "play")
    unused = {"aiosqlite", "watchfiles", "pyyaml", "python-dotenv", "hatchling", "httptools"}
    assert {str(canonicalize_name(line.partition("==")[0])) for line in text.splitlines()} & unused == set()


def test_images_and_commands_install_the_locks_that_there_are() -> None:
    for name in ("Makefile", "Dockerfile", ".dockerignore"):
        words = Path(ROOT / name).read_text(encoding="utf-8").split()
        locks = {
            word.strip("!,") for word in words if word.strip("!").startswith("requirements/") and "." in word
        }
        assert locks
        assert [lock for lock in locks if not (ROOT / lock).is_file()] == []
