"""Expansion (OLY-4): where settlers start, what the way costs, where they may stop."""

from __future__ import annotations

import pytest
from tests.games.olympos.table import TRIBE, Table, names, told


@pytest.mark.rule("OLY-4.1")
def test_exactly_one_settler_moves() -> None:
    table = Table(3).pile("thessaly", 0).pile("epirus", 0)
    table.do("move thessaly>boeotia")
    assert table.player(0)["on_map"] == 2
    assert table.player(0)["stock"] == 4
    assert table.land("epirus")["pile"] == [0]
    assert table.asked == ("turn", 1)
    table.do("settle north>rhodope")
    assert (table.player(1)["on_map"], table.player(1)["stock"]) == (1, 3)


@pytest.mark.rule("OLY-4.1")
def test_only_ones_own_settlers_move() -> None:
    table = Table(3).pile("thessaly", 1)
    assert table.why_not("move thessaly>boeotia").id == "not-controlled"
    assert table.why_not("flee thessaly>boeotia").id == "no-piece-there"


@pytest.mark.rule("OLY-4.2", "OLY-R11", "OLY-6.1")
class TestNewSettler:
    """Where new settlers appear and what they cost."""

    def test_in_the_north_or_in_an_own_territory(self) -> None:
        table = Table(3).pile("thessaly", 0).pile("attica", 0, 1)
        assert table.describe("settle north>rhodope")["price"]["new_settler"] == 2
        assert table.price("settle thessaly>aetolia") == 3
        # a conquered settler is not control
        reason = table.why_not("settle attica>boeotia")
        assert (reason.id, reason.rules) == ("not-controlled", ("OLY-4.2", "OLY-R11"))
        table.lock("arcadia")
        assert table.why_not("settle arcadia>boeotia").id == "not-controlled"

    def test_medicine(self) -> None:
        table = Table(3).owns(0, "medicine")
        price = table.describe("settle north>rhodope")["price"]
        assert (price["total"], price["new_settler"]) == (2, 1)
        assert price["discounts"] == [{"discovery": "medicine", "amount": 1}]

    def test_it_needs_stock_and_must_get_somewhere(self) -> None:
        table = Table(3).put(0, stock=0)
        assert table.why_not("settle north>rhodope").id == "no-stock"
        table = Table(3).pile("naxos", 0).put(0, siren=1)
        assert not [text for text in table.legal("settle") if text.startswith("settle naxos")]


@pytest.mark.rule("OLY-4.3", "OLY-6.4", "OLY-6.5")
@pytest.mark.parametrize(
    ("discoveries", "price"),
    [((), 5), (("astronomy",), 3), (("cartography",), 3), (("astronomy", "cartography"), 1)],
)
def test_sea_and_its_discounts(discoveries: tuple[str, ...], price: int) -> None:
    # two sea spaces and the land; the tribe of Crete is gone
    table = Table(3).pile("attica", 0).owns(0, *discoveries).pile("crete")
    assert table.price("move attica>crete") == price


@pytest.mark.rule("OLY-4.3", "OLY-6.2", "OLY-R14")
class TestCavalry:
    """Each unbroken run of land costs 1."""

    def test_a_run_of_land_costs_one(self) -> None:
        table = Table(3).owns(0, "cavalry").pile("boeotia")
        preview = table.describe("settle north>boeotia")
        assert preview["price"]["route"] == 1
        assert [leg["cost"] for leg in preview["route"]] == [1, 0, 0]
        assert preview["price"]["discounts"] == [{"discovery": "cavalry", "amount": 2}]

    def test_a_sea_space_ends_the_run(self) -> None:
        table = Table(3).owns(0, "cavalry").pile("boeotia", 0)
        assert [(leg["area"], leg["cost"]) for leg in table.describe("move boeotia>naxos")["route"]] == [
            ("myrtoan", 2),
            ("naxos", 1),
        ]
        legs = table.describe("settle north>lesbos")["route"]
        assert [(leg["sea"], leg["cost"]) for leg in legs] == [
            (False, 1),
            (False, 0),
            (True, 2),
            (False, 1),
        ]

    def test_the_starting_place_is_not_part_of_a_run(self) -> None:
        table = Table(3).owns(0, "cavalry").pile("thessaly", 0).pile("boeotia")
        assert table.price("move thessaly>boeotia") == 1


