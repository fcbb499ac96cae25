"""Pieces (OLY-1) and the edition that holds them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from tests.games.olympos.table import GAME, Table

import petteia
from petteia.games.olympos import components
from petteia.games.olympos.components import DISCOVERY, FOLDER, RESOURCE, SEA, TERRITORY
from petteia.kernel import EditionError, OptionError

TEXT = (FOLDER / "edition.toml").read_text(encoding="utf-8")
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


def test_provenance_is_kept() -> None:
    sources = GAME.default_edition().provenance()
    assert sources["map"] == "reconstructed"
    assert sources["discovery medicine"] == "rulebook"
    assert set(sources.values()) == {"rulebook", "faq", "reconstructed"}


def test_an_edition_of_ones_own_changes_figures(tmp_path: Path) -> None:
    text = TEXT.replace("discovery = 7\nwonder = 7", "discovery = 6\nwonder = 7")
    assert text != TEXT
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    for option in (text, str(file)):
        table = Table(4, edition=option).cubes(0, stone=1, gold=1)
        assert table.price("discover medicine") == 6
    assert GAME.setup(4, {"edition": text}).digest != GAME.setup(4).digest


@pytest.mark.parametrize(
    ("old", "new", "mistake"),
    [
        ('id = "medicine"', 'id = "magic"', "[[discovery]]"),
        ("cross = 80", "cross = 60", "[[time_track.zeus]]"),
        ('land = ["macedonia", "epirus"]', 'land = ["macedonia"]', "does not name it as a neighbour"),
        ("new_settler = 2", "new_settler = -2", "[action_cost] key 'new_settler'"),
        ("blocked_per_resource = 1", "blocked_per_resource = 7", "[setup] key 'players'"),
        ("blocked_per_resource = 3", "blocked_per_resource = 6", "players 2 key 'barbarians'"),
        ('start_cubes = "different_plus_random"', 'start_cubes = "different"', "players 5 key 'start_cubes'"),
        ("columns = [1, 2, 3, 4]", "columns = [1, 2, 3, 3]", "players 2 key 'columns': expected each"),
        ('id = "hourglass"', 'id = "settler"', "[[bonus_kind]]: expected 'hourglass' once"),
        ("row = 1\ncolour", "row = 2\ncolour", "[[discovery_row]]: expected row 1 once"),
        ("marked_5 = 1", "marked_5 = 2", "[[discovery_row]] row 1: no tile is left for 2 players"),
        ("tiles_per_discovery = 2", "tiles_per_discovery = 3", "expected 3 spots for 3 players, found 2"),
        ("tiles_per_discovery = 2", "tiles_per_discovery = 3", "'agriculture' key 'tile_resources'"),
        ("effect = { prestige = 3 }", "effect = { prestige = 3, swords = 1 }", "exactly one effect"),
        ("grey = [2, 2, 1, 1]", "grey = [2, 2, 1, 1, 1]", "cell"),
        ("equal_swords = 2", "even_swords = 2", "the key 'equal_swords' is missing"),
    ],
)
def test_mistakes_in_an_edition_are_named(old: str, new: str, mistake: str) -> None:
    assert old in TEXT
    with pytest.raises(EditionError) as error:
        GAME.new(4, {"edition": TEXT.replace(old, new, 1)})
    assert any(mistake in line for line in error.value.mistakes), error.value.mistakes


def test_an_edition_that_is_no_file() -> None:
    with pytest.raises(OptionError, match="edition"):
        GAME.new(4, {"edition": "no-such-file.toml"})


def test_the_game_is_found_by_its_id() -> None:
    assert petteia.game("olympos") is GAME
    assert petteia.GAMES["olympos"] is GAME
