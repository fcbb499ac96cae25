"""Who may ask for what: every address of the server is in one list, and tried by all those who may not.

A route that is added has to be put into the list; what it answers to strangers is then tested too.
"""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
from fastapi import APIRouter

from petteia.server import edge
from petteia.server.edge import limits
from petteia.server.edge.app import make_app
from petteia.server.settings import EDITION_SIZE, Settings
from petteia.server.storage.migrate import upgrade

pytestmark = pytest.mark.usefixtures("tiny")

# Who may: anybody; whoever has a token; whoever may see the table (by its link, an invitation, or a seat),
# without a token or with one; whoever sits at it; whoever sits on that seat; its owner.
ANYBODY, PERSON, SEES, SEEN, SITS, SEAT, HAND, OWNER = (
    "anybody", "person", "sees", "person who sees", "sits", "seat", "sees by that seat", "owner",
)  # fmt: skip

DECISION = {"seat": 0, "seq": 1, "action": "pass"}
BACK = {"seat": 0, "seq": 1}
SEEK = {"game": "tiny", "seats": 2, "name": "Eve"}
CODE = {"code": "aaaa-aaaa"}
MAIL = {"address": "eve@example.org"}
CREDENTIAL: dict[str, Any] = {"credential": {}}
WHOM = {"name": "nobody", "on": True}
PUSH = {"endpoint": "https://updates.push.services.mozilla.com/x", "keys": {"p256dh": "x", "auth": "x"}}

