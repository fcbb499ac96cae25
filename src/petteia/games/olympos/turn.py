"""The turn: cards, one action, payment, Zeus spaces, cards (OLY-3.5, OLY-R3); and the end of the game."""

from __future__ import annotations

from bisect import bisect_left

from petteia.kernel import ENGINE, TOP, WHO, Numbers, Reason, Step, buffer, native

from .components import TERRITORIES
from .destiny import list_plays, play
from .development import discover, list_discoveries
from .expansion import (
    aims,
    flee,
    list_detours,
    list_long_moves,
    list_moves,
    move,
    reaches_landmark,
    settle,
)
from .figures import LAST_ZEUS, WAIT_PRICE
from .layout import (
    END_TURN_ASKED,
    END_TURN_SEAT,
    FINISHED,
    HAND_SIZE,
    LAST,
    SPACE,
    TURN,
    TURN_DETOUR,
    TURN_LAST,
    WINDOW,
    WINDOW_SEAT,
)
from .observation import Ask
from .preview import Preview, preview
from .reasons import why_not
from .scoring import ranking
from .space import (
    BUILD_BASE,
    DETOUR_BASE,
    DISCOVER_BASE,
    DONE_BASE,
    FLEE_BASE,
    MOVE_BASE,
    PASS_BASE,
    PLAY_BASE,
    WAIT_BASE,
)
from .state import OlymposState
from .track import advance, next_seat, time_left
from .wonders import build, list_wonders

_AT_ONCE = 60  # detours that are judged at once


class Next(Step[OlymposState]):
    """Whose turn is next; when all have finished, the game is over (OLY-3.1, OLY-8.2)."""

    name = "next"
    asks = False

    @native
    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.p
        seat = next_seat(state)
        if seat < 0:
            state.pop()
            if state.log is not None:
                keys = ranking(state)
                state.tell("end", winners=[s for s, key in enumerate(keys) if key == max(keys)])
            return
        state.push(TURN, seat, int(v[SPACE + seat] >= state.t[LAST_ZEUS]))
        if not v[HAND_SIZE + seat]:  # without cards nothing is hidden: a single answer is taken
            out = state.machine.out
            n = state.machine.steps[TURN].fill(state, v[TOP], out)
            if n == 1:
                state.machine.steps[TURN].run(state, v[TOP], out[0])
            else:
                state.offered(n)


