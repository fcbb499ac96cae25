"""What holds a state's numbers: like a list to whoever looks, and never more than 64 bits."""

from __future__ import annotations

import gc
import pickle
import random
import subprocess
import sys
import threading
from array import array
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
import pytest
from tests.tiny import GAME
from tests.tiny.components import COINS

import petteia
from petteia import compiling
from petteia.kernel import (
    CHANCE,
    Dealer,
    Figures,
    Game,
    State,
    StateError,
    arrange,
    buffer,
    draw,
    numbers,
    rollout,
)
from petteia.kernel.cells import LEAST, MOST, Luck
from petteia.kernel.game import revive_setup

LARGE = 1 << 63


def middle(seed: int = 1, steps: int = 30) -> State:
    state = GAME.new(3)
    dealer = Dealer(seed)
    for _ in range(steps):
        state.advance(dealer.pick(state) if state.decider == CHANCE else state.legal()[0])
    return state


def _keep(state: State, value: int) -> None:
    """The compiled engine refuses the number at once, the plain one when it is asked for the digest."""
    state.v[COINS] = value
    state.digest()


# ---- numbers ---------------------------------------------------------------------------------------


def test_the_vector_is_like_a_list_of_fixed_length() -> None:
    state = middle()
    plain = list(state.v)
    v = state.v
    assert v == plain
    assert plain == v
    assert v[:] == plain
    assert v[3:9] == plain[3:9]
    assert v[-1] == plain[-1]
    assert len(v) == len(plain)
    assert v.index(plain[5]) == plain.index(plain[5])
    assert (plain[0] in v) is True
    assert (-12345 in v) is False
    assert repr(v) == repr(plain)
    v[COINS : COINS + 2] = [5, 6]
    assert state.v[COINS : COINS + 2] == [5, 6]
    with pytest.raises(IndexError):
        v[len(plain)] = 1


@pytest.mark.parametrize("value", [LARGE, -LARGE - 1, 1 << 200])
def test_a_number_of_more_than_64_bits_is_an_error_and_no_other_number(value: int) -> None:
    state = middle()
    with pytest.raises(OverflowError, match="more than 64 bits"):
        _keep(state, value)
    with pytest.raises(OverflowError, match="more than 64 bits"):
        GAME.restore(state.setup, [value] * state.setup.size)
    with pytest.raises(OverflowError, match="more than 64 bits"):
        numbers([0, value])


@pytest.mark.parametrize("value", [MOST, LEAST])
def test_the_largest_numbers_are_kept(value: int) -> None:
    state = middle()
    state.v[COINS] = value
    assert state.v[COINS] == value
    assert state.copy().snapshot()[COINS] == value
    assert state.digest() != middle().digest()


def test_a_full_stack_is_an_error() -> None:
    state = middle()
    room = (state.setup.size - state.v[0]) // 8 - 1
    for _ in range(room):
        state.push(0, 0)
    with pytest.raises(OverflowError, match="stack"):
        state.push(0, 0)


def test_memory_outlives_the_state_for_whoever_holds_the_vector() -> None:
    held = []
    for seed in range(50):
        state = middle(seed)
        copy = state.copy()
        held.append((copy.v, state.snapshot()))
        del state, copy
    gc.collect()
    assert all(v == plain for v, plain in held)


@pytest.mark.parametrize("game", [GAME, *petteia.GAMES.values()], ids=lambda game: game.id)
def test_states_and_setups_can_be_pickled(game: Game) -> None:
    """Also where a game keeps tables for its maps or cards."""
    state = game.new(2)
    dealer = Dealer(1)
    for _ in range(12):
        state.advance(dealer.pick(state) if state.decider == CHANCE else state.legal()[0])
    again = pickle.loads(pickle.dumps(state))  # noqa: S301  # our own, made a line before
    assert again.digest() == state.digest()
    assert again.legal() == state.legal()


