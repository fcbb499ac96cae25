"""What stands before every request: sizes, rates, headers, refusals, the request log."""

from __future__ import annotations

import time

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from petteia.server.metrics import FAULTS, REQUESTS
from petteia.server.refusals import Refuse

from . import limits
from .state import Server, refusal_response

log = structlog.get_logger("petteia.server.http")

# No inline script, nothing from elsewhere, no frames around us, no addresses to others.
_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
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

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        begun = time.perf_counter()
        status = 0

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
            await self._app(scope, self._limited(scope, receive), sending)
        except Refuse as refuse:  # from the limits here; the others are answered inside
            await refusal_response(refuse)(scope, receive, sending)
        except Exception:
            # Logged here once; the answer is on its way already (see app.py).
            FAULTS.inc()
            log.exception("fault", path=scope["path"], id=scope.get("petteia.fault"))
        finally:
            route = getattr(scope.get("route"), "path", "static")
            REQUESTS.labels(route, str(status)).inc()
            seconds = time.perf_counter() - begun
            log.debug(
                "request", method=scope["method"], route=route, status=status, ms=round(seconds * 1000, 1)
            )

    def _limited(self, scope: Scope, receive: Receive) -> Receive:
        """The request's body, refused once it is too large; and the rate of its address."""
        path = scope["path"]
        if path.startswith("/api/"):
            client = scope.get("client")
            address = limits.neighbourhood(client[0]) if client else "unknown"
            self._server.limits.check("http", address)
        most = limits.BODY
        if path == "/api/records":
            most = limits.RECORD
        elif path == "/api/tables":
            most = limits.TABLE_BODY
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
