"""Sailing and reach (DEL-5.1, DEL-5.9)."""

from __future__ import annotations

import pytest
from tests.games.delphi.table import Table, colour, find_site, names

from petteia.games.delphi.components import COLOUR, MONSTER_ISLE, SHALLOW, WATER
from petteia.games.delphi.map import HEXES, distance, hex_place
from petteia.games.delphi.sea import FAR


def sails(table: Table, source: str) -> dict[str, int]:
    """Targets of a source with their price."""
    texts = [t for t in table.legal("sail") if t.split()[1] == source]
    return {text.split()[2]: table.cost(text) for text in texts}


@pytest.mark.rule("DEL-5.1", "DEL-R43", "DEL-R44")
def test_three_hexes_are_free_and_each_further_one_costs_favour() -> None:
    table = Table().dice(0, "red").put(favour=2)
    start = table.hexes(None, 1)[0]
    table.at(0, start)
    for name in COLOUR:
        price = (COLOUR.index(name) - COLOUR.index("red")) % 6
        for steps in range(1, 8):
            for target in table.hexes(name, steps):
                cost = price + max(0, steps - 3)
                assert table.can(f"sail red {target}") == (cost <= 2), (name, steps)
                if cost <= 2:
                    form = table.preview(f"sail red {target}")
                    assert form["favour"] == cost
                    assert (form["steps"], form["range"], form["recolour"]) == (steps, 3, price)
                    assert form["extra_steps"] == max(0, steps - 3)
                    assert form["acts_as"] == name


@pytest.mark.rule("DEL-5.1", "DEL-R43")
def test_islands_shallows_the_same_hex_and_the_outside_are_closed() -> None:
    table = Table()
    sea = table.state.sea
    table.at(0, table.hexes(None, 1)[0])
    here = HEXES[table.get(0, "position")]
    island = HEXES[sea.where[MONSTER_ISLE][0]]
    shallow = HEXES[next(n for n, kind in sea.kind.items() if kind == SHALLOW)]
    reason = table.why_not(f"sail red {island}")
    assert (reason.id, reason.args["terrain"]) == ("not-water", "monster")
    assert table.why_not(f"sail red {shallow}").args["terrain"] == "shallow"
    assert table.why_not(f"sail red {here}").id == "same-hex"
    assert table.why_not("sail red 12,12").id == "off-map"
    assert table.why_not(f"sail red {HEXES[sea.zeus]}").id == "zeus-closed"
    # Ways go round islands: no distance is shorter than the straight one, some are longer.
    steps = sea.steps(table.get(0, "position"), 0)
    straight = {n: distance(hex_place(n), hex_place(table.get(0, "position"))) for n in sea.water}
    assert all(steps[n] >= straight[n] for n in sea.water if steps[n] < FAR)
    assert any(steps[n] > straight[n] for n in sea.water if steps[n] < FAR)


@pytest.mark.rule("DEL-5.1", "DEL-R34")
def test_the_reason_names_colour_price_and_favour() -> None:
    table = Table().dice(0, "green").put(favour=1)
    table.at(0, table.hexes(None, 1)[0])
    near = next(h for s in (1, 2, 3) for h in table.hexes("black", s))
    reason = table.why_not(f"sail green {near}")
    assert reason.id == "field-colour"
    assert reason.args == {"source": "green", "colour": "black", "cost": 2, "have": 1}
    far = next(h for s in (5, 6, 7, 8) for h in table.hexes("green", s))
    reason = table.why_not(f"sail green {far}")
    assert reason.id == "too-far"
    assert reason.args["range"] == 3
    assert reason.args["cost"] == reason.args["steps"] - 3
    assert reason.args["have"] == 1


@pytest.mark.rule("DEL-R46", "DEL-R50")
def test_the_reason_names_the_colour_of_the_creature_that_would_carry_the_ship() -> None:
    """A red creature and a green die without favour: 1 favour would make the die red."""
    table = Table().dice(0, "green").companion(0, "phoenix").put(favour=0).tasks(0)
    sea = table.state.sea
    paid = {"source": "green", "colour": "red", "have": 0}
    for steps, cost in ((5, 1), (7, 2)):
        start = next(n for n in sea.water if sea.steps(n, 0)[sea.zeus] == steps)
        reason = table.at(0, HEXES[start]).why_not(f"sail green {HEXES[sea.zeus]}")
        assert (reason.id, reason.args) == ("creature-colour", {**paid, "cost": cost})
        assert "DEL-R46" in reason.rules
    table.at(0, HEXES[sea.around[sea.zeus][0]])
    field = next(h for steps in (1, 2, 3) for h in table.hexes("yellow", steps))
    reason = table.why_not(f"sail green {field}")
    assert (reason.id, reason.args) == ("creature-colour", {**paid, "cost": 1})


