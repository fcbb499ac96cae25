"""Wonders: stars, price, building (OLY-5.5, OLY-5.6)."""

from __future__ import annotations

from . import destiny
from .components import CARDS, COLUMNS, DESTINY, WONDER
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
from .track import pay, time_left


def lasting_stars(state: OlymposState, seat: int, column: int) -> int:
    """Stars that are not used up: star tokens, Architecture and Engineering, bonus discs in the column.

    OLY-5.5, OLY-R40; they are kept, and count for the next wonder too (OLY-R41).
    """
    v = state.v
    return v[STARS + seat] + v[STAR_SYMBOLS + seat] + v[MARKERS + seat * COLUMNS + column]


def passing_stars(state: OlymposState, seat: int) -> int:
    """Stars that can be used up: Athena's and those of Inspiration cards."""
    v = state.v
    stars = v[ATHENA + seat]
    if v[HAND_SIZE + seat]:
        tables = state.setup.tables
        for card in tables.star_cards:
            stars += v[HAND + seat * CARDS + card] * tables.card_amount[card]
    return stars


def wonder_price(state: OlymposState, seat: int) -> int:
    """The time a wonder costs, less with Architecture (OLY-5.5, OLY-6.15), without the Erinyes."""
    tables = state.setup.tables
    return max(tables.minimum_price, tables.wonder_price - state.v[WONDER_DISCOUNT + seat])


def list_wonders(state: OlymposState, seat: int, out: list[int]) -> None:
    """Append all legal wonders of a seat, sorted: each is built once, by anyone (OLY-5.6, OLY-R41)."""
    v = state.v
    tables = state.setup.tables
    stars = v[STARS + seat] + v[STAR_SYMBOLS + seat] + passing_stars(state, seat)
    markers = MARKERS + seat * COLUMNS
    if stars + max(v[markers : markers + COLUMNS]) < tables.fewest_stars:
        return
    found = []
    for column in range(COLUMNS):
        wonder = v[WONDER_AT + column] - 1
        if (
            wonder >= 0
            and stars + v[markers + column] >= tables.wonder_stars[wonder]
            and not v[BUILDER + wonder]
        ):
            found.append(BUILD_BASE + wonder)
    if found and wonder_price(state, seat) + v[ERINYES + seat] <= time_left(state, seat):
        found.sort()
        out += found


def stars_used(state: OlymposState, seat: int, wonder: int) -> tuple[int, list[int]]:
    """What would be used up: Athena's stars, then Inspiration cards, as few as needed (OLY-R40)."""
    v = state.v
    tables = state.setup.tables
    missing = tables.wonder_stars[wonder] - lasting_stars(state, seat, column_of(state, wonder))
    athena = max(0, min(missing, v[ATHENA + seat]))
    missing -= athena
    cards: list[int] = []
    for card in tables.star_cards:
        for _ in range(v[HAND + seat * CARDS + card]):
            if missing > 0:
                cards.append(card)
                missing -= tables.card_amount[card]
    return athena, cards


def column_of(state: OlymposState, wonder: int) -> int:
    """Where a wonder lies; -1 if it is not in this game."""
    places = state.v[WONDER_AT : WONDER_AT + COLUMNS]
    return places.index(wonder + 1) if wonder + 1 in places else -1


def build(state: OlymposState, seat: int, action: int) -> None:
    """Build a wonder: markers and tokens stay, Athena's star and cards are used up if they are needed."""
    v = state.v
    wonder = action - BUILD_BASE
    athena, cards = stars_used(state, seat, wonder)
    if athena:
        v[ATHENA + seat] = 0  # her star helps with one wonder only
        if state.log is not None:
            state.tell("use-athena", seat=seat)
    for card in cards:
        destiny.discard(state, seat, card)
        if state.log is not None:
            state.tell("use-card", seat=seat, card=DESTINY[card])
    v[BUILDER + wonder] = seat + 1
    v[BUILT + seat] |= 1 << wonder
    if state.log is not None:
        state.tell("build", seat=seat, wonder=WONDER[wonder], points=state.setup.tables.wonder_points[wonder])
    pay(state, seat, wonder_price(state, seat) + v[ERINYES + seat])