LIST: dict[tuple[str, str], tuple[str, Any]] = {
    # ---- people
    ("POST", "/browser"): (ANYBODY, None),
    ("GET", "/browser"): (PERSON, None),
    ("DELETE", "/browser"): (PERSON, None),
    ("GET", "/browser/devices"): (PERSON, None),
    ("DELETE", "/browser/devices"): (PERSON, None),
    ("DELETE", "/browser/devices/{device}"): (PERSON, None),
    ("POST", "/browser/code"): (PERSON, None),
    ("POST", "/browser/claim"): (ANYBODY, CODE),
    ("GET", "/browser/preferences"): (PERSON, None),
    ("POST", "/browser/preferences"): (PERSON, {"theme": "dark"}),
    ("POST", "/browser/push"): (PERSON, PUSH),
    ("DELETE", "/browser/push"): (PERSON, None),
    ("GET", "/account"): (PERSON, None),
    ("POST", "/account"): (PERSON, {"name": "Eve"}),
    ("DELETE", "/account"): (PERSON, {"name": "Eve"}),
    ("POST", "/account/name"): (PERSON, {"name": "Eve"}),
    ("GET", "/account/export"): (PERSON, None),
    ("POST", "/account/codes"): (PERSON, None),
    ("POST", "/account/passkeys/options"): (PERSON, None),
    ("POST", "/account/passkeys"): (PERSON, CREDENTIAL),
    ("DELETE", "/account/passkeys/{passkey}"): (PERSON, None),
    ("POST", "/account/sign-in/options"): (ANYBODY, None),
    ("POST", "/account/sign-in"): (ANYBODY, CREDENTIAL),
    ("POST", "/account/recover"): (ANYBODY, CODE),
    ("POST", "/account/mail"): (PERSON, MAIL),
    ("DELETE", "/account/mail"): (PERSON, None),
    ("POST", "/account/mail/sign-in"): (ANYBODY, MAIL),
    ("POST", "/account/mail/use"): (ANYBODY, CODE),
    ("GET", "/people/{name}"): (ANYBODY, None),
    ("GET", "/lists"): (PERSON, None),
    ("POST", "/lists/block"): (PERSON, WHOM),
    ("POST", "/lists/mute"): (PERSON, WHOM),
    ("DELETE", "/lists/block/{mark}"): (PERSON, None),
    ("DELETE", "/lists/mute/{mark}"): (PERSON, None),
    ("GET", "/analyses"): (PERSON, None),
    ("POST", "/reports"): (PERSON, {"name": "nobody", "text": "x"}),
    ("GET", "/invitations"): (PERSON, None),
    ("GET", "/notices"): (ANYBODY, None),
    # ---- what there is
    ("GET", "/games"): (ANYBODY, None),
    ("GET", "/games/{game}"): (ANYBODY, None),
    ("GET", "/texts/{language}"): (ANYBODY, None),
    ("GET", "/editions/{game}"): (ANYBODY, None),
    ("GET", "/rules/{game}"): (ANYBODY, None),
    ("GET", "/ratings/{game}"): (ANYBODY, None),
    ("GET", "/editor/{game}"): (ANYBODY, None),
    ("POST", "/editor/{game}/check"): (ANYBODY, {}),
    ("POST", "/editor/{game}/read"): (ANYBODY, {}),
    ("GET", "/lessons/{game}"): (ANYBODY, None),
    ("GET", "/lessons/{game}/{name}"): (ANYBODY, None),
    ("POST", "/lessons/{game}/{name}"): (ANYBODY, {}),
    # ---- the lobby
    ("GET", "/lobby"): (ANYBODY, None),
    ("POST", "/lobby/seek"): (PERSON, SEEK),
    ("DELETE", "/lobby/seek"): (PERSON, None),
    # ---- tables
    ("GET", "/tables"): (ANYBODY, None),
    ("POST", "/tables"): (PERSON, {"game": "tiny", "seats": []}),
    ("POST", "/records"): (PERSON, {}),
    ("GET", "/tables/mine"): (PERSON, None),
    ("GET", "/tables/waiting"): (PERSON, None),
    ("GET", "/tables/{table}"): (SEES, None),
    ("DELETE", "/tables/{table}"): (OWNER, None),
    ("GET", "/tables/{table}/edition"): (SEES, None),
    ("POST", "/tables/{table}/join"): (SEEN, {"name": "Eve", "seat": 0}),
    ("POST", "/tables/{table}/newcomer"): (SEEN, {"id": "none", "agree": True}),
    ("POST", "/tables/{table}/start"): (OWNER, None),
    ("POST", "/tables/{table}/abort"): (OWNER, None),
    ("POST", "/tables/{table}/rematch"): (SITS, {}),
    ("POST", "/tables/{table}/invite"): (OWNER, None),
    ("GET", "/tables/{table}/invitations"): (SITS, None),
    ("POST", "/tables/{table}/invitations"): (SITS, {"name": "nobody"}),
    ("DELETE", "/tables/{table}/invitations/{name}"): (SITS, None),
    ("POST", "/tables/{table}/favourite"): (SEEN, {"favourite": True}),
    ("GET", "/tables/{table}/notices"): (SEEN, None),
    ("POST", "/tables/{table}/notices"): (SEEN, {"on": True}),
    ("GET", "/tables/{table}/ratings"): (SEES, None),
    ("POST", "/tables/{table}/seats/{seat}/name"): (SEAT, {"name": "Eve"}),
    ("POST", "/tables/{table}/seats/{seat}/set"): (OWNER, {"kind": "open"}),
    ("POST", "/tables/{table}/seats/{seat}/leave"): (SEAT, None),
    ("POST", "/tables/{table}/seats/{seat}/bot"): (SITS, {}),
    ("POST", "/tables/{table}/seats/{seat}/back"): (SEAT, None),
    ("POST", "/tables/{table}/seats/{seat}/silence"): (SEAT, {"silent": True}),
    ("POST", "/tables/{table}/seats/{seat}/resign"): (SEAT, {}),
    ("POST", "/tables/{table}/seats/{seat}/coach"): (SEAT, {"coach": "asked"}),
    ("GET", "/tables/{table}/seats/{seat}/advice"): (SEAT, None),
    # ---- play
    ("GET", "/tables/{table}/update"): (SEES, None),
    ("GET", "/tables/{table}/update?seat=0"): (HAND, None),
    ("GET", "/tables/{table}/view"): (SEES, None),
    ("GET", "/tables/{table}/view?seat=0"): (HAND, None),
    ("GET", "/tables/{table}/moves?until=9"): (SEES, None),
    ("GET", "/tables/{table}/moves?until=9&seat=0"): (HAND, None),
    ("GET", "/tables/{table}/why?seat=0&action=pass"): (SEAT, None),
    ("POST", "/tables/{table}/act"): (SEAT, DECISION),
    ("POST", "/tables/{table}/undo"): (SEAT, BACK),
    ("POST", "/tables/{table}/undo/ask"): (SEAT, BACK),
    ("POST", "/tables/{table}/undo/answer"): (SEAT, {"seat": 0, "agree": True}),
    ("GET", "/tables/{table}/chat"): (SEES, None),
    ("POST", "/tables/{table}/chat"): (SITS, {"text": "here I am"}),
    # ---- games that have ended
    ("GET", "/tables/{table}/record"): (SEES, None),
    ("GET", "/tables/{table}/replay"): (SEES, None),
    ("GET", "/tables/{table}/replay/{n}"): (SEES, None),
    ("GET", "/tables/{table}/positions"): (SEES, None),
    ("POST", "/tables/{table}/branch"): (SEEN, {"n": 1, "seats": [0]}),
    ("GET", "/tables/{table}/analysis"): (SEES, None),
    ("POST", "/tables/{table}/analysis"): (SEEN, {"depth": "quick"}),
    ("DELETE", "/tables/{table}/analysis"): (SEEN, None),
}  # fmt: skip
# Neither a page nor a program asks for these; who does is tested where they are (`test_notices`).
ELSEWHERE = {("GET", "/notices/off"), ("POST", "/notices/off")}


