"""Connections, below the application: sizes of headers, deadlines of requests, how many there are.

HTTP is read by h11. httptools, which uvicorn would prefer, collects a header without a limit: one that never
ended kept everybody waiting and filled the memory. h11 has a limit for what is not complete yet, checks more
strictly, and is plain Python, so that the limits here need no second parser. It takes a tenth of a
millisecond for a request, which the game does not notice: play goes over WebSockets, and another library
reads those.

Uvicorn has no deadline for a request either. A connection has `HEADER_SECONDS` from its beginning, or from
the first byte of a further request, until the header is complete; then `BODY_SECONDS` until the body is.
Between two requests, and with an answer that the client does not take, it may stand still for `IDLE_SECONDS`.
So may a WebSocket, whose other end has to answer pings besides. A connection that is to end is not closed but
cut off once its time is over: closing waits until the other end has taken everything, which it may never do.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from petteia.server import security
from petteia.server.metrics import CONNECTIONS_REFUSED
from petteia.server.settings import Settings

from .limits import CONNECTIONS, neighbourhood

try:
    import resource

    def _files() -> int:
        return resource.getrlimit(resource.RLIMIT_NOFILE)[0]
except ImportError:  # Windows, which has no such limit

    def _files() -> int:
        return -1


HEADER = 32 * 1024
HEADER_SECONDS = 10.0
BODY_SECONDS = 30.0
IDLE_SECONDS = 60.0
_SECONDS = {"header": HEADER_SECONDS, "body": BODY_SECONDS, "reader": IDLE_SECONDS}
_TOO_MANY = (
    b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 10\r\nContent-Length: 0\r\n\r\n"
)


def descriptors() -> int:
    """How many files and connections this process may have open."""
    soft = _files()
    return 2**16 if soft < 0 else soft


class Connections:
    """All open connections, HTTP and WebSocket alike, by where they come from.

    A trusted proxy brings everybody's, so its own address is not limited; whose request it brings is known
    only from the request's header, and is counted there (`Limits.enter`).
    """

    def __init__(self, per_address: int, most: int = CONNECTIONS, proxies: str = "") -> None:
        """Never more than a quarter of the descriptors for one address, three quarters for all together."""
        files = descriptors()
        self.per_address = max(1, min(per_address, files // 4))
        self.most = max(1, min(most, files * 3 // 4))
        self._trusted = [_network(name.strip()) for name in proxies.split(",") if name.strip()]
        self._open: Counter[str] = Counter()
        self._all = 0

    @classmethod
    def of(cls, settings: Settings) -> Connections:
        """The limits that a server was told."""
        factor = settings.limit_factor
        return cls(int(settings.connections * factor), int(CONNECTIONS * factor), settings.trusted_proxies)

    def trusted(self, address: str) -> bool:
        """Whether an address is one of the proxies."""
        try:
            known = ipaddress.ip_address(address)
        except ValueError:
            return "*" in self._trusted or address in self._trusted
        return any(other == "*" or (not isinstance(other, str) and known in other) for other in self._trusted)

    def opened(self, address: str) -> str | None:
        """Count a connection; if there are too many, which limit was reached."""
        who = neighbourhood(address)
        if self._all >= self.most:
            return "all"
        if self._open[who] >= self.per_address and not self.trusted(address):
            return "address"
        self._all += 1
        self._open[who] += 1
        return None

    def closed(self, address: str) -> None:
        """A connection that was counted has ended."""
        who = neighbourhood(address)
        self._all -= 1
        self._open[who] -= 1
        if not self._open[who]:
            del self._open[who]

    @property
    def open(self) -> int:
        """How many there are."""
        return self._all


def _network(name: str) -> Any:
    """A proxy as it was named: an address, a network, ``*``, or the name of something else."""
    try:
        return ipaddress.ip_network(name, strict=False)
    except ValueError:
        return name


class _Reader(h11.Connection):
    """Refuses a header that is too large also when it arrives at one go."""

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Request):
            # As it is sent: a colon, a space and a line's end with each.
            size = len(event.target) + sum(len(name) + len(value) + 4 for name, value in event.headers)
            if size > HEADER:
                self._process_error(self.their_role)
                raise h11.RemoteProtocolError("the header is too large", error_status_hint=431)
        return event


class _Taking(asyncio.Protocol):
    """A connection whose other end has to take what it is sent."""

    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    client: tuple[str, int] | None
    _stalled: asyncio.TimerHandle | None = None

    @property
    def address(self) -> str:
        """Where it comes from."""
        return self.client[0] if self.client else "unknown"

    def pause_writing(self) -> None:
        """Much waits to be taken."""
        super().pause_writing()
        self._moving()
        self._stalled = self.loop.call_later(IDLE_SECONDS, self.cut, "slow-reader")

    def resume_writing(self) -> None:
        """Most of it was."""
        super().resume_writing()
        self._moving()

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended."""
        self._moving()
        super().connection_lost(exc)

    def _moving(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    def cut(self, reason: str) -> None:
        """End it at once."""
        refuse(self.address, reason)
        self.transport.abort()


class Http(_Taking, H11Protocol):
    """A connection that HTTP is spoken on. `protocols` makes the class that a server uses."""

    counted: Connections

    def __init__(self, *given: Any, **named: Any) -> None:
        """As uvicorn makes it."""
        super().__init__(*given, **named)
        self.conn = _Reader(h11.SERVER, HEADER)
        self._holds = False
        self._phase = ""
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        reached = self.counted.opened(self.address)
        if reached is not None:
            refuse(self.address, f"connections-{reached}")
            transport.write(_TOO_MANY)
            transport.close()
            return
        self._holds = True
        self._enter("header")

    def connection_lost(self, exc: Exception | None) -> None:
        self._enter("")
        super().connection_lost(exc)
        self.release()

    def release(self) -> None:
        """It no longer counts."""
        if self._holds:
            self._holds = False
            self.counted.closed(self.address)

    def data_received(self, data: bytes) -> None:
        if not self._holds:
            return  # refused; what still comes is not looked at
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        """An answer is sent; perhaps the next request has come already."""
        super().on_response_complete()
        self._look()

    def send_400_response(self, msg: str) -> None:
        """Refuse what h11 cannot or will not read."""
        refuse(self.address, "header" if self._phase == "header" else "request")
        super().send_400_response(msg)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over; it goes on counting there."""
        self._enter("")
        self._holds = False  # the other protocol has it from here
        super().handle_websocket_upgrade(event)

    def timeout_keep_alive_handler(self) -> None:
        """No further request has come."""
        super().timeout_keep_alive_handler()
        self._look()

    def _look(self) -> None:
        """See what is awaited now. A phase has its time from its beginning, however much comes meanwhile."""
        state = self.conn.their_state
        if not self._holds:
            self._enter("")
        elif self.transport.is_closing():
            self._enter("reader")
        elif state is h11.SEND_BODY:
            self._enter("body")
        elif state is h11.IDLE and self.timeout_keep_alive_task is None:
            self._enter("header")
        else:
            self._enter("")

    def _enter(self, phase: str) -> None:
        if phase == self._phase:
            return
        self._phase = phase
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if phase:
            self._deadline = self.loop.call_later(_SECONDS[phase], self.cut, f"slow-{phase}")


class Ws(_Taking, WebSocketsSansIOProtocol):
    """A connection that has become a WebSocket; it counts until it ends."""

    counted: Connections

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.counted.closed(self.address)

    def send_keepalive_ping(self) -> None:
        """Ask whether the other end is there; of one that is being closed, whether it has gone by then."""
        super().send_keepalive_ping()
        if self.pong_timer is None and self.ping_timeout:
            self.pong_timer = self.loop.call_later(self.ping_timeout, self.keepalive_timeout)

    def keepalive_timeout(self) -> None:
        """The other end has not answered: somebody has left without a word, which happens every day."""
        super().keepalive_timeout()
        self.transport.abort()


def refuse(address: str, reason: str) -> None:
    """A connection is ended for a reason: count and log it."""
    CONNECTIONS_REFUSED.labels(reason).inc()
    security.tell("connection refused", reason=reason, address=neighbourhood(address))


def protocols(counted: Connections) -> tuple[type[Http], type[Ws]]:
    """The classes for a server's connections, which are counted together."""
    return (
        type("CountedHttp", (Http,), {"counted": counted}),
        type("CountedWs", (Ws,), {"counted": counted}),
    )
