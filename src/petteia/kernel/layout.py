"""Layout: names for the places in a state's vector.

Games allocate their fields once, at import, and use the offsets as constants, so that the hot path works
on one flat list of numbers and still reads in the game's own words.
"""

from __future__ import annotations

from .steps import FRAME

TOP = 0  # v[TOP] is the place of the top frame, 0 when the stack is empty


class Layout:
    """Allocates offsets. The kernel's own field (`TOP`) comes first, the frames come last."""

    def __init__(self) -> None:
        """An empty layout."""
        self._names: list[tuple[int, int, str]] = [(TOP, 1, "top")]
        self._size = 1

    def one(self, name: str) -> int:
        """Room for one number."""
        return self.many(name, 1)

    def many(self, name: str, *counts: int) -> int:
        """Room for a block of numbers, the product of ``counts``; returns its first offset."""
        size = 1
        for count in counts:
            size *= count
        start = self._size
        self._names.append((start, size, name))
        self._size += size
        return start

    @property
    def size(self) -> int:
        """How many numbers the fields take, without the frames."""
        return self._size

    def total(self, depth: int) -> int:
        """Length of the vector with room for ``depth`` frames."""
        return self._size + depth * FRAME

    def name(self, offset: int) -> str:
        """The name of a place, for messages of failing tests (``gold[3]``, ``frame 2[1]``)."""
        if offset >= self._size:
            frame, place = divmod(offset - self._size, FRAME)
            return f"frame {frame}[{place}]"
        for start, size, name in reversed(self._names):
            if offset >= start:
                return name if size == 1 else f"{name}[{offset - start}]"
        raise IndexError(offset)

    def blank(self, depth: int) -> list[int]:
        """A vector of zeros with an empty stack."""
        return [0] * self.total(depth)

    def diff(self, one: list[int], other: list[int]) -> list[str]:
        """Where two vectors differ, in names; empty when they are equal."""
        out = [
            f"{self.name(i)}: {a} -> {b}" for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b
        ]
        if len(one) != len(other):
            out.append(f"length: {len(one)} -> {len(other)}")
        return out