@dataclass
class Table:
    """A running, private table: Ada owns it and has seat 0, Bob has seat 1, and Eve has its link."""

    client: httpx.AsyncClient
    id: str
    tokens: dict[str, str]
    invite: str

    async def ask(self, who: str, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        address = path
        for name, value in {"table": self.id, "game": "tiny", "language": "en", "name": "Bob"}.items():
            address = address.replace(f"{{{name}}}", value)
        address = re.sub(r"{\w+}", "0", address)
        headers = {}
        if who in self.tokens:
            headers["Authorization"] = f"Bearer {self.tokens[who]}"
        if who in ("Eve", "nobody with the link"):
            headers["X-Invite"] = self.invite
        if body is not None:
            more["json"] = body
        return await self.client.request(method, f"/api{address}", headers=headers, **more)


@pytest.fixture
async def table(make_database: Callable[[str], str]) -> AsyncIterator[Table]:
    app = make_app(Settings(make_database("sqlite"), limit_factor=1000.0))
    store = app._app.state.server.house.store  # type: ignore[attr-defined]
    await upgrade(store.database)
    async with httpx.AsyncClient(
        transport=httpx.ASGITransport(app), base_url="http://petteia.test"
    ) as client:
        tokens = {}
        for name in ("Ada", "Bob", "Eve", "stranger"):
            tokens[name] = (await client.post("/api/browser")).json()["token"]
        tokens["somebody with a wrong token"] = tokens["Ada"][:-4] + "AAAA"
        table = Table(client, "", tokens, "")
        wanted = {"game": "tiny", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}], "start": False}
        made = (await table.ask("Ada", "POST", "/tables", wanted)).json()
        table.id, table.invite = made["table"]["id"], made["invite"]
        joined = await table.ask(
            "Bob", "POST", "/tables/{table}/join", {"name": "Bob", "invite": table.invite}
        )
        assert joined.status_code == 200
        assert (await table.ask("Ada", "POST", "/tables/{table}/start")).status_code == 200
        assert (await table.ask("Bob", "POST", "/account", {"name": "Bob"})).status_code == 201
        yield table
    await store.database.close()


def all_routes() -> set[tuple[str, str]]:
    """Every address of the interface, those that no document names too."""
    found = set()
    for module in pkgutil.iter_modules(edge.__path__):
        router = getattr(importlib.import_module(f"{edge.__name__}.{module.name}"), "router", None)
        for route in router.routes if isinstance(router, APIRouter) else ():
            path: str = route.path  # type: ignore[attr-defined]
            found |= {
                (method, path.removeprefix("/api"))
                for method in getattr(route, "methods", None) or ()
                if path.startswith("/api/")
            }
    return found


def test_every_address_stands_in_the_list() -> None:
    listed = {(method, path.partition("?")[0]) for method, path in LIST}
    assert listed | ELSEWHERE == all_routes()


# Who is refused, by whom it is for, and with which status.
NOBODY = {"nobody": 401, "nobody with the link": 401, "somebody with a wrong token": 401}
AT_TABLE = {**NOBODY, "stranger": 403}
REFUSED: dict[str, dict[str, int]] = {
    ANYBODY: {},
    PERSON: NOBODY,
    SEES: {"nobody": 403, "somebody with a wrong token": 401, "stranger": 403},
    SEEN: AT_TABLE,
    SITS: {**AT_TABLE, "Eve": 403},
    SEAT: {**AT_TABLE, "Eve": 403, "Bob": 403},
    HAND: {**AT_TABLE, "nobody": 403, "Eve": 403, "Bob": 403},
    OWNER: {**AT_TABLE, "Eve": 403, "Bob": 403},
}


async def test_whoever_may_not_is_refused_and_nothing_changes(table: Table) -> None:
    async def all_of_it() -> list[Any]:
        addresses = ("", "/update?seat=0&since=0", "/chat", "/notices", "/invitations")
        answers = [await table.ask("Ada", "GET", f"/tables/{{table}}{address}") for address in addresses]
        return [answer.json() for answer in answers]

    before = await all_of_it()
    for (method, path), (who, body) in LIST.items():
        for asker, status in REFUSED[who].items():
            answer = await table.ask(asker, method, path, body)
            assert answer.status_code == status, (method, path, asker, answer.text)
            expected = {401: "no-token", 403: "forbidden"}[status]
            assert answer.json()["error"]["id"] == expected, (method, path, asker)
            told = answer.text
            assert table.invite not in told
            assert "Ada" not in told, (method, path, asker)
    assert await all_of_it() == before


async def test_whoever_may_is_not_refused_for_who_they_are(table: Table) -> None:
    """What only reads is tried by the least of those who may."""
    least = {
        ANYBODY: "nobody", PERSON: "stranger", SEES: "nobody with the link", SEEN: "Eve", SITS: "Bob",
        SEAT: "Ada", HAND: "Ada",
    }  # fmt: skip
    for (method, path), (who, body) in LIST.items():
        if method == "GET" and not path.endswith("/advice"):
            answer = await table.ask(least[who], method, path, body)
            assert answer.status_code not in (401, 403), (method, path, answer.text)
            assert answer.status_code < 500, (method, path, answer.text)


async def test_a_body_that_is_too_large_is_read_by_none_of_them(table: Table) -> None:
    more = {
        "/records": limits.RECORD, "/tables": limits.BODY + EDITION_SIZE["on"],
        "/editor/{game}/check": limits.DRAFT, "/editor/{game}/read": limits.DRAFT,
    }  # fmt: skip
    for method, path in LIST:
        if method == "GET":
            continue
        most = more.get(path, limits.BODY)
        answer = await table.ask("Ada", method, path, content=b" " * (most + 1))
        assert (answer.status_code, answer.json()["error"]["id"]) == (413, "too-big"), (method, path)
