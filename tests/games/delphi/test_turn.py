"""The turn: its phases and its main decision (DEL-3.2)."""

from __future__ import annotations

import pytest
from tests.games.delphi.table import Table, names

from petteia.games.delphi.components import GOD
from petteia.kernel import IllegalAction, Match


@pytest.mark.rule("DEL-3.2", "DEL-R22", "DEL-R39")
def test_each_die_and_one_card() -> None:
    table = Table().dice(0, "green", "black").cards(0, "green", "blue")
    table.do("take-favour green", "take-favour card-green")
    # As in the rulebook's example: the black die must still be used, the blue card may not be.
    assert table.player()["played"] == "green"
    assert table.why_not("take-favour card-blue").id == "card-played"
    reason = table.why_not("end-turn")
    assert (reason.id, reason.args, reason.rules[0]) == ("dice-left", {"count": 1}, "DEL-3.2")
    assert names(table.do("take-favour black")) == ["takes-favour", "favour-gained"]
    assert table.ask == "end"  # nothing else is possible


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
    table = Table(rules="revised").dice(0, "red", "red")
    table.gods(0, **dict.fromkeys(GOD, 6)).gods(0, ares=5)  # one god below the top
    table.do("take-favour red")
    table.beside(0, "cloud-red-1").tile("cloud-red-1", "red-1")
    table.do("build-shrine red cloud-red-1")
    assert table.player()["gods"]["ares"] == 6  # its step was no question
    assert table.ask == "act"


@pytest.mark.rule("DEL-R22", "DEL-R23")
def test_the_turn_ends_by_a_decision_and_the_last_action_can_be_taken_back_before() -> None:
    table = Table().dice(0, "red")
    match = Match(table.state)
    before = table.state.digest()
    match.play(table.state.actions.parse("take-favour red"))
    assert table.ask == "end"
    assert table.legal() == ["end-turn"]
    assert (table.state.decider, table.seen()["phase"]) == (0, "actions")
    assert table.why_not("take-favour red").id == "not-asked"
    assert match.undo(0)
    assert match.state.digest() == before
    match.play(match.state.actions.parse("take-favour red"))
    match.play(match.state.actions.parse("end-turn"))
    match.play(match.state.actions.parse("roll red red red"))
    assert match.undo_length(0) is None


@pytest.mark.rule("DEL-R22")
@pytest.mark.parametrize("left", ["card", "god", "clock"])
def test_with_something_left_the_end_is_one_of_the_choices(left: str) -> None:
    table = Table().dice(0, "red")
    if left == "card":
        table.cards(0, "red")
    elif left == "god":
        table.gods(0, apollo=6)
    else:
        table.equip(0, "eq-12")
    table.do("take-favour red")
    assert table.ask == "act"
    assert "end-turn" in table.legal()
    assert names(table.do("end-turn")) == ["ends-turn"]
    assert table.ask == "roll"


@pytest.mark.rule("DEL-R22")
def test_a_clock_that_cannot_be_paid_is_nothing_left() -> None:
    table = Table().dice(0, "red").equip(0, "eq-12").put(favour=0)
    table.do("take-favour red")
    assert table.ask == "end"


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
