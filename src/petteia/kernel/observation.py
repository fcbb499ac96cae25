"""Allow-list helpers for observations: a hidden thing enters only through one of these."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def hand(names: Sequence[str], counts: Sequence[int], owner: int, viewer: int | None) -> dict[str, Any]:
    """A hand of cards (a count for each name): its size for everybody, its cards for the owner only."""
    out: dict[str, Any] = {"count": sum(counts)}
    if viewer == owner:
        out["cards"] = cards(names, counts)
    return out


def cards(names: Sequence[str], counts: Sequence[int]) -> list[str]:
    """An open multiset as a list of names, repeated by count, in the edition's order."""
    return [name for name, count in zip(names, counts, strict=True) for _ in range(count)]


def only_for(seats: Sequence[int], viewer: int | None, value: Any) -> Any:
    """A value for the given seats, None for everybody else."""
    return value if viewer is not None and viewer in seats else None
