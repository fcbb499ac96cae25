"""Destiny cards (OLY-7.1, OLY-7.2, OLY-7.7)."""

from __future__ import annotations

import pytest
from tests.games.olympos.table import GAME, Table, names, told

from petteia.games.olympos.components import DESTINY, RESOURCE

DATA = GAME.default_edition().data
LANDS = {
    "grain": ("illyria", "thrace"),
    "stone": ("rhodope", "aetolia"),
    "wood": ("epirus", "chalcidice"),
    "gold": ("macedonia", "troad"),
}


def arrive(table: Table, *cards: str) -> None:
    """Seat 0 moves from just before the first Zeus space onto it, and draws."""
    table.do("settle north>rhodope", *(f"draw {card}" for card in cards))


@pytest.mark.rule("OLY-7.1", "OLY-R43")
def test_reaching_or_passing_a_zeus_space_draws_a_card() -> None:
    table = Table(3).spaces(9, 14, 14).turned("keres")
    events = table.do("settle north>rhodope")  # onto 12 exactly
    assert told(events, "zeus-space") == [{"seat": 0, "number": 1, "space": 12}]
    assert table.asked == ("draw", -1)
    events = table.do("draw gift_wood")
    assert told(events, "draw") == [{"seat": 0, "card": "gift_wood"}]
    assert table.asked == ("turn", 0)  # still last: the card may be played at once
    assert table.can("play gift_wood")
    table = Table(3).spaces(11, 14, 14)
    table.do("settle north>rhodope")  # past it, to 14
    assert table.asked == ("draw", -1)


@pytest.mark.rule("OLY-7.1", "OLY-R43")
def test_one_card_for_each_space_passed_one_after_the_other() -> None:
    table = Table(3).spaces(11, 30, 30).pile("attica", 0).put(0, erinyes=8)
    assert table.price("move attica>mestor") >= 13
    events = table.do("move attica>mestor")
    assert told(events, "zeus-space") == [{"seat": 0, "number": 1, "space": 12}]  # the first space only
    table.do("draw gift_wood")
    assert table.asked == ("window", 0)  # cards may be played before the next draw
    events = table.do("done")
    assert told(events, "zeus-space") == [{"seat": 0, "number": 2, "space": 24}]
    assert table.asked == ("draw", -1)
    table.do("draw gift_gold")
    assert table.player(0)["hand"]["cards"] == ["gift_wood", "gift_gold"]


@pytest.mark.rule("OLY-7.1", "OLY-R59")
def test_hands_are_hidden() -> None:
    table = Table(3).spaces(11, 14, 14)
    arrive(table, "harmony")
    assert table.seen(0)["players"][0]["hand"] == {"count": 1, "cards": ["harmony"]}
    assert table.seen(1)["players"][0]["hand"] == {"count": 1}
    assert table.seen(None)["players"][0]["hand"] == {"count": 1}


