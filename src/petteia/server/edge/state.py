"""What every request needs: the house, the people, the limits; and who is asking."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
from fastapi import Request, Response
from starlette.requests import HTTPConnection
from starlette.types import Scope

from petteia.server import security, wire
from petteia.server.metrics import REFUSED
from petteia.server.people import People
from petteia.server.refusals import Refuse
from petteia.server.settings import Settings
from petteia.server.tables.house import House

from . import encodings
from .limits import Limits, neighbourhood

_QUICKLY = 5  # of 9: a few milliseconds for a whole game, and hardly larger than with the best

T = TypeVar("T")


@dataclass(frozen=True)
class Server:
    """The parts of a running server; ``app.state.server``."""

    settings: Settings
    house: House
    people: People
    limits: Limits


def server_of(connection: HTTPConnection) -> Server:
    """The server that a request came to."""
    server: Server = connection.app.state.server
    return server


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from, as limits count it."""
    return neighbourhood(connection.client.host) if connection.client is not None else "unknown"


def token_of(request: Request) -> str | None:
    """The token of a request."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" and token else None


async def browser_of(request: Request) -> str | None:
    """Who is asking, None if nobody in particular; a wrong token is refused."""
    token = token_of(request)
    if token is None:
        return None
    browser = await server_of(request).people.find(token)
    if browser is None:
        raise Refuse("no-token")
    return browser


async def person(request: Request) -> str:
    """Who is asking; Refuse if there is no valid token."""
    browser = await browser_of(request)
    if browser is None:
        raise Refuse("no-token")
    return browser


async def read(request: Request, shape: type[T]) -> T:
    """The body of a request; Refuse if it has not the declared shape."""
    body = await request.body()
    try:
        return msgspec.json.decode(body or b"{}", type=shape)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Refuse("bad-request", detail=str(error)[:200]) from None


def send(content: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """An answer in JSON."""
    return Response(wire.encode(content), status, headers, "application/json")


def send_packed(request: Request, content: Any) -> Response:
    """An answer in JSON that is long enough to be worth compressing."""
    body = wire.encode(content)
    if encodings.choose(request.headers.get("accept-encoding", ""), ["gzip"]) is None:
        return Response(body, 200, {"Vary": "Accept-Encoding"}, "application/json")
    headers = {"Vary": "Accept-Encoding", "Content-Encoding": "gzip"}
    return Response(gzip.compress(body, _QUICKLY, mtime=0), 200, headers, "application/json")


def refusal_response(refuse: Refuse, scope: Scope) -> Response:
    """A refusal as an answer over HTTP."""
    REFUSED.labels(refuse.refusal.id).inc()
    client = scope.get("client")
    address = neighbourhood(client[0]) if client else "unknown"
    security.refused(refuse.refusal.id, address, path=getattr(scope.get("route"), "path", None))
    headers = {}
    if refuse.status == 429:
        headers["Retry-After"] = str(refuse.refusal.args["seconds"])
    if refuse.status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    return send(wire.Refused(refuse.refusal), refuse.status, headers)