class Turn(Step[OlymposState]):
    """Cards may be played, as many as one likes, then one action (OLY-3.5, OLY-R42).

    In the end phase it is the last one, or a pass, also for want of an action (OLY-8.1, OLY-R53, OLY-R56).
    Whoever has chosen a dearer way expands by a way that is dearer by just that much (OLY-R13).

    It is asked even if there is a single answer, because whether cards can be played is hidden; `Next`
    answers for players without cards.
    """

    name = "turn"
    families = ("settle", "move", "flee", "discover", "build", "play", "pass", "wait", "detour")
    forced = False

    @native
    def fill(self, state: OlymposState, top: int, out: Numbers) -> int:
        v = state.p
        seat = v[top + WHO]
        if v[top + TURN_DETOUR]:
            return list_plays(state, seat, out, list_long_moves(state, seat, v[top + TURN_DETOUR], out, 0))
        ends = buffer(TERRITORIES)
        starts = buffer(TERRITORIES)
        moves = list_moves(state, seat, ends, starts, out, 0)
        actions = list_wonders(state, seat, out, list_discoveries(state, seat, out, moves))
        n = list_plays(state, seat, out, actions)
        if v[top + TURN_LAST]:
            out[n] = PASS_BASE
            n += 1
        elif actions == 0:  # only then may a player wait (OLY-R6)
            out[n] = WAIT_BASE
            n += 1
        return list_detours(state, seat, ends, starts, out, n) if moves else n

    def worthwhile(self, state: OlymposState, top: int, legal: list[int]) -> list[int]:
        """Dearer ways only where the marker lands on a Zeus space or on another marker."""
        v = state.v
        seat, detour = v[top + WHO], v[top + TURN_DETOUR]
        if detour:
            out = [a for a in legal if a >= PLAY_BASE or reaches_landmark(state, seat, a, detour)]
            return out if out and out[0] < PLAY_BASE else legal
        place = bisect_left(legal, DETOUR_BASE)
        out = legal[:place]
        while place < len(legal):
            first = legal[place] - DETOUR_BASE + 1
            found = aims(state, seat, first, first + _AT_ONCE)
            while place < len(legal) and legal[place] - DETOUR_BASE + 1 < first + _AT_ONCE:
                if found >> legal[place] - DETOUR_BASE + 1 - first & 1:
                    out.append(legal[place])
                place += 1
        return out

    @native
    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.p
        seat = v[top + WHO]
        if PLAY_BASE <= action < PASS_BASE:
            play(state, seat, action)
            return
        if action >= DETOUR_BASE:
            v[top + TURN_DETOUR] = action - DETOUR_BASE + 1
            if state.log is not None:
                state.tell("detour", seat=seat, number=v[top + TURN_DETOUR])
            return
        v[LAST] = v[top + TURN_LAST]
        detour = v[top + TURN_DETOUR]
        state.pop()
        if action < MOVE_BASE:
            settle(state, seat, action, detour)
        elif action < FLEE_BASE:
            move(state, seat, action, detour)
        elif action < DISCOVER_BASE:
            flee(state, seat, action, detour)
        elif action < BUILD_BASE:
            discover(state, seat, action)
        elif action < PLAY_BASE:
            build(state, seat, action)
        elif action == PASS_BASE:
            if state.log is not None:
                state.tell("pass", seat=seat)
            finish(state, seat)
        else:
            spaces = state.t[WAIT_PRICE]
            if state.log is not None:
                state.tell("wait", seat=seat, spaces=spaces, space=v[SPACE + seat] + spaces)
            advance(state, seat, spaces)  # no hourglass is spent, the Erinyes' surcharge stays

    def why_not(self, state: OlymposState, top: int, action: int) -> Reason:
        v = state.v
        return why_not(state, v[top + WHO], action, bool(v[top + TURN_LAST]), v[top + TURN_DETOUR])

    def preview(self, state: OlymposState, top: int, action: int) -> Preview:
        return preview(state, state.v[top + WHO], action, state.v[top + TURN_DETOUR])

    def context(self, state: OlymposState, top: int, viewer: int | None) -> Ask:
        v = state.v
        return {
            "last": bool(v[top + TURN_LAST]),
            "time_left": time_left(state, v[top + WHO]),
            "detour": v[top + TURN_DETOUR],
        }


@native
def finish(state: OlymposState, seat: int) -> None:
    """A player's game is over, but the pieces stay and score, and gods still ask for prayers (OLY-R55)."""
    v = state.p
    v[FINISHED + seat] = 1
    v[LAST] = 0
    if state.log is not None:
        state.tell("finish", seat=seat, space=v[SPACE + seat])


class Window(Step[OlymposState]):
    """A time to play cards: after a draw at a Zeus space or by a discovery, and at the end of the turn.

    OLY-R42, OLY-R43.

    Everybody who holds cards is asked, whatever they are: not being asked would tell something.
    """

    name = "window"
    families = ("play", "done")
    forced = False
    secret = True
    silence = "done"

    @native
    def fill(self, state: OlymposState, top: int, out: Numbers) -> int:
        n = list_plays(state, state.p[top + WINDOW_SEAT], out, 0)
        out[n] = DONE_BASE
        return n + 1

    @native
    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.p
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

    @native
    def run(self, state: OlymposState, top: int, action: int) -> None:
        v = state.p
        seat = v[top + END_TURN_SEAT]
        if not v[top + END_TURN_ASKED] and v[HAND_SIZE + seat] and (v[LAST] or next_seat(state) != seat):
            v[top + END_TURN_ASKED] = 1
            state.push(WINDOW, ENGINE, seat)
            return
        state.pop()
        if v[LAST]:
            finish(state, seat)
