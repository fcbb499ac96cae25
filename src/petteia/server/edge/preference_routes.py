"""HTTP: what a person prefers (docs/protocol.md, section 1)."""

from __future__ import annotations

import zoneinfo
from typing import Any

import msgspec
from fastapi import APIRouter, Request, Response

from petteia.server import wire
from petteia.server.refusals import Refuse
from petteia.server.storage.preferences import PreferenceStore

from .describe import route
from .state import person, read, send, server_of

router = APIRouter(prefix="/api")


def _seen(content: dict[str, Any]) -> Response:
    """Only what is declared today: a newer program may have stored more."""
    known = {name: value for name, value in content.items() if name in wire.Preferences.__struct_fields__}
    return send(known)


@router.get("/browser/preferences", **route(wire.Preferences))
async def preferences(request: Request) -> Response:
    """What the person prefers."""
    who = await person(request)
    return _seen(await PreferenceStore(server_of(request).house.store).of(who))


@router.post("/browser/preferences", **route(wire.Preferences, wire.Preferences))
async def prefer(request: Request) -> Response:
    """Change some preferences."""
    who = await person(request)
    server = server_of(request)
    server.limits.check("preferences", who)
    wanted = await read(request, wire.Preferences)
    notices = wanted.notices
    if isinstance(notices, wire.NoticeChoice) and notices.zone not in ("", *zoneinfo.available_timezones()):
        raise Refuse("bad-request", detail="notices.zone is the name of a time zone, such as Europe/Berlin")
    changed: dict[str, Any] = msgspec.to_builtins(wanted)
    return _seen(await PreferenceStore(server.house.store).change(who, changed))
