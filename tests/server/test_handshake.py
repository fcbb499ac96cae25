"""The protocol's number in hello and welcome: an older page is told to reload and loses nothing."""

from __future__ import annotations

import pytest

from petteia.server.wire import PROTOCOL

from .running import Person, ServerProcess, sit

RELOAD = "reload-this-page"


async def told(server: ServerProcess, table: str, person: Person, page: int) -> list[str]:
    """The notices that a page of this protocol gets before it is served as any other."""
    async with sit(server.url, table, person.token, protocol=page) as seat:
        assert (await seat.next())["protocol"] == PROTOCOL
        assert (await seat.ask(type="ping"))["type"] == "pong"
        return [message["id"] for message in seat.received if message["type"] == "notice"]


async def test_page_of_the_same_protocol_is_told_nothing(server: ServerProcess, ada: Person) -> None:
    assert await told(server, ada.table("me", "me"), ada, PROTOCOL) == []


@pytest.mark.parametrize("page", [1, PROTOCOL + 1])
async def test_page_of_another_protocol_is_told_to_reload(
    server: ServerProcess, ada: Person, page: int
) -> None:
    assert await told(server, ada.table("me", "me"), ada, page) == [RELOAD]


async def test_page_without_a_number_is_told_and_its_decision_counts(
    server: ServerProcess, ada: Person
) -> None:
    """It was open while the server was renewed, with a decision on its way that nobody had answered yet."""
    table = ada.table("me", "me")
    seq = ada.update(table, 0)["seq"]
    decision = {"type": "act", "seat": 0, "seq": seq, "action": "pass", "key": "before the restart"}
    async with sit(server.url, table, ada.token, protocol=None) as seat:
        assert (await seat.next())["type"] == "welcome"
        notice = await seat.until("notice")
        assert (notice["id"], notice["args"]) == (RELOAD, {"page": 1, "server": PROTOCOL})
        answer = await seat.ask(**decision)
        assert (answer["type"], answer["repeated"]) == ("ack", False)
        assert (await seat.ask(type="chat", text="still here", seat=0))["type"] == "ack"
        assert (await seat.ask(type="why", seat=1, action="peek"))["type"] == "why"
    async with sit(server.url, table, ada.token) as reloaded:
        again = await reloaded.ask(**decision)
        assert (again["type"], again["repeated"]) == ("ack", True)
        assert [move["action"] for move in reloaded.histories[0] if move["seat"] == 0] == ["pass"]


async def test_number_that_is_none_is_no_hello(server: ServerProcess, ada: Person) -> None:
    table = ada.table("me", "me")
    for wrong in (0, -1, "2", 1.5):
        async with sit(server.url, table, ada.token, protocol=wrong) as seat:
            with pytest.raises(Exception, match="4400"):
                await seat.next()
