"""Phase II: rounds, columns, effects before and after taking (ELY-3.2 to ELY-3.8)."""

from __future__ import annotations

import pytest
from tests.games.elysium.table import Table, told

from petteia.games.elysium import components, layout
from petteia.kernel import ENGINE, TOP


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
    form = table.preview("remove green")
    assert form["after"] == {"cards": [], "quests": ["4"]}


def fourth_round(table: Table, seat: int, *colours: str, quests: int) -> None:
    """Go to the fourth round with a player who has three cards, these columns and no quest."""
    state = table.state
    v = state.v
    while v[TOP]:
        state.pop()
    for other in range(state.seats):
        v[layout.COLUMNS_HELD + other], v[layout.TAKEN + other], v[layout.QUEST_HELD + other] = 0, 3, 0
    held = [tile for tile in range(len(state.setup.quests)) if not quests >> tile & 1]
    for other, tile in zip((other for other in range(state.seats) if other != seat), held, strict=False):
        v[layout.QUEST_HELD + other] = tile + 1
    v[layout.COLUMNS_HELD + seat] = sum(1 << components.COLUMN.index(colour) for colour in colours)
    v[layout.QUESTS_OPEN], v[layout.ROUND] = quests, 4
    state.push(layout.ROUNDS, ENGINE)
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
    assert table.gold(1) == 4 + 1  # the Forge could not be used: there was no turn


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
def test_effects_between_taking_and_removing_the_column() -> None:
    table = Table("zeus").own(0, "hephaestus/forge").agora("zeus/eagle", "zeus/hera")
    table.do("take zeus/eagle/1")
    assert table.ask() == "column"
    assert table.can() == [*(f"remove {c}" for c in components.COLUMN), "use hephaestus/forge/1"]
    assert table.preview("use hephaestus/forge/1") == {"effect": "activate"}
    table.do("use hephaestus/forge/1")
    assert (table.ask(), table.gold(), table.state.decider) == ("column", 5, 0)
    assert table.why("use hephaestus/forge/1") == "already-used"
    table.do("remove red")
    assert table.state.decider == 1  # nothing is left to use


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
