"""Wound cards: taking and discarding them, the recovery turn (DEL-3.1)."""

from __future__ import annotations

from petteia.kernel import CHANCE, ENGINE, WHO, Reason, Step

from . import space
from .components import COLOUR, COLOURS
from .layout import (
    HEROES,
    NEXT_TURN,
    SALVE,
    TITAN_ROLL,
    TITAN_WOUNDS,
    TRAITS,
    WOUND,
    WOUND_DEAL_COUNT,
    WOUND_DEAL_SEAT,
    WOUND_DISCARD,
    WOUND_PILE,
    WOUND_SEAT,
    WOUNDS,
    row,
)
from .oracle import reshuffle
from .packing import has
from .state import DelphiState
from .titan import titan_due


def must_recover(state: DelphiState, seat: int) -> bool:
    """Three equal or six wounds in all; with the herbal salve four or eight (DEL-R70)."""
    setup, v, p = state.setup, state.v, row(seat)
    wounds = v[p + WOUNDS : p + WOUNDS + COLOURS]
    if v[p + TRAITS] & SALVE:
        return max(wounds) >= setup.salve_equal or sum(wounds) >= setup.salve_total
    return max(wounds) >= setup.equal or sum(wounds) >= setup.total


def discard_wounds(state: DelphiState, seat: int, colour: int) -> int:
    """Discard all wounds of a colour; how many there were."""
    v, p = state.v, row(seat)
    count = v[p + WOUNDS + colour]
    v[WOUND_DISCARD + colour] += count
    v[p + WOUNDS + colour] = 0
    return count


class Recover(Step[DelphiState]):
    """The recovery turn: three wounds of choice are discarded and the turn is over."""

    name = "recover"
    families = (space.RECOVER.word,)

    def legal(self, state: DelphiState, top: int) -> list[int]:
        """Every choice of three wounds, as a number of each colour."""
        v, p = state.v, row(state.v[top + WHO])
        wounds = v[p + WOUNDS : p + WOUNDS + COLOURS]
        out = []
        for a, b, c in space.TRIPLES:
            if wounds[a] and wounds[b] and wounds[c]:
                if a == b and wounds[a] < (3 if b == c else 2):
                    continue
                if b == c and wounds[b] < 2:
                    continue
                out.append(space.RECOVER.id(a, b, c))
        return out

    def run(self, state: DelphiState, top: int, action: int) -> None:
        """Discard them; the oracle is not consulted, the dice stay (DEL-R70)."""
        v, seat = state.v, state.v[top + WHO]
        colours = space.RECOVER.indices(action)
        p = row(seat)
        for colour in colours:
            v[p + WOUNDS + colour] -= 1
            v[WOUND_DISCARD + colour] += 1
        state.pop()
        if state.log is not None:
            state.tell("recovers", seat=seat, colours=[COLOUR[c] for c in colours])
        state.push(NEXT_TURN, ENGINE)
        if state.setup.titan_always and titan_due(state, seat):  # DEL-R71
            state.push(TITAN_WOUNDS, ENGINE, seat)
            state.push(TITAN_ROLL, CHANCE)

    def why_not(self, state: DelphiState, top: int, action: int) -> Reason:
        """Name the colours in order, and only wounds that are there."""
        colours = list(space.RECOVER.indices(action))
        if colours != sorted(colours):
            return Reason("colours-in-order", {"colours": [COLOUR[c] for c in sorted(colours)]}, ("DEL-3.1",))
        wounds = state.v[row(state.v[top + WHO]) + WOUNDS :]
        short = next(c for c in colours if wounds[c] < colours.count(c))
        return Reason(
            "too-few-wounds", {"colour": COLOUR[short], "have": wounds[short]}, ("DEL-3.1", "DEL-R70")
        )


class WoundDeal(Step[DelphiState]):
    """Wounds still to be taken."""

    name = "wounds"
    asks = False

    def run(self, state: DelphiState, top: int, action: int) -> None:
        v = state.v
        if not v[top + WOUND_DEAL_COUNT] or not reshuffle(v, WOUND_PILE, WOUND_DISCARD):
            state.pop()
            return
        v[top + WOUND_DEAL_COUNT] -= 1
        state.push(WOUND, CHANCE, v[top + WOUND_DEAL_SEAT])


class Wound(Step[DelphiState]):
    """A wound card for a seat."""

    name = "wound"
    families = (space.WOUND.word,)

    def chance(self, state: DelphiState, top: int) -> list[tuple[int, int]]:
        """Colours by the cards left in the pile."""
        v, base = state.v, space.WOUND_BASE
        return [(base + c, v[WOUND_PILE + c]) for c in range(COLOURS) if v[WOUND_PILE + c]]

    def run(self, state: DelphiState, top: int, action: int) -> None:
        """Take it, unless a hero discards it (DEL-R60)."""
        v, seat, colour = state.v, state.v[top + WOUND_SEAT], action - space.WOUND_BASE
        p = row(seat)
        v[WOUND_PILE + colour] -= 1
        v[p + WOUNDS + colour] += 1
        state.pop()
        if state.log is not None:
            state.tell("wounded", seat=seat, colour=COLOUR[colour])
        if has(v[p + HEROES], colour):
            v[p + WOUNDS + colour] -= 1
            v[WOUND_DISCARD + colour] += 1
            if state.log is not None:
                state.tell("hero-discards", seat=seat, colour=COLOUR[colour], count=1)


class OmegaColour(Step[DelphiState]):
    """The letter omega: which colour of wounds to discard (DEL-R53)."""

    name = "omega-colour"
    families = (space.HEAL.word,)

    def legal(self, state: DelphiState, top: int) -> list[int]:
        """Colours among one's wounds."""
        p, base = row(state.v[top + WHO]), space.HEAL_BASE
        return [base + c for c in range(COLOURS) if state.v[p + WOUNDS + c]]

    def run(self, state: DelphiState, top: int, action: int) -> None:
        seat, colour = state.v[top + WHO], action - space.HEAL_BASE
        state.pop()
        count = discard_wounds(state, seat, colour)
        if state.log is not None:
            state.tell("heals", seat=seat, colour=COLOUR[colour], count=count)

    def why_not(self, state: DelphiState, top: int, action: int) -> Reason:
        colour = COLOUR[action - space.HEAL_BASE]
        return Reason("no-wound-of-colour", {"colour": colour}, ("DEL-5.3", "DEL-R53"))
