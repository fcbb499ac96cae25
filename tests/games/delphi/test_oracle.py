"""Consulting the oracle, the others' gods (DEL-3.4), oracle cards."""

from __future__ import annotations

import pytest
from tests.games.delphi.table import Table, names

from petteia.games.delphi import layout as at
from petteia.games.delphi.components import COLOURS, GOD


@pytest.mark.rule("DEL-3.4", "DEL-R74", "DEL-R75")
def test_the_others_advance_one_god_of_a_rolled_colour() -> None:
    table = Table(4).dice(0)
    table.gods(1, aphrodite=2, ares=0, hermes=6)  # red in the middle, black at the bottom, pink at the top
    table.gods(2, aphrodite=3, ares=1, hermes=0)
    table.gods(0, aphrodite=2)
    table.do("end-turn")
    told = table.do("roll red black pink")
    assert [e.args for e in told if e.name == "god-reacts"] == [{"seat": 1, "god": "aphrodite", "row": 3}]
    assert table.ask == "react-god"
    assert table.state.decider == 2
    assert table.seen()["ask"]["roller"] == 0
    assert table.legal() == ["react aphrodite", "react ares"]
    assert table.why_not("react hermes").id == "god-at-bottom"
    assert table.why_not("react poseidon").id == "god-at-bottom"
    told = table.do("react ares")
    assert told[0].args == {"seat": 2, "god": "ares", "row": 2}
    assert table.player(0)["gods"]["aphrodite"] == 2  # not the one who rolled
    assert table.player(0)["dice"] == ["red", "black", "pink"]


@pytest.mark.rule("DEL-R75")
def test_a_god_whose_colour_was_not_rolled_stays() -> None:
    table = Table().dice(0).gods(1, apollo=4, aphrodite=1, ares=1)
    table.do("end-turn", "roll red red black")
    assert table.why_not("react apollo").id == "god-not-rolled"
    table.do("react ares")
    assert table.player(1)["gods"]["apollo"] == 4


@pytest.mark.rule("DEL-R75")
@pytest.mark.parametrize(("seats", "entry"), [(2, 3), (3, 2), (4, 1)])
def test_the_gods_of_ship_2_always_react(seats: int, entry: int) -> None:
    table = Table(seats).dice(0).ship(1, "ship-2").gods(1, **dict.fromkeys(GOD, entry))
    told = table.do("end-turn", "roll pink pink pink")
    assert [e.args["god"] for e in told if e.name == "god-reacts"] == ["hermes"]
    assert table.player(1)["gods"] == {**dict.fromkeys(GOD, entry), "hermes": entry + 1}


@pytest.mark.rule("DEL-R75")
def test_a_god_that_reaches_the_top_stands_ready() -> None:
    table = Table().dice(0).gods(1, apollo=5)
    told = table.do("end-turn", "roll yellow yellow yellow")
    assert "god-ready" in names(told)
    assert table.player(1)["gods"]["apollo"] == 6


@pytest.mark.rule("DEL-4.1", "DEL-R30")
def test_an_empty_pile_is_made_anew_from_its_discards() -> None:
    table = Table().dice(0, "red", "red")
    table.v[at.ORACLE_DISCARD + 2] = 1
    table.v[at.ORACLE_DISCARD + 3] = 2
    table.v[at.ORACLE_PILE : at.ORACLE_PILE + COLOURS] = [0] * COLOURS
    table._changed().do("draw-card red")
    assert [weight for _, weight in table.state.chance()] == [1, 2]
    assert table.seen()["oracle_discard"] == []
    table.do("oracle blue")
    table.v[at.ORACLE_PILE : at.ORACLE_PILE + COLOURS] = [0] * COLOURS
    table._changed()
    assert table.legal("draw-card") == []
    assert table.why_not("draw-card red").id == "no-oracle-cards"


@pytest.mark.rule("DEL-R30")
def test_without_any_card_nothing_is_drawn() -> None:
    table = Table().dice(0, "red").equip(0, "eq-08").put(favour=5)
    table.v[at.ORACLE_PILE : at.ORACLE_PILE + COLOURS] = [0] * COLOURS
    table._changed()
    table.do("lamp red blue")
    assert table.player()["cards"] == []
    assert table.get(0, "favour") == 5 - 3 + 1
