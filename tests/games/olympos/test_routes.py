"""Routes: the table of prices agrees with a plain search; longer ways (OLY-R13) and where they lead."""

from __future__ import annotations

import random
from itertools import pairwise, product

import pytest
from tests.games.olympos.table import GAME, Table, names, told

from petteia.games.olympos.components import DEFAULT_TEXT as TEXT
from petteia.games.olympos.components import LONGEST_DETOUR, TERRITORY
from petteia.games.olympos.routes import UNREACHABLE
from petteia.games.olympos.tables import Tables
from petteia.kernel import CHANCE, Dealer

DATA = GAME.default_edition().data
NEAR = {
    entry["id"]: {*entry["land"], *entry["sea"]} for table in ("territory", "sea") for entry in DATA[table]
}


def plain_prices(tables: Tables, mode: int, origin: int) -> list[int]:
    """Cheapest prices by relaxing every border until nothing changes."""
    cavalry, sea = divmod(mode, tables.sea_modes)
    sea_price = tables.sea_prices[sea]
    best = [UNREACHABLE] * len(tables.neighbours)

    def enter(area: int, price: int, after_land: bool) -> bool:
        if area < tables.lands:
            price += 0 if cavalry and after_land else tables.land_price
        elif sea_price is None:
            return False
        else:
            price += sea_price
        if price < best[area]:
            best[area] = price
            return True
        return False

    changed = sum(enter(area, 0, False) for area in tables.first_areas[origin])
    while changed:
        changed = sum(
            enter(other, best[area], area < tables.lands)
            for area in range(len(best))
            if best[area] < UNREACHABLE
            for other in tables.neighbours[area]
        )
    return best[: tables.lands]


@pytest.mark.rule("OLY-4.3", "OLY-R13", "OLY-R14", "OLY-R16")
def test_the_route_table_agrees_with_a_plain_search() -> None:
    tables = Table(3).tables
    for mode, origin in product(range(2 * tables.sea_modes), range(tables.lands + 1)):
        assert tables.routes[mode][origin] == plain_prices(tables, mode, origin)


def detours(table: Table) -> list[int]:
    return [int(text.split(" ")[1]) for text in table.legal("detour")]


@pytest.mark.rule("OLY-R13")
def test_a_surplus_is_chosen_and_an_expansion_at_exactly_that_surplus_follows() -> None:
    table = Table(3).spaces(5, 20, 20).turned("keres")
    assert table.price("settle north>macedonia") == 3
    events = table.do("detour 4")
    assert told(events, "detour") == [{"seat": 0, "number": 4}]
    assert table.asked == ("turn", 0)
    assert table.seen(1)["ask"]["detour"] == 4
    assert {text.split(" ")[0] for text in table.legal()} == {"settle"}
    form = table.describe("settle north>macedonia")
    assert form["price"]["total"] == 7
    assert (form["price"]["detour"], form["price"]["route"]) == (4, 1)
    assert form["zeus_spaces"] == [12]
    events = table.do("settle north>macedonia")
    assert told(events, "pay")[0]["space"] == 12  # just on the Zeus space
    assert "zeus-space" in names(events)


@pytest.mark.rule("OLY-R13")
def test_it_holds_for_one_turn_only() -> None:
    table = Table(3).spaces(0, 30, 30)
    table.do("detour 2", "settle north>macedonia")
    assert table.asked == ("turn", 0)
    assert table.seen(0)["ask"]["detour"] == 0
    assert table.price("settle north>thrace") == 3


@pytest.mark.rule("OLY-R13", "OLY-R16")
def test_every_step_of_the_way_shown_is_a_border_and_the_costs_add_up() -> None:
    table = Table(3).pile("thessaly", 0, 1).pile("naxos", 0).owns(0, "astronomy")
    for surplus in (1, 5, 9):
        other = Table(3).pile("thessaly", 0, 1).pile("naxos", 0).owns(0, "astronomy")
        other.do(f"detour {surplus}")
        for text in other.legal():
            form = other.describe(text)
            route = [leg["area"] for leg in form["route"]]
            first = DATA["north"]["land"] if form["origin"] == "north" else NEAR[form["origin"]]
            assert route[0] in first
            assert all(after in NEAR[before] for before, after in pairwise(route))
            assert route[-1] == form["target"]
            assert sum(leg["cost"] for leg in form["route"]) == form["price"]["route"] + surplus
            assert form["price"]["total"] == table.price(text) + surplus


@pytest.mark.rule("OLY-R13", "OLY-R14")
def test_with_cavalry_land_alone_makes_no_way_longer() -> None:
    table = Table(3).owns(0, "cavalry").put(0, siren=1)
    assert detours(table) == []
    assert table.can("settle north>macedonia")
    table.put(0, siren=0)
    assert detours(table)  # by sea


