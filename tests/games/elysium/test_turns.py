"""Phases I and II (ELY-3.1 to ELY-3.8)."""

from __future__ import annotations

import pytest
from tests.games.elysium.table import Table, told

from petteia.games.elysium import GAME, layout, names, numbers
from petteia.kernel import CHANCE, ENGINE, TOP, Dealer, IllegalAction


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


@pytest.mark.rule("ELY-3.2")
def test_one_quest_and_three_cards_in_four_rounds() -> None:
    table = Table("zeus", "athena", seats=2).agora(*[f"zeus/{n}" for n in ("eagle", "hebe", "thunderbolt")])
    table.agora("athena/arachne", "athena/nike", "hades/styx")
    table.do("take zeus/eagle/1", "remove green")
    assert table.state.decider == 1
    table.do("quest 1", "remove yellow")
    assert table.why("quest 1") == "quest-gone"
    table.do("take zeus/hebe/1", "remove blue")
    assert table.why("quest 2") == "has-quest"
    table.do("take zeus/thunderbolt/1", "remove green")
    assert [player["taken"] for player in table.view()["players"]] == [2, 1]


@pytest.mark.rule("ELY-3.2")
def test_four_rounds_in_order_and_then_the_legends() -> None:
    table = Table("zeus", "hades", seats=2).agora("zeus/ganymede/1", "zeus/dioscuri/1", "zeus/dioscuri/2")
    table.agora("zeus/ganymede/2", "hades/asphodel/1", "hades/asphodel/2", "hades/tartarus")
    while table.view()["phase"] == "actions":
        quests = [text for text in table.can() if text.startswith("quest")]
        table.do(quests[0] if quests else table.can()[0])
    turns = [(event["number"], event["seat"]) for event in told(table.events, "turn")]
    assert turns == [(1, 1), (2, 0), (2, 1), (3, 0), (3, 1), (4, 0), (4, 1)]  # after seat 0's first one
    assert told(table.events, "sits-out") == []
    assert table.view()["phase"] == "writing"
    for player, quest in zip(table.view()["players"], ("1", "2"), strict=True):
        assert (player["quest"], player["taken"], player["columns"]) == (quest, 3, [])


@pytest.mark.rule("ELY-3.2")
def test_after_three_cards_only_the_quest_is_left() -> None:
    table = Table("zeus", seats=3).agora("zeus/ganymede").columns(0, "red")
    assert table.can() == ["quest 1"]
    assert table.why("take zeus/ganymede/1") == "enough-cards"
    assert table.why("citizen") == "enough-cards"


@pytest.mark.rule("ELY-3.3")
def test_taking_needs_the_columns_of_the_condition() -> None:
    table = Table("zeus").agora("zeus/eagle", "zeus/danae", "zeus/hera").columns(0, "green", "yellow")
    assert table.can() == ["take zeus/eagle/1", "quest 3", "quest 4"]
    assert table.why("take zeus/danae/1") == "needs-columns"
    reason = table.state.why_not(table.state.actions.parse("take zeus/hera"))
    assert reason is not None
    assert (reason.args["columns"], reason.rules) == (["red", "blue"], ("ELY-3.3",))
    assert table.why("quest 1") == "quest-needs"
    with pytest.raises(IllegalAction, match=r"ELY-3\.3"):
        table.do("take zeus/hera")


@pytest.mark.rule("ELY-3.3")
def test_a_black_column_is_one_more_of_any_colour() -> None:
    table = Table("zeus").agora("zeus/danae").quest(0, 4).columns(0, "blue")
    table.state.v[layout.TAKEN] = 2
    reason = table.state.why_not(table.state.actions.parse("take zeus/danae/1"))
    assert reason is not None
    assert reason.args["columns"] == ["any"]
    table = Table("zeus").agora("zeus/danae").columns(0, "blue", "red")
    assert "take zeus/danae/1" in table.can()