@pytest.mark.parametrize("game", petteia.GAMES.values(), ids=lambda game: game.id)
def test_states_travel_without_their_tables(game: Game) -> None:
    """To another process too, which makes the tables for itself: once, for all states of a table."""
    state = game.new(game.seats[-1])
    dealer = Dealer(1)
    for _ in range(200):
        state.advance(dealer.pick(state) if state.decider == CHANCE else state.legal()[0])
    packed = pickle.dumps(state)
    assert len(packed) < 6000
    near = pickle.loads(packed)  # noqa: S301  # our own, made a line before
    assert near.setup is state.setup
    code = (
        "import pickle, sys; data = sys.stdin.buffer.read(); one, other = map(pickle.loads, (data, data));"
        "assert one.setup is other.setup and one.v is not other.v;"
        "print(one.digest(), one.legal()); one.advance(one.legal()[0]); print(one.digest())"
    )
    far = subprocess.run([sys.executable, "-c", code], input=packed, capture_output=True, check=False)
    told = f"{state.digest()} {state.legal()}\n"
    state.advance(state.legal()[0])
    assert far.stdout.decode() == f"{told}{state.digest()}\n", far.stderr.decode()


def test_a_state_of_another_edition_does_not_travel_in_disguise() -> None:
    setup = GAME.setup(2)
    with pytest.raises(StateError, match="other rules or another edition"):
        revive_setup(GAME, 2, dict(setup.options), b"x" * 16)


# ---- lists and draws without lists -------------------------------------------------------------------


def test_choose_and_draw_do_what_the_lists_say() -> None:
    rng = random.Random(3)
    state = GAME.new(2)
    while state.decider is not None:
        other = state.copy()
        if state.decider == CHANCE:
            x = rng.random()
            other.advance(draw(state.chance(), x))
            assert state.outcome(x) in state.legal()
            state.draw(x)
        else:
            legal = state.legal()
            number = rng.randrange(len(legal))
            other.advance(legal[number])
            with pytest.raises(StateError, match=f"there are {len(legal)} legal actions"):
                state.choose(len(legal))
            with pytest.raises(StateError, match="legal actions"):
                state.choose(-1)
            with pytest.raises(StateError, match="not chance"):
                state.draw(0.5)
            state.choose(number)
        assert state.digest() == other.digest()
    with pytest.raises(StateError, match="there are 0 legal actions"):
        state.choose(0)


def test_lists_of_one_state_are_not_those_of_another() -> None:
    one, other = middle(1, 30), middle(2, 33)
    expected = [one.copy().legal(), other.copy().legal()]
    for _ in range(3):
        assert one.copy().legal() == expected[0]
        assert other.copy().legal() == expected[1]
    copies = [one.copy(), other.copy()]
    assert [state.legal() for state in copies] == expected
    copies[0].forget()
    assert copies[1].legal() == expected[1]
    assert copies[0].legal() == expected[0]


def test_a_list_that_was_offered_for_another_frame_is_not_given() -> None:
    """A step may offer a list and have another frame come on top of it in the same run."""
    state = next(state for state in (middle(1, steps) for steps in range(1, 60)) if asks_a_seat(state))
    expected = state.copy().legal()
    state.forget()
    state.offer([*expected, 1 << 40])
    state.settle()
    assert state.legal() == expected


def asks_a_seat(state: State) -> bool:
    """Whether settling lists what is legal, because a single answer would be taken."""
    step = state.step
    return (
        step is not None and state.decider != CHANCE and step.forced and not step.several(state, state.v[0])
    )


def test_a_setup_may_ask_for_more_room_before_its_first_position() -> None:
    class Larger(type(GAME.setup(2))):  # type: ignore[misc]
        def __init__(self, *args: Any) -> None:
            super().__init__(*args)
            self.size += 80

    plain = GAME.setup(2)
    setup = Larger(GAME, 2, plain.options, plain.edition)
    state = GAME.start(setup)
    assert len(state.v) == plain.size + 80
    state.push(0, 0)
    assert len(rollout(GAME.start(setup), 1).snapshot()) == plain.size + 80


