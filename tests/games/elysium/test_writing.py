"""Phase III (ELY-3.9 to ELY-3.11)."""

from __future__ import annotations

import pytest
from tests.games.elysium.table import Table, new_order

from petteia.games.elysium import layout


@pytest.mark.rule("ELY-3.9")
def test_the_order_follows_the_quests() -> None:
    assert new_order(Table("zeus", seats=4), 3, 1, 4, 2) == [1, 3, 0, 2]
    table = Table("zeus", seats=4)
    table.state.v[layout.ORDER : layout.ORDER + 4] = [3, 0, 1, 2]
    assert new_order(table, 0, 2, 1, 0) == [2, 1, 3, 0]  # unfinished last, 3 still before 0


@pytest.mark.rule("ELY-3.10")
def test_quests_pay_gold_and_vp() -> None:
    table = Table("zeus", seats=4)
    new_order(table, 4, 3, 2, 1)
    assert [table.gold(seat) for seat in range(4)] == [7, 7, 7, 6]
    assert [table.vp(seat) for seat in range(4)] == [1 + 1, 2 + 1, 3, 4]
    table = Table("zeus", seats=2)
    new_order(table, 0, 2)
    assert [table.gold(seat) for seat in range(2)] == [5, 7]


@pytest.mark.rule("ELY-3.10", "ELY-R-effects-on-other-turns")
def test_income_counts_as_a_players_own_step() -> None:
    table = Table("zeus", seats=2).own(1, "zeus/danae")
    new_order(table, 1, 2)
    assert table.vp(1) == 2 + 1 + 1  # the quest's VP, and Danaë for the quest's gold


@pytest.mark.rule("ELY-3.11")
def test_transfers_are_limited_by_the_quest_and_cost_the_level() -> None:
    table = (
        Table("zeus").own(0, "zeus/ganymede", "zeus/hera", "hades/cerberus").tokens(0, gold=4).writing(0, 2)
    )
    table.do("transfer zeus/hera")
    assert table.gold() == 1
    assert table.why("transfer hades/cerberus/1") == "too-expensive"
    table.do("transfer zeus/ganymede/1", "join 1")
    assert table.gold() == 0
    table = Table("zeus").own(0, "zeus/ganymede", "zeus/hebe").tokens(0, gold=9).writing(0, 1)
    table.own(0, "hephaestus/talos").do("transfer zeus/ganymede/1")
    assert table.why("transfer zeus/hebe/1") == "no-transfers-left"
    table.do("use hephaestus/talos/1")
