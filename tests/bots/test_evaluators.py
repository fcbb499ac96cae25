"""Evaluators agree with the scores and use nothing that a seat may not know."""

import random
from importlib import import_module

import pytest
from tests.bots.positions import SHORT, decisions, find

import petteia
from petteia.bots import make
from petteia.kernel import CHANCE, Dealer, View, playout


@pytest.mark.parametrize("game", petteia.GAMES)
def test_points_are_the_scores(game: str) -> None:
    module = import_module(f"petteia.games.{game}.evaluate")
    for seats in find(game).seats:
        for state in decisions(game, seats, seed=seats, count=6):
            assert module.points(state) == [score.total for score in state.scores()]


@pytest.mark.parametrize("game", petteia.GAMES)
def test_a_finished_game_is_worth_its_points(game: str) -> None:
    bots = [make("random", seat) for seat in range(3)]
    state = playout(find(game).new(3, SHORT.get(game)), Dealer(8), bots)
    expected = find(game).prospects(state)
    totals = [score.total for score in state.scores()]
    if game != "delphi":  # there a game also ends at its limit of rounds, with tasks undone
        assert expected == totals
    for seat in range(3):
        others = expected[:seat] + expected[seat + 1 :]
        assert find(game).evaluate(state, seat) == pytest.approx(expected[seat] - max(others))


@pytest.mark.parametrize("game", petteia.GAMES)
def test_a_seat_judges_itself_by_what_it_knows(game: str) -> None:
    for number, state in enumerate(decisions(game, find(game).seats[-1], seed=9, count=5)):
        seat = state.decider
        assert seat is not None
        mine = find(game).prospects(state)[seat]
        for again in range(3):
            twin = state.resample(seat, random.Random(f"{number} {again}"))
            assert find(game).prospects(twin)[seat] == pytest.approx(mine)


@pytest.mark.parametrize("game", petteia.GAMES)
def test_every_feature_has_a_weight_and_a_meaning(game: str) -> None:
    module = import_module(f"petteia.games.{game}.evaluate")
    names = [name for name, _, _ in module.FEATURES]
    assert len(set(names)) == len(names)
    assert all(meaning for _, _, meaning in module.FEATURES)
    state = next(iter(decisions(game, 2, seed=1, count=1)))
    assert len(module.features(state, 0)) == len(names)


@pytest.mark.parametrize("seed", range(3))
def test_a_bot_with_nothing_left_to_do_goes_home_to_zeus(seed: int) -> None:
    bots = [make("greedy:worlds=1", f"{seed} {seat}") for seat in range(2)]
    state = playout(find("delphi").new(2, {"tasks": 8}), Dealer(seed), bots)
    result = state.result()
    assert result is not None
    scores = state.scores()
    assert all(scores[seat].parts["zeus"] == 1 for seat in result.winners)


def test_no_fulfilled_task_makes_a_position_look_worse() -> None:
    """A bot that looks one decision ahead would never do the deed."""
    game = find("delphi")
    kinds = set()
    for seed in range(4):
        state = game.new(2)
        dealer = Dealer(seed)
        bots = [make("greedy:worlds=1", f"{seed} {seat}") for seat in range(2)]
        while (decider := state.decider) is not None:
            if decider == CHANCE:
                state.advance(dealer.pick(state))
                continue
            before, points = game.prospects(state)[decider], state.scores()[decider]
            state.advance(bots[decider].choose(View(state, decider)))
            after = state.scores()[decider]
            if after.total > points.total:
                kinds.add(next(kind for kind in after.parts if after.parts[kind] > points.parts[kind]))
                assert game.prospects(state)[decider] > before
    assert kinds >= {"shrine", "statue", "offering", "monster", "zeus"}
