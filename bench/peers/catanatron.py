"""catanatron: an engine for Settlers-like games in plain Python, with four players that choose at random."""

from __future__ import annotations

import importlib.metadata
import random
from time import process_time

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer

from petteia.arena.measuring import Pace

from ._copying import copy_rate

COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


class Catanatron:
    """Every action of a player is a decision. Dice are rolled inside it: steps are decisions."""

    name = "catanatron"

    def version(self) -> str:
        return importlib.metadata.version("catanatron")

    def play(self, seconds: float, seed: int) -> Pace:
        pace = Pace()
        start = process_time()
        while not pace.games or process_time() - start < seconds:
            game = _new(seed + pace.games)
            while _goes_on(game):
                actions = game.state.playable_actions
                pace.decisions += 1
                pace.choices += len(actions) > 1
                _step(game)
            pace.games += 1
        pace.seconds = process_time() - start
        pace.steps = pace.decisions
        return pace

    def copies(self, seconds: float, seed: int) -> float:
        game = _new(seed)
        positions = []
        while _goes_on(game):
            positions.append(game.copy())
            _step(game)
        return copy_rate(positions, lambda one: one.copy(), seconds, random.Random(seed))


def _new(seed: int) -> Game:
    return Game([RandomPlayer(color) for color in COLORS], seed=seed + 1)  # seed 0 means none to it


def _goes_on(game: Game) -> bool:
    return game.winning_color() is None and game.state.num_turns < TURNS_LIMIT


def _step(game: Game) -> None:
    """As ``play_tick`` does it, but without checking an action that comes from the legal list."""
    action = game.state.current_player().decide(game, game.state.playable_actions)
    game.execute(action, validate_action=False)


PEER = Catanatron()
