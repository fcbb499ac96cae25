"""What random games with all options should reach at least once (see kernel/coverage.py)."""

from __future__ import annotations

from collections.abc import Iterator

from petteia.kernel import Game

from .names import (
    COLOURS,
    COMPANIONS,
    EQUIPMENT,
    FACES,
    FIRST_DOUBLE,
    GODS,
    ISLAND_TILES,
    LETTERS,
    SHIPS,
    TASKS,
)

ENDINGS = ("zeus", "round-limit", "zeus-alone", "limit-by-tasks")


def goals(game: Game) -> Iterator[str]:
    """Every step, family and event; every card, tile, god, letter, task and ending by name."""
    for step in game.steps:
        if step.asks:
            yield f"ask:{step.name}"
    for word in game.actions.families:
        yield f"do:{word}"
    for event in game.events:
        yield f"tell:{event}"
    named: dict[tuple[str, str], tuple[str, ...]] = {
        ("equipment-taken", "equipment"): EQUIPMENT,
        ("companion-joins", "companion"): COMPANIONS,
        ("god-acts", "god"): GODS,
        ("god-swapped", "god"): GODS,
        ("god-reacts", "god"): GODS,
        ("island-revealed", "island"): ISLAND_TILES,
        ("letter-reward", "letter"): LETTERS,
        ("task-fulfilled", "task"): (*TASKS[:FIRST_DOUBLE], *FACES),
        ("task-spared", "task"): (*TASKS[:FIRST_DOUBLE], *FACES),
        ("ship-dealt", "ship"): SHIPS,
        ("ship-chosen", "ship"): SHIPS,
        ("beats", "monster"): COLOURS,
        ("delivers", "colour"): COLOURS,
        ("raises", "colour"): COLOURS,
        ("wounded", "colour"): COLOURS,
        ("oracle-drawn", "colour"): COLOURS,
    }
    for (event, argument), values in named.items():
        for value in values:
            yield f"tell:{event}:{argument}={value}"
    for ending in ENDINGS:
        yield f"end:{ending}"
