"""Phase II, Actions (ELY-3.2 to ELY-3.8): four rounds of taking a card or a quest and removing a column."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from petteia.kernel import ENGINE, WHO, A, Reason, Step

from . import actions, names
from .effects.arrival import take_card
from .layout import (
    ACTIONS,
    ACTIVE,
    AGORA,
    AGORA_COUNT,
    CARDS,
    COLUMNS,
    COLUMNS_EACH,
    FAMILIES,
    IN_AGORA,
    IN_DISCARD,
    IN_DOMAIN,
    IN_ORACLE,
    INSTANTS,
    ORACLE,
    ORACLE_COUNT,
    ORDER,
    PHASE,
    PLACE,
    QUEST,
    QUESTS,
    ROUND,
    SEATS,
    SIDE,
    TAKEN,
)
from .moves import add_citizen, holds
from .numbers import AFTER, COLUMN, NEW_ORDER, TURN
from .usable import usable, use_card, why_not_use

if TYPE_CHECKING:
    from .state import ElysiumState

_PLACES = {IN_AGORA: "agora", IN_ORACLE: "oracle", IN_DISCARD: "discard"}
CARDS_EACH = 3  # cards to take in an epoch (ELY-3.2)
ROUNDS_EACH = 4


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
    """Cards elsewhere that standing rules open to the player, under the usual conditions."""
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
    left = v[QUESTS]
    return [
        tile
        for tile, above in enumerate(state.setup.quest_columns[v[SIDE] - 1])
        if left >> tile & 1 and above & columns
    ]


class Rounds(Step["ElysiumState"]):
    """The four rounds. A is the place in the turn order of the player to come."""

    name = "rounds"
    asks = False

    def run(self, state: ElysiumState, top: int, action: int) -> None:
        """Give the next player his turn; after four rounds on to phase III."""
        v = state.v
        v[PHASE] = ACTIONS
        v[ACTIVE] = 0
        if v[top + A] == state.setup.seats:
            v[top + A] = 0
            v[ROUND] += 1
        if v[ROUND] > ROUNDS_EACH:
            v[ROUND] = 0
            state.pop()
            state.push(NEW_ORDER, ENGINE)
            return
        seat = v[ORDER + v[top + A]]
        v[top + A] += 1
        # ELY-3.7: owing only the quest and able to take none, he sits the fourth round out.
        if v[TAKEN + seat] == CARDS_EACH and (v[QUEST + seat] or not open_quests(state, v[COLUMNS + seat])):
            if state.log is not None:
                state.tell("sits-out", seat=seat)
            return
        v[ACTIVE] = seat + 1
        v[INSTANTS : INSTANTS + SEATS * FAMILIES] = [0] * (SEATS * FAMILIES)
        if state.log is not None:
            state.tell("turn", seat=seat, number=v[ROUND])
        state.push(TURN, seat)


class Turn(Step["ElysiumState"]):
    """A player's turn until he takes something: effects of his Domain, then a card, a quest or a Citizen."""

    name = "turn"
    families = ("take", "quest", "citizen", "use")

    def legal(self, state: ElysiumState, top: int) -> list[int]:
        """What can be taken, and the effects that can be used before (ELY-3.8)."""
        v = state.v
        seat = v[top + WHO]
        columns = v[COLUMNS + seat]
        out: list[int] = []
        owes_card = v[TAKEN + seat] < CARDS_EACH
        something = False
        if owes_card:
            cards = open_cards(state, seat, columns)
            something = bool(cards)
            if state.setup.cards.reach:
                reached = reached_cards(state, seat, columns)
                if reached:
                    cards = sorted(cards + reached)
            out = [actions.TAKE + card for card in cards]
        if not v[QUEST + seat]:
            quests = open_quests(state, columns)
            something = something or bool(quests)
            out += [actions.QUEST + tile for tile in quests]
        # ELY-3.6; cards that only a standing rule opens forbid nothing (ELY-R-oracle-reach-blocks-citizen).
        if owes_card and not something:
            out.append(actions.CITIZEN)
        return out + usable(state, seat)

    def run(self, state: ElysiumState, top: int, action: int) -> None:
        """Use an effect, or take something: then a column goes and effects may be used again."""
        v = state.v
        seat = v[top + WHO]
        if action >= actions.USE:
            use_card(state, seat, action - actions.USE)
            return
        state.pop()
        state.push(AFTER, seat)
        state.push(COLUMN, seat)
        if action >= actions.CITIZEN:
            v[TAKEN + seat] += 1
            if add_citizen(state, seat) and state.log is not None:
                state.tell("citizen", seat=seat)
        elif action >= actions.QUEST:
            tile = action - actions.QUEST
            v[QUEST + seat] = tile + 1
            v[QUESTS] &= ~(1 << tile)
            if state.log is not None:
                state.tell("quest", seat=seat, quest=names.QUESTS[tile])
        else:
            v[TAKEN + seat] += 1
            take_card(state, seat, action - actions.TAKE, "taken")

    def why_not(self, state: ElysiumState, top: int, action: int) -> Reason:
        """The rules of taking, or why an effect cannot be used."""
        seat = state.v[top + WHO]
        if action >= actions.USE:
            return why_not_use(state, seat, action - actions.USE)
        if action >= actions.CITIZEN:
            return _why_no_citizen(state, seat)
        if action >= actions.QUEST:
            return _why_no_quest(state, seat, action - actions.QUEST)
        return _why_no_card(state, seat, action - actions.TAKE)

    def context(self, state: ElysiumState, top: int, viewer: int | None) -> dict[str, Any]:
        """What the player still owes."""
        v = state.v
        seat = v[top + WHO]
        return {"cards": CARDS_EACH - v[TAKEN + seat], "quest": not v[QUEST + seat]}

    def preview(self, state: ElysiumState, top: int, action: int) -> dict[str, Any]:
        """For taking: where from, and what stays takeable with each column that could go."""
        v = state.v
        seat = v[top + WHO]
        table = state.setup.cards
        if action >= actions.USE:
            return {"effect": names.KINDS[table.kind[action - actions.USE]]}
        after = {
            names.COLUMNS[colour]: still_open(state, seat, v[COLUMNS + seat] & ~(1 << colour), action)
            for colour in range(COLUMNS_EACH)
            if v[COLUMNS + seat] >> colour & 1
        }
        if action >= actions.CITIZEN:
            return {"after": after}
        if action >= actions.QUEST:
            gold, vp, transfers = state.setup.quests[action - actions.QUEST]
            return {"gold": gold, "vp": vp, "transfers": transfers, "after": after}
        card = action - actions.TAKE
        return {
            "place": _PLACES[v[PLACE + card]],
            "columns": list(table.columns[card]),
            "level": table.level[card] + 1,
            "effect": names.KINDS[table.kind[card]],
            "after": after,
        }


