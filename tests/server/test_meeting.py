"""Who meets whom: blocks, mutes, reports, bans, invitations by name; mail; and what a stranger can learn."""

from __future__ import annotations

import email.policy
import json
import re
import threading
from collections.abc import Callable, Iterator
from email.message import EmailMessage
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from typer.testing import CliRunner

from petteia.cli.main import app as petteia
from petteia.kernel import OptionError
from petteia.server.mail import NotSent, Post, clean_address, parse_server
from petteia.server.storage import Store, now
from petteia.server.storage.meeting import MeetingStore

from .running import Person, ServerProcess, free_port, sit
from .test_devices import another_device
from .test_people import named

DAY = 24 * 60 * 60 * 1000


# ---- blocks and mutes --------------------------------------------------------------------------


def open_table(person: Person, public: bool = False) -> tuple[str, str]:
    made = person.new_table("me", "open", start=False, public=public)
    return made["table"]["id"], made["invite"]


def test_blocked_people_do_not_meet(ada: Person, bob: Person) -> None:
    name, _ = named(ada, "Ada")
    other, _ = named(bob, "Bob")
    table, invite = open_table(ada, public=True)
    assert table in [found["id"] for found in bob.get("/tables")["tables"]]
    assert bob.post("/lists/block", {"name": name})["blocked"][0]["name"] == name
    # Neither of them sits down with the other, sees the other's public tables, or is invited.
    assert table not in [found["id"] for found in bob.get("/tables")["tables"]]
    assert bob.refused("POST", f"/tables/{table}/join", {"name": "B", "invite": invite})["id"] == "apart"
    his, key = open_table(bob, public=True)
    assert his not in [found["id"] for found in ada.get("/tables")["tables"]]
    assert ada.refused("POST", f"/tables/{his}/join", {"name": "A", "invite": key})["id"] == "apart"
    assert ada.post(f"/tables/{table}/invitations", {"name": other}) == {"names": []}  # and is not told why
    assert bob.get("/invitations")["invitations"] == []
    # Ada is told nothing of it.
    profile = ada.get(f"/people/{other}")
    assert (profile["blocked"], ada.get("/lists")["blocked"]) == (False, [])
    mark = bob.get("/lists")["blocked"][0]["id"]
    assert bob.call("DELETE", f"/lists/block/{mark}").json() == {"blocked": [], "muted": []}
    bob.post(f"/tables/{table}/join", {"name": "B", "invite": invite})
    assert ada.refused("POST", "/lists/block", {"name": name})["id"] == "forbidden"  # oneself
    assert ada.refused("POST", "/lists/block", {"name": "Nobody at all"})["id"] == "not-found"


async def test_the_words_of_the_muted_are_not_told(server: ServerProcess, ada: Person, bob: Person) -> None:
    made = ada.new_table("me", "open", "open", start=False)
    table, invite = made["table"]["id"], made["invite"]
    cyd = Person(server.url)
    for person, called in ((bob, "Bob"), (cyd, "Cyd")):
        person.post(f"/tables/{table}/join", {"name": called, "invite": invite})
    async with sit(server.url, table, ada.token) as seat:
        await seat.until("welcome")
        bob.post(f"/tables/{table}/chat", {"text": "before"})
        assert (await seat.until("chat"))["messages"][0]["text"] == "before"
        ada.post("/lists/mute", {"table": table, "seat": 1})
        bob.post(f"/tables/{table}/chat", {"text": "not heard"})
        cyd.post(f"/tables/{table}/chat", {"text": "heard"})
        assert [line["text"] for line in (await seat.until("chat"))["messages"]] == ["heard"]
    assert [line["text"] for line in ada.get(f"/tables/{table}/chat")["messages"]] == ["heard"]
    assert len(bob.get(f"/tables/{table}/chat")["messages"]) == 3  # everybody else is told all of it
    ada.post("/lists/mute", {"table": table, "seat": 1, "on": False})
    assert len(ada.get(f"/tables/{table}/chat")["messages"]) == 3


