"""The game that docs/adding-a-game.md builds works, and keeps the contract."""

from __future__ import annotations

import re
import sys
import types
from pathlib import Path

import pytest
from tests.contract import check_rules, check_secrets, checks
from tests.contract.cases import Case, cases

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "adding-a-game.md"
NAME = "guide_game:GAME"


@pytest.fixture
def guide_game(monkeypatch: pytest.MonkeyPatch) -> str:
    """Loads the page's code as a module; the blocks continue each other."""
    blocks = re.findall(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) > 5
    module = types.ModuleType("guide_game")
    monkeypatch.setitem(sys.modules, "guide_game", module)
    exec(compile("\n".join(blocks), str(GUIDE), "exec"), module.__dict__)
    return NAME


def test_game_of_the_guide_keeps_the_contract(guide_game: str) -> None:
    for case in cases(guide_game):
        assert checks.run(Case(case.name, case.seats, case.options), games=2) == {}
    check_secrets.resample_varies(cases(guide_game))
    check_rules.faces(case.game.actions)
    checks.options(guide_game)


def test_game_of_the_guide_is_reached_everywhere(guide_game: str, tmp_path: Path) -> None:
    assert checks.coverage(guide_game, tmp_path) == []
