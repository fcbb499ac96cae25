"""HTTP: the lobby (docs/protocol.md, section 10)."""

from __future__ import annotations

import time
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from petteia.server import wire

from . import catalogue
from .describe import route
from .state import browser_of, person, read, send, server_of

router = APIRouter(prefix="/api")
_LOOK = 1.0  # seconds after which it is looked whether whoever waits is still there


@router.get("/lobby", **route(wire.Lobby))
async def lobby(
    request: Request,
    since: Annotated[str, Query(max_length=64)] = "",
    wait: Annotated[float, Query(ge=0, le=25)] = 0,
) -> Response:
    """Who looks for what; with ``wait`` as soon as that is another than in the version ``since``.

    Whoever looks for something does so for as long as they ask for this, again and again.
    """
    house = server_of(request).house
    who = await browser_of(request)
    with house.lobby.looking(who):
        until = time.monotonic() + wait
        while since == house.lobby.version and (left := until - time.monotonic()) > 0:
            if await request.is_disconnected():
                return Response(status_code=204)  # nobody reads it
            await house.lobby.wait(since, min(left, _LOOK))
            if house.closing:
                break
        if wait:
            who = await browser_of(request)  # the device may have been signed out
        return send(await house.lobby.told(who))


@router.post("/lobby/seek", **route(wire.Lobby, wire.NewSeek))
async def seek(request: Request) -> Response:
    """Look for a game, and for no other any more."""
    server = server_of(request)
    who = await person(request)
    server.limits.check("seek", who)
    wanted = await read(request, wire.NewSeek)
    catalogue.find(wanted.game)
    await server.house.lobby.seek(who, wanted)
    return send(await server.house.lobby.told(who))


@router.delete("/lobby/seek", **route(None, status=204))
async def drop(request: Request) -> Response:
    """Look for nothing any more."""
    who = await person(request)
    await server_of(request).house.lobby.drop(who)
    return Response(status_code=204)
