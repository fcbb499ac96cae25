"""What can be taken (ELY-3.2, ELY-3.3, ELY-3.5, ELY-3.6)."""

from __future__ import annotations

import pytest
from tests.games.elysium.table import Table, told

from petteia.games.elysium import layout
from petteia.kernel import IllegalAction


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