@pytest.mark.postgres
async def test_muting_in_one_process_holds_in_the_other(make_database: Callable[[str], str]) -> None:
    database = make_database("postgres")
    with ServerProcess(database) as one, ServerProcess(database) as two:
        ada, bob = Person(one.url), Person(two.url)
        table, invite = open_table(ada)
        bob.post(f"/tables/{table}/join", {"name": "Bob", "invite": invite})
        async with sit(two.url, table, ada.token) as seat:
            await seat.until("welcome")
            bob.post(f"/tables/{table}/chat", {"text": "before"})
            await seat.until("chat")
            ada.post("/lists/mute", {"table": table, "seat": 1})
            # Word of it goes from process to process; from when it has come, nothing is told any more.
            heard = 1
            for n in range(50):
                bob.post(f"/tables/{table}/chat", {"text": f"words {n}"})
                ada.post(f"/tables/{table}/chat", {"text": f"end {n}"})
                texts: list[str] = []
                while f"end {n}" not in texts:
                    texts += [line["text"] for line in (await seat.until("chat"))["messages"]]
                heard = sum(text.startswith("words") for text in texts)
                if not heard:
                    break
            assert not heard


# ---- invitations -------------------------------------------------------------------------------


def test_the_invited_see_a_table_as_if_they_had_its_link(
    server: ServerProcess, ada: Person, bob: Person
) -> None:
    name, _ = named(ada, "Ada")
    other, _ = named(bob, "Bob")
    table, _ = open_table(ada)
    assert bob.refused("GET", f"/tables/{table}")["id"] == "forbidden"
    assert ada.post(f"/tables/{table}/invitations", {"name": other.lower()}) == {"names": [other]}
    found = another_device(bob).get("/invitations")["invitations"]
    assert [(one["table"]["id"], one["by"]) for one in found] == [(table, name)]
    bob.get(f"/tables/{table}")
    assert Person(server.url).refused("GET", f"/tables/{table}")["id"] == "forbidden"
    stranger = Person(server.url)
    assert stranger.refused("GET", f"/tables/{table}/invitations")["id"] == "forbidden"
    assert stranger.refused("POST", f"/tables/{table}/invitations", {"name": other})["id"] == "forbidden"
    assert bob.call("DELETE", f"/tables/{table}/invitations/{other}").json() == {"names": []}
    assert bob.refused("GET", f"/tables/{table}")["id"] == "forbidden"
    ada.post(f"/tables/{table}/invitations", {"name": other})
    bob.post(f"/tables/{table}/join", {"name": other})
    assert bob.get("/invitations")["invitations"] == []  # there already
    assert ada.refused("POST", f"/tables/{table}/invitations", {"name": other})["id"] == "was-seated"


async def test_the_invited_watch_over_a_connection_until_the_invitation_ends(
    server: ServerProcess, ada: Person, bob: Person
) -> None:
    other, _ = named(bob, "Bob")
    table, _ = open_table(ada)
    ada.post(f"/tables/{table}/invitations", {"name": other})
    async with sit(server.url, table, bob.token) as seat:
        assert (await seat.until("welcome"))["you"]["seats"] == []


# ---- hosts -------------------------------------------------------------------------------------


def admin(*words: str) -> str:
    done = CliRunner().invoke(petteia, ["admin", *words])
    assert done.exit_code == 0, done.output
    return done.stdout


