"""Phases I and IV (ELY-3.1, ELY-3.12, ELY-3.13)."""

from __future__ import annotations

import pytest
from tests.games.elysium.table import Table, new_order, told

from petteia.games.elysium import layout
from petteia.kernel import CHANCE, Dealer


def to_awakening(table: Table) -> None:
    """End phase III, so that the next epoch begins."""
    while table.ask() != "fill":
        table.do("end")


@pytest.mark.rule("ELY-3.1")
def test_awakening_renews_agora_and_oracle() -> None:
    table = Table("apollo").agora("zeus/hera", "zeus/eagle").oracle("hades/styx", "hades/charon").writing(0)
    to_awakening(table)
    view = table.view()
    assert view["discard"] == ["zeus/eagle/1", "zeus/hera"]
    assert view["agora"] == ["hades/charon/1", "hades/styx"]
    assert view["oracle"] == []
    dealer = Dealer(3)
    events = []
    while table.state.decider == CHANCE:
        events += table.state.apply(dealer.pick(table.state))
    places = [event["place"] for event in told(events, "revealed")]
    assert places == ["agora"] * 8 + ["oracle"] * 4  # up to 3 x 3 + 1, the Oracle's two among them
    assert table.view()["epoch"] == 2


@pytest.mark.rule("ELY-3.12", "ELY-3.13")
def test_the_end_of_an_epoch_returns_columns_quests_and_marks() -> None:
    table = Table("zeus").own(0, "hephaestus/hammer").agora("hades/styx")
    table.do("use hephaestus/hammer", "quest 2", "remove red")
    assert [quest["free"] for quest in table.view()["quests"]] == [True, False, True, True]
    new_order(table, 2, 1, 0)
    assert [quest["seat"] for quest in table.view()["quests"]] == [1, 0, None, None]
    while table.ask() != "fill":
        table.do("end")
    view = table.view()
    player = view["players"][0]
    assert player["columns"] == ["red", "blue", "green", "yellow"]
    assert (player["quest"], player["taken"], player["domain"][0]["used"]) == (None, 0, False)
    assert all(quest["free"] for quest in view["quests"])
    assert view["epoch"] == 2


@pytest.mark.rule("ELY-3.13")
def test_the_game_has_five_epochs() -> None:
    table = Table("zeus")
    table.state.v[layout.EPOCH] = 4
    table.writing(0).do("end")
    assert (table.view()["epoch"], table.ask()) == (5, "fill")
    table = Table("zeus")
    table.state.v[layout.EPOCH] = 5
    events = table.writing(0).do("end")
    assert table.state.decider is None
    assert [event["seat"] for event in told(events, "score")] == [0, 1, 2]
