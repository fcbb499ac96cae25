"""Setting up the game (ELY-2): pediment, families, start player, Agora and Oracle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from petteia.kernel import CHANCE, ENGINE, Step

from . import components, space
from .components import FAMILIES, FAMILIES_IN_PLAY, FAMILY_CARDS
from .effects.picking import unseen
from .layout import (
    AGORA_COUNT,
    AT_AGORA,
    AT_ORACLE,
    BEGIN_EPOCH,
    CHOOSE_FAMILIES,
    COLUMNS_HELD,
    FILL,
    FILL_PLACE,
    GOLD,
    ORACLE_COUNT,
    ORDER,
    PEDIMENT,
    PEDIMENT_SIDE,
    PILE,
    PLACE,
    START_PLAYER,
    UNSEEN,
    VP,
)
from .moves import pile_ready, to_agora, to_oracle
from .packing import ALL_COLUMNS, bring_in, families_in_play, in_play, lay_out_quests

if TYPE_CHECKING:
    from .observation import Ask
    from .state import ElysiumState
    from .tables import ElysiumSetup


def begin(state: ElysiumState) -> None:
    """Push the steps of the set-up, the last one first; what the options fix needs no chance."""
    setup: ElysiumSetup = state.setup
    v = state.v
    state.push(BEGIN_EPOCH, ENGINE)
    state.push(START_PLAYER, CHANCE)
    if setup.families is None:
        state.push(CHOOSE_FAMILIES, CHANCE)
    else:
        for family in setup.families:
            add_family(v, family)
    if setup.side is None:
        state.push(PEDIMENT, CHANCE)
    else:
        v[PEDIMENT_SIDE] = setup.side + 1


def add_family(v: list[int], family: int) -> None:
    """Shuffle the cards of a family into the draw pile."""
    bring_in(v, family)
    first = PLACE + family * FAMILY_CARDS
    v[first : first + FAMILY_CARDS] = [UNSEEN] * FAMILY_CARDS
    v[PILE] += FAMILY_CARDS


class Pediment(Step["ElysiumState"]):
    """The visible side of the pediment (chance, ELY-2.1)."""

    name = "pediment"
    families = ("side",)

    def chance(self, state: ElysiumState, top: int) -> list[tuple[int, int]]:
        """Both sides alike."""
        return [(space.DRAW_SIDE_BASE + side, 1) for side in range(len(components.SIDE))]

    def run(self, state: ElysiumState, top: int, action: int) -> None:
        """Lay it out."""
        state.pop()
        state.v[PEDIMENT_SIDE] = action - space.DRAW_SIDE_BASE + 1
        if state.log is not None:
            state.tell("pediment", side=components.SIDE[action - space.DRAW_SIDE_BASE])


class ChooseFamilies(Step["ElysiumState"]):
    """Five families at random, one after the other (chance, ELY-2.2)."""

    name = "families"
    families = ("family",)

    def chance(self, state: ElysiumState, top: int) -> list[tuple[int, int]]:
        """Every family that is not in play yet."""
        v = state.v
        return [(space.DRAW_FAMILY_BASE + family, 1) for family in range(FAMILIES) if not in_play(v, family)]

    def run(self, state: ElysiumState, top: int, action: int) -> None:
        """Add it; five are enough."""
        v = state.v
        family = action - space.DRAW_FAMILY_BASE
        add_family(v, family)
        if families_in_play(v) == FAMILIES_IN_PLAY:
            state.pop()
        if state.log is not None:
            state.tell("family", family=components.FAMILY[family])


class StartPlayer(Step["ElysiumState"]):
    """Who goes first (chance, ELY-2.4)."""

    name = "start"
    families = ("start",)

    def chance(self, state: ElysiumState, top: int) -> list[tuple[int, int]]:
        """Everybody alike."""
        return [(space.START_BASE + seat, 1) for seat in range(state.seats)]

    def run(self, state: ElysiumState, top: int, action: int) -> None:
        """Order discs clockwise; gold, columns, and VP equal to the disc's number."""
        v = state.v
        setup: ElysiumSetup = state.setup
        state.pop()
        first = action - space.START_BASE
        for place in range(state.seats):
            seat = (first + place) % state.seats
            v[ORDER + place] = seat
            v[VP + seat] = place + 1
            v[GOLD + seat] = setup.start_gold
            v[COLUMNS_HELD + seat] = ALL_COLUMNS
        lay_out_quests(v, len(setup.quests))
        if state.log is not None:
            state.tell("start", seat=first)
        ask_fill(state)


def ask_fill(state: ElysiumState) -> None:
    """Fill the Agora, then the Oracle if its family is in play (ELY-2.3, ELY-2.5, ELY-3.1)."""
    if in_play(state.v, state.setup.oracle_family):
        push_fill(state, AT_ORACLE)
    push_fill(state, AT_AGORA)


def push_fill(state: ElysiumState, where: int) -> None:
    """Lay out cards in one of the two places."""
    state.push(FILL, ENGINE, where)


class Fill(Step["ElysiumState"]):
    """Cards are laid out face up one by one (chance).

    The frame belongs to the engine until it is known that a card is missing and one can be drawn.
    """

    name = "fill"
    families = ("draw",)

    def chance(self, state: ElysiumState, top: int) -> list[tuple[int, int]]:
        """Every unseen card is equally likely."""
        return unseen(state)

    def run(self, state: ElysiumState, top: int, action: int) -> None:
        """Lay out the card that was drawn, then see whether another one is needed."""
        v = state.v
        setup: ElysiumSetup = state.setup
        where = v[top + FILL_PLACE]
        if action >= 0:
            card = action - space.DRAW_BASE
            if where == AT_AGORA:
                to_agora(v, card)
            else:
                to_oracle(v, card)
            if state.log is not None:
                place = "agora" if where == AT_AGORA else "oracle"
                state.tell("revealed", card=setup.cards.names[card], place=place)
        missing = (
            v[AGORA_COUNT] < setup.agora_size if where == AT_AGORA else v[ORACLE_COUNT] < setup.oracle_size
        )
        state.pop()
        if missing and pile_ready(state):
            state.push(FILL, CHANCE, where)

    def context(self, state: ElysiumState, top: int, viewer: int | None) -> Ask:
        """Which place is filled."""
        return {"place": "agora" if state.v[top + FILL_PLACE] == AT_AGORA else "oracle"}
