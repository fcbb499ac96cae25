"""Progress, the return to Zeus and the ranking (DEL-9.1, DEL-9.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from petteia.kernel import Score, native

from .components import COLOURS, TASK_KIND, TASKS
from .layout import (
    CARDS_HELD,
    ENTERED,
    FAVOUR,
    FULFILLED,
    GIVEN_BACK,
    TASK_STATUS,
    TASKS_LEFT,
    TURNED,
    row,
    task_kind,
)

if TYPE_CHECKING:
    from .state import DelphiState

PARTS = (*TASK_KIND, "spared", "zeus")


def scores(state: DelphiState) -> list[Score]:
    """Progress: fulfilled tasks by kind, a tile spared by the ship, the return to Zeus."""
    v, out = state.v, []
    for seat in range(state.seats):
        p = row(seat)
        parts = dict.fromkeys(PARTS, 0)
        for task in range(TASKS):
            if v[p + TASK_STATUS + task] == FULFILLED:
                parts[TASK_KIND[task_kind(task, v[TURNED])]] += 1
            elif v[p + TASK_STATUS + task] == GIVEN_BACK:
                parts["spared"] += 1
        parts["zeus"] = v[p + ENTERED]
        out.append(Score(sum(parts.values()), parts))
    return out


def ranking(state: DelphiState) -> Sequence[tuple[int, ...]]:
    """Who comes first (DEL-9.2): a single arrival at Zeus (DEL-R83; a ship that has not left yet has not
    arrived), among several the unplayed oracle cards, then favour (DEL-R84); the others by fewer open tasks,
    more oracle cards, more favour (DEL-R85).
    """
    v, out = state.v, []
    for seat in range(state.seats):
        p = row(seat)
        cards = sum(v[p + CARDS_HELD : p + CARDS_HELD + COLOURS])
        out.append((v[p + ENTERED], -v[p + TASKS_LEFT], cards, v[p + FAVOUR]))
    return out


@native
def somebody_home(state: DelphiState) -> bool:
    """Whether a ship has come back to Zeus."""
    for seat in range(state.seats):
        if state.p[row(seat) + ENTERED]:
            return True
    return False


@native
def enter_zeus(state: DelphiState, seat: int) -> None:
    """The ship is back at Zeus with all tasks done; the round is the last one (DEL-9.1)."""
    first = not somebody_home(state)
    state.p[row(seat) + ENTERED] = 1
    if state.log is not None:
        state.tell("reaches-zeus", seat=seat)
        if first:
            state.tell("last-round")
