"""Gymnasium's own check, and what it does not ask."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from tests.bots.positions import GAMES, SHORT, find

import petteia
from petteia.envs.gymnasium import SeatEnv, name
from petteia.kernel import OptionError, Score
from petteia.many import ILLEGAL, rewards

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


@pytest.mark.parametrize("kind", ["win", "margin"])
def test_with_margins_an_illegal_action_is_worse_than_any_loss(kind: str) -> None:
    env = SeatEnv(find("tiny"), reward=kind)
    env.reset(seed=1)
    assert env.step(-7)[1] == {"win": -1, "margin": -301}[kind]


def test_margins_never_reach_what_an_illegal_action_costs(monkeypatch: pytest.MonkeyPatch) -> None:
    env = SeatEnv(find("tiny"), reward="margin")
    play_out(env, 5)
    points = [Score(0, {}), Score(0, {})]
    points[1 - env.seat] = Score(5000, {})
    monkeypatch.setattr(type(env.position), "scores", lambda state: points)
    loss = rewards(env.position, "margin")
    assert loss[env.seat] == -300 > ILLEGAL["margin"]
    assert loss[1 - env.seat] == 300


@pytest.mark.parametrize("game", GAMES)
def test_compact_actions_are_the_same_actions(game: str) -> None:
    played = {}
    for actions in ("all", "compact"):
        env = SeatEnv(find(game), seat=0, bots="random", actions=actions)
        ids = env._observer.action
        seen, info = env.reset(seed=8)
        assert seen in env.observation_space
        for _ in range(12):
            numbers = np.flatnonzero(info["action_mask"]).tolist()
            assert [ids(number) for number in numbers] == env.position.legal()
            seen, _, over, _, info = env.step(numbers[-1])
            assert seen in env.observation_space
            if over:
                break
        played[actions] = env.position.digest(), env.action_space.n
    assert played["all"][0] == played["compact"][0]
    assert played["all"][1] > played["compact"][1]


@pytest.mark.parametrize("game", GAMES)
def test_the_state_for_critics_is_what_all_seats_see(game: str) -> None:
    env = SeatEnv(find(game), seats=find(game).seats[-1])
    env.reset(seed=2)
    state = env.state()
    assert state in env.state_space
    views = [env.position.tensor(seat) for seat in range(env.position.seats)]
    assert state.tolist() == np.concatenate(views).astype(np.float32).tolist()


@pytest.mark.parametrize(
    "settings",
    [
        {"seat": 7},
        {"bots": ["random", "random"]},
        {"bots": "genius"},
        {"observation": "smell"},
        {"reward": "fame"},
        {"actions": "few"},
        {"bots": 3},
        {"bots": [object()]},
        {"bots": "checkpoint:nowhere.npz"},
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
