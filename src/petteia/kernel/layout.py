"""Layout: names for the places in a state's vector, and numbers for its steps.

Games allocate their fields and declare their steps once, at import, and use the numbers as constants, so that
the hot path works on one flat list of numbers and still reads in the game's own words.

A block for the seats has one row for each seat of the largest table, so that every offset is a constant. It
is always addressed in the same way, the seat before the item: ``v[CUBES + seat * RESOURCES + resource]``.
Where the row holds unlike things, its fields are named by a `Row`: ``v[PLAYERS + seat * PLAYER + FAVOUR]``.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from math import prod
from typing import Any

from .cells import FRAME, TOP, numbers
from .steps import STEP, WHO, A, Step

__all__ = ["TOP", "Figures", "Layout", "Row"]


class Row:
    """Names the numbers of a row that stands several times in a vector, by their offsets inside the row."""

    def __init__(self) -> None:
        """A row without fields."""
        self.fields: list[tuple[int, int, str]] = []
        self.size = 0

    def one(self, name: str) -> int:
        """Room for one number; returns its offset inside the row."""
        return self.many(name, 1)

    def many(self, name: str, *counts: int) -> int:
        """Room for a block of numbers, the product of ``counts``; returns its first offset inside the row."""
        start, size = self.size, prod(counts)
        self.fields.append((start, size, name))
        self.size += size
        return start

    def find(self, offset: int) -> tuple[str, int, int]:
        """The field that a place belongs to, the place's number in it, and the field's size."""
        start, size, name = self.fields[bisect_right(self.fields, offset, key=lambda field: field[0]) - 1]
        return name, offset - start, size

    def name(self, offset: int) -> str:
        """The name of a place in the row (``gold``, ``dice[3]``)."""
        name, place, size = self.find(offset)
        return name if size == 1 else f"{name}[{place}]"


class Figures(Row):
    """Names the places of a setup's figures in one row of numbers, which rules read as ``state.t``.

    ``CROSS = FIGURES.one("cross")``, ``ROUTES = FIGURES.many("routes", MODES, LANDS, LANDS)``; the setup
    fills the row from
    attributes of these names: ``self.machine.fix(FIGURES.pack(self.tables, self))``.
    """

    def __init__(self) -> None:
        """A row without figures."""
        super().__init__()
        self._counts: list[tuple[int, ...]] = []

    def many(self, name: str, *counts: int) -> int:
        """Room for a table of these lengths; rows may be shorter and are filled up with 0."""
        self._counts.append(counts)
        return super().many(name, *counts)

    def pack(self, *holders: object) -> Any:
        """The figures by their names (blanks are underscores there), each from the first object that has it.

        ValueError for one that is missing or larger than was declared, OverflowError for one of more than 64
        bits.
        """
        row = [0] * self.size
        for (start, _, name), counts in zip(self.fields, self._counts, strict=True):
            attribute = name.replace(" ", "_")
            for holder in holders:
                if hasattr(holder, attribute):
                    _put(row, start, getattr(holder, attribute), (1,) if counts == (1,) else counts, name)
                    break
            else:
                raise ValueError(f"nobody has the figures {name!r}")
        return numbers(row)


def _put(row: list[int], start: int, value: Any, counts: tuple[int, ...], name: str) -> None:
    if isinstance(value, int):
        row[start] = int(value)
        return
    if not counts or len(value) > counts[0]:
        raise ValueError(f"the figures {name!r} are larger than declared")
    width = prod(counts[1:])
    for place, one in enumerate(value):
        _put(row, start + place * width, one, counts[1:], name)


class Layout:
    """Allocates offsets and step numbers. The kernel's own field (`TOP`) comes first, the frames last."""

    def __init__(self, seats: int = 0, depth: int = 0) -> None:
        """A layout for so many seats at most, with room for a stack of ``depth`` frames."""
        self.seats = seats
        self.depth = depth
        self.steps: list[str] = []
        """The names of the steps; a step's number is its place here."""
        self._slots: list[dict[int, str]] = []
        self._fields = Row()
        self._fields.one("top")
        self._rows: dict[str, tuple[int, Row | None]] = {}

    # ---- fields -----------------------------------------------------------------------------------

    def one(self, name: str) -> int:
        """Room for one number."""
        return self._fields.one(name)

    def many(self, name: str, *counts: int) -> int:
        """Room for a block of numbers, the product of ``counts``; returns its first offset."""
        return self._fields.many(name, *counts)

    def per_seat(self, name: str, *counts: int | Row) -> int:
        """Room for one row for each seat; returns the offset of seat 0's row.

        A row has one number, or the product of ``counts``; a `Row` counts for its size and names its fields.
        """
        sizes = [count.size if isinstance(count, Row) else count for count in counts]
        last = counts[-1] if counts else None
        self._rows[name] = (prod(sizes), last if isinstance(last, Row) else None)
        return self._fields.many(name, self.seats, *sizes)

    @property
    def size(self) -> int:
        """How many numbers the fields take, without the frames: the place of the first frame."""
        return self._fields.size

    @property
    def total(self) -> int:
        """Length of the vector."""
        return self.size + self.depth * FRAME

    def blank(self) -> list[int]:
        """A vector of zeros with an empty stack."""
        return [0] * self.total

    # ---- steps ------------------------------------------------------------------------------------

    def step(self, name: str, like: int | None = None) -> int:
        """Declare a step; returns its number in frames. ``like`` names a step whose frame slots it shares."""
        if name in self.steps:
            raise ValueError(f"step {name!r} is declared twice")
        self.steps.append(name)
        self._slots.append({} if like is None else dict(self._slots[like]))
        return len(self.steps) - 1

    def slot(self, name: str, place: int | None = None) -> int:
        """Name an argument in the frames of the step declared last; returns its offset inside the frame.

        Slots follow each other (`A`, `B`, ...) unless a place is given.
        """
        slots = self._slots[-1]
        at = max(slots, default=A - 1) + 1 if place is None else place
        if not A <= at < FRAME or at in slots:
            raise ValueError(f"slot {name!r} of step {self.steps[-1]!r} has no free place")
        slots[at] = name
        return at

    def join(self, steps: Iterable[Step[Any]]) -> tuple[Step[Any], ...]:
        """The steps by their numbers; ValueError names those that are missing, double or unknown."""
        by_name: dict[str, Step[Any]] = {}
        wrong = []
        for step in steps:
            if step.name in by_name:
                wrong.append(f"{step.name} is there twice")
            elif step.name not in self.steps:
                wrong.append(f"{step.name} is not declared in the layout")
            by_name[step.name] = step
        wrong += [f"{name} is missing" for name in self.steps if name not in by_name]
        if wrong:
            raise ValueError(f"steps and layout do not fit: {', '.join(wrong)}")
        return tuple(by_name[name] for name in self.steps)

    # ---- names, for messages of failing tests -------------------------------------------------------

    def name(self, offset: int, v: Sequence[int] = ()) -> str:
        """The name of a place (``pile[3]``, ``cubes of seat 1[2]``, ``frame 2 who``).

        With the vector, arguments of a frame go by their step's slots: ``frame 2 draw.seat``.
        """
        if not 0 <= offset < self.total:
            raise IndexError(offset)
        if offset >= self.size:
            return self._name_in_frame(offset, v)
        block, place, _ = self._fields.find(offset)
        if block not in self._rows:
            return self._fields.name(offset)
        width, row = self._rows[block]
        seat, place = divmod(place, width)
        where = f"{block} of seat {seat}"
        if row is None:
            return where if width == 1 else f"{where}[{place}]"
        number, place = divmod(place, row.size)
        return f"{where if width == row.size else f'{where}[{number}]'}: {row.name(place)}"

    def _name_in_frame(self, offset: int, v: Sequence[int]) -> str:
        frame, place = divmod(offset - self.size, FRAME)
        if place in (STEP, WHO):
            return f"frame {frame} {'step' if place == STEP else 'who'}"
        number = v[offset - place + STEP] if v else -1
        if 0 <= number < len(self.steps) and place in self._slots[number]:
            return f"frame {frame} {self.steps[number]}.{self._slots[number][place]}"
        return f"frame {frame} {'abcdef'[place - A]}"

    def diff(self, one: Sequence[int], other: Sequence[int]) -> list[str]:
        """Where two vectors differ, in names; empty when they are equal."""
        out = [
            f"{self.name(i, one)}: {a} -> {b}"
            for i, (a, b) in enumerate(zip(one, other, strict=False))
            if a != b
        ]
        if len(one) != len(other):
            out.append(f"length: {len(one)} -> {len(other)}")
        return out
