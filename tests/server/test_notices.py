"""Notices, by a clock that the tests turn: who is told what and when, once, on both databases."""

from __future__ import annotations

import asyncio
import datetime as dt
import json
import os
import zoneinfo
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from petteia.server import wire
from petteia.server.notices import posting, push, words
from petteia.server.notices.rules import MAILS_A_DAY, PUSHES_AN_HOUR, pause, quiet_until
from petteia.server.storage import Database, Store, telling
from petteia.server.storage import models as m
from petteia.server.storage.accounts import _MERGING
from petteia.server.storage.meeting import MeetingStore
from petteia.server.storage.migrate import upgrade
from petteia.server.storage.notices import DEVICES
from petteia.server.storage.preferences import PreferenceStore
from petteia.server.tables import seating
from petteia.server.tables.house import House
from petteia.server.tables.live import Watcher

from .houses import house_on
from .killed_heralds import wreak
from .running import Person, ServerProcess
from .standins import Browser, Mailbox, PushService, coded, endpoint_hash, mail_server, plain, push_service
from .test_clocks import SLOW, FakeTime, decide, row_of, table

pytestmark = pytest.mark.usefixtures("tiny")
KILLS = int(os.environ.get("PETTEIA_KILLS", "6"))
MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000
WAIT = 5_000

# ---- the protocols, without a server ---------------------------------------------------------------


