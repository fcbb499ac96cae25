"""What can be taken in phase II (ELY-3.2 to ELY-3.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from petteia.kernel import Numbers, buffer, native

from .components import CARDS, FAMILIES, FAMILY_CARDS, QUESTS
from .figures import OPEN, QUEST_COLUMNS, REACH, TILES, TWIN
from .layout import AGORA, IN_DOMAIN, IN_ORACLE, ORACLE, PEDIMENT_SIDE, PLACE
from .packing import add_to_set, cards_of_set, lowest, quest_is_free

if TYPE_CHECKING:
    from .state import ElysiumState

CARDS_EACH = 3  # cards to take in an epoch (ELY-3.2)


@native
def find_takeable(state: ElysiumState, seat: int, columns: int, found: Numbers) -> None:
    """Write all cards that the turn's action may take with these columns, wherever they lie, as a set."""
    for family in range(FAMILIES):
        found[family] = state.p[AGORA + family]
    find_reached(state, seat, -1, found)
    leave_open(state, seat, columns, found)


@native
def find_reached(state: ElysiumState, seat: int, also: int, found: Numbers) -> None:
    """Add the cards elsewhere that standing rules show the player (ELY-4.8).

    ``also`` is a card whose rules count as if it lay in the Domain.
    """
    v = state.p
    t = state.t
    first = t[REACH]
    for at in range(first + 1, first + 1 + t[first], 2):
        if v[PLACE + t[at]] == IN_DOMAIN + seat or t[at] == also:
            if t[at + 1] == IN_ORACLE:
                for family in range(FAMILIES):
                    found[family] |= v[ORACLE + family]
            else:
                for card in range(CARDS):
                    if v[PLACE + card] == t[at + 1]:
                        add_to_set(found, 0, card)


@native
def leave_open(state: ElysiumState, seat: int, columns: int, found: Numbers) -> None:
    """Leave in a set the cards that these columns open and the Domain may hold (ELY-3.3, ELY-3.5)."""
    v = state.p
    t = state.t
    here = IN_DOMAIN + seat
    for family in range(FAMILIES):
        rest = found[family] & t[OPEN + columns * FAMILIES + family]
        found[family] = rest
        while rest:
            if v[PLACE + t[TWIN + family * FAMILY_CARDS + lowest(rest)]] == here:
                found[family] &= ~(rest & -rest)
            rest &= rest - 1


def open_cards(state: ElysiumState, seat: int, columns: int) -> list[int]:
    """The cards of the Agora that these columns open and the Domain may hold."""
    found = buffer(FAMILIES)
    for family in range(FAMILIES):
        found[family] = state.v[AGORA + family]
    leave_open(state, seat, columns, found)
    return cards_of_set(found, 0)


def reached_cards(state: ElysiumState, seat: int, columns: int, also: int = -1) -> list[int]:
    """Cards elsewhere that standing rules open to the player, under the usual conditions."""
    found = buffer(FAMILIES)
    find_reached(state, seat, also, found)
    leave_open(state, seat, columns, found)
    return cards_of_set(found, 0)


def reached_places(state: ElysiumState, seat: int) -> set[int]:
    """The places, beside the Agora, from which standing rules let the player take a card."""
    v = state.v
    here = IN_DOMAIN + seat
    return {rule.place for source, rule in state.setup.cards.reach if v[PLACE + source] == here}


@native
def quests_open(state: ElysiumState, columns: int) -> int:
    """The quest tiles one of whose colours is among the columns (ELY-3.3, ELY-R-two-player-quest), as a
    set.
    """
    v = state.p
    t = state.t
    found = 0
    for tile in range(t[TILES]):
        if t[QUEST_COLUMNS + (v[PEDIMENT_SIDE] - 1) * QUESTS + tile] & columns and quest_is_free(v, tile):
            found |= 1 << tile
    return found


def open_quests(state: ElysiumState, columns: int) -> list[int]:
    """The same as a list."""
    found = quests_open(state, columns)
    return [tile for tile in range(QUESTS) if found >> tile & 1]
