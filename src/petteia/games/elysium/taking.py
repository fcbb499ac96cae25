"""What can be taken in phase II (ELY-3.2 to ELY-3.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .components import CARDS
from .layout import AGORA, AGORA_COUNT, IN_DOMAIN, IN_ORACLE, ORACLE, ORACLE_COUNT, PEDIMENT_SIDE, PLACE
from .packing import quest_is_free

if TYPE_CHECKING:
    from .state import ElysiumState

CARDS_EACH = 3  # cards to take in an epoch (ELY-3.2)


def open_cards(state: ElysiumState, seat: int, columns: int) -> list[int]:
    """The cards of the Agora that these columns open and the Domain may hold (ELY-3.3, ELY-3.5)."""
    v = state.v
    table = state.setup.cards
    is_open = table.open[columns]
    twin = table.twin
    here = IN_DOMAIN + seat
    return [
        card for card in v[AGORA : AGORA + v[AGORA_COUNT]] if is_open[card] and v[PLACE + twin[card]] != here
    ]


def reached_cards(state: ElysiumState, seat: int, columns: int) -> list[int]:
    """Cards elsewhere that standing rules open to the player, under the usual conditions (ELY-4.8)."""
    v = state.v
    table = state.setup.cards
    here = IN_DOMAIN + seat
    cards: list[int] = []
    for place in reached_places(state, seat):
        if place == IN_ORACLE:
            cards += v[ORACLE : ORACLE + v[ORACLE_COUNT]]
        else:
            cards += [card for card in range(CARDS) if v[PLACE + card] == place]
    return [card for card in cards if table.open[columns][card] and v[PLACE + table.twin[card]] != here]


def reached_places(state: ElysiumState, seat: int) -> set[int]:
    """The places, beside the Agora, from which standing rules let the player take a card."""
    v = state.v
    here = IN_DOMAIN + seat
    return {rule.place for source, rule in state.setup.cards.reach if v[PLACE + source] == here}


def open_quests(state: ElysiumState, columns: int) -> list[int]:
    """The quest tiles one of whose colours is among the columns (ELY-3.3, ELY-R-two-player-quest)."""
    v = state.v
    return [
        tile
        for tile, above in enumerate(state.setup.quest_columns[v[PEDIMENT_SIDE] - 1])
        if above & columns and quest_is_free(v, tile)
    ]
