"""Shapes: what fits a declaration, and how what does not is reported."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, Required, TypedDict

import pytest
from tests.tiny import GAME, TinyGame

from petteia.kernel.shapes import ask_of, mistakes, observation_of, record


class Hand(TypedDict):
    """Cards."""

    count: int
    cards: NotRequired[list[str]]


class Player(TypedDict):
    hand: Hand
    god: Literal["zeus", "ares"] | None


class Loose(TypedDict, total=False):
    cost: int
    gain: Required[float]


class Looser(Loose):
    note: str


PLAYER: dict[str, Any] = {"hand": {"count": 2, "cards": ["a", "b"]}, "god": None}


@pytest.mark.parametrize(
    ("value", "shape"),
    [
        ("a", str),
        (1, int),
        (1, float),
        (0.5, float),
        (True, bool),
        (None, None),
        (None, type(None)),
        ([], list[int]),
        ([1, 2], list[int]),
        ({"a": [None]}, dict[str, list[None]]),
        ({"zeus": 1}, dict[Literal["zeus", "ares"], int]),
        (object(), Any),
        ("zeus", Literal["zeus", "ares"]),
        (2, str | int | None),
        ([1, "a"], list[int | str]),
        (PLAYER, Player),
        ({"hand": {"count": 2}, "god": "ares"}, Player),
        ([PLAYER, PLAYER], list[Player]),
        ({"gain": 1}, Loose),
        ({"gain": 1, "cost": 2, "note": ""}, Looser),
        (PLAYER, (Loose, Player, None)),
    ],
)
def test_what_fits(value: Any, shape: Any) -> None:
    assert mistakes(value, shape) == []


@pytest.mark.parametrize(
    ("value", "shape", "mistake"),
    [
        (1, str, "the whole: expected a text, found 1"),
        (True, int, "the whole: expected a whole number, found True"),
        (1.0, int, "the whole: expected a whole number, found 1.0"),
        (False, float, "the whole: expected a number, found False"),
        (1, bool, "the whole: expected true or false, found 1"),
        (0, None, "the whole: expected nothing, found 0"),
        ((1,), list[int], "the whole: expected a list, found (1,)"),
        ([1, "a"], list[int], "[1]: expected a whole number, found 'a'"),
        ({1: 1}, dict[str, int], " key: expected a text, found 1"),
        ({"a": ""}, dict[str, int], "a: expected a whole number, found ''"),
        ([], dict[str, int], "the whole: expected an object, found []"),
        ("hera", Literal["zeus", "ares"], "the whole: expected 'zeus' or 'ares', found 'hera'"),
        (True, Literal[1], "the whole: expected 1, found True"),
        ("a", int | None, "the whole: expected a whole number or nothing, found 'a'"),
        ([None], list[int] | None, "[0]: expected a whole number, found None"),
        ([], Player, "the whole: expected an object (Player), found []"),
        ({**PLAYER, "gold": 1}, Player, "gold: not declared in Player"),
        ({"god": None}, Player, "hand: missing"),
        ({"cost": 1}, Loose, "gain: missing"),
        ({"gain": 1, "cost": 1}, Looser, "note: missing"),
        ([PLAYER, {**PLAYER, "hand": {"count": 0.5}}], list[Player],
         "[1].hand.count: expected a whole number, found 0.5"),
        ({"players": [{"hand": {}}]}, dict[str, list[dict[str, Hand]]], "players[0].hand.count: missing"),
        ({"hand": {"count": 2}}, (Player, Loose), "god: missing"),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_named_with_its_place(value: Any, shape: Any, mistake: str) -> None:
    assert mistakes(value, shape) == [mistake]


def test_all_mistakes_are_reported_and_long_values_are_cut() -> None:
    found = mistakes({"hand": "x" * 200, "gold": 1}, Player)
    assert [line.partition(":")[0] for line in found] == ["hand", "god", "gold"]
    assert found[0].endswith("xxx...")
    assert len(found[0]) < 130


def test_what_is_no_shape_is_refused() -> None:
    with pytest.raises(TypeError, match="is no shape of a JSON value"):
        mistakes(1, set[int])
    with pytest.raises(TypeError, match="is no TypedDict"):
        record(int)


def test_record_tells_keys_and_its_own_words() -> None:
    hand = record(Hand)
    assert (hand.name, hand.doc) == ("Hand", "Cards.")
    assert {key: field.required for key, field in hand.fields.items()} == {"count": True, "cards": False}
    assert record(Player).doc == ""


def test_kernels_part_of_an_observation_is_checked_with_the_games_own() -> None:
    state = GAME.new(2)
    seen = state.observe(0)
    assert mistakes(seen, observation_of(GAME)) == []
    assert mistakes({**seen, "game": "chess"}, observation_of(GAME)) == [
        "game: expected 'tiny', found 'chess'"
    ]
    assert mistakes({**seen, "ask": None, "over": 1}, observation_of(GAME)) == [
        "over: expected true or false, found 1"
    ]
    # "round" is the engine's own step: nobody is ever asked it.
    wrong = {**seen["ask"], "step": "round", "card": 1}
    found = mistakes({**seen, "ask": wrong}, observation_of(GAME))
    assert [line.partition(":")[0] for line in found] == ["ask.step", "ask.card"]


def test_game_may_not_declare_what_the_kernel_tells() -> None:
    class Twice(TypedDict, total=False):
        seat: int

    class Wrong(TinyGame):
        ask: type = Twice

    with pytest.raises(TypeError, match="Twice declares seat, which the kernel tells already"):
        ask_of(Wrong())
