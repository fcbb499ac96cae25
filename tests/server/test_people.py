"""People keep names, sign in elsewhere and go again, on both databases and across processes."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from petteia.server import wire
from petteia.server.known import RENAME_MS, Known
from petteia.server.people import People, token_id
from petteia.server.refusals import Refuse
from petteia.server.settings import Settings
from petteia.server.storage import Database, Store
from petteia.server.storage import models as m
from petteia.server.storage.accounts import AccountStore
from petteia.server.storage.migrate import upgrade
from petteia.server.storage.profiles import ProfileStore
from petteia.server.tables import seating
from petteia.server.tables.house import House
from petteia.server.tables.kept import without

from .authenticator import Authenticator
from .houses import execute, house_on, play_on
from .known import make_known
from .running import Person, ServerProcess, sit

ORIGIN = "https://play.example.org"
_count = iter(range(10**6))


def unlike(name: str) -> str:
    """A name that nobody in this run has."""
    return f"{name}{next(_count)}"


def named(person: Person, name: str) -> tuple[str, list[str]]:
    """Let somebody keep a name: it, and the recovery codes."""
    own = unlike(name)
    answer = person.post("/account", {"name": own})
    assert answer["account"]["name"] == own
    return own, answer["codes"]


def with_passkey(person: Person, server: ServerProcess) -> Authenticator:
    key = Authenticator(ORIGIN, "play.example.org")
    options = person.post("/account/passkeys/options", headers=site())["options"]
    assert options["rp"]["id"] == "play.example.org"
    made = person.post("/account/passkeys", {"credential": key.make(options)}, headers=site())
    assert len(made["passkeys"]) == 1
    return key


def site(origin: str = ORIGIN) -> dict[str, str]:
    return {"Origin": origin, "Host": origin.partition("://")[2]}


def sign_in(person: Person, key: Authenticator) -> Any:
    options = person.post("/account/sign-in/options", headers=site())["options"]
    return person.post("/account/sign-in", {"credential": key.sign(options)}, headers=site())


# ---- names -------------------------------------------------------------------------------------


def test_a_guest_keeps_a_name_and_all_there_is(ada: Person) -> None:
    table = ada.table("me", "me")
    assert ada.get("/account")["name"] == ""
    name, codes = named(ada, "Ada")
    assert len(set(codes)) == 8
    seats = ada.get(f"/tables/{table}")["table"]["seats"]
    assert [seat["known"] for seat in seats] == [name, name]
    assert [found["table"]["id"] for found in ada.get("/tables/mine")["tables"]] == [table]
    assert ada.refused("POST", "/account", {"name": unlike("Ada")})["id"] == "known-already"


def test_no_two_known_people_look_the_same(ada: Person, bob: Person) -> None:
    name, _ = named(ada, "Ada")
    for same in (name, name.upper(), name.replace("A", "\u0410", 1).replace("da", "\u0501\u0430")):
        refused = bob.refused("POST", "/account", {"name": same})
        assert refused["id"] in ("known-name", "name"), same
    assert bob.refused("POST", "/account", {"name": name.lower()})["id"] == "known-name"
    assert bob.refused("POST", "/account", {"name": " "})["id"] == "name"
    assert bob.refused("POST", "/account", {"name": "a/b"})["id"] == "name"
    assert bob.get("/account")["name"] == ""


async def test_of_two_who_want_a_name_at_once_in_two_processes_one_gets_it(
    make_database: Callable[[str], str], database_kind: str
) -> None:
    address = make_database(database_kind)
    databases = [Database(address), Database(address)]
    await upgrade(databases[0])
    stores = [Store(database, f"p{n}") for n, database in enumerate(databases)]
    people = [(await People(store, 0).new()).browser for store in stores for _ in range(4)]
    known = [Known(store, Settings(address)) for store in stores for _ in range(4)]

    async def attempt(one: Known, person: str) -> str:
        try:
            await one.register(person, wire.Register("Zoe"))
        except Refuse as refuse:
            return refuse.refusal.id
        return "got"

    done = await asyncio.gather(*(attempt(one, person) for one, person in zip(known, people, strict=True)))
    assert sorted(done) == ["got"] + ["known-name"] * 7
    for database in databases:
        await database.close()


def test_another_name_is_seen_at_the_tables_and_comes_once_a_month(ada: Person, bob: Person) -> None:
    name, _ = named(ada, "Ada")
    other, _ = named(bob, "Bob")
    table = ada.table("me", "me")
    assert ada.get(f"/tables/{table}")["table"]["seats"][0]["known"] == name
    assert ada.refused("POST", "/account/name", {"name": other})["id"] == "known-name"
    new = unlike("Eva")
    assert ada.post("/account/name", {"name": new})["name"] == new
    assert ada.get(f"/tables/{table}")["table"]["seats"][0]["known"] == new
    assert ada.post("/account/name", {"name": new.upper()})["name"] == new.upper()  # it looks the same
    refused = ada.refused("POST", "/account/name", {"name": unlike("Mia")})
    assert (refused["id"], refused["args"]) == ("renamed", {"days": 30})


# ---- signing in --------------------------------------------------------------------------------


def test_a_passkey_signs_in_and_the_guest_of_that_browser_comes_along(
    server: ServerProcess, ada: Person, bob: Person
) -> None:
    named(ada, "Ada")
    key = with_passkey(ada, server)
    guest = Person(server.url)
    guest.post("/browser/preferences", {"theme": "dark", "sound": False})
    ada.post("/browser/preferences", {"theme": "light"})
    table = guest.table("me", "me")
    other = bob.new_table("me", "open", start=False)
    where = other["table"]["id"]
    guest.post(f"/tables/{where}/join", {"name": "Guest", "invite": other["invite"]})
    guest.post(f"/tables/{where}/chat", {"text": "here I am"})
    token = sign_in(guest, key)["token"]
    here = Person(server.url, token)
    assert here.get("/account")["name"] == ada.get("/account")["name"]
    assert {found["table"]["id"] for found in ada.get("/tables/mine")["tables"]} == {table, where}
    assert here.get(f"/tables/{where}")["you"]["seats"] == [1]
    assert here.get("/browser/preferences") == {"theme": "light", "sound": False}
    assert guest.refused("GET", "/browser")["id"] == "no-token"  # nobody is that guest any more
    update = here.update(table, 0)
    here.post(f"/tables/{table}/act", {"seat": 0, "seq": update["seq"], "action": update["legal"][0]["id"]})


async def test_the_guests_other_devices_do_not_become_somebody_else(
    server: ServerProcess, ada: Person, bob: Person
) -> None:
    """Whoever lends a guest his code must not get the account that signs in there."""
    named(ada, "Ada")
    key = with_passkey(ada, server)
    table = bob.table("me", "me")
    code = bob.post("/browser/code")["code"]
    victim = Person(server.url, bob.client.post("/api/browser/claim", json={"code": code}).json()["token"])
    async with sit(server.url, table, bob.token) as seat:
        await seat.until("update")
        token = sign_in(victim, key)["token"]
        with pytest.raises(ConnectionClosed):
            await seat.until("never")
        assert seat.closed == 4401
    assert bob.refused("GET", "/account")["id"] == "no-token"
    assert Person(server.url, token).get(f"/tables/{table}")["you"]["seats"] == [0, 1]


def test_a_challenge_is_answered_once_and_a_signature_counts_once(
    server: ServerProcess, ada: Person, bob: Person
) -> None:
    named(ada, "Ada")
    key = with_passkey(ada, server)
    options = bob.post("/account/sign-in/options", headers=site())["options"]
    signed = {"credential": key.sign(options)}
    assert bob.post("/account/sign-in", signed, headers=site())["token"]
    again = Person(server.url)
    assert again.refused("POST", "/account/sign-in", signed, headers=site())["id"] == "passkey"
    copy = Authenticator(ORIGIN, "play.example.org")  # the counter of a copied key is behind
    copy.key, copy.id, copy.counter = key.key, key.id, 0
    options = again.post("/account/sign-in/options", headers=site())["options"]
    stale = {"credential": copy.sign(options)}
    assert again.refused("POST", "/account/sign-in", stale, headers=site())["id"] == "passkey"
    other = Authenticator(ORIGIN, "play.example.org")  # a key that nobody knows
    options = again.post("/account/sign-in/options", headers=site())["options"]
    unknown = {"credential": other.sign(options)}
    assert again.refused("POST", "/account/sign-in", unknown, headers=site())["id"] == "passkey"
    # A challenge for one thing is none for another, nor for somebody else.
    mine = ada.post("/account/passkeys/options", headers=site())["options"]
    made = {"credential": other.make(mine)}
    assert again.refused("POST", "/account/sign-in", made, headers=site())["id"] == "passkey"
    named(again, "Cyd")
    mine = ada.post("/account/passkeys/options", headers=site())["options"]
    stolen = {"credential": other.make(mine)}
    assert again.refused("POST", "/account/passkeys", stolen, headers=site())["id"] == "passkey"
    assert again.get("/account")["passkeys"] == []


@pytest.mark.parametrize("origin", ["https://evil.example.org", "http://play.example.org", "null"])
def test_a_page_of_another_site_gets_no_passkey(ada: Person, server: ServerProcess, origin: str) -> None:
    headers = {"Origin": origin, "Host": "play.example.org"}
    assert ada.refused("POST", "/account/sign-in/options", headers=headers)["id"] == "passkey"
    named(ada, "Ada")
    key = with_passkey(ada, server)
    key.origin = origin  # what the browser says of the page is signed with the rest
    options = ada.post("/account/sign-in/options", headers=site())["options"]
    signed = {"credential": key.sign(options)}
    assert ada.refused("POST", "/account/sign-in", signed, headers=site())["id"] == "passkey"


@pytest.mark.parametrize(
    "credential", [{}, {"response": {}}, {"response": {"clientDataJSON": "%%"}}, {"id": 5}]
)
def test_what_is_no_answer_of_a_browser_is_refused(ada: Person, credential: dict[str, Any]) -> None:
    wanted = {"credential": credential}
    assert ada.refused("POST", "/account/sign-in", wanted, headers=site())["id"] == "passkey"
    named(ada, "Ada")
    assert ada.refused("POST", "/account/passkeys", wanted, headers=site())["id"] == "passkey"


def test_a_recovery_code_works_once(server: ServerProcess, ada: Person) -> None:
    name, codes = named(ada, "Ada")
    typed = codes[0].replace("-", " ").upper()
    guest = Person(server.url)
    table = guest.table("me", "me")
    there = Person(server.url, guest.post("/account/recover", {"code": typed})["token"])
    assert there.get("/account")["name"] == name
    assert there.get("/account")["recovery"] == 7
    assert ada.get(f"/tables/{table}")["you"]["seats"] == [0, 1]
    assert Person(server.url).refused("POST", "/account/recover", {"code": codes[0]})["id"] == "code"
    new = ada.post("/account/codes")["codes"]
    assert Person(server.url).refused("POST", "/account/recover", {"code": codes[1]})["id"] == "code"
    assert Person(server.url).post("/account/recover", {"code": new[0]})["token"]


async def test_a_code_that_two_processes_try_at_once_works_in_one(
    make_database: Callable[[str], str], database_kind: str
) -> None:
    address = make_database(database_kind)
    databases = [Database(address), Database(address)]
    await upgrade(databases[0])
    stores = [Store(database, f"p{n}") for n, database in enumerate(databases)]
    person = (await People(stores[0], 0).new()).browser
    both = [Known(store, Settings(address)) for store in stores]
    codes = await both[0].register(person, wire.Register("Zoe"))

    async def attempt(known: Known) -> bool:
        try:
            return (await known.by_code(codes[0], None, "")).token is not None
        except Refuse:
            return False

    assert sorted(await asyncio.gather(*(attempt(known) for known in both * 3))) == [False] * 5 + [True]
    for database in databases:
        await database.close()


def test_the_last_way_back_in_is_not_given_away(server: ServerProcess, ada: Person) -> None:
    _, codes = named(ada, "Ada")
    with_passkey(ada, server)
    key = ada.get("/account")["passkeys"][0]["id"]
    for code in codes:
        Person(server.url).post("/account/recover", {"code": code})
    assert ada.refused("DELETE", f"/account/passkeys/{key}")["id"] == "last-key"
    ada.post("/account/codes")
    assert ada.call("DELETE", f"/account/passkeys/{key}").json()["passkeys"] == []
    assert ada.refused("DELETE", f"/account/passkeys/{key}")["id"] == "not-found"


async def test_challenges_and_names_have_their_time(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [1_800_000_000_000]
    for module in ("storage.store", "storage.accounts", "known"):
        monkeypatch.setattr(f"petteia.server.{module}.now", lambda: clock[0])
    accounts, known = AccountStore(store), Known(store, Settings("", registration="invited"))
    person = (await People(store, 0).new()).browser
    await accounts.put_challenge("a", "sign-in", None, "", clock[0] + 1000)
    clock[0] += 1001
    assert await accounts.take_challenge("a", "sign-in") is None
    await accounts.put_ticket("hash", "", clock[0] - 1)
    with pytest.raises(Refuse, match="invitation"):
        await known.register(person, wire.Register("Zoe", "ticket"))
    open_ = Known(store, Settings(""))
    await open_.register(person, wire.Register("Zoe"))
    clock[0] += 1000
    await open_.rename(person, "Mia")
    clock[0] += RENAME_MS - 1
    with pytest.raises(Refuse):
        await open_.rename(person, "Eva")
    clock[0] += 1
    await open_.rename(person, "Eva")


async def test_registration_is_open_by_invitation_or_off(store: Store) -> None:
    people, accounts = People(store, 0), AccountStore(store)
    one, two = [(await people.new()).browser for _ in range(2)]
    closed = Known(store, Settings("", registration="off"))
    with pytest.raises(Refuse) as refused:
        await closed.register(one, wire.Register("Ada"))
    assert refused.value.refusal.id == "registration-off"
    from petteia.server.known import new_ticket

    ticket, stored = new_ticket()
    await accounts.put_ticket(stored, "for a friend", 2**60)
    invited = Known(store, Settings("", registration="invited"))
    for wrong in ("", "nonsense"):
        with pytest.raises(Refuse) as refused:
            await invited.register(one, wire.Register("Ada", wrong))
        assert refused.value.refusal.id == "ticket"
    await invited.register(one, wire.Register("Ada", ticket))
    with pytest.raises(Refuse) as refused:
        await invited.register(two, wire.Register("Bob", ticket))
    assert refused.value.refusal.id == "ticket"
    assert await accounts.names([one, two]) == {one: "Ada"}


def test_what_happens_is_in_the_security_log(server: ServerProcess, ada: Person, log_of: Path) -> None:
    named(ada, "Ada")
    with_passkey(ada, server)
    codes = ada.post("/account/codes")["codes"]
    Person(server.url).post("/account/recover", {"code": codes[0]})
    Person(server.url).refused("POST", "/account/recover", {"code": "wrong"})
    lines = log_of.read_text()
    for word in ("registered", "passkey added", "recovery codes renewed", "signed in"):
        assert word in lines
    assert not any(code in lines for code in codes)


# ---- going -------------------------------------------------------------------------------------


def test_somebody_deletes_himself_in_the_middle_of_a_game(
    server: ServerProcess, ada: Person, bob: Person
) -> None:
    name, _ = named(ada, "Ada")
    key = with_passkey(ada, server)
    made = bob.new_table("me", "open", start=False)
    table = made["table"]["id"]
    ada.post(f"/tables/{table}/join", {"name": name, "invite": made["invite"]})
    bob.post(f"/tables/{table}/start")
    ada.post(f"/tables/{table}/chat", {"text": "words of mine"})
    assert name in json.dumps(bob.get(f"/tables/{table}")) + json.dumps(bob.get(f"/tables/{table}/chat"))
    assert ada.refused("DELETE", "/account", {"name": "Somebody"})["id"] == "name"
    assert ada.call("DELETE", "/account", {"name": name}).status_code == 204
    seat = bob.get(f"/tables/{table}")["table"]["seats"][1]
    assert (seat["name"], seat["gone"], seat["left"], seat["kind"], seat["known"]) == (
        "",
        True,
        True,
        "bot",
        "",
    )
    # The game goes on with the bot, to its end.
    import random

    last = bob.play(table, [0], random.Random(1))
    assert last["over"]
    told = [bob.get(f"/tables/{table}"), bob.get(f"/tables/{table}/chat"), bob.get(f"/tables/{table}/replay")]
    text = json.dumps(told) + bob.call("GET", f"/tables/{table}/record").text
    assert name not in text
    assert "words of mine" not in text
    assert bob.call("GET", f"/people/{name}").status_code == 404
    assert ada.refused("GET", "/account")["id"] == "no-token"
    options = bob.post("/account/sign-in/options", headers=site())["options"]
    signed = {"credential": key.sign(options)}
    assert bob.refused("POST", "/account/sign-in", signed, headers=site())["id"] == "passkey"
    assert bob.post("/account", {"name": name})["account"]["name"] == name  # the name is free again


async def test_nothing_is_left_of_somebody_who_goes(house: House, tiny: None) -> None:
    store = house.store
    known = Known(store, Settings(""))
    people = People(store, 0)
    ada, bob = [(await people.new("Firefox, Linux")).browser for _ in range(2)]
    await known.register(ada, wire.Register("Adaline"))
    await known.accounts.set_address(ada, "ada@example.org")
    await known.accounts.add_passkey(ada, "key", b"key", 0, "Firefox")
    tables = {}
    for kind in ("open", "playing", "over"):
        seats = [wire.NewSeat("me", "Adaline"), wire.NewSeat("open")]
        made = await seating.create(house, ada, wire.NewTable("tiny", seats, {"thieves": False}), 100)
        tables[kind] = id_ = made.table.id
        await seating.join(house, bob, id_, wire.Join("Bob"))
        await house.store.say(await row_of(house, id_), 0, "Adaline", "mine", ada)
        await house.store.say(await row_of(house, id_), 0, "Adaline", "from before lines had people")
        if kind != "open":
            await seating.start(house, ada, id_)
    await play_on(house, tables["over"], [ada, bob], 10**6)
    left = await seating.create(
        house,
        bob,
        wire.NewTable("tiny", [wire.NewSeat("me", "Bob"), wire.NewSeat("open")], {"thieves": False}),
        100,
    )
    await seating.join(house, ada, left.table.id, wire.Join("Adaline"))
    await seating.start(house, bob, left.table.id)
    await seating.leave(house, ada, left.table.id, 1)
    gone = await known.forget(ada, "adaline", without)
    assert set(gone.tables) == {*tables.values(), left.table.id}
    found = await store.database.read(everything)
    assert not [row for row in found if ada in row or "adaline" in row.lower() or "mine" in row]
    rows = {kind: await row_of(house, id_) for kind, id_ in tables.items()}
    assert {kind: row.owner for kind, row in rows.items()} == dict.fromkeys(rows, bob)
    assert [rows[kind].seat[0].bot for kind in ("open", "playing", "over")] == [None, "medium", None]
    assert [rows[kind].seat[0].gone for kind in ("open", "playing", "over")] == [False, True, True]
    assert (await row_of(house, left.table.id)).seat[1].gone
    assert rows["over"].result is not None
    await house.belong_to_others(gone.tables, gone.ended, gone=True)
    async with house.at(tables["playing"]) as live:
        assert live.row.seat[0].holder is None


async def row_of(house: House, id_: str) -> Any:
    row = await house.store.load(id_)
    assert row is not None
    return row


def everything(db: sa.Connection) -> list[str]:
    """All that is stored, row by row, as text; what was kept of games unpacked."""
    from petteia.server.tables.kept import unpack

    found: list[str] = []
    for table in m.metadata.sorted_tables:
        for row in db.execute(sa.select(table)):
            values = [
                str(unpack(v)) if table.name == "finished" and isinstance(v, bytes) else str(v) for v in row
            ]
            found.append(f"{table.name}: {' | '.join(values)}")
    return found


async def test_what_was_kept_of_a_game_with_names_in_it_forgets_them(house: House, tiny: None) -> None:
    from petteia.server.tables.kept import Kept, unpack

    kept = Kept([], [], [], [], {"en": [["Ada gives Adam a coin", "Bob thanks Ada."]]}, {})
    import zlib

    renewed = without(zlib.compress(wire.encode(kept)), {0: "Ada"})
    assert renewed is not None
    told = unpack(renewed)
    info = wire.Replay.__struct_fields__
    assert "moves" in info
    assert "Ada " not in told.words["en"][0][0]
    assert "Adam" in told.words["en"][0][0]
    assert without(renewed, {0: "Ada"}) is None


async def test_a_decision_made_while_somebody_becomes_somebody_else_counts_once(
    make_database: Callable[[str], str], database_kind: str, tiny: None
) -> None:
    """In another process the table is in memory with the guest's seat: it is looked at again."""
    address = make_database(database_kind)
    databases = [Database(address), Database(address)]
    await upgrade(databases[0])
    one, two = (house_on(Store(database, f"p{n}")) for n, database in enumerate(databases))
    people = People(one.store, 0)
    guest, token = (made := await people.new()).browser, made.token
    person = (await people.new()).browser
    known = Known(one.store, Settings(address))
    codes = await known.register(person, wire.Register("Zoe"))
    seats = [wire.NewSeat("me", "Guest"), wire.NewSeat("me", "Guest 2")]
    made_table = await seating.create(
        two, guest, wire.NewTable("tiny", seats, {"thieves": False}, start=True), 9
    )
    id_ = made_table.table.id
    await play_on(two, id_, [guest, guest], 1)
    async with two.at(id_) as live:
        length = live.row.length
    await known.by_code(codes[0], (guest, token_id(token)), "")
    with pytest.raises(Refuse):  # nobody is the guest any more, and memory there is old
        await play_on(two, id_, [guest, guest], length + 1)
    row = await one.store.load(id_)
    assert row is not None
    assert row.length == length
    await play_on(two, id_, [person, person], length + 1)
    row = await one.store.load(id_)
    assert row is not None
    assert row.length > length
    assert ({seat.holder for seat in row.seat}, row.owner) == ({person}, person)
    for house in (one, two):
        await house.close()
    for database in databases:
        await database.close()


