"""A turn (OLY-3.5, OLY-8.1, R3): cards, one action, payment, Zeus spaces, cards; and the end of the game."""

from __future__ import annotations

from typing import Any

from petteia.kernel import ENGINE, WHO, A, B, Reason, Step

from .actions import BUILD_BASE, DISCOVER_BASE, FLEE_BASE, MOVE_BASE, PASS_ID, PLAY_BASE, WAIT_ID
from .destiny import list_plays, play
from .development import discover, list_discoveries
from .expansion import flee, list_moves, move, settle
from .layout import FINISHED, HAND_SIZE, LAST, SPACE, TURN, WINDOW
from .preview import preview
from .reasons import why_not
from .scoring import ranking
from .state import OlymposState
from .track import advance, next_seat, time_left
from .wonders import build, list_wonders


class Next(Step[OlymposState]):
    """Whose turn is next; when all have finished, the game is over (OLY-3.1, OLY-8.2)."""

    name = "next"
    asks = False

    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.v
        seat = next_seat(state)
        if seat < 0:
            state.pop()
            if state.log is not None:
                keys = ranking(state)
                state.tell("end", winners=[s for s, key in enumerate(keys) if key == max(keys)])
            return
        state.push(TURN, seat, int(v[SPACE + seat] >= state.setup.tables.last_zeus))
        if not v[HAND_SIZE + seat]:  # without cards nothing is hidden: a single answer is taken for him
            legal = TURN_STEP.legal(state, v[0])
            if len(legal) == 1:
                TURN_STEP.run(state, v[0], legal[0])
            else:
                state.offer(legal)


class Turn(Step[OlymposState]):
    """Cards may be played, then one action. A: 1 in the end phase (R53).

    It is asked even if there is a single answer, because whether cards can be played is hidden; `Next`
    answers for players without cards.
    """

    name = "turn"
    families = ("settle", "move", "flee", "discover", "build", "play", "pass", "wait")
    forced = False

    def legal(self, state: OlymposState, top: int) -> list[int]:
        seat = state.v[top + WHO]
        out: list[int] = []
        list_moves(state, seat, out)
        list_discoveries(state, seat, out)
        list_wonders(state, seat, out)
        no_action = not out
        list_plays(state, seat, out)
        if state.v[top + A]:
            out.append(PASS_ID)
        elif no_action:  # only then may a player wait (R6)
            out.append(WAIT_ID)
        return out

    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.v
        seat = v[top + WHO]
        if PLAY_BASE <= action < PASS_ID:
            play(state, seat, action)
            return
        v[LAST] = v[top + A]
        state.pop()
        if action < MOVE_BASE:
            settle(state, seat, action)
        elif action < FLEE_BASE:
            move(state, seat, action)
        elif action < DISCOVER_BASE:
            flee(state, seat, action)
        elif action < BUILD_BASE:
            discover(state, seat, action)
        elif action < PLAY_BASE:
            build(state, seat, action)
        elif action == PASS_ID:
            if state.log is not None:
                state.tell("pass", seat=seat)
            finish(state, seat)
        else:
            spaces = state.setup.tables.wait_price
            if state.log is not None:
                state.tell("wait", seat=seat, spaces=spaces, space=v[SPACE + seat] + spaces)
            advance(state, seat, spaces)  # no hourglass is spent, the Erinyes' surcharge stays (R6)

    def why_not(self, state: OlymposState, top: int, action: int) -> Reason:
        return why_not(state, state.v[top + WHO], bool(state.v[top + A]), action)

    def preview(self, state: OlymposState, top: int, action: int) -> dict[str, Any]:
        """See `Step.preview`; described in docs/games/olympos.md."""
        return preview(state, state.v[top + WHO], action)

    def context(self, state: OlymposState, top: int, viewer: int | None) -> dict[str, Any]:
        v = state.v
        return {"last": bool(v[top + A]), "time_left": time_left(state, v[top + WHO])}


TURN_STEP = Turn()


def finish(state: OlymposState, seat: int) -> None:
    """A player's game is over (OLY-8.1, R53, R55)."""
    v = state.v
    v[FINISHED + seat] = 1
    v[LAST] = 0
    if state.log is not None:
        state.tell("finish", seat=seat, space=v[SPACE + seat])


class EndTurn(Step[OlymposState]):
    """Cards may be played once more, then the turn ends (R3). A: seat, B: 1 once that was asked.

    Somebody who is next again is not asked: his next turn begins with the same question.
    """

    name = "end-turn"
    asks = False

    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.v
        seat = v[top + A]
        if not v[top + B] and v[HAND_SIZE + seat] and (v[LAST] or next_seat(state) != seat):
            v[top + B] = 1
            state.push(WINDOW, ENGINE, seat)
            return
        state.pop()
        if v[LAST]:
            finish(state, seat)
