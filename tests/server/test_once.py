"""What a viewer is shown is built once for a change, however many connections look."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Callable
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from petteia.server import wire
from petteia.server.edge.limits import Limits
from petteia.server.edge.sockets import Socket
from petteia.server.edge.state import Server
from petteia.server.people import People
from petteia.server.settings import Settings
from petteia.server.storage import Database, Store
from petteia.server.storage.migrate import upgrade
from petteia.server.tables import playing, seating, views
from petteia.server.tables.house import House


@pytest.fixture
async def server(make_database: Callable[[str], str], tiny: None) -> AsyncIterator[Server]:
    settings = Settings(make_database("sqlite"))
    database = Database(settings.database)
    await upgrade(database)
    store = Store(database, "test")
    yield Server(settings, House(store, settings), People(store, 0), Limits(1.0))
    await database.close()


async def test_many_who_look_cost_as_much_as_one(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    house = server.house
    seats = [wire.NewSeat("me", "Ada"), wire.NewSeat("me", "Bob")]
    made = await seating.create(house, "ada", wire.NewTable("tiny", seats, public=True, start=True), 100)
    id_ = made.table.id
    nowhere: Any = SimpleNamespace(client=None)
    sockets = [
        *(Socket(server, nowhere, wire.Hello(seats=[0]), "ada") for _ in range(3)),
        *(Socket(server, nowhere, wire.Hello(seats=[1]), "ada") for _ in range(2)),
        *(Socket(server, nowhere, wire.Hello(), None) for _ in range(20)),
    ]
    async with house.at(id_) as live:
        for socket in sockets:
            house.watch(live, socket)
    for socket in sockets:
        await socket.frames(live)
    built: Counter[int | None] = Counter()
    update = views.update

    def counted(play: Any, row: Any, viewer: int | None, since: int | None) -> wire.Update:
        built[viewer] += 1
        return update(play, row, viewer, since)

    monkeypatch.setattr(views, "update", counted)
    for n in range(1, 4):
        async with house.at(id_) as live:
            seq, seat = live.row.seq, live.row.decider
            assert seat is not None
            action = house.playing(live).state.legal()[0]
        await playing.act(house, "ada", id_, wire.Act(seat, seq, action))
        frames = [(socket, await socket.frames(live)) for socket in sockets]
        assert built == {0: n, 1: n, None: n}
        # Everybody is told as much as if it had been built for them alone.
        async with house.at(id_) as live:
            play = house.playing(live)
            for socket, told in frames:
                (viewer,) = socket.viewers(live)
                seen = [m for m in map(msgspec.json.decode, told) if m["type"] == "update"]
                assert seen == [msgspec.json.decode(wire.encode(update(play, live.row, viewer, seq)))]
