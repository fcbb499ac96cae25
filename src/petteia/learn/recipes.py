"""Recipes: how the weights that come with Petteia were made."""

from __future__ import annotations

import dataclasses

from petteia.kernel import OptionError

from .nets import Lesson
from .selfplay import Habits
from .training import Recipe

RECIPES: dict[str, Recipe] = {
    "olympos": Recipe(
        "olympos",
        first=100_000,
        games=100_000,
        generations=30,
        gate=100,
        play_seconds=45,
        gate_seconds=20,
        habits=Habits(length=110, plan=0.6, seats={2: 2.5, 5: 2.0}),
        lesson=Lesson(epochs=4, batch=2048, most=3000, decay=1.0, seconds=20),
    ),
    "elysium": Recipe(
        "elysium",
        first=100_000,
        games=100_000,
        generations=30,
        gate=100,
        play_seconds=45,
        gate_seconds=20,
        habits=Habits(examples=30, length=220, plan=0.6, seats={2: 2.0, 4: 1.5}),
        lesson=Lesson(epochs=3, batch=2048, most=3000, decay=1.0, seconds=20),
    ),
    # Here a net that may overrule the evaluator plays poorly: it has never seen most of what a ship could do.
    "delphi": Recipe(
        "delphi",
        first=100_000,
        games=100_000,
        generations=30,
        gate=40,
        sizes=(128, 64),
        play_seconds=75,
        gate_seconds=25,
        blind=("water", "site-places"),
        habits=Habits(
            examples=30, length=400, plan=0.15, heat=0.03, stray=0.06, most=6, seats={2: 1.5, 4: 1.3}
        ),
        lesson=Lesson(epochs=4, batch=2048, most=3000, decay=2.0, frozen=("skip",), seconds=20),
    ),
}


def small(game: str) -> Recipe:
    """For two cores and some minutes."""
    return dataclasses.replace(
        RECIPES[game],
        generations=4,
        first=600,
        games=400,
        gate=60,
        sizes=(96, 32),
        lesson=dataclasses.replace(RECIPES[game].lesson, batch=256, epochs=4),
        play_seconds=1e9,
        gate_seconds=1e9,
    )


def recipe_for(game: str, name: str = "shipped") -> Recipe:
    """A recipe of a game by its name; OptionError if there is none."""
    if game not in RECIPES:
        raise OptionError("game", game, f"a game with a recipe: {', '.join(RECIPES)}")
    if name == "shipped":
        return RECIPES[game]
    if name == "small":
        return small(game)
    raise OptionError("recipe", name, "small or shipped")
