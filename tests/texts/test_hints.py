"""Hints for the first time speak of questions and events that exist, in every language."""

from __future__ import annotations

import pytest

import petteia
from petteia.texts import LANGUAGES, catalogue


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", petteia.GAMES)
def test_hints_are_about_something(name: str, language: str) -> None:
    game = petteia.game(name)
    asked = {step.name for step in game.steps if step.asks}
    prefix = f"{name}-hint-"
    hints = [id_.removeprefix(prefix) for id_ in catalogue(language, name).entries if id_.startswith(prefix)]
    assert hints
    for hint in hints:
        about = hint.removeprefix("event-")
        assert about in (game.events if about != hint else asked), hint
