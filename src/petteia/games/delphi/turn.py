"""The turn: how it begins, its main decision, who comes next (DEL-3, DEL-R21).

The recovery turn is in wounds.py, phase 3 in oracle.py; what the main decision offers is in deeds.py,
sailing.py and gods.py.
"""

from __future__ import annotations

from bisect import bisect_right

from petteia.kernel import ENGINE, WHO, Reason, Step

from . import space
from .components import CLOUD_SITES, COLOURS, EXTRA_SOURCE, FIRST_CARD_SOURCE, GOD, GODS
from .deeds import DEEDS, deeds
from .gods import SPECIAL, advance, special_actions
from .layout import (
    ACT,
    ACTING,
    ACTIVE,
    CONSULT,
    DEMIGODS,
    DICE,
    ENTERED,
    FACE_UP,
    FAVOUR,
    FIRST,
    GOD_ROW,
    LAMPS,
    MAP_NUMBER,
    NO_WOUNDS,
    PHASE,
    RECOVER,
    ROUND,
    SHIP_TILE,
    TURN,
    TURN_SEAT,
    WILD,
    WOUNDED,
    WOUNDS,
    row,
)
from .oracle import can_draw_oracle
from .packing import COLOURS_IN
from .preview import Preview, preview
from .reasons import why_not
from .rewards import gain_favour
from .sailing import add_voyages
from .scoring import somebody_home
from .sources import FREE, usable_sources
from .space import DRAW_CARD_BASE, PEEK_BASE, TAKE_FAVOUR_BASE
from .state import DelphiState
from .wounds import must_recover


class BeginTurn(Step[DelphiState]):
    """A turn begins with the wound check (DEL-3.1, DEL-R70)."""

    name = "turn"
    asks = False

    def run(self, state: DelphiState, top: int, action: int) -> None:
        """Recovery turn, bonus for being unhurt, or straight to the actions."""
        v, seat = state.v, state.v[top + TURN_SEAT]
        v[ACTIVE] = seat
        v[PHASE] = WOUNDED
        state.pop()
        if state.log is not None:
            state.tell("turn-begins", seat=seat)
        p = row(seat)
        if must_recover(state, seat):
            state.push(RECOVER, seat)
            return
        state.push(ACT, seat)
        if any(v[p + WOUNDS : p + WOUNDS + COLOURS]):
            v[PHASE] = ACTING
        else:
            state.push(NO_WOUNDS, seat)


class NoWounds(Step[DelphiState]):
    """Unhurt at the start of the turn: favour or one god step."""

    name = "no-wounds"
    families = (space.BONUS_FAVOUR.word, space.BONUS_GOD.word)

    def legal(self, state: DelphiState, top: int) -> list[int]:
        """Favour, or any god below the top row."""
        v, p, top_row = state.v, row(state.v[top + WHO]), state.setup.top_row
        base = space.BONUS_GOD_BASE
        return [space.BONUS_FAVOUR_BASE, *(base + g for g in range(GODS) if v[p + GOD_ROW + g] < top_row)]

    def run(self, state: DelphiState, top: int, action: int) -> None:
        seat = state.v[top + WHO]
        state.pop()
        state.v[PHASE] = ACTING
        if state.log is not None:
            state.tell("unhurt", seat=seat)
        if action == space.BONUS_FAVOUR_BASE:
            gain_favour(state, seat, state.setup.unhurt_favour)
        else:
            advance(state, seat, action - space.BONUS_GOD_BASE)

    def why_not(self, state: DelphiState, top: int, action: int) -> Reason:
        return Reason("god-at-top", {"god": GOD[action - space.BONUS_GOD_BASE]}, ("DEL-3.1", "DEL-R70"))

    def preview(self, state: DelphiState, top: int, action: int) -> Preview:
        return {"gain": state.setup.unhurt_favour} if action == space.BONUS_FAVOUR_BASE else {}


