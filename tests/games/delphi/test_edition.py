"""The edition file: provenance, mistakes with table and key, an owner's own figures."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest
from tests.games.delphi.table import GAME, Table

from petteia.games.delphi.edition import load_edition, read_edition
from petteia.kernel import EditionError, OptionError, Record

TEXT = files("petteia.games.delphi").joinpath("edition.toml").read_text(encoding="utf-8")
SOURCES = {"rulebook", "two-sources", "one-source", "reconstructed"}


def test_every_table_says_where_it_comes_from() -> None:
    provenance = GAME.default_edition().provenance()
    assert set(provenance.values()) == SOURCES
    for entry in ("constants", "god_track", "compact", "equipment eq-20", "ship ship-3", "map_tile R1"):
        assert provenance[entry] in SOURCES


@pytest.mark.parametrize(
    ("old", "new", "mistake"),
    [
        (
            "ship_range = 3",
            "ship_range = 0",
            "[constants] key 'ship_range': expected a whole number from 1 to 12",
        ),
        ("ship_range = 3", 'ship_range = "far"', "[constants] key 'ship_range'"),
        ("monster_strength = 9", "monster_streng = 9", "the key 'monster_strength' is missing"),
        ('id = "eq-22"', 'id = "eq-23"', "[[equipment]]"),
        ('kind = "windfall"', 'kind = "windfal"', "'eq-22' key 'kind': expected one of"),
        ('clockwise = ["red", "black"', 'clockwise = ["red", "red"', "each of the six colours once"),
        ("marked = true", "marked = false", "three marked monster islands"),
        ('kind = "temple" }', 'kind = "monster", marked = false }', "expected 6 hexes of kind 'temple'"),
    ],
)
def test_mistakes_are_reported_with_table_and_key(old: str, new: str, mistake: str) -> None:
    assert old in TEXT
    with pytest.raises(EditionError) as error:
        read_edition(TEXT.replace(old, new, 1), "mine.toml")
    assert any(mistake in line for line in error.value.mistakes), error.value.mistakes


def test_tiles_that_do_not_fit_together_are_refused_before_the_game() -> None:
    apart = TEXT.replace("rotation = 4, q = 5, r = -4 }", "rotation = 4, q = 11, r = -11 }", 1)
    assert apart != TEXT
    with pytest.raises(EditionError, match=r"\[compact\]: \d+ tries gave no valid map"):
        GAME.setup(2, {"edition": apart})
    with pytest.raises(EditionError, match="key 'class': expected one of ring, large, medium, small"):
        GAME.setup(2, {"edition": TEXT.replace('class = "small", rotation', 'class = "tiny", rotation', 1)})


def test_an_owner_plays_with_their_own_figures(tmp_path: Path) -> None:
    text = TEXT.replace("ship_range = 3", "ship_range = 4").replace("action_favour = 2", "action_favour = 3")
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    table = Table(edition=str(path))
    assert table.player()["range"] == 4
    table.do("take-favour red")
    assert table.get(0, "favour") == 8
    record = Record(table.state.setup)
    again = Record.loads(record.dumps())  # the edition travels with the record
    assert again.setup.edition.digest == table.state.setup.edition.digest
    assert again.setup.edition.digest != GAME.default_edition().digest


def test_a_missing_file_is_explained() -> None:
    with pytest.raises(OptionError, match="edition"):
        load_edition("no/such/file.toml")


def test_given_maps_need_the_custom_mode() -> None:
    with pytest.raises(OptionError, match="map_text"):
        GAME.new(2, {"map_text": "R1:0@0,0"})


@pytest.mark.parametrize(
    ("option", "value"), [("tasks", 7), ("tasks", 13), ("max_rounds", 201), ("map", "round")]
)
def test_options_out_of_range(option: str, value: object) -> None:
    with pytest.raises(OptionError) as error:
        GAME.new(2, {option: value})
    assert error.value.option == option


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_players(seats: int) -> None:
    with pytest.raises(OptionError, match="2 to 4"):
        GAME.new(seats)
