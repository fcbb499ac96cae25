"""Random games with all options reach everything there is."""

from __future__ import annotations

import random

import pytest
from tests.games.delphi.players import task_minded
from tests.games.delphi.table import GAME

from petteia.kernel import CHANCE, Coverage, Dealer


@pytest.mark.slow
def test_games_reach_every_card_tile_god_and_letter() -> None:
    coverage = Coverage(GAME)
    variants: list[dict[str, object]] = [
        {},
        {"ships": "draft", "tasks": 8},
        {"map": "random", "rules": "revised", "tasks": 10},
        {"map": "custom", "tasks": 9, "colour_1": "drawn", "colour_2": "drawn"},
        {"first_game": True, "max_rounds": 6},
        {"max_rounds": 3, "ships": "draft"},
    ]
    for seed in range(400):
        state = GAME.new(2 + seed % 3, variants[seed % len(variants)])
        dealer, rng = Dealer(seed), random.Random(seed)
        while state.decider is not None:
            if state.decider == CHANCE:
                action = dealer.pick(state)
            elif rng.random() < 0.5:
                action = task_minded(state, rng)
            else:
                words: dict[str, list[int]] = {}
                for one in state.legal():
                    words.setdefault(state.actions.family(one).word, []).append(one)
                kinds = list(words.values())
                kind = kinds[int(rng.random() * len(kinds))]
                action = kind[int(rng.random() * len(kind))]
            before = state.copy()
            coverage.saw(before, action, state.apply(action))
        coverage.ended(state)
        if not coverage.missing():
            break
    assert coverage.missing() == []
