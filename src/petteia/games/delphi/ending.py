"""The end of turns, rounds and the game (DEL-9, rulings 81 to 86)."""

from __future__ import annotations

from petteia.kernel import ENGINE, Step

from .layout import ACTIVE, ENTERED, FIRST, ROUND, TURN, player
from .state import DelphiState


class NextTurn(Step[DelphiState]):
    """Engine: the next player, the next round, or the end."""

    name = "next-turn"
    asks = False

    def run(self, state: DelphiState, top: int, action: int) -> None:
        """The round in which a ship reached Zeus is the last one, or the one of the limit."""
        v = state.v
        state.pop()
        seat = (v[ACTIVE] + 1) % state.seats
        if seat == v[FIRST]:
            reached = any(v[player(s) + ENTERED] for s in range(state.seats))
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


def enter_zeus(state: DelphiState, seat: int) -> None:
    """The ship is back at Zeus with all tasks done; the round is the last one (DEL-9.1)."""
    v = state.v
    first = not any(v[player(s) + ENTERED] for s in range(state.seats))
    v[player(seat) + ENTERED] = 1
    if state.log is not None:
        state.tell("reaches-zeus", seat=seat)
        if first:
            state.tell("last-round")


def endings(state: DelphiState) -> list[str]:
    """How a finished game ended: by Zeus or by the limit, and what decided among several."""
    v = state.v
    keys = sorted(state.ranking(), reverse=True)
    entered = sum(v[player(s) + ENTERED] for s in range(state.seats))
    out = ["zeus" if entered else "round-limit"]
    if entered == 1:
        out.append("zeus-alone")
    elif keys[0] == keys[1]:
        out.append("zeus-shared" if entered else "limit-shared")
    else:
        names = ("place", "tasks", "cards", "favour")
        differs = next(n for n in range(4) if keys[0][n] != keys[1][n])
        out.append(f"{'zeus' if entered else 'limit'}-by-{names[differs]}")
    return out
