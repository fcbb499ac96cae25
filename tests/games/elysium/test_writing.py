"""Phases III and IV (ELY-3.9 to ELY-3.13)."""

from __future__ import annotations

import pytest
from tests.games.elysium.table import Table, told

from petteia.games.elysium import layout, numbers
from petteia.kernel import ENGINE, TOP


def new_order(table: Table, *quests: int) -> list[int]:
    """Hand out quests and begin phase III; returns the new order."""
    state = table.state
    v = state.v
    while v[TOP]:
        state.pop()
    v[layout.QUESTS] = (1 << len(state.setup.quests)) - 1
    for seat, quest in enumerate(quests):
        v[layout.QUEST + seat] = quest
        if quest:
            v[layout.QUESTS] &= ~(1 << quest - 1)
    state.push(numbers.NEW_ORDER, ENGINE)
    state.log = table.events
    state.settle()
    state.log = None
    return list(table.view()["order"])


@pytest.mark.rule("ELY-3.9")
def test_the_order_follows_the_quests() -> None:
    assert new_order(Table("zeus", seats=4), 3, 1, 4, 2) == [1, 3, 0, 2]
    table = Table("zeus", seats=4)
    table.state.v[layout.ORDER : layout.ORDER + 4] = [3, 0, 1, 2]
    assert new_order(table, 0, 2, 1, 0) == [2, 1, 3, 0]  # unfinished last, 3 still before 0


@pytest.mark.rule("ELY-3.9")
def test_discs_one_and_three_become_three_and_four() -> None:
    """The printed example: of four players those with discs 1 and 3 have unfinished quests."""
    sebastian, christopher = 0, 2  # seats in the order of the discs
    table = Table("zeus", seats=4)
    assert table.view()["order"] == [0, 1, 2, 3]
    order = new_order(table, 0, 2, 0, 1)
    assert (order.index(sebastian) + 1, order.index(christopher) + 1) == (3, 4)


@pytest.mark.rule("ELY-3.10")
def test_quests_pay_gold_and_vp() -> None:
    table = Table("zeus", seats=4)
    new_order(table, 4, 3, 2, 1)
    assert [table.gold(seat) for seat in range(4)] == [7, 7, 7, 6]
    assert [table.vp(seat) for seat in range(4)] == [1 + 1, 2 + 1, 3, 4]
    table = Table("zeus", seats=2)
    new_order(table, 0, 2)
    assert [table.gold(seat) for seat in range(2)] == [5, 7]


@pytest.mark.rule("ELY-3.10", "ELY-R-effects-on-other-turns")
def test_income_counts_as_a_players_own_step() -> None:
    table = Table("zeus", seats=2).own(1, "zeus/danae")
    new_order(table, 1, 2)
    assert table.vp(1) == 2 + 1 + 1  # the quest's VP, and Danaë for the quest's gold


@pytest.mark.rule("ELY-3.11")
def test_transfers_are_limited_by_the_quest_and_cost_the_level() -> None:
    table = (
        Table("zeus").own(0, "zeus/ganymede", "zeus/hera", "hades/cerberus").tokens(0, gold=4).writing(0, 2)
    )
    table.do("transfer zeus/hera")
    assert table.gold() == 1
    assert table.why("transfer hades/cerberus/1") == "too-expensive"
    table.do("transfer zeus/ganymede/1", "join 1")
    assert table.gold() == 0
    table = Table("zeus").own(0, "zeus/ganymede", "zeus/hebe").tokens(0, gold=9).writing(0, 1)
    table.own(0, "hephaestus/talos").do("transfer zeus/ganymede/1")
    assert table.why("transfer zeus/hebe/1") == "no-transfers-left"
    table.do("use hephaestus/talos/1")


@pytest.mark.rule("ELY-3.11")
def test_previews_of_transfers_name_cost_and_legend() -> None:
    table = Table("zeus").legend(0, "zeus/eagle").legend(0, "hades/styx").own(0, "zeus/hera").writing(0, 1)
    form = table.state.describe(table.state.actions.parse("transfer zeus/hera"))
    assert [(p["into"], p["becomes"], p["size"], p["cost"]) for p in form["places"]] == [
        (3, "single", 1, 3),
        (1, "family", 2, 3),
        (2, "level", 2, 3),
    ]
    assert [p["bonus"] for p in form["places"]] == [False, False, True]
    table.do("transfer zeus/hera")
    assert table.can() == ["begin", "join 1", "join 2"]
    assert table.state.describe(table.state.actions.parse("join 2"))["becomes"] == "level"


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
