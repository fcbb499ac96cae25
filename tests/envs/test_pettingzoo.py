"""PettingZoo's own tests, and what they do not ask."""

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test
from tests.bots.positions import GAMES, SHORT, find

from petteia.envs import pettingzoo
from petteia.kernel import IllegalAction, OptionError

KINDS = ["tensor", "dict", "text"]


@pytest.mark.filterwarnings(
    "ignore:Observation:UserWarning"
)  # PettingZoo wants bare arrays, masks need a dict
@pytest.mark.parametrize("game", GAMES)
def test_api(game: str) -> None:
    for seats in (find(game).seats[0], find(game).seats[-1]):
        api_test(pettingzoo.env(find(game), seats=seats), num_cycles=300)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", GAMES)
def test_seeds(game: str, kind: str) -> None:
    seed_test(lambda: pettingzoo.env(find(game), observation=kind), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_performance(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(pettingzoo.env(find(game)))
    turns = float(capsys.readouterr().out.split(" turns per second")[0].split()[-1])
    assert turns > 50


def play_out(env, seed: int) -> dict[str, float]:
    """A random game by the masks; returns what each agent earned in all."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    earned = dict.fromkeys(env.agents, 0.0)
    steps = 0
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        earned[agent] += reward
        if terminated or truncated:
            env.step(None)
            continue
        mask = observation["action_mask"]
        assert (mask == info["action_mask"]).all()
        assert np.flatnonzero(mask).tolist() == env.unwrapped.position.legal()
        steps += 1
        if steps % 7 == 1:
            assert observation in env.observation_space(agent)
        env.step(int(rng.choice(np.flatnonzero(mask))))
    return earned


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", GAMES)
def test_masks_observations_and_rewards(game: str, kind: str) -> None:
    env = pettingzoo.env(find(game), seats=find(game).seats[-1], observation=kind, options=SHORT.get(game))
    earned = play_out(env, 3)
    result = env.unwrapped.position.result()
    assert result is not None
    assert sum(earned.values()) == pytest.approx(0)
    for seat, agent in enumerate(env.possible_agents):
        assert (earned[agent] > 0) == (seat in result.winners)


def test_margins_as_rewards() -> None:
    env = pettingzoo.env(find("tiny"), seats=2, reward="margin")
    earned = play_out(env, 1)
    one, other = (score.total for score in env.unwrapped.position.scores())
    assert list(earned.values()) == [one - other, other - one]


def test_named_fields_are_the_tensor_in_parts() -> None:
    env = pettingzoo.raw_env(find("tiny"), observation="dict")
    env.reset(seed=1)
    parts = env.observe("seat_0")["observation"]
    assert list(parts) == [field.name for field in find("tiny").tensor_fields]
    assert np.concatenate(list(parts.values())).tolist() == pytest.approx(env.position.tensor(0))


def test_observations_show_nothing_hidden() -> None:
    """A resampled position looks the same in every form."""
    import random

    for kind in KINDS:
        env = pettingzoo.raw_env(find("tiny"), observation=kind)
        env.reset(seed=1)
        before = env.observe("seat_1")
        env.position = env.position.resample(1, random.Random(4))
        after = env.observe("seat_1")
        assert str(before) == str(after)


def test_illegal_actions() -> None:
    env = pettingzoo.raw_env(find("tiny"))
    env.reset(seed=1)
    wrong = next(iter(set(range(len(find("tiny").actions))) - set(env.position.legal())))
    before = env.position.digest()
    with pytest.raises(IllegalAction):
        env.step(wrong)
    assert env.position.digest() == before
    wrapped = pettingzoo.env(find("tiny"))
    wrapped.reset(seed=1)
    agent = wrapped.agent_selection
    wrapped.step(wrong)
    assert wrapped.terminations[agent]
    assert wrapped.rewards[agent] == -1


def test_settings_that_do_not_exist_are_refused() -> None:
    for settings in ({"observation": "smell"}, {"reward": "fame"}, {"seats": 99}, {"options": {"wind": 1}}):
        with pytest.raises(OptionError):
            pettingzoo.env(find("tiny"), **settings)


def test_decisions_with_one_answer_can_be_left_out() -> None:
    asked: dict[bool, list[int]] = {}
    for only in (False, True):
        env = pettingzoo.raw_env("delphi", options=SHORT["delphi"], only_choices=only)
        env.reset(seed=4)
        answers = asked[only] = []
        rng = np.random.default_rng(4)
        while not env.terminations[env.agent_selection]:
            legal = np.flatnonzero(env.infos[env.agent_selection]["action_mask"])
            answers.append(len(legal))
            env.step(int(legal[0] if len(legal) == 1 else rng.choice(legal)))
    assert 1 in asked[False]
    assert asked[True] == [count for count in asked[False] if count > 1]
