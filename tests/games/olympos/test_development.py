"""Development (OLY-5) and what each discovery does (OLY-6)."""

from __future__ import annotations

import pytest
from tests.games.olympos.table import GAME, Table, names, told

from petteia.games.olympos.components import DISCOVERY, RESOURCE

DATA = GAME.default_edition().data
CELLS = {(cell["row"], cell["column"]): cell for cell in DATA["cell"]}
ROWS = {d["id"]: d["row"] for d in DATA["discovery"]}


def rich(table: Table, seat: int = 0) -> Table:
    """Cubes for anything."""
    return table.cubes(seat, **dict.fromkeys(RESOURCE, 3))


@pytest.mark.rule("OLY-5.1", "OLY-R35")
def test_tokens_are_kept_and_cubes_given_up() -> None:
    table = Table(4).pile("macedonia", 0).cubes(0, stone=2)
    events = table.do("discover medicine")
    assert told(events, "give") == [{"seat": 0, "resource": "stone"}]
    assert table.player(0)["cubes"]["stone"] == 1
    assert table.player(0)["tokens"]["gold"] == 1


@pytest.mark.rule("OLY-5.1", "OLY-R35")
class TestChoiceOfPayment:
    """Grey groups can be met in several ways; any payment without a superfluous cube counts."""

    def test_the_buyer_chooses_between_equally_small_sets(self) -> None:
        table = Table(4).cubes(0, gold=2, stone=1, wood=1)  # Oracle: two gold and one other
        assert table.describe("discover oracle")["cube_sets"] == [
            ["stone", "gold", "gold"],
            ["wood", "gold", "gold"],
        ]
        table.do("discover oracle")
        assert table.asked == ("give", 0)
        assert table.legal() == ["give stone", "give wood"]
        assert table.why_not("give grain").id == "give-not-needed"
        ask = table.seen(1)["ask"]
        assert (ask["discovery"], ask["given"], len(ask["sets"])) == ("oracle", [], 2)
        table.do("give wood")
        assert table.player(0)["cubes"] == {"grain": 0, "stone": 1, "wood": 0, "gold": 0}
        assert table.asked == ("bonus", 0)

    def test_cubes_are_given_in_the_order_of_the_resources(self) -> None:
        table = Table(4).lay("oracle", 5).cubes(0, grain=1, stone=1, wood=1, gold=1)  # three different ones
        table.do("discover oracle")
        assert table.legal() == ["give grain", "give stone"]
        later = table.why_not("give gold")  # it may well be paid, after the others
        assert (later.id, later.rules) == ("give-order", ("OLY-R35",))
        table.do("give stone")  # then wood and gold are the only ones left to pay with
        assert table.player(0)["cubes"] == {"grain": 1, "stone": 0, "wood": 0, "gold": 0}
        table = Table(4).lay("hellenism", 5).cubes(0, grain=2, stone=2, wood=2, gold=2)  # two pairs
        table.do("discover hellenism", "give stone")  # the second stone follows
        assert table.legal() == ["give wood", "give gold"]
        assert table.why_not("give grain").id == "give-order"
        assert table.why_not("give stone").id == "give-not-needed"

    def test_tokens_come_first(self) -> None:
        table = Table(4).cubes(0, gold=2, stone=1, wood=1).pile("thessaly", 0)
        assert table.describe("discover oracle")["cube_sets"] == [["gold", "gold"]]

    def test_every_set_can_be_reached_in_one_way(self) -> None:
        table = Table(4).cubes(0, grain=2, stone=2, wood=2, gold=2)  # Hellenism: two pairs
        sets = table.describe("discover hellenism")["cube_sets"]
        assert len(sets) == 6
        found = []
        start = table.state

        def follow(done: list[str]) -> None:
            if table.asked[0] != "give":
                found.append(done)
                return
            for text in table.legal():
                table.state = table.state.copy()
                kept = table.state.copy()
                table.do(text)
                follow([*done, text.split(" ")[1]])
                table.state = kept

        table.state = start.copy()
        table.do("discover hellenism")
        follow([])
        assert len(found) == 6

    def test_a_larger_set_may_be_paid_to_keep_a_cube(self) -> None:
        table = Table(4).pile("macedonia", 0).cubes(0, gold=1, wood=2)  # Cult: two alike
        assert table.describe("discover cult")["cube_sets"] == [["wood", "wood"], ["gold"]]
        table.do("discover cult")
        assert table.legal() == ["give wood", "give gold"]
        table.do("give wood")  # the second follows
        assert table.player(0)["cubes"] == {"grain": 0, "stone": 0, "wood": 0, "gold": 1}
        assert table.asked == ("bonus", 0)

    def test_a_superfluous_cube_is_refused(self) -> None:
        table = Table(4).pile("macedonia", 0).cubes(0, gold=2, wood=2)
        table.do("discover cult")
        assert table.why_not("give grain").id == "give-not-needed"
        table.do("give gold")  # one completes the pair: the other stays
        assert table.player(0)["cubes"]["gold"] == 1
        assert table.asked == ("bonus", 0)

    @pytest.mark.rule("OLY-R37")
    def test_nothing_is_scored_before_it_is_paid(self) -> None:
        table = Table(4).cubes(0, gold=2, stone=1, wood=1)
        table.do("discover oracle")
        assert table.asked == ("give", 0)
        me = table.player(0)
        assert (me["discoveries"], me["score"]["total"]) == ([], 0)
        assert next(c for c in table.seen()["cells"] if c["discovery"] == "oracle")["tiles"] == 2
        table.do("give stone")
        me = table.player(0)
        assert (me["discoveries"], me["score"]["total"]) == (["oracle"], 2)

    @pytest.mark.rule("OLY-R37")
    def test_half_of_the_payment_scores_nothing_yet(self) -> None:
        table = Table(4).cubes(0, grain=2, stone=2, wood=2, gold=2)  # Hellenism: two pairs
        table.do("discover hellenism")
        before = table.player(0)["score"]
        given = 0
        while table.asked == ("give", 0):
            me = table.player(0)
            assert (me["discoveries"], me["score"]) == ([], before), f"{given} cubes given"
            held = sum(me["cubes"].values())
            table.do(table.legal()[0])
            given += held - sum(table.player(0)["cubes"].values())
        assert given == 4
        assert table.player(0)["discoveries"] == ["hellenism"]
        assert table.player(0)["score"]["total"] > before["total"]

    @pytest.mark.rule("OLY-R37", "OLY-R42")
    def test_a_cube_from_a_card_played_meanwhile_may_be_paid(self) -> None:
        table = Table(4).cubes(0, gold=2, stone=1, wood=1).hand(0, "gift_grain")
        table.do("discover oracle")
        assert table.legal() == ["give stone", "give wood", "play gift_grain"]
        table.do("play gift_grain")
        assert table.legal() == ["give grain", "give stone", "give wood"]
        table.do("give grain")
        assert table.player(0)["cubes"] == {"grain": 0, "stone": 1, "wood": 1, "gold": 0}

    @pytest.mark.rule("OLY-R37", "OLY-R42")
    def test_a_discovery_must_be_payable_without_cards(self) -> None:
        table = Table(4).cubes(0, stone=1).hand(0, "gift_gold")
        assert table.why_not("discover medicine").id == "discovery-unpaid"
        table.do("play gift_gold")
        assert table.can("discover medicine")

    def test_no_payment_that_is_too_big(self) -> None:
        table = Table(4).pile("thessaly", 0).pile("illyria", 0).cubes(0, grain=1, wood=2)
        # Cult: two alike. The two grain tokens pay alone.
        assert table.describe("discover cult")["cube_sets"] == [[]]


