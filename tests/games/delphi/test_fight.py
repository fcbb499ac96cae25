"""Fights (DEL-5.2)."""

from __future__ import annotations

import pytest
from tests.games.delphi.table import Table, names

from petteia.kernel import CHANCE


def fighter(shield: int = 0, favour: int = 5, **options: object) -> Table:
    table = Table(**options).beside(0, "monster-1").monsters("monster-1", "red")  # type: ignore[arg-type]
    return table.put(shield=shield, favour=favour)


@pytest.mark.rule("DEL-5.2", "DEL-R57")
@pytest.mark.parametrize("shield", range(6))
def test_strength_and_odds(shield: int) -> None:
    table = fighter(shield)
    form = table.preview("fight red red@monster-1")
    assert form["needed"] == 9 - shield
    assert form["odds"] == pytest.approx((1 + shield) / 10)
    table.do("fight red red@monster-1")
    assert table.state.decider == CHANCE
    assert [weight for _, weight in table.state.chance()] == [1] * 10
    told = table.do(f"battle {9 - shield}")
    assert "beats" in names(told)
    assert table.player()["beaten"] == ["red"]
    assert table.seen()["monsters"][0]["colours"] == []


@pytest.mark.rule("DEL-5.2", "DEL-R57")
def test_each_round_costs_one_favour_and_needs_one_less() -> None:
    table = fighter(shield=0, favour=3)
    table.do("fight red red@monster-1", "battle 8")
    assert table.seen()["ask"]["needed"] == 8
    assert table.preview("fight-on") == {
        "favour": 1,
        "needed": 8,
        "odds": pytest.approx(0.2),
    }
    table.do("fight-on", "battle 7")
    assert table.seen()["ask"]["needed"] == 7
    table.do("fight-on", "battle 6", "fight-on")
    assert table.get(0, "favour") == 0
    told = table.do("battle 6")
    assert "beats" in names(told)


@pytest.mark.rule("DEL-5.2", "DEL-R57")
def test_giving_up_costs_nothing_and_the_monster_recovers() -> None:
    table = fighter().dice(0, "red", "red")
    table.do("fight red red@monster-1", "battle 3", "fight-on", "battle 3", "give-up")
    assert table.get(0, "favour") == 4
    assert table.ask == "act"
    assert table.seen()["monsters"][0]["colours"] == ["red"]
    assert table.preview("fight red red@monster-1")["needed"] == 9


@pytest.mark.rule("DEL-R57")
def test_without_favour_the_fight_is_over_at_once() -> None:
    table = fighter(favour=0).dice(0, "red", "red")
    told = table.do("fight red red@monster-1", "battle 8")
    assert "gives-up" in names(told)
    assert table.ask == "act"


@pytest.mark.rule("DEL-5.2", "DEL-R58")
def test_a_zero_brings_a_wound() -> None:
    table = fighter().dice(0, "red", "red")
    table.do("fight red red@monster-1", "battle 0", "wound green")
    assert table.player()["wounds"] == ["pink", "green"]
    assert table.ask == "fight-on"


@pytest.mark.rule("DEL-R58")
def test_a_winning_zero_brings_a_wound_too() -> None:
    table = fighter(shield=5, favour=9).dice(0, "red", "red")
    table.do("fight red red@monster-1")
    for roll in (3, 2, 1):
        table.do(f"battle {roll}", "fight-on")
    told = table.do("battle 1")  # round 4 needs 9 - 5 - 3 = 1
    assert "beats" in names(told)
    table = fighter(shield=5, favour=9).dice(0, "red", "red")
    table.do("fight red red@monster-1")
    for roll in (3, 2, 1, 0):
        table.do(f"battle {roll}")
        if roll == 0:
            table.do("wound red")
        table.do("fight-on")
    told = table.do("battle 0")  # round 5 needs 0
    assert "beats" in names(told)
    table.do("wound red")
    assert table.player()["wounds"] == ["red", "red", "pink"]
    assert table.ask == "choose-equipment"


@pytest.mark.rule("DEL-R58")
def test_wounds_never_interrupt_a_turn() -> None:
    table = fighter(favour=1).wounds(0, *["pink"] * 2, "red", "red").dice(0, "red", "red")
    table.do("fight red red@monster-1", "battle 0", "wound pink", "give-up")
    assert table.ask == "act"  # three pink wounds count at the start of the next turn only


@pytest.mark.rule("DEL-5.2", "DEL-6.1")
def test_the_reward_is_an_equipment_card() -> None:
    table = fighter()
    told = table.do("fight red red@monster-1", "battle 9")
    done = [e.args for e in told if e.name == "task-fulfilled"]
    assert done == [{"seat": 0, "task": "monster-red", "left": 11}]
    assert table.ask == "choose-equipment"


@pytest.mark.rule("DEL-R4", "DEL-6.2")
def test_needless_fights_are_legal_but_bring_nothing() -> None:
    table = fighter().tasks(0, "shrine-1").dice(0, "red", "red")
    told = table.do("fight red red@monster-1", "battle 9")
    assert "task-fulfilled" not in names(told)
    assert table.player()["beaten"] == ["red"]
    assert table.ask == "act"
    revised = fighter(rules="revised").tasks(0, "shrine-1")
    reason = revised.why_not("fight red red@monster-1")
    assert (reason.id, "DEL-R4" in reason.rules) == ("not-needed", True)
    assert fighter(rules="revised").can("fight red red@monster-1")


@pytest.mark.rule("DEL-5.2")
def test_the_colour_and_the_place_must_fit() -> None:
    table = fighter(favour=0).dice(0, "green")
    assert table.why_not("fight green red@monster-1").id == "wrong-colour"
    assert table.why_not("fight green green@monster-1").id == "nothing-there"
    far = next(
        f"monster-{n}"
        for n in range(2, 10)
        if table.why_not(f"fight green red@monster-{n}").id == "not-beside"
    )
    assert far


@pytest.mark.rule("DEL-R5", "DEL-6.2")
def test_white_takes_any_colour_once() -> None:
    """The yellow and red tiles take their own colour; white takes one other colour."""
    table = Table().gods(0, ares=6)
    for site, name, task in (
        ("monster-1", "red", "monster-red"),
        ("monster-2", "blue", "monster-white"),
        ("monster-3", "red", None),
        ("monster-4", "green", None),
        ("monster-5", "yellow", "monster-yellow"),
    ):
        table.beside(0, site).monsters(site, name).gods(0, ares=6)
        told = table.do(f"ares {name}@{site}")
        assert [e.args["task"] for e in told if e.name == "task-fulfilled"] == ([task] if task else [])
        while table.ask != "act":
            table.state.apply(table.state.legal()[0])
    assert table.player()["done"]["monster"] == ["red", "blue", "yellow"]