@pytest.mark.rule("DEL-R40", "DEL-R44")
def test_the_reason_against_a_far_extra_action_counts_its_fee() -> None:
    table = Table().dice(0).equip(0, "eq-12").put(favour=4)
    table.at(0, table.hexes(None, 1)[0])
    reason = table.why_not(f"sail extra {table.hexes(None, 5)[0]}")
    assert (reason.id, reason.args) == ("too-far", {"steps": 5, "range": 3, "cost": 5, "have": 4})


@pytest.mark.rule("DEL-5.1", "DEL-R44")
def test_colour_and_further_hexes_are_paid_for() -> None:
    table = Table().dice(0, "red", "red").put(favour=9)
    table.at(0, table.hexes(None, 1)[0])
    target = table.hexes("pink", 5)[0]
    told = table.do(f"sail red {target}")
    assert [e.args["favour"] for e in told if e.name in ("recolours", "pays")] == [2, 2]
    assert (table.player()["hex"], table.player()["favour"]) == (target, 5)
    assert (table.player()["dice"], table.player()["spent"]) == (["red"], ["red", "red"])


@pytest.mark.rule("DEL-5.1")
def test_ships_may_share_a_hex() -> None:
    table = Table().dice(0, "red", "red")
    target = table.hexes("red", 1)[0]
    table.at(1, target)
    told = table.do(f"sail red {target}")
    assert [e.args for e in told if e.name == "sails"] == [
        {"seat": 0, "source": "red", "hex": target, "steps": 1}
    ]
    assert table.player(0)["hex"] == table.player(1)["hex"] == target


@pytest.mark.rule("DEL-R44")
@pytest.mark.parametrize(
    ("ship", "equipment", "reach"), [("ship-1", [], 3), ("ship-5", [], 5), ("ship-5", ["eq-01"], 6)]
)
def test_range_of_ship_and_sail(ship: str, equipment: list[str], reach: int) -> None:
    table = Table().ship(0, ship).equip(0, *equipment).dice(0, "red").put(favour=0)
    table.at(0, table.hexes(None, 1)[0])
    assert table.player()["range"] == reach
    found = {s for s in range(1, 12) for h in table.hexes("red", s) if table.can(f"sail red {h}")}
    wanted = {s for s in range(1, reach + 1) if table.hexes("red", s)}
    assert found == wanted


@pytest.mark.rule("DEL-R44", "DEL-R23")
def test_the_cheapest_mix_of_colour_and_hexes_is_taken() -> None:
    """A black creature: a red die may pay 1 to be black, which frees the colour and adds 3 to the range."""
    table = Table().dice(0, "red").companion(0, "cheiron").put(favour=5)
    table.at(0, table.hexes(None, 1)[0])
    for steps in range(1, 12):
        for name in COLOUR:
            for target in table.hexes(name, steps):
                plain = (colour(name) - colour("red")) % 6 + max(0, steps - 3)
                ridden = 1 + max(0, steps - 6)
                if min(plain, ridden) <= 5:
                    form = table.preview(f"sail red {target}")
                    assert form["favour"] == min(plain, ridden)
                    assert form["creature"] == (ridden < plain)
                else:
                    assert not table.can(f"sail red {target}")


@pytest.mark.rule("DEL-8.1", "DEL-R46")
def test_a_creature_frees_the_target_colour_and_adds_three() -> None:
    table = Table().dice(0, "red").companion(0, "phoenix").put(favour=0)
    table.at(0, table.hexes(None, 1)[0])
    prices = sails(table, "red")
    assert set(prices) == {h for s in range(1, 7) for h in table.hexes(None, s)}
    assert set(prices.values()) == {0}


