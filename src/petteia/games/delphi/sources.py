"""What pays for an action: dice, oracle cards, the extra action; and recolouring (rulings 34 to 41)."""

from __future__ import annotations

from itertools import compress

from .layout import CARDS, CLOCK, CLOCKED, DEMIGODS, DICE, FAVOUR, PLAYED, SHIP, SPENT, TRAITS, WILD, player
from .names import CARD, COLOURS, EXTRA, SOURCES
from .state import DelphiState

FREE = [0] * 6
_DICE, _CARDS = range(6), range(CARD, EXTRA)
ANY = -1  # the colour of actions that take any colour


def price_row(state: DelphiState, p: int, source: int) -> list[int]:
    """Favour for a source to act as each colour. ``p`` is the player's block."""
    v = state.v
    if source == EXTRA or v[p + WILD]:
        return FREE
    return state.setup.prices(v[p + SHIP], v[p + DEMIGODS])[source if source < CARD else source - CARD]


def usable_sources(state: DelphiState, p: int) -> list[int]:
    """The sources a player can use now: unused dice, a card unless one was played, the extra action."""
    v = state.v
    out = list(compress(_DICE, v[p + DICE : p + DICE + 6]))
    if not v[p + PLAYED]:
        out += compress(_CARDS, v[p + CARDS : p + CARDS + 6])
    if v[p + TRAITS] & CLOCK and not v[p + CLOCKED] and v[p + FAVOUR] >= state.setup.clock_cost:
        out.append(EXTRA)
    return out


def spend(state: DelphiState, seat: int, source: int, colour: int = ANY, price: int = -1) -> None:
    """Use up a source, paying for its colour (or ``price``, where that is cheaper by another way)."""
    v, p = state.v, player(seat)
    if price < 0:
        price = 0 if colour == ANY else price_row(state, p, source)[colour]
    if source < CARD:
        v[p + DICE + source] -= 1
        v[p + SPENT + source] += 1
    elif source < EXTRA:
        v[p + CARDS + source - CARD] -= 1
        v[p + PLAYED] = source - CARD + 1
    else:
        v[p + CLOCKED] = 1
        v[p + FAVOUR] -= state.setup.clock_cost
        if state.log is not None:
            state.tell("pays", seat=seat, favour=state.setup.clock_cost)
    if price:
        v[p + FAVOUR] -= price
        if state.log is not None:
            state.tell("recolours", seat=seat, source=SOURCES[source], colour=COLOURS[colour], favour=price)