def test_a_copy_of_ones_data_has_all_of_it_and_nothing_of_others(
    ada: Person, bob: Person, server: ServerProcess
) -> None:
    name, codes = named(ada, "Ada")
    with_passkey(ada, server)
    made = bob.new_table("me", "open", start=False)
    table = made["table"]["id"]
    ada.post(f"/tables/{table}/join", {"name": name, "invite": made["invite"]})
    ada.post(f"/tables/{table}/chat", {"text": "what I said"})
    bob.post(f"/tables/{table}/chat", {"text": "what Bob said"})
    ada.post("/browser/preferences", {"theme": "dark"})
    ada.post("/lists/mute", {"table": table, "seat": 0})
    data = ada.get("/account/export")
    assert data["account"][0]["name"] == name
    assert [line["text"] for line in data["chat"]] == ["what I said"]
    assert data["preferences"] == {"theme": "dark"}
    assert [seat["id"] for seat in data["seats"]] == [table]
    assert [one["name"] for one in data["muted"]] == ["Person 0"]
    assert len(data["passkeys"]) == len(data["devices"]) == 1
    text = json.dumps(data)
    assert not any(code.replace("-", "") in text for code in codes)
    assert ada.token.partition(".")[2] not in text


IN_THE_COPY = {
    "account.person": "account", "passkey.person": "passkeys", "mail.person": "mail",
    "token.browser": "devices", "preference.person": "preferences", "seat.holder": "seats",
    "seat.leaver": "seats", "game.owner": "tables", "chat.person": "chat", "rating.person": "ratings",
    "rated_seat.who": "rated", "seek.person": "seeks", "notice.person": "notices", "push.token": "pushed",
    "hush.person": "hushed", "favourite.person": "favourites", "invitation.person": "invitations",
    "block.by": "blocked", "mute.by": "muted", "report.by": "reports", "ban.person": "ban",
}  # fmt: skip
"""Where the copy of one's data has what a column that names a person belongs to."""
NOT_IN_THE_COPY = {
    "code.browser": "secrets", "challenge.person": "secrets", "recovery.person": "secrets",
    "block.whom": "others' own", "mute.whom": "others' own", "report.whom": "others' own",
    "invitation.by": "in the tables of those who were invited", "seat.silent": "part of the seat",
    "job.person": "what bots owe just now", "bot_turn.person": "what bots owe just now",
}  # fmt: skip
"""Columns that name a person and whose rows nobody gets, and why."""
PERSONS = {
    "seat.holder", "seat.leaver", "seat.silent", "game.owner", "chat.person", "rated_seat.who", "job.person",
    "bot_turn.person",
}  # fmt: skip
"""Columns that name a person without the database knowing."""


