"""The translator: what becomes of native functions, and what it refuses."""

from __future__ import annotations

import importlib
import itertools
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path

import pytest

from petteia.compiling.translate import NotNative, Translator

Write = Callable[[str], str]
_numbers = itertools.count()
PYX = "\n# the module\n"  # between the declarations and the module

HEAD = """
from petteia.kernel import Floats, Numbers, Step, State, buffer, native
from petteia.kernel.cells import Cells
class GameState(Cells): pass
FIRST = 7
LARGE = 1 << 40
ROW = (3, 1, 2)
ROWS = ((1, 2), (3, 4))
WORDS = ("a", "b")
"""


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Write:
    """Translates a module with some further lines; gives its declarations and what is made of it."""
    monkeypatch.syspath_prepend(str(tmp_path))

    def made(text: str) -> str:
        name = f"native_{next(_numbers)}"
        (tmp_path / f"{name}.py").write_text(HEAD + textwrap.dedent(text), encoding="utf-8")
        importlib.invalidate_caches()
        try:
            pyx, pxd = Translator([name, "petteia.kernel.steps"]).write(name)
        finally:
            sys.modules.pop(name, None)
        return f"{pxd}{PYX}{pyx}"

    return made


def test_a_native_function_becomes_one_of_c_and_one_for_python(write: Write) -> None:
    made = write(
        """
        @native
        def add(state: GameState, seat: int, v: Numbers, by: int = FIRST) -> int:
            return v[FIRST + seat] + by
        """
    )
    assert "cdef int64_t c_add(Cells state, int64_t seat, int64_t* v, int64_t by=7) noexcept nogil:" in made
    assert "return v[7 + <uint64_t>(seat)] + by" in made
    assert "def add(Cells state not None, int64_t seat, Vector v not None, int64_t by=7):" in made
    whole = """
    cdef uint64_t c_before = c_overflows
    cdef int64_t c_result = c_add(state, seat, v.p, by)
    petteia_settle(&c_result)
    if c_overflows != c_before:
        c_inexact()
    return c_result
"""
    assert whole in made  # whoever calls from Python is told if a number did not fit


def test_sums_are_checked_and_sums_of_places_are_not(write: Write) -> None:
    made = write(
        """
        @native
        def add(v: Numbers, seat: int, other: int) -> int:
            v[seat * 3 - 1] += other + 1
            return v[seat] + v[v[other // 2 + 1] + (seat if other else 2)]
        """
    )
    assert "v[<uint64_t>(seat) * 3 - 1] += other + 1" in made
    assert "v[seat] + v[<uint64_t>(v[<uint64_t>(other // 2) + 1]) + <uint64_t>(seat if other else 2)]" in made


def test_locals_are_whole_numbers_pointers_floats_or_arrays(write: Write) -> None:
    made = write(
        """
        @native
        def work(state: GameState, out: Floats) -> None:
            v = state.p
            own = buffer(FIRST * 2)
            share = 1 / 3
            count, place = divmod(v[0], 8)
            out[0] = share
            return
        """
    )
    assert "cdef int64_t* v = NULL" in made
    assert "cdef int64_t own[14]" in made
    assert "memset(own, 0, sizeof(own))" in made
    assert "cdef double share = 0" in made
    assert "count, place = (v[0] // 8, v[0] % 8)" in made
    assert "return 0" in made


def test_constants_are_written_out_and_rows_of_them_become_arrays(write: Write) -> None:
    made = write(
        """
        @native
        def look(a: int, b: int) -> int:
            total = LARGE
            for one in ROW:
                total += one
            return total + ROW[a] + ROWS[a][b]
        """
    )
    assert "(1099511627776LL)" in made
    assert "static const int64_t c_table_ROW[3] = {INT64_C(3), INT64_C(1), INT64_C(2)};" in made
    assert "c_table_ROWS[2][2]" in made
    assert "for one in c_table_ROW[:3]:" in made


