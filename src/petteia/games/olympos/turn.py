"""The turn: cards, one action, payment, Zeus spaces, cards (OLY-3.5, OLY-R3); and the end of the game."""

from __future__ import annotations

from petteia.kernel import ENGINE, TOP, WHO, Reason, Step

from .destiny import list_plays, play
from .development import discover, list_discoveries
from .expansion import flee, list_moves, move, settle
from .layout import (
    END_TURN_ASKED,
    END_TURN_SEAT,
    FINISHED,
    HAND_SIZE,
    LAST,
    SPACE,
    TURN,
    TURN_LAST,
    WINDOW,
    WINDOW_SEAT,
)
from .observation import Ask
from .preview import Preview, preview
from .reasons import why_not
from .scoring import ranking
from .space import BUILD_BASE, DISCOVER_BASE, DONE_BASE, FLEE_BASE, MOVE_BASE, PASS_BASE, PLAY_BASE, WAIT_BASE
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
        if not v[HAND_SIZE + seat]:  # without cards nothing is hidden: a single answer is taken
            legal = TURN_STEP.legal(state, v[TOP])
            if len(legal) == 1:
                TURN_STEP.run(state, v[TOP], legal[0])
            else:
                state.offer(legal)


class Turn(Step[OlymposState]):
    """Cards may be played, as many as one likes, then one action (OLY-3.5, OLY-R42).

    In the end phase it is the last one, or a pass, also for want of an action (OLY-8.1, OLY-R53, OLY-R56).

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
        if state.v[top + TURN_LAST]:
            out.append(PASS_BASE)
        elif no_action:  # only then may a player wait (OLY-R6)
            out.append(WAIT_BASE)
        return out

    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.v
        seat = v[top + WHO]
        if PLAY_BASE <= action < PASS_BASE:
            play(state, seat, action)
            return
        v[LAST] = v[top + TURN_LAST]
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
        elif action == PASS_BASE:
            if state.log is not None:
                state.tell("pass", seat=seat)
            finish(state, seat)
        else:
            spaces = state.setup.tables.wait_price
            if state.log is not None:
                state.tell("wait", seat=seat, spaces=spaces, space=v[SPACE + seat] + spaces)
            advance(state, seat, spaces)  # no hourglass is spent, the Erinyes' surcharge stays

    def why_not(self, state: OlymposState, top: int, action: int) -> Reason:
        return why_not(state, state.v[top + WHO], action, last=bool(state.v[top + TURN_LAST]))

    def preview(self, state: OlymposState, top: int, action: int) -> Preview:
        return preview(state, state.v[top + WHO], action)

    def context(self, state: OlymposState, top: int, viewer: int | None) -> Ask:
        v = state.v
        return {"last": bool(v[top + TURN_LAST]), "time_left": time_left(state, v[top + WHO])}


TURN_STEP = Turn()


def finish(state: OlymposState, seat: int) -> None:
    """A player's game is over, but the pieces stay and score, and gods still ask for prayers (OLY-R55)."""
    v = state.v
    v[FINISHED + seat] = 1
    v[LAST] = 0
    if state.log is not None:
        state.tell("finish", seat=seat, space=v[SPACE + seat])


class Window(Step[OlymposState]):
    """A time to play cards: after a draw at a Zeus space, and at the end of the turn (OLY-R42, OLY-R43).

    Everybody who holds cards is asked, whatever they are: not being asked would tell something.
    """

    name = "window"
    families = ("play", "done")
    forced = False

    def legal(self, state: OlymposState, top: int) -> list[int]:
        out: list[int] = []
        list_plays(state, state.v[top + WINDOW_SEAT], out)
        out.append(DONE_BASE)
        return out

    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.v
        seat = v[top + WINDOW_SEAT]
        if action == DONE_BASE:
            state.pop()
            return
        if action >= 0:
            play(state, seat, action)
        if v[HAND_SIZE + seat]:
            v[top + WHO] = seat
        else:
            state.pop()

    def why_not(self, state: OlymposState, top: int, action: int) -> Reason:
        return why_not(state, state.v[top + WINDOW_SEAT], action)

    def preview(self, state: OlymposState, top: int, action: int) -> Preview:
        return {} if action == DONE_BASE else preview(state, state.v[top + WINDOW_SEAT], action)


class EndTurn(Step[OlymposState]):
    """Cards may be played once more, then the turn ends (OLY-R3).

    Somebody who is next again is not asked: the next turn begins with the same question.
    """

    name = "end-turn"
    asks = False

    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.v
        seat = v[top + END_TURN_SEAT]
        if not v[top + END_TURN_ASKED] and v[HAND_SIZE + seat] and (v[LAST] or next_seat(state) != seat):
            v[top + END_TURN_ASKED] = 1
            state.push(WINDOW, ENGINE, seat)
            return
        state.pop()
        if v[LAST]:
            finish(state, seat)
