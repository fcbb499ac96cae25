"""Recipes: how the weights that come with Petteia were made."""

from __future__ import annotations

import dataclasses

from .nets import Lesson
from .selfplay import Habits
from .training import Recipe

RECIPES: dict[str, Recipe] = {
    "olympos": Recipe(
        "olympos",
        first=100_000,
        games=100_000,
        generations=30,
        gate=200,
        play_seconds=36,
        gate_seconds=15,
        habits=Habits(length=110, plan=0.6, seats={2: 1.5, 5: 2.0}),
        lesson=Lesson(epochs=8, batch=2048, most=3000, seconds=20),
    ),
    "elysium": Recipe(
        "elysium",
        first=100_000,
        games=100_000,
        generations=30,
        gate=200,
        play_seconds=36,
        gate_seconds=15,
        habits=Habits(examples=30, length=220, plan=0.6, seats={2: 1.3, 4: 1.5}),
        lesson=Lesson(epochs=8, batch=2048, most=3000, seconds=20),
    ),
    "delphi": Recipe(
        "delphi",
        first=100_000,
        games=100_000,
        generations=30,
        gate=80,
        play_seconds=50,
        gate_seconds=20,
        blind=("water", "site-places"),
        habits=Habits(length=400, plan=0.5, most=24, seats={2: 1.5, 4: 1.3}),
        lesson=Lesson(epochs=8, batch=2048, most=3000, seconds=20),
    ),
}


def recipe_for(game: str, scale: float = 1.0) -> Recipe:
    """The recipe of a game, its times and numbers of games made smaller."""
    recipe = RECIPES[game]
    if scale == 1.0:
        return recipe
    return dataclasses.replace(
        recipe,
        first=max(8, int(recipe.first * scale)),
        games=max(8, int(recipe.games * scale)),
        gate=max(4, int(recipe.gate * scale)),
        play_seconds=recipe.play_seconds * scale,
        gate_seconds=recipe.gate_seconds * scale,
        lesson=dataclasses.replace(recipe.lesson, batch=max(64, int(recipe.lesson.batch * scale))),
    )
