"""Gymnasium's own check, and what it does not ask."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from tests.bots.positions import GAMES, SHORT, find

import petteia
from petteia.envs.gymnasium import SeatEnv, name
from petteia.kernel import OptionError

KINDS = ["tensor", "dict", "text"]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", GAMES)
def test_check_env(game: str, kind: str) -> None:
    check_env(SeatEnv(find(game), observation=kind), skip_render_check=True)


@pytest.mark.parametrize("game", petteia.GAMES)
def test_registered_environments(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make(name(game), bots="greedy:worlds=1")
    check_env(env.unwrapped)
    assert "viewer" in capsys.readouterr().out  # rendered for people


def play_out(env: SeatEnv, seed: int) -> tuple[float, dict]:
    rng = np.random.default_rng(seed)
    observation, info = env.reset(seed=seed)
    while True:
        mask = observation["action_mask"]
        assert (mask == info["action_mask"]).all()
        assert (mask == env.action_masks()).all()
        action = int(rng.choice(np.flatnonzero(mask)))
        observation, reward, over, cut, info = env.step(action)
        assert observation in env.observation_space
        assert not cut
        if over:
            return reward, info
        assert reward == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_game_against_bots(game: str) -> None:
    seats = find(game).seats[-1]
    env = SeatEnv(find(game), seats=seats, bots="random", options=SHORT.get(game))
    reward, info = play_out(env, 5)
    assert len(info["ranks"]) == seats
    assert (reward > 0) == (info["ranks"][env.seat] == 1)
    again, other = play_out(env, 5)
    assert (again, other["ranks"], other["scores"]) == (reward, info["ranks"], info["scores"])


def test_the_seat_is_drawn_by_the_seed_unless_it_is_given() -> None:
    env = SeatEnv(find("tiny"), seats=4)
    seats = [env.reset(seed=seed)[1]["seat"] for seed in range(12)]
    assert len(set(seats)) == 4
    assert seats == [env.reset(seed=seed)[1]["seat"] for seed in range(12)]
    env = SeatEnv(find("tiny"), seats=4, seat=2)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(12)} == {2}


def test_an_illegal_action_ends_the_game_and_says_why() -> None:
    env = SeatEnv(find("tiny"))
    env.reset(seed=1)
    wrong = int(np.flatnonzero(~env.action_masks())[0])
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over) == (-1, True)
    assert isinstance(info["illegal"], str)


@pytest.mark.parametrize(
    "settings",
    [
        {"seat": 7},
        {"bots": ["random", "random"]},
        {"bots": "genius"},
        {"observation": "smell"},
        {"reward": "fame"},
        {"render_mode": "holes"},
    ],
)
def test_settings_that_do_not_exist_are_refused(settings: dict) -> None:
    with pytest.raises(OptionError):
        SeatEnv(find("tiny"), **settings)


def test_decisions_with_one_answer_can_be_left_out() -> None:
    asked: dict[bool, list[int]] = {}
    for only in (False, True):
        env = SeatEnv("delphi", seat=0, options=SHORT["delphi"], only_choices=only)
        _, info = env.reset(seed=4)
        answers = asked[only] = []
        rng = np.random.default_rng(4)
        over = False
        while not over:
            legal = np.flatnonzero(info["action_mask"])
            answers.append(len(legal))
            # A draw for real choices only: both environments play the same game.
            action = legal[0] if len(legal) == 1 else rng.choice(legal)
            _, _, over, _, info = env.step(int(action))
    assert 1 in asked[False]
    assert asked[True] == [count for count in asked[False] if count > 1]
