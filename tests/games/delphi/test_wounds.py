"""Wounds at the start of a turn and the wound cards (DEL-3.1)."""

from __future__ import annotations

import pytest
from tests.games.delphi.table import Table, names, next_turn


@pytest.mark.rule("DEL-3.1", "DEL-R70")
@pytest.mark.parametrize(
    ("wounds", "ask"),
    [
        (["red", "red", "red"], "recover"),
        (["red", "red", "black", "black", "pink", "pink"], "recover"),
        (["red", "red", "black", "black", "pink"], "act"),
        ([], "no-wounds"),
        (["green"], "act"),
    ],
)
def test_the_wound_check(wounds: list[str], ask: str) -> None:
    table = Table().wounds(1, *wounds)
    next_turn(table)
    if ask == "recover" and len(wounds) == 3:  # a single combination is taken at once
        assert table.player(1)["wounds"] == []
        assert table.ask == "act"
        assert table.seen()["active"] == 0
    else:
        assert table.ask == ask


@pytest.mark.rule("DEL-3.1", "DEL-R70", "DEL-R21")
def test_a_recovery_turn_discards_three_and_leaves_the_dice_alone() -> None:
    table = Table().wounds(1, "red", "red", "red", "black").dice(1, "blue", "green", "pink")
    next_turn(table)
    assert table.seen()["phase"] == "wounds"
    assert table.legal() == ["recover red red red", "recover red red black"]
    reason = table.why_not("recover black red red")
    assert (reason.id, reason.args["colours"]) == ("colours-in-order", ["red", "red", "black"])
    reason = table.why_not("recover red black black")
    assert (reason.id, reason.args) == ("too-few-wounds", {"colour": "black", "have": 1})
    told = table.do("recover red red black")
    assert "rolled" not in names(told)
    assert table.player(1)["wounds"] == ["red"]
    assert table.player(1)["dice"] == ["pink", "blue", "green"]
    assert table.seen()["wound_discard"] == ["red", "red", "black"]
    assert table.seen()["active"] == 0  # and no Titan: see the rule on the Titan


@pytest.mark.rule("DEL-R70")
def test_a_recovery_without_wounds_left_earns_no_bonus() -> None:
    table = Table().wounds(1, "red", "red", "red")
    favour = table.get(1, "favour")
    told = next_turn(table)
    assert "recovers" in names(told)
    assert table.get(1, "favour") == favour


@pytest.mark.rule("DEL-3.1", "DEL-R70")
def test_without_wounds_favour_or_a_god_step() -> None:
    table = Table().wounds(1).gods(1, ares=6)
    next_turn(table)
    assert not table.can("bonus-god ares")
    assert table.why_not("bonus-god ares").id == "god-at-top"
    assert table.preview("bonus-favour")["gain"] == 2
    other = Table().wounds(1)
    next_turn(other)
    table.do("bonus-favour")
    assert table.get(1, "favour") == 7
    other.do("bonus-god hermes")
    assert other.player(1)["gods"]["hermes"] == 3
    assert other.get(1, "favour") == 5
    assert table.ask == other.ask == "act"


@pytest.mark.rule("DEL-R70")
def test_gods_cannot_act_before_the_check() -> None:
    table = Table().wounds(1, *["red"] * 3, "blue").gods(1, aphrodite=6)
    next_turn(table)
    assert table.legal("aphrodite") == []
    assert table.why_not("aphrodite").id == "not-asked"
