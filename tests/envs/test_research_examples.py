"""The examples for learners and searchers run, and PPO learns."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest
from tests.bots.positions import SHORT, find

from petteia.envs import openspiel

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"example_{name}", EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_ppo_learns_to_beat_chance() -> None:
    ppo = example("ppo")
    said: list[str] = []
    policy = ppo.train(find("tiny"), seats=2, updates=25, games=16, steps=64, seed=1, tell=said.append)
    before = ppo.train(find("tiny"), seats=2, updates=0, seed=1)
    assert len(said) == 25
    start, end = (ppo.win_share(one, 2, 100) for one in (before, policy))
    assert end > max(0.6, start + 0.05), (start, end)


def test_ppo_runs_as_a_script_and_leaves_a_checkpoint(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, EXAMPLES / "ppo.py", "elysium", "--updates", "1", "--games", "4", "--out", "e.npz"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "written to e.npz" in done.stdout
    from petteia.envs.gymnasium import SeatEnv

    env = SeatEnv("elysium", bots=tmp_path / "e.npz")
    _, info = env.reset(seed=1)
    assert not env.step(int(info["action_mask"].argmax()))[2]


@pytest.mark.parametrize("game", ["tiny", "elysium"])
def test_ismcts_plays_a_game(game: str) -> None:
    ismcts = example("ismcts")
    options = ";".join(f"{name}:{value}" for name, value in SHORT.get(game, {}).items())
    name = f"{openspiel.register(find(game))}(players=2,options={options},only_choices=True)"
    assert ismcts.play(name, 3, seed=1, seat=1) in (-1, 0, 1)
