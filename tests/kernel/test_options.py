"""Options: what is allowed, what is refused, and what would be right."""

from __future__ import annotations

from typing import Any

import pytest
from tests.tiny import GAME

from petteia.kernel import Option, OptionError, Options

OPTIONS = Options(
    Option("map", "choice", "small", choices=("small", "large")),
    Option("tasks", "number", 12, low=8, high=12),
    Option("fast", "flag", False),
    Option("gods", "list", [], choices=("zeus", "hera", "ares"), low=2, high=3),
    Option("edition", "text", "default", expects="'default' or a file"),
)


def test_defaults_are_filled_in() -> None:
    expected = {"map": "small", "tasks": 12, "fast": False, "gods": [], "edition": "default"}
    assert OPTIONS.complete({}) == expected
    assert OPTIONS.complete({"tasks": 9, "gods": ("ares", "zeus")}) == {
        **expected,
        "tasks": 9,
        "gods": ["ares", "zeus"],
    }


@pytest.mark.parametrize("options", [[], "map", 3, ["map"], b"map"], ids=repr)
def test_options_are_a_table(options: Any) -> None:
    with pytest.raises(OptionError, match="expected a table of names and values"):
        GAME.new(2, options)


def test_default_lists_are_not_shared() -> None:
    OPTIONS.complete({})["gods"].append("zeus")
    assert OPTIONS.complete({})["gods"] == []


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("map", "huge", "one of small, large"),
        ("map", 1, "one of small, large"),
        ("map", ["small"], "one of small, large"),
        ("tasks", 7, "a whole number from 8 to 12"),
        ("tasks", "9", "a whole number from 8 to 12"),
        ("tasks", True, "a whole number from 8 to 12"),
        ("fast", 1, "true or false"),
        ("fast", "true", "true or false"),
        ("gods", ["zeus"], "2 to 3 different ones of zeus, hera, ares"),
        ("gods", ["zeus", "zeus"], "2 to 3 different ones"),
        ("gods", ["zeus", "odin"], "2 to 3 different ones"),
        ("gods", [[], {}], "2 to 3 different ones"),
        ("gods", "zeus", "2 to 3 different ones"),
        ("edition", None, "'default' or a file"),
        ("colour", "red", "one of the options map, tasks, fast, gods, edition"),
    ],
)
def test_bad_values_are_refused_with_what_is_right(name: str, value: Any, expected: str) -> None:
    with pytest.raises(OptionError) as caught:
        OPTIONS.complete({name: value})
    error = caught.value
    assert (error.option, error.value) == (name, value)
    assert error.expected.startswith(expected)
    assert name in str(error)
    assert expected in str(error)


def test_long_values_are_cut_in_the_message() -> None:
    with pytest.raises(OptionError) as caught:
        OPTIONS.complete({"map": "x" * 500})
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("map", "large", "large"),
        ("tasks", "10", 10),
        ("fast", "Yes", True),
        ("fast", "off", False),
        ("gods", "hera, ares", ["hera", "ares"]),
        ("gods", "", []),
        ("edition", "my.toml", "my.toml"),
    ],
)
def test_values_typed_by_a_person(name: str, text: str, value: Any) -> None:
    assert OPTIONS[name].parse(text) == value


@pytest.mark.parametrize(
    ("name", "text"), [("tasks", "ten"), ("tasks", "99"), ("fast", "maybe"), ("gods", "odin")]
)
def test_bad_values_typed_by_a_person(name: str, text: str) -> None:
    with pytest.raises(OptionError):
        OPTIONS[name].parse(text)


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(OptionError, match="none: this game has no options"):
        Options().complete({"x": 1})


@pytest.mark.parametrize("seats", [1, 5, True, "2", None, 2.0])
def test_number_of_seats_is_checked(seats: Any) -> None:
    with pytest.raises(OptionError, match="expected 2 to 4 players"):
        GAME.new(seats)


def test_json_form_has_all_that_a_form_needs() -> None:
    assert OPTIONS["tasks"].as_json() == {
        "name": "tasks",
        "kind": "number",
        "default": 12,
        "choices": [],
        "low": 8,
        "high": 12,
    }
    assert list(OPTIONS) == ["map", "tasks", "fast", "gods", "edition"]
    assert len(OPTIONS) == 5
