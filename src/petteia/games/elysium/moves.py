"""Moving cards and Citizens. Nothing here asks anybody; what follows from a move is up to the callers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from petteia.kernel import Numbers, native

from .components import CARDS, FAMILIES
from .figures import TWIN
from .layout import (
    AGORA,
    AGORA_COUNT,
    BURIED,
    CITIZENS,
    DOMAIN,
    DOMAIN_COUNT,
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
from .packing import add_to_set, cards_of_set, drop_ring, take_from_set

if TYPE_CHECKING:
    from .state import ElysiumState


@native
def leave(v: Numbers, card: int) -> None:
    """Take a card out of the set of its place; ``v[PLACE + card]`` still has to be set."""
    place = v[PLACE + card]
    if place == IN_AGORA:
        take_from_set(v, AGORA, card)
        v[AGORA_COUNT] -= 1
    elif place == IN_ORACLE:
        take_from_set(v, ORACLE, card)
        v[ORACLE_COUNT] -= 1
    elif IN_DOMAIN <= place < IN_ELYSIUM:
        seat = place - IN_DOMAIN
        take_from_set(v, DOMAIN + seat * FAMILIES, card)
        v[DOMAIN_COUNT + seat] -= 1
    elif place == UNSEEN:
        v[PILE] -= 1


@native
def to_agora(v: Numbers, card: int) -> None:
    """Lay a card in the Agora."""
    leave(v, card)
    v[PLACE + card] = IN_AGORA
    add_to_set(v, AGORA, card)
    v[AGORA_COUNT] += 1


@native
def to_oracle(v: Numbers, card: int) -> None:
    """Lay a card at the Oracle."""
    leave(v, card)
    v[PLACE + card] = IN_ORACLE
    add_to_set(v, ORACLE, card)
    v[ORACLE_COUNT] += 1


@native
def to_discard(v: Numbers, card: int) -> None:
    """Lay a card on the discard pile; a ring on it is lost (ELY-4.4)."""
    leave(v, card)
    v[PLACE + card] = IN_DISCARD
    drop_ring(v, card)


@native
def to_domain(v: Numbers, seat: int, card: int) -> None:
    """Lay a card in a Domain; a ring on it stays where it is."""
    leave(v, card)
    v[PLACE + card] = IN_DOMAIN + seat
    add_to_set(v, DOMAIN + seat * FAMILIES, card)
    v[DOMAIN_COUNT + seat] += 1


def domain(v: Numbers, seat: int) -> list[int]:
    """The family cards of a Domain."""
    return cards_of_set(v, DOMAIN + seat * FAMILIES)


@native
def lose_citizen(v: Numbers, seat: int) -> None:
    """Discard a Citizen from a Domain: it leaves the game unseen (ELY-R-discarded-citizen)."""
    v[CITIZENS + seat] -= 1
    v[LOST_CITIZENS] += 1


@native
def holds(state: ElysiumState, seat: int, card: int) -> bool:
    """Whether the same card (this or its other copy) lies in the Domain (ELY-3.5)."""
    v = state.p
    here = IN_DOMAIN + seat
    return v[PLACE + card] == here or v[PLACE + state.t[TWIN + card]] == here


@native
def pile_ready(state: ElysiumState) -> bool:
    """Whether a card can be drawn; an empty draw pile is made anew first (ELY-R-draw-pile-empty)."""
    v = state.p
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


@native
def can_draw(v: Numbers) -> bool:
    """Whether `pile_ready` would say yes; changes nothing."""
    if v[PILE] > 0:
        return True
    for at in range(PLACE, PLACE + CARDS):
        if v[at] == IN_DISCARD:
            return True
    return False


@native
def add_citizen(state: ElysiumState, seat: int) -> bool:
    """Take the top card of the pile face down as a Citizen; False if there is none."""
    if not pile_ready(state):
        return False
    v = state.p
    v[PILE] -= 1
    v[CITIZENS + seat] += 1
    return True