@pytest.mark.rule("ELY-3.2")
def test_the_reason_names_the_oracle_before_the_columns() -> None:
    table = Table("apollo").oracle("zeus/hera", "zeus/eagle/2").own(0, "zeus/eagle/1")
    table.agora("zeus/metis").columns(0, "green", "yellow")
    assert table.why("take zeus/hera") == "at-oracle"  # the red and the blue column would not help
    assert table.why("take zeus/eagle/2") == "at-oracle"
    table.own(0, "apollo/delphi")
    assert table.why("take zeus/hera") == "needs-columns"
    assert table.why("take zeus/eagle/2") == "same-card"


@pytest.mark.rule("ELY-3.4")
def test_any_column_may_go() -> None:
    table = Table("zeus").agora("zeus/eagle")
    table.do("take zeus/eagle/1")
    assert table.can() == ["remove red", "remove blue", "remove green", "remove yellow"]
    table.do("remove red")
    assert table.view()["players"][0]["columns"] == ["blue", "green", "yellow"]
    table = Table("zeus").agora("zeus/eagle").columns(0, "green", "yellow")
    table.do("take zeus/eagle/1")
    assert table.why("remove red") == "column-gone"
    form = table.state.describe(table.state.actions.parse("remove green"))
    assert form["after"] == {"cards": [], "quests": ["4"]}


@pytest.mark.rule("ELY-3.5")
def test_the_same_card_may_not_lie_twice_in_a_domain() -> None:
    table = Table("zeus").own(0, "zeus/eagle/1").agora("zeus/eagle/2", "zeus/hera")
    assert "take zeus/eagle/2" not in table.can()
    assert table.why("take zeus/eagle/2") == "same-card"
    assert "take zeus/hera" in table.can()
    table.own(1, "zeus/hera").turn(1)
    assert "take zeus/eagle/2" in table.can()  # the ban is for one's own Domain


@pytest.mark.rule("ELY-3.6")
def test_a_citizen_only_when_nothing_can_be_taken() -> None:
    table = Table("zeus").agora("zeus/eagle").columns(0, "red", "blue")
    assert table.why("citizen") == "quest-open"
    table = Table("zeus", seats=3).agora("zeus/eagle").columns(0, "red", "blue").quest(0, 4)
    v = table.state.v
    v[layout.TAKEN] = 1
    assert table.can() == ["citizen"]
    before = table.view()["pile"]
    events = table.do("citizen")
    assert told(events, "citizen") == [{"seat": 0}]
    assert (table.people(), table.view()["pile"]) == (1, before - 1)
    table = Table("zeus").agora("zeus/ganymede").quest(0, 4).columns(0, "red", "blue")
    table.state.v[layout.TAKEN] = 1
    assert table.why("citizen") == "card-open"


@pytest.mark.rule("ELY-3.6")
def test_a_domain_that_holds_the_same_card_leads_to_a_citizen() -> None:
    table = Table("zeus").own(0, "zeus/ganymede/1").agora("zeus/ganymede/2").quest(0, 4)
    table.columns(0, "red", "blue").state.v[layout.TAKEN] = 1
    assert table.can() == ["citizen"]


def fourth_round(table: Table, seat: int, *colours: str, quests: int) -> None:
    """Go to the fourth round with a player who has three cards, these columns and no quest."""
    state = table.state
    v = state.v
    while v[TOP]:
        state.pop()
    for other in range(state.seats):
        v[layout.COLUMNS + other], v[layout.TAKEN + other], v[layout.QUEST + other] = 0, 3, 0
    held = [tile for tile in range(len(state.setup.quests)) if not quests >> tile & 1]
    for other, tile in zip((other for other in range(state.seats) if other != seat), held, strict=False):
        v[layout.QUEST + other] = tile + 1
    v[layout.COLUMNS + seat] = sum(1 << names.COLUMNS.index(colour) for colour in colours)
    v[layout.QUESTS], v[layout.ROUND] = quests, 4
    state.push(numbers.ROUNDS, ENGINE)
    state.log = table.events
    state.settle()
    state.log = None