@pytest.mark.rule("OLY-4.4", "OLY-R12")
def test_anything_may_be_crossed() -> None:
    table = Table(3).lock("macedonia").pile("illyria", 1).pile("epirus", 2, 1).pile("aetolia")
    preview = table.describe("settle north>aetolia")
    assert [leg["area"] for leg in preview["route"]] == ["illyria", "epirus", "aetolia"]
    assert preview["combat"] is None
    events = table.do("settle north>aetolia")
    assert names(events)[:2] == ["settle", "occupy"]
    assert table.land("illyria")["pile"] == [1]
    # the only short ways lead over crosses, a tribe, or barbarians
    table = Table(3).lock("illyria", "macedonia")
    assert [leg["area"] for leg in table.describe("settle north>epirus")["route"]] == ["illyria", "epirus"]
    table = Table(2).pile("thessaly", "barbarians").pile("olympos", 0).pile("euboea")
    preview = table.describe("move olympos>euboea")
    assert [leg["area"] for leg in preview["route"]] == ["thessaly", "boeotia", "euboea"]
    assert (preview["price"]["total"], preview["combat"]) == (3, None)
    table.do("move olympos>euboea")
    assert table.land("thessaly")["pile"] == ["barbarians"]
    assert table.land("boeotia")["pile"] == [TRIBE]


@pytest.mark.rule("OLY-4.4", "OLY-R18")
def test_the_northern_zone_is_never_on_the_way() -> None:
    # Illyria and Thrace both touch the north, but the way between them goes by land.
    table = Table(3).pile("illyria", 0)
    assert [leg["area"] for leg in table.describe("move illyria>thrace")["route"]] == [
        "macedonia",
        "rhodope",
        "thrace",
    ]


@pytest.mark.rule("OLY-R13")
def test_the_cheapest_route_is_taken() -> None:
    table = Table(3).pile("thrace", 0)
    by_land = table.describe("move thrace>chalcidice")
    assert [leg["area"] for leg in by_land["route"]] == ["rhodope", "chalcidice"]
    table.owns(0, "astronomy", "cartography")
    by_sea = table.describe("move thrace>chalcidice")
    assert [leg["area"] for leg in by_sea["route"]] == ["thracian", "chalcidice"]
    assert by_sea["price"]["route"] == 1


@pytest.mark.rule("OLY-4.5", "OLY-R15")
def test_where_a_move_may_end() -> None:
    table = Table(3).lock("epirus").pile("thessaly", 0).pile("aetolia", 0)
    assert table.why_not("settle north>epirus").rules == ("OLY-4.5",)
    assert table.why_not("settle north>thessaly").rules == ("OLY-4.5", "OLY-R15")
    # leaving a territory and retaking it would only burn time
    assert table.why_not("move thessaly>thessaly").id == "target-own"
    assert all(not text.endswith((">epirus", ">thessaly", ">aetolia")) for text in table.legal())


@pytest.mark.rule("OLY-4.6")
def test_taking_empty_land() -> None:
    table = Table(3).pile("boeotia")  # its tribe is beaten, its star lies there
    assert table.land("boeotia")["star"] == "lying"
    gains = table.describe("settle north>boeotia")["gains"]
    assert gains == {"token": "gold", "star": True, "zeus_token": False, "points": 1}
    events = table.do("settle north>boeotia")
    assert names(events)[:2] == ["settle", "occupy"]
    me = table.player(0)
    assert (me["tokens"]["gold"], me["stars"]) == (1, 1)
    assert table.land("boeotia")["star"] == "held"
    table.turn(1)
    assert table.describe("settle north>olympos")["gains"]["zeus_token"]
    table.do("settle north>olympos")
    assert (table.player(1)["zeus_token"], table.player(1)["symbols"]) == (True, 1)
    assert table.player(1)["tokens"]["stone"] == 1


