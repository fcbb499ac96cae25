"""Turn order and time (OLY-3)."""

from __future__ import annotations

import pytest
from tests.games.olympos.table import Table, names, told


@pytest.mark.rule("OLY-3.1", "OLY-R1")
def test_the_furthest_back_acts_and_on_a_shared_space_the_topmost() -> None:
    table = Table(4).spaces(9, 3, 3, 7)
    assert table.seen()["order"] == [1, 2, 3, 0]
    table.do("settle north>rhodope")  # 3 spaces, to 6
    assert table.asked == ("turn", 2)
    table.do("settle north>thrace")  # to 6 as well, on top
    assert table.asked == ("turn", 2)
    assert table.seen()["order"] == [2, 1, 3, 0]


@pytest.mark.rule("OLY-R1")
def test_finished_players_are_left_out() -> None:
    table = Table(3).spaces(74, 72, 73).put(1, finished=1).turn(2)
    table.do("pass")
    assert table.asked == ("turn", 0)


@pytest.mark.rule("OLY-3.2", "OLY-R2")
def test_a_marker_lands_on_top() -> None:
    table = Table(4).spaces(0, 3, 3, 9)
    table.do("settle north>rhodope")
    assert table.seen()["order"] == [0, 1, 2, 3]
    assert table.asked == ("turn", 0)


@pytest.mark.rule("OLY-R2", "OLY-R4")
def test_a_marker_that_stays_keeps_its_place() -> None:
    table = Table(4).spaces(3, 3, 9, 9).put(0, hourglasses=5)
    events = table.do("settle north>rhodope")
    assert told(events, "pay")[0]["spaces"] == 0
    assert table.player(0)["hourglasses"] == 2
    assert table.seen()["order"] == [0, 1, 2, 3]
    assert table.asked == ("turn", 0)
    # Beneath somebody who has finished: had it arrived, it would lie on top.
    table = Table(3).spaces(74, 74, 80).put(0, finished=1).put(1, hourglasses=3).turn(1)
    events = table.do("settle north>rhodope")
    assert told(events, "pay")[0]["spaces"] == 0
    assert table.seen()["order"] == [0, 1, 2]


@pytest.mark.rule("OLY-R33")
def test_democracy_does_not_decide_the_order_on_the_track() -> None:
    table = Table(3).spaces(0, 3, 3).owns(2, "democracy")
    table.do("settle north>rhodope", "settle north>thrace")
    assert table.asked == ("turn", 1)


@pytest.mark.rule("OLY-3.3", "OLY-R4")
def test_hourglasses_must_pay_first() -> None:
    table = Table(4).put(0, hourglasses=2)
    preview = table.describe("settle north>epirus")
    assert (preview["price"]["total"], preview["hourglasses"], preview["spaces"]) == (4, 2, 2)
    table.do("settle north>epirus")
    assert table.player(0)["hourglasses"] == 0
    assert table.player(0)["space"] == 2


@pytest.mark.rule("OLY-3.4", "OLY-R1")
def test_whoever_is_still_last_acts_again() -> None:
    table = Table(3).spaces(0, 20, 20)
    preview = table.describe("settle north>rhodope")
    assert preview["my_turn_again"]
    table.do("settle north>rhodope")
    assert table.asked == ("turn", 0)


@pytest.mark.rule("OLY-3.5", "OLY-R3")
def test_a_turn_is_cards_then_one_action_then_cards() -> None:
    table = Table(3).spaces(0, 1, 1).pile("thessaly", 0).hand(0, "gift_wood", "gift_gold", "renown_grain")
    assert table.legal("play") == ["play gift_wood", "play gift_gold", "play renown_grain"]
    table.do("play gift_wood", "play gift_gold")
    assert table.asked == ("turn", 0)
    table.do("settle north>rhodope")
    assert table.asked == ("window", 0)
    assert table.legal() == ["play renown_grain", "done"]
    table.do("play renown_grain")
    assert table.asked == ("turn", 1)  # an empty hand needs no question
    assert table.player(0)["prestige"] == 1


@pytest.mark.rule("OLY-R3")
def test_nobody_is_asked_twice_in_a_row_about_cards() -> None:
    table = Table(3).spaces(0, 9, 9).hand(0, "gift_wood")
    table.do("settle north>rhodope")
    assert table.asked == ("turn", 0)  # still last: the next turn begins with the same question


@pytest.mark.rule("OLY-R5")
def test_prices_add_up_and_the_erinyes_come_last() -> None:
    table = Table(3).pile("macedonia", 1).put(0, erinyes=2)
    price = table.describe("settle north>macedonia")["price"]
    assert price == {
        "total": 7,
        "new_settler": 2,
        "route": 1,
        "combat": 2,
        "surcharge": 2,
        "discounts": [],
    }
    table.do("settle north>macedonia")
    assert table.player(0)["space"] == 7
    assert table.player(0)["erinyes"] == 0


@pytest.mark.rule("OLY-R5")
def test_least_prices() -> None:
    table = Table(4).pile("thessaly", 0).owns(0, "cavalry", "agriculture", "money", "architecture")
    assert table.price("move thessaly>illyria") == 1
    table.owns(0, tile="wood").owns(0, tile="stone").cubes(0, wood=2, stone=2)
    assert table.price("discover strategy") == 3  # two discounts in one cell
    table.put(0, athena=9)
    assert table.price("build gate") == 5


@pytest.mark.rule("OLY-R6", "OLY-8.1")
def test_nobody_passes_before_the_last_zeus_space() -> None:
    table = Table(3)
    assert table.why_not("pass").rules == ("OLY-8.1", "OLY-R6")
    assert table.why_not("wait").id == "no-waiting"


@pytest.mark.rule("OLY-R6")
def test_a_player_without_an_action_waits() -> None:
    # A lone settler on an island, nothing in stock, and the Siren sings.
    table = Table(3).spaces(11, 20, 20).pile("naxos", 0)
    table.put(0, stock=0, siren=1, erinyes=2, hourglasses=3).hand(0, "gift_wood")
    assert table.legal() == ["play gift_wood", "wait"]
    assert table.describe("wait")["landing"] == 12
    events = table.do("wait")
    assert told(events, "wait") == [{"seat": 0, "spaces": 1, "space": 12}]
    me = table.player(0)
    assert (me["space"], me["hourglasses"], me["erinyes"]) == (12, 3, 2)
    assert "zeus-space" in names(events)  # Zeus spaces count as usual
    assert table.asked[0] == "draw"


@pytest.mark.rule("OLY-R6")
def test_waiting_is_automatic_when_nothing_is_hidden() -> None:
    table = Table(3).spaces(0, 1, 1).pile("naxos", 1).pile("lesbos", 2)
    table.put(1, stock=0, siren=1)
    events = table.do("settle north>rhodope")
    assert told(events, "wait") == [{"seat": 1, "spaces": 1, "space": 2}]
    assert table.asked == ("turn", 2)


@pytest.mark.rule("OLY-R7")
def test_the_cross_binds_always() -> None:
    table = Table(3).spaces(71, 79, 79)  # before the last Zeus space, but a long way would pass the Cross
    assert not table.can("settle north>mestor")
    reason = table.why_not("settle north>mestor")
    assert (reason.id, reason.args["left"]) == ("beyond-cross", 9)
    table.put(0, hourglasses=9)
    assert table.can("settle north>mestor")
