"""Counts of action sequences: a count that changes means that a rule of legality changed."""

from __future__ import annotations

from petteia.kernel import CHANCE, State


def perft(state: State, depths: int, *, draws: bool = True) -> list[int]:
    """How many sequences of 1, 2, ... actions there are.

    With ``draws`` every outcome of chance counts like a decision; without, chance always gives its first.
    """
    return [_count(state.copy(), depth, draws) for depth in range(1, depths + 1)]


def _count(state: State, depth: int, draws: bool) -> int:
    while not draws and state.decider == CHANCE:
        state.advance(state.legal()[0])
    legal = state.legal()
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        child = state.copy()
        child.advance(action)
        total += _count(child, depth - 1, draws)
    return total