@pytest.mark.rule("OLY-R7", "OLY-R13")
def test_no_surplus_leads_beyond_the_cross() -> None:
    table = Table(3).spaces(70, 80, 80)
    assert detours(table) == list(range(1, 8))  # the cheapest expansion costs 3
    table.put(0, hourglasses=2, erinyes=1)
    assert detours(table) == list(range(1, 9))
    table.do("detour 8")
    assert table.price("settle north>macedonia") == 12
    assert table.why_not("settle north>thessaly").id == "beyond-cross"


@pytest.mark.rule("OLY-R13")
def test_what_is_refused() -> None:
    table = Table(3).spaces(70, 80, 80).hand(0, "gift_wood").cubes(0, gold=2)
    reason = table.why_not("detour 8")
    assert (reason.id, reason.args) == ("detour-none", {"more": 8})
    table.do("detour 3")
    for text in ("detour 2", "discover cult", "pass", "build gate"):
        assert table.why_not(text).id == "detour-chosen"
    assert table.can("play gift_wood")  # cards go on
    table = Table(2).lock("illyria", "rhodope", "thrace").pile("macedonia", 1).put(0, siren=1)
    table.do("detour 1")
    refused = [text for text in ("settle north>epirus", "settle north>troad") if not table.can(text)]
    assert [table.why_not(text).id for text in refused] == ["siren"]


@pytest.mark.rule("OLY-R13")
def test_a_land_without_a_way_of_that_surplus_says_so() -> None:
    table = Table(3).owns(0, "cavalry")  # by land alone every way costs the same
    table.do("detour 1")
    refused = [land for land in TERRITORY if not table.can(f"settle north>{land}")]
    reasons = [table.why_not(f"settle north>{land}") for land in refused]
    assert {(reason.id, reason.rules) for reason in reasons} == {("detour-way", ("OLY-4.3", "OLY-R13"))}
    assert reasons[0].args == {"more": 1, "origin": "north", "target": refused[0]}


@pytest.mark.rule("OLY-R13")
def test_the_preview_of_a_surplus_names_zeus_spaces_and_markers() -> None:
    table = Table(3).spaces(5, 9, 30)
    assert table.describe("detour 1")["landings"] == [9, 12]
    assert table.describe("detour 2")["landings"] == [12]


@pytest.mark.rule("OLY-R13")
def test_bots_think_only_of_ways_that_land_somewhere() -> None:
    table = Table(3).spaces(5, 13, 30).pile("macedonia", 0)
    state = table.state
    tried = [state.actions.text(a) for a in state.worthwhile()]
    assert set(tried) <= set(table.legal())
    wanted = [text for text in tried if text.startswith("detour")]
    assert wanted
    for text in wanted:
        after = state.copy()
        after.apply(GAME.actions.parse(text))
        for action in after.worthwhile():
            assert after.preview(action)["landing"] in (12, 13, 24, 30, 36, 48, 60, 72)
    assert len(wanted) < len(detours(table)) / 3
    rest = [text for text in table.legal() if not text.startswith("detour")]
    assert [text for text in tried if not text.startswith("detour")] == rest


@pytest.mark.rule("OLY-R13")
def test_some_expansion_always_follows_a_surplus() -> None:
    for seed in range(4):
        dealer, rng = Dealer(seed), random.Random(seed)
        state = GAME.new(2 + seed)
        while state.decider is not None:
            if state.decider == CHANCE:
                state.advance(dealer.pick(state))
                continue
            legal = state.legal()
            for action in legal:
                if state.actions.text(action).startswith("detour") and rng.random() < 0.1:
                    after = state.copy()
                    after.advance(action)
                    assert any(
                        state.actions.family(a).word in ("settle", "move", "flee") for a in after.legal()
                    )
            state.advance(rng.choice(state.worthwhile()))


@pytest.mark.rule("OLY-4.2", "OLY-R18")
def test_a_sea_at_the_northern_zone_is_honoured() -> None:
    land = 'land = ["illyria", "macedonia", "rhodope", "thrace"]'
    assert land in TEXT
    table = Table(3, edition=TEXT.replace(land, 'land = ["thrace"]\nsea = ["ionian"]'))
    coast = next(land for land in TERRITORY if "ionian" in NEAR[land] and "thrace" not in NEAR[land])
    route = table.describe(f"settle north>{coast}")["route"]
    assert [leg["area"] for leg in route] == ["ionian", coast]
    assert table.price(f"settle north>{coast}") == 2 + 2 + 1 + bool(table.land(coast)["holder"]) * 2


def test_a_detour_may_be_as_long_as_the_longest_track() -> None:
    table = Table(3).put(0, hourglasses=5)
    assert detours(table) == list(range(1, 80 + 5 - 3 + 1))
    assert DATA["time_track"]["cross"] <= LONGEST_DETOUR