def test_hosts_work_through_reports_and_ban_and_the_banned_are_told(
    server: ServerProcess, ada: Person, bob: Person
) -> None:
    database = ["--database", str(server.settings["database"])]
    table, invite = open_table(ada)
    bob.post(f"/tables/{table}/join", {"name": "Rude", "invite": invite})
    bob.post(f"/tables/{table}/chat", {"text": "something rude"})
    ada.call("POST", "/reports", {"table": table, "seat": 1, "text": "He is rude.\nAgain."})
    listed = admin("reports", *database)
    found = re.search(rf"^(\w+)  .* about Rude \(\w+\), at table {table}$", listed, re.MULTILINE)
    assert found is not None, listed
    assert "He is rude." in listed
    assert "said: something rude" in listed
    assert CliRunner().invoke(petteia, ["admin", "settle", found[1], "--ban", "7", *database]).exit_code == 2
    why = "Be kind to the others."
    assert "Rude is banned" in admin("settle", found[1], "--ban", "7", "--why", why, *database)
    assert found[1] not in admin("reports", *database)
    assert "done: seen, banned" in admin("reports", "--all", *database)
    refused = bob.refused("POST", f"/tables/{table}/chat", {"text": "what?"})
    assert (refused["id"], refused["args"]["why"]) == ("banned", why)
    assert re.match(r"\d{4}-\d\d-\d\d \d\d:\d\d UTC$", refused["args"]["until"])
    seats = [{"kind": "me", "name": "Rude"}, {"kind": "open"}]
    assert bob.refused("POST", "/tables", {"game": "tiny", "seats": seats})["id"] == "banned"
    other, key = open_table(ada)
    assert bob.refused("POST", f"/tables/{other}/join", {"name": "Rude", "invite": key})["id"] == "banned"
    told = bob.get("/account")["ban"]
    assert told["why"] == why
    assert 6.9 * DAY < told["until"] - now() <= 7 * DAY
    ada.post(f"/tables/{table}/start")  # what has begun can be finished
    listed = admin("bans", *database)
    person = listed[listed.index(why) - 80 :]
    assert person
    name, _ = named(ada, "Ada")
    admin("ban", name, "--days", "0", "--why", "Enough.", *database)
    assert ada.refused("POST", f"/tables/{table}/chat", {"text": "?"})["id"] == "banned-for-good"
    admin("unban", name, *database)
    ada.post(f"/tables/{table}/chat", {"text": "thanks"})
    assert CliRunner().invoke(petteia, ["admin", "unban", name, *database]).exit_code == 1
    assert CliRunner().invoke(petteia, ["admin", "settle", found[1], *database]).exit_code == 1


