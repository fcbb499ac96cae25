"""Actions of any colour (DEL-4); those of a colour have their chapters' files."""

from __future__ import annotations

import pytest
from tests.games.delphi.table import Table


@pytest.mark.rule("DEL-4.1", "DEL-4.2", "DEL-4.3", "DEL-R41")
def test_actions_of_any_colour_cost_nothing() -> None:
    table = Table().put(favour=0).dice(0, "black", "green").cards(0, "pink")
    for word in ("draw-card", "take-favour", "peek"):
        assert table.legal(word) == [f"{word} black", f"{word} green", f"{word} card-pink"]
        assert table.preview(f"{word} black")["favour"] == 0
    table.do("take-favour black")
    assert table.get(0, "favour") == 2
    table.do("draw-card green", "oracle blue")
    assert table.player()["cards"] == ["pink", "blue"]
