"""A simple player with a purpose, for games that tests keep."""

from __future__ import annotations

import random

from tests.games import whole
from tests.games.olympos.table import GAME

from petteia.kernel import Match, State


def lively(state: State, rng: random.Random) -> int:
    """Builds and discovers when it can, plays cards gladly, and otherwise looks for a cheap move.

    Uses only ``rng.random``, so that it plays the same on every Python version.
    """
    legal = state.worthwhile()
    kinds: dict[str, list[int]] = {}
    for action in legal:
        kinds.setdefault(state.actions.family(action).word, []).append(action)
    for word in ("build", "discover", "play"):
        if word in kinds and rng.random() < 0.8:
            return _any(kinds[word], rng)
    if "pass" in kinds and rng.random() < 0.3:
        return kinds["pass"][0]
    moves = [action for word in ("settle", "move", "flee") for action in kinds.get(word, [])]
    if "detour" in kinds and rng.random() < 0.1:
        return _any(kinds["detour"], rng)
    if not moves:
        return _any(legal, rng)
    few = [_any(moves, rng) for _ in range(4)]
    return min(few, key=lambda action: (state.preview(action)["price"]["total"], action))


def _any(actions: list[int], rng: random.Random) -> int:
    return actions[int(rng.random() * len(actions))]


def play(seats: int, seed: int) -> Match:
    """A whole game of lively players."""
    return whole.play(GAME.new(seats), lively, "lively", seed)
