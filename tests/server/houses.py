"""Houses in the tests' own process, and what is done at their tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from petteia.bots import make
from petteia.kernel import View
from petteia.server import wire
from petteia.server.settings import Settings
from petteia.server.storage import Store
from petteia.server.tables import playing, seating
from petteia.server.tables.house import House


def house_on(store: Store, **settings: Any) -> House:
    """A house that has nothing in memory, as after a start of the server."""
    return House(store, Settings(store.database.url.render_as_string(hide_password=False), **settings))


async def execute(house: House, statement: sa.Executable) -> None:
    """Change the database behind the house's back."""
    await house.store.database.write(lambda db: db.execute(statement))


async def new_table(house: House, *seats: str, start: bool = True) -> str:
    """A table of Ada's: ``me``, ``open`` or a bot's level for each seat."""
    wanted = [
        wire.NewSeat(seat, f"Person {n}") if seat in ("me", "open") else wire.NewSeat("bot", bot=seat)  # type: ignore[arg-type]
        for n, seat in enumerate(seats)
    ]
    made = await seating.create(
        house, "ada", wire.NewTable("tiny", wanted, {"thieves": False}, start=start), 10**6
    )
    return made.table.id


async def play_on(house: House, id_: str, people: Sequence[str], moves: int) -> None:
    """People decide at random, each for the seat of that number, until the game has so many moves or ends."""
    bot = make("random", 5)
    while True:
        async with house.at(id_) as live:
            seq, seat = live.row.seq, live.row.decider
            if seat is None or live.row.length >= moves:
                return
            action = bot.choose(View(house.playing(live).state, seat))
        await playing.act(house, people[seat], id_, wire.Act(seat, seq, action))
