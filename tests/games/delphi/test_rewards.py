"""What rewards give: cards, favour, god steps (DEL-6)."""

from __future__ import annotations

import pytest
from tests.games.delphi.table import Table

from petteia.games.delphi import layout as at
from petteia.games.delphi.components import COLOURS


@pytest.mark.rule("DEL-R26")
def test_gains_are_not_declined() -> None:
    table = Table().tasks(0, "shrine-1").beside(0, "cloud-red-1").tile("cloud-red-1", "red-1")
    table.do("build-shrine red cloud-red-1")
    assert all(text.startswith("god-step") for text in table.legal())


@pytest.mark.rule("DEL-4.1", "DEL-R30")
def test_an_empty_pile_is_made_anew_from_its_discards() -> None:
    table = Table().dice(0, "red", "red")
    table.v[at.ORACLE_DISCARD + 2] = 1
    table.v[at.ORACLE_DISCARD + 3] = 2
    table.v[at.ORACLE_PILE : at.ORACLE_PILE + COLOURS] = [0] * COLOURS
    table._changed().do("draw-card red")
    assert [weight for _, weight in table.state.chance()] == [1, 2]
    assert table.seen()["oracle_discard"] == []
    table.do("oracle blue")
    table.v[at.ORACLE_PILE : at.ORACLE_PILE + COLOURS] = [0] * COLOURS
    table._changed()
    assert table.legal("draw-card") == []
    assert table.why_not("draw-card red").id == "no-oracle-cards"


@pytest.mark.rule("DEL-R30")
def test_without_any_card_nothing_is_drawn() -> None:
    table = Table().dice(0, "red").equip(0, "eq-08").put(favour=5)
    table.v[at.ORACLE_PILE : at.ORACLE_PILE + COLOURS] = [0] * COLOURS
    table._changed()
    table.do("lamp red blue")
    assert table.player()["cards"] == []
    assert table.get(0, "favour") == 5 - 3 + 1


@pytest.mark.rule("DEL-R31")
def test_favour_never_runs_out() -> None:
    table = Table().put(0, favour=34).put(1, favour=34)
    table.do("take-favour red")
    assert table.get(0, "favour") == 36
