"""Cells: where a position's numbers live. The plain form; cells.pyx is the same in C memory, and nothing
more.

Rules read and write the numbers through ``state.p`` and the tables of the setup through ``state.t``: here
both are lists, compiled they are pointers. Everybody else uses ``state.v``, which behaves like a list on
both engines.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Self, TypeVar

if TYPE_CHECKING:
    from .events import Event

COMPILED = False
"""Whether this is the compiled engine."""

TOP = 0  # v[TOP] is the place of the top frame, 0 when the stack is empty
FRAME = 8  # numbers in a frame: step, who, a, b, c, d, e, f

LEAST, MOST = -(1 << 63), (1 << 63) - 1  # what a number of a state can be

Numbers = list[int]
"""Whole numbers of 64 bits in a row: a pointer in compiled rules."""
Floats = list[float]
"""Numbers of a tensor or of a judgement, in a row: a pointer to ``double`` in compiled rules."""

_F = TypeVar("_F", bound=Callable[..., Any])


def native(function: _F) -> _F:
    """Marks a function or method that compiles to C without Python objects; see docs/compiling.md."""
    return function


def buffer(size: int) -> Numbers:
    """Room for so many whole numbers, all 0; compiled, a C array of the function that asks for it."""
    return [0] * size


def floats(size: int) -> Floats:
    """Room for so many floats, all 0."""
    return [0.0] * size


def write_floats(target: Any, values: Sequence[float]) -> None:
    """Write numbers into a buffer of floats of the same length."""
    try:
        target[:] = values  # lists and numpy's arrays
    except TypeError:
        for place, value in enumerate(values):
            target[place] = value


def arrange(out: Numbers, first: int, last: int) -> int:
    """Sort the numbers from ``first`` to before ``last``; returns ``last``."""
    out[first:last] = sorted(out[first:last])
    return last


def numbers(values: Sequence[int]) -> Any:
    """What keeps a table for rules to read (see `Machine`); OverflowError if one has more than 64 bits."""
    check(values)
    return list(values)


def check(values: Sequence[int]) -> None:
    """OverflowError if a number has more than 64 bits: the compiled engine could not hold it."""
    if values and (min(values) < LEAST or max(values) > MOST):
        raise OverflowError("a number of a state or a table has more than 64 bits")


class Luck:
    """A generator of its own for rollouts (SplitMix64): the same on every platform, compiled or not."""

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        """The lowest 64 bits of the seed count."""
        self._state = seed & 0xFFFFFFFFFFFFFFFF

    def below(self, limit: int) -> int:
        """A number from 0 to before ``limit``, which is at most 2**31."""
        self._state = z = (self._state + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & 0xFFFFFFFFFFFFFFFF
        z = (z ^ z >> 27) * 0x94D049BB133111EB & 0xFFFFFFFFFFFFFFFF
        return ((z ^ z >> 31) >> 32) * limit >> 32


class _Buffers(threading.local):
    """Each thread has buffers of its own: the interpreter may change threads while a list is being
    written.
    """

    def __init__(self, capacity: int) -> None:
        self.out = buffer(capacity)
        self.weights = buffer(capacity)


class Machine:
    """What works a setup's positions: its steps, its tables, and the buffers that lists are written into."""

    __slots__ = ("_buffers", "capacity", "frames", "size", "steps", "t", "table")

    def __init__(self, steps: Sequence[Any], size: int, frames: int, capacity: int) -> None:
        """``capacity`` is how many actions the game knows: no list is longer."""
        self.steps = tuple(steps)
        self.size = size
        self.frames = frames
        self.capacity = capacity
        self._buffers = _Buffers(capacity)
        self.t: Numbers = []
        self.table: Any = self.t

    @property
    def out(self) -> Numbers:
        """Where actions are listed."""
        return self._buffers.out

    @property
    def weights(self) -> Numbers:
        """Where weights are listed beside outcomes."""
        return self._buffers.weights

    def fix(self, table: Any) -> None:
        """Set the table that rules read as ``state.t``, made by `numbers`."""
        self.table = self.t = table

    def __reduce__(self) -> tuple[Any, ...]:
        return revive_machine, (self.steps, self.size, self.frames, self.capacity, list(self.table))

    def twin(self) -> Machine:
        """Another one for the same steps and tables with buffers of its own: for another thread."""
        twin = Machine(self.steps, self.size, self.frames, self.capacity)
        twin.fix(self.table)
        return twin


