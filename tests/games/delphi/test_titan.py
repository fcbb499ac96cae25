"""The Titan (DEL-3.5)."""

from __future__ import annotations

import pytest
from tests.games.delphi.table import Table, names, next_turn

from petteia.games.delphi import layout as at
from petteia.games.delphi.components import COLOURS


def titan(table: Table, number: int) -> list[int]:
    """The last player of two ends the turn and rolls the Titan; who was wounded how often."""
    table.table(active=1)
    table.state.pop()
    table.state.push(at.ACT, 1)
    table.dice(1)
    table.do("end-turn", "roll red red red", f"titan {number}")
    hurt = [0, 0]
    while table.ask == "wound":
        told = table.do("wound blue")
        for event in told:
            if event.name == "wounded":
                hurt[event.args["seat"]] += 1
    return hurt


@pytest.mark.rule("DEL-3.5", "DEL-R72")
@pytest.mark.parametrize(
    ("number", "shields", "hurt"),
    [
        (6, (0, 5), [2, 2]),
        (5, (4, 5), [1, 0]),
        (1, (0, 1), [1, 0]),
        (3, (3, 2), [0, 1]),
    ],
)
def test_the_titan_hurts_weak_shields(number: int, shields: tuple[int, int], hurt: list[int]) -> None:
    table = Table().put(0, shield=shields[0]).put(1, shield=shields[1])
    assert titan(table, number) == hurt
    assert table.seen()["titan"] == number


@pytest.mark.rule("DEL-R72")
def test_the_titan_is_known_before_the_gods_advance_and_hurts_afterwards() -> None:
    table = Table().gods(0, aphrodite=1, ares=1)
    table.table(active=1)
    table.state.pop()
    table.state.push(at.ACT, 1)
    table.dice(1)
    table.do("end-turn", "roll red red black", "titan 6")
    assert table.ask == "react-god"
    assert table.seen()["titan"] == 6
    table.do("react ares")
    assert table.ask == "wound"


@pytest.mark.rule("DEL-R71")
@pytest.mark.parametrize(("rules", "asked"), [("rulebook", "act"), ("revised", "titan")])
def test_the_titan_and_a_recovering_last_player(rules: str, asked: str) -> None:
    table = Table(rules=rules).wounds(1, "red", "red", "red", "blue")
    next_turn(table)
    assert table.ask == "recover"
    table.do("recover red red red")
    assert table.ask == asked


@pytest.mark.rule("DEL-R71")
@pytest.mark.parametrize("rules", ["rulebook", "revised"])
def test_no_titan_when_another_player_than_the_last_recovers(rules: str) -> None:
    table = Table(3, rules=rules).wounds(1, "red", "red", "red", "blue")
    next_turn(table)
    table.do("recover red red red")
    assert table.ask == "act"
    assert table.seen()["active"] == 2


@pytest.mark.rule("DEL-R73")
def test_no_titan_once_a_ship_is_home() -> None:
    table = Table().tasks(0)
    table.put(0, entered=1)
    table.table(active=1)
    table.state.pop()
    table.state.push(at.ACT, 1)
    table.dice(1)
    told = table.do("end-turn", "roll red red red")
    assert "game-over" in names(told)
    assert table.ask is None


@pytest.mark.rule("DEL-R27")
def test_effects_on_several_players_run_clockwise_the_active_one_last() -> None:
    table = Table(3).dice(0)
    for seat in range(3):
        table.put(seat, shield=0)
    table.do("end-turn", "roll red red red")
    for seat in (1, 2):
        table.dice(seat)
        table.state._legal = None
        table.do("end-turn", "roll red red red")
        if seat == 2:
            table.do("titan 6")
    hurt = []
    while table.ask == "wound":
        told = table.state.apply(table.state.legal()[0])
        hurt += [e.args["seat"] for e in told if e.name == "wounded"]
    assert hurt == [0, 0, 1, 1, 2, 2]  # seat 2 was active


@pytest.mark.rule("DEL-R30")
def test_the_wound_pile_is_made_anew_too() -> None:
    table = Table()
    pile = slice(at.WOUND_PILE, at.WOUND_PILE + COLOURS)
    table.v[at.WOUND_DISCARD : at.WOUND_DISCARD + COLOURS] = table.v[pile]
    table.v[pile] = [0] * COLOURS
    assert titan(table, 1) == [1, 1]
    assert table.seen()["wound_pile"] == 40 - 2