def still_open(state: ElysiumState, seat: int, columns: int, action: int) -> dict[str, Any]:
    """What a player could take with these columns after an action of his turn, if nothing else changed."""
    v = state.v
    table = state.setup.cards
    taken = v[TAKEN + seat] + (action < actions.QUEST or action == actions.CITIZEN)
    quest = bool(v[QUEST + seat]) or actions.QUEST <= action < actions.CITIZEN
    gone = action - actions.TAKE if action < actions.QUEST else -1
    cards: list[int] = []
    if taken < CARDS_EACH:
        cards = sorted(open_cards(state, seat, columns) + reached_cards(state, seat, columns))
    quests = [] if quest else open_quests(state, columns)
    return {
        "cards": [table.names[c] for c in cards if gone < 0 or table.same[c] != table.same[gone]],
        "quests": [names.QUESTS[tile] for tile in quests],
    }


class RemoveColumn(Step["ElysiumState"]):
    """After taking, exactly one column goes, needed or not (ELY-3.4)."""

    name = "column"
    families = ("remove",)

    def legal(self, state: ElysiumState, top: int) -> list[int]:
        """The columns of the active area."""
        columns = state.v[COLUMNS + state.v[top + WHO]]
        return [actions.REMOVE + colour for colour in range(COLUMNS_EACH) if columns >> colour & 1]

    def run(self, state: ElysiumState, top: int, action: int) -> None:
        """Remove it."""
        v = state.v
        seat = v[top + WHO]
        state.pop()
        v[COLUMNS + seat] &= ~(1 << action - actions.REMOVE)
        if state.log is not None:
            state.tell("column", seat=seat, column=names.COLUMNS[action - actions.REMOVE])

    def why_not(self, state: ElysiumState, top: int, action: int) -> Reason:
        """It is gone already."""
        column = names.COLUMNS[action - actions.REMOVE]
        return Reason("column-gone", {"column": column}, ("ELY-3.4",))

    def preview(self, state: ElysiumState, top: int, action: int) -> dict[str, Any]:
        """What stays takeable afterwards."""
        v = state.v
        seat = v[top + WHO]
        left = v[COLUMNS + seat] & ~(1 << action - actions.REMOVE)
        return {"after": still_open(state, seat, left, action)}


