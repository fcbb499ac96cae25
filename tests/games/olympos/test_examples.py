"""The worked examples printed in the rulebooks, with their figures."""

from __future__ import annotations

import pytest
from tests.games.olympos.table import Table, names, told


@pytest.mark.rule("OLY-3.3", "OLY-3.4", "OLY-R4")
def test_red_pays_with_an_hourglass_and_acts_again() -> None:
    # Red is last and does something for 3: one hourglass and two spaces, on top of Green, and Red acts again.
    red, green = 0, 1
    table = Table(4).spaces(4, 6, 9, 10).put(red, hourglasses=1)
    assert table.price("settle north>rhodope") == 3
    events = table.do("settle north>rhodope")
    assert told(events, "pay") == [
        {"seat": red, "price": 3, "hourglasses": 1, "spaces": 2, "space": 6},
    ]
    assert table.player(red)["hourglasses"] == 0
    assert table.seen()["order"][:2] == [red, green]
    assert table.asked == ("turn", red)
    table.do("settle north>thrace")
    assert table.asked == ("turn", green)


@pytest.mark.rule("OLY-4.7", "OLY-4.8", "OLY-4.12", "OLY-6.4")
def test_white_attacks_blue_for_six() -> None:
    # Astronomy and one sword against none: new settler 2, two sea spaces 1 each, land 1, combat 1.
    white, blue = 0, 1
    table = Table(4).spaces(10, 11, 12, 13).owns(white, "astronomy", "hoplite")
    table.pile("attica", white).pile("crete", blue)
    preview = table.describe("settle attica>crete")
    assert preview["price"] == {
        "total": 6,
        "new_settler": 2,
        "route": 3,
        "combat": 1,
        "surcharge": 0,
        "discounts": [{"discovery": "astronomy", "amount": 2}],
    }
    assert preview["route"] == [
        {"area": "myrtoan", "sea": True, "cost": 1},
        {"area": "cretan", "sea": True, "cost": 1},
        {"area": "crete", "sea": False, "cost": 1},
    ]
    assert preview["combat"] == {"against": blue, "swords": 1, "their_swords": 0, "tie": None, "cost": 1}
    before = table.player(blue)
    assert (before["tokens"]["wood"], before["stars"], before["hourglasses"]) == (1, 1, 0)
    events = table.do("settle attica>crete")
    assert names(events)[:3] == ["settle", "conquer", "gain-hourglasses"]
    after = table.player(blue)
    assert (after["tokens"]["wood"], after["stars"], after["hourglasses"]) == (0, 0, 1)
    mine = table.player(white)
    assert (mine["tokens"]["wood"], mine["stars"], mine["space"]) == (1, 2, 16)  # Attica has a star too
    assert table.land("crete")["pile"] == [blue, white]


@pytest.mark.rule("OLY-5.1", "OLY-R36")
class TestPayments:
    """What the four pictured cells accept."""

    def test_surgery_needs_two_grain_and_two_wood(self) -> None:
        table = Table(4).lay("surgery", 4).pile("thessaly", 0).pile("illyria", 0).pile("epirus", 0)
        reason = table.why_not("discover surgery")
        assert (reason.id, reason.args["missing"]) == ("discovery-unpaid", ["wood"])
        table.cubes(0, wood=1)
        assert table.describe("discover surgery")["cube_sets"] == [["wood"]]
        table.do("discover surgery")
        assert table.player(0)["cubes"]["wood"] == 0
        assert table.player(0)["tokens"] == {"grain": 2, "stone": 0, "wood": 1, "gold": 0}

    def test_science_needs_three_grain_and_two_alike_that_are_not_grain(self) -> None:
        table = Table(4).lay("science", 4).cubes(0, grain=5)
        reason = table.why_not("discover science")
        assert reason.rules == ("OLY-5.1", "OLY-R36")
        assert reason.args["missing"] == ["stone", "stone"]  # any two alike that are not grain
        table.cubes(0, grain=3, gold=1, wood=1)
        assert not table.can("discover science")
        table.cubes(0, grain=3, gold=2, wood=0)
        assert table.can("discover science")

    def test_strategy_needs_three_alike_and_one_other(self) -> None:
        table = Table(4).lay("strategy", 5).cubes(0, gold=4)
        assert not table.can("discover strategy")
        table.cubes(0, gold=3, wood=1)
        assert table.can("discover strategy")

    def test_philosophy_needs_two_pairs_and_two_single_ones_all_different(self) -> None:
        table = Table(4).lay("philosophy", 5).cubes(0, grain=2, wood=2, gold=1)
        assert not table.can("discover philosophy")
        table.cubes(0, stone=1)
        assert table.can("discover philosophy")


@pytest.mark.rule("OLY-5.3", "OLY-5.4", "OLY-6.8")
def test_blue_buys_strategy() -> None:
    # Tokens grain, grain, wood and a grain cube: the cube is given up, the bonus is a settler, 7 spaces.
    blue = 2
    table = Table(4).lay("strategy", 5).spaces(20, 20, 14, 20).cubes(blue, grain=1)
    table.pile("thessaly", blue).pile("illyria", blue).pile("epirus", blue)
    stock = table.player(blue)["stock"]
    preview = table.describe("discover strategy")
    assert preview["price"]["total"] == 7
    assert preview["cube_sets"] == [["grain"]]
    assert preview["bonuses"] == ["settler", "prestige"]
    assert preview["landing"] == 21
    table.do("discover strategy")
    assert table.asked == ("bonus", blue)
    table.do("bonus settler")
    me = table.player(blue)
    assert me["swords"] == 2
    assert me["stock"] == stock + 1
    assert me["cubes"]["grain"] == 0
    assert me["tokens"] == {"grain": 2, "stone": 0, "wood": 1, "gold": 0}
    assert me["space"] == 21
    assert me["markers"] == [0, 0, 0, 0, 1]


@pytest.mark.rule("OLY-5.5", "OLY-6.15")
def test_green_builds_the_stadium_for_five() -> None:
    # Two star tokens, Architecture, two bonus discs in the column: five stars for a price of 5.
    green = 1
    table = Table(4).lay_wonder("stadium", 2).spaces(30, 26, 30, 30)
    table.pile("attica", green).pile("crete", green).owns(green, "architecture")
    table.marker(green, 1, 2).marker(green, 3, 2)
    preview = table.describe("build stadium")
    assert preview["price"]["total"] == 5
    assert preview["stars"] == {
        "needed": 5,
        "tokens": 2,
        "discoveries": 1,
        "markers": 2,
        "athena": 0,
        "cards": [],
    }
    events = table.do("build stadium")
    assert told(events, "build") == [{"seat": green, "wonder": "stadium", "points": 10}]
    assert table.player(green)["space"] == 31
    assert table.parts(green)["wonders"] == 10
    assert table.player(green)["stars"] == 2
