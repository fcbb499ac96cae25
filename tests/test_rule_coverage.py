"""Every numbered rule and ruling of every game is named by at least one test."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests import rule_marks

import petteia


@pytest.mark.parametrize("game", petteia.GAMES)
def test_every_rule_has_a_test(game: str) -> None:
    tests = rule_marks.covered()
    known = rule_marks.rules(game)
    assert len(known) > 20, f"docs/rules/{game}.md should hold the numbered rules"
    missing = [rule for rule in known if rule not in tests]
    assert not missing, f"{len(missing)} of {len(known)} rules have no test: {', '.join(missing)}"


def test_tests_name_only_rules_that_exist() -> None:
    known = {rule for game in petteia.GAMES for rule in rule_marks.rules(game)}
    unknown = {rule: tests for rule, tests in rule_marks.covered().items() if rule not in known}
    assert not unknown


def test_what_the_command_shows_is_up_to_date() -> None:
    assert rule_marks.REPORT.read_text(encoding="utf-8") == rule_marks.report_text(), (
        "run: python -m tests.rule_marks"
    )


def test_rule_ids_are_read_from_the_page(tmp_path: Path) -> None:
    page = "# Rules\n- **OLY-4.5** Fight. **OLY-4.6** Lose. See OLY-9.9.\n- **OLY-R13** and **bold**\n"
    page += "- **ELY-R-two-player-quest** A ruling. **OLY-4.5** again\n"
    (tmp_path / "olympos.md").write_text(page, encoding="utf-8")
    assert rule_marks.rules("olympos", tmp_path) == [
        "OLY-4.5",
        "OLY-4.6",
        "OLY-R13",
        "ELY-R-two-player-quest",
    ]


def test_marks_are_found_wherever_they_stand() -> None:
    code = """
import pytest
pytestmark = pytest.mark.rule("A-1")
CASES = [pytest.param(1, marks=pytest.mark.rule("A-2"))]

@pytest.mark.rule("A-3", "A-4")
def test_one(): ...

@pytest.mark.rule("A-5")
class TestMany:
    @pytest.mark.parametrize("n", [pytest.param(1, marks=[pytest.mark.rule("A-6")])])
    async def test_two(self, n): ...
"""
    assert sorted(rule_marks.marks(code, "tests/t.py")) == [
        ("A-1", "tests/t.py"),
        ("A-2", "tests/t.py"),
        ("A-3", "tests/t.py::test_one"),
        ("A-4", "tests/t.py::test_one"),
        ("A-5", "tests/t.py::TestMany"),
        ("A-6", "tests/t.py::TestMany::test_two"),
    ]


def test_computed_rule_ids_are_refused() -> None:
    with pytest.raises(rule_marks.MarkError, match=r"t\.py:3: rule ids must be written out"):
        list(rule_marks.marks("import pytest\n\n@pytest.mark.rule(NAME)\ndef test(): ...", "t.py"))