@pytest.mark.rule("OLY-4.7", "OLY-R24", "OLY-R27")
@pytest.mark.parametrize(
    ("mine", "theirs", "price"),
    [
        ((), (), 2),
        (("metallurgy",), ("hoplite",), 2),
        (("metallurgy", "hoplite"), ("phalanx",), 1),
        ((), ("strategy",), 3),
        (("strategy",), ("metallurgy", "hoplite", "phalanx"), 3),
        (("strategy", "absolutism"), ("metallurgy",), 1),  # Absolutism itself has no sword
    ],
)
def test_combat_by_swords(mine: tuple[str, ...], theirs: tuple[str, ...], price: int) -> None:
    table = Table(3).owns(0, *mine).owns(1, *theirs).owns(2, "strategy")
    table.pile("macedonia", 2, 1)  # only the owner of the top piece defends
    combat = table.describe("settle north>macedonia")["combat"]
    assert (combat["against"], combat["cost"]) == (1, price)
    events = table.do("settle north>macedonia")
    assert told(events, "gain-hourglasses") == [{"seat": 1, "number": 1}]
    assert table.player(2)["hourglasses"] == 0


@pytest.mark.rule("OLY-R27")
def test_ares_counts_in_combat() -> None:
    table = Table(3).put(0, ares=2).owns(1, "metallurgy").pile("macedonia", 1)
    assert table.describe("settle north>macedonia")["combat"] == {
        "against": 1,
        "swords": 2,
        "their_swords": 1,
        "tie": None,
        "cost": 1,
    }
    table = Table(3).owns(0, "metallurgy").put(1, ares=2).pile("macedonia", 1)
    combat = table.describe("settle north>macedonia")["combat"]
    assert (combat["their_swords"], combat["cost"]) == (2, 3)


@pytest.mark.rule("OLY-4.8", "OLY-R24", "OLY-R25")
def test_the_loser_hands_over_everything() -> None:
    table = Table(3).pile("olympos", 1).pile("attica", 1)
    assert table.player(1)["zeus_token"]
    events = table.do("settle north>olympos")
    assert told(events, "conquer") == [{"seat": 0, "loser": 1, "territory": "olympos"}]
    assert table.land("olympos")["pile"] == [1, 0]
    assert table.player(0)["zeus_token"]
    assert not table.player(1)["zeus_token"]
    assert table.player(1)["tokens"]["stone"] == 1
    table.turn(2)
    table.do("settle north>attica")
    assert (table.player(1)["stars"], table.player(2)["stars"]) == (0, 1)
    assert table.player(1)["hourglasses"] == 2


@pytest.mark.rule("OLY-4.9", "OLY-R17", "OLY-R21", "OLY-R25")
def test_control_passes_to_the_piece_beneath() -> None:
    table = Table(3).pile("attica", 1, 0).pile("olympos", 2, 0)
    events = table.do("move attica>boeotia")
    # the old place is given up before the arrival is resolved
    assert names(events)[:3] == ["move", "fall-back", "beat-tribe"]
    assert (table.player(1)["tokens"]["stone"], table.player(1)["stars"]) == (1, 1)
    assert table.player(1)["hourglasses"] == 0
    assert table.player(0)["stars"] == 1
    table.turn(0)
    table.do("move olympos>thessaly")
    assert table.player(2)["zeus_token"]
    assert not table.player(0)["zeus_token"]


