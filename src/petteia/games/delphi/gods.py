"""The gods: steps on the track, reactions to the others' rolls, the way back (DEL-7, rulings 63, 75, 78)."""

from __future__ import annotations

from petteia.kernel import ENGINE, WHO, A, B, Reason, Step

from . import space
from .layout import (
    DICE,
    GOD_HOME,
    GOD_STEP,
    GODS_AT,
    HOMELY_GODS,
    REACT_GOD,
    TRAITS,
    player,
)
from .names import GODS
from .state import DelphiState


def advance(state: DelphiState, seat: int, god: int, reacting: bool = False) -> None:
    """One step: from the bottom row to the entry row, else one row up (DEL-7.1)."""
    v, setup = state.v, state.setup
    at = player(seat) + GODS_AT + god
    row = v[at] + 1 if v[at] else setup.entry_row
    v[at] = row
    if state.log is not None:
        state.tell("god-reacts" if reacting else "god-moves", seat=seat, god=GODS[god], row=row)
        if row == setup.top_row:
            state.tell("god-ready", seat=seat, god=GODS[god])


def advance_to_top(state: DelphiState, seat: int, god: int) -> None:
    """The gilded ladder: to the top row from any row (ruling 69)."""
    row = state.setup.top_row
    state.v[player(seat) + GODS_AT + god] = row
    if state.log is not None:
        state.tell("god-moves", seat=seat, god=GODS[god], row=row)
        state.tell("god-ready", seat=seat, god=GODS[god])


class GodSteps(Step[DelphiState]):
    """Engine: god steps still to be made (A seat, B how many); steps that no god can make are lost."""

    name = "god-steps"
    asks = False

    def run(self, state: DelphiState, top: int, action: int) -> None:
        """Ask for the next step."""
        v, p, row = state.v, player(state.v[top + A]), state.setup.top_row
        if not v[top + B] or min(v[p + GODS_AT : p + GODS_AT + 6]) >= row:
            state.pop()
            return
        v[top + B] -= 1
        state.push(GOD_STEP, v[top + A])


class GodStep(Step[DelphiState]):
    """One god step of a reward (ruling 63)."""

    name = "god-step"
    families = (space.GOD_STEP.word,)

    def legal(self, state: DelphiState, top: int) -> list[int]:
        """Any god below the top row."""
        v, p, row = state.v, player(state.v[top + WHO]), state.setup.top_row
        base = space.GOD_STEP.base
        return [base + g for g in range(6) if v[p + GODS_AT + g] < row]

    def run(self, state: DelphiState, top: int, action: int) -> None:
        """Move the god."""
        seat = state.v[top + WHO]
        state.pop()
        advance(state, seat, action - space.GOD_STEP.base)

    def why_not(self, state: DelphiState, top: int, action: int) -> Reason:
        """The god stands in the top row."""
        return Reason("god-at-top", {"god": GODS[action - space.GOD_STEP.base]}, ("DEL-7.1", "DEL-R63"))


class GodHome(Step[DelphiState]):
    """Engine: a god (B) goes back when its action and all rewards are finished (ruling 78)."""

    name = "god-home"
    asks = False

    def run(self, state: DelphiState, top: int, action: int) -> None:
        """To the bottom row, with ship 2 to the entry row."""
        v, seat, god = state.v, state.v[top + A], state.v[top + B]
        p = player(seat)
        row = state.setup.entry_row if v[p + TRAITS] & HOMELY_GODS else 0
        v[p + GODS_AT + god] = row
        state.pop()
        if state.log is not None:
            state.tell("god-home", seat=seat, god=GODS[god], row=row)


# ---- reactions to a roll (DEL-3.4, ruling 75) --------------------------------------------------------


def reacting_gods(state: DelphiState, seat: int, roller: int) -> list[int]:
    """A player's gods of a rolled colour that are neither in the bottom nor in the top row."""
    v, setup = state.v, state.setup
    p, dice = player(seat) + GODS_AT, player(roller) + DICE
    rows = v[p : p + 6]
    if not any(rows):
        return []
    colours, top_row = setup.god_colour, setup.top_row
    return [g for g in range(6) if 0 < rows[g] < top_row and v[dice + colours[g]]]


class Reactions(Step[DelphiState]):
    """Engine: the others react to a roll, clockwise (A who rolled, B the next one's distance)."""

    name = "reactions"
    asks = False

    def run(self, state: DelphiState, top: int, action: int) -> None:
        """With one such god it advances at once, with several the player chooses."""
        v, seats = state.v, state.seats
        roller, ahead = v[top + A], v[top + B]
        while ahead < seats:
            seat = (roller + ahead) % seats
            ahead += 1
            gods = reacting_gods(state, seat, roller)
            if len(gods) == 1:
                advance(state, seat, gods[0], reacting=True)
            elif gods:
                v[top + B] = ahead
                state.push(REACT_GOD, seat, roller)
                return
        state.pop()


class ReactGod(Step[DelphiState]):
    """Which god advances after another player's roll (A who rolled)."""

    name = "react-god"
    families = (space.REACT.word,)

    def legal(self, state: DelphiState, top: int) -> list[int]:
        """Gods of a rolled colour in a middle row."""
        base = space.REACT.base
        return [base + g for g in reacting_gods(state, state.v[top + WHO], state.v[top + A])]

    def run(self, state: DelphiState, top: int, action: int) -> None:
        """Move it."""
        seat = state.v[top + WHO]
        state.pop()
        advance(state, seat, action - space.REACT.base, reacting=True)

    def why_not(self, state: DelphiState, top: int, action: int) -> Reason:
        """The colour was not rolled, or the god is in the bottom or the top row."""
        god = action - space.REACT.base
        row = state.v[player(state.v[top + WHO]) + GODS_AT + god]
        if row == 0:
            return Reason("god-at-bottom", {"god": GODS[god]}, ("DEL-3.4", "DEL-R75"))
        if row == state.setup.top_row:
            return Reason("god-at-top", {"god": GODS[god]}, ("DEL-3.4", "DEL-R75"))
        return Reason("god-not-rolled", {"god": GODS[god]}, ("DEL-3.4", "DEL-R75"))

    def context(self, state: DelphiState, top: int, viewer: int | None) -> dict[str, int]:
        """Who rolled."""
        return {"roller": state.v[top + A]}


def send_home(state: DelphiState, seat: int, god: int) -> None:
    """Let the god go back once everything above this frame is done."""
    state.push(GOD_HOME, ENGINE, seat, god)
