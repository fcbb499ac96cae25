"""Who sits in the other seats: bots, functions, checkpoints."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.bots.positions import GAMES, SHORT, find

from petteia.arena import play_game
from petteia.bots import RandomBot
from petteia.compact import player_actions
from petteia.envs.gymnasium import SeatEnv
from petteia.envs.policy import Policy
from petteia.kernel import IllegalAction, OptionError, View


def play_out(env: SeatEnv, seed: int, **settings: Any) -> tuple[float, str]:
    """The agent takes its first legal action throughout; returns its reward and the end of the game."""
    _, info = env.reset(seed=seed, **settings)
    while True:
        _, reward, over, _, info = env.step(int(info["action_mask"].argmax()))
        if over:
            return reward, env.position.digest()


def any_policy(name: str, seed: int = 0, rng: Any = None) -> Policy:
    game = find(name)
    sizes = [sum(field.size for field in game.tensor_fields), 8, len(player_actions(game))]
    draw = np.random.default_rng(seed)
    return Policy(
        game,
        [(draw.normal(size=(m, n)), draw.normal(size=n)) for m, n in pairwise(sizes)],
        rng,
    )


class Last:
    """A bot that takes the last legal action."""

    def choose(self, view: View) -> int:
        return view.legal[-1]


def last(seen: dict[str, Any]) -> int:
    return int(np.flatnonzero(seen["action_mask"])[-1])


@pytest.mark.parametrize("actions", ["all", "compact"])
@pytest.mark.parametrize("kind", ["tensor", "dict", "text"])
def test_a_function_sees_what_an_agent_would_see(kind: str, actions: str) -> None:
    def look(seen: dict[str, Any]) -> int:
        assert env.observation_space.contains(seen)
        seat = env.position.decider
        assert seat is not None
        assert str(seen) == str(env._observer.observe(env.position, seat))
        asked.append(seat)
        return last(seen)

    asked: list[int] = []
    env = SeatEnv(find("tiny"), seats=3, seat=1, bots=look, observation=kind, actions=actions)
    by_function = play_out(env, 3)
    assert set(asked) == {0, 2}
    assert play_out(SeatEnv(find("tiny"), seats=3, seat=1, bots=Last(), actions=actions), 3) == by_function
    assert (
        play_out(SeatEnv(find("tiny"), seats=3, seat=1, bots=[Last(), last], actions=actions), 3)
        == by_function
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_checkpoint_plays_as_the_policy_it_was_saved_from(game: str, tmp_path: Path) -> None:
    policy = any_policy(game)
    path = tmp_path / "mine.weights"
    policy.save(path)
    assert [file.name for file in tmp_path.iterdir()] == ["mine.weights"]
    ends = {
        play_out(SeatEnv(find(game), bots=bots, options=SHORT.get(game)), 4)
        for bots in (policy, path, f"checkpoint:{path}", [path])
    }
    assert len(ends) == 1


def test_a_policy_is_a_bot_and_takes_legal_actions_only() -> None:
    greedy = any_policy("elysium")
    played = play_game(find("elysium").setup(2), [greedy, "random"], "policy")
    assert played.state.decider is None
    again = play_game(find("elysium").setup(2), [greedy, "random"], "policy")
    assert again.state.digest() == played.state.digest()
    drawing = any_policy("elysium", rng=np.random.default_rng(1))
    other = play_game(find("elysium").setup(2), [drawing, "random"], "policy")
    assert other.state.digest() != played.state.digest()


def test_files_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    tiny = find("tiny")
    any_policy("elysium").save(tmp_path / "elysium.npz")
    with pytest.raises(OptionError, match="game is 'elysium' there and 'tiny' here"):
        Policy.load(tmp_path / "elysium.npz", tiny)
    for name, content in (
        ("empty", b""),
        ("text", b"hello"),
        ("half", (tmp_path / "elysium.npz").read_bytes()[:900]),
    ):
        (tmp_path / name).write_bytes(content)
        with pytest.raises(OptionError, match="the file of a policy"):
            Policy.load(tmp_path / name, tiny)
    np.savez(tmp_path / "objects.npz", header=np.array([{"a": 1}], dtype=object))
    with pytest.raises(OptionError, match="the file of a policy"):
        Policy.load(tmp_path / "objects.npz", tiny)
    with pytest.raises(OptionError, match="layers from"):
        Policy(tiny, [(np.zeros((3, 4)), np.zeros(4))])


def test_opponents_can_change_from_game_to_game() -> None:
    env = SeatEnv(find("tiny"), seat=0, bots="random")
    first = play_out(env, 6)
    assert play_out(env, 6, options={"bots": last}) == play_out(SeatEnv(find("tiny"), seat=0, bots=Last()), 6)
    assert play_out(env, 6) != first  # they stay
    assert play_out(env, 6, options={"bots": ["random"]}) == first
    with pytest.raises(OptionError, match="only 'bots'"):
        env.reset(options={"wind": 3})
    with pytest.raises(OptionError, match="1 bots"):
        env.reset(options={"bots": ["random", "random"]})


def test_a_function_that_breaks_the_rules_is_told_so() -> None:
    env = SeatEnv(find("tiny"), seat=1, bots=lambda seen: int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    with pytest.raises(IllegalAction):
        play_out(env, 1)


def test_programs_end_with_their_game(monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[object] = []

    def close(bot: RandomBot) -> None:
        ended.append(bot)

    monkeypatch.setattr(RandomBot, "close", close, raising=False)
    env = SeatEnv(find("tiny"), seats=3, bots=["random", Last()])
    ended.clear()
    for seed in (1, 2):
        env.reset(seed=seed)
    assert len(ended) == 1
    env.close()
    assert len(ended) == 2