async def test_every_column_that_names_a_person_is_in_the_copy_or_has_a_reason(
    house: House, tiny: None
) -> None:
    whom = {"browser.id", "account.person", "token.id"}
    naming = PERSONS | {
        f"{table.name}.{column.name}"
        for table in m.metadata.sorted_tables
        for column in table.columns
        if any(key.target_fullname in whom for key in column.foreign_keys)
    }
    assert naming == {*IN_THE_COPY, *NOT_IN_THE_COPY}
    copy = await ProfileStore(house.store).export("nobody")
    assert set(copy) == set(IN_THE_COPY.values())

    await make_known(house.store, "ada", "bob")
    store = house.store
    await store.new_browser("cleo", "token", "hash", "Firefox")
    seats = [wire.NewSeat("me", "Ada"), wire.NewSeat("open")]
    made = await seating.create(house, "ada", wire.NewTable("tiny", seats, {"thieves": False}), 100)
    await seating.join(house, "bob", made.table.id, wire.Join("Bob"))
    await seating.start(house, "ada", made.table.id)
    await play_on(house, made.table.id, ["ada", "bob"], 10**6)
    notice: dict[str, Any] = {
        "id": "n",
        "person": "ada",
        "game": made.table.id,
        "kind": "over",
        "accepted": "",
    }
    notice |= dict.fromkeys(("seq", "made", "due", "until", "tries", "tried", "mailed", "sent"), 0)
    token = {"id": "t", "browser": "ada", "hash": "the hash", "created": 1, "seen": 1, "label": "Firefox"}
    push = {"hash": "h", "token": "t", "endpoint": "https://push/x", "key": "k", "auth": "secret", "made": 1}
    for table, values in ((m.notice, notice), (m.token, token), (m.push, push)):
        await execute(house, table.insert().values(values))
    copy = await ProfileStore(store).export("ada")
    assert [one["game"] for one in copy["rated"]] == [made.table.id]
    assert [one["game"] for one in copy["notices"]] == [made.table.id]
    assert copy["pushed"] == [{"label": "Firefox", "endpoint": "https://push/x", "made": 1}]
    assert [one["games"] for one in copy["ratings"]] == [1]
    assert copy["devices"] == [{"label": "Firefox", "created": 1, "seen": 1}]
    assert "bob" not in json.dumps(copy).lower()
    assert "secret" not in json.dumps(copy)


