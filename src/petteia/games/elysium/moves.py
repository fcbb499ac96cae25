"""Moving cards and Citizens. Nothing here asks anybody; what follows from a move is up to the callers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .components import CARDS
from .layout import (
    AGORA,
    AGORA_COUNT,
    BURIED,
    CITIZENS,
    DOMAIN,
    DOMAIN_COUNT,
    DOMAIN_ROOM,
    IN_AGORA,
    IN_DISCARD,
    IN_DOMAIN,
    IN_ELYSIUM,
    IN_ORACLE,
    LOST_CITIZENS,
    ORACLE,
    ORACLE_COUNT,
    PILE,
    PLACE,
    UNSEEN,
)
from .packing import drop_ring

if TYPE_CHECKING:
    from .state import ElysiumState

Vector = list[int]


def insert(v: Vector, count: int, start: int, card: int) -> None:
    """Put a card into an ascending list whose length is at ``count`` and whose cards begin at ``start``."""
    at = start + v[count]
    while at > start and v[at - 1] > card:
        v[at] = v[at - 1]
        at -= 1
    v[at] = card
    v[count] += 1


def remove(v: Vector, count: int, start: int, card: int) -> None:
    """Take a card out of such a list."""
    last = start + v[count] - 1
    at = v.index(card, start)
    while at < last:
        v[at] = v[at + 1]
        at += 1
    v[last] = 0
    v[count] -= 1


def leave(v: Vector, card: int) -> None:
    """Take a card out of the list of its place; ``v[PLACE + card]`` still has to be set."""
    place = v[PLACE + card]
    if place == IN_AGORA:
        remove(v, AGORA_COUNT, AGORA, card)
    elif place == IN_ORACLE:
        remove(v, ORACLE_COUNT, ORACLE, card)
    elif IN_DOMAIN <= place < IN_ELYSIUM:
        seat = place - IN_DOMAIN
        remove(v, DOMAIN_COUNT + seat, DOMAIN + seat * DOMAIN_ROOM, card)
    elif place == UNSEEN:
        v[PILE] -= 1


def to_agora(v: Vector, card: int) -> None:
    """Lay a card in the Agora."""
    leave(v, card)
    v[PLACE + card] = IN_AGORA
    insert(v, AGORA_COUNT, AGORA, card)


def to_oracle(v: Vector, card: int) -> None:
    """Lay a card at the Oracle."""
    leave(v, card)
    v[PLACE + card] = IN_ORACLE
    insert(v, ORACLE_COUNT, ORACLE, card)


def to_discard(v: Vector, card: int) -> None:
    """Lay a card on the discard pile; a ring on it is lost (ELY-4.4)."""
    leave(v, card)
    v[PLACE + card] = IN_DISCARD
    drop_ring(v, card)


def to_domain(v: Vector, seat: int, card: int) -> None:
    """Lay a card in a Domain; a ring on it stays where it is."""
    leave(v, card)
    v[PLACE + card] = IN_DOMAIN + seat
    insert(v, DOMAIN_COUNT + seat, DOMAIN + seat * DOMAIN_ROOM, card)


def domain(v: Vector, seat: int) -> list[int]:
    """The family cards of a Domain."""
    start = DOMAIN + seat * DOMAIN_ROOM
    return v[start : start + v[DOMAIN_COUNT + seat]]


def lose_citizen(v: Vector, seat: int) -> None:
    """Discard a Citizen from a Domain: it leaves the game unseen (ELY-R-discarded-citizen)."""
    v[CITIZENS + seat] -= 1
    v[LOST_CITIZENS] += 1


def holds(state: ElysiumState, seat: int, card: int) -> bool:
    """Whether the same card (this or its other copy) lies in the Domain (ELY-3.5)."""
    v = state.v
    here = IN_DOMAIN + seat
    return v[PLACE + card] == here or v[PLACE + state.setup.cards.twin[card]] == here


def pile_ready(state: ElysiumState) -> bool:
    """Whether a card can be drawn; an empty draw pile is made anew first (ELY-R-draw-pile-empty)."""
    v = state.v
    if v[PILE]:
        return True
    count = 0
    for at in range(PLACE, PLACE + CARDS):
        if v[at] == UNSEEN:  # the pile is empty, so this is the front of a Citizen
            v[at] = BURIED
        elif v[at] == IN_DISCARD:
            v[at] = UNSEEN
            count += 1
    v[PILE] = count
    if count and state.log is not None:
        state.tell("reshuffle", number=count)
    return count > 0


def can_draw(v: Vector) -> bool:
    """Whether `pile_ready` would say yes; changes nothing."""
    return v[PILE] > 0 or IN_DISCARD in v[PLACE : PLACE + CARDS]


def add_citizen(state: ElysiumState, seat: int) -> bool:
    """Take the top card of the pile face down as a Citizen; False if there is none."""
    if not pile_ready(state):
        return False
    v = state.v
    v[PILE] -= 1
    v[CITIZENS + seat] += 1
    return True
