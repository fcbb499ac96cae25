"""What pays for an action: dice, oracle cards, the extra action; and recolouring (DEL-3.3).

The prices of colours are in tables.py. Recolouring is not a decision but part of the action (DEL-R34).
"""

from __future__ import annotations

from itertools import compress

from .components import COLOUR, COLOURS, EXTRA_SOURCE, FIRST_CARD_SOURCE, SOURCE
from .layout import (
    CARDS_HELD,
    CLOCK,
    CLOCKED,
    DEMIGODS,
    DICE,
    FAVOUR,
    PLAYED,
    SHIP_TILE,
    SPENT,
    TRAITS,
    WILD,
    row,
)
from .state import DelphiState

FREE = [0] * COLOURS
_DICE, _CARDS = range(FIRST_CARD_SOURCE), range(FIRST_CARD_SOURCE, EXTRA_SOURCE)
ANY = -1  # the colour of actions that take any colour


def price_row(state: DelphiState, p: int, source: int) -> list[int]:
    """Favour for a source to act as each colour. ``p`` is the player's row.

    The extra action (DEL-R40) and every source of Apollo's turn (DEL-R38) act as every colour for free.
    """
    v = state.v
    if source == EXTRA_SOURCE or v[p + WILD]:
        return FREE
    return state.setup.prices(v[p + SHIP_TILE], v[p + DEMIGODS])[source % FIRST_CARD_SOURCE]


def usable_sources(state: DelphiState, p: int) -> list[int]:
    """The sources a player can use now: unused dice, a card unless one was played (DEL-R39), the extra action
    once for its price (DEL-R40).
    """
    v = state.v
    out = list(compress(_DICE, v[p + DICE : p + DICE + COLOURS]))
    if not v[p + PLAYED]:
        out += compress(_CARDS, v[p + CARDS_HELD : p + CARDS_HELD + COLOURS])
    if v[p + TRAITS] & CLOCK and not v[p + CLOCKED] and v[p + FAVOUR] >= state.setup.clock_cost:
        out.append(EXTRA_SOURCE)
    return out


def spend(state: DelphiState, seat: int, source: int, colour: int = ANY, price: int = -1) -> None:
    """Use up a source, paying for its colour (or ``price``, where that is cheaper by another way)."""
    v, p = state.v, row(seat)
    if price < 0:
        price = 0 if colour == ANY else price_row(state, p, source)[colour]
    if source < FIRST_CARD_SOURCE:
        v[p + DICE + source] -= 1
        v[p + SPENT + source] += 1
    elif source < EXTRA_SOURCE:
        v[p + CARDS_HELD + source - FIRST_CARD_SOURCE] -= 1
        v[p + PLAYED] = source - FIRST_CARD_SOURCE + 1
    else:
        v[p + CLOCKED] = 1
        v[p + FAVOUR] -= state.setup.clock_cost
        if state.log is not None:
            state.tell("pays", seat=seat, favour=state.setup.clock_cost)
    if price:
        v[p + FAVOUR] -= price
        if state.log is not None:
            state.tell("recolours", seat=seat, source=SOURCE[source], colour=COLOUR[colour], favour=price)