@pytest.mark.rule("OLY-R36")
@pytest.mark.parametrize(
    ("row", "column", "holding", "enough"),
    [
        (1, 5, {"grain": 2}, True),
        (1, 5, {"grain": 1, "wood": 1}, False),
        (2, 4, {"grain": 3}, False),  # the grey one must not be grain
        (2, 4, {"grain": 2, "gold": 1}, True),
        (2, 5, {"grain": 2, "gold": 2}, False),  # three different ones
        (2, 5, {"grain": 1, "gold": 1, "stone": 1}, True),
        (3, 5, {"grain": 4}, False),
        (3, 5, {"grain": 2, "wood": 2}, True),
        (5, 1, {"gold": 3, "wood": 1, "stone": 1}, False),
        (5, 1, {"gold": 3, "wood": 2}, True),
    ],
)
def test_grey_groups(row: int, column: int, holding: dict[str, int], enough: bool) -> None:
    table = Table(4)
    name = next(d for d in DISCOVERY if ROWS[d] == row)
    table.lay(name, column).cubes(0, **holding)
    assert table.can(f"discover {name}") == enough


@pytest.mark.rule("OLY-5.1", "OLY-R36")
def test_what_is_missing() -> None:
    table = Table(4).cubes(0, gold=2)  # Oracle: two gold and one other, whichever
    reason = table.why_not("discover oracle")
    assert (reason.id, reason.args["missing"]) == ("discovery-unpaid-grey", ["grain"])
    reason = table.why_not("discover medicine")  # one gold and one stone
    assert (reason.id, reason.args["missing"]) == ("discovery-unpaid", ["stone"])
    table.cubes(0, grain=1, gold=1)
    reason = table.why_not("discover oracle")  # the grain can be the other one
    assert (reason.id, reason.args["missing"]) == ("discovery-unpaid", ["gold"])


