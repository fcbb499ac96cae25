"""What an action would cost and do, for people: what stays takeable, what a transfer makes of a legend."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypedDict, cast

from petteia.kernel import Message

from . import components, space
from .components import (
    CITIZEN,
    FAMILIES,
    FAMILY_TILES,
    LEVELS,
    ConditionName,
    FormName,
    KindName,
    QuestName,
)
from .effects.wording import CardText
from .layout import (
    COLUMNS_HELD,
    FAMILY_BONUS,
    FULL,
    GOLD,
    IN_AGORA,
    IN_DISCARD,
    IN_ORACLE,
    LEGEND_COUNT,
    LEVEL_BONUS,
    PLACE,
    QUEST_HELD,
    SINGLE,
    TAKEN,
)
from .legends import citizen_fits, fits, form_name, price, transfer
from .packing import colours, form_of, legend_at, legend_size, without
from .taking import CARDS_EACH, open_cards, open_quests, reached_cards

if TYPE_CHECKING:
    from .state import ElysiumState

TakenFrom = Literal["agora", "oracle", "discard"]
_TAKEN_FROM: dict[int, TakenFrom] = {IN_AGORA: "agora", IN_ORACLE: "oracle", IN_DISCARD: "discard"}


class Left(TypedDict):
    """What a player could still take in the rounds to come."""

    cards: list[str]
    quests: list[QuestName]


class Place(TypedDict):
    """A place for a transferred card: what it costs and what the legend becomes by it."""

    cost: int
    into: int
    becomes: FormName
    size: int
    complete: bool
    bonus: bool


class Preview(TypedDict, total=False):
    """What `Step.preview` tells of an action, all steps together; see docs/games/elysium.md."""

    effect: KindName
    # Taking a card, a quest, a Citizen; removing a column (a single `Left`).
    place: TakenFrom
    columns: list[ConditionName]
    level: int
    gold: int
    vp: int
    transfers: int
    after: dict[str, Left] | Left
    # Transferring; the place itself is told when it is asked for.
    places: list[Place]
    cost: int
    into: int
    becomes: FormName
    size: int
    complete: bool
    bonus: bool
    # An option of a choice.
    text: CardText


def preview(state: ElysiumState, seat: int, action: int) -> Preview:
    """For taking: where from, and what stays takeable with each column that could go."""
    v = state.v
    table = state.setup.cards
    if action >= space.USE_BASE:
        return {"effect": components.KIND[table.kind[action - space.USE_BASE]]}
    after: dict[str, Left] = {
        components.COLUMN[colour]: still_open(state, seat, without(v[COLUMNS_HELD + seat], colour), action)
        for colour in colours(v[COLUMNS_HELD + seat])
    }
    if action >= space.TAKE_CITIZEN_BASE:
        return {"after": after}
    if action >= space.TAKE_QUEST_BASE:
        gold, vp, transfers = state.setup.quests[action - space.TAKE_QUEST_BASE]
        return {"gold": gold, "vp": vp, "transfers": transfers, "after": after}
    card = action - space.TAKE_BASE
    return {
        "place": _TAKEN_FROM[v[PLACE + card]],
        "columns": list(table.columns[card]),
        "level": table.level[card] + 1,
        "effect": components.KIND[table.kind[card]],
        "after": after,
    }


def of_column(state: ElysiumState, seat: int, action: int) -> Preview:
    """What stays takeable without the column."""
    left = without(state.v[COLUMNS_HELD + seat], action - space.REMOVE_BASE)
    return {"after": still_open(state, seat, left, action)}


def still_open(state: ElysiumState, seat: int, columns: int, action: int) -> Left:
    """What a player could take with these columns after an action of the turn, if nothing else changed."""
    v = state.v
    table = state.setup.cards
    taken = v[TAKEN + seat] + (action < space.TAKE_QUEST_BASE or action == space.TAKE_CITIZEN_BASE)
    quest = bool(v[QUEST_HELD + seat]) or space.TAKE_QUEST_BASE <= action < space.TAKE_CITIZEN_BASE
    gone = action - space.TAKE_BASE if action < space.TAKE_QUEST_BASE else -1
    cards: list[int] = []
    if taken < CARDS_EACH:
        cards = open_cards(state, seat, columns) + reached_cards(state, seat, columns, gone)
    quests = [] if quest else open_quests(state, columns)
    return {
        "cards": [table.names[c] for c in sorted(cards) if gone < 0 or table.same[c] != table.same[gone]],
        "quests": [components.QUEST[tile] for tile in quests],
    }


def of_transfer(state: ElysiumState, seat: int, card: int, rate: int) -> Preview:
    """Every legal place for a card or a Citizen."""
    v = state.v
    if card == CITIZEN:
        numbers = [
            number
            for number, level in citizen_fits(v, seat)
            if price(state, seat, card, level, rate) <= v[GOLD + seat]
        ]
    else:
        numbers = [v[LEGEND_COUNT + seat], *fits(state, seat, card)]
    return {"places": [outlook(state, seat, card, number, rate) for number in numbers]}


def of_place(state: ElysiumState, seat: int, card: int, number: int, rate: int) -> Preview:
    """The outlook of one place."""
    place = outlook(state, seat, card, number, rate)
    return {
        "cost": place["cost"],
        "into": place["into"],
        "becomes": place["becomes"],
        "size": place["size"],
        "complete": place["complete"],
        "bonus": place["bonus"],
    }


def outlook(state: ElysiumState, seat: int, card: int, number: int, rate: int) -> Place:
    """What a transfer would cost, and which form and size of legend it would make."""
    after = state.copy()
    before = state.v
    transfer(after, seat, card, number, rate)
    v = after.v
    at = legend_at(seat, number)
    tiles = (
        *range(LEVEL_BONUS, LEVEL_BONUS + LEVELS),
        *range(FAMILY_BONUS, FAMILY_BONUS + FAMILIES * FAMILY_TILES),
    )
    form = form_of(v, at)
    return {
        "cost": before[GOLD + seat] - v[GOLD + seat],
        "into": number + 1,
        "becomes": form_name(form),
        "size": legend_size(v, at),
        "complete": form > SINGLE and legend_size(v, at) == FULL[form],
        "bonus": any(v[tile] == seat + 1 != before[tile] for tile in tiles),
    }


def of_option(text: Message) -> Preview:
    """What an option of a choice does, in words."""
    return {"text": cast(CardText, text.as_json())}