@pytest.mark.rule("OLY-7.2", "OLY-R42")
class TestEachCard:
    """Every kind of card, and that it needs to do something."""

    @pytest.mark.parametrize("resource", RESOURCE)
    def test_leisure(self, resource: str) -> None:
        table = Table(3).hand(0, f"leisure_{resource}")
        assert table.why_not(f"play leisure_{resource}").id == "card-no-effect"
        for land in LANDS[resource]:
            table.pile(land, 0)
        assert table.describe(f"play leisure_{resource}")["hourglasses_gained"] == 2
        events = table.do(f"play leisure_{resource}")
        assert told(events, "gain-hourglasses") == [{"seat": 0, "number": 2}]
        assert table.player(0)["hourglasses"] == 2

    @pytest.mark.parametrize("resource", RESOURCE)
    def test_primacy(self, resource: str) -> None:
        table = Table(3).hand(0, f"primacy_{resource}").pile(LANDS[resource][0], 0)
        table.pile(LANDS[resource][1], 1)
        assert table.why_not(f"play primacy_{resource}").id == "card-no-effect"  # a tie is not most
        table.pile(LANDS[resource][1])
        table.do(f"play primacy_{resource}")
        assert table.player(0)["hourglasses"] == 3

    @pytest.mark.parametrize("resource", RESOURCE)
    def test_gift(self, resource: str) -> None:
        table = Table(3).hand(0, f"gift_{resource}")
        assert table.describe(f"play gift_{resource}")["cubes_gained"] == [resource]
        table.do(f"play gift_{resource}")
        assert table.player(0)["cubes"][resource] == 1

    @pytest.mark.parametrize("resource", RESOURCE)
    def test_renown(self, resource: str) -> None:
        table = Table(3).hand(0, f"renown_{resource}")
        assert not table.can(f"play renown_{resource}")
        for land in LANDS[resource]:
            table.pile(land, 0)
        events = table.do(f"play renown_{resource}")
        assert told(events, "gain-prestige") == [{"seat": 0, "number": 2}]
        assert table.parts(0)["prestige"] == 2

    def test_harmony(self) -> None:
        table = Table(3).hand(0, "harmony").pile("illyria", 0).pile("rhodope", 0).pile("epirus", 0)
        assert not table.can("play harmony")
        table.pile("macedonia", 0)
        table.do("play harmony")
        assert table.player(0)["prestige"] == 3

    def test_prayer_and_inspiration_have_their_own_moments(self) -> None:
        table = Table(3).hand(0, "prayer", "inspiration")
        assert table.why_not("play prayer").rules == ("OLY-7.2", "OLY-R48")
        assert table.why_not("play inspiration").rules == ("OLY-7.2", "OLY-R40")
        assert table.why_not("play harmony").id == "card-not-held"
        table.put(0, athena=3)
        assert table.can("build gate")

    def test_a_played_card_is_discarded_face_up(self) -> None:
        table = Table(3).hand(0, "gift_wood")
        table.do("play gift_wood")
        assert table.seen()["destiny"]["discards"] == ["gift_wood"]
        assert table.player(0)["hand"]["count"] == 0


@pytest.mark.rule("OLY-6.12", "OLY-R33")
def test_democracy_and_primacy() -> None:
    table = Table(4).hand(0, "primacy_wood").owns(0, "democracy")
    assert table.can("play primacy_wood")  # nil to nil, and nobody else has Democracy
    table.pile("epirus", 1)
    assert not table.can("play primacy_wood")
    table.pile("chalcidice", 0)
    assert table.can("play primacy_wood")
    table.owns(1, "democracy")
    assert not table.can("play primacy_wood")


@pytest.mark.rule("OLY-R42")
def test_no_cards_in_anothers_turn() -> None:
    table = Table(3).hand(1, "gift_wood").spaces(0, 5, 5)
    assert not table.legal("play")
    assert table.why_not("play gift_wood").id == "card-not-held"


