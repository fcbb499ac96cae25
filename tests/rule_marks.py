"""Where rules are named: which tests cover which rule, read from their source without running them.

Tests name the rules they cover: ``@pytest.mark.rule("OLY-4.5")``. `covered` finds all such marks; `rules`
reads the ids from docs/rules/<game>.md. ``python -m tests.rule_marks`` writes what the `petteia rules`
command shows to src/petteia/texts/rule-tests.json.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import petteia

ROOT = Path(__file__).resolve().parents[1]
REPORT = ROOT / "src" / "petteia" / "texts" / "rule-tests.json"
_ID = r"[A-Z]{3}-[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*"
_RULE = re.compile(rf"\*\*({_ID})\*\*")
_NAMED = re.compile(rf"(?<![\w-]){_ID}")
_BARE = re.compile(r"(?<![\w-])R(?:\d+|-[a-z][\w-]*)\b|\b[Rr]ulings?\s+R?\d+")


class MarkError(ValueError):
    """A rule mark that cannot be read from the source."""


def rules(game: str, folder: Path = ROOT / "docs" / "rules") -> list[str]:
    """The ids of a game's numbered rules and rulings, in the order of the page (``**OLY-4.5**``)."""
    text = (folder / f"{game}.md").read_text(encoding="utf-8")
    return list(dict.fromkeys(_RULE.findall(text)))


def named(text: str) -> set[str]:
    """The rule ids that a text names in full."""
    return set(_NAMED.findall(text))


def bare(text: str) -> list[str]:
    """Rulings that a text names without their prefix (``R30``, ``ruling 57``): a search would miss them.

    Components may be called so (tiles of Delphi's map).
    """
    return [match[0] for match in _BARE.finditer(text) if match[0] not in _components()]


@cache
def _components() -> set[str]:
    """The ids in the games' editions."""
    tables = (table for game in petteia.GAMES for table in petteia.game(game).default_edition().data.values())
    rows = (row for table in tables if isinstance(table, list) for row in table if isinstance(row, dict))
    return {str(row["id"]) for row in rows if "id" in row}


def marks(code: str, path: str) -> Iterator[tuple[str, str]]:
    """(rule id, test) for each rule mark in a test file; a mark outside of a test counts for the file."""

    def visit(node: ast.AST, owner: tuple[str, ...]) -> Iterator[tuple[str, str]]:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            owner = (*owner, node.name)
        if isinstance(node, ast.Call) and _is_rule_mark(node.func):
            for argument in node.args:
                if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                    raise MarkError(f"{path}:{argument.lineno}: rule ids must be written out as texts")
                yield argument.value, "::".join(owner)
        for child in ast.iter_child_nodes(node):
            yield from visit(child, owner)

    yield from visit(ast.parse(code), (path,))


def _is_rule_mark(node: ast.expr) -> bool:
    return (
        isinstance(node, ast.Attribute)
        and node.attr == "rule"
        and (
            (isinstance(node.value, ast.Attribute) and node.value.attr == "mark")
            or (isinstance(node.value, ast.Name) and node.value.id == "mark")
        )
    )


@cache
def covered(folder: Path = ROOT / "tests") -> dict[str, list[str]]:
    """Rule id -> the tests that name it, from all test files below a folder."""
    found: dict[str, set[str]] = {}
    for file in sorted(folder.rglob("test_*.py")):
        path = file.relative_to(folder.parent).as_posix()
        for rule, test in marks(file.read_text(encoding="utf-8"), path):
            found.setdefault(rule, set()).add(test)
    return {rule: sorted(tests) for rule, tests in sorted(found.items())}


def report() -> dict[str, dict[str, list[str]]]:
    """Game -> rule id -> its tests, for all rules of all games."""
    tests = covered()
    return {game: {rule: tests.get(rule, []) for rule in rules(game)} for game in petteia.GAMES}


def report_text() -> str:
    """The report as it is kept in the package."""
    return json.dumps(report(), indent=1) + "\n"


if __name__ == "__main__":
    REPORT.write_text(report_text(), encoding="utf-8")