async def test_a_ban_ends_when_its_time_is_over(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    from petteia.server.people import People

    clock = [1_800_000_000_000]
    monkeypatch.setattr("petteia.server.storage.meeting.now", lambda: clock[0])
    person = (await People(store, 0).new()).browser
    meeting = MeetingStore(store)
    await meeting.ban(person, clock[0] + 1000, "why")
    clock[0] += 999
    assert await meeting.banned(person) is not None
    clock[0] += 1
    assert await meeting.banned(person) is None


def test_tickets_let_people_in_one_each(make_database: Callable[[str], str], database_kind: str) -> None:
    database = make_database(database_kind)
    with ServerProcess(database, registration="invited") as invited:
        ada = Person(invited.url)
        assert ada.get("/account")["registration"] == "invited"
        tickets = admin("ticket", "--count", "2", "--note", "Ada", "--database", database).split()
        assert len(set(tickets)) == 2
        assert ada.refused("POST", "/account", {"name": "Ada", "ticket": "x"})["id"] == "ticket"
        ada.post("/account", {"name": "Ada", "ticket": tickets[0].upper()})
        bob = Person(invited.url)
        assert bob.refused("POST", "/account", {"name": "Bob", "ticket": tickets[0]})["id"] == "ticket"
        bob.post("/account", {"name": "Bob", "ticket": tickets[1]})


# ---- mail --------------------------------------------------------------------------------------


class Letters:
    """A mail server that keeps what it is given; it does not take mail for ``nobody@``."""

    def __init__(self) -> None:
        self.found: list[EmailMessage] = []
        self.come = threading.Condition()

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:
        if address.startswith("nobody@"):
            return "550 nobody of that name"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        with self.come:
            self.found.append(email.message_from_bytes(envelope.content, policy=email.policy.default))
            self.come.notify_all()
        return "250 OK"

    def link(self, number: int) -> str:
        """The code of the link in a letter, once it has come."""
        with self.come:
            assert self.come.wait_for(lambda: len(self.found) > number, 60), "no letter has come"
        text = self.found[number].get_content().replace("\r", "")
        found = re.search(r"^https://play\.example\.org/account#(\w+)$", text, re.MULTILINE)
        assert found is not None, text
        return found[1]


@pytest.fixture
def letters() -> Iterator[tuple[Letters, str]]:
    """A mail server, and its address."""
    kept = Letters()
    port = free_port()
    controller = Controller(kept, hostname="127.0.0.1", port=port)
    controller.start()
    yield kept, f"smtp://127.0.0.1:{port}"
    controller.stop()


def test_a_link_by_mail_confirms_an_address_and_signs_in(
    make_database: Callable[[str], str], database_kind: str, letters: tuple[Letters, str]
) -> None:
    kept, url = letters
    more: dict[str, Any] = {
        "site": "https://play.example.org",
        "mail": url,
        "mail_from": "Petteia <games@example.org>",
    }
    with ServerProcess(make_database(database_kind), **more) as server:
        ada, bob = Person(server.url), Person(server.url)
        name, _ = named(ada, "Ada")
        assert bob.refused("POST", "/account/mail", {"address": "b@example.org"})["id"] == "not-known"
        assert ada.refused("POST", "/account/mail", {"address": "not one"})["id"] == "mail-address"
        ada.call("POST", "/account/mail", {"address": "Ada@Example.org", "language": "de"})
        code = kept.link(0)
        assert kept.found[0]["To"] == "Ada@example.org"
        assert kept.found[0]["Subject"] == "Petteia: Ist das deine Adresse?"
        assert ada.get("/account")["address"] == ""
        assert Person(server.url).post("/account/mail/use", {"code": code})["address"] == "Ada@example.org"
        assert ada.get("/account")["address"] == "ada@example.org"
        assert ada.refused("POST", "/account/mail/use", {"code": code})["id"] == "mail-link"
        # Nobody learns who has an address: the answers are the same, and only one letter is sent.
        for address in ("who@example.org", "ADA@example.org"):
            assert bob.call("POST", "/account/mail/sign-in", {"address": address}).status_code == 204
        table = bob.table("me", "me")
        code = kept.link(1)
        done = bob.post("/account/mail/use", {"code": code})
        there = Person(server.url, done["token"]["token"])
        assert there.get("/account")["name"] == name
        assert there.get(f"/tables/{table}")["you"]["seats"] == [0, 1]
        assert Person(server.url).refused("POST", "/account/mail/use", {"code": code})["id"] == "mail-link"
        assert len(kept.found) == 2
        assert ada.call("DELETE", "/account/mail").json()["address"] == ""


def test_mail_is_limited_per_person_mailbox_and_in_all(
    make_database: Callable[[str], str], letters: tuple[Letters, str]
) -> None:
    more: dict[str, Any] = {
        "site": "https://play.example.org",
        "mail": letters[1],
        "mail_from": "games@example.org",
    }
    with ServerProcess(make_database("sqlite"), limit_factor=1.0, **more) as server:
        people = [Person(server.url) for _ in range(3)]
        for number, person in enumerate(people):
            person.post("/account", {"name": f"Person {number}"})
        wanted = {"address": "victim@example.org"}
        done = [people[n % 3].call("POST", "/account/mail", wanted).status_code for n in range(4)]
        assert done == [204, 204, 204, 429]
        done = [
            people[0].call("POST", "/account/mail", {"address": f"{n}@example.org"}).status_code
            for n in range(3)
        ]
        assert done[-1] == 429


async def test_what_a_mail_server_does_not_take_is_said(letters: tuple[Letters, str]) -> None:
    post = Post(letters[1], "Petteia <games@example.org>")
    await post.send("ada@example.org", "Ваш ход", "Привет", {"List-Unsubscribe": "<https://a.example>"})
    letter = letters[0].found[0]
    assert (letter["Subject"], letter.get_content().strip()) == ("Ваш ход", "Привет")
    with pytest.raises(NotSent) as refused:
        await post.send("nobody@example.org", "x", "y")
    assert refused.value.for_good
    with pytest.raises(NotSent) as refused:
        await Post(f"smtp://127.0.0.1:{free_port()}", "games@example.org").send("a@example.org", "x", "y")
    assert not refused.value.for_good
    host = letters[1].partition("//")[2]
    with pytest.raises(NotSent, match="no encryption"):  # a password is never sent in the open
        await Post(f"smtp://me:secret@{host}", "games@example.org").send("a@example.org", "x", "y")
    with pytest.raises(NotSent):
        await Post("", "").send("a@example.org", "x", "y")


@pytest.mark.parametrize("url", ["http://host", "smtp://", "host:25", "smtp://host:port"])
def test_an_address_that_is_no_mail_server_is_refused_without_its_password(url: str) -> None:
    with pytest.raises(OptionError, match="smtp://USER") as refused:
        parse_server(url.replace("//", "//me:secret@"))
    assert "secret" not in str(refused.value)


def test_addresses_are_cleaned() -> None:
    assert clean_address(" Ada@Example.ORG ") == "Ada@example.org"
    assert clean_address("ada@bücher.example") is None or "xn--" in str(clean_address("ada@bücher.example"))
    for wrong in (
        "",
        "ada",
        "@example.org",
        "ada@",
        "a b@example.org",
        "a@b@c d",
        "ada@localhost",
        "a\n@b.org",
        "<a@b.org>",
    ):
        assert clean_address(wrong) is None, wrong


# ---- what a stranger can learn -----------------------------------------------------------------

LEARNT = {"name", "since", "own", "statistics", "games", "ratings", "favourites", "blocked", "muted"}


def test_what_a_stranger_can_learn_of_a_person_is_listed(
    server: ServerProcess, ada: Person, bob: Person, letters: tuple[Letters, str]
) -> None:
    """Everything that is said without a token is looked at: nothing of Ada's is in it but her page."""
    import random

    name, codes = named(ada, "Ada")
    other, _ = named(bob, "Bob")
    private, invite = open_table(ada)
    public, _ = open_table(ada, public=True)
    for table in (private, public):
        bob.post(f"/tables/{table}/join", {"name": f"{other}", "invite": invite if table == private else ""})
        ada.post(f"/tables/{table}/start")
        ada.post(f"/tables/{table}/chat", {"text": f"words at {table}"})
    another_device(ada)
    ada.post("/browser/preferences", {"theme": "dark"})
    ada.post("/lists/block", {"name": named(Person(server.url), "Cyd")[0]})
    ada.post("/lists/mute", {"name": other})
    ada.call("POST", "/reports", {"name": other, "text": "a secret report"})
    for table in (private, public):
        ada.post(f"/tables/{table}/favourite", {"favourite": True})
    own = ada.get(f"/people/{name}")
    assert own["own"]
    assert len(own["favourites"]) == 2

    stranger = Person(server.url)
    stranger.client.headers.pop("Authorization")
    seen = stranger.get(f"/people/{name}")
    assert set(seen) == LEARNT
    assert (seen["name"], seen["own"], seen["blocked"], seen["muted"]) == (name, False, False, False)
    assert seen["since"] % DAY == 0
    assert [table["id"] for table in seen["favourites"]] == [public]
    assert seen["games"] == seen["statistics"] == []  # nothing has ended yet
    rng = random.Random(3)
    while True:  # both play to the end of both games
        running = [t for t in (private, public) if ada.get(f"/tables/{t}")["table"]["status"] == "playing"]
        if not running:
            break
        for table in running:
            for seat, person in ((0, ada), (1, bob)):
                update = person.update(table, seat)
                if update["legal"]:
                    choice = rng.choice(update["legal"])["id"]
                    person.post(
                        f"/tables/{table}/act", {"seat": seat, "seq": update["seq"], "action": choice}
                    )
    seen = stranger.get(f"/people/{name}")
    assert [game["table"] for game in seen["games"]] == [public]
    assert [(one["game"], one["seats"], one["played"]) for one in seen["statistics"]] == [("tiny", 2, 1)]
    assert {game["table"] for game in ada.get(f"/people/{name}")["games"]} == {private, public}

    # Every address that answers without a token, with every parameter that a stranger could know.
    secrets = {
        "token": ada.token.partition(".")[2], "person": ada.get("/browser")["browser"], "code": codes[0],
        "private table": private, "invite": invite, "what is said at a private table": f"words at {private}",
        "report": "a secret report",
    }  # fmt: skip
    words = {"table": public, "name": name, "game": "tiny", "language": "en", "seat": "0", "n": "0"}
    looked = []
    for path, methods in stranger.get("/openapi.json")["paths"].items():
        if "get" not in methods:
            continue
        address = path
        for key, value in words.items():
            address = address.replace(f"{{{key}}}", value)
        answer = stranger.client.get(re.sub(r"{\w+}", "x", address))
        looked.append((path, answer.status_code))
        for what, secret in secrets.items():
            assert secret not in answer.text, f"{path} tells a stranger Ada's {what}"
    assert ("/api/people/{name}", 200) in looked
    mine = ("/api/account", "/api/browser", "/api/lists", "/api/invitations", "/api/tables/mine")
    for path, status in looked:
        if path.startswith(mine):
            assert status == 401, path
    assert len(looked) > 30
    # Somebody who is known learns no more than a stranger.
    assert {**bob.get(f"/people/{name}"), "blocked": False, "muted": False} == seen
    assert json.dumps(seen).count(private) == 0
