"""Numbers of the vector that hold several things: piles on the map, discs on bonus spots.

Everybody else reads and writes them through these functions.

A piece is a code of three bits: 1 to 5 for the seats 0 to 4, `BARBARIANS`, `TRIBE`. A pile takes `PILE_WORDS`
numbers of 63 bits: the first holds the topmost `IN_WORD` pieces, the top piece in the lowest bits, the next
one those beneath, and so on; what is not used is 0, so that equal piles are equal numbers. The first numbers
of all territories come first in the vector, since hardly any pile is higher. A territory with a cross has
`LOCKED` there instead. The spots under a cell have three bits each in one number: 1 + the seat whose disc
lies there.
"""

from __future__ import annotations

from petteia.kernel import Numbers, buffer, native

from .components import HIGHEST, IN_WORD, PILE_WORDS, TERRITORIES
from .layout import PILE, SPOT_TAKEN

_BITS = 3
_ONE = (1 << _BITS) - 1
_LAST = _BITS * (IN_WORD - 1)  # where the lowest piece of a number lies
_FULL = 1 << _LAST  # numbers from here on hold `IN_WORD` pieces
_END = PILE + PILE_WORDS * TERRITORIES

NOBODY = 0
BARBARIANS = 6
TRIBE = 7
CODES = 8
LOCKED = -1


# ---- piles on the map -----------------------------------------------------------------------------


@native
def holder(v: Numbers, land: int) -> int:
    """The code of the top piece, `NOBODY` if there is none, `LOCKED` for a territory with a cross."""
    pile = v[PILE + land]
    return pile & _ONE if pile >= 0 else LOCKED


@native
def downwards(v: Numbers, land: int, out: Numbers) -> int:
    """Write the pieces of a pile as codes, from the top to the bottom; returns how many there are.

    There are none on a locked territory, and never more than `HIGHEST`.
    """
    n = 0
    for place in range(PILE + land, _END, TERRITORIES):
        word = v[place]
        while word > 0:
            out[n] = word & _ONE
            n += 1
            word >>= _BITS
        if v[place] < _FULL:
            break
    return n


def pieces(v: Numbers, land: int) -> list[int]:
    """The pieces of a pile from the bottom to the top, as codes; nothing for a locked territory."""
    found = buffer(HIGHEST)
    out = found[: downwards(v, land, found)]
    out.reverse()
    return out


@native
def height(v: Numbers, land: int) -> int:
    """How many pieces lie in a territory."""
    n = 0
    for place in range(PILE + land, _END, TERRITORIES):
        word = v[place]
        if word >= _FULL:
            n += IN_WORD
            continue
        while word > 0:
            n += 1
            word >>= _BITS
        break
    return n


@native
def count(v: Numbers, land: int, piece: int) -> int:
    """How many pieces of a code lie in a territory, on top or buried."""
    n = 0
    for place in range(PILE + land, _END, TERRITORIES):
        word = v[place]
        while word > 0:
            if word & _ONE == piece:
                n += 1
            word >>= _BITS
        if v[place] < _FULL:
            break
    return n


@native
def choices(v: Numbers, land: int, piece: int, also_top: bool, out: Numbers) -> int:
    """Write the depths at which pieces of a code lie, one for each unbroken run of them, from the top (0).

    Returns how many there are. Which piece of a run is taken makes no difference. Without ``also_top`` a run
    that reaches the top is left out: its owner controls the territory.
    """
    n = depth = 0
    above = NOBODY
    for place in range(PILE + land, _END, TERRITORIES):
        word = v[place]
        while word > 0:
            code = word & _ONE
            if code == piece and above != piece and (depth > 0 or also_top):
                out[n] = depth
                n += 1
            above = code
            depth += 1
            word >>= _BITS
        if v[place] < _FULL:
            break
    return n


@native
def has_piece(v: Numbers, land: int, piece: int, also_top: bool) -> bool:
    """Whether there are such `choices`."""
    above = NOBODY if also_top else piece  # a run that reaches the top is left out
    for place in range(PILE + land, _END, TERRITORIES):
        word = v[place]
        while word > 0:
            code = word & _ONE
            if code == piece and above != piece:
                return True
            above = code
            word >>= _BITS
        if v[place] < _FULL:
            break
    return False


def is_pile(v: Numbers, land: int) -> bool:
    """Whether the numbers stand for a pile or a cross in the one way they may; they always should."""
    words = v[PILE + land : _END : TERRITORIES]
    if words[0] == LOCKED:
        return not any(words[1:])
    codes = pieces(v, land)
    codes.reverse()
    expected = [0] * PILE_WORDS
    for depth, code in enumerate(codes):
        expected[depth // IN_WORD] |= code << _BITS * (depth % IN_WORD)
    return words == expected and NOBODY not in codes


@native
def put_piece(v: Numbers, land: int, piece: int) -> None:
    """A piece goes on top; the lowest piece of each full number moves on to the next."""
    place = PILE + land
    while piece:
        word = v[place]
        v[place] = (word & (_FULL - 1)) << _BITS | piece
        piece = word >> _LAST
        place += TERRITORIES


@native
def take_piece(v: Numbers, land: int, depth: int) -> None:
    """The piece that lies ``depth`` below the top (0: the top itself) goes; the order of the others stays."""
    word, depth = divmod(depth, IN_WORD)
    place = PILE + word * TERRITORIES + land
    pile = v[place]
    shift = _BITS * depth
    above = pile & ((1 << shift) - 1)
    v[place] = (pile >> shift >> _BITS) << shift | above
    place += TERRITORIES
    while place < _END and v[place] != 0:
        v[place - TERRITORIES] |= (v[place] & _ONE) << _LAST
        v[place] >>= _BITS
        place += TERRITORIES


@native
def clear(v: Numbers, land: int) -> None:
    """Nothing lies there any more, no cross either."""
    for place in range(PILE + land, _END, TERRITORIES):
        v[place] = 0


@native
def lock(v: Numbers, land: int) -> None:
    """A cross is laid on an empty territory."""
    v[PILE + land] = LOCKED


# ---- bonus spots ----------------------------------------------------------------------------------


@native
def disc_on(v: Numbers, cell: int, spot: int) -> int:
    """The seat whose disc lies on a bonus spot under a cell; -1 if it is free."""
    return (v[SPOT_TAKEN + cell] >> _BITS * spot & _ONE) - 1


@native
def put_disc(v: Numbers, cell: int, spot: int, seat: int) -> None:
    """A seat's disc goes on a free spot."""
    v[SPOT_TAKEN + cell] |= seat + 1 << _BITS * spot