class After(Step["ElysiumState"]):
    """Effects may be used again after taking; then the turn ends (ELY-3.8)."""

    name = "after"
    families = ("use", "end")

    def legal(self, state: ElysiumState, top: int) -> list[int]:
        """Effects, and the end."""
        return [*usable(state, state.v[top + WHO]), actions.END]

    def run(self, state: ElysiumState, top: int, action: int) -> None:
        """Use an effect or end the turn."""
        if action == actions.END:
            state.pop()
        else:
            use_card(state, state.v[top + WHO], action - actions.USE)

    def why_not(self, state: ElysiumState, top: int, action: int) -> Reason:
        """Why an effect cannot be used."""
        return why_not_use(state, state.v[top + WHO], action - actions.USE)


def _why_no_card(state: ElysiumState, seat: int, card: int) -> Reason:
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
    columns = v[COLUMNS + seat]
    missing = [
        colour
        for colour in table.columns[card]
        if colour != names.ANY_COLUMN and not columns >> names.COLUMNS.index(colour) & 1
    ]
    return Reason(
        "needs-columns",
        {"card": name, "columns": missing or [names.ANY_COLUMN]},
        ("ELY-3.3",),
    )


def _why_no_quest(state: ElysiumState, seat: int, tile: int) -> Reason:
    v = state.v
    quest = names.QUESTS[tile]
    if v[QUEST + seat]:
        return Reason("has-quest", rules=("ELY-3.2",))
    if tile >= len(state.setup.quests):
        return Reason("no-such-quest", {"quest": quest}, ("ELY-1.3",))
    if not v[QUESTS] >> tile & 1:
        return Reason("quest-gone", {"quest": quest}, ("ELY-3.2",))
    above = state.setup.quest_columns[v[SIDE] - 1][tile]
    columns = [name for colour, name in enumerate(names.COLUMNS) if above >> colour & 1]
    return Reason("quest-needs", {"quest": quest, "columns": columns}, ("ELY-3.3", "ELY-R-two-player-quest"))


def _why_no_citizen(state: ElysiumState, seat: int) -> Reason:
    v = state.v
    columns = v[COLUMNS + seat]
    if v[TAKEN + seat] == CARDS_EACH:
        return Reason("enough-cards", rules=("ELY-3.2",))
    cards = open_cards(state, seat, columns)
    if cards:
        return Reason("card-open", {"card": state.setup.cards.names[cards[0]]}, ("ELY-3.6",))
    quest = names.QUESTS[open_quests(state, columns)[0]]
    return Reason("quest-open", {"quest": quest}, ("ELY-3.6",))