def test_a_message_is_sealed_as_the_standard_shows() -> None:
    """RFC 8291, appendix A."""
    from cryptography.hazmat.primitives.asymmetric import ec

    own = ec.derive_private_key(
        int.from_bytes(plain("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), ec.SECP256R1()
    )
    to = push.subscription(
        "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    sealed = push.seal(b"When I grow up, I want to be a watermelon", to, own, plain("DGv6ra1nlYgDCS1FRnbzlw"))
    assert coded(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    with pytest.raises(ValueError, match="at most"):
        push.seal(b"x" * (push.LONGEST + 1), to)


@pytest.mark.parametrize(
    ("key", "auth"), [("", ""), ("AAAA", "BTBZMqHH6r4Tts7J_aSIgg"), ("B" * 87, "BTBZMqHH6r4Tts7J_aSIgg"),
                      ("no base 64!", "BTBZMqHH6r4Tts7J_aSIgg")]
)  # fmt: skip
def test_keys_that_are_none_are_refused(key: str, auth: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - whatever says so
        push.subscription("https://push.example.net/x", key, auth)


@pytest.mark.parametrize(
    "address",
    [
        "http://push.example.net/x", "https://push.example.net:8443/x", "https://127.0.0.1/x",
        "https://[::1]/x", "https://[::ffff:10.0.0.1]/x", "https://[64:ff9b::a00:1]/x",
        "https://169.254.169.254/latest", "https://10.1.2.3/x", "https://192.168.0.1/x",
        "https://user@push.example.net/x", "https://push.example.net/x#y", "ftp://push.example.net/x",
        "https:///x", "https://push.example.net/" + "x" * 1024, "https://push.example.net/a b",
        "https://push.example.net/a\r\nHost: other", "https://224.0.0.1/x", "https://[2002:0a00:0001::]/x",
    ],
)  # fmt: skip
def test_addresses_that_nothing_is_sent_to(address: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - each has a reason of its own
        posting.place(address)


def test_addresses_that_something_is_sent_to() -> None:
    found = posting.place("https://push.example.net/send?to=1")
    assert found == posting.Place(True, "push.example.net", 443, "/send?to=1")
    assert posting.place("https://8.8.8.8/x").host == "8.8.8.8"
    assert not posting.place("http://127.0.0.1:9/x", private=True).secure


async def test_a_name_that_leads_to_a_private_address_is_not_connected_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Also if the name says something else each time it is asked: what was checked is connected to."""
    connected: list[str] = []

    async def connect(host: str, *_: Any, **__: Any) -> Any:
        connected.append(host)
        raise OSError("nobody there")

    answers = iter(["127.0.0.1", "93.184.216.34"])
    loop = asyncio.get_running_loop()

    async def look_up(*_: Any, **__: Any) -> Any:
        return [(2, 1, 6, "", (next(answers), 443))]

    monkeypatch.setattr(loop, "getaddrinfo", look_up)
    monkeypatch.setattr(asyncio, "open_connection", connect)
    with pytest.raises(posting.NotPosted, match="no address of the public internet"):
        await posting.post("https://push.example.net/x", {}, b"")
    assert connected == []
    with pytest.raises(posting.NotPosted, match="nobody there"):
        await posting.post("https://push.example.net/x", {}, b"")
    assert connected == ["93.184.216.34"]


async def test_a_redirect_is_not_followed_and_a_silent_service_is_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def redirect(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 307 Elsewhere\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n")
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(redirect, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    answer = await posting.post(f"http://127.0.0.1:{port}/x", {}, b"hello", private=True)
    assert answer.status == 307
    server.close()

    hold = asyncio.Event()

    async def silent(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await hold.wait()
        writer.close()

    server = await asyncio.start_server(silent, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    monkeypatch.setattr(posting, "SECONDS", 0.05)
    with pytest.raises(posting.NotPosted):
        await posting.post(f"http://127.0.0.1:{port}/x", {}, b"", private=True)
    hold.set()
    server.close()


def moment(zone: str, *when: int) -> int:
    return int(dt.datetime(*when, tzinfo=zoneinfo.ZoneInfo(zone)).timestamp() * 1000)  # type: ignore[arg-type,misc]


def test_quiet_hours_are_those_of_the_clock_on_the_persons_wall() -> None:
    night = wire.Quiet(22 * 60, 7 * 60 + 30)
    here = "Europe/Berlin"
    for when in ((2026, 11, 18, 22, 0), (2026, 11, 18, 23, 59), (2026, 11, 19, 7, 29)):
        assert quiet_until(night, here, moment(here, *when)) == moment(here, 2026, 11, 19, 7, 30)
    for when in ((2026, 11, 19, 7, 30), (2026, 11, 18, 21, 59), (2026, 11, 18, 12, 0)):
        assert quiet_until(night, here, moment(here, *when)) == moment(here, *when)
    # The same moment elsewhere is day.
    assert quiet_until(night, "Asia/Tokyo", moment(here, 2026, 11, 18, 23, 59)) < moment(
        here, 2026, 11, 19, 7
    )
    # In these nights the clock is put forward, and back: it ends at half past seven all the same.
    for begin, end in (
        ((2026, 3, 28, 23, 0), (2026, 3, 29, 7, 30)),
        ((2026, 10, 24, 23, 0), (2026, 10, 25, 7, 30)),
    ):
        assert quiet_until(night, here, moment(here, *begin)) == moment(here, *end)
    noon = wire.Quiet(12 * 60, 14 * 60)
    assert quiet_until(noon, here, moment(here, 2026, 11, 18, 13, 0)) == moment(here, 2026, 11, 18, 14, 0)
    assert quiet_until(noon, "no/where", moment("UTC", 2026, 11, 18, 13, 0)) == moment(
        "UTC", 2026, 11, 18, 14, 0
    )
    assert quiet_until(wire.Quiet(60, 60), here, 5) == 5


def test_pauses_grow_and_services_are_listened_to() -> None:
    pauses = [pause(tries, []) for tries in range(1, 14)]
    assert pauses[:4] == [30_000, 60_000, 120_000, 240_000]
    assert pauses == sorted(pauses)
    assert pauses[-1] == 6 * HOUR
    assert pause(1, [0, 300]) == 300_000
    assert pause(1, [10**9]) == DAY


# ---- in a house --------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with push_service() as service:
        yield service
        assert service.faults == []


@pytest.fixture
async def house(store: Store) -> AsyncIterator[House]:
    house = house_on(store, push_private=True)
    await house.herald.prepare()
    yield house
    await house.close()


@pytest.fixture
async def time(house: House) -> FakeTime:
    time = FakeTime(house)
    await house.clocks.beat()
    return time


_made = 0


async def person(house: House, service: PushService, name: str) -> Browser:
    """Somebody with a browser that can be told something."""
    global _made
    _made += 1
    browser = service.browser(f"{name}-{_made}")
    database = house.store.database
    found = await database.read(
        lambda db: db.execute(sa.select(m.browser.c.id).where(m.browser.c.id == name)).first()
    )
    token = f"token{_made}"
    if found is None:
        await house.store.new_browser(name, token, "hash", "")
    else:
        values = {"id": token, "browser": name, "hash": "h", "created": 1, "seen": 1, "label": ""}
        await database.write(lambda db: db.execute(m.token.insert().values(values)))
    to = push.Subscription(browser.endpoint, browser.public, browser.auth)
    await house.herald.store.subscribe(token, name, to)
    return browser


async def choose(house: House, who: str, **chosen: Any) -> None:
    await PreferenceStore(house.store).change(who, chosen)


async def look(*houses: House) -> None:
    """All servers look once, and what they send is sent."""
    await asyncio.gather(*(house.herald.look() for house in houses))
    for house in houses:
        await house.herald.sent()


async def wait_and_look(house: House, time: FakeTime, ms: int = WAIT) -> None:
    await time.jump(ms)
    await look(house)


async def stored(house: House) -> list[Any]:
    return list(await house.store.database.read(lambda db: db.execute(sa.select(m.notice)).all()))


async def test_whoever_it_waits_for_is_told_once_and_nobody_else(
    house: House, time: FakeTime, service: PushService
) -> None:
    ada, bob = [await person(house, service, name) for name in ("ada", "bob")]
    service.key = house.herald.key or house.herald._sender.public  # type: ignore[union-attr]
    id_ = await table(house, SLOW, "ada", "bob")
    first = (await row_of(house, id_)).decider
    await look(house)
    assert not ada.got
    assert not bob.got  # they may be looking
    await wait_and_look(house, time)
    told, other = (ada, bob) if first == 0 else (bob, ada)
    assert len(told.got) == 1
    assert not other.got
    said = told.got[0]
    assert said["path"] == f"t/{id_}"
    assert said["title"] == "It is your turn"
    assert said["waiting"] == 1
    await wait_and_look(house, time, 10 * MINUTE)
    assert len(told.got) == 1
    await decide(house, id_)
    while (await row_of(house, id_)).decider == first:
        await decide(house, id_)
    await wait_and_look(house, time)
    assert len(other.got) == 1
    assert other.got[0]["tag"] != said["tag"]
    service.key = ""


async def test_who_looks_at_the_table_is_not_told_and_who_has_it_behind_others_is(
    house: House, time: FakeTime, service: PushService
) -> None:
    ada = await person(house, service, "ada")
    id_ = await alone(house)
    async with house.at(id_) as live:
        house.watch(live, Watcher("ada"))
    await wait_and_look(house, time)
    assert not ada.got
    assert await stored(house) == []
    other = await alone(house)
    async with house.at(other) as live:
        watcher = Watcher("ada")
        watcher.hidden = True
        house.watch(live, watcher)
    await wait_and_look(house, time)
    assert [one["path"] for one in ada.got] == [f"t/{other}"]


async def alone(house: House, who: str = "ada", clock: wire.Clock | None = None) -> str:
    """A table that waits for somebody who plays against a bot."""
    wanted = wire.NewTable(
        "tiny", [wire.NewSeat("me", who.title()), wire.NewSeat("me", "Other")], {"thieves": False},
        start=True, clock=clock,
    )  # fmt: skip
    return (await seating.create(house, who, wanted, 10**6)).table.id


async def test_what_was_decided_meanwhile_is_not_told(
    house: House, time: FakeTime, service: PushService
) -> None:
    browsers = [await person(house, service, name) for name in ("ada", "bob")]
    id_ = await table(house, SLOW, "ada", "bob")
    first = (await row_of(house, id_)).decider
    assert first is not None
    while (await row_of(house, id_)).decider == first:
        await decide(house, id_)
    await wait_and_look(house, time)
    assert not browsers[first].got
    assert len(browsers[1 - first].got) == 1


async def test_a_deadline_is_told_in_time_and_moves_with_the_time_in_which_nobody_was_served(
    house: House, time: FakeTime, service: PushService
) -> None:
    ada = await person(house, service, "ada")
    await choose(house, "ada", notices={"push": ["deadline"]})
    id_ = await alone(house, clock=SLOW)
    await wait_and_look(house, time)
    assert not ada.got
    await wait_and_look(house, time, 17 * HOUR)
    assert not ada.got  # a quarter of 24 hours are 6
    time.ms += 2 * HOUR  # all servers were down
    await house.clocks.beat()
    await look(house)
    assert not ada.got
    await wait_and_look(house, time, 2 * HOUR)
    assert [one["title"] for one in ada.got] == ["Your time is running out"]
    assert ada.got[0]["headers"]["TTL"] <= str(6 * 3600)
    assert (await row_of(house, id_)).status == "playing"


async def test_the_end_of_a_game_is_told_and_an_invitation(
    house: House, time: FakeTime, service: PushService
) -> None:
    ada, bob = [await person(house, service, name) for name in ("ada", "bob")]
    id_ = await table(house, SLOW, "ada", "bob")
    await choose(house, "ada", language="de")
    await seating.abort(house, "ada", id_)
    await wait_and_look(house, time)
    assert [one["title"] for one in ada.got] == ["Die Partie ist zu Ende"]
    assert [one["title"] for one in bob.got] == ["The game is over"]
    open_ = (
        await seating.create(
            house,
            "ada",
            wire.NewTable("tiny", [wire.NewSeat("me", "Ada"), wire.NewSeat("open")], {"thieves": False}),
            10**6,
        )
    ).table.id
    assert await MeetingStore(house.store).invite(open_, "bob", "ada")
    assert not await MeetingStore(house.store).invite(open_, "bob", "ada")
    await wait_and_look(house, time)
    assert [one["title"] for one in bob.got[1:]] == ["You are invited"]
    assert "Ada" in bob.got[1]["body"]


async def test_wishes_by_kind_by_table_and_in_all(house: House, time: FakeTime, service: PushService) -> None:
    ada = await person(house, service, "ada")
    await choose(house, "ada", notices={"push": ["invite"]})
    await alone(house)
    await wait_and_look(house, time)
    await choose(house, "ada", notices={"on": False})
    await alone(house)
    await wait_and_look(house, time)
    await choose(house, "ada", notices={})
    hushed = await alone(house)
    await house.herald.store.hush("ada", hushed, True)
    await wait_and_look(house, time)
    assert not ada.got
    assert await stored(house) == []
    await house.herald.store.hush("ada", hushed, False)
    heard = await alone(house)
    await wait_and_look(house, time)
    assert [one["path"] for one in ada.got] == [f"t/{heard}"]


async def test_nothing_is_told_in_quiet_hours_and_all_of_it_afterwards(
    house: House, time: FakeTime, service: PushService
) -> None:
    time.ms = moment("Europe/Paris", 2026, 11, 18, 23, 0)
    await time.jump(0)
    ada = await person(house, service, "ada")
    await choose(house, "ada", notices={"quiet": {"begin": 22 * 60, "end": 7 * 60}, "zone": "Europe/Paris"})
    await alone(house)
    await wait_and_look(house, time)
    await wait_and_look(house, time, 7 * HOUR)
    assert not ada.got
    await wait_and_look(house, time, HOUR)
    assert len(ada.got) == 1
    assert time.ms >= moment("Europe/Paris", 2026, 11, 19, 7, 0)


async def test_limits_for_a_person_and_for_all(store: Store, service: PushService) -> None:
    house = house_on(store, push_private=True, notices_per_minute=20)
    await house.herald.prepare()
    time = FakeTime(house)
    await house.clocks.beat()
    ada = await person(house, service, "ada")
    for _ in range(PUSHES_AN_HOUR + 5):
        await alone(house)
    await wait_and_look(house, time)
    assert len(ada.got) == 20, "in all"
    await wait_and_look(house, time, 61_000)
    assert len(ada.got) == PUSHES_AN_HOUR, "for one person"
    late = await alone(house)
    await wait_and_look(house, time)
    assert len(ada.got) == PUSHES_AN_HOUR
    for _ in range(8):
        await wait_and_look(house, time, 11 * MINUTE)
    assert f"t/{late}" in [one["path"] for one in ada.got]
    await house.close()


async def test_it_is_repeated_until_it_is_accepted_and_only_where_it_was_not(
    house: House, time: FakeTime, service: PushService
) -> None:
    phone, laptop = [await person(house, service, "ada") for _ in range(2)]
    phone.answers = [500, 503, (429, "900")]
    await alone(house)
    await wait_and_look(house, time)
    assert (len(laptop.got), phone.refused) == (1, 1)
    await wait_and_look(house, time, 29_000)
    assert phone.refused == 1
    await wait_and_look(house, time, 2_000)
    assert phone.refused == 2
    await wait_and_look(house, time, MINUTE)
    assert phone.refused == 3
    await wait_and_look(house, time, 899_000)
    assert phone.refused == 3, "the service wants to be left alone"
    await wait_and_look(house, time, 2_000)
    assert len(phone.got) == len(laptop.got) == 1
    assert phone.tags == laptop.tags
    await wait_and_look(house, time, DAY)
    assert len(phone.got) == len(laptop.got) == 1


@pytest.mark.parametrize("status", [404, 410])
async def test_a_browser_that_is_gone_is_forgotten(
    house: House, time: FakeTime, service: PushService, status: int
) -> None:
    gone, there = [await person(house, service, "ada") for _ in range(2)]
    gone.answers = [status]
    await alone(house)
    await wait_and_look(house, time)
    query = sa.select(m.push.c.hash)
    left = await house.store.database.read(lambda db: [row[0] for row in db.execute(query)])
    assert left == [endpoint_hash(there)]
    assert len(there.got) == 1


async def test_a_service_that_is_not_there_is_tried_again(
    house: House, time: FakeTime, service: PushService
) -> None:
    ada = await person(house, service, "ada")
    true = ada.endpoint
    change = m.push.update().values(endpoint="http://127.0.0.1:1/nobody")
    await house.store.database.write(lambda db: db.execute(change))
    await alone(house)
    await wait_and_look(house, time)
    assert [row.tries for row in await stored(house)] == [1]
    back = m.push.update().values(endpoint=true)
    await house.store.database.write(lambda db: db.execute(back))
    await wait_and_look(house, time, 31_000)
    assert len(ada.got) == 1


async def test_two_processes_send_each_notice_once(
    make_database: Callable[[str], str], database_kind: str, service: PushService
) -> None:
    address = make_database(database_kind)
    databases = [Database(address), Database(address)]
    await upgrade(databases[0])
    houses = [
        house_on(Store(database, name), push_private=True)
        for database, name in zip(databases, "ab", strict=True)
    ]
    time = FakeTime(*houses)
    for house in houses:
        await house.herald.prepare()
    assert houses[0].herald._sender.public == houses[1].herald._sender.public  # type: ignore[union-attr]
    await houses[0].clocks.beat()
    people = [await person(houses[0], service, f"p{n}") for n in range(12)]
    for n in range(12):
        await alone(houses[n % 2], f"p{n}")
    # One of them is looked at in the other process.
    looked = await alone(houses[0], "p3")
    async with houses[1].at(looked) as live:
        houses[1].watch(live, Watcher("p3"))
    await look(houses[1])
    await time.jump(WAIT)
    await look(*houses)
    await look(*reversed(houses))
    assert [len(browser.got) for browser in people] == [1] * 12
    for house in houses:
        await house.close()
    for database in databases:
        await database.close()


async def test_killed_between_acceptance_and_note_it_is_repeated_with_the_same_tag(
    house: House, time: FakeTime, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await person(house, service, "ada")
    await alone(house)

    async def killed(*_: Any) -> None:
        raise OSError("killed")

    with monkeypatch.context() as patch:
        patch.setattr(house.herald.store, "accepted", killed)
        await wait_and_look(house, time)
    assert len(ada.got) == 1
    assert [(row.tries, row.sent) for row in await stored(house)] == [(1, 0)], "the attempt was noted before"
    await wait_and_look(house, time, 30_000)
    assert len(ada.got) == 1, "it has a lease"
    await wait_and_look(house, time, 31_000)
    assert len(ada.tags) == 2
    assert len(set(ada.tags)) == 1


async def test_the_notice_is_in_the_decisions_transaction(
    house: House, time: FakeTime, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    await person(house, service, "bob")
    id_ = await table(house, SLOW, "ada", "bob")
    before = [row.id for row in await stored(house)]
    seq = (await row_of(house, id_)).seq

    def fails(*_: Any) -> None:
        raise RuntimeError("no notice")

    with monkeypatch.context() as patch:
        patch.setattr(telling, "tell", fails)
        with pytest.raises(RuntimeError, match="no notice"):
            await decide(house, id_)
    assert (await row_of(house, id_)).seq == seq
    assert [row.id for row in await stored(house)] == before


async def test_nothing_of_the_game_and_no_secret_is_in_a_notice(
    house: House, time: FakeTime, service: PushService
) -> None:
    ada = await person(house, service, "ada")
    id_ = await alone(house)
    row = await row_of(house, id_)
    await wait_and_look(house, time)
    said = {name: value for name, value in ada.got[0].items() if name not in ("headers", "at")}
    assert set(said) == {"tag", "title", "body", "path", "lang", "waiting"}
    text = json.dumps([said, ada.got[0]["headers"]])
    for secret in (row.invite, row.digest, "ada", "token", str(row.options)):
        assert secret not in text
    async with house.at(id_) as live:
        shown = msgspec.json.encode(house.playing(live).state.observe(0)).decode()
    words_of_game = {word for word in json.loads(f"[{shown}]")[0] if isinstance(word, str) and len(word) > 4}
    assert words_of_game
    assert not [word for word in words_of_game if word in text]


async def test_a_person_has_so_many_devices_and_signing_out_ends_notices(
    house: House, time: FakeTime, service: PushService
) -> None:
    browsers = [await person(house, service, "ada") for _ in range(DEVICES)]
    time.ms += 1
    newest = await person(house, service, "ada")
    await alone(house)
    await wait_and_look(house, time)
    assert sum(len(browser.got) for browser in browsers) == DEVICES - 1
    assert len(newest.got) == 1
    await house.store.drop_tokens(m.token.c.browser == "ada")
    await alone(house)
    await wait_and_look(house, time)
    assert len(newest.got) == 1


async def test_what_a_guest_was_to_be_told_the_person_is_told(
    house: House, time: FakeTime, service: PushService
) -> None:
    await person(house, service, "guest")
    ada = await person(house, service, "ada")
    id_ = await alone(house, "guest")
    await house.herald.store.hush("guest", await alone(house, "guest"), True)

    def merge(db: sa.Connection) -> None:
        db.execute(m.seat.update().where(m.seat.c.holder == "guest").values(holder="ada"))
        for work in _MERGING:
            if work.__module__.endswith("notices"):
                work(db, "guest", "ada")

    await house.store.database.write(merge)
    await wait_and_look(house, time)
    assert [one["path"] for one in ada.got] == [f"t/{id_}"]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind", "processes"),
    [pytest.param("sqlite", 1), pytest.param("postgres", 2, marks=pytest.mark.postgres)],
    ids=["sqlite", "two-processes-on-postgres"],
)
def test_killed_at_random_moments_every_notice_arrives(
    make_database: Callable[[str], str], kind: str, processes: int
) -> None:
    figures = wreak(make_database(kind), processes, KILLS, seed=3)
    assert figures.kills == KILLS + 1
    assert figures.notices > 0
    assert figures.delivered >= figures.notices


# ---- mail ---------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def mails() -> Iterator[Mailbox]:
    with mail_server() as box:
        yield box


SITE = "https://play.example.org"


@pytest.fixture
async def posting_house(store: Store, mails: Mailbox) -> AsyncIterator[House]:
    mails.got.clear()
    house = house_on(store, mail=mails.url, mail_from="Petteia <games@example.org>", site=SITE)
    await house.herald.prepare()
    yield house
    await house.close()


async def with_address(house: House, who: str, *kinds: str, language: str = "en") -> None:
    await house.store.new_browser(who, f"token-{who}", "hash", "")
    values = {"person": who, "address": f"{who}@example.org", "confirmed": 1}
    await house.store.database.write(lambda db: db.execute(m.mail.insert().values(values)))
    await choose(house, who, notices={"mail": list(kinds)}, language=language)


async def test_a_mail_says_the_same_and_one_click_ends_it(posting_house: House, mails: Mailbox) -> None:
    house = posting_house
    time = FakeTime(house)
    await house.clocks.beat()
    await with_address(house, "ada", "turn", language="fr")
    await with_address(house, "bob")
    id_ = await alone(house)
    await alone(house, "bob")
    await wait_and_look(house, time)
    assert [to for to, _ in mails.got] == [["ada@example.org"]]
    message = mails.got[0][1]
    assert message["Subject"].startswith("C’est à vous de jouer")
    text = message.get_content()
    assert f"{SITE}/t/{id_}" in text
    assert message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    link = message["List-Unsubscribe"].strip("<>")
    assert link in text.replace("\n", "")
    proof = link.partition("proof=")[2]
    assert house.herald.proves("ada", proof)
    assert not house.herald.proves("bob", proof)
    assert not house.herald.proves("ada", "é")
    assert "<form" in words.off_page("ru", False, "?x")


async def test_a_mail_server_that_fails_is_tried_again_and_one_that_refuses_is_not(
    posting_house: House, mails: Mailbox
) -> None:
    house = posting_house
    time = FakeTime(house)
    await house.clocks.beat()
    await with_address(house, "ada", "turn")
    mails.answers = ["451 later"]
    await alone(house)
    await wait_and_look(house, time)
    assert not mails.got
    await wait_and_look(house, time, 31_000)
    assert len(mails.got) == 1
    for _ in range(MAILS_A_DAY + 3):
        await alone(house)
    await wait_and_look(house, time)
    await wait_and_look(house, time, MINUTE)
    assert len(mails.got) == MAILS_A_DAY


# ---- over HTTP ----------------------------------------------------------------------------------------


def test_a_browser_subscribes_and_bad_addresses_are_refused(
    server: ServerProcess, ada: Person, service: PushService
) -> None:
    info = ada.get("/notices")
    assert info["mail"] is False
    assert len(plain(info["key"])) == 65
    browser = service.browser("over-http")
    said = browser.described()
    refused = ada.refused("POST", "/browser/push", said)
    assert "https://" in refused["args"]["detail"], "this server allows no private addresses"
    said["endpoint"] = "https://push.example.org/x"
    assert ada.client.post("/api/browser/push", json=said).status_code == 204
    ends = ("https://10.0.0.1/", "https://push.example.org/" + "x" * 2000)
    for bad in ({**said, "keys": {"p256dh": "x", "auth": "y"}}, *({**said, "endpoint": e} for e in ends), {}):
        assert ada.refused("POST", "/browser/push", bad)["id"] == "bad-request"
    ada.client.request("DELETE", "/api/browser/push").raise_for_status()


def test_preferences_hold_the_wishes_and_refuse_what_is_none(ada: Person) -> None:
    path = "/browser/preferences"
    wish = {
        "on": True,
        "push": ["turn"],
        "mail": [],
        "quiet": {"begin": 1320, "end": 420},
        "zone": "Europe/Paris",
    }
    assert ada.post(path, {"notices": wish})["notices"] == wish
    for bad in (
        {"push": ["party"]},
        {"quiet": {"begin": 1440, "end": 0}},
        {"zone": "no/where"},
        {"extra": 1},
    ):
        assert ada.refused("POST", path, {"notices": bad})["id"] == "bad-request"
    assert ada.get(path)["notices"] == wish


def test_a_table_is_hushed_by_whom_it_concerns(server: ServerProcess, ada: Person, bob: Person) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bob"}]
    made = ada.post("/tables", {"game": "olympos", "seats": seats, "start": True})
    path = f"/tables/{made['table']['id']}/notices"
    assert ada.get(path) == {"on": True}
    assert ada.post(path, {"on": False}) == {"on": False}
    assert ada.get(path) == {"on": False}
    assert bob.refused("POST", path, {"on": False})["id"] == "forbidden"


def test_the_link_of_a_mail_asks_before_it_acts(server: ServerProcess, ada: Person) -> None:
    bad = ada.client.post("/api/notices/off?person=x&proof=y")
    assert bad.status_code == 403
