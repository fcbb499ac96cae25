"""Hints for the first time: every question has one, and all speak of what exists, in every language.

That every icon and kind of card has one is compared by the client's own tests (`sights.test.ts`).
"""

from __future__ import annotations

import pytest

import petteia
from petteia.kernel import Step
from petteia.texts import LANGUAGES, catalogue


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", petteia.GAMES)
def test_hints_are_about_something_and_every_question_has_one(name: str, language: str) -> None:
    game = petteia.game(name)
    asked = {
        step.name
        for step in game.steps
        if step.asks and type(step).chance is Step.chance and type(step).weigh is Step.weigh
    }
    prefix = f"{name}-hint-"
    hints = {id_.removeprefix(prefix) for id_ in catalogue(language, name).entries if id_.startswith(prefix)}
    of_board = {hint for hint in hints if hint.startswith(("icon-", "card-"))}
    of_events = {hint for hint in hints if hint.startswith("event-")}
    assert len(of_board) > 5
    assert {hint.removeprefix("event-") for hint in of_events} <= set(game.events)
    assert hints - of_board - of_events == asked
