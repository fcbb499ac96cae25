"""How well a player stands (a first estimate)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .scoring import score

if TYPE_CHECKING:
    from .state import OlymposState


def evaluate(state: OlymposState, seat: int) -> float:
    """Points ahead of the best opponent."""
    totals = [score(state, s).total for s in range(state.setup.seats)]
    mine = totals.pop(seat)
    return float(mine - max(totals))
