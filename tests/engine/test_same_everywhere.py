"""Random games are the same on every machine, system and Python, not only on both engines of this one."""

from __future__ import annotations

import pytest

from petteia import compiling
from petteia.compiling.check import compare, told
from petteia.kernel.cells import Luck

# They change with the rules, the evaluators and the tensors, and with nothing else:
# `python -m petteia.compiling --check` prints the new ones.
TOLD = {
    "olympos": "c68998e1a2cb11df4401aa16c0738db9",
    "elysium": "10122adb746ef61a1a846532bd36a82c",
    "delphi": "40b6bd6f86e31ea57a49e5ba994dffee",
}


@pytest.mark.parametrize("game", TOLD)
def test_rollouts_prospects_and_tensors_are_those_of_every_other_machine(game: str) -> None:
    assert told(game) == TOLD[game]


def test_the_generator_gives_the_same_numbers_everywhere() -> None:
    luck = Luck(2026)
    assert [luck.below(limit) for limit in (6, 52, 1000, 1 << 31, 1, 3)] == [5, 24, 667, 826296773, 0, 2]
    assert [Luck(seed).below(100) for seed in (0, 1, -1, 1 << 63, 1 << 64)] == [88, 56, 89, 28, 88]


def test_the_check_of_an_installed_engine_compares_both(capsys: pytest.CaptureFixture[str]) -> None:
    if compiling.engine() == "plain":
        assert compare() == 1
        assert "the plain engine runs" in capsys.readouterr().err
        return
    assert compare() == 0
    assert capsys.readouterr().out.split("\n")[:-1] == [
        f"{game} {digest}: the same on both engines" for game, digest in TOLD.items()
    ]
