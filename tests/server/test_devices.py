"""Devices of a person are listed, signed out and forgotten; unused tables are removed after their time."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed

from petteia.server.people import People, device_label, token_id
from petteia.server.refusals import Refuse
from petteia.server.storage import models as m
from petteia.server.tables import seating
from petteia.server.tables.house import House
from petteia.server.tables.live import Watcher

from .houses import execute, new_table
from .running import Person, Seat, ServerProcess, sit

DAY = 24 * 60 * 60 * 1000


def another_device(person: Person, url: str | None = None) -> Person:
    """The same person on another device."""
    code = person.post("/browser/code")["code"]
    token = person.client.post("/api/browser/claim", json={"code": code}).raise_for_status().json()["token"]
    return Person(url or person.url, token)


async def close_code(seat: Seat) -> int | None:
    try:
        while True:
            await seat.next()
    except ConnectionClosed:
        return seat.closed


def test_devices_are_listed_with_what_they_are(server: ServerProcess, ada: Person) -> None:
    phone = another_device(ada)
    agent = "Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0"
    code = ada.post("/browser/code")["code"]
    answer = ada.client.post("/api/browser/claim", json={"code": code}, headers={"User-Agent": agent})
    tablet = Person(server.url, answer.json()["token"])
    listed = phone.get("/browser/devices")
    assert listed["days"] == 400
    ids = {device["id"]: device for device in listed["devices"]}
    assert set(ids) == {token_id(person.token) for person in (ada, phone, tablet)}
    assert ids[token_id(tablet.token)]["label"] == "Firefox, Android"
    assert [id_ for id_, device in ids.items() if device["this"]] == [token_id(phone.token)]
    secrets = [person.token.partition(".")[2] for person in (ada, phone, tablet)]
    assert not any(secret in str(listed) for secret in secrets)


@pytest.mark.parametrize(
    ("agent", "label"),
    [
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/126 Safari/537.36 Edg/126", "Edge, Windows"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0", "Firefox, Linux"),
        ("python-httpx/0.27", ""),
        ("<script>" * 50, ""),
    ],
)  # fmt: skip
def test_what_a_device_calls_itself(agent: str, label: str) -> None:
    assert device_label(agent) == label


def test_a_device_is_signed_out_by_another(ada: Person, bob: Person) -> None:
    phone, tablet = another_device(ada), another_device(ada)
    path = f"/browser/devices/{token_id(phone.token)}"
    assert bob.refused("DELETE", path)["id"] == "not-found"  # nobody else's
    assert phone.get("/browser")["devices"] == 3
    assert ada.call("DELETE", path).status_code == 204
    assert phone.refused("GET", "/browser")["id"] == "no-token"
    assert ada.refused("DELETE", path)["id"] == "not-found"
    assert ada.call("DELETE", "/browser/devices").status_code == 204  # all others
    assert tablet.refused("GET", "/tables/mine")["id"] == "no-token"
    assert [device["this"] for device in ada.get("/browser/devices")["devices"]] == [True]
    assert bob.get("/browser")["devices"] == 1


@pytest.mark.parametrize("how", ["itself", "another", "others"])
async def test_an_open_connection_ends_with_its_token(server: ServerProcess, ada: Person, how: str) -> None:
    table = ada.table("me", "me")
    phone = another_device(ada)
    async with sit(server.url, table, phone.token) as lost, sit(server.url, table, ada.token) as kept:
        await lost.until("update")
        await kept.until("update")
        seq = kept.updates[0]["seq"]
        if how == "itself":
            phone.call("DELETE", "/browser")
        elif how == "another":
            ada.call("DELETE", f"/browser/devices/{token_id(phone.token)}")
        else:
            ada.call("DELETE", "/browser/devices")
        with contextlib.suppress(ConnectionClosed):
            await lost.send(type="act", seat=0, seq=seq, action="pass", key="k")
        assert await close_code(lost) == 4401
        assert (await kept.ask(type="ping"))["type"] == "pong"
    assert ada.update(table)["seq"] == seq


async def test_waiting_for_news_ends_with_the_token(server: ServerProcess, ada: Person) -> None:
    table = ada.table("me", "me")
    phone = another_device(ada)
    seq = ada.update(table)["seq"]
    params = {"since": seq, "wait": 20, "seat": 0}
    path = f"/tables/{table}/update"
    waiting = asyncio.create_task(asyncio.to_thread(phone.refused, "GET", path, params=params))
    while not (await asyncio.to_thread(ada.get, f"/tables/{table}"))["table"]["seats"][0]["online"]:
        pass
    ada.call("DELETE", f"/browser/devices/{token_id(phone.token)}")
    ada.post(f"/tables/{table}/act", {"seat": 0, "seq": seq, "action": "pass"})
    assert (await waiting)["id"] == "no-token"


@pytest.mark.postgres
async def test_connections_to_another_process_end_too(make_database: Callable[[str], str]) -> None:
    database = make_database("postgres")
    with ServerProcess(database) as one, ServerProcess(database) as two:
        ada = Person(one.url)
        table = ada.table("me", "me")
        phone = another_device(ada, two.url)
        async with sit(two.url, table, phone.token) as lost:
            await lost.until("update")
            ada.call("DELETE", f"/browser/devices/{token_id(phone.token)}")
            assert await close_code(lost) == 4401


# ---- with a clock of one's own -----------------------------------------------------------------


class Clock:
    """The time, as the store and the people know it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ms = 1_800_000_000_000
        for module in ("storage.store", "people", "tables.tidy", "tables.seating"):
            monkeypatch.setattr(f"petteia.server.{module}.now", lambda: self.ms)