@pytest.mark.rule("OLY-5.2", "OLY-R34")
def test_each_discovery_once_for_everybody() -> None:
    table = rich(rich(rich(Table(4)), 1), 2)
    table.do("discover medicine", "bonus settler")
    table.turn(0)
    assert table.why_not("discover medicine").rules == ("OLY-5.2",)
    table.turn(1).do("discover medicine")
    assert table.player(1)["discoveries"] == ["medicine"]
    table.turn(2)
    assert table.why_not("discover medicine").id == "discovery-gone"  # two tiles with four players


@pytest.mark.rule("OLY-5.3", "OLY-R38")
class TestBonus:
    """A disc on a free spot under the discovery just made."""

    def test_the_spot_is_taken_and_the_next_buyer_gets_the_other(self) -> None:
        table = rich(rich(Table(4)), 1)
        events = table.do("discover medicine", "bonus hourglass")
        assert told(events, "bonus") == [{"seat": 0, "bonus": "hourglass", "column": 1}]
        spots = table.seen()["cells"][0]["spots"]
        assert spots == [{"bonus": "settler", "seat": None}, {"bonus": "hourglass", "seat": 0}]
        table.turn(1)
        table.do("discover medicine")  # one spot is left: taken without a question
        assert table.seen()["cells"][0]["spots"][0]["seat"] == 1
        assert table.player(1)["stock"] == 5

    @pytest.mark.parametrize(
        ("discovery", "bonus", "what"),
        [
            ("medicine", "settler", ("stock", 5)),
            ("oracle", "prestige", ("prestige", 2)),
            ("oracle", "cube-wood", ("cubes", "wood")),
        ],
    )
    def test_kinds(self, discovery: str, bonus: str, what: tuple[str, object]) -> None:
        table = Table(4).cubes(0, gold=2, stone=1)
        table.do(f"discover {discovery}", f"bonus {bonus}")
        me = table.player(0)
        if what[0] == "cubes":
            assert me["cubes"][what[1]] == 1
        else:
            assert me[what[0]] == what[1]

    def test_reasons(self) -> None:
        table = rich(Table(5)).marker(1, 1, 1, 1)
        table.do("discover medicine")
        assert table.why_not("bonus hourglass").id == "bonus-taken"
        assert table.why_not("bonus prestige").id == "bonus-not-here"

    def test_the_grey_spot_is_for_five(self) -> None:
        table = rich(Table(5))
        table.do("discover medicine")
        assert table.legal() == ["bonus settler", "bonus hourglass", "bonus cube-stone"]
        table = rich(Table(4))
        table.do("discover medicine")
        assert table.legal() == ["bonus settler", "bonus hourglass"]

    def test_row_five_has_none(self) -> None:
        table = Table(4).cubes(0, gold=3, stone=2)
        events = table.do("discover philosophy")
        assert "bonus" not in names(events)
        assert table.player(0)["space"] == 7


