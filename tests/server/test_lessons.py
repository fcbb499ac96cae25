"""Lessons over HTTP: nothing is stored, the page says how far it is."""

from __future__ import annotations

from typing import Any

import pytest

import petteia
from petteia.lessons import lesson, lessons

from .running import Person


@pytest.mark.parametrize("game", petteia.GAMES)
def test_the_lessons_of_a_game_are_listed(ada: Person, game: str) -> None:
    listed = ada.get(f"/lessons/{game}")["lessons"]
    assert [one["id"] for one in listed] == [one.id for one in lessons(game)]
    assert listed[0]["steps"] == len(lessons(game)[0].steps)
    assert ada.call("GET", f"/lessons/{game}").headers["etag"]


@pytest.mark.parametrize("game", petteia.GAMES)
def test_a_lesson_is_taken_step_by_step(ada: Person, game: str) -> None:
    taken = lessons(game)[0]
    address = f"/lessons/{game}/{taken.id}"
    seen: dict[str, Any] = ada.post(address, {})
    for number, step in enumerate(taken.steps):
        assert (seen["step"], seen["text"], seen["at"]) == (number, step.text, list(step.at))
        assert seen["asks"] == bool(step.do) == bool(seen["legal"])
        doing: dict[str, Any] = {"action": step.do} if step.do else {"read_on": True}
        seen = ada.post(address, {"step": number, "answers": seen["answers"], **doing})
        assert seen["verdict"] == ("right" if step.do else None)
        assert not step.do or seen["moves"][0]["action"] == step.do
    assert (seen["text"], seen["asks"], seen["legal"]) == (None, False, [])
    assert seen["observation"] == taken.end().observe(0)


def test_wrong_tries_change_nothing_and_are_answered(ada: Person) -> None:
    where = {"step": 1, "answers": []}
    here = ada.post("/lessons/olympos/settlers", where)
    other = ada.post("/lessons/olympos/settlers", {**where, "action": "settle north>thessaly"})
    assert (other["verdict"], other["other"]) == ("other", "olympos-lesson-settlers-land-other")
    illegal = ada.post("/lessons/olympos/settlers", {**where, "action": "settle north>thrace"})
    assert (illegal["verdict"], illegal["reason"]["rules"]) == ("illegal", ["OLY-4.5"])
    stays = ada.post("/lessons/olympos/settlers", {**where, "read_on": True})
    assert [one["observation"] for one in (other, illegal, stays)] == [here["observation"]] * 3
    assert [one["step"] for one in (other, illegal, stays)] == [1, 1, 1]


def test_the_pupil_sees_no_more_than_a_player(ada: Person) -> None:
    after = lesson("olympos", "fights")
    seen = ada.post("/lessons/olympos/fights", {})
    assert seen["observation"] == after.start().observe(0)
    moved = ada.post("/lessons/olympos/fights", {"step": 1, "action": after.steps[1].do})
    assert {move["action"] for move in moved["moves"] if move["seat"] != 0} == {None}


@pytest.mark.parametrize(
    ("address", "body", "refusal"),
    [
        ("/lessons/chess/settlers", {}, "not-found"),
        ("/lessons/olympos/flying", {}, "not-found"),
        ("/lessons/olympos/settlers", {"step": 2}, "bad-request"),
        ("/lessons/olympos/settlers", {"step": 2, "answers": ["settle north>thrace"]}, "bad-request"),
        ("/lessons/olympos/settlers", {"step": -1}, "bad-request"),
        ("/lessons/olympos/settlers", {"steps": 1}, "bad-request"),
        ("/lessons/olympos/settlers", {"step": 1, "action": "fly"}, "action"),
    ],
)
def test_what_cannot_be_is_refused(ada: Person, address: str, body: dict[str, Any], refusal: str) -> None:
    assert ada.refused("POST", address, body)["id"] == refusal