@pytest.mark.rule("OLY-4.9", "OLY-R22")
def test_the_last_piece_leaves() -> None:
    table = Table(3).pile("attica", 0).pile("olympos", 0)
    events = table.do("move attica>boeotia")
    assert told(events, "abandon") == [{"seat": 0, "territory": "attica"}]
    assert table.land("attica") == {"locked": False, "pile": [], "holder": None, "star": "lying"}
    table.turn(0)
    table.do("move olympos>thessaly")
    assert not any(player["zeus_token"] for player in table.seen()["players"])
    table.turn(1)
    assert table.describe("settle north>attica")["combat"] is None
    table.do("settle north>attica")
    assert table.player(1)["stars"] == 1
    table.turn(2)
    table.do("settle north>olympos")
    assert table.player(2)["zeus_token"]


@pytest.mark.rule("OLY-R21")
def test_nothing_changes_hands_if_the_same_player_lies_beneath() -> None:
    table = Table(3).pile("attica", 0, 0)
    events = table.do("move attica>boeotia")
    assert "fall-back" not in names(events)
    assert table.land("attica")["pile"] == [0]
    assert table.player(0)["stars"] == 2


@pytest.mark.rule("OLY-4.10", "OLY-R23")
def test_a_conquered_settler_may_stay_or_leave() -> None:
    table = Table(3).pile("thessaly", 0, 1, 2)
    assert table.can("settle north>rhodope")  # it may stay
    events = table.do("flee thessaly>epirus")
    assert names(events)[:2] == ["flee", "occupy"]
    assert table.land("thessaly")["pile"] == [1, 2]
    assert table.player(2)["tokens"]["grain"] == 1


@pytest.mark.rule("OLY-4.10", "OLY-R16")
def test_out_and_back_to_fight() -> None:
    table = Table(3).pile("thessaly", 0, 1)
    preview = table.describe("flee thessaly>thessaly")
    assert len(preview["route"]) == 2
    assert preview["price"]["route"] == 2  # the area entered, and the return
    assert preview["price"]["combat"] == 2
    events = table.do("flee thessaly>thessaly")
    assert names(events)[:2] == ["return", "conquer"]
    assert table.land("thessaly")["pile"] == [1, 0]
    assert table.player(0)["space"] == 4
    table = Table(3).pile("thessaly", 0, 1).owns(0, "cavalry")
    assert table.price("flee thessaly>thessaly") == 1 + 2  # one run of land
    table = Table(3).pile("naxos", 0, 1)
    assert [leg["cost"] for leg in table.describe("flee naxos>naxos")["route"]] == [2, 1]


@pytest.mark.rule("OLY-R16", "OLY-R15")
def test_no_return_to_a_pile_one_controls() -> None:
    table = Table(3).pile("thessaly", 0, 1, 0)
    assert table.why_not("flee thessaly>thessaly").id == "target-own"
    assert table.can("flee thessaly>epirus")


@pytest.mark.rule("OLY-R20")
class TestSeveralOwnPieces:
    """Pieces of one player in one pile stay where they are, and each may be moved."""

    def test_attacking_a_pile_with_a_beaten_piece_of_ones_own(self) -> None:
        table = Table(3).pile("thessaly", 0, 1)
        table.do("settle north>thessaly")
        assert table.land("thessaly")["pile"] == [0, 1, 0]

    def test_the_top_and_the_buried_one_are_different_moves(self) -> None:
        table = Table(3).pile("thessaly", 0, 1, 0)
        assert table.can("move thessaly>epirus")
        table.do("flee thessaly>epirus")
        assert table.land("thessaly")["pile"] == [1, 0]

    def test_which_of_two_buried_ones(self) -> None:
        table = Table(3).pile("thessaly", 0, 1, 0, 2)
        table.do("flee thessaly>epirus")
        assert table.asked == ("piece", 0)
        assert table.legal() == ["piece 1", "piece 3"]
        assert table.why_not("piece 2").id == "piece-not-yours"
        ask = table.seen(1)["ask"]
        assert (ask["territory"], ask["target"], ask["price"]) == ("thessaly", "epirus", 1)
        table.do("piece 1")
        assert table.land("thessaly")["pile"] == [1, 0, 2]
        assert table.land("epirus")["pile"] == [0]
        assert table.player(0)["space"] == 1

    def test_neighbours_in_the_pile_are_alike(self) -> None:
        table = Table(3).pile("thessaly", 0, 0, 1)
        table.do("flee thessaly>epirus")
        assert table.land("thessaly")["pile"] == [0, 1]


