"""Phase II, Actions (ELY-3.2 to ELY-3.8): four rounds of taking a card or a quest and removing a column."""

from __future__ import annotations

from typing import TYPE_CHECKING

from petteia.kernel import ENGINE, WHO, Reason, Step

from . import components, space
from .effects.arrival import take_card
from .layout import (
    ACTING,
    ACTIVE,
    AFTER,
    COLUMNS_HELD,
    CURRENT_PHASE,
    NEW_ORDER,
    ORDER,
    QUEST_HELD,
    REMOVE_COLUMN,
    ROUND,
    ROUNDS_NEXT,
    TAKEN,
    TURN,
)
from .moves import add_citizen
from .packing import colours, forget_instants, take_quest, without
from .preview import Preview, of_column, preview
from .reasons import why_not, why_not_use
from .taking import CARDS_EACH, open_cards, open_quests, reached_cards
from .using import usable, use_card

if TYPE_CHECKING:
    from .observation import Ask
    from .state import ElysiumState

ROUNDS_EACH = 4


class Next(Step["ElysiumState"]):
    """Whose turn is next: four rounds, in the order of the discs (ELY-3.2)."""

    name = "rounds"
    asks = False

    def run(self, state: ElysiumState, top: int, action: int) -> None:
        """Give the next player a turn; after four rounds on to phase III."""
        v = state.v
        v[CURRENT_PHASE] = ACTING
        v[ACTIVE] = 0
        if v[top + ROUNDS_NEXT] == state.seats:
            v[top + ROUNDS_NEXT] = 0
            v[ROUND] += 1
        if v[ROUND] > ROUNDS_EACH:
            v[ROUND] = 0
            state.pop()
            state.push(NEW_ORDER, ENGINE)
            return
        seat = v[ORDER + v[top + ROUNDS_NEXT]]
        v[top + ROUNDS_NEXT] += 1
        # ELY-3.7: whoever owes only the quest and can take none sits the fourth round out.
        if v[TAKEN + seat] == CARDS_EACH and (
            v[QUEST_HELD + seat] or not open_quests(state, v[COLUMNS_HELD + seat])
        ):
            if state.log is not None:
                state.tell("sits-out", seat=seat)
            return
        v[ACTIVE] = seat + 1
        forget_instants(v)
        if state.log is not None:
            state.tell("turn", seat=seat, number=v[ROUND])
        state.push(TURN, seat)


class Turn(Step["ElysiumState"]):
    """A player's turn until something is taken: effects of the Domain, then a card, a quest or a Citizen."""

    name = "turn"
    families = ("take", "quest", "citizen", "use")

    def legal(self, state: ElysiumState, top: int) -> list[int]:
        """What can be taken, and the effects that can be used before (ELY-3.8)."""
        v = state.v
        seat = v[top + WHO]
        columns = v[COLUMNS_HELD + seat]
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
            out = [space.TAKE_BASE + card for card in cards]
        if not v[QUEST_HELD + seat]:
            quests = open_quests(state, columns)
            something = something or bool(quests)
            out += [space.TAKE_QUEST_BASE + tile for tile in quests]
        # ELY-3.6; cards that only a standing rule opens forbid nothing (ELY-R-oracle-reach-blocks-citizen).
        if owes_card and not something:
            out.append(space.TAKE_CITIZEN_BASE)
        return out + usable(state, seat)

    def run(self, state: ElysiumState, top: int, action: int) -> None:
        """Use an effect, or take something: then a column goes and effects may be used again."""
        v = state.v
        seat = v[top + WHO]
        if action >= space.USE_BASE:
            use_card(state, seat, action - space.USE_BASE)
            return
        state.pop()
        state.push(AFTER, seat)
        state.push(REMOVE_COLUMN, seat)
        if action >= space.TAKE_CITIZEN_BASE:
            v[TAKEN + seat] += 1
            if add_citizen(state, seat) and state.log is not None:
                state.tell("citizen", seat=seat)
        elif action >= space.TAKE_QUEST_BASE:
            tile = action - space.TAKE_QUEST_BASE
            v[QUEST_HELD + seat] = tile + 1
            take_quest(v, tile)
            if state.log is not None:
                state.tell("quest", seat=seat, quest=components.QUEST[tile])
        else:
            v[TAKEN + seat] += 1
            take_card(state, seat, action - space.TAKE_BASE, "taken")

    def why_not(self, state: ElysiumState, top: int, action: int) -> Reason:
        """The rules of taking, or why an effect cannot be used."""
        return why_not(state, state.v[top + WHO], action)

    def context(self, state: ElysiumState, top: int, viewer: int | None) -> Ask:
        """What the player still owes."""
        v = state.v
        seat = v[top + WHO]
        return {"cards": CARDS_EACH - v[TAKEN + seat], "quest": not v[QUEST_HELD + seat]}

    def preview(self, state: ElysiumState, top: int, action: int) -> Preview:
        """For taking: where from, and what stays takeable with each column that could go."""
        return preview(state, state.v[top + WHO], action)


class RemoveColumn(Step["ElysiumState"]):
    """After taking, exactly one column goes, needed or not (ELY-3.4)."""

    name = "column"
    families = ("remove",)

    def legal(self, state: ElysiumState, top: int) -> list[int]:
        """The columns of the active area."""
        columns = state.v[COLUMNS_HELD + state.v[top + WHO]]
        return [space.REMOVE_BASE + colour for colour in colours(columns)]

    def run(self, state: ElysiumState, top: int, action: int) -> None:
        """Remove it."""
        v = state.v
        seat = v[top + WHO]
        state.pop()
        v[COLUMNS_HELD + seat] = without(v[COLUMNS_HELD + seat], action - space.REMOVE_BASE)
        if state.log is not None:
            state.tell("column", seat=seat, column=components.COLUMN[action - space.REMOVE_BASE])

    def why_not(self, state: ElysiumState, top: int, action: int) -> Reason:
        """It is gone already."""
        column = components.COLUMN[action - space.REMOVE_BASE]
        return Reason("column-gone", {"column": column}, ("ELY-3.4",))

    def preview(self, state: ElysiumState, top: int, action: int) -> Preview:
        """What stays takeable afterwards."""
        return of_column(state, state.v[top + WHO], action)


class After(Step["ElysiumState"]):
    """Effects may be used again after taking; then the turn ends (ELY-3.8)."""

    name = "after"
    families = ("use", "end")

    def legal(self, state: ElysiumState, top: int) -> list[int]:
        """Effects, and the end."""
        return [*usable(state, state.v[top + WHO]), space.END_BASE]

    def run(self, state: ElysiumState, top: int, action: int) -> None:
        """Use an effect or end the turn."""
        if action == space.END_BASE:
            state.pop()
        else:
            use_card(state, state.v[top + WHO], action - space.USE_BASE)

    def why_not(self, state: ElysiumState, top: int, action: int) -> Reason:
        """Why an effect cannot be used."""
        return why_not_use(state, state.v[top + WHO], action - space.USE_BASE)