@pytest.mark.rule("OLY-3.5", "OLY-R42")
class TestInEveryDecision:
    """Whose turn it is may play cards in every decision; whether one is asked does not depend on them."""

    def test_which_piece(self) -> None:
        table = Table(3).pile("thessaly", 0, 1, 0, 2).hand(0, "gift_wood")
        table.do("flee thessaly>macedonia")
        assert table.asked == ("piece", 0)
        assert table.legal() == ["piece 1", "piece 3", "play gift_wood"]
        assert table.describe("play gift_wood")["cubes_gained"] == ["wood"]
        table.do("play gift_wood")
        assert table.asked == ("piece", 0)
        assert table.player(0)["cubes"]["wood"] == 1

    def test_which_tile(self) -> None:
        table = Table(4).cubes(0, grain=3, stone=3, wood=3, gold=3).hand(0, "gift_wood", "prayer")
        table.do("discover agriculture")
        while table.asked[0] == "give":
            table.do(table.legal("give")[-1])
        assert table.asked == ("tile", 0)
        assert table.legal("play") == ["play gift_wood"]
        assert table.why_not("play prayer").id == "card-for-gods"

    def test_which_cube_which_bonus_and_the_time_that_hourglasses_pay(self) -> None:
        table = (
            Table(4).cubes(0, grain=3, stone=3, wood=3, gold=3).hand(0, "primacy_grain").pile("illyria", 0)
        )
        table.do("discover trade")
        while table.asked[0] == "give":
            table.do(table.legal("give")[-1])
        assert table.asked == ("take", 0)
        assert table.can("play primacy_grain")
        table.do("take wood", "take wood")
        assert table.asked == ("bonus", 0)
        events = table.do("play primacy_grain", table.legal("bonus")[-1])
        assert told(events, "pay")[0]["hourglasses"] >= 3

    def test_an_hourglass_card_frees_the_bonus_near_the_cross(self) -> None:
        table = Table(4).spaces(75, 76, 77, 78).cubes(0, stone=1, gold=1).pile("illyria", 0, 0)
        table.hand(0, "primacy_grain")
        assert table.describe("discover medicine")["bonuses"] == ["hourglass"]
        table.do("discover medicine")  # the one bonus that pays is taken without a question
        assert table.player(0)["space"] == 80

    def test_the_oracles_choice(self) -> None:
        table = Table(3).spaces(11, 14, 14).owns(0, "oracle").hand(0, "gift_gold")
        arrive(table, "gift_wood", "harmony", "prayer")
        assert table.legal() == ["keep gift_wood", "keep prayer", "keep harmony", "play gift_gold"]
        table.do("play gift_gold")
        assert table.legal() == ["keep gift_wood", "keep prayer", "keep harmony"]

    def test_what_a_god_asks_in_ones_own_turn_and_in_anothers(self) -> None:
        table = Table(3).spaces(9, 5, 5, turn=0).hand(0, "gift_gold").hand(1, "gift_wood")
        table.do(
            "settle north>rhodope", "draw prayer", "done", "reveal artemis", "play prayer", "done", "done"
        )
        assert table.asked == ("take", 0)
        assert table.can("play gift_gold")
        table = Table(3).spaces(9, 5, 5, turn=0).pile("attica", 1).pile("thessaly", 1).hand(1, "gift_wood")
        table.owns(0, "cult").owns(2, "cult")
        table.do("settle north>rhodope", "draw prayer", "done", "reveal hades", "done", "done")
        assert table.asked == ("hades", 1)
        assert not table.legal("play")
        assert table.why_not("play gift_wood").id == "card-not-your-turn"

    @pytest.mark.rule("OLY-R49")
    def test_a_single_answer_is_taken_whatever_the_hand(self) -> None:
        for cards in (("gift_wood",), ("prayer",), ()):
            table = Table(4).cubes(0, stone=1, gold=1).spaces(0, 1, 2, 3).hand(0, *cards)
            events = table.do("discover medicine")  # one set of cubes: not asked
            assert told(events, "give") == [
                {"seat": 0, "resource": "stone"},
                {"seat": 0, "resource": "gold"},
            ]
            assert table.asked == ("bonus", 0)

    @pytest.mark.rule("OLY-R49")
    def test_the_window_after_a_draw_is_asked_whatever_was_drawn(self) -> None:
        for card in ("prayer", "gift_gold"):
            table = Table(4).cubes(0, grain=2, stone=1, wood=1)
            table.do("discover phalanx", f"draw {card}")
            assert table.asked == ("window", 0)
            table.do("done")
            assert table.asked == ("bonus", 0)


