"""What can be taken in phase II, and why something cannot (ELY-3.2 to ELY-3.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from petteia.kernel import Reason

from . import components
from .components import CARDS
from .layout import (
    AGORA,
    AGORA_COUNT,
    COLUMNS_HELD,
    IN_AGORA,
    IN_DOMAIN,
    IN_ORACLE,
    ORACLE,
    ORACLE_COUNT,
    PEDIMENT_SIDE,
    PLACE,
    QUEST_HELD,
    TAKEN,
)
from .moves import holds
from .packing import colours, quest_is_free

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


def why_no_card(state: ElysiumState, seat: int, card: int) -> Reason:
    """Why a card cannot be taken now."""
    v = state.v
    table = state.setup.cards
    name = table.names[card]
    if v[TAKEN + seat] == CARDS_EACH:
        return Reason("enough-cards", rules=("ELY-3.2",))
    place = v[PLACE + card]
    if place != IN_AGORA and place not in reached_places(state, seat):
        away = "at-oracle" if place == IN_ORACLE else "not-in-agora"
        return Reason(away, {"card": name}, ("ELY-3.2",))
    if holds(state, seat, card):
        return Reason("same-card", {"card": name}, ("ELY-3.5",))
    columns = v[COLUMNS_HELD + seat]
    missing = [
        colour
        for colour in table.columns[card]
        if colour != components.ANY_COLUMN and not columns >> components.COLUMN.index(colour) & 1
    ]
    return Reason(
        "needs-columns",
        {"card": name, "columns": missing or [components.ANY_COLUMN]},
        ("ELY-3.3",),
    )


def why_no_quest(state: ElysiumState, seat: int, tile: int) -> Reason:
    """Why a quest cannot be taken now."""
    v = state.v
    quest = components.QUEST[tile]
    if v[QUEST_HELD + seat]:
        return Reason("has-quest", rules=("ELY-3.2",))
    if tile >= len(state.setup.quests):
        return Reason("no-such-quest", {"quest": quest}, ("ELY-1.3",))
    if not quest_is_free(v, tile):
        return Reason("quest-gone", {"quest": quest}, ("ELY-3.2",))
    above = state.setup.quest_columns[v[PEDIMENT_SIDE] - 1][tile]
    columns = [components.COLUMN[colour] for colour in colours(above)]
    return Reason("quest-needs", {"quest": quest, "columns": columns}, ("ELY-3.3", "ELY-R-two-player-quest"))


def why_no_citizen(state: ElysiumState, seat: int) -> Reason:
    """Why no Citizen can be taken now."""
    v = state.v
    columns = v[COLUMNS_HELD + seat]
    if v[TAKEN + seat] == CARDS_EACH:
        return Reason("enough-cards", rules=("ELY-3.2",))
    cards = open_cards(state, seat, columns)
    if cards:
        return Reason("card-open", {"card": state.setup.cards.names[cards[0]]}, ("ELY-3.6",))
    quest = components.QUEST[open_quests(state, columns)[0]]
    return Reason("quest-open", {"quest": quest}, ("ELY-3.6",))
