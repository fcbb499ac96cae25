"""The turn: how it begins, its main decision, who comes next (DEL-3, DEL-R21).

The recovery turn is in wounds.py, phase 3 in oracle.py; what the main decision offers is in deeds.py,
sailing.py and gods.py.
"""

from __future__ import annotations

from petteia.kernel import ENGINE, WHO, Numbers, Reason, Step, buffer, native

from . import figures, space
from .components import CLOUD_SITES, COLOURS, EXTRA_SOURCE, FIRST_CARD_SOURCE, GOD, SOURCE
from .deeds import DEED_FAMILIES, LIGHTS, MOST_DEEDS, STRIDES, act_by_source, deeds
from .gods import act_by_god, advance, god_on_top, list_gods, special_actions
from .islands import face_down
from .layout import (
    ACT,
    ACTING,
    ACTIVE,
    CONSULT,
    DICE,
    END,
    ENTERED,
    FAVOUR,
    FIRST,
    NO_WOUNDS,
    PHASE,
    RECOVER,
    ROUND,
    TURN,
    TURN_SEAT,
    WOUNDED,
    WOUNDS,
    row,
)
from .oracle import can_draw_oracle
from .packing import counted
from .preview import Preview, preview
from .reasons import why_not
from .rewards import favour_taken, gain_favour
from .sailing import add_voyages
from .scoring import somebody_home
from .sources import price, usable_sources
from .state import DelphiState
from .wounds import must_recover


class BeginTurn(Step[DelphiState]):
    """A turn begins with the wound check (DEL-3.1, DEL-R70)."""

    name = "turn"
    asks = False

    @native
    def run(self, state: DelphiState, top: int, action: int) -> None:
        """Recovery turn, bonus for being unhurt, or straight to the actions."""
        v = state.p
        seat = v[top + TURN_SEAT]
        v[ACTIVE] = seat
        v[PHASE] = WOUNDED
        state.pop()
        if state.log is not None:
            state.tell("turn-begins", seat=seat)
        if must_recover(state, seat):
            state.push(RECOVER, seat)
            return
        state.push(ACT, seat)
        if counted(state.p, row(seat) + WOUNDS):
            v[PHASE] = ACTING
        else:
            state.push(NO_WOUNDS, seat)


class NoWounds(Step[DelphiState]):
    """Unhurt at the start of the turn: favour or one god step."""

    name = "no-wounds"
    families = (space.BONUS_FAVOUR.word, space.BONUS_GOD.word)

    @native
    def fill(self, state: DelphiState, top: int, out: Numbers) -> int:
        """Favour, or any god below the top row."""
        out[0] = space.BONUS_FAVOUR_BASE
        return list_gods(state, state.p[top + WHO], out, 1, space.BONUS_GOD_BASE)

    @native
    def run(self, state: DelphiState, top: int, action: int) -> None:
        seat = state.p[top + WHO]
        state.pop()
        state.p[PHASE] = ACTING
        if state.log is not None:
            state.tell("unhurt", seat=seat)
        if action == space.BONUS_FAVOUR_BASE:
            gain_favour(state, seat, state.t[figures.UNHURT_FAVOUR])
        else:
            advance(state, seat, action - space.BONUS_GOD_BASE)

    def why_not(self, state: DelphiState, top: int, action: int) -> Reason:
        return Reason("god-at-top", {"god": GOD[action - space.BONUS_GOD_BASE]}, ("DEL-3.1", "DEL-R70"))

    def preview(self, state: DelphiState, top: int, action: int) -> Preview:
        """The favour that comes, with what ship 6 adds (DEL-R65)."""
        if action != space.BONUS_FAVOUR_BASE:
            return {}
        return {"gain": favour_taken(state, state.v[top + WHO], state.setup.unhurt_favour)}


_SOURCES = len(SOURCE)
_SPECIALS = space.END_TURN.base - space.POSEIDON.base


@native
def list_by_source(state: DelphiState, seat: int, sources: Numbers, count: int, out: Numbers) -> int:
    """Write the actions with a source, by family and source; returns how many they are."""
    v = state.p
    p = row(seat)
    costs = buffer(_SOURCES * COLOURS)
    left = buffer(_SOURCES)  # favour to pay with
    for i in range(count):
        left[i] = v[p + FAVOUR]
        if sources[i] == EXTRA_SOURCE:
            left[i] -= state.t[figures.CLOCK_COST]
        for colour in range(COLOURS):
            costs[i * COLOURS + colour] = price(state, p, sources[i], colour)
    n = 0
    # DEL-R41: any die or card will do for these, at no price
    if can_draw_oracle(state):
        for i in range(count):
            out[n] = space.DRAW_CARD_BASE + sources[i]
            n += 1
    for i in range(count):
        out[n] = space.TAKE_FAVOUR_BASE + sources[i]
        n += 1
    hidden = buffer(CLOUD_SITES)
    if face_down(state, hidden, 0, 0):
        for i in range(count):
            out[n] = space.PEEK_BASE + sources[i]
            n += 1
    if not v[p + ENTERED]:  # DEL-R81: a ship at Zeus moves no more
        for i in range(count):
            n = add_voyages(state, p, sources[i], costs, i * COLOURS, left[i], out, n)
    things = buffer(MOST_DEEDS)
    colours = buffer(MOST_DEEDS)
    ends = buffer(DEED_FAMILIES)
    deeds(state, seat, things, colours, ends)
    first = 0
    for family in range(DEED_FAMILIES):
        if ends[family] > first:
            for i in range(count):
                if family != LIGHTS or sources[i] != EXTRA_SOURCE:  # DEL-R40: the extra action lights none
                    for k in range(first, ends[family]):
                        if costs[i * COLOURS + colours[k]] <= left[i]:
                            out[n] = things[k] + sources[i] * STRIDES[family]
                            n += 1
            first = ends[family]
    return n