@pytest.mark.rule("ELY-3.7")
def test_without_a_quest_the_fourth_round_is_skipped() -> None:
    table = Table("zeus", seats=3).own(1, "zeus/eagle", "hephaestus/forge")
    fourth_round(table, 1, "red", quests=0b1010)  # the blue and the yellow one are left
    assert {"seat": 1} in told(table.events, "sits-out")
    assert told(table.events, "unfinished") == [{"seat": 1}]
    assert table.view()["players"][1]["quest"] == "unfinished"
    assert table.gold(1) == 4 + 1  # the Forge could not be used: he had no turn


@pytest.mark.rule("ELY-3.7")
def test_the_last_quest_is_taken_if_its_column_is_left() -> None:
    table = Table("zeus", seats=3).own(1, "zeus/eagle")
    fourth_round(table, 1, "blue", quests=0b1010)
    assert told(table.events, "quest") == [{"seat": 1, "quest": "2"}]
    assert told(table.events, "unfinished") == []


@pytest.mark.rule("ELY-3.7", "ELY-3.9")
def test_unfinished_quests_come_when_all_have_finished() -> None:
    table = Table("zeus", seats=2).own(0, "zeus/eagle").own(1, "zeus/amalthea")
    fourth_round(table, 0, "yellow", quests=0b01)
    assert [player["quest"] for player in table.view()["players"]] == ["unfinished", "2"]
    assert table.view()["order"] == [1, 0]
    assert [player["gold"] for player in table.view()["players"]] == [4 + 1, 4 + 3]


@pytest.mark.rule("ELY-3.8")
def test_effects_before_and_after_taking_but_not_on_others_turns() -> None:
    table = Table("zeus").own(0, "hephaestus/forge", "hephaestus/hammer").agora("zeus/hera", "zeus/metis")
    table.own(1, "hephaestus/forge/2")
    table.do("use hephaestus/forge/1", "take zeus/hera", "remove red")
    assert (table.ask(), table.state.decider) == ("after", 0)
    assert table.can() == ["use hephaestus/hammer", "end"]
    assert table.why("use hephaestus/forge/2") == "not-in-domain"
    table.do("use hephaestus/hammer")  # nothing is left to use: the turn ends by itself
    assert (table.state.decider, table.gold()) == (1, 4 + 1 + 3)


def test_previews_say_what_stays_takeable() -> None:
    table = Table("zeus", "apollo").agora("zeus/eagle/1", "zeus/eagle/2", "zeus/metis")
    form = table.state.describe(table.state.actions.parse("take zeus/eagle/1"))
    assert (form["place"], form["columns"], form["level"]) == ("agora", ["green"], 1)
    assert form["after"]["yellow"] == {"cards": [], "quests": ["1", "2", "3"]}
    assert form["after"]["red"]["cards"] == ["zeus/metis"]  # the other Eagle would be a duplicate
    table.oracle("zeus/hera").own(0, "apollo/delphi")  # red and blue open Hera at the Oracle
    form = table.state.describe(table.state.actions.parse("take zeus/metis"))
    assert form["after"]["green"]["cards"] == ["zeus/eagle/2", "zeus/hera"]
    quest = table.state.describe(table.state.actions.parse("quest 4"))
    assert (quest["gold"], quest["vp"], quest["transfers"]) == (3, 1, 3)


def test_a_whole_game_keeps_all_laws() -> None:
    for seed in range(3):
        state = GAME.new(2 + seed, {"set": "random"})
        dealer = Dealer(seed)
        number = 0
        while state.decider is not None:
            legal = state.legal()
            number += 1
            action = dealer.pick(state) if state.decider == CHANCE else legal[number * 7 % len(legal)]
            state.apply(action)
            assert not list(GAME.check(state))