def test_rows_of_floats_become_arrays(write: Write) -> None:
    made = write(
        """
        WEIGHTS = (0.39, -1.5, 0)
        @native
        def weigh(place: int) -> float:
            half = WEIGHTS[place]
            return half / 2
        """
    )
    assert "static const double c_table_WEIGHTS[3] = {0.39, -1.5, INT64_C(0)};" in made
    assert "cdef double half = 0" in made


def test_plain_functions_count_from_the_end_as_ever(write: Write) -> None:
    made = write(
        """
        @native
        def first(v: Numbers) -> int:
            return v[0]

        def last(row: list[int]) -> int:
            return row[-1]
        """
    )
    assert "return row[-1]" in made
    assert "wraparound=False" not in made
    assert "boundscheck=False" not in made


def test_a_shifted_number_has_64_bits(write: Write) -> None:
    made = write(
        """
        @native
        def bit(place: int) -> int:
            return (1 << place) - 1
        """
    )
    assert "return (<int64_t>(1) << place) - 1" in made


def test_telling_moves_into_a_function_that_takes_the_gil(write: Write) -> None:
    made = write(
        """
        @native
        def act(state: GameState, seat: int) -> None:
            price = seat + 1
            if state.log is not None:
                word = WORDS[seat]
                state.tell("acts", seat=seat, word=word, price=price)
            state.p[3] = price
        """
    )
    assert "if state.telling:\n        c_told_0(price, seat, state)" in made
    block = "word = WORDS[seat]\n    state.tell('acts', seat=seat, word=word, price=price)"
    assert f"with gil:\n    {block}" in made


def test_telling_may_follow_lines_that_were_rewritten(write: Write) -> None:
    made = write(
        """
        @native
        def act(state: GameState, seat: int) -> None:
            price = ROW[seat]
            if state.log is not None:
                state.tell("acts", price=price)
        """
    )
    assert "price = c_table_ROW[seat]" in made
    assert "c_told_0(price, state)" in made


def test_what_may_fail_is_asked_whether_it_has(write: Write) -> None:
    made = write(
        """
        @native
        def plain(a: int) -> int:
            return ROW[a] // FIRST + a % 3

        @native
        def divides(a: int, b: int) -> int:
            return FIRST // b

        @native
        def shadowed(a: int) -> int:
            FIRST = a
            return 5 % FIRST

        @native
        def raises(a: int) -> int:
            if a < 0:
                raise ValueError("no")
            return a

        @native
        def pushes(state: GameState) -> None:
            state.push(FIRST, 0)

        @native
        def tells(state: GameState) -> None:
            if state.log is not None:
                state.tell("acts")

        @native
        def calls(a: int) -> int:
            return plain(a) + raises(a)
        """
    )
    fails = {name: f"c_{name}(" for name in ("divides", "shadowed", "raises", "pushes", "tells", "calls")}
    for line in made.split("\n"):
        if line.startswith("cdef ") and "c_plain(" in line:
            assert "noexcept nogil" in line
        if line.startswith("cdef ") and any(name in line for name in fails.values()):
            assert "except? " in line
    assert all(name in made for name in fails.values())


def test_what_is_small_and_cannot_fail_is_taken_in_whole_by_its_callers(write: Write) -> None:
    made = write(
        """
        @native
        def holder(v: Numbers, land: int) -> int:
            return v[FIRST + land] & 7

        @native
        def holds(state: GameState, seat: int) -> bool:
            return holder(state.p, seat) == seat

        @native
        def from_row(a: int) -> int:
            return ROW[a]

        @native
        def asks(a: int) -> bool:
            return from_row(a) > 1

        @native
        def again(a: int) -> int:
            return again(a - 1) if a > 0 else 0
        """
    )
    pxd, pyx = made.split(PYX)
    for line in (
        (
            "cdef inline int64_t c_holder(int64_t* v, int64_t land) noexcept nogil:\n"
            "    return v[7 + <uint64_t>(land)] & 7"
        ),
        (
            "cdef inline int64_t c_holds(Cells state, int64_t seat) noexcept nogil:\n"
            "    return c_holder(state.p, seat) == seat"
        ),
    ):
        assert line in pxd
        assert line.split("\n")[0] not in pyx
    assert "def holder(Vector v not None, int64_t land):\n" in pyx
    assert "cdef int64_t c_result = c_holder(v.p, land)\n" in pyx
    for name in ("from_row", "asks", "again"):  # a row of numbers stays in its module
        assert f"c_{name}(int64_t a)" in pxd
        assert f"inline int64_t c_{name}(" not in pxd
        assert f"c_{name}(int64_t a)" in pyx


