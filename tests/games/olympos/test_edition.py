"""Edition files: provenance, figures of one's own, mistakes by name."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.olympos.table import GAME, Table

from petteia.games.olympos.components import DEFAULT_TEXT as TEXT
from petteia.games.olympos.edition import default_edition, load_edition
from petteia.kernel import EditionError, OptionError


def test_the_default_edition() -> None:
    assert load_edition("default") is default_edition()
    assert default_edition().text is None  # need not be kept in records


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


def test_the_default_edition_brings_no_more_pieces_than_the_comment_says() -> None:
    text = TEXT.replace("pieces_in_stock = 4", "pieces_in_stock = 17")  # 44 + 5 x 13
    with pytest.raises(EditionError, match="players 5: up to 109 settlers"):
        load_edition(text)


@pytest.mark.rule("OLY-5.3")
def test_what_bonus_c_shows_is_marked_as_ours() -> None:
    cube = next(kind for kind in GAME.default_edition().data["bonus_kind"] if kind["id"] == "cube")
    assert cube["source"] == "rulebook"
    assert cube["reconstructed"] == ["summary"]
    assert "gold" in cube["note"]


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
        ("pieces_in_stock = 4", "pieces_in_stock = 20", "124 settlers could come to the map"),
        (
            'land = ["illyria", "macedonia", "rhodope", "thrace"]',
            'land = ["thrace"]\nsea = ["styx"]',
            "[north]",
        ),
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