class Turn(Step[DelphiState]):
    """The main decision: an action with a source, a god's special action, or the end of the turn (DEL-3.2).

    It comes again when everything that an action led to is done (DEL-5.12, DEL-R24).
    """

    name = "act"
    families = space.ACT_FAMILIES

    def legal(self, state: DelphiState, top: int) -> list[int]:
        """Every (source, action, target) that can be paid, and what gods can do (DEL-R23, DEL-R25)."""
        v, seat, setup = state.v, state.v[top + WHO], state.setup
        p = row(seat)
        sources = usable_sources(state, p)
        out: list[int] = []
        if sources:
            favour = v[p + FAVOUR]
            draws, peeks = can_draw_oracle(v), 0 in v[FACE_UP : FACE_UP + CLOUD_SITES]
            sea = setup.sea(v[MAP_NUMBER])
            things = deeds(state, sea, seat)
            lamps, wild = COLOURS_IN[v[p + LAMPS]], v[p + WILD]
            prices = setup.prices(v[p + SHIP_TILE], v[p + DEMIGODS])
            paying = []
            for source in sources:
                if source == EXTRA_SOURCE:
                    costs, left = FREE, favour - setup.clock_cost
                else:
                    costs, left = FREE if wild else prices[source % FIRST_CARD_SOURCE], favour
                    if lamps:  # DEL-R40: the extra action lights none
                        base = space.LAMP_BASE + source * COLOURS
                        out += [base + c for c in lamps if costs[c] <= left]
                paying.append((source, costs, left))
                # DEL-R41: any die or card will do for these, at no price
                out.append(TAKE_FAVOUR_BASE + source)
                if draws:
                    out.append(DRAW_CARD_BASE + source)
                if peeks:
                    out.append(PEEK_BASE + source)
                out += [base + source * step for colour, base, step in things if costs[colour] <= left]
            if not v[p + ENTERED]:  # DEL-R81: a ship at Zeus moves no more
                add_voyages(state, sea, p, paying, out)
        if setup.top_row in v[p + GOD_ROW : p + GOD_ROW + GODS]:
            out += special_actions(state, p)
        if not sources or sources[0] >= FIRST_CARD_SOURCE:  # DEL-R22: no unused die is left
            out.append(space.END_TURN_BASE)
        out.sort()
        return out

    def several(self, state: DelphiState, top: int) -> bool:
        """Any source can take favour and draw a card, if there is one."""
        v = state.v
        p = row(v[top + WHO])
        return any(v[p + DICE : p + DICE + COLOURS]) and can_draw_oracle(v)

    def run(self, state: DelphiState, top: int, action: int) -> None:
        _RUN[bisect_right(_BASES, action) - 1](state, state.v[top + WHO], action)

    def why_not(self, state: DelphiState, top: int, action: int) -> Reason:
        return why_not(state, state.v[top + WHO], action)

    def preview(self, state: DelphiState, top: int, action: int) -> Preview:
        """Favour to pay and what for; steps and range of a voyage; the odds of a fight."""
        return preview(state, state.v[top + WHO], action)


def _end_turn(state: DelphiState, seat: int, action: int) -> None:
    if state.log is not None:
        state.tell("ends-turn", seat=seat)
    state.pop()
    state.push(CONSULT, ENGINE, seat)


_RUN = [*DEEDS, *SPECIAL, _end_turn]  # in the order of the families
_BASES = [space.ACTIONS.families[word].base for word in space.ACT_FAMILIES]


class Next(Step[DelphiState]):
    """The next player, the next round, or the end."""

    name = "next-turn"
    asks = False

    def run(self, state: DelphiState, top: int, action: int) -> None:
        """The round in which a ship reached Zeus is the last one (DEL-9.1, DEL-R82), or the one of the
        limit (DEL-R86); every round begins with the same seat (DEL-R18).
        """
        v = state.v
        state.pop()
        seat = (v[ACTIVE] + 1) % state.seats
        if seat == v[FIRST]:
            reached = somebody_home(state)
            if reached or v[ROUND] == state.setup.max_rounds:
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
