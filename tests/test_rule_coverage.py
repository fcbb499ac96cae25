"""Every numbered rule and ruling of every game is named where it is carried out and by at least one test.

So a search for an id finds its text, its code and its test: ``grep -rn OLY-4.5 docs src tests``.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
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


SOURCES = rule_marks.ROOT / "src" / "petteia" / "games"


def component_rules(game: str) -> dict[str, str]:
    """Rules that no code carries out because the components' data do: id -> where the data are."""
    place = f"tests.games.{game}.component_rules"
    if find_spec(place) is None:
        return {}
    listed: dict[str, str] = import_module(place).COMPONENT_RULES
    return listed


@pytest.mark.parametrize("game", petteia.GAMES)
def test_every_rule_is_named_where_it_is_carried_out(game: str) -> None:
    named: set[str] = set()
    for file in (SOURCES / game).rglob("*.py"):
        named |= rule_marks.named(file.read_text(encoding="utf-8"))
    listed = component_rules(game)
    known = rule_marks.rules(game)
    missing = [rule for rule in known if rule not in named and rule not in listed]
    assert not missing, f"{len(missing)} of {len(known)} rules are not named: {', '.join(missing)}"
    assert not [rule for rule in listed if rule in named], "what the code names is no rule of data alone"
    assert set(listed) <= set(known)
    assert all(listed.values()), "say where the data are"


@pytest.mark.parametrize(
    "folder",
    [
        *(SOURCES / game for game in petteia.GAMES),
        *(Path(f"tests/games/{game}") for game in petteia.GAMES),
        Path("docs/rules"),
    ],
    ids=lambda folder: "/".join(folder.parts[-2:]),
)
def test_no_ruling_is_named_without_its_prefix(folder: Path) -> None:
    # Editions are left out: their notes count towards their digests, which stored games hold.
    found = [
        f"{file.relative_to(rule_marks.ROOT)}:{number}: {', '.join(names)}"
        for file in sorted((rule_marks.ROOT / folder).rglob("*"))
        if file.suffix in (".py", ".md")
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if (names := rule_marks.bare(line))
    ]
    assert not found, "\n".join(found)


def test_ids_are_told_from_one_another_and_bare_ones_are_found() -> None:
    text = "OLY-4.5. OLY-4.51, ELY-R-most-tie's (DEL-R30) X-OLY-9.9"
    assert rule_marks.named(text) == {"OLY-4.5", "OLY-4.51", "ELY-R-most-tie", "DEL-R30"}
    assert rule_marks.bare(text) == []
    assert rule_marks.bare("R30, OLY-R83 to R85, Rulings 57 and 58, ruling 3, (R-most-tie)") == [
        "R30",
        "R85",
        "Rulings 57",
        "ruling 3",
        "R-most-tie",
    ]
    assert rule_marks.bare("the ruling of 1999, OLY-R-x, RR33, r33, PR55, tile R1 of Delphi's map") == []


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
