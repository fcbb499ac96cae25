"""The turn: its phases and its main decision (DEL-3.2)."""

from __future__ import annotations

import pytest
from tests.games.delphi.table import Table, names

from petteia.kernel import IllegalAction


@pytest.mark.rule("DEL-3.2", "DEL-R22", "DEL-R39")
def test_each_die_and_one_card() -> None:
    table = Table().dice(0, "green", "black").cards(0, "green", "blue")
    table.do("take-favour green", "take-favour card-green")
    # As in the rulebook's example: the black die must still be used, the blue card may not be.
    assert table.player()["played"] == "green"
    assert table.why_not("take-favour card-blue").id == "card-played"
    reason = table.why_not("end-turn")
    assert (reason.id, reason.args, reason.rules[0]) == ("dice-left", {"count": 1}, "DEL-3.2")
    told = table.do("take-favour black")
    assert "ends-turn" in names(told)  # nothing else is possible


@pytest.mark.rule("DEL-R22")
def test_card_gods_and_extra_action_are_optional() -> None:
    table = Table().dice(0).cards(0, "red").gods(0, apollo=6).equip(0, "eq-12")
    assert {"end-turn", "apollo", "take-favour card-red", "take-favour extra"} <= set(table.legal())


@pytest.mark.rule("DEL-R23", "DEL-R25")
def test_equal_dice_are_one_option_and_what_cannot_be_paid_is_not_offered() -> None:
    table = Table().put(favour=0)
    assert table.legal("take-favour") == ["take-favour red"]
    assert table.legal("advance-god") == ["advance-god red aphrodite"]
    table.put(favour=5)
    assert len(table.legal("advance-god")) == 6
    assert all(table.cost(text) <= 5 for text in table.legal("sail"))


@pytest.mark.rule("DEL-R23")
def test_a_single_option_is_taken_at_once() -> None:
    table = Table().put(1, shield=5)
    table.dice(0)  # nothing but the end of the turn is left
    assert table.legal() == ["end-turn"]
    table.state.settle()
    assert table.ask == "roll"


@pytest.mark.rule("DEL-5.12", "DEL-R24")
def test_an_action_is_finished_before_the_next_begins() -> None:
    table = Table().beside(0, "monster-1").monsters("monster-1", "red").gods(0, apollo=6)
    table.do("fight red red@monster-1", "battle 5")
    assert table.legal() == ["fight-on", "give-up"]
    assert table.why_not("take-favour red").id == "not-asked"
    with pytest.raises(IllegalAction):
        table.do("apollo")


@pytest.mark.rule("DEL-R21")
def test_the_three_phases_follow_each_other() -> None:
    table = Table().wounds(1)
    phases = [table.seen()["phase"]]
    table.dice(0)
    table.do("end-turn")
    phases.append(table.seen()["phase"])
    table.do("roll red red red")
    phases.append(table.seen()["phase"])
    table.do("bonus-favour")
    phases.append(table.seen()["phase"])
    assert phases == ["actions", "oracle", "wounds", "actions"]


@pytest.mark.rule("DEL-R25")
def test_the_main_decision_lists_actions_gods_and_the_end_together() -> None:
    table = Table().dice(0).cards(0, "red").gods(0, apollo=6).equip(0, "eq-12")
    words = {text.split()[0] for text in table.legal()}
    assert {
        "take-favour",
        "draw-card",
        "peek",
        "sail",
        "advance-god",
        "apollo",
        "swap-god",
        "end-turn",
    } <= words
