"""Sets that the state keeps as the bits of one number: colours, seats, double-sided tiles.

The other modules read and write them through these functions, save the inner loops of legal lists, rewards,
evaluation and tensor, which shift by themselves.
"""

from __future__ import annotations

from petteia.kernel import Numbers, native

from .components import COLOURS


@native
def has(bits: int, member: int) -> bool:
    """Whether a set has a member."""
    return bits >> member & 1 == 1


@native
def insert(v: Numbers, place: int, member: int) -> None:
    """Add a member to the set at a place of the vector; nothing happens if it is there already."""
    v[place] |= 1 << member


@native
def exclude(v: Numbers, place: int, member: int) -> None:
    """Take a member out of the set at a place of the vector; nothing happens if it is not there."""
    v[place] &= ~(1 << member)


@native
def members(bits: int) -> int:
    """How many members a set has."""
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


@native
def counted(v: Numbers, place: int) -> int:
    """How many there are of something that is counted by colour from a place of the vector on."""
    total = 0
    for colour in range(COLOURS):
        total += v[place + colour]
    return total


COLOURS_IN = [[c for c in range(COLOURS) if bits >> c & 1] for bits in range(1 << COLOURS)]
"""The colours of each set of colours."""
