"""Numbers that outgrow 64 bits in the rules' arithmetic: an error on both engines, never another number."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from importlib.machinery import ExtensionFileLoader
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import petteia
from petteia import compiling
from petteia.compiling import build
from petteia.compiling.translate import Translator
from petteia.games.olympos import track
from petteia.games.olympos.layout import PRESTIGE, SPACE
from petteia.games.olympos.state import OlymposState
from petteia.kernel import State, buffer, rollout
from petteia.kernel.cells import COMPILED, LEAST, MOST, Luck
from petteia.kernel.rollout import play_on

from . import sums as plain_sums

SUMS = "tests.engine.sums"


@pytest.fixture(scope="module")
def sums(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ModuleType]:
    """The module of sums as the engine that runs has it: compiled with the flags of rules, or plain."""
    if not COMPILED:
        yield plain_sums
        return
    folder = tmp_path_factory.mktemp("sums")
    source, out = folder / "source", folder / "out"
    out.mkdir()
    pyx, pxd = Translator([SUMS]).write(SUMS)
    cells = compiling.PACKAGE / "kernel" / "cells.pxd"
    texts = {
        "tests/engine/sums.pyx": pyx,
        "tests/engine/sums.pxd": pxd,
        "petteia/kernel/cells.pxd": cells.read_text(encoding="utf-8"),
    }
    for name, text in texts.items():
        path = source / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        for inner in (path.parent, path.parent.parent):
            (inner / "__init__.py").touch()
    build.compile_one(source, out, SUMS, build.compiler(), folder / "kept")
    file = str(out / f"{SUMS}{compiling.SUFFIX}")
    spec = spec_from_file_location(SUMS, file, loader=ExtensionFileLoader(SUMS, file))
    assert spec is not None
    module = module_from_spec(spec)
    assert spec.loader is not None
    spec.loader.exec_module(module)
    yield module


def grown(sums: ModuleType, start: int, more: int) -> int:
    row = buffer(3)
    row[1] = start
    sums.grow(row, 0, more)
    return int(row[1])


FITS: list[tuple[str, tuple[Any, ...], int]] = [
    ("add", (MOST - 1, 1), MOST),
    ("add", (LEAST + 1, -1), LEAST),
    ("subtract", (LEAST + 1, 1), LEAST),
    ("multiply", (1 << 31, 1 << 31), 1 << 62),
    ("negate", (MOST,), -MOST),
    ("shift", (1, 62), 1 << 62),
    ("divide", (LEAST, 2), LEAST // 2),
    ("whole", (-3.9,), -3),
    ("twice", (1 << 61,), 1 << 62),
    ("loop", (1 << 60, 7), 7 << 60),
]
TOO_LARGE: list[tuple[str, tuple[Any, ...]]] = [
    ("add", (MOST, 1)),
    ("add", (LEAST, -1)),
    ("subtract", (LEAST, 1)),
    ("subtract", (0, LEAST)),
    ("multiply", (1 << 32, 1 << 32)),
    ("multiply", (LEAST, -1)),
    ("negate", (LEAST,)),
    ("shift", (1, 63)),
    ("shift", (1, 64)),
    ("shift", (MOST, 1)),
    ("divide", (LEAST, -1)),
    ("whole", (1e19,)),
    ("twice", (1 << 62,)),
    ("loop", (1 << 60, 9)),
]


@pytest.mark.parametrize(("name", "given", "result"), FITS)
def test_what_fits_is_what_it_is(sums: ModuleType, name: str, given: tuple[Any, ...], result: int) -> None:
    assert getattr(sums, name)(*given) == result
    assert grown(sums, MOST - 5, 5) == MOST


@pytest.mark.parametrize(("name", "given"), TOO_LARGE)
def test_what_does_not_fit_is_an_error(sums: ModuleType, name: str, given: tuple[Any, ...]) -> None:
    function = getattr(sums, name)
    if not COMPILED:  # it has all the digits, and no state can keep it: see test_storage.py
        assert not LEAST <= function(*given) <= MOST
        return
    with pytest.raises(OverflowError):
        function(*given)
    assert sums.add(2, 3) == 5  # and what comes later is not blamed for it
    with pytest.raises(OverflowError):
        grown(sums, MOST, 1)


def test_no_thread_misses_its_own_and_later_ones_are_well(sums: ModuleType) -> None:
    wrong: list[str] = []

    def work() -> None:
        for _ in range(2000):
            try:
                if -(1 << 63) <= sums.add(MOST, 1) <= MOST:
                    wrong.append("missed")
            except OverflowError:
                pass

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []
    assert sums.add(1, 1) == 2


# ---- the games ---------------------------------------------------------------------------------------


def rich() -> State:
    """A game of Olympos whose players have all the prestige that a number can tell; it only ever grows."""
    state = petteia.game("olympos").new(2)
    play_on(state, Luck(1), 40)
    for seat in range(2):
        state.v[PRESTIGE + seat] = MOST
    return state


def overflows(play: Callable[[State, int], State]) -> int:
    """In how many of some games a number did not fit; in the others nobody gained prestige."""
    found = 0
    for seed in range(12):
        try:
            last = play(rich(), seed)
            last.digest()
        except OverflowError:
            found += 1
        else:
            assert last.v[PRESTIGE : PRESTIGE + 2] == [MOST, MOST]
    return found


def test_a_rule_that_goes_too_far_is_noticed() -> None:
    state = petteia.game("olympos").new(2)
    assert isinstance(state, OlymposState)
    state.v[SPACE] = MOST - 3
    track.advance(state, 0, 3)
    assert state.v[SPACE] == MOST
    state.digest()

    def too_far() -> None:
        track.advance(state, 0, 1)
        state.digest()

    with pytest.raises(OverflowError, match="64 bits"):
        too_far()


def test_a_rollout_is_no_game_if_a_number_did_not_fit() -> None:
    assert overflows(rollout) > 3


def test_a_game_step_by_step_is_none_either() -> None:
    def play(state: State, seed: int) -> State:
        luck = Luck(seed)
        while state.decider is not None:
            legal = state.legal()
            state.advance(legal[luck.below(len(legal))])
        return state

    assert overflows(play) > 3


@pytest.mark.parametrize("threads", [1, 2])
def test_a_batch_tells_it_whatever_thread_it_was(threads: int) -> None:
    batch = petteia.batch("olympos", 8, seats=2, threads=threads)
    arrays = batch.arrays()
    batch.reset(arrays, seed=3)
    rng = np.random.default_rng(3)

    def play() -> None:
        for _ in range(2000):
            for state in batch._crowds[-1].states:
                state.v[PRESTIGE : PRESTIGE + 2] = [MOST, MOST]
            actions = [rng.choice(np.flatnonzero(mask)) for mask in arrays.masks]
            batch.step(actions, arrays)
            for number in range(batch.count):
                batch.state(number).digest()

    with pytest.raises(OverflowError, match="64 bits"):
        play()
    batch.close()


# ---- the build ---------------------------------------------------------------------------------------


def test_all_rules_are_compiled_with_checks_and_no_library_for_them() -> None:
    """The functions that count are our own; with the compiler's, wheels would need its library."""
    if not COMPILED:
        assert compiling.engine() == "plain"
        return
    folder = compiling.folder()
    assert folder is not None
    files = [path for path in folder.iterdir() if path.suffix in (".so", ".pyd")]
    assert files
    for path in files:
        assert b"libubsan" not in path.read_bytes(), path.name
    assert Path(str(track.__file__)) in files
    assert build.CHECKS[1].startswith("-fsanitize=signed-integer-overflow,shift")


def test_arithmetic_of_the_program_in_a_process_of_its_own_ends_with_a_line_and_not_with_a_signal() -> None:
    code = (
        "import petteia\n"
        "from petteia.games.olympos import track\n"
        "from petteia.games.olympos.layout import SPACE\n"
        f"state = petteia.game('olympos').new(2); state.v[SPACE] = {MOST}\n"
        "track.advance(state, 0, 1); state.digest()\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].startswith("OverflowError: ")
    assert "runtime error" not in done.stderr
