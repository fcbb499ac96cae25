"""Positions of every game for the tests of bots and environments."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tests.tiny import GAME as TINY

import petteia
from petteia.kernel import CHANCE, Dealer, Game, State

GAMES = ("tiny", *petteia.GAMES)

# Options for tests that play whole games: by chance a game of Delphi would not end for long.
SHORT: dict[str, dict[str, int]] = {"delphi": {"tasks": 8, "max_rounds": 8}}


def find(name: str) -> Game:
    """A game by its id, the tiny one included."""
    return TINY if name == "tiny" else petteia.game(name)


def decisions(name: str, seats: int, seed: int, count: int) -> Iterator[State]:
    """``count`` positions with a real choice for some seat, spread over the first part of a random game."""
    rng = random.Random(seed)
    dealer = Dealer(seed)
    state = find(name).new(seats)
    found = 0
    while found < count and (decider := state.decider) is not None:
        if decider == CHANCE:
            state.advance(dealer.pick(state))
            continue
        legal = state.legal()
        if len(legal) > 1 and rng.random() < 0.15:
            found += 1
            yield state.copy()
        state.advance(legal[int(rng.random() * len(legal))])
