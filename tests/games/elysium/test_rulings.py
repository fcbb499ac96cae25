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
    reason = table.state.why_not(table.state.actions.parse("quest 1"))
    assert reason is not None
    assert (reason.id, reason.rules) == ("quest-needs", ("ELY-3.3", "ELY-R-two-player-quest"))
    assert table.why("quest 3") == "no-such-quest"
    table = Table("zeus", seats=3).agora("zeus/ganymede").columns(0, "green", "yellow")
    reason = table.state.why_not(table.state.actions.parse("quest 1"))
    assert reason is not None
    assert (reason.id, reason.rules) == ("quest-needs", ("ELY-3.3",))  # it is no matter of larger tables


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
    assert (table.gold(1), table.ask()) == (0, "column")  # there is no card: the gold goes, as far as it goes
    table = Table("poseidon", seats=2).tokens(1, gold=1, vp=1)
    table.use("poseidon/trident")
    assert table.can() == ["option 1", "option 2"]  # neither can be met in full, both in part
    table = Table("poseidon", seats=2).tokens(1, gold=0, vp=1)
    table.use("poseidon/trident")
    assert (table.gold(1), table.vp(1)) == (0, 0)  # only the loss that can be met counts
    table = Table("poseidon", seats=2).tokens(1, gold=0)
    table.take("poseidon/cyclopes")
    assert table.can() == ["option 1", "option 2"]  # there is nothing to lose at all
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
    table.discarded("zeus/hera", "zeus/metis")
    assert table.can() == ["option 2"]
    assert table.why("option 1") == "option-costs-nothing"


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


@pytest.mark.rule("ELY-3.5", "ELY-R-duplicate-in-domain")
def test_an_effect_that_could_bring_a_second_copy_says_why_not() -> None:
    table = Table("apollo").own(0, "zeus/eagle/1").oracle("zeus/eagle/2", "zeus/ganymede", "zeus/thunderbolt")
    table.use("apollo/pythia")
    reason = table.state.why_not(table.state.actions.parse("pick zeus/eagle/2"))
    assert reason is not None
    assert (reason.id, reason.rules) == ("same-card", ("ELY-3.5",))
    assert table.why("pick zeus/metis") == "card-not-meant"
    table = (
        Table("apollo").own(0, "zeus/eagle/1", "hades/styx").oracle("zeus/eagle/2", "zeus/hera", "zeus/metis")
    )
    table.use("apollo/tripod")
    table.do("pick hades/styx")
    assert table.why("pick zeus/eagle/2") == "same-card"
    assert table.why("pick hades/charon/1") == "card-not-meant"


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
    assert (table.ask(), table.gold(), table.vp()) == ("choose", 4 + 1 + 3 + 1, 1 + 1)
    table.do("option 2")
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
def test_a_card_within_reach_forbids_a_citizen() -> None:
    table = Table("apollo").own(0, "apollo/delphi").oracle("zeus/ganymede", "zeus/thunderbolt/2")
    table.quest(0, 4).columns(0, "red", "blue").state.v[layout.TAKEN] = 1
    assert table.can() == ["take zeus/ganymede/1"]
    reason = table.state.why_not(table.state.actions.parse("citizen"))
    assert reason is not None
    assert (reason.id, reason.args["card"]) == ("card-open", "zeus/ganymede/1")
    assert "ELY-R-oracle-reach-blocks-citizen" in reason.rules
    table.discarded("zeus/ganymede")
    assert table.can() == ["citizen"]  # the columns open nothing at the Oracle


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
def test_permanent_cards_work_on_everybodys_turn() -> None:
    table = Table("athena", "hermes").own(1, "hermes/sandals", "hades/styx").own(0, "zeus/hera")
    table.use("athena/argo")
    table.do("decline", "transfer hermes/sandals/1")
    assert table.gold(1) == 4 - 2 + 1  # the Sandals see their own transfer under another player's Argo
    assert [e["seat"] for e in told(table.events, "triggered")] == [1]
    table = Table("athena", "zeus").own(1, "zeus/danae", "hephaestus/forge")
    table.take("athena/olive")
    assert (table.gold(1), table.vp(1)) == (4 + 1, 2 + 1)
    assert table.why("use hephaestus/forge/1") == "not-in-domain"  # what is used at will waits for its turn
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
    table = Table("hephaestus").own(0, "hephaestus/crucible").agora("zeus/hera")
    assert table.why("use hephaestus/crucible/1") == "price-needs-cards"
    table = Table("hermes").agora("hades/charon")
    table.take("hermes/dolos")
    assert table.can() == ["pay 2", "decline"]  # in the middle of a list it may be declined


@pytest.mark.rule("ELY-R-price-for-nothing")
def test_nobody_is_asked_to_pay_for_nothing() -> None:
    table = Table("hermes").agora("hades/styx")  # of level 3
    table.take("hermes/dolos")
    assert (table.ask(), table.gold()) == ("column", 4)
    table = Table("hermes").own(0, "zeus/eagle/1").agora("zeus/eagle/2")
    table.take("hermes/dolos")
    assert (table.ask(), table.gold()) == ("column", 4)  # the only card of level 1 is a duplicate


@pytest.mark.rule("ELY-R-left-the-domain")
def test_a_card_that_has_left_the_domain_pays_nothing() -> None:
    table = Table("poseidon", seats=2).own(0, "poseidon/triton")
    table.take("poseidon/flood")  # which discards the Triton before it is its turn
    assert (table.domain(), table.gold(0), table.gold(1)) == (["poseidon/flood"], 4, 4)
    table = Table("poseidon", seats=2).own(0, "poseidon/triton", "zeus/hera")
    table.take("poseidon/flood")
    table.do("pick zeus/hera")
    assert (table.gold(0), table.gold(1)) == (4 + 1, 4 - 1)
    table = Table("hermes").own(0, "hermes/sandals").writing(0)
    table.do("transfer hermes/sandals/1")
    assert table.gold() == 4 - 1 + 1  # it still sees its own transfer


@pytest.mark.rule("ELY-R-each-copy")
def test_the_mark_of_use_belongs_to_the_copy() -> None:
    table = Table("hephaestus", "apollo").own(0, "apollo/tripod").agora("zeus/hera")
    table.oracle("hephaestus/forge/2")
    table.use("hephaestus/forge/1")
    table.do("use apollo/tripod", "pick hephaestus/forge/1")
    held = {card["card"]: card["used"] for card in table.view()["players"][0]["domain"]}
    assert held == {"apollo/tripod": True, "hephaestus/forge/2": False}
    table.do("use hephaestus/forge/2")
    assert table.gold() == 4 + 2
    assert table.why("use hephaestus/forge/2") == "already-used"