class Turn(Step[DelphiState]):
    """The main decision: an action with a source, a god's special action, or the end of the turn (DEL-3.2).

    It comes again when everything that an action led to is done (DEL-5.12, DEL-R24).
    """

    name = "act"
    families = space.ACT_FAMILIES

    @native
    def fill(self, state: DelphiState, top: int, out: Numbers) -> int:
        """Every (source, action, target) that can be paid, and what gods can do (DEL-R23, DEL-R25)."""
        v = state.p
        seat = v[top + WHO]
        p = row(seat)
        sources = buffer(_SOURCES)
        count = usable_sources(state, p, sources)
        n = 0
        if count:
            n = list_by_source(state, seat, sources, count, out)
        if god_on_top(state, p):
            n = special_actions(state, p, out, n)
        if count == 0 or sources[0] >= FIRST_CARD_SOURCE:  # DEL-R22: no unused die is left
            out[n] = space.END_TURN_BASE
            n += 1
        return n

    @native
    def several(self, state: DelphiState, top: int) -> bool:
        """Any source can take favour and draw a card, if there is one."""
        return counted(state.p, row(state.p[top + WHO]) + DICE) > 0 and can_draw_oracle(state)

    @native
    def run(self, state: DelphiState, top: int, action: int) -> None:
        seat = state.p[top + WHO]
        if action < space.POSEIDON_BASE:
            act_by_source(state, seat, action)
        elif action < space.END_TURN_BASE:
            act_by_god(state, seat, action)
        else:
            end_turn(state, seat)

    def why_not(self, state: DelphiState, top: int, action: int) -> Reason:
        return why_not(state, state.v[top + WHO], action)

    def preview(self, state: DelphiState, top: int, action: int) -> Preview:
        """Favour to pay and what for; steps and range of a voyage; the odds of a fight."""
        return preview(state, state.v[top + WHO], action)


@native
def end_turn(state: DelphiState, seat: int) -> None:
    """The end by choice; where nothing else is left, it is asked for all the same (DEL-R22)."""
    state.pop()
    p = row(seat)
    found = buffer(_SPECIALS)
    if usable_sources(state, p, found) == 0 and special_actions(state, p, found, 0) == 0:
        state.push(END, seat)
    else:
        consult(state, seat)


@native
def consult(state: DelphiState, seat: int) -> None:
    """The actions are over."""
    if state.log is not None:
        state.tell("ends-turn", seat=seat)
    state.push(CONSULT, ENGINE, seat)


class End(Step[DelphiState]):
    """The end of a turn in which nothing else is left to do.

    The roll that follows cannot be taken back, but the last action can, until the player goes on (DEL-R22).
    """

    name = "end"
    families = (space.END_TURN.word,)
    forced = False
    only_answer = True

    @native
    def fill(self, state: DelphiState, top: int, out: Numbers) -> int:
        out[0] = space.END_TURN_BASE
        return 1

    @native
    def run(self, state: DelphiState, top: int, action: int) -> None:
        seat = state.p[top + WHO]
        state.pop()
        consult(state, seat)


class Next(Step[DelphiState]):
    """The next player, the next round, or the end."""

    name = "next-turn"
    asks = False

    @native
    def run(self, state: DelphiState, top: int, action: int) -> None:
        """The round in which a ship reached Zeus is the last one (DEL-9.1, DEL-R82), or the one of the
        limit (DEL-R86); every round begins with the same seat (DEL-R18).
        """
        v = state.p
        state.pop()
        seat = (v[ACTIVE] + 1) % state.seats
        if seat == v[FIRST]:
            reached = somebody_home(state)
            if reached or v[ROUND] == state.t[figures.MAX_ROUNDS]:
                if state.log is not None:
                    if not reached:
                        state.tell("round-limit", rounds=v[ROUND])
                    result = state.result()
                    assert result is not None
                    state.tell("game-over", winners=list(result.winners))
                return
            v[ROUND] += 1
            if state.log is not None:
                state.tell("round-begins", round=v[ROUND])
        state.push(TURN, ENGINE, seat)
