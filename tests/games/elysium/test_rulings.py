"""Rulings on points that the rulebook leaves open; see docs/rules/elysium-rulings.md."""

from __future__ import annotations

import pytest
from tests.games.elysium.table import Table, told

from petteia.games.elysium import components, layout
from petteia.games.elysium.effects.frames import push_effect
from petteia.kernel import ENGINE


@pytest.mark.rule("ELY-R-two-player-quest")
def test_with_two_players_either_colour_is_enough() -> None:
    table = Table("zeus", seats=2).columns(0, "blue", "yellow")
    assert [text for text in table.can() if text.startswith("quest")] == ["quest 1", "quest 2"]
    table = Table("zeus", seats=2).agora("zeus/ganymede").columns(0, "green", "yellow")
    assert table.why("quest 1") == "quest-needs"
    assert table.why("quest 3") == "no-such-quest"


@pytest.mark.rule("ELY-R-prestige-tie-rounding")
def test_shared_prestige_places_are_rounded_down() -> None:
    table = Table("ares", seats=4)
    for seat, amount in enumerate((6, 2, 2, 2)):
        table.tokens(seat, prestige=amount)
    assert [score.parts["prestige"] for score in table.state.scores()] == [16, 4, 4, 4]  # 14 // 3


@pytest.mark.rule("ELY-R-who-picks-lost-card")
def test_the_acting_player_picks_the_lost_card() -> None:
    table = Table("poseidon").own(1, "zeus/hera", "zeus/metis")
    table.take("poseidon/cyclopes")
    table.do("option 1")
    assert table.state.decider == 1  # the step is addressed to the victims
    table = Table("poseidon").own(1, "zeus/eagle", "zeus/europa")
    table.use("poseidon/sea_monster")
    assert (table.state.decider, table.ask()) == (0, "discard")  # here the user reaches into other Domains


@pytest.mark.rule("ELY-R-choice-must-be-possible")
def test_an_option_that_can_be_met_in_full_comes_first() -> None:
    table = Table("poseidon", seats=2).own(1, "zeus/hera").tokens(1, gold=1)
    table.take("poseidon/cyclopes")
    assert table.domain(1) == []  # 1 gold is not 2: the card has to go
    table = Table("poseidon", seats=2).tokens(1, gold=1)
    table.take("poseidon/cyclopes")
    assert table.can() == ["option 1", "option 2"]  # neither is possible
    table.do("option 2")
    assert table.gold(1) == 0  # as far as it goes
    table = Table("poseidon", seats=3).own(1, "zeus/hera", "zeus/metis").tokens(1, gold=1)
    table.own(2, "hades/styx")
    table.take("poseidon/cyclopes")
    assert (table.state.decider, table.ask()) == (1, "discard")
    table.do("pick zeus/hera")
    assert table.ask() == "choose"
    assert table.can() == ["option 1", "option 2"]


@pytest.mark.rule("ELY-R-choice-must-be-possible")
def test_the_reason_names_the_ruling() -> None:
    table = Table("poseidon", seats=2).own(1, "zeus/hera", "zeus/metis").tokens(1, gold=1)
    table.own(0, "poseidon/cyclopes")
    table.turn(0)
    program = table.state.setup.cards.program[table.card("poseidon/cyclopes")]
    push_effect(table.state, program.start, 0, table.card("poseidon/cyclopes"))
    table.state.push(layout.DOING, ENGINE, 2, 0, 0, 0, 2)
    table.state.push(layout.CHOOSE, 1)
    table._renew()
    assert table.can() == ["option 1"]
    assert table.why("option 2") == "option-impossible"


@pytest.mark.rule("ELY-R-forced-discard-citizen")
def test_a_citizen_may_be_discarded_unless_a_family_card_is_asked_for() -> None:
    table = Table("poseidon", seats=2).own(1, "zeus/hera").citizens(1, 1).tokens(1, gold=0)
    table.take("poseidon/cyclopes")
    assert table.can() == ["pick zeus/hera", "pick-citizen 1"]
    table.do("pick-citizen 1")
    assert (table.people(1), table.view()["discarded_citizens"]) == (0, 1)
    table = Table("poseidon", seats=2).own(1, "zeus/hera").citizens(1, 1).tokens(1, vp=0)
    table.take("poseidon/earthquake")
    assert (table.domain(1), table.people(1)) == ([], 1)


@pytest.mark.rule("ELY-R-duplicate-in-domain")
def test_a_drawn_duplicate_is_discarded_and_the_next_card_drawn() -> None:
    table = Table("hephaestus").own(0, "zeus/eagle/1")
    table.use("hephaestus/pandora")
    events = table.do("draw zeus/eagle/2")
    assert told(events, "drawn-twice") == [{"seat": 0, "card": "zeus/eagle/2"}]
    assert table.ask() == "draw"
    table.do("draw zeus/hera")
    assert table.has("zeus/hera")
    assert table.view()["discard"] == ["zeus/eagle/2"]
    table = Table("apollo").own(0, "zeus/eagle/1", "hades/styx").oracle("zeus/eagle/2", "zeus/hera")
    table.use("apollo/tripod")
    table.do("pick hades/styx")
    assert table.has("zeus/hera")  # the other Eagle was no choice


