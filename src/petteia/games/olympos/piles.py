"""Piles of pieces on the map and what belongs to control (OLY-4.6 to 4.11, R17, R20 to R25, R63)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .components import TERRITORY
from .layout import BARBARIANS, HOURGLASSES, PILE, STARS, TOKENS, TRIBE

if TYPE_CHECKING:
    from .state import OlymposState
    from .tables import Tables


def pieces(pile: int) -> list[int]:
    """The pieces of a pile from the bottom to the top, as codes; nothing for a locked territory."""
    out = []
    while pile > 0:
        out.append(pile & 7)
        pile >>= 3
    out.reverse()
    return out


def without(pile: int, depth: int) -> int:
    """The pile without the piece that lies ``depth`` below the top (0: the top itself)."""
    shift = 3 * depth
    return pile >> (shift + 3) << shift | pile & ((1 << shift) - 1)


def choices(pile: int, piece: int, also_top: bool) -> list[int]:
    """Depths at which a player's pieces lie, one for each unbroken run of them, from the top.

    Which piece of a run is taken makes no difference. Without ``also_top`` a run that reaches the
    top is left out: its owner controls the territory.
    """
    out = []
    above = 0
    depth = 0
    while pile > 0:
        code = pile & 7
        if code == piece and above != piece and (depth or also_top):
            out.append(depth)
        above = code
        pile >>= 3
        depth += 1
    return out


def take_control(v: list[int], tables: Tables, seat: int, land: int) -> None:
    """Territory token and star token go to the seat."""
    v[TOKENS + 4 * seat + tables.resource_of[land]] += 1
    if tables.star_in[land]:
        v[STARS + seat] += 1


def lose_control(v: list[int], tables: Tables, seat: int, land: int) -> None:
    """Territory token and star token leave the seat."""
    v[TOKENS + 4 * seat + tables.resource_of[land]] -= 1
    if tables.star_in[land]:
        v[STARS + seat] -= 1


def leave(state: OlymposState, seat: int, land: int, depth: int) -> None:
    """A piece leaves its pile; if it was on top, control passes to the one beneath (OLY-4.9, R21 to R23)."""
    v = state.v
    pile = v[PILE + land]
    v[PILE + land] = rest = without(pile, depth)
    if depth:
        return
    heir = rest & 7
    if heir == seat + 1:
        return
    tables = state.setup.tables
    lose_control(v, tables, seat, land)
    if heir == 0:
        if state.log is not None:
            state.tell("abandon", seat=seat, territory=TERRITORY[land])
    elif heir == BARBARIANS:
        if state.log is not None:
            state.tell("barbarians-return", seat=seat, territory=TERRITORY[land])
    else:
        take_control(v, tables, heir - 1, land)
        if state.log is not None:
            state.tell("fall-back", seat=heir - 1, territory=TERRITORY[land])


def arrive(state: OlymposState, seat: int, land: int) -> None:
    """A piece ends its move: it takes the territory, fighting whoever is there (OLY-4.6 to 4.8, 4.11)."""
    v = state.v
    tables = state.setup.tables
    pile = v[PILE + land]
    holder = pile & 7
    if holder == TRIBE:  # a beaten tribe never returns; its token is the star
        v[PILE + land] = seat + 1
        if state.log is not None:
            state.tell("beat-tribe", seat=seat, territory=TERRITORY[land])
    else:
        v[PILE + land] = pile << 3 | seat + 1
        if holder == BARBARIANS:
            if state.log is not None:
                state.tell("beat-barbarians", seat=seat, territory=TERRITORY[land])
        elif holder:
            lose_control(v, tables, holder - 1, land)
            v[HOURGLASSES + holder - 1] += tables.compensation
            if state.log is not None:
                state.tell("conquer", seat=seat, loser=holder - 1, territory=TERRITORY[land])
                state.tell("gain-hourglasses", seat=holder - 1, number=tables.compensation)
        elif state.log is not None:
            state.tell("occupy", seat=seat, territory=TERRITORY[land])
    take_control(v, tables, seat, land)
