"""The rulebook's worked examples."""

from __future__ import annotations

import pytest
from tests.games.elysium.table import Table, new_order


@pytest.mark.rule("ELY-3.9")
def test_discs_one_and_three_become_three_and_four() -> None:
    """The printed example: of four players those with discs 1 and 3 have unfinished quests."""
    sebastian, christopher = 0, 2  # seats in the order of the discs
    table = Table("zeus", seats=4)
    assert table.view()["order"] == [0, 1, 2, 3]
    order = new_order(table, 0, 2, 0, 1)
    assert (order.index(sebastian) + 1, order.index(christopher) + 1) == (3, 4)