def test_threads_do_not_disturb_each_other() -> None:
    start = GAME.new(3)
    alone = [rollout(start.copy(), seed).digest() for seed in range(8)]
    found: dict[int, str] = {}

    def work(first: int) -> None:
        for seed in range(first, 8, 4):
            for _ in range(3):
                found[seed] = rollout(start.copy(), seed).digest()

    threads = [threading.Thread(target=work, args=(first,)) for first in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [found[seed] for seed in range(8)] == alone


# ---- rollouts ----------------------------------------------------------------------------------------


def test_the_generator_is_splitmix64() -> None:
    # The first numbers that Steele, Lea and Flood's generator gives from 0 are known: 0xE220A8397B1DCDAF,
    # 0x6E789E6AA1B965F4.
    luck = Luck(0)
    assert [luck.below(1 << 31), luck.below(1 << 31)] == [0xE220A8397B1DCDAF >> 33, 0x6E789E6AA1B965F4 >> 33]
    assert [Luck(-1).below(6) for _ in range(2)] == [Luck((1 << 64) - 1).below(6)] * 2


def test_a_rollout_ends_and_follows_from_its_seed() -> None:
    ends = [rollout(GAME.new(2), seed).digest() for seed in (1, 1, 2, "1")]
    assert ends[0] == ends[1]
    assert len(set(ends)) == 3
    with pytest.raises(RuntimeError, match="within 5 actions"):
        rollout(GAME.new(2), 1, limit=5)


# ---- helpers of native rules -------------------------------------------------------------------------


@pytest.mark.parametrize("size", [0, 1, 2, 7, 100, 1000])
def test_arrange_sorts_a_stretch_and_nothing_else(size: int) -> None:
    rng = random.Random(size)
    values = [rng.randrange(-50, 5000) for _ in range(size + 4)]
    out = buffer(size + 4)
    for place, value in enumerate(values):
        out[place] = value
    assert arrange(out, 2, size + 2) == size + 2
    assert out[:] == [*values[:2], *sorted(values[2 : size + 2]), *values[size + 2 :]]


def test_figures_are_packed_by_their_names() -> None:
    figures = Figures()
    cross = figures.one("cross")
    routes = figures.many("routes", 3, 2)

    class Tables:
        cross = 7
        routes: ClassVar[Any] = [[1, 2], [3]]

    row = figures.pack(Tables)
    assert row[cross] == 7
    assert row[routes : routes + 6] == [1, 2, 3, 0, 0, 0]
    Tables.routes = [[1, 2, 3]]
    with pytest.raises(ValueError, match="larger than declared"):
        figures.pack(Tables)
    Tables.routes = []
    figures.one("missing")
    with pytest.raises(ValueError, match="nobody has the figures 'missing'"):
        figures.pack(Tables)


# ---- tensors -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [GAME, *petteia.GAMES.values()], ids=lambda game: game.id)
def test_a_tensor_is_the_same_in_every_buffer(game: Game) -> None:
    state = game.new(2)
    dealer = Dealer(1)
    while state.decider == CHANCE:
        state.advance(dealer.pick(state))
    for viewer in (0, 1, None):
        tensor = state.tensor(viewer)
        assert all(type(number) is float for number in tensor)
        for room in (
            [0.5] * len(tensor),
            array("d", [0.5] * len(tensor)),
            np.full(len(tensor), 0.5, np.float64),
            np.full(2 * len(tensor), 0.5, np.float64)[::2],
        ):
            state.tensor_into(room, viewer)
            assert list(room) == tensor
        single = np.full(len(tensor), 0.5, np.float32)
        state.tensor_into(single, viewer)
        assert single.tolist() == np.array(tensor, np.float32).tolist()
    count = state.setup.tensor_size
    for size in (0, count - 1, count + 1):
        with pytest.raises(StateError, match=f"has {count} numbers, the buffer {size}"):
            state.tensor_into(np.zeros(size, np.float32), 0)
    fixed = np.zeros(count, np.float32)
    fixed.flags.writeable = False
    with pytest.raises(ValueError, match="read-only"):
        state.tensor_into(fixed, 0)


# ---- which engine --------------------------------------------------------------------------------------


def test_an_edit_hides_the_compiled_engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "petteia"
    (package / "kernel").mkdir(parents=True)
    source = package / "kernel" / "state.py"
    source.write_text("one = 1\n", encoding="utf-8")
    monkeypatch.setattr(compiling, "PACKAGE", package)
    made = package / "_compiled" / compiling.digest()
    made.mkdir(parents=True)
    assert compiling.folder() is None
    (made / compiling.LIST).write_text("petteia.kernel.state\n", encoding="utf-8")
    assert compiling.folder() == made
    source.write_text("one = 2\n", encoding="utf-8")
    assert compiling.folder() is None
    source.write_bytes(b"one = 1\r\n")
    assert compiling.folder() == made
