"""The two engines play the same games: every legal list, every outcome with its weight, every digest."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.tiny import GAME as TINY

from petteia import compiling
from petteia.compiling.build import CannotCompile, compiler

from .fuzz import GAMES, played, quickly

ROOT = Path(__file__).parents[2]
FUZZ = int(os.environ.get("PETTEIA_FUZZ", "1"))
WHOLE = 6
QUICK = {"olympos": 2000, "elysium": 1500, "delphi": 200, TINY.id: 500}
"""Games that are played for their lists and digests alone: they take about a minute of CPU time."""


def elsewhere(**env: str) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]), **env}


def nothing_compiled() -> bool:
    """Whether tests of what was compiled have nothing to look at: without a C compiler, and never in CI,
    where they fail.
    """
    return compiling.folder() is None and not os.environ.get("CI")


@pytest.mark.parametrize("game", GAMES)
def test_both_engines_play_the_same_games(game: str) -> None:
    whole, quick = WHOLE * FUZZ, QUICK[game] * FUZZ
    if compiling.engine() == "plain":  # this would compare the plain engine with itself
        whole = quick = 1
    command = [sys.executable, "-m", "tests.engine.fuzz", game, str(whole), str(quick)]
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env=elsewhere(PETTEIA_PURE="1"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as plain:
        here: list[list[Any]] = [list(map(list, played(game, whole))), list(quickly(game, quick))]
        out, err = plain.communicate()
    assert plain.returncode == 0, err
    engine, *there = json.loads(out)
    assert engine == "plain"
    for mine, other in zip(here, there, strict=True):
        assert len(mine) == len(other)
        for number, (one, another) in enumerate(zip(mine, other, strict=True)):
            assert one == another, f"game {number}"


def test_the_compiled_engine_runs_where_it_can_be_compiled() -> None:
    """Otherwise these tests would compare the plain engine with itself."""
    if os.environ.get("PETTEIA_PURE"):
        assert compiling.engine() == "plain"
        return
    if os.environ.get("CI"):
        assert compiling.engine() == "compiled", "in CI the engine has to be compiled: run `make engine`"
        return
    try:
        compiler()
    except CannotCompile:
        assert compiling.engine() == "plain"
        return
    assert compiling.engine() == "compiled", "run `make engine`"
