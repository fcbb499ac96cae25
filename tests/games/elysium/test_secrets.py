"""What viewers may know: nothing that is hidden is settled."""

from __future__ import annotations

import random

from tests.games.elysium.table import Table


def test_nothing_hidden_is_settled() -> None:
    """The draw pile has no order and Citizens have no front until a card is drawn."""
    table = Table("zeus")
    outcomes = set()
    table.own(0, "hephaestus/pandora").citizens(1, 3)
    table.do("use hephaestus/pandora/1")
    for action, weight in table.state.chance():
        assert weight == 1
        outcomes.add(table.state.actions.text(action))
    view = table.view()
    assert len(outcomes) == view["pile"] + 3  # the fronts of the Citizens may be any of them
    for viewer in (None, 0, 1, 2):
        assert table.state.resample(viewer, random.Random(4)) == table.state
        seen = table.state.observe(viewer)
        seen.pop("viewer")
        everybody = table.state.observe(0)
        everybody.pop("viewer")
        assert seen == everybody
