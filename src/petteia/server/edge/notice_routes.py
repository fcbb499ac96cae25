"""HTTP: how people are told something (docs/protocol.md, section 9)."""

from __future__ import annotations

from typing import Annotated
from urllib.parse import quote

import msgspec
from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import HTMLResponse

from petteia.server import wire
from petteia.server.notices import posting, push, words
from petteia.server.notices.rules import choice_of
from petteia.server.people import token_id
from petteia.server.refusals import Refuse
from petteia.server.storage.preferences import PreferenceStore

from .describe import route
from .routes import TableId, admitted
from .state import address_of, person, read, send, server_of, token_of

router = APIRouter(prefix="/api")


@router.get("/notices", **route(wire.NoticesInfo))
async def info(request: Request) -> Response:
    """How people can be told something here."""
    herald = server_of(request).house.herald
    return send(wire.NoticesInfo(herald.key, herald.mails))


@router.post("/browser/push", **route(None, wire.PushHere, status=204))
async def subscribe(request: Request) -> Response:
    """Tell this browser something from now on."""
    who = await person(request)
    server = server_of(request)
    server.limits.check("push", who)
    wanted = await read(request, wire.PushHere)
    if not server.house.herald.key:
        raise Refuse("bad-request", detail="this server sends no notices")
    try:
        posting.place(wanted.endpoint, server.settings.push_private)
        to = push.subscription(wanted.endpoint, wanted.keys.p256dh, wanted.keys.auth)
    except ValueError as error:
        raise Refuse("bad-request", detail=str(error)) from None
    await server.house.herald.store.subscribe(token_id(token_of(request) or ""), who, to)
    return Response(status_code=204)


@router.delete("/browser/push", **route(None, status=204))
async def unsubscribe(request: Request) -> Response:
    """Tell this browser nothing any more."""
    await person(request)
    await server_of(request).house.herald.store.unsubscribe(token_id(token_of(request) or ""))
    return Response(status_code=204)


@router.get("/tables/{table}/notices", **route(wire.TableNotices))
async def of_table(request: Request, table: TableId) -> Response:
    """Whether the person is told of a table."""
    who = await person(request)
    await admitted(request, table)
    return send(wire.TableNotices(not await server_of(request).house.herald.store.hushed(who, table)))


@router.post("/tables/{table}/notices", **route(wire.TableNotices, wire.TableNotices))
async def hush(request: Request, table: TableId) -> Response:
    """Be told of a table, or hear nothing of it."""
    who = await person(request)
    server = server_of(request)
    server.limits.check("preferences", who)
    wanted = await read(request, wire.TableNotices)
    await admitted(request, table)
    await server.house.herald.store.hush(who, table, not wanted.on)
    return send(wanted)


Who = Annotated[str, Query(max_length=32)]
Proof = Annotated[str, Query(max_length=64)]


@router.get("/notices/off", include_in_schema=False)
async def ask_off(request: Request, person: Who, proof: Proof) -> Response:
    """The page behind a mail's link: only its button turns mail off, for links are opened by machines too."""
    return await _off(request, person, proof, done=False)


@router.post("/notices/off", include_in_schema=False)
async def off(request: Request, person: Who, proof: Proof) -> Response:
    """No more mail to this person; one click of a mail program does it."""
    return await _off(request, person, proof, done=True)


async def _off(request: Request, who: str, proof: str, *, done: bool) -> Response:
    server = server_of(request)
    server.limits.check("claim", address_of(request))
    if not server.house.herald.proves(who, proof):
        raise Refuse("forbidden")
    preferences = PreferenceStore(server.house.store)
    stored = await preferences.of(who)
    if done:
        choice = choice_of(stored)
        choice.mail = []
        await preferences.change(who, {"notices": msgspec.to_builtins(choice)})
    target = f"?person={quote(who)}&amp;proof={quote(proof)}"
    return HTMLResponse(words.off_page(str(stored.get("language", "en")), done, target))