@pytest.mark.rule("OLY-5.4", "OLY-6.16", "OLY-R39")
class TestDiscounts:
    """Agriculture and Currency."""

    def test_the_buyer_picks_a_tile(self) -> None:
        table = rich(rich(Table(4)), 1)
        table.do("discover agriculture", "give grain")
        assert table.asked == ("tile", 0)
        assert table.legal() == ["tile grain", "tile wood"]
        assert table.why_not("tile gold").id == "tile-gone"
        table.do("tile wood", "bonus prestige")
        assert table.player(0)["discounts"] == ["wood"]
        table.turn(1)
        table.do("discover agriculture", "give grain")  # the other tile is the only one left
        assert table.player(1)["discounts"] == ["grain"]

    def test_two_less_for_each_printed_resource(self) -> None:
        table = rich(Table(4)).owns(0, "agriculture", "money", tile="wood").owns(0, tile="stone")
        assert table.price("discover strategy") == 3  # two wood, two stone
        assert table.price("discover cavalry") == 3  # one stone, one wood
        assert table.price("discover medicine") == 5  # gold and stone
        assert table.price("discover metallurgy") == 7  # grain and gold
        assert table.price("discover cult") == 7  # grey squares never count
        assert table.describe("discover strategy")["price"]["discounts"] == [
            {"discovery": "money", "resource": "stone", "amount": 2},
            {"discovery": "agriculture", "resource": "wood", "amount": 2},
        ]

    def test_grey_squares_never_count(self) -> None:
        table = Table(4).cubes(0, stone=2, wood=1).owns(0, "agriculture", tile="wood").lay("oracle", 2)
        assert table.price("discover oracle") == 7

    @pytest.mark.rule("OLY-R37")
    def test_a_tile_does_not_cheapen_itself(self) -> None:
        table = Table(4).lay("agriculture", 4).cubes(0, grain=2, wood=1)
        assert table.price("discover agriculture") == 7
        table.do("discover agriculture", "tile grain", "bonus settler")
        assert table.player(0)["space"] == 7


@pytest.mark.rule("OLY-R37")
class TestOrderOfADiscovery:
    """Price, cubes, tile with its effect, bonus, time."""

    def test_hourglasses_gained_now_pay(self) -> None:
        table = Table(4).lay("cavalry", 1).cubes(0, gold=1, stone=1)
        preview = table.describe("discover cavalry")
        assert (preview["hourglasses_gained"], preview["landing"]) == (2, 5)
        events = table.do("discover cavalry", "bonus hourglass")
        assert names(events) == [
            "discover",
            "give",
            "give",
            "gain-hourglasses",
            "bonus",
            "gain-hourglasses",
            "pay",
        ]
        assert told(events, "pay") == [{"seat": 0, "price": 7, "hourglasses": 4, "spaces": 3, "space": 3}]

    def test_cubes_gained_now_do_not_pay(self) -> None:
        table = Table(4).cubes(0, stone=2)  # Trade needs two stone, a grain and another one
        assert not table.can("discover trade")

    @pytest.mark.rule("OLY-R7")
    def test_gained_hourglasses_count_for_the_cross(self) -> None:
        table = Table(4).spaces(75, 80, 80, 80).cubes(0, gold=1, stone=1)
        preview = table.describe("discover medicine")  # 7 from space 75: only the hourglass bonus helps
        assert (preview["bonuses"], preview["hourglasses_gained"]) == (["hourglass"], 2)
        table.do("discover medicine")
        assert table.player(0)["space"] == preview["landing"] == 80
        table = Table(4).spaces(75, 80, 80, 80).cubes(0, grain=1, wood=1).marker(1, 1, 3, 0)
        assert table.why_not("discover astronomy").id == "beyond-cross"
        table = Table(4).spaces(75, 80, 80, 80).cubes(0, gold=1, stone=1).lay("cavalry", 1)
        table.do("discover cavalry")
        assert table.asked == ("bonus", 0)

    @pytest.mark.rule("OLY-R7")
    def test_a_bonus_that_would_pass_the_cross_is_refused(self) -> None:
        table = Table(5).spaces(75, 80, 80, 80, 80).lay("medicine", 5).cubes(0, gold=2)
        table.do("discover medicine")
        assert table.player(0)["space"] == 80  # two hourglass spots, one kind: nothing to choose
        table = Table(5).spaces(74, 80, 80, 80, 80).cubes(0, gold=1, stone=1).put(0, erinyes=1)
        table.do("discover medicine")
        assert table.player(0)["space"] == 80


@pytest.mark.rule("OLY-6.2")
def test_cavalry_gives_two_hourglasses() -> None:
    table = Table(4).cubes(0, stone=1, wood=1)
    events = table.do("discover cavalry", "bonus settler")
    assert told(events, "gain-hourglasses") == [{"seat": 0, "number": 2}]
    assert table.player(0)["space"] == 5


