"""Phase II, Actions (ELY-3.2 to ELY-3.8): four rounds of taking a card or a quest and removing a column."""

from __future__ import annotations

from typing import TYPE_CHECKING

from petteia.kernel import ENGINE, WHO, Numbers, Reason, Step, buffer, native

from . import components, space
from .components import COLUMNS, FAMILIES, QUESTS
from .effects import arrival
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
from .packing import anything_in_set, forget_instants, has_colour, list_set, take_quest, without
from .preview import Preview, of_column, preview
from .reasons import why_not, why_not_use
from .taking import CARDS_EACH, find_takeable, quests_open
from .using import list_usable, use_card

if TYPE_CHECKING:
    from .observation import Ask
    from .state import ElysiumState

ROUNDS_EACH = 4


class Next(Step["ElysiumState"]):
    """Whose turn is next: four rounds, in the order of the discs (ELY-3.2)."""

    name = "rounds"
    asks = False

    @native
    def run(self, state: ElysiumState, top: int, action: int) -> None:
        """Give the next player a turn; after four rounds on to phase III."""
        v = state.p
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
            v[QUEST_HELD + seat] or not quests_open(state, v[COLUMNS_HELD + seat])
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

    @native
    def fill(self, state: ElysiumState, top: int, out: Numbers) -> int:
        """What can be taken, and the effects that can be used before (ELY-3.8)."""
        v = state.p
        seat = v[top + WHO]
        columns = v[COLUMNS_HELD + seat]
        n = 0
        something = False
        owes_card = v[TAKEN + seat] < CARDS_EACH
        if owes_card:
            found = buffer(FAMILIES)
            find_takeable(state, seat, columns, found)
            something = anything_in_set(found, 0)
            n = list_set(found, 0, space.TAKE_BASE, out, 0)
        if not v[QUEST_HELD + seat]:
            quests = quests_open(state, columns)
            something = something or quests != 0
            for tile in range(QUESTS):
                if quests >> tile & 1:
                    out[n] = space.TAKE_QUEST_BASE + tile
                    n += 1
        # ELY-3.6; a card that a standing rule opens counts (ELY-R-oracle-reach-blocks-citizen).
        if owes_card and not something:
            out[n] = space.TAKE_CITIZEN_BASE
            n += 1
        return list_usable(state, seat, out, n)

    @native
    def run(self, state: ElysiumState, top: int, action: int) -> None:
        """Use an effect, or take something: then a column goes and effects may be used again."""
        v = state.p
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
            take_card(state, seat, action - space.TAKE_BASE, arrival.TAKEN)

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
    """After taking, exactly one column goes, needed or not (ELY-3.4); effects may come first (ELY-3.8)."""

    name = "column"
    families = ("remove", "use")

    @native
    def fill(self, state: ElysiumState, top: int, out: Numbers) -> int:
        """The columns of the active area, and the effects that can be used."""
        seat = state.p[top + WHO]
        columns = state.p[COLUMNS_HELD + seat]
        n = 0
        for colour in range(COLUMNS):
            if has_colour(columns, colour):
                out[n] = space.REMOVE_BASE + colour
                n += 1
        return list_usable(state, seat, out, n)

    @native
    def run(self, state: ElysiumState, top: int, action: int) -> None:
        """Use an effect, or remove the column."""
        v = state.p
        seat = v[top + WHO]
        if action >= space.USE_BASE:
            use_card(state, seat, action - space.USE_BASE)
            return
        state.pop()
        v[COLUMNS_HELD + seat] = without(v[COLUMNS_HELD + seat], action - space.REMOVE_BASE)
        if state.log is not None:
            state.tell("column", seat=seat, column=components.COLUMN[action - space.REMOVE_BASE])

    def why_not(self, state: ElysiumState, top: int, action: int) -> Reason:
        """It is gone already, or why an effect cannot be used."""
        if action >= space.USE_BASE:
            return why_not_use(state, state.v[top + WHO], action - space.USE_BASE)
        column = components.COLUMN[action - space.REMOVE_BASE]
        return Reason("column-gone", {"column": column}, ("ELY-3.4",))

    def preview(self, state: ElysiumState, top: int, action: int) -> Preview:
        """What stays takeable afterwards."""
        if action >= space.USE_BASE:
            return preview(state, state.v[top + WHO], action)
        return of_column(state, state.v[top + WHO], action)


class After(Step["ElysiumState"]):
    """Effects may be used again after taking; then the turn ends (ELY-3.8)."""

    name = "after"
    families = ("use", "end")

    @native
    def fill(self, state: ElysiumState, top: int, out: Numbers) -> int:
        """Effects, and the end."""
        n = list_usable(state, state.p[top + WHO], out, 0)
        out[n] = space.END_BASE
        return n + 1

    @native
    def run(self, state: ElysiumState, top: int, action: int) -> None:
        """Use an effect or end the turn."""
        if action == space.END_BASE:
            state.pop()
        else:
            use_card(state, state.p[top + WHO], action - space.USE_BASE)

    def why_not(self, state: ElysiumState, top: int, action: int) -> Reason:
        """Why an effect cannot be used."""
        return why_not_use(state, state.v[top + WHO], action - space.USE_BASE)

    def preview(self, state: ElysiumState, top: int, action: int) -> Preview:
        """The kind of an effect."""
        return {} if action == space.END_BASE else preview(state, state.v[top + WHO], action)