async def test_somebody_who_goes_in_one_process_is_gone_at_once_in_the_other(
    make_database: Callable[[str], str], database_kind: str, tiny: None
) -> None:
    """The table is in memory there, with the person's seat; whose turn it is changes nothing."""
    address = make_database(database_kind)
    databases = [Database(address), Database(address)]
    await upgrade(databases[0])
    one, two = (house_on(Store(database, f"p{n}")) for n, database in enumerate(databases))
    await make_known(one.store, "ada", "bob")
    for number in range(4):
        seats = [wire.NewSeat("me", "Ada"), wire.NewSeat("open")]
        made = await seating.create(two, "ada", wire.NewTable("tiny", seats, {"thieves": False}), 100)
        id_ = made.table.id
        await seating.join(two, "bob", id_, wire.Join("Bob"))
        await seating.start(two, "ada", id_)
        await play_on(two, id_, ["ada", "bob"], number)
    running = [row.id for row in await one.store.mine("ada", None, 10)]
    assert len(running) == 4
    await Known(one.store, Settings(address)).forget("ada", "Ada", without)
    for id_ in running:
        async with two.at(id_) as live:
            seq, decider = live.row.seq, live.row.decider
        if decider == 0:
            with pytest.raises(Refuse):
                await play_on(two, id_, ["ada", "bob"], 10**6)
            row = await row_of(two, id_)
            assert row.owed, "a bot goes on where it is the turn of whoever went"
        else:
            with contextlib.suppress(Refuse):  # what was decided by what was before is asked anew
                await play_on(two, id_, ["ada", "bob"], seq + 1)
        row = await row_of(two, id_)
        assert (row.seat[0].holder, row.seat[0].gone, row.seat[0].left) == (None, True, True)
        assert row.seat[0].bot == row.stand_in
        assert row.seat[1].holder == "bob"
        assert row.owner == "bob"
    for house in (one, two):
        await house.close()
    for database in databases:
        await database.close()
