"""What stands before every request: sizes, rates, headers, refusals, the request log."""

from __future__ import annotations

import time

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.middleware.cors import CORSMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from petteia.server import security
from petteia.server.metrics import FAULTS, REFUSED, REQUESTS
from petteia.server.refusals import Refuse
from petteia.server.settings import EDITION_SIZE

from . import limits
from .state import Server, refusal_response

log = structlog.get_logger("petteia.server.http")

# No inline script, nothing from elsewhere, no frames around us, no addresses to others.
_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; "
        "img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; object-src 'none'; "
        "base-uri 'self'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class Guard:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        """``server`` holds the limits."""
        self._app = app
        self._server = server
        self._way: ASGIApp = self._http
        if server.settings.origins:
            # Pages of these origins may ask over HTTP too, and read the answers, refusals included.
            self._way = CORSMiddleware(
                self._http, allow_origins=server.settings.origins, allow_methods=("GET", "POST", "DELETE"),
                allow_headers=("Authorization", "Content-Type", "If-None-Match", "X-Invite"),
                expose_headers=("Content-Disposition", "ETag", "Retry-After"),
            )  # fmt: skip

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, or one WebSocket."""
        if scope["type"] == "http":
            await self._way(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = _address(scope)
        try:
            self._named(scope)
            self._server.limits.enter(address)
        except Refuse as refuse:
            REFUSED.labels(refuse.refusal.id).inc()
            security.refused(refuse.refusal.id, address)
            if refuse.status != 429:
                await send({"type": "websocket.close", "code": 4403})
                return
            await receive()
            await send({"type": "websocket.accept"})  # else the page could not know why
            await send({"type": "websocket.close", "code": 4429})
            return
        try:
            await self._app(scope, receive, send)
        finally:
            self._server.limits.leave(address)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = time.perf_counter()
        status = 0
        inside: str | None = None

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in _HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            self._named(scope)
            self._server.limits.enter(address := _address(scope))
            inside = address
            await self._app(scope, self._limited(scope, receive, address), sending)
        except Refuse as refuse:  # from the limits here; the others are answered inside
            await refusal_response(refuse, scope)(scope, receive, sending)
        except Exception:
            # Logged here once; the answer is on its way already (see app.py).
            FAULTS.inc()
            log.exception("fault", path=scope["path"], id=scope.get("petteia.fault"))
        finally:
            if inside is not None:
                self._server.limits.leave(inside)
            route = getattr(scope.get("route"), "path", "static")
            REQUESTS.labels(route, str(status)).inc()
            seconds = time.perf_counter() - begun
            log.debug(
                "request", method=scope["method"], route=route, status=status, ms=round(seconds * 1000, 1)
            )

    def _named(self, scope: Scope) -> None:
        """Refuse what was meant for somebody else, where it is known what this server is called.

        A page from elsewhere whose name was made to lead to this machine calls itself and us by that name:
        its origin and the host are equal, and only the host tells.
        """
        known = self._server.settings.hosts
        if known:
            host = Headers(scope=scope).get("host", "")
            if host_name(host) not in known:
                security.tell("foreign host", address=_address(scope), host=host[:200])
                raise Refuse("bad-request", detail=f"this server is not called {host[:200]!r}")

    def _limited(self, scope: Scope, receive: Receive, address: str) -> Receive:
        """The request's body, refused once it is too large; and the rate of its address."""
        path = scope["path"]
        if path.startswith("/api/"):
            self._server.limits.check("http", address)
        most = limits.BODY
        if path == "/api/records":
            most = limits.RECORD
        elif path.startswith("/api/editor/"):
            most = limits.DRAFT
        elif path == "/api/tables":
            most += EDITION_SIZE[self._server.settings.editions]
        announced = Headers(scope=scope).get("content-length", "0")
        if announced.isdecimal() and int(announced) > most:
            raise Refuse("too-big")
        seen = 0

        async def receiving() -> Message:
            nonlocal seen
            message = await receive()
            if message["type"] == "http.request":
                seen += len(message.get("body", b""))
                if seen > most:
                    raise Refuse("too-big")
            return message

        return receiving


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return limits.neighbourhood(client[0]) if client else "unknown"


def host_name(host: str) -> str:
    """The name or address in a ``Host`` header, without the port."""
    name = host.lower()
    if name.startswith("["):
        return name.partition("]")[0] + "]"
    return name.partition(":")[0]
