"""Legends and bonus tiles (ELY-5), with the awkward cases."""

from __future__ import annotations

import pytest
from tests.games.elysium.table import Table, told


@pytest.mark.rule("ELY-5.1")
def test_family_legends_have_one_card_of_each_level() -> None:
    table = (
        Table("zeus").legend(0, "zeus/eagle", "zeus/europa").own(0, "zeus/danae", "zeus/hera", "hades/styx")
    )
    table.tokens(0, gold=20).writing(0, 3)
    table.do("transfer zeus/danae/1")  # level 2 is there already: a new legend without a question
    assert [legend["form"] for legend in table.elysium()] == ["family", "single"]
    table.do("transfer zeus/hera", "join 1")
    assert table.elysium()[0]["complete"]
    table.do("transfer hades/styx")
    assert len(table.elysium()) == 3


@pytest.mark.rule("ELY-5.1")
def test_level_legends_have_one_card_of_each_family() -> None:
    table = Table("zeus").legend(0, "zeus/eagle", "hades/charon", "athena/olive", "poseidon/triton")
    table.own(0, "zeus/amalthea", "hephaestus/forge").writing(0, 3)
    table.do("transfer zeus/amalthea/1")  # Zeus is there already
    assert table.elysium()[1]["form"] == "single"
    table.do("transfer hephaestus/forge/1", "join 1")
    assert (table.elysium()[0]["size"], table.elysium()[0]["complete"]) == (5, True)


@pytest.mark.rule("ELY-5.2", "ELY-R-first-companion")
def test_the_second_card_decides_what_a_single_card_becomes() -> None:
    for companion, form in (("zeus/hera", "family"), ("hades/charon", "level")):
        table = Table("zeus").legend(0, "zeus/eagle").own(0, companion).writing(0)
        table.do(f"transfer {table.state.setup.cards.names[table.card(companion)]}", "join 1")
        assert table.elysium()[0]["form"] == form
    table = Table("zeus").legend(0, "zeus/eagle").own(0, "zeus/amalthea", "hades/styx").writing(0)
    table.do("transfer zeus/amalthea/1")  # same family and same level: no companion
    assert [legend["form"] for legend in table.elysium()] == ["single", "single"]
    table.tokens(0, gold=9).do("transfer hades/styx")  # neither family nor level: no companion
    assert len(table.elysium()) == 3


@pytest.mark.rule("ELY-5.2")
def test_cards_stay_in_their_legend() -> None:
    table = Table("zeus").legend(0, "zeus/eagle").legend(0, "zeus/hera").own(0, "zeus/europa")
    table.own(0, "hades/styx").tokens(0, gold=9).writing(0)
    table.do("transfer zeus/europa/1", "join 1")
    # Hera stays alone although she would complete the first legend.
    assert [legend["cards"] for legend in table.elysium()] == [
        ["zeus/eagle/1", "zeus/europa/1"],
        ["zeus/hera"],
    ]
    table.do("transfer hades/styx")
    assert table.why("join 1") == "does-not-fit"
    assert table.why("join 7") == "no-such-legend"


@pytest.mark.rule("ELY-5.3")
def test_a_citizen_takes_the_missing_place_of_a_family_legend() -> None:
    table = Table("zeus").legend(0, "zeus/eagle", "zeus/hera").citizens(0, 1).tokens(0, gold=2).writing(0)
    events = table.do("transfer-citizen")
    assert told(events, "transfer-citizen")[0]["cost"] == 2  # the missing card is of level 2
    assert table.elysium()[0]["complete"]
    assert table.score(0, "citizens") == -2
    assert table.score(0, "family-legends") == 6
    table = Table("zeus").legend(0, "zeus/europa", "zeus/hera").citizens(0, 1).tokens(0, gold=0).writing(0, 1)
    table.own(0, "hephaestus/talos")
    assert table.why("transfer-citizen") == "citizen-too-expensive"
    table = Table("zeus").legend(0, "zeus/eagle", "zeus/europa").legend(0, "hades/cerberus", "athena/argo")
    table.citizens(0, 1).own(0, "hephaestus/talos").tokens(0, gold=1).writing(0, 1)
    reason = table.state.why_not(table.state.actions.parse("transfer-citizen"))
    assert reason is not None
    assert reason.args == {"cost": 2, "gold": 1}  # the cheaper of two places


@pytest.mark.rule("ELY-5.3")
def test_a_citizen_needs_a_legend_of_two() -> None:
    table = Table("zeus").legend(0, "zeus/eagle").citizens(0, 1).own(0, "zeus/hera").writing(0)
    assert table.why("transfer-citizen") == "citizen-needs-legend"
    table = Table("zeus").legend(0, "zeus/eagle", "zeus/hera", "zeus/europa").citizens(0, 1).writing(0)
    table.own(0, "zeus/metis").tokens(0, gold=9)
    assert table.why("transfer-citizen") == "citizen-needs-legend"  # it is complete
    table = Table("zeus").own(0, "zeus/eagle").writing(0)
    assert table.why("transfer-citizen") == "no-citizen"


