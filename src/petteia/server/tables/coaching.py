"""The coach: ideas for a seat's decision, thought of by the bots' processes.

A seat is coached when its holder asks (``asked``), or also by itself at important moments (``moments``); one
that ever was says so to the end of the game (``was``). Everybody sees that, and a table can forbid it.
"""

from __future__ import annotations

import json
from typing import Any

from petteia.compiling import engine
from petteia.server import wire
from petteia.server.bots.pool import BotFailed
from petteia.server.bots.queue import SHORT
from petteia.server.refusals import Refuse
from petteia.server.storage import GameRow

from .house import House
from .live import Live
from .seating import holds, status

# Positions: about a tenth of a second of a core with the compiled engine, a second with the plain one.
BUDGET = 24_000 if engine() == "compiled" else 1500
ON = ("asked", "moments")


def coached(row: GameRow) -> bool:
    """Whether any seat is or was coached in this game: such a game is not rated.

    It is stored before the first idea is given and stays so to the end, whoever sits there then; before the
    start a seat may still think better of it.
    """
    return any(seat.coach != "off" for seat in row.seat)


async def switch(house: House, browser: str, id: str, number: int, wish: str) -> None:  # noqa: A002
    """Be coached from now on, or no longer."""

    def edit(_: Live, row: GameRow) -> None:
        seat = holds(row, number, browser)
        status(row, "open", "playing")
        if wish in ON:
            if not row.coach:
                raise Refuse("no-coach")
            seat.coach = wish
        elif seat.coach in ON:
            seat.coach = "was" if row.status == "playing" else "off"

    await house.change(id, edit)


async def advice(house: House, browser: str, id: str, number: int) -> wire.Advice:  # noqa: A002
    """The coach's ideas for what a seat has to decide."""
    async with house.at(id) as live:
        seat = holds(live.row, number, browser)
        status(live.row, "playing")
        if not live.row.coach:
            raise Refuse("no-coach")
        if seat.coach not in ON:
            raise Refuse("coach-off")
        play = house.playing(live)
        state, seq = play.state.copy(), play.seq
        if state.decider != number or seat.bot is not None:
            raise Refuse("not-your-turn", seat=state.decider)
        given = {
            "game": live.row.kind,
            "seats": live.row.seats,
            "options": json.loads(live.row.options),
            "numbers": state.snapshot(),
            "seat": number,
            "budget": BUDGET,
        }
    try:
        ideas = await house.thinking.pool.work(SHORT, browser, "advise", given)
    except BotFailed:
        raise Refuse("coach-busy") from None

    def seen(idea: dict[str, Any]) -> wire.IdeaSeen:
        first, *line = [state.describe(action) for action in idea["line"]]
        while line and len(line[-1]) == 1:  # that one then says no more, or ends the turn, is no part of it
            line.pop()
        return wire.IdeaSeen(
            idea["action"],
            state.actions.text(idea["action"]),
            first,
            line,
            [state.describe(action) for action in idea["then"]],
            [wire.Ground(**ground) for ground in idea["grounds"]],
        )

    important = any(idea["stake"] >= 1 for idea in ideas)
    return wire.Advice(number, seq, important, [seen(idea) for idea in ideas])