@pytest.mark.rule("OLY-4.11", "OLY-R28")
def test_tribes_are_fought_and_never_return() -> None:
    table = Table(3)
    assert table.land("boeotia") == {
        "locked": False,
        "pile": [TRIBE],
        "holder": TRIBE,
        "star": "tribe",
    }
    preview = table.describe("settle north>boeotia")
    combat = {"against": TRIBE, "swords": 0, "their_swords": 0, "tie": None, "cost": 2}
    assert preview["combat"] == combat
    events = table.do("settle north>boeotia")
    assert told(events, "beat-tribe") == [{"seat": 0, "territory": "boeotia"}]
    assert not told(events, "gain-hourglasses")
    assert table.player(0)["stars"] == 1
    table.turn(0).do("move boeotia>thessaly")
    assert table.land("boeotia")["star"] == "lying"
    table.turn(1)
    assert table.describe("settle north>boeotia")["combat"] is None
    armed = Table(3).owns(0, "metallurgy")
    assert armed.describe("settle north>boeotia")["combat"]["cost"] == 1


@pytest.mark.rule("OLY-4.12", "OLY-R29")
def test_the_whole_price_is_known_before_and_paid_at_the_end() -> None:
    table = Table(3).pile("boeotia", 1)
    preview = table.describe("settle north>boeotia")
    price = preview["price"]
    assert price["total"] == price["new_settler"] + price["route"] + price["combat"] == 2 + 3 + 2
    assert preview["landing"] == 7
    events = table.do("settle north>boeotia")
    assert names(events)[-1] == "pay"
    assert table.player(0)["space"] == 7


@pytest.mark.rule("OLY-6.12", "OLY-R30")
@pytest.mark.parametrize(
    ("mine", "theirs", "price", "tie"),
    [
        (("democracy",), (), 1, "attacker"),
        ((), ("democracy",), 3, "defender"),
        (("democracy",), ("democracy",), 2, None),
        (("democracy",), ("metallurgy",), 3, None),  # it decides ties and nothing else
        (("metallurgy",), ("democracy",), 1, None),
    ],
)
def test_democracy_in_combat(
    mine: tuple[str, ...], theirs: tuple[str, ...], price: int, tie: str | None
) -> None:
    table = Table(4).owns(0, *mine).owns(1, *theirs).pile("macedonia", 1)
    combat = table.describe("settle north>macedonia")["combat"]
    assert (combat["cost"], combat["tie"]) == (price, tie)


@pytest.mark.rule("OLY-R30")
def test_democracy_against_tribes_and_barbarians() -> None:
    table = Table(2).owns(0, "democracy").pile("olympos", "barbarians").pile("thessaly", 0)
    assert table.describe("move thessaly>boeotia")["combat"]["cost"] == 1
    assert table.describe("move thessaly>olympos")["combat"]["cost"] == 3
    table.owns(0, "metallurgy")
    assert table.describe("move thessaly>olympos")["combat"]["cost"] == 1
    plain = Table(2).owns(0, "metallurgy").pile("olympos", "barbarians")
    assert plain.describe("settle north>olympos")["combat"]["cost"] == 2


@pytest.mark.rule("OLY-7.5", "OLY-R13")
def test_the_siren_closes_the_sea() -> None:
    table = Table(3).put(0, siren=1).pile("thrace", 0)
    assert table.why_not("move thrace>lesbos").id == "siren"
    preview = table.describe("move thrace>chalcidice")
    assert not any(leg["sea"] for leg in preview["route"])
    lands = {text.split(">")[1] for text in table.legal("settle")}
    assert not lands & {"lesbos", "naxos", "rhodes", "crete", "troad", "atlas"}
    assert "elis" in lands  # by the Isthmus