@pytest.mark.rule("DEL-R46")
def test_a_wild_or_recoloured_die_wakes_the_creature_too() -> None:
    table = Table().dice(0, "green").companion(0, "phoenix").put(favour=0, wild=1)
    table.at(0, table.hexes(None, 1)[0])
    assert set(sails(table, "green")) == {h for s in range(1, 7) for h in table.hexes(None, s)}
    table.put(wild=0, favour=1)
    assert set(sails(table, "green")) == {h for s in range(1, 7) for h in table.hexes(None, s)} | set(
        table.hexes("green", 4)
    )


@pytest.mark.rule("DEL-R40", "DEL-R46")
def test_the_extra_action_sails_anywhere_but_without_the_creature() -> None:
    table = Table().dice(0).companion(0, "phoenix").equip(0, "eq-12").put(favour=4)
    table.at(0, table.hexes(None, 1)[0])
    prices = sails(table, "extra")
    assert set(prices) == {h for s in range(1, 5) for h in table.hexes(None, s)}
    assert {prices[h] for h in table.hexes(None, 3)} == {3}
    assert {prices[h] for h in table.hexes(None, 4)} == {4}


@pytest.mark.rule("DEL-R45")
def test_the_flat_keel_crosses_shallows_without_counting_them() -> None:
    table = Table()
    sea = table.state.sea
    shorter = 0
    for start in sea.water:
        plain, flat = sea.steps(start, 0), sea.steps(start, 1)
        for n in sea.water:
            if n != start:
                assert flat[n] <= plain[n]
                shorter += flat[n] < plain[n]
        assert all(flat[n] == FAR for n, kind in sea.kind.items() if kind == SHALLOW)  # never the goal
    assert shorter > 0
    # Across the field of Zeus: two opposite hexes of his ring are one step apart instead of three.
    ring = sea.around[sea.zeus]
    assert sea.steps(ring[0], 0)[ring[3]] == 3
    assert sea.steps(ring[0], 1)[ring[3]] == 1
    table.equip(0, "eq-02").put(favour=0).dice(0, COLOUR[sea.colour[ring[3]]]).at(0, HEXES[ring[0]])
    assert table.player()["keel"]
    form = table.preview(f"sail {COLOUR[sea.colour[ring[3]]]} {HEXES[ring[3]]}")
    assert (form["steps"], form["favour"]) == (1, 0)


@pytest.mark.rule("DEL-5.9", "DEL-R47")
def test_beside_means_touching_the_site() -> None:
    table = Table()
    sea = table.state.sea
    for kind in (MONSTER_ISLE,):
        for site in range(9):
            shore = {n for n in sea.around[sea.where[kind][site]] if sea.kind[n] == WATER}
            assert {n for n in sea.water if site in sea.beside[n][kind]} == shore
    # Of a city tile only the city hex counts: its own water hexes touch it, others may not.
    table.beside(0, "city-red").dice(0, "red")
    assert table.can("load-statue red red")
    far = next(n for n in sea.water if not sea.across[n][find_site("city-red")[0]])
    table.at(0, HEXES[far])
    reason = table.why_not("load-statue red red")
    assert (reason.id, reason.args["site"]) == ("not-beside", "city-red")
    assert "DEL-5.9" in reason.rules


@pytest.mark.rule("DEL-R48", "DEL-8.2")
@pytest.mark.parametrize(
    ("card", "site", "text"),
    [
        ("eq-05", "monster-1", "fight red red@monster-1"),
        ("eq-05", "cloud-red-1", "explore red cloud-red-1"),
        ("eq-06", "city-red", "load-statue red red"),
        ("eq-07", "offering-1", "load-offering red red@offering-1"),
    ],
)
def test_reach_across_one_water_hex(card: str, site: str, text: str) -> None:
    plain, equipped = (
        Table().offerings("offering-1", "red", "black").monsters("monster-1", "red").dice(0, "red")
        for _ in range(2)
    )
    equipped.equip(0, card)
    sea = plain.state.sea
    kind, number = find_site(site)
    place = hex_place(sea.where[kind][number])
    joined = {w for n in sea.shores(kind, number) for w in sea.around[n]}
    for n in [*sea.water, sea.zeus]:
        away = distance(hex_place(n), place)
        assert plain.at(0, HEXES[n]).can(text) == (away == 1)
        assert equipped.at(0, HEXES[n]).can(text) == (away == 1 or (away == 2 and n in joined))


