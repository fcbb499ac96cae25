"""Numbers of the vector that hold several things: piles on the map, discs on bonus spots.

Everybody else reads and writes them through these functions.

A pile has three bits for each piece, the top piece in the lowest ones; a piece is a code: 1 to 5 for the
seats 0 to 4, `BARBARIANS`, `TRIBE`. A territory with a cross has `LOCKED` instead. The spots under a cell
have three bits each: 1 + the seat whose disc lies there.
"""

from __future__ import annotations

from .components import TERRITORIES
from .layout import PILE, SPOT_TAKEN

_BITS = 3
_ONE = (1 << _BITS) - 1

NOBODY = 0
BARBARIANS = 6
TRIBE = 7
CODES = 8
LOCKED = -1


# ---- piles on the map -----------------------------------------------------------------------------


def holder(v: list[int], land: int) -> int:
    """The code of the top piece, `NOBODY` if there is none, `LOCKED` for a territory with a cross."""
    pile = v[PILE + land]
    return pile & _ONE if pile >= 0 else LOCKED


def holders(v: list[int]) -> list[int]:
    """`holder` of all territories."""
    return [pile & _ONE if pile >= 0 else LOCKED for pile in v[PILE : PILE + TERRITORIES]]


def pieces(v: list[int], land: int) -> list[int]:
    """The pieces of a pile from the bottom to the top, as codes; nothing for a locked territory."""
    pile = v[PILE + land]
    out = []
    while pile > 0:
        out.append(pile & _ONE)
        pile >>= _BITS
    out.reverse()
    return out


def stacked(v: list[int]) -> list[int]:
    """The territories where several pieces lie."""
    return [land for land, pile in enumerate(v[PILE : PILE + TERRITORIES]) if pile > _ONE]


def census(v: list[int]) -> list[int]:
    """How many pieces of each code are on the map, on top or buried."""
    counts = [0] * CODES
    for pile in v[PILE : PILE + TERRITORIES]:
        while pile > 0:
            counts[pile & _ONE] += 1
            pile >>= _BITS
    return counts


def choices(v: list[int], land: int, piece: int, also_top: bool) -> list[int]:
    """Depths at which pieces of a code lie, one for each unbroken run of them, from the top (0).

    Which piece of a run is taken makes no difference. Without ``also_top`` a run that reaches the
    top is left out: its owner controls the territory.
    """
    pile = v[PILE + land]
    out = []
    above = NOBODY
    depth = 0
    while pile > 0:
        code = pile & _ONE
        if code == piece and above != piece and (depth or also_top):
            out.append(depth)
        above = code
        pile >>= _BITS
        depth += 1
    return out


def is_pile(v: list[int], land: int) -> bool:
    """Whether the number stands for a pile or a cross at all; it always should."""
    return v[PILE + land] >= LOCKED


def put_piece(v: list[int], land: int, piece: int) -> None:
    """A piece goes on top."""
    v[PILE + land] = v[PILE + land] << _BITS | piece


def take_piece(v: list[int], land: int, depth: int) -> None:
    """The piece that lies ``depth`` below the top (0: the top itself) goes; the order of the others stays."""
    pile = v[PILE + land]
    shift = _BITS * depth
    v[PILE + land] = pile >> (shift + _BITS) << shift | pile & ((1 << shift) - 1)


def clear(v: list[int], land: int) -> None:
    """Nothing lies there any more, no cross either."""
    v[PILE + land] = 0


def lock(v: list[int], land: int) -> None:
    """A cross is laid on an empty territory."""
    v[PILE + land] = LOCKED


# ---- bonus spots ----------------------------------------------------------------------------------


def disc_on(v: list[int], cell: int, spot: int) -> int:
    """The seat whose disc lies on a bonus spot under a cell; -1 if it is free."""
    return (v[SPOT_TAKEN + cell] >> _BITS * spot & _ONE) - 1


def put_disc(v: list[int], cell: int, spot: int, seat: int) -> None:
    """A seat's disc goes on a free spot."""
    v[SPOT_TAKEN + cell] |= seat + 1 << _BITS * spot
