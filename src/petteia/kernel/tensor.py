"""Tensors: observations as numbers of fixed length, described by named fields."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TensorField:
    """A named stretch of a tensor: ``size`` numbers from ``low`` to ``high``."""

    name: str
    size: int
    low: float = 0.0
    high: float = 1.0


class TensorWriter:
    """Collects the fields in their declared order and checks names and sizes."""

    __slots__ = ("_fields", "_next", "_out")

    def __init__(self, fields: Sequence[TensorField]) -> None:
        """``fields`` are the game's declaration."""
        self._fields = fields
        self._next = 0
        self._out: list[float] = []

    def put(self, name: str, numbers: Iterable[float]) -> None:
        """Write the next field; ValueError if it is not the declared one or has another size."""
        if self._next == len(self._fields):
            raise ValueError(f"tensor field {name!r} comes after the last declared one")
        field = self._fields[self._next]
        values = list(numbers)
        if field.name != name or field.size != len(values):
            raise ValueError(
                f"tensor field {self._next} is {field.name!r} with {field.size} numbers, "
                f"not {name!r} with {len(values)}"
            )
        self._next += 1
        self._out.extend(values)

    def finish(self) -> list[float]:
        """The whole tensor; ValueError if fields are missing."""
        if self._next != len(self._fields):
            raise ValueError(f"tensor field {self._fields[self._next].name!r} was not written")
        return self._out


def one_hot(index: int, size: int) -> list[float]:
    """``size`` numbers, all 0 but a 1 at ``index``; all 0 for an index outside."""
    out = [0.0] * size
    if 0 <= index < size:
        out[index] = 1.0
    return out
