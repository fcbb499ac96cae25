"""Silence: a person leaves it to the server to say nothing where a question has such an answer.

The server says it after the same delay as bots do (`petteia.server.bots.timing`), whatever the person holds:
whoever always answers at once tells nothing, and whoever answers by hand tells nothing either.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from petteia.kernel import State
from petteia.server.storage import GameRow, SeatRow

from .play import Play

if TYPE_CHECKING:
    from .house import House
    from .live import Live


def wanted(seat: SeatRow) -> bool:
    """Whether the holder of a seat, and nobody who held it before, leaves silence to the server."""
    return seat.holder is not None and seat.silent == seat.holder


def answer(state: State) -> int | None:
    """The answer that says nothing to the present question, if there is one."""
    if state.step is None or not state.step.silence:
        return None
    return state.actions.parse(state.step.silence)


def owing(row: GameRow, play: Play | None) -> int | None:
    """The seat for which the server decides now: a bot's, or one that is silent by its holder's wish."""
    if row.status != "playing" or row.decider is None or row.decider < 0 or play is None:
        return None
    seat = row.seat[row.decider]
    if seat.bot is not None or (wanted(seat) and answer(play.state) is not None):
        return row.decider
    return None


async def keep(house: House, browser: str, id: str, number: int, on: bool) -> None:  # noqa: A002
    """Leave silence at a seat to the server from now on, or no longer."""
    from .seating import holds, status

    def edit(_: Live, row: GameRow) -> None:
        seat = holds(row, number, browser)
        status(row, "open", "playing")
        seat.silent = browser if on else None

    await house.change(id, edit)