def revive_machine(
    steps: Sequence[Any], size: int, frames: int, capacity: int, table: Sequence[int]
) -> Machine:
    """A machine as it was."""
    machine = Machine(steps, size, frames, capacity)
    machine.fix(numbers(table))
    return machine


def revive(kind: type[Cells], setup: Any, v: Sequence[int]) -> Cells:
    """A state as it was."""
    return kind(setup, v)


class Cells:
    """The storage of a state."""

    __slots__ = ("_legal", "log", "m", "machine", "p", "seats", "setup", "t", "v")

    def __init__(self, setup: Any, v: Sequence[int]) -> None:
        """Not for callers: use ``game.new`` or ``game.restore``."""
        check(v)
        self.setup = setup
        self.machine: Machine = setup.machine
        self.seats: int = setup.seats
        """How many seats play."""
        self.v = self.p = list(v)
        self.t: Numbers = self.machine.t
        self.m: Numbers = []
        """A further table that depends on the position (a map, say); see `attach`."""
        self._legal: list[int] | None = None
        self.log: list[Event] | None = None
        setup.equip(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return revive, (self.__class__, self.setup, list(self.v))

    @property
    def decider(self) -> int | None:
        """Who decides now: a seat, `CHANCE`, or None when the game is over."""
        v = self.p
        top = v[TOP]
        return v[top + 1] if top else None

    def adopt(self, v: Any) -> None:
        """Use another state's numbers from now on: both change together."""
        self.v = self.p = v

    def attach(self, table: Any) -> None:
        """Set the table that rules read as ``state.m``, made by `numbers`; copies share it."""
        self.m = table

    def duplicate(self) -> Self:
        """An independent copy; it tells no events."""
        new = object.__new__(self.__class__)
        new.setup = self.setup
        new.machine = self.machine
        new.seats = self.seats
        new.v = new.p = self.p[:]
        new.t = self.t
        new.m = self.m
        new._legal = self._legal  # never changed in place, so it may be shared
        new.log = None
        return new

    def forget(self) -> None:
        """What was legal is legal no more."""
        self._legal = None

    def offered(self, count: int) -> int:
        """The machine's buffers hold what is legal in this state; returns ``count``."""
        self._legal = self.machine.out[:count]
        return count

    def ready(self) -> int:
        """How many legal actions of this state the machine's buffers still hold; -1 if others are there."""
        return -1

    def taken(self, count: int) -> list[int]:
        """The actions in the machine's buffer as a list."""
        return self.machine.out[:count]

    def taken_weighed(self, count: int) -> list[tuple[int, int]]:
        """The outcomes in the machine's buffers with their weights."""
        return list(zip(self.machine.out[:count], self.machine.weights[:count], strict=True))

    def push(
        self, step: int, who: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0
    ) -> None:
        """Put a frame on top of the stack."""
        v = self.p
        top = v[TOP]
        top = top + FRAME if top else self.machine.frames
        if top + FRAME > self.machine.size:
            raise OverflowError("the stack of frames is full: give the game's setup more depth")
        v[top : top + FRAME] = (step, who, a, b, c, d, e, f)
        v[TOP] = top

    def pop(self) -> None:
        """Take the top frame off."""
        v = self.p
        top = v[TOP]
        v[top : top + FRAME] = _EMPTY
        v[TOP] = top - FRAME if top > self.machine.frames else 0


_EMPTY = [0] * FRAME