@pytest.mark.rule("ELY-R-duplicate-in-domain")
def test_a_card_may_be_swapped_for_its_other_copy() -> None:
    table = Table("apollo").own(0, "zeus/thunderbolt/1").oracle("zeus/thunderbolt/2")
    table.use("apollo/tripod")
    table.do("pick zeus/thunderbolt/1")
    assert table.has("zeus/thunderbolt/2")
    assert table.ring("zeus/thunderbolt/2")


@pytest.mark.rule("ELY-R-supply")
def test_tokens_never_run_out() -> None:
    table = Table("athena").tokens(0, gold=40).tokens(1, gold=39)
    table.take("athena/olive")
    assert (table.gold(0), table.gold(1)) == (43, 40)


@pytest.mark.rule("ELY-R-citizen-in-chronos")
def test_a_citizen_counts_as_a_card_without_family_or_level() -> None:
    table = Table("poseidon").legend(0, "poseidon/atlantis", "zeus/hera", "citizen", "citizen")
    assert table.chronos() == 1 + 4
    table = Table("zeus").legend(0, "zeus/olympus", "hades/helm", "citizen", "citizen")
    assert table.chronos() == 4
    table = Table("hades").legend(0, "hades/tartarus", "hades/charon", "citizen")
    assert table.chronos() == 1 + 4
    table = Table("zeus").legend(0, "zeus/hercules", "zeus/europa", "citizen")
    assert table.chronos() == 2  # the Citizen completes the legend


@pytest.mark.rule("ELY-R-arrival-from-common-stock")
def test_added_cards_are_taken() -> None:
    table = Table("athena", "hermes").discarded("athena/olive", "zeus/hera")
    table.own(0, "athena/arachne", "hermes/pan")
    table.use("athena/odysseus")
    table.do("pick athena/olive/1")  # its instant first, then what its taking sets off
    assert (table.ask(), table.gold()) == ("order", 4 + 1 + 3)
    table.do("first athena/arachne/1", "option 2")
    assert (table.gold(), table.vp()) == (9, 1 + 1 + 2)
    assert table.view()["players"][0]["taken"] == 0  # only the turn's action counts towards the three


@pytest.mark.rule("ELY-R-arrival-from-common-stock")
def test_cards_swapped_in_or_drawn_are_taken() -> None:
    table = Table("apollo", "hermes").own(0, "hermes/pan", "hades/styx").oracle("zeus/ganymede")
    table.use("apollo/tripod")
    table.do("pick hades/styx", "option 2")  # the instant of Ganymede, then Pan
    assert table.vp() == 1 + 2 + 2
    table = Table("hephaestus", "hermes").own(0, "hermes/pan")
    table.use("hephaestus/pandora")
    table.do("draw zeus/ganymede/1", "option 2")
    assert table.vp() == 1 + 2 + 2


@pytest.mark.rule("ELY-R-draw-pile-empty")
def test_an_empty_pile_is_made_of_the_discards() -> None:
    table = Table("hephaestus").citizens(1, 2).own(0, "hephaestus/pandora/1")
    v = table.state.v
    for card in range(components.CARDS):
        if v[layout.PLACE + card] == layout.UNSEEN and v[layout.PILE]:
            if v[layout.PLACE : layout.PLACE + components.CARDS].count(layout.UNSEEN) > 2:
                table.discarded(table.state.setup.cards.names[card])
    assert table.view()["pile"] == 0
    discarded = len(table.view()["discard"])
    events = table.do("use hephaestus/pandora/1")
    assert told(events, "reshuffle") == [{"number": discarded}]
    drawable = {table.state.actions.text(a)[5:] for a, _ in table.state.chance()}
    assert len(drawable) == discarded  # not the fronts of the Citizens
    table.do(f"draw {sorted(drawable)[0]}")


@pytest.mark.rule("ELY-R-draw-pile-empty")
def test_without_any_card_nothing_is_drawn() -> None:
    table = Table("hephaestus").own(0, "hephaestus/pandora/1").agora("zeus/hera")
    v = table.state.v
    count = v[layout.PILE]
    v[layout.PILE] = 0
    v[layout.CITIZENS + 1] += count  # all other cards are Citizens
    table._renew()
    table.do("use hephaestus/pandora/1")
    assert (table.gold(), table.ask()) == (2, "turn")