@pytest.mark.rule("DEL-R48")
def test_a_shallow_or_island_in_between_does_not_do() -> None:
    sea = Table().state.sea
    blocked = 0
    for start in sea.water:
        for kind in (MONSTER_ISLE,):
            for site in range(9):
                place = sea.where[kind][site]
                if distance(hex_place(start), hex_place(place)) == 2:
                    between = set(sea.around[start]) & set(sea.around[place])
                    water = any(sea.kind[n] == WATER for n in between)
                    assert (site in sea.across[start][kind]) == water
                    blocked += not water
    assert blocked > 0


@pytest.mark.rule("DEL-2.2", "DEL-R49")
def test_the_first_step_leads_to_one_of_six_hexes() -> None:
    table = Table().put(favour=9)
    sea = table.state.sea
    assert sorted(table.hexes(None, 1)) == sorted(HEXES[n] for n in sea.around[sea.zeus])
    table.do(f"sail red {table.hexes('red', 1)[0]}")
    assert table.why_not(f"sail red {HEXES[sea.zeus]}").id == "zeus-closed"
    # A ship may wait at its start as long as it likes.
    assert table.player(1)["hex"] == HEXES[sea.zeus]
    assert not table.player(1)["at_zeus"]


@pytest.mark.rule("DEL-9.1", "DEL-R50")
def test_home_to_zeus_with_any_colour() -> None:
    table = Table().tasks(0, "shrine-1").dice(0, "green", "blue").put(favour=0)
    sea = table.state.sea
    zeus = HEXES[sea.zeus]
    near = HEXES[sea.around[sea.zeus][0]]
    table.at(0, near)
    reason = table.why_not(f"sail green {zeus}")
    assert (reason.id, reason.args, reason.rules) == ("zeus-closed", {"left": 1}, ("DEL-9.1", "DEL-R50"))
    table.tasks(0)
    form = table.preview(f"sail green {zeus}")
    assert (form["favour"], form["steps"], form["acts_as"]) == (0, 1, None)
    told = table.do(f"sail green {zeus}")
    assert names(told)[-2:] == ["reaches-zeus", "last-round"]
    assert table.player()["at_zeus"]


@pytest.mark.rule("DEL-R50")
def test_the_way_home_costs_steps_as_usual() -> None:
    table = Table().tasks(0).dice(0, "green").put(favour=1)
    sea = table.state.sea
    zeus = HEXES[sea.zeus]
    for start in sea.water:
        table.at(0, HEXES[start])
        steps = sea.steps(start, 0)[sea.zeus]
        near = min(sea.steps(start, 0)[n] if n != start else 0 for n in sea.around[sea.zeus])
        assert steps == near + 1
        assert table.can(f"sail green {zeus}") == (steps <= 4)
    far = next(n for n in sea.water if sea.steps(n, 0)[sea.zeus] == 7)
    table.at(0, HEXES[far]).companion(0, "phoenix")
    # The creature's red costs 1 for a green die and makes the range 6: 1 + 1 favour.
    assert not table.can(f"sail green {zeus}")
    table.put(favour=2)
    assert table.preview(f"sail green {zeus}")["favour"] == 2


@pytest.mark.rule("DEL-R50", "DEL-R40")
def test_the_extra_action_and_a_card_lead_home_too() -> None:
    table = Table().tasks(0).dice(0).cards(0, "pink").equip(0, "eq-12").put(favour=3)
    sea = table.state.sea
    table.at(0, HEXES[sea.around[sea.zeus][0]])
    zeus = HEXES[sea.zeus]
    assert table.can(f"sail extra {zeus}")
    assert table.can(f"sail card-pink {zeus}")


@pytest.mark.rule("DEL-R81")
def test_a_ship_that_is_home_moves_no_more() -> None:
    table = Table().tasks(0).dice(0, "green", "red").gods(0, poseidon=6)
    sea = table.state.sea
    table.at(0, HEXES[sea.around[sea.zeus][0]])
    table.do(f"sail green {HEXES[sea.zeus]}")
    assert table.legal("sail") == []
    assert table.legal("poseidon") == []
    assert table.why_not(f"sail red {table.hexes('red', 1)[0]}").id == "ship-home"
    # The remaining die must still be used, gods may be.
    assert not table.can("end-turn")
    assert table.can("swap-god poseidon")
    assert table.can("draw-card red")
