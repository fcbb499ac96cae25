"""The time track: whose turn it is and how actions are paid (OLY-3)."""

from __future__ import annotations

from petteia.kernel import ENGINE

from .layout import ARRIVE, END_TURN, ERINYES, FINISHED, HOURGLASSES, ORDER, SPACE
from .state import OlymposState


def next_seat(state: OlymposState) -> int:
    """The player furthest back, topmost on a shared space, of those not finished; else -1.

    Whoever is still last acts again (OLY-3.1, OLY-3.4, OLY-R1).
    """
    v = state.v
    for seat in v[ORDER : ORDER + state.seats]:
        if not v[FINISHED + seat]:
            return seat
    return -1


def time_left(state: OlymposState, seat: int) -> int:
    """The highest price that a seat can pay: nothing may carry its marker beyond the Cross.

    Landing on the Cross itself is allowed; the Erinyes' surcharge counts (OLY-R7, OLY-R52, OLY-R54).
    """
    v = state.v
    return state.setup.tables.cross - v[SPACE + seat] + v[HOURGLASSES + seat]


def pay(state: OlymposState, seat: int, price: int) -> None:
    """Pay an action: hourglasses first, then the marker (OLY-3.2, OLY-3.3, OLY-R4).

    The surcharge of the Erinyes is in the price and used up.
    """
    v = state.v
    v[ERINYES + seat] = 0
    hourglasses = min(v[HOURGLASSES + seat], price)
    v[HOURGLASSES + seat] -= hourglasses
    if state.log is not None:
        state.tell(
            "pay",
            seat=seat,
            price=price,
            hourglasses=hourglasses,
            spaces=price - hourglasses,
            space=v[SPACE + seat] + price - hourglasses,
        )
    advance(state, seat, price - hourglasses)


def advance(state: OlymposState, seat: int, spaces: int) -> None:
    """Move the marker on top of whatever lies where it lands (OLY-3.2, OLY-R2).

    The Zeus spaces on its way and the end of the turn follow.
    """
    v = state.v
    state.push(END_TURN, ENGINE, seat)
    if not spaces:  # nothing arrived: it keeps its place in its pile
        return
    old = v[SPACE + seat]
    new = v[SPACE + seat] = old + spaces
    seats = state.seats
    order = v[ORDER : ORDER + seats]
    order.remove(seat)
    place = 0
    while place < seats - 1 and v[SPACE + order[place]] < new:
        place += 1
    order.insert(place, seat)
    v[ORDER : ORDER + seats] = order
    zeus = state.setup.tables.zeus_spaces
    for number in range(len(zeus) - 1, -1, -1):  # the last is worked off last (OLY-R43)
        if old < zeus[number] <= new:
            state.push(ARRIVE, ENGINE, seat, number)
