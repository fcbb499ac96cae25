"""RLCard games, played at random as its own agents do: step, choose among the legal actions."""

from __future__ import annotations

import importlib.metadata
import random
from copy import deepcopy
from time import process_time

import rlcard

from petteia.arena.measuring import Pace

from ._copying import copy_rate


class RLCard:
    """Shuffling happens inside it: steps are decisions. It knows no copy; stepping back keeps deep copies."""

    def __init__(self, name: str, game: str) -> None:
        self.name = name
        self._game = game

    def version(self) -> str:
        return importlib.metadata.version("rlcard")

    def play(self, seconds: float, seed: int) -> Pace:
        pace = Pace()
        rng = random.Random(seed)
        env = rlcard.make(self._game, config={"seed": seed})
        start = process_time()
        while not pace.games or process_time() - start < seconds:
            state, _ = env.reset()
            while not env.is_over():
                legal = list(state["legal_actions"])
                pace.decisions += 1
                pace.choices += len(legal) > 1
                state, _ = env.step(legal[int(rng.random() * len(legal))])
            pace.games += 1
        pace.seconds = process_time() - start
        pace.steps = pace.decisions
        return pace

    def copies(self, seconds: float, seed: int) -> float:
        rng = random.Random(seed)
        env = rlcard.make(self._game, config={"seed": seed})
        state, _ = env.reset()
        positions = []
        while not env.is_over():
            positions.append(deepcopy(env.game))
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
        return copy_rate(positions, deepcopy, seconds, rng)