@pytest.mark.rule("OLY-6.3", "OLY-R45", "OLY-R46")
class TestOracle:
    """Look at three, keep one, discard two face up."""

    def test_three_cards(self) -> None:
        table = Table(3).spaces(11, 14, 14).owns(0, "oracle")
        arrive(table, "gift_wood", "harmony", "prayer")
        assert table.asked == ("keep", 0)
        assert table.legal() == ["keep gift_wood", "keep prayer", "keep harmony"]
        assert table.why_not("keep inspiration").id == "card-not-looked-at"
        assert table.seen(0)["ask"]["cards"] == ["gift_wood", "prayer", "harmony"]
        assert table.seen(1)["ask"]["cards"] is None
        assert table.seen(1)["ask"]["looked"] == 3
        events = table.do("keep harmony")
        assert told(events, "discard") == [{"seat": 0, "cards": ["gift_wood", "prayer"]}]
        assert [event.seen_by(1).args for event in events if event.name == "keep"] == [{"seat": 0}]  # type: ignore[union-attr]
        assert table.seen(1)["destiny"]["discards"] == ["gift_wood", "prayer"]
        assert table.player(0)["hand"]["cards"] == ["harmony"]

    def test_a_short_pile_is_filled_up_without_the_cards_looked_at(self) -> None:
        table = Table(3).spaces(11, 14, 14).owns(0, "oracle").deck("harmony", "prayer")
        arrive(table, "harmony")
        events = table.do("draw prayer")
        assert "reshuffle" in names(events)
        weights = {table.state.actions.text(action): weight for action, weight in table.state.chance()}
        copies = {card["id"]: card["copies"] for card in DATA["destiny"]}
        for card in ("harmony", "prayer"):  # the one looked at is not shuffled in
            assert weights[f"draw {card}"] == copies[card] - 1
        assert table.seen()["destiny"] == {"pile": 20, "discards": []}
        table.do("draw gift_gold")
        assert table.legal() == ["keep gift_gold", "keep prayer", "keep harmony"]

    def test_fewer_than_three_in_all(self) -> None:
        table = Table(3).spaces(11, 14, 14).owns(0, "oracle")
        everything = [name for d in DATA["destiny"] for name in [d["id"]] * d["copies"]]
        everything.remove("harmony")
        everything.remove("prayer")
        table.hand(1, *everything)
        arrive(table, "harmony", "prayer")
        assert table.legal() == ["keep prayer", "keep harmony"]

    def test_it_holds_for_phalanx_and_hellenism(self) -> None:
        table = Table(4).owns(0, "oracle").cubes(0, grain=2, stone=1, wood=1)
        table.do("discover phalanx", "draw gift_wood", "draw gift_gold", "draw prayer")
        assert table.asked == ("keep", 0)
        table.do("keep prayer")
        assert table.asked == ("window", 0)
        table.do("done")
        assert table.asked == ("bonus", 0)

    def test_one_answer_is_not_taken_by_the_engine(self) -> None:
        table = Table(3).spaces(11, 14, 14).owns(0, "oracle")
        everything = [name for d in DATA["destiny"] for name in [d["id"]] * d["copies"]]
        everything.remove("prayer")
        everything.remove("prayer")
        table.hand(1, *everything)
        arrive(table, "prayer", "prayer")
        assert table.legal() == ["keep prayer"]  # that there is one answer would tell what was drawn


@pytest.mark.rule("OLY-7.7", "OLY-R47")
def test_an_empty_pile_is_made_anew() -> None:
    table = Table(3).spaces(11, 14, 14).deck()
    events = table.do("settle north>rhodope")
    assert "reshuffle" in names(events)
    assert table.seen()["destiny"] == {"pile": 22, "discards": []}


@pytest.mark.rule("OLY-R47")
def test_no_card_if_pile_and_discards_are_empty() -> None:
    table = Table(3).spaces(11, 14, 14).turned("keres")
    table.hand(1, *[name for d in DATA["destiny"] for name in [d["id"]] * d["copies"]])
    events = table.do("settle north>rhodope")
    assert told(events, "no-card") == [{"seat": 0}]
    assert table.asked == ("turn", 0)


def test_every_card_is_tested_above() -> None:
    kinds = {name.split("_")[0] for name in DESTINY}
    assert kinds == {"leisure", "primacy", "gift", "renown", "prayer", "harmony", "inspiration"}