def test_steps_become_classes_of_c_and_answer_plain_questions_in_python(write: Write) -> None:
    made = write(
        """
        @native
        def one(out: Numbers) -> int:
            out[0] = FIRST
            return 1

        class Ask(Step[GameState]):
            "Asks."
            name = "ask"

            @native
            def fill(self, state: GameState, top: int, out: Numbers) -> int:
                return one(out)

            def run(self, state: GameState, top: int, action: int) -> None:
                state.pop()
        """
    )
    assert "cdef class Ask(C_Step):" in made
    assert "return c_one(out)" in made
    assert "def fill(self, Cells state not None, int64_t top, Vector out not None):" in made
    run = made.index("cdef int64_t c_run(self, Cells state, int64_t top, int64_t action)")
    assert "with gil:\n            self.run(state, top, action)" in made[run:]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("return WORDS[a]", "'WORDS' is no number"),
        ("return len([a])", "'len' is not native"),
        ("return sum(x for x in ROW)", "GeneratorExp"),
        ("return v[-1]", "count from the end"),
        ("return v[1:2]", "a slice"),
        ("return other(a)", "'other' is not native"),
        ("return a in ROW", "written out"),
        ("return 1 << 70 if a == 1180591620717411303424 else 0", "more than 64 bits"),
    ],
)
def test_what_has_no_form_in_c_is_refused_with_its_line(write: Write, line: str, why: str) -> None:
    with pytest.raises(NotNative, match=rf"work: .*{why}"):
        write(
            f"""
            def other(a): return a
            @native
            def work(v: Numbers, a: int) -> int:
                {line}
            """
        )


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("@native\ndef work(a: str) -> int:\n    return 1", "cannot have 'str'"),
        ("@native\ndef work(a: int):\n    return 1", "cannot have 'nothing'"),
        ("@native\ndef work(*a: int) -> int:\n    return 1", "plain arguments only"),
        (
            "class Plain(Step): 1\nclass Own(Plain):\n    @native\n    def a(self) -> int:\n        return 1",
            "Plain needs one as well",
        ),
        (
            "class Own(Step):\n    @native\n    def run(self, top: int) -> None:\n        return",
            "run takes Cells state",
        ),
    ],
)
def test_signatures_that_cannot_be_compiled_are_refused(write: Write, text: str, why: str) -> None:
    with pytest.raises(NotNative, match=why):
        write(text)


def test_a_whole_native_game_is_translated() -> None:
    names = ["tests.engine.bones", "petteia.kernel.encoder", "petteia.kernel.state", "petteia.kernel.steps"]
    pyx, pxd = Translator(names).write("tests.engine.bones")
    assert "cdef class BonesEncoder(C_Encoder):" in pxd
    assert "c_told_1" in pyx


def test_what_is_rewritten_before_a_block_that_tells_does_not_disturb_it(write: Write) -> None:
    made = write(
        """
        @native
        def split(state: GameState, action: int) -> int:
            source, rest = divmod(action - FIRST, 3)
            if state.log is not None:
                state.tell("split", source=source)
            return rest
        """
    )
    assert "source, rest = ((action - 7) // 3, (action - 7) % 3)" in made
    assert "c_told_0(source, state)" in made
    with pytest.raises(NotNative, match="cannot change 'action'"):
        write(
            """
            @native
            def split(state: GameState, action: int) -> int:
                source, rest = divmod(action, 3)
                if state.log is not None:
                    action = 0
                return action + rest
            """
        )