@pytest.mark.rule("ELY-5.3")
def test_citizens_in_a_level_legend_name_no_family() -> None:
    table = (
        Table("zeus").legend(0, "zeus/eagle", "hades/charon", "citizen").own(0, "athena/olive", "zeus/hera")
    )
    table.citizens(0, 2).tokens(0, gold=20).writing(0, 4)
    table.do("transfer athena/olive/1", "join 1")  # any family that is not there may follow
    table.do("transfer-citizen")
    assert (table.elysium()[0]["size"], table.elysium()[0]["citizens"]) == (5, 2)
    assert table.why("transfer-citizen") == "citizen-needs-legend"
    assert table.score(0, "citizens") == -4
    assert table.score(0, "level-legends") == 12
    table = Table("zeus").legend(0, "zeus/hera", "hades/styx").citizens(0, 2).tokens(0, gold=5).writing(0, 4)
    events = table.do("transfer-citizen")
    assert told(events, "transfer-citizen")[0]["cost"] == 3  # the level of the legend
    assert (table.gold(), table.people()) == (2, 1)  # too little for the other one


@pytest.mark.rule("ELY-5.3")
def test_citizens_left_in_the_domain_cost_nothing() -> None:
    table = Table("zeus").citizens(0, 3)
    assert table.score(0, "citizens") == 0


@pytest.mark.rule("ELY-5.4")
def test_family_bonus_goes_to_the_first_two_complete_legends() -> None:
    table = Table("zeus").legend(1, "zeus/eagle", "zeus/europa", "zeus/hera")
    table.legend(0, "zeus/amalthea", "zeus/danae").own(0, "zeus/metis").writing(0)
    events = table.do("transfer zeus/metis", "join 1")
    assert told(events, "family-bonus") == [{"seat": 0, "family": "zeus", "number": 2}]
    assert [table.score(seat, "family-bonus") for seat in range(3)] == [2, 5, 0]
    table.legend(2, "zeus/thunderbolt", "zeus/dioscuri", "zeus/olympus")  # the third one gets nothing
    assert table.score(2, "family-bonus") == 0


@pytest.mark.rule("ELY-5.4")
def test_one_player_may_get_both_family_bonuses() -> None:
    table = Table("zeus").legend(0, "zeus/eagle", "zeus/europa", "zeus/hera")
    table.legend(0, "zeus/amalthea", "zeus/metis", "citizen")
    assert table.score(0, "family-bonus") == 7
    assert [tile["seat"] for tile in table.view()["bonuses"]["family"]["zeus"]] == [0, 0]


@pytest.mark.rule("ELY-5.5")
def test_level_bonus_moves_to_strictly_more_cards() -> None:
    table = Table("zeus").legend(0, "zeus/eagle", "hades/charon")
    assert table.score(0, "level-bonus") == 2
    table.legend(1, "zeus/amalthea", "hades/hecate")  # as many cards are not enough
    assert [table.score(seat, "level-bonus") for seat in range(2)] == [2, 0]
    table.own(1, "athena/olive").writing(1)
    events = table.do("transfer athena/olive/1", "join 1")
    assert told(events, "level-bonus-moves") == [{"seat": 1, "other": 0, "level": "1", "number": 2}]
    assert [table.score(seat, "level-bonus") for seat in range(2)] == [0, 2]
    table.legend(0, "poseidon/triton", "hephaestus/forge", "citizen")  # equal again: it stays
    assert [table.score(seat, "level-bonus") for seat in range(2)] == [0, 2]


@pytest.mark.rule("ELY-5.5")
def test_level_bonus_is_fixed_with_five_cards() -> None:
    table = Table("zeus").legend(0, "zeus/eagle", "hades/charon", "athena/olive", "citizen", "citizen")
    table.legend(1, "zeus/amalthea", "hades/hecate", "athena/arachne", "poseidon/triton", "hephaestus/forge")
    assert [table.score(seat, "level-bonus") for seat in range(2)] == [2, 0]


@pytest.mark.rule("ELY-5.5")
def test_the_largest_legend_of_a_level_counts_not_their_sum() -> None:
    table = Table("zeus").legend(0, "zeus/eagle", "hades/charon").legend(0, "athena/olive", "poseidon/triton")
    table.legend(1, "zeus/amalthea", "hades/hecate", "athena/arachne")
    assert [table.score(seat, "level-bonus") for seat in range(2)] == [0, 2]


@pytest.mark.rule("ELY-5.5")
def test_bonus_tiles_move_on_anybodys_turn() -> None:
    table = Table("zeus", "athena").own(0, "zeus/hera").legend(1, "zeus/eagle").own(1, "hades/charon")
    table.tokens(1, gold=5)
    table.use("athena/argo")
    table.do("decline", "transfer hades/charon/1", "join 1")
    assert table.view()["bonuses"]["level"][0]["seat"] == 1
