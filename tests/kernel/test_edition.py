"""Edition files: every mistake is named with file, table and key; where figures come from is kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.tiny import GAME
from tests.tiny.components import SCHEMA

from petteia.kernel import EditionError, OptionError, edition_text, parse_edition
from petteia.kernel.edition import Anything, Bool, Either, Int, List, Map, Number, Rule, Str, Table

FILE = Path(__file__).parents[1] / "tiny" / "edition.toml"
TEXT = FILE.read_text(encoding="utf-8")


def mistakes(text: str) -> tuple[str, ...]:
    with pytest.raises(EditionError) as caught:
        parse_edition(text, SCHEMA, "mine.toml")
    assert caught.value.source == "mine.toml"
    assert str(caught.value).startswith("mine.toml: ")
    return caught.value.mistakes


@pytest.mark.parametrize(
    ("old", "new", "mistake"),
    [
        ("faces = 4", "faces = 9", "[market] key 'faces': expected a whole number from 2 to 6, found 9"),
        (
            "faces = 4",
            "faces = true",
            "[market] key 'faces': expected a whole number from 2 to 6, found True",
        ),
        ("faces = 4", "sides = 4", "[market]: the key 'faces' is missing"),
        (
            "price = 3",
            "price = 'x'",
            "[[good]] 'vase' key 'price': expected a whole number from 0 to 9, found 'x'",
        ),
        (
            '"harvest"',
            '"dance"',
            "[[good]] 'olive' key 'festival': expected one of harvest, double, tax, none, found",
        ),
        (
            'id = "wine"',
            'id = "beer"',
            "[[good]] 'beer' key 'id': expected one of olive, wine, vase, owl, found 'beer'",
        ),
        ('edition = "Market of four goods"', "", "top of the file: the key 'edition' is missing"),
        (
            'edition = "Market',
            'title = "x"\nedition = "Market',
            "top of the file: unknown key 'title'; expected edition",
        ),
        ("[market]", "[[market]]", "[[market]]: expected a table, found ["),
        (
            "[market]\nfaces = 4",
            'market = "big"\n[bazaar]\nfaces = 4',
            "key 'market': expected a table, found 'big'",
        ),
    ],
)
def test_mistakes_name_table_and_key_and_what_is_right(old: str, new: str, mistake: str) -> None:
    assert old in TEXT
    found = mistakes(TEXT.replace(old, new, 1))
    assert any(line.startswith(mistake) for line in found), found


def test_all_mistakes_are_reported_at_once() -> None:
    found = mistakes(TEXT.replace("faces = 4", "faces = 0").replace("copies = 5", "copies = -5"))
    assert len(found) == 2
    with pytest.raises(EditionError, match=r"found 0 \(and 1 more\)$"):
        parse_edition(
            TEXT.replace("faces = 4", "faces = 0").replace("copies = 5", "copies = -5"), SCHEMA, "x"
        )


def test_number_of_entries_is_checked() -> None:
    more = TEXT + '\n[[good]]\nid = "olive"\ncopies = 1\nprice = 1\nvalue = 1\nfestival = "none"\n'
    assert mistakes(more) == ("[[good]]: expected 4 entries, found 5",)


def test_entries_without_an_id_are_named_by_their_number() -> None:
    assert "[[good]] 2: the key 'id' is missing" in mistakes(TEXT.replace('id = "wine"\n', ""))


def test_what_is_no_toml_is_refused_with_its_place() -> None:
    (line,) = mistakes(TEXT.replace("faces = 4", "faces ="))
    assert line.startswith("not a TOML file: ")
    assert "line 7" in line
    assert "nested too deeply" in mistakes("a = " + "[" * 100_000)[0]
    assert "not a TOML file" in mistakes("a = " + "9" * 100_000)[0]


def test_repeated_ids_are_found() -> None:
    text = TEXT.replace('id = "wine"', 'id = "olive"')
    with pytest.raises(EditionError, match=r"\[\[good\]\]: the id 'olive' occurs twice"):
        GAME.new(2, {"edition": text})


def test_provenance_is_kept() -> None:
    edition = GAME.default_edition()
    assert edition.name == "Market of four goods"
    assert edition.provenance() == {
        "edition": "made for the tests",
        "good vase": "prices as on the potter's list",
    }


def test_digest_depends_on_the_data_alone() -> None:
    edition = parse_edition(TEXT, SCHEMA, "one.toml")
    remarks = parse_edition("# a remark\n" + TEXT, SCHEMA, "two.toml")
    other = parse_edition(TEXT.replace("faces = 4", "faces = 5"), SCHEMA, "one.toml")
    assert edition.digest == remarks.digest == GAME.default_edition().digest
    assert edition.digest != other.digest


def test_own_editions_keep_their_text_and_change_the_game(tmp_path: Path) -> None:
    file = tmp_path / "six.toml"
    file.write_text(TEXT.replace("faces = 4", "faces = 6"), encoding="utf-8")
    state = GAME.new(2, {"edition": str(file), "hand": 1})
    assert state.setup.edition.text == file.read_text(encoding="utf-8")
    assert state.setup.edition.source == str(file)
    for text in ("deal owl", "deal owl"):
        state.apply(state.actions.parse(text))
    assert len(state.legal()) == 6
    assert GAME.default_edition().text is None


def test_edition_option_that_names_no_readable_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x81")
    for value, why in [
        (str(tmp_path / "none.toml"), "No such file"),
        (str(tmp_path), "Is a directory"),
        (str(tmp_path / "binary"), "it is not UTF-8 text"),
        ("a\0b", "null"),
        ("~nobody-of-this-name/x", "home"),
        ("x" * 5000, "too long"),
    ]:
        with pytest.raises(OptionError, match=r"'default' or a readable edition file \(TOML\)") as caught:
            edition_text(value)
        assert why in str(caught.value)


def test_text_with_several_lines_is_the_edition_itself() -> None:
    assert edition_text("a = 1\nb = 2\n") == ("a = 1\nb = 2\n", "edition")


@pytest.mark.parametrize(
    ("rule", "good", "bad", "mistake"),
    [
        (Int(1, 3), 2, 4, "x: expected a whole number from 1 to 3, found 4"),
        (Int(), 2, 2.0, "x: expected a whole number"),
        (Number(), 2.5, "2", "x: expected a number, found '2'"),
        (Number(), 2, True, "x: expected a number, found True"),
        (Bool(), True, 1, "x: expected true or false, found 1"),
        (Str(), "a", 1, "x: expected a text, found 1"),
        (Str(("a", "b")), "a", "c", "x: expected one of a, b, found 'c'"),
        (List(Int(), 1, 2), [1], [], "x: expected 1 to 2 entries, found 0"),
        (List(Int()), [1], {}, "x: expected a list, found {}"),
        (List(Int()), [1, 2], [1, "b"], "x 2: expected a whole number"),
        (Map(Int()), {"a": 1}, {"a": "b"}, "x key 'a': expected a whole number"),
        (Map(Int(), ("a",)), {"a": 1}, {"c": 1}, "x: unknown key 'c'; expected a"),
        (Map(Int()), {}, [], "x: expected a table, found []"),
        (Either((Int(), Str())), "a", [], "x: expected a text, found []"),
        (
            Table({"a": Int()}, {"b": Int()}),
            {"a": 1, "b": 2},
            {"a": 1, "c": 2},
            "x: unknown key 'c'; expected a, b",
        ),
        (Table({"a": Int()}, others=True), {"a": 1, "c": 2}, {}, "x: the key 'a' is missing"),
        (Table({}), {"source": "s", "note": "n"}, 3, "x: expected a table, found 3"),
    ],
)
def test_rules_for_values(rule: Rule, good: Any, bad: Any, mistake: str) -> None:
    found: list[str] = []
    rule.check(good, "x", found)
    assert found == []
    rule.check(bad, "x", found)
    assert len(found) == 1
    assert found[0].startswith(mistake)


def test_anything_is_allowed_where_play_does_not_depend_on_it() -> None:
    found: list[str] = []
    Anything().check(object(), "x", found)
    assert found == []
    with pytest.raises(TypeError, match="subclass"):
        Rule().check(1, "x", found)


def test_a_figure_that_cannot_differ_is_told_as_such() -> None:
    mistakes: list[str] = []
    Int(4, 4).check(3, "[setup] key 'rounds'", mistakes)
    assert mistakes == ["[setup] key 'rounds': expected the number 4, which is fixed, found 3"]
