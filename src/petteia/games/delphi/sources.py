"""What pays for an action: dice, oracle cards, the extra action; and recolouring (DEL-3.3).

The prices of colours are in tables.py. Recolouring is not a decision but part of the action (DEL-R34).
"""

from __future__ import annotations

from petteia.kernel import Numbers, native

from . import figures
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
from .packing import has
from .state import DelphiState

ANY = -1  # the colour of actions that take any colour


@native
def price(state: DelphiState, p: int, source: int, colour: int) -> int:
    """Favour for a source to act as a colour (DEL-R34). ``p`` is the player's row.

    The extra action (DEL-R40) and every source of Apollo's turn (DEL-R38) act as every colour for free.
    """
    v = state.p
    if source == EXTRA_SOURCE or v[p + WILD]:
        return 0
    prices = figures.PRICE + (v[p + SHIP_TILE] * COLOURS + source % FIRST_CARD_SOURCE) * COLOURS
    best = state.t[prices + colour]
    if v[p + DEMIGODS]:  # DEL-R37: a demigod's colour acts as every colour
        for wild in range(COLOURS):
            if has(v[p + DEMIGODS], wild):
                best = min(best, state.t[prices + wild])
    return best


@native
def usable_sources(state: DelphiState, p: int, out: Numbers) -> int:
    """Write the sources a player can use now: unused dice, a card unless one was played (DEL-R39), the extra
    action once for its price (DEL-R40); returns how many they are.
    """
    v = state.p
    n = 0
    for colour in range(COLOURS):
        if v[p + DICE + colour]:
            out[n] = colour
            n += 1
    if not v[p + PLAYED]:
        for colour in range(COLOURS):
            if v[p + CARDS_HELD + colour]:
                out[n] = FIRST_CARD_SOURCE + colour
                n += 1
    if v[p + TRAITS] & CLOCK and not v[p + CLOCKED] and v[p + FAVOUR] >= state.t[figures.CLOCK_COST]:
        out[n] = EXTRA_SOURCE
        n += 1
    return n


@native
def spend(state: DelphiState, seat: int, source: int, colour: int = ANY, paid: int = -1) -> None:
    """Use up a source, paying for its colour (or ``paid``, where that is cheaper by another way)."""
    v = state.p
    p = row(seat)
    if paid < 0:
        paid = 0 if colour == ANY else price(state, p, source, colour)
    if source < FIRST_CARD_SOURCE:
        v[p + DICE + source] -= 1
        v[p + SPENT + source] += 1
    elif source < EXTRA_SOURCE:
        v[p + CARDS_HELD + source - FIRST_CARD_SOURCE] -= 1
        v[p + PLAYED] = source - FIRST_CARD_SOURCE + 1
    else:
        v[p + CLOCKED] = 1
        v[p + FAVOUR] -= state.t[figures.CLOCK_COST]
        if state.log is not None:
            state.tell("pays", seat=seat, favour=state.setup.clock_cost)
    if paid:
        v[p + FAVOUR] -= paid
        if state.log is not None:
            state.tell("recolours", seat=seat, source=SOURCE[source], colour=COLOUR[colour], favour=paid)
