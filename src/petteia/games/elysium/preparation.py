"""Setting up the game (ELY-2): pediment, families, start player, Agora and Oracle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from petteia.kernel import CHANCE, ENGINE, Numbers, Step, native

from . import components, space
from .components import FAMILIES, FAMILIES_IN_PLAY, FAMILY_CARDS
from .effects.draw import list_unseen
from .figures import AGORA_SIZE, ORACLE_FAMILY, ORACLE_SIZE, START_GOLD, TILES
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

SIDES = len(components.SIDE)


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


@native
def add_family(v: Numbers, family: int) -> None:
    """Shuffle the cards of a family into the draw pile."""
    bring_in(v, family)
    first = PLACE + family * FAMILY_CARDS
    for at in range(first, first + FAMILY_CARDS):
        v[at] = UNSEEN
    v[PILE] += FAMILY_CARDS


class Pediment(Step["ElysiumState"]):
    """The visible side of the pediment (chance, ELY-2.1)."""

    name = "pediment"
    families = ("side",)

    @native
    def weigh(self, state: ElysiumState, top: int, out: Numbers, weights: Numbers) -> int:
        """Both sides alike."""
        for side in range(SIDES):
            out[side] = space.DRAW_SIDE_BASE + side
            weights[side] = 1
        return SIDES

    @native
    def run(self, state: ElysiumState, top: int, action: int) -> None:
        """Lay it out."""
        state.pop()
        state.p[PEDIMENT_SIDE] = action - space.DRAW_SIDE_BASE + 1
        if state.log is not None:
            state.tell("pediment", side=components.SIDE[action - space.DRAW_SIDE_BASE])


class ChooseFamilies(Step["ElysiumState"]):
    """Five families at random, one after the other (chance, ELY-2.2)."""

    name = "families"
    families = ("family",)

    @native
    def weigh(self, state: ElysiumState, top: int, out: Numbers, weights: Numbers) -> int:
        """Every family that is not in play yet."""
        n = 0
        for family in range(FAMILIES):
            if not in_play(state.p, family):
                out[n] = space.DRAW_FAMILY_BASE + family
                weights[n] = 1
                n += 1
        return n

    @native
    def run(self, state: ElysiumState, top: int, action: int) -> None:
        """Add it; five are enough."""
        v = state.p
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

    @native
    def weigh(self, state: ElysiumState, top: int, out: Numbers, weights: Numbers) -> int:
        """Everybody alike."""
        for seat in range(state.seats):
            out[seat] = space.START_BASE + seat
            weights[seat] = 1
        return state.seats

    @native
    def run(self, state: ElysiumState, top: int, action: int) -> None:
        """Order discs clockwise; gold, columns, and VP equal to the disc's number."""
        v = state.p
        state.pop()
        first = action - space.START_BASE
        for place in range(state.seats):
            seat = (first + place) % state.seats
            v[ORDER + place] = seat
            v[VP + seat] = place + 1
            v[GOLD + seat] = state.t[START_GOLD]
            v[COLUMNS_HELD + seat] = ALL_COLUMNS
        lay_out_quests(v, state.t[TILES])
        if state.log is not None:
            state.tell("start", seat=first)
        ask_fill(state)


@native
def ask_fill(state: ElysiumState) -> None:
    """Fill the Agora, then the Oracle if its family is in play (ELY-2.3, ELY-2.5, ELY-3.1)."""
    if in_play(state.p, state.t[ORACLE_FAMILY]):
        push_fill(state, AT_ORACLE)
    push_fill(state, AT_AGORA)


@native
def push_fill(state: ElysiumState, where: int) -> None:
    """Lay out cards in one of the two places."""
    state.push(FILL, ENGINE, where)


class Fill(Step["ElysiumState"]):
    """Cards are laid out face up one by one (chance).

    The frame belongs to the engine until it is known that a card is missing and one can be drawn.
    """

    name = "fill"
    families = ("draw",)

    @native
    def weigh(self, state: ElysiumState, top: int, out: Numbers, weights: Numbers) -> int:
        """Every unseen card is equally likely."""
        return list_unseen(state, out, weights)

    @native
    def run(self, state: ElysiumState, top: int, action: int) -> None:
        """Lay out the card that was drawn, then see whether another one is needed."""
        v = state.p
        t = state.t
        where = v[top + FILL_PLACE]
        if action >= 0:
            card = action - space.DRAW_BASE
            if where == AT_AGORA:
                to_agora(v, card)
            else:
                to_oracle(v, card)
            if state.log is not None:
                place = "agora" if where == AT_AGORA else "oracle"
                state.tell("revealed", card=state.setup.cards.names[card], place=place)
        missing = v[AGORA_COUNT] < t[AGORA_SIZE] if where == AT_AGORA else v[ORACLE_COUNT] < t[ORACLE_SIZE]
        state.pop()
        if missing and pile_ready(state):
            state.push(FILL, CHANCE, where)

    def context(self, state: ElysiumState, top: int, viewer: int | None) -> Ask:
        """Which place is filled."""
        return {"place": "agora" if state.v[top + FILL_PLACE] == AT_AGORA else "oracle"}
