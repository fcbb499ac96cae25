"""Pieces (OLY-1)."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.olympos.table import GAME, Table

import petteia
from petteia.games.olympos import components
from petteia.games.olympos.components import DISCOVERY, RESOURCE, SEA, TERRITORY
from petteia.kernel import OptionError

DATA = GAME.default_edition().data


@pytest.mark.rule("OLY-1.1")
def test_two_to_five_players_with_discs_for_every_use() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5]
    for seats in (1, 6):
        with pytest.raises(OptionError):
            GAME.new(seats)
    assert all(colour["pieces"] == 20 for colour in DATA["player_colour"])
    table = Table(4)
    table.pile("thessaly", 0).marker(0, 1, 1)
    me = table.player(0)
    assert (me["stock"], me["on_map"], me["markers"][0], me["space"]) == (4, 1, 1, 0)


@pytest.mark.rule("OLY-1.2", "OLY-R19")
def test_the_map() -> None:
    assert len(TERRITORY) == 32
    assert len(SEA) == 14
    assert Counter(t["resource"] for t in DATA["territory"]) == dict.fromkeys(RESOURCE, 8)
    stars = Counter(t["resource"] for t in DATA["territory"] if t["star"])
    assert stars == dict.fromkeys(RESOURCE, 2)
    (olympos,) = [t for t in DATA["territory"] if t["zeus"]]
    assert (olympos["id"], olympos["resource"], olympos["star"]) == ("olympos", "stone", False)
    assert all(t["points"] == (2 if t["atlantis"] else 1) for t in DATA["territory"])
    # gulfs and straits are sea like any other: 2 to enter
    table = Table(4).pile("aetolia", 0).pile("thrace", 0)
    for move, sea in (
        ("settle north>elis", "ionian"),
        ("move aetolia>argolis", "corinth"),
        ("move thrace>bithynia", "propontis"),
    ):
        legs = table.describe(move)["route"]
        assert {"area": sea, "sea": True, "cost": 2} in legs


@pytest.mark.rule("OLY-1.3", "OLY-R34")
def test_costs_belong_to_cells() -> None:
    table = Table(4).cubes(0, stone=1, gold=1)
    assert table.can("discover medicine")  # it lies in column 1: one gold, one stone
    table.lay("medicine", 3)
    assert not table.can("discover medicine")  # one wood, one grain
    assert table.can("discover astronomy")  # now in column 1
    cells = table.seen()["cells"]
    assert len(cells) == 25
    assert cells[0]["fixed"] == {"gold": 1, "stone": 1}


@pytest.mark.rule("OLY-1.4")
def test_tiles_in_the_box() -> None:
    rows = {row["row"]: row for row in DATA["discovery_row"]}
    assert len(DISCOVERY) == 25
    assert sum(rows[d["row"]]["tiles_per_discovery"] for d in DATA["discovery"]) == 55
    assert [rows[r]["colour"] for r in range(1, 6)] == ["red", "yellow", "green", "blue", "violet"]
    assert [rows[r]["tiles_per_discovery"] for r in range(1, 6)] == [3, 2, 3, 2, 1]
    assert len(components.WONDER) == 5


@pytest.mark.rule("OLY-1.5", "OLY-R26", "OLY-R61")
def test_cards_and_tokens() -> None:
    assert sum(card["copies"] for card in DATA["destiny"]) == 22
    assert len(components.GOD) == 10
    assert DATA["supply"]["hourglasses"] == 12
    assert sum(resource["cubes"] for resource in DATA["resource"]) == 28
    # as many territory tokens as territories, so that they cannot run out
    assert sum(resource["territory_tokens"] for resource in DATA["resource"]) == len(TERRITORY)
    assert sum(t["star"] for t in DATA["territory"]) == DATA["supply"]["tribe_star_tokens"] == 8
    assert sum(token["count"] for token in DATA["prestige"]["token"]) == 26


def test_the_map_for_drawing_has_every_area() -> None:
    areas = GAME.assets()["map"]["areas"]
    assert set(areas) == {*TERRITORY, *SEA, "north"}


def test_the_game_is_found_by_its_id() -> None:
    assert petteia.game("olympos") is GAME
    assert petteia.GAMES["olympos"] is GAME
