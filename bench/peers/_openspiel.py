"""OpenSpiel games through its Python API, played at random as its own documentation shows."""

from __future__ import annotations

import importlib.metadata
import random
from time import process_time
from typing import Any

import pyspiel

from petteia.arena.measuring import Pace

from ._copying import copy_rate


class OpenSpiel:
    """Chance nodes are steps, decisions of players are decisions."""

    def __init__(self, name: str, game: str) -> None:
        self.name = name
        self._game = pyspiel.load_game(game)

    def version(self) -> str:
        return importlib.metadata.version("open_spiel")

    def play(self, seconds: float, seed: int) -> Pace:
        pace = Pace()
        rng = random.Random(seed)
        start = process_time()
        while not pace.games or process_time() - start < seconds:
            state = self._game.new_initial_state()
            while not state.is_terminal():
                pace.steps += 1
                if state.is_chance_node():
                    state.apply_action(_outcome(state, rng))
                else:
                    legal = state.legal_actions()
                    pace.decisions += 1
                    pace.choices += len(legal) > 1
                    state.apply_action(legal[int(rng.random() * len(legal))])
            pace.games += 1
        pace.seconds = process_time() - start
        return pace

    def copies(self, seconds: float, seed: int) -> float:
        rng = random.Random(seed)
        state = self._game.new_initial_state()
        positions = []
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(_outcome(state, rng))
            else:
                positions.append(state.clone())
                state.apply_action(rng.choice(state.legal_actions()))
        return copy_rate(positions, lambda one: one.clone(), seconds, rng)


def _outcome(state: Any, rng: random.Random) -> int:
    left = rng.random()
    outcomes: list[tuple[int, float]] = state.chance_outcomes()
    for action, chance in outcomes:
        left -= chance
        if left < 0:
            return action
    return outcomes[-1][0]