@pytest.mark.rule("OLY-6.6", "OLY-6.7", "OLY-6.8")
@pytest.mark.parametrize(
    ("discovery", "swords"), [("metallurgy", 1), ("hoplite", 1), ("phalanx", 1), ("strategy", 2)]
)
def test_swords(discovery: str, swords: int) -> None:
    table = rich(Table(4))
    buy(table, discovery)
    assert table.player(0)["swords"] == swords


@pytest.mark.rule("OLY-6.9", "OLY-6.10", "OLY-6.11")
@pytest.mark.parametrize(
    ("discovery", "symbols"), [("cult", 1), ("polytheism", 1), ("hellenism", 1), ("art", 2)]
)
def test_zeus_symbols(discovery: str, symbols: int) -> None:
    table = rich(Table(4))
    buy(table, discovery)
    assert table.player(0)["symbols"] == symbols


@pytest.mark.rule("OLY-6.7", "OLY-6.10", "OLY-R42", "OLY-R45")
@pytest.mark.parametrize("discovery", ["phalanx", "hellenism"])
def test_a_destiny_card_at_once(discovery: str) -> None:
    table = rich(Table(4)).spaces(0, 1, 2, 3)
    table.do(f"discover {discovery}")
    while table.asked[0] == "give":
        table.do(table.legal()[0])
    assert table.asked == ("draw", -1)
    table.do("draw gift_gold")
    assert table.asked == ("window", 0)  # once, before the action is paid
    assert table.legal() == ["play gift_gold", "done"]
    table.do("done")
    assert table.asked == ("bonus", 0)
    assert table.can("play gift_gold")
    table.do("bonus prestige")
    assert table.asked == ("window", 0)  # the end of the turn


@pytest.mark.rule("OLY-6.13")
def test_trade_gives_two_cubes_of_choice() -> None:
    table = Table(4).cubes(0, stone=2, grain=1, wood=1)
    table.do("discover trade")
    assert table.asked == ("take", 0)
    assert table.seen(0)["ask"]["left"] == 2
    table.do("take gold", "take grain", "bonus hourglass")
    assert table.player(0)["cubes"] == {"grain": 1, "stone": 0, "wood": 0, "gold": 1}


@pytest.mark.rule("OLY-6.14")
def test_surgery_gives_two_settlers() -> None:
    table = rich(Table(4))
    events = table.do("discover surgery", "bonus prestige")
    assert told(events, "gain-settlers") == [{"seat": 0, "number": 2}]
    assert table.player(0)["stock"] == 6


@pytest.mark.rule("OLY-6.15")
def test_architecture_gives_a_star_and_a_discount() -> None:
    table = rich(Table(4)).put(0, athena=4)
    assert table.price("build gate") == 7
    buy(table, "architecture")
    table.turn(0).put(0, athena=3)
    assert table.price("build gate") == 5
    assert table.describe("build gate")["stars"]["discoveries"] == 1


@pytest.mark.rule("OLY-6.17", "OLY-6.18", "OLY-6.19", "OLY-6.20", "OLY-6.21", "OLY-R57")
def test_discoveries_that_score() -> None:
    table = Table(4).owns(0, "poetry", "philosophy", "science", "city", "absolutism", "engineering")
    table.owns(0, "strategy", "metallurgy").put(0, ares=2)
    table.pile("attica", 0).pile("crete", 0).pile("thessaly", 0, 1)
    parts = table.parts(0)
    assert parts["discoveries"] == 2 * 8
    assert parts["poetry"] == 3
    assert parts["philosophy"] == 5
    assert parts["science"] == 8  # itself included
    assert parts["city"] == 3  # the conquered settler included
    assert parts["absolutism"] == 2 * 3  # printed swords only, not those of Ares
    assert parts["engineering"] == 3 * 2  # star tokens, not symbols


@pytest.mark.parametrize("discovery", DISCOVERY)
def test_every_discovery_can_be_bought(discovery: str) -> None:
    table = rich(Table(4))
    buy(table, discovery)
    me = table.player(0)
    assert me["discoveries"] == [discovery]
    assert me["score"]["parts"]["discoveries"] == 2
    assert me["space"] > 0


def buy(table: Table, discovery: str) -> None:
    """Buy a discovery for seat 0, taking the first answer to every question about it and playing no cards."""
    table.do(f"discover {discovery}")
    while table.asked[0] in ("give", "tile", "take", "bonus", "draw", "window"):
        if table.asked[0] == "window" and table.player(0)["space"]:
            break  # the action is paid
        table.do("done" if table.asked[0] == "window" else table.legal()[0])
