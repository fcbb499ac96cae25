"""What all observations share: the kernel's own part of them, and allow-list helpers.

A hidden thing enters an observation only through one of these helpers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NotRequired, TypedDict, TypeVar

T = TypeVar("T")


class Asked(TypedDict):
    """What is asked, and whom: -1 is chance. Steps may add what a viewer may know of their arguments."""

    step: str
    seat: int


class Common(TypedDict):
    """What the kernel tells of every game, before the game's own part."""

    game: str
    seats: int
    viewer: int | None
    over: bool
    ask: Asked | None


class Hand(TypedDict):
    """Cards of which everybody knows the number, and only some the cards themselves."""

    count: int
    cards: NotRequired[list[str]]


class NestedMessage(TypedDict):
    """A text by its id in the catalogues, as `Message.as_json` gives it; arguments may be such texts too."""

    message: str
    args: dict[str, Any]


def hand(names: Sequence[str], counts: Sequence[int], owner: int, viewer: int | None) -> Hand:
    """A hand of cards (a count for each name): its size for everybody, its cards for the owner only."""
    out: Hand = {"count": sum(counts)}
    if viewer == owner:
        out["cards"] = cards(names, counts)
    return out


def cards(names: Sequence[str], counts: Sequence[int]) -> list[str]:
    """An open multiset as a list of names, repeated by count, in the edition's order."""
    return [name for name, count in zip(names, counts, strict=True) for _ in range(count)]


def only_for(seats: Sequence[int], viewer: int | None, value: T) -> T | None:
    """A value for the given seats, None for everybody else."""
    return value if viewer is not None and viewer in seats else None
