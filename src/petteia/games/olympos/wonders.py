"""Wonders: stars, price, building (OLY-5.5, OLY-5.6)."""

from __future__ import annotations

from petteia.kernel import Numbers, arrange, buffer, native

from . import destiny
from .components import CARDS, COLUMNS, DESTINY, WONDER
from .figures import CARD_AMOUNT, CARD_KIND, FEWEST_STARS, MINIMUM_PRICE, WONDER_PRICE, WONDER_STARS
from .layout import (
    ATHENA,
    BUILDER,
    BUILT,
    ERINYES,
    HAND,
    HAND_SIZE,
    MARKERS,
    STAR_SYMBOLS,
    STARS,
    WONDER_AT,
    WONDER_DISCOUNT,
)
from .space import BUILD_BASE
from .state import OlymposState
from .tables import INSPIRATION_STAR
from .track import pay, time_left


@native
def lasting_stars(state: OlymposState, seat: int, column: int) -> int:
    """Stars that are not used up: star tokens, Architecture and Engineering, bonus discs in the column.

    OLY-5.5, OLY-R40; they are kept, and count for the next wonder too (OLY-R41).
    """
    v = state.p
    return v[STARS + seat] + v[STAR_SYMBOLS + seat] + v[MARKERS + seat * COLUMNS + column]


@native
def passing_stars(state: OlymposState, seat: int) -> int:
    """Stars that can be used up: Athena's and those of Inspiration cards."""
    v = state.p
    stars = v[ATHENA + seat]
    if v[HAND_SIZE + seat]:
        for card in range(CARDS):
            if state.t[CARD_KIND + card] == INSPIRATION_STAR:
                stars += v[HAND + seat * CARDS + card] * state.t[CARD_AMOUNT + card]
    return stars


@native
def wonder_price(state: OlymposState, seat: int) -> int:
    """The time a wonder costs, less with Architecture (OLY-5.5, OLY-6.15), without the Erinyes."""
    return max(state.t[MINIMUM_PRICE], state.t[WONDER_PRICE] - state.p[WONDER_DISCOUNT + seat])


@native
def list_wonders(state: OlymposState, seat: int, out: Numbers, n: int) -> int:
    """Write all legal wonders of a seat from place ``n`` on, sorted; returns the place after the last.

    Each is built once, by anyone (OLY-5.6, OLY-R41).
    """
    v = state.p
    t = state.t
    stars = v[STARS + seat] + v[STAR_SYMBOLS + seat] + passing_stars(state, seat)
    first = n
    for column in range(COLUMNS):
        wonder = v[WONDER_AT + column] - 1
        have = stars + v[MARKERS + seat * COLUMNS + column]
        if (
            have >= t[FEWEST_STARS]
            and wonder >= 0
            and have >= t[WONDER_STARS + wonder]
            and not v[BUILDER + wonder]
        ):
            out[n] = BUILD_BASE + wonder
            n += 1
    if n > first and wonder_price(state, seat) + v[ERINYES + seat] <= time_left(state, seat):
        return arrange(out, first, n)
    return first


@native
def stars_used(state: OlymposState, seat: int, wonder: int, used: Numbers) -> int:
    """What would be used up: Athena's stars, then Inspiration cards, as few as needed (OLY-R40).

    Returns Athena's, and adds the number of each card to `CARDS` numbers.
    """
    v = state.p
    missing = state.t[WONDER_STARS + wonder] - lasting_stars(state, seat, column_of(state, wonder))
    athena = max(0, min(missing, v[ATHENA + seat]))
    missing -= athena
    for card in range(CARDS):
        if state.t[CARD_KIND + card] == INSPIRATION_STAR:
            for _ in range(v[HAND + seat * CARDS + card]):
                if missing > 0:
                    used[card] += 1
                    missing -= state.t[CARD_AMOUNT + card]
    return athena


@native
def column_of(state: OlymposState, wonder: int) -> int:
    """Where a wonder lies; -1 if it is not in this game."""
    for column in range(COLUMNS):
        if state.p[WONDER_AT + column] == wonder + 1:
            return column
    return -1


@native
def build(state: OlymposState, seat: int, action: int) -> None:
    """Build a wonder: markers and tokens stay, Athena's star and cards are used up if they are needed."""
    v = state.p
    wonder = action - BUILD_BASE
    used = buffer(CARDS)
    if stars_used(state, seat, wonder, used):
        v[ATHENA + seat] = 0  # her star helps with one wonder only
        if state.log is not None:
            state.tell("use-athena", seat=seat)
    for card in range(CARDS):
        for _ in range(used[card]):
            destiny.discard(state, seat, card)
            if state.log is not None:
                state.tell("use-card", seat=seat, card=DESTINY[card])
    v[BUILDER + wonder] = seat + 1
    v[BUILT + seat] |= 1 << wonder
    if state.log is not None:
        state.tell("build", seat=seat, wonder=WONDER[wonder], points=state.setup.tables.wonder_points[wonder])
    pay(state, seat, wonder_price(state, seat) + v[ERINYES + seat])
