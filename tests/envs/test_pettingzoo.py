"""PettingZoo's own tests, and what they do not ask."""

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test
from tests.bots.positions import GAMES, SHORT, find

from petteia.compact import player_actions
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


@pytest.mark.parametrize("kind", ["win", "margin"])
def test_with_margins_an_illegal_action_is_worse_than_any_loss(kind: str) -> None:
    env = pettingzoo.env(find("tiny"), reward=kind)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]))
    assert env.terminations[agent]
    assert env.rewards[agent] == {"win": -1, "margin": -301}[kind]


@pytest.mark.filterwarnings("ignore:Observation:UserWarning")
@pytest.mark.parametrize("game", GAMES)
def test_compact_actions(game: str) -> None:
    env = pettingzoo.env(find(game), actions="compact")
    api_test(env, num_cycles=60)
    env.reset(seed=3)
    masks = env.observe(env.agent_selection)["action_mask"]
    ids = player_actions(find(game)).ids
    assert [ids[n] for n in np.flatnonzero(masks)] == env.unwrapped.position.legal()


@pytest.mark.parametrize("game", GAMES)
def test_the_state_for_critics_is_what_all_seats_see(game: str) -> None:
    env = pettingzoo.env(find(game), seats=find(game).seats[-1])
    env.reset(seed=2)
    state = env.state()
    assert state in env.unwrapped.state_space
    views = [env.observe(agent)["observation"] for agent in env.possible_agents]
    assert (state == np.concatenate(views)).all()


@pytest.mark.filterwarnings("ignore:Observation:UserWarning")
def test_some_seats_can_be_given_to_bots() -> None:
    def last(seen: dict) -> int:
        return int(np.flatnonzero(seen["action_mask"])[-1])

    env = pettingzoo.env(find("tiny"), seats=4, bots={0: "random", 2: last})
    assert env.possible_agents == ["seat_1", "seat_3"]
    api_test(env, num_cycles=100)
    earned = play_out(env, 3)
    assert list(earned) == ["seat_1", "seat_3"]
    result = env.unwrapped.position.result()
    assert result is not None
    for agent, seat in (("seat_1", 1), ("seat_3", 3)):
        assert (earned[agent] > 0) == (seat in result.winners)
    end = env.unwrapped.position.digest()
    assert (play_out(env, 3), env.unwrapped.position.digest()) == (earned, end)
    for wrong in (
        {4: "random"},
        {"seat_0": "random"},
        {0: "genius"},
        {0: 5},
        dict.fromkeys(range(4), "random"),
    ):
        with pytest.raises(OptionError):
            pettingzoo.env(find("tiny"), seats=4, bots=wrong)
