"""What rewards give: favour, god steps (DEL-6)."""

from __future__ import annotations

import pytest
from tests.games.delphi.table import Table


@pytest.mark.rule("DEL-R26")
def test_gains_are_not_declined() -> None:
    table = Table().tasks(0, "shrine-1").beside(0, "cloud-red-1").tile("cloud-red-1", "red-1")
    table.do("build-shrine red cloud-red-1")
    assert all(text.startswith("god-step") for text in table.legal())


@pytest.mark.rule("DEL-R31")
def test_favour_never_runs_out() -> None:
    table = Table().put(0, favour=34).put(1, favour=34)
    table.do("take-favour red")
    assert table.get(0, "favour") == 36
