"""Zones: the cards that a step looks at, by the places that an edition names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from petteia.games.elysium import layout
from petteia.games.elysium.components import CARDS, CITIZEN, FAMILIES, LEGEND_ROOM
from petteia.games.elysium.layout import (
    AGORA,
    CITIZENS,
    EFFECT_MOVED,
    IN_DISCARD,
    IN_ELYSIUM,
    LEGENDS,
    ORACLE,
    PLACE,
)
from petteia.games.elysium.packing import add_to_set, elysium_citizens, event_of, jokers_of, unfold
from petteia.kernel import Numbers, native

from .vocabulary import PLACES

if TYPE_CHECKING:
    from petteia.games.elysium.state import ElysiumState

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


@native
def cards_at(state: ElysiumState, place: int, actor: int, me: int, frame: int, found: Numbers) -> int:
    """Write the family cards in a place, seen by the actor, as a set; returns how many Citizens lie there.

    ``me`` is the card that carries the effect, ``frame`` the effect's frame (0: it is not running yet).
    """
    v = state.p
    if place == DOMAIN:
        _lay(v, layout.DOMAIN + actor * FAMILIES, found)
        return v[CITIZENS + actor]
    if place == AGORA_PLACE:
        _lay(v, AGORA, found)
        return 0
    if place == ORACLE_PLACE:
        _lay(v, ORACLE, found)
        return 0
    if place == LAST and frame:
        return unfold(v, frame + EFFECT_MOVED, found)
    for family in range(FAMILIES):
        found[family] = 0
    if place == DISCARD_PLACE:
        _between(v, IN_DISCARD, IN_DISCARD + 1, found)
        return 0
    if place == LAST:
        return 0
    if place == LEGEND_HERE:
        where = v[PLACE + me]
        if where < IN_ELYSIUM:
            return 0
        _between(v, where, where + 1, found)
        return jokers_of(v, LEGENDS + where - IN_ELYSIUM)
    if place == EVENT:
        card = event_of(v, frame) - 1 if frame else -1
        if card == CITIZEN:
            return 1
        if card >= 0:
            add_to_set(found, 0, card)
        return 0
    citizens = 0
    for seat in range(state.seats):
        if (
            (seat != actor)
            if place in (OTHER_DOMAINS, OTHER_ELYSIUMS)
            else (place != ELYSIUM or seat == actor)
        ):
            if place <= OTHER_DOMAINS:
                for family in range(FAMILIES):
                    found[family] |= v[layout.DOMAIN + seat * FAMILIES + family]
                citizens += v[CITIZENS + seat]
            else:
                first = IN_ELYSIUM + seat * LEGEND_ROOM
                _between(v, first, first + LEGEND_ROOM, found)
                citizens += elysium_citizens(v, seat)
    return citizens


@native
def _lay(v: Numbers, at: int, found: Numbers) -> None:
    """Make a set equal to another one."""
    for family in range(FAMILIES):
        found[family] = v[at + family]


@native
def _between(v: Numbers, low: int, high: int, found: Numbers) -> None:
    """Add the cards whose place is one of some that follow each other."""
    for card in range(CARDS):
        if low <= v[PLACE + card] < high:
            add_to_set(found, 0, card)


@native
def elysium_size(v: Numbers, seat: int) -> int:
    """How many cards and Citizens an Elysium has."""
    low = IN_ELYSIUM + seat * LEGEND_ROOM
    count = elysium_citizens(v, seat)
    for card in range(CARDS):
        if low <= v[PLACE + card] < low + LEGEND_ROOM:
            count += 1
    return count