@pytest.mark.rule("ELY-R-only-duplicates")
def test_drawing_ends_when_only_duplicates_are_left() -> None:
    table = Table("hephaestus").own(0, "hephaestus/pandora/1", "zeus/eagle/1").discarded("zeus/eagle/2")
    table.agora("zeus/hera")
    v = table.state.v
    count = v[layout.PILE]
    v[layout.PILE] = 0
    v[layout.CITIZENS + 1] += count
    table._renew()
    table.do("use hephaestus/pandora/1")
    assert (table.ask(), table.view()["discard"]) == ("turn", ["zeus/eagle/2"])


@pytest.mark.rule("ELY-R-discarded-citizen")
def test_a_discarded_citizen_leaves_the_game_unseen() -> None:
    table = Table("hephaestus").citizens(0, 1).own(0, "zeus/hera")
    table.use("hephaestus/crucible")
    events = table.do("pick-citizen 0")
    assert told(events, "discard-citizen") == [{"seat": 0, "owner": 0}]
    assert (table.view()["discard"], table.view()["discarded_citizens"]) == ([], 1)


@pytest.mark.rule("ELY-R-oracle-reach-blocks-citizen")
def test_reach_gives_a_right_and_no_duty() -> None:
    table = (
        Table("apollo").own(0, "apollo/delphi").oracle("zeus/ganymede").quest(0, 4).columns(0, "red", "blue")
    )
    table.state.v[layout.TAKEN] = 1
    assert table.can() == ["take zeus/ganymede/1", "citizen"]


@pytest.mark.rule("ELY-R-eleusis-frequency")
def test_eleusis_works_once_per_epoch() -> None:
    table = Table("hades").own(0, "hades/hecate").agora("zeus/hera")
    table.use("hades/pomegranate")
    assert table.why("use hades/pomegranate/1") == "already-used"
    reason = table.state.why_not(table.state.actions.parse("use hades/pomegranate/1"))
    assert reason is not None
    assert reason.rules == ("ELY-R-eleusis-frequency",)


@pytest.mark.rule("ELY-R-legend-frequency")
def test_legend_effects_work_once_per_epoch() -> None:
    table = Table("hephaestus").own(0, "hephaestus/talos", "zeus/eagle").writing(0)
    table.do("use hephaestus/talos/1")
    assert table.why("use hephaestus/talos/1") == "already-used"


@pytest.mark.rule("ELY-R-most-tie")
def test_all_tied_players_have_the_most_and_nobody_of_nothing() -> None:
    table = Table("poseidon", seats=4).tokens(1, gold=5).tokens(2, gold=5)
    table.use("poseidon/charybdis")
    assert [table.gold(seat) for seat in range(4)] == [5, 3, 3, 4]
    table = Table("hermes").tokens(0, gold=0).tokens(1, gold=0).tokens(2, gold=0)
    table.take("hermes/autolycus")
    assert [table.gold(seat) for seat in range(3)] == [0, 0, 0]
    table = Table("ares").own(0, "ares/spoils").agora("zeus/hera")
    assert table.why("use ares/spoils") == "would-do-nothing"  # nobody has prestige
    table.tokens(0, prestige=1).tokens(1, prestige=1)
    assert "use ares/spoils" in table.can()


@pytest.mark.rule("ELY-R-effects-on-other-turns")
def test_triggers_rest_on_other_turns_and_rules_hold() -> None:
    table = Table("athena", "zeus").own(1, "zeus/danae", "zeus/eagle").own(0, "zeus/hera")
    table.use("athena/argo")
    table.do("decline", "transfer zeus/eagle/1")
    assert table.vp(1) == 2  # the Eagle does not see its transfer on another turn
    table = Table("hades", "athena").own(1, "hades/helm", "hades/styx").tokens(1, gold=0).own(0, "zeus/hera")
    table.use("athena/argo")
    table.do("decline")
    assert "transfer hades/styx" in table.can()  # the Helm makes it free at any time


@pytest.mark.rule("ELY-R-handed-over")
def test_what_others_hand_over_is_one_gain() -> None:
    table = Table("hermes", "zeus").own(0, "zeus/danae").tokens(1, gold=5).tokens(2, gold=5)
    table.take("hermes/autolycus")
    assert (table.gold(), table.vp()) == (6, 1 + 1)  # both give, one gain


@pytest.mark.rule("ELY-R-price-agreed")
def test_a_price_that_comes_first_is_not_asked_again() -> None:
    table = Table("zeus")
    table.use("zeus/amalthea")
    assert (table.gold(), table.vp(), table.ask()) == (3, 3, "turn")
    table = Table("zeus").tokens(0, gold=3)
    table.use("zeus/metis")
    assert table.why("decline") == "must-choose"
    table = Table("hermes").agora("hades/charon")
    table.take("hermes/dolos")
    assert table.can() == ["pay 2", "decline"]  # in the middle of a list it may be declined
