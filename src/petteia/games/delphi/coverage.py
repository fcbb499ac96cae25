"""What random games with all options should reach at least once, and how finished games ended."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from .components import (
    COLOUR,
    COMPANION,
    EQUIPMENT,
    FACE,
    FIRST_DOUBLE,
    GOD,
    ISLAND_TILE,
    LETTER,
    SHIP,
    TASK,
)
from .events import EVENTS
from .layout import ENTERED, row
from .space import ACTIONS

if TYPE_CHECKING:
    from .state import DelphiState

ENDINGS = (
    "zeus",
    "zeus-alone",
    "zeus-by-cards",
    "zeus-by-favour",
    "zeus-shared",
    "round-limit",
    "limit-by-tasks",
    "limit-by-cards",
    "limit-by-favour",
    "limit-shared",
)
"""All that `endings` can say."""
_USUAL_ENDINGS = (
    "zeus",
    "round-limit",
    "zeus-alone",
    "limit-by-tasks",
)  # random play hardly meets the others


def goals() -> Iterator[str]:
    """Every step, family and event; every card, tile, god, letter and task by name; the usual endings."""
    from .game import STEPS

    for step in STEPS:
        if step.asks:
            yield f"ask:{step.name}"
    for word in ACTIONS.families:
        yield f"do:{word}"
    for event in EVENTS:
        yield f"tell:{event}"
    named: dict[tuple[str, str], tuple[str, ...]] = {
        ("equipment-taken", "equipment"): EQUIPMENT,
        ("companion-joins", "companion"): COMPANION,
        ("god-acts", "god"): GOD,
        ("god-swapped", "god"): GOD,
        ("god-reacts", "god"): GOD,
        ("island-revealed", "island"): ISLAND_TILE,
        ("letter-reward", "letter"): LETTER,
        ("task-fulfilled", "task"): (*TASK[:FIRST_DOUBLE], *FACE),
        ("task-spared", "task"): (*TASK[:FIRST_DOUBLE], *FACE),
        ("ship-dealt", "ship"): SHIP,
        ("ship-chosen", "ship"): SHIP,
        ("beats", "monster"): COLOUR,
        ("delivers", "colour"): COLOUR,
        ("raises", "colour"): COLOUR,
        ("wounded", "colour"): COLOUR,
        ("oracle-drawn", "colour"): COLOUR,
    }
    for (event, argument), values in named.items():
        for value in values:
            yield f"tell:{event}:{argument}={value}"
    for ending in _USUAL_ENDINGS:
        yield f"end:{ending}"


def endings(state: DelphiState) -> list[str]:
    """How a finished game ended, of `ENDINGS`: by Zeus or by the limit, and what decided among several.

    ``zeus-alone``: a single ship came back; ``-by-tasks``, ``-by-cards``, ``-by-favour``: what told the first
    two apart (DEL-R84, DEL-R85); ``-shared``: nothing did.
    """
    v = state.v
    keys = sorted(state.ranking(), reverse=True)
    entered = sum(v[row(seat) + ENTERED] for seat in range(state.seats))
    out = ["zeus" if entered else "round-limit"]
    if entered == 1:
        out.append("zeus-alone")
    elif keys[0] == keys[1]:
        out.append("zeus-shared" if entered else "limit-shared")
    else:
        names = ("place", "tasks", "cards", "favour")
        differs = next(n for n in range(4) if keys[0][n] != keys[1][n])
        out.append(f"{'zeus' if entered else 'limit'}-by-{names[differs]}")
    return out
