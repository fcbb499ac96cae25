"""What pays for an action: dice, cards, recolouring (DEL-3.3)."""

from __future__ import annotations

import pytest
from tests.games.delphi.table import Table, names


@pytest.mark.rule("DEL-3.3", "DEL-R34")
def test_recolouring_goes_clockwise_for_one_favour_a_step() -> None:
    table = Table().dice(0, "green")
    gods = {"aphrodite": 1, "ares": 2, "hermes": 3, "poseidon": 4, "apollo": 5, "artemis": 0}
    for god, price in gods.items():
        form = table.preview(f"advance-god green {god}")
        assert (form["favour"], form["recolour"]) == (price, price)
    told = table.do("advance-god green hermes")
    assert names(told)[0] == "recolours"
    assert told[0].args == {"seat": 0, "source": "green", "colour": "pink", "favour": 3}
    assert table.get(0, "favour") == 2


@pytest.mark.rule("DEL-3.3", "DEL-R34")
def test_cards_are_recoloured_like_dice() -> None:
    table = Table().dice(0, "red").cards(0, "green")
    table.do("advance-god card-green ares")
    assert table.get(0, "favour") == 3
    assert table.player()["played"] == "green"  # not black


@pytest.mark.rule("DEL-3.3", "DEL-R34")
def test_the_reason_says_what_recolouring_would_cost() -> None:
    table = Table().dice(0, "green").put(favour=1)
    reason = table.why_not("advance-god green ares")
    assert reason.id == "wrong-colour"
    assert reason.args == {"source": "green", "colour": "black", "cost": 2, "have": 1}
    assert "DEL-3.3" in reason.rules


@pytest.mark.rule("DEL-R32", "DEL-R84")
def test_a_played_card_lies_aside_until_the_turn_ends() -> None:
    table = Table().dice(0, "red").cards(0, "green")
    table.do("take-favour card-green")
    assert table.player()["cards"] == []
    assert table.player()["played"] == "green"
    assert table.seen()["oracle_discard"] == []
    table.do("take-favour red", "end-turn", "roll red red red")
    assert table.seen()["oracle_discard"] == ["green"]
    assert table.player()["played"] is None