@pytest.fixture
def clock(tiny: None, monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


async def test_a_device_that_is_not_used_is_forgotten_and_one_that_is_used_is_not(
    house: House, clock: Clock
) -> None:
    people = People(house.store, 400)
    used, unused = (await people.new()).token, (await people.new()).token
    for _ in range(5):
        clock.ms += 100 * DAY
        assert await people.find(used) is not None
    assert await people.find(unused) is None
    clock.ms += 399 * DAY
    assert await people.find(used) is not None
    clock.ms += 401 * DAY
    assert await people.find(used) is None
    assert sorted(await people.forget_old()) == sorted([token_id(used), token_id(unused)])
    assert await People(house.store, 0).find((await people.new()).token) is not None


async def test_use_is_noted_once_an_hour_at_most(house: House, clock: Clock) -> None:
    people = People(house.store, 400)
    token = (await people.new()).token
    person = await people.find(token)
    assert person is not None

    async def noted() -> int:
        return (await people.devices(person, token)).devices[0].seen

    begun = await noted()
    clock.ms += 50 * 60 * 1000
    await people.find(token)
    assert await noted() == begun
    clock.ms += 20 * 60 * 1000
    await people.find(token)
    assert await noted() == clock.ms


async def test_an_open_connection_counts_as_use_and_a_lost_word_is_made_up_for(
    house: House, clock: Clock
) -> None:
    people = People(house.store, 400)
    token, other = (await people.new()).token, (await people.new()).token
    id_ = await new_table(house, "me", "me")
    watchers = [Watcher("ada", token_id(one)) for one in (token, other)]
    async with house.at(id_) as live:
        for watcher in watchers:
            house.watch(live, watcher)
    for _ in range(6):
        clock.ms += 100 * DAY
        await house.sessions.check()
    assert await people.find(token) is not None
    person = await people.find(other)
    assert person is not None
    await people.sign_out(person, token_id(other))  # by a process whose word is lost
    await house.sessions.check()
    assert [watcher.signed_out for watcher in watchers] == [False, True]
    with pytest.raises(Refuse):
        await people.sign_out(person, token_id(other))
    # A connection that is opened while its token ends does not slip through.
    late = Watcher("ada", token_id(other))
    async with house.at(id_) as live:
        house.watch(live, late)
    assert late.signed_out


# ---- retention ---------------------------------------------------------------------------------


async def statuses(house: House) -> dict[str, str]:
    return {row.id: row.status async for row in house.store.all_games()}


async def test_tables_that_nothing_happens_at_are_removed(house: House, clock: Clock) -> None:
    open_ = await new_table(house, "me", "open", start=False)
    playing, aborted, watched = [await new_table(house, "me", "me") for _ in range(3)]
    await seating.abort(house, "ada", aborted)
    over = await new_table(house, "me", "me")
    await execute(house, m.game.update().where(m.game.c.id == over).values(status="over"))
    looking = Watcher(None)
    async with house.at(watched) as live:
        house.watch(live, looking)
    clock.ms += 29 * DAY
    await house._tidy()
    assert len(await statuses(house)) == 5
    clock.ms += 2 * DAY
    await house._tidy()
    assert set(await statuses(house)) == {playing, watched, over}
    assert open_ not in house.live
    clock.ms += 400 * DAY
    await house._tidy()
    assert set(await statuses(house)) == {watched, over}
    async with house.at(watched) as live:
        house.unwatch(live, looking)
    await house._tidy()
    assert set(await statuses(house)) == {over}
    clock.ms += 10_000 * DAY
    await house._tidy()
    assert set(await statuses(house)) == {over}
    object.__setattr__(house.settings, "keep", {"over": 7.0})
    await house._tidy()
    assert await statuses(house) == {}
