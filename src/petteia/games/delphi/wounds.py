"""Phase 1 of a turn and the wound cards (DEL-3.1, rulings 58, 60, 70)."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any

from petteia.kernel import CHANCE, ENGINE, WHO, A, B, Reason, Step

from . import space
from .gods import advance
from .layout import (
    ACT,
    ACTING,
    ACTIVE,
    GODS_AT,
    HEROES,
    NEXT_TURN,
    NO_WOUNDS,
    PHASE,
    RECOVER,
    SALVE,
    TITAN_ROLL,
    TITAN_WOUNDS,
    TRAITS,
    WOUND,
    WOUND_DISCARD,
    WOUND_PILE,
    WOUNDED,
    WOUNDS,
    player,
)
from .names import COLOURS, GODS
from .rewards import gain_favour, reshuffle
from .state import DelphiState
from .titan import titan_due

# The ways to choose three wounds or to show three dice: sorted triples of colours.
TRIPLES = tuple(combinations_with_replacement(range(6), 3))
TRIPLE_OF = {space.RECOVER.id(*t) - space.RECOVER.base: t for t in TRIPLES}


def must_recover(state: DelphiState, seat: int) -> bool:
    """Three equal or six wounds in all; with the herbal salve four or eight (ruling 70)."""
    setup, v, p = state.setup, state.v, player(seat)
    wounds = v[p + WOUNDS : p + WOUNDS + 6]
    if v[p + TRAITS] & SALVE:
        return max(wounds) >= setup.salve_equal or sum(wounds) >= setup.salve_total
    return max(wounds) >= setup.equal or sum(wounds) >= setup.total


class Turn(Step[DelphiState]):
    """Engine: a turn begins with the wound check (A seat)."""

    name = "turn"
    asks = False

    def run(self, state: DelphiState, top: int, action: int) -> None:
        """Recovery turn, bonus for being unhurt, or straight to the actions."""
        v, seat = state.v, state.v[top + A]
        v[ACTIVE] = seat
        v[PHASE] = WOUNDED
        state.pop()
        if state.log is not None:
            state.tell("turn-begins", seat=seat)
        p = player(seat)
        if must_recover(state, seat):
            state.push(RECOVER, seat)
            return
        state.push(ACT, seat)
        if any(v[p + WOUNDS : p + WOUNDS + 6]):
            v[PHASE] = ACTING
        else:
            state.push(NO_WOUNDS, seat)


class Recover(Step[DelphiState]):
    """The recovery turn: three wounds of choice are discarded and the turn is over."""

    name = "recover"
    families = (space.RECOVER.word,)

    def legal(self, state: DelphiState, top: int) -> list[int]:
        """Every choice of three wounds, as a number of each colour."""
        v, p = state.v, player(state.v[top + WHO])
        wounds = v[p + WOUNDS : p + WOUNDS + 6]
        base = space.RECOVER.base
        out = []
        for a, b, c in TRIPLES:
            if wounds[a] and wounds[b] and wounds[c]:
                if a == b and wounds[a] < (3 if b == c else 2):
                    continue
                if b == c and wounds[b] < 2:
                    continue
                out.append(base + a * 36 + b * 6 + c)
        return out

    def run(self, state: DelphiState, top: int, action: int) -> None:
        """Discard them; the oracle is not consulted, the dice stay (ruling 70)."""
        v, seat = state.v, state.v[top + WHO]
        colours = space.RECOVER.indices(action)
        p = player(seat)
        for colour in colours:
            v[p + WOUNDS + colour] -= 1
            v[WOUND_DISCARD + colour] += 1
        state.pop()
        if state.log is not None:
            state.tell("recovers", seat=seat, colours=[COLOURS[c] for c in colours])
        state.push(NEXT_TURN, ENGINE)
        if state.setup.titan_always and titan_due(state, seat):  # ruling 71
            state.push(TITAN_WOUNDS, ENGINE, seat)
            state.push(TITAN_ROLL, CHANCE)

    def why_not(self, state: DelphiState, top: int, action: int) -> Reason:
        """Name the colours in order, and only wounds that are there."""
        colours = list(space.RECOVER.indices(action))
        if colours != sorted(colours):
            return Reason(
                "colours-in-order", {"colours": [COLOURS[c] for c in sorted(colours)]}, ("DEL-3.1",)
            )
        wounds = state.v[player(state.v[top + WHO]) + WOUNDS :]
        short = next(c for c in colours if wounds[c] < colours.count(c))
        return Reason(
            "too-few-wounds", {"colour": COLOURS[short], "have": wounds[short]}, ("DEL-3.1", "DEL-R70")
        )


class NoWounds(Step[DelphiState]):
    """Unhurt at the start of the turn: favour or one god step."""

    name = "no-wounds"
    families = (space.BONUS_FAVOUR.word, space.BONUS_GOD.word)

    def legal(self, state: DelphiState, top: int) -> list[int]:
        """Favour, or any god below the top row."""
        v, p, row = state.v, player(state.v[top + WHO]), state.setup.top_row
        base = space.BONUS_GOD.base
        return [space.BONUS_FAVOUR.base, *(base + g for g in range(6) if v[p + GODS_AT + g] < row)]

    def run(self, state: DelphiState, top: int, action: int) -> None:
        """Take it, then the actions begin."""
        seat = state.v[top + WHO]
        state.pop()
        state.v[PHASE] = ACTING
        if state.log is not None:
            state.tell("unhurt", seat=seat)
        if action == space.BONUS_FAVOUR.base:
            gain_favour(state, seat, state.setup.unhurt_favour)
        else:
            advance(state, seat, action - space.BONUS_GOD.base)

    def why_not(self, state: DelphiState, top: int, action: int) -> Reason:
        """The god stands in the top row."""
        return Reason("god-at-top", {"god": GODS[action - space.BONUS_GOD.base]}, ("DEL-3.1", "DEL-R70"))

    def preview(self, state: DelphiState, top: int, action: int) -> dict[str, Any]:
        """How much favour it brings."""
        return {"gain": state.setup.unhurt_favour} if action == space.BONUS_FAVOUR.base else {}


class WoundDeal(Step[DelphiState]):
    """Engine: wounds still to be taken (A seat, B how many)."""

    name = "wounds"
    asks = False

    def run(self, state: DelphiState, top: int, action: int) -> None:
        """Ask chance for the next wound card."""
        v = state.v
        if not v[top + B] or not reshuffle(v, WOUND_PILE, WOUND_DISCARD):
            state.pop()
            return
        v[top + B] -= 1
        state.push(WOUND, CHANCE, v[top + A])


class Wound(Step[DelphiState]):
    """Chance: a wound card for seat A."""

    name = "wound"
    families = (space.WOUND.word,)

    def chance(self, state: DelphiState, top: int) -> list[tuple[int, int]]:
        """Colours by the cards left in the pile."""
        v, base = state.v, space.WOUND.base
        return [(base + c, v[WOUND_PILE + c]) for c in range(6) if v[WOUND_PILE + c]]

    def run(self, state: DelphiState, top: int, action: int) -> None:
        """Take it, unless a hero discards it (ruling 60)."""
        v, seat, colour = state.v, state.v[top + A], action - space.WOUND.base
        p = player(seat)
        v[WOUND_PILE + colour] -= 1
        v[p + WOUNDS + colour] += 1
        state.pop()
        if state.log is not None:
            state.tell("wounded", seat=seat, colour=COLOURS[colour])
        if v[p + HEROES] >> colour & 1:
            v[p + WOUNDS + colour] -= 1
            v[WOUND_DISCARD + colour] += 1
            if state.log is not None:
                state.tell("hero-discards", seat=seat, colour=COLOURS[colour], count=1)
