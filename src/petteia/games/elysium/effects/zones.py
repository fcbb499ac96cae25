"""Zones: the cards that a step looks at, by the places that an edition names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from petteia.games.elysium.components import CARDS, LEGEND_ROOM
from petteia.games.elysium.layout import (
    AGORA,
    AGORA_COUNT,
    CITIZENS,
    EFFECT_EVENT,
    EFFECT_MOVED,
    IN_DISCARD,
    IN_ELYSIUM,
    LEGEND,
    LEGEND_COUNT,
    LEGEND_JOKERS,
    LEGENDS,
    ORACLE,
    ORACLE_COUNT,
    PLACE,
    legend_at,
)
from petteia.games.elysium.moves import domain
from petteia.games.elysium.packing import unpack

from .vocabulary import PLACES

if TYPE_CHECKING:
    from petteia.games.elysium.state import ElysiumState


def elysium(v: list[int], seat: int) -> list[int]:
    """The family cards of an Elysium."""
    low = IN_ELYSIUM + seat * LEGEND_ROOM
    high = low + LEGEND_ROOM
    return [card for card, place in enumerate(v[PLACE : PLACE + CARDS]) if low <= place < high]


def elysium_citizens(v: list[int], seat: int) -> int:
    """The Citizens of an Elysium."""
    first = legend_at(seat, 0) + LEGEND_JOKERS
    return sum(v[first : first + v[LEGEND_COUNT + seat] * LEGEND : LEGEND])


(
    DOMAIN,
    DOMAINS,
    OTHER_DOMAINS,
    ELYSIUM,
    ELYSIUMS,
    OTHER_ELYSIUMS,
    LEGEND_HERE,
    AGORA_PLACE,
    ORACLE_PLACE,
    DISCARD_PLACE,
    EVENT,
    LAST,
) = range(len(PLACES))


def cards_at(state: ElysiumState, place: int, actor: int, me: int, frame: int) -> tuple[list[int], int]:
    """The family cards in a place, seen by the actor, and how many Citizens lie there.

    ``me`` is the card that carries the effect, ``frame`` the effect's frame (0: it is not running yet).
    """
    v = state.v
    if place == DOMAIN:
        return domain(v, actor), v[CITIZENS + actor]
    if place == AGORA_PLACE:
        return v[AGORA : AGORA + v[AGORA_COUNT]], 0
    if place == ORACLE_PLACE:
        return v[ORACLE : ORACLE + v[ORACLE_COUNT]], 0
    if place == DISCARD_PLACE:
        return [card for card, where in enumerate(v[PLACE : PLACE + CARDS]) if where == IN_DISCARD], 0
    if place == ELYSIUM:
        return elysium(v, actor), elysium_citizens(v, actor)
    if place == LEGEND_HERE:
        return legend_of(v, me)
    if place == EVENT:
        return unpack(v[frame + EFFECT_EVENT]) if frame else ([], 0)
    if place == LAST:
        return unpack(v[frame + EFFECT_MOVED]) if frame else ([], 0)
    cards: list[int] = []
    citizens = 0
    for seat in range(state.seats):
        if seat == actor and place in (OTHER_DOMAINS, OTHER_ELYSIUMS):
            continue
        if place <= OTHER_DOMAINS:
            cards += domain(v, seat)
            citizens += v[CITIZENS + seat]
        else:
            cards += elysium(v, seat)
            citizens += elysium_citizens(v, seat)
    return cards, citizens


def legend_of(v: list[int], card: int) -> tuple[list[int], int]:
    """The cards and Citizens of the legend that a card is part of."""
    place = v[PLACE + card]
    if place < IN_ELYSIUM:
        return [], 0
    cards = [other for other, where in enumerate(v[PLACE : PLACE + CARDS]) if where == place]
    return cards, v[LEGENDS + (place - IN_ELYSIUM) * LEGEND + LEGEND_JOKERS]
