"""Wound cards: taking and discarding them, the recovery turn (DEL-3.1)."""

from __future__ import annotations

from petteia.kernel import CHANCE, ENGINE, WHO, Numbers, Reason, Step, native

from . import figures, space
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
from .oracle import list_pile, reshuffle
from .packing import has
from .state import DelphiState
from .titan import titan_due


@native
def must_recover(state: DelphiState, seat: int) -> bool:
    """Three equal or six wounds in all; with the herbal salve four or eight (DEL-R70)."""
    v = state.p
    t = state.t
    p = row(seat)
    most = 0
    total = 0
    for colour in range(COLOURS):
        most = max(most, v[p + WOUNDS + colour])
        total += v[p + WOUNDS + colour]
    if v[p + TRAITS] & SALVE:
        return most >= t[figures.SALVE_EQUAL] or total >= t[figures.SALVE_TOTAL]
    return most >= t[figures.EQUAL] or total >= t[figures.TOTAL]


@native
def discard_wounds(state: DelphiState, seat: int, colour: int) -> int:
    """Discard all wounds of a colour; how many there were."""
    v = state.p
    p = row(seat)
    count = v[p + WOUNDS + colour]
    v[WOUND_DISCARD + colour] += count
    v[p + WOUNDS + colour] = 0
    return count


_RECOVER_BASE = space.RECOVER.base


class Recover(Step[DelphiState]):
    """The recovery turn: three wounds of choice are discarded and the turn is over."""

    name = "recover"
    families = (space.RECOVER.word,)

    @native
    def fill(self, state: DelphiState, top: int, out: Numbers) -> int:
        """Every choice of three wounds, as a number of each colour."""
        v = state.p
        wounds = row(v[top + WHO]) + WOUNDS
        n = 0
        for a in range(COLOURS):
            for b in range(a, COLOURS):
                for c in range(b, COLOURS):
                    if v[wounds + a] and v[wounds + b] and v[wounds + c]:
                        if a == b and v[wounds + a] < (3 if b == c else 2):
                            continue
                        if b == c and v[wounds + b] < 2:
                            continue
                        out[n] = _RECOVER_BASE + (a * COLOURS + b) * COLOURS + c
                        n += 1
        return n

    @native
    def run(self, state: DelphiState, top: int, action: int) -> None:
        """Discard them; the oracle is not consulted, the dice stay (DEL-R70)."""
        v = state.p
        seat = v[top + WHO]
        p = row(seat)
        rest = action - _RECOVER_BASE
        for _ in range(3):
            v[p + WOUNDS + rest % COLOURS] -= 1
            v[WOUND_DISCARD + rest % COLOURS] += 1
            rest //= COLOURS
        state.pop()
        if state.log is not None:
            state.tell("recovers", seat=seat, colours=[COLOUR[c] for c in space.RECOVER.indices(action)])
        state.push(NEXT_TURN, ENGINE)
        if state.t[figures.TITAN_ALWAYS] and titan_due(state, seat):  # DEL-R71
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

    @native
    def run(self, state: DelphiState, top: int, action: int) -> None:
        v = state.p
        if not v[top + WOUND_DEAL_COUNT] or not reshuffle(state, WOUND_PILE, WOUND_DISCARD):
            state.pop()
            return
        v[top + WOUND_DEAL_COUNT] -= 1
        state.push(WOUND, CHANCE, v[top + WOUND_DEAL_SEAT])


class Wound(Step[DelphiState]):
    """A wound card for a seat."""

    name = "wound"
    families = (space.WOUND.word,)

    @native
    def weigh(self, state: DelphiState, top: int, out: Numbers, weights: Numbers) -> int:
        """Colours by the cards left in the pile."""
        return list_pile(state, WOUND_PILE, space.WOUND_BASE, out, weights)

    @native
    def run(self, state: DelphiState, top: int, action: int) -> None:
        """Take it, unless a hero discards it (DEL-R60)."""
        v = state.p
        seat = v[top + WOUND_SEAT]
        colour = action - space.WOUND_BASE
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

    @native
    def fill(self, state: DelphiState, top: int, out: Numbers) -> int:
        """Colours among one's wounds."""
        wounds = row(state.p[top + WHO]) + WOUNDS
        n = 0
        for colour in range(COLOURS):
            if state.p[wounds + colour]:
                out[n] = space.HEAL_BASE + colour
                n += 1
        return n

    @native
    def run(self, state: DelphiState, top: int, action: int) -> None:
        seat = state.p[top + WHO]
        colour = action - space.HEAL_BASE
        state.pop()
        count = discard_wounds(state, seat, colour)
        if state.log is not None:
            state.tell("heals", seat=seat, colour=COLOUR[colour], count=count)

    def why_not(self, state: DelphiState, top: int, action: int) -> Reason:
        colour = COLOUR[action - space.HEAL_BASE]
        return Reason("no-wound-of-colour", {"colour": colour}, ("DEL-5.3", "DEL-R53"))
