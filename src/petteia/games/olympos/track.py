"""The time track: whose turn it is and how actions are paid (OLY-3)."""

from __future__ import annotations

from petteia.kernel import ENGINE, FRAME, WHO, native

from .figures import CROSS, MOST_ZEUS_SPACES, ZEUS_SPACES
from .layout import ARRIVE, END_TURN, END_TURN_SEAT, ERINYES, FINISHED, FRAMES, HOURGLASSES, ORDER, SPACE
from .state import OlymposState


@native
def next_seat(state: OlymposState) -> int:
    """The player furthest back, topmost on a shared space, of those not finished; else -1.

    Whoever is still last acts again (OLY-3.1, OLY-3.4, OLY-R1).
    """
    v = state.p
    for place in range(state.seats):
        if not v[FINISHED + v[ORDER + place]]:
            return v[ORDER + place]
    return -1


@native
def whose_turn(state: OlymposState) -> int:
    """The seat whose turn it is. What is left of its turn lies right above the frame that asks who is next:

    its decision, or work of the engine (payment, the end of the turn), which names the seat first.
    """
    v = state.p
    frame = FRAMES + FRAME
    who = v[frame + WHO]
    return who if who >= 0 else v[frame + END_TURN_SEAT]


@native
def time_left(state: OlymposState, seat: int) -> int:
    """The highest price that a seat can pay: nothing may carry its marker beyond the Cross.

    Landing on the Cross itself is allowed; the Erinyes' surcharge counts (OLY-R7, OLY-R52, OLY-R54).
    """
    v = state.p
    return state.t[CROSS] - v[SPACE + seat] + v[HOURGLASSES + seat]


@native
def pay(state: OlymposState, seat: int, price: int) -> None:
    """Pay an action: hourglasses first, then the marker (OLY-3.2, OLY-3.3, OLY-R4).

    The surcharge of the Erinyes is in the price and used up.
    """
    v = state.p
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


@native
def advance(state: OlymposState, seat: int, spaces: int) -> None:
    """Move the marker on top of whatever lies where it lands (OLY-3.2, OLY-R2).

    The Zeus spaces on its way and the end of the turn follow.
    """
    v = state.p
    state.push(END_TURN, ENGINE, seat)
    if not spaces:  # nothing arrived: it keeps its place in its pile
        return
    old = v[SPACE + seat]
    new = old + spaces
    v[SPACE + seat] = new
    place = ORDER
    while v[place] != seat:
        place += 1
    while place < ORDER + state.seats - 1 and v[SPACE + v[place + 1]] < new:
        v[place] = v[place + 1]
        place += 1
    v[place] = seat
    for number in range(MOST_ZEUS_SPACES - 1, -1, -1):  # the last is worked off last (OLY-R43)
        if old < state.t[ZEUS_SPACES + number] <= new:
            state.push(ARRIVE, ENGINE, seat, number)
