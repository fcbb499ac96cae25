"""Sets that the state keeps as the bits of one number: colours, seats, double-sided tiles.

The other modules read and write them through these functions, save the inner loops of legal lists, rewards,
evaluation and tensor, which shift by themselves.
"""

from __future__ import annotations

from .components import COLOURS


def has(bits: int, member: int) -> bool:
    """Whether a set has a member."""
    return bits >> member & 1 == 1


def include(v: list[int], place: int, member: int) -> None:
    """Add a member to the set at a place of the vector; nothing happens if it is there already."""
    v[place] |= 1 << member


def exclude(v: list[int], place: int, member: int) -> None:
    """Take a member out of the set at a place of the vector; nothing happens if it is not there."""
    v[place] &= ~(1 << member)


COLOURS_IN = [[c for c in range(COLOURS) if has(bits, c)] for bits in range(1 << COLOURS)]
"""The colours of each set of colours."""
