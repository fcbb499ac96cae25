"""OpenSpiel's information-set search, with its default arguments, against a player that moves at random.

    python examples/ismcts.py elysium --games 2 --simulations 30

The search looks into positions that its seat cannot tell from the true one, and never into the true one.
"""

from __future__ import annotations

import argparse
import random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import petteia
import petteia.envs.openspiel
from petteia.many import rewards


class Rollouts(mcts.Evaluator):  # type: ignore[misc]
    """Judges a position by playing it to the end at random, natively: much faster than step by step."""

    def __init__(self, seed: int) -> None:
        """The same seed gives the same judgements."""
        self._rng = random.Random(seed)

    def evaluate(self, state: Any) -> Any:
        """What each seat has earned at the end."""
        return np.array(rewards(petteia.rollout(state.state.copy(), self._rng.getrandbits(62))))

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """No action is better than another before it was tried."""
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def play(name: str, simulations: int, seed: int, seat: int = 0) -> float:
    """One game, the search in one seat; returns what it has earned."""
    game = pyspiel.load_game(name)
    bot = ismcts.ISMCTSBot(game, Rollouts(seed), 1.4, simulations)
    rng = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            action = rng.choices(outcomes, chances)[0]
        elif state.current_player() == seat:
            action = bot.step(state)
        else:
            action = rng.choice(state.legal_actions())
        state.apply_action(action)
    return float(state.returns()[seat])


def main() -> None:
    """Play some games and say what the search has earned in each."""
    parser = argparse.ArgumentParser(description="OpenSpiel's ISMCTS on Petteia's games.")
    parser.add_argument("game", choices=list(petteia.GAMES))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=30)
    given = parser.parse_args()
    for number in range(given.games):
        name = f"petteia_{given.game}(players={given.players},only_choices=True)"
        print(f"game {number}: {play(name, given.simulations, number, number % given.players):+.2f}")


if __name__ == "__main__":
    main()
