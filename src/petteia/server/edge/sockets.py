"""The WebSocket of a table (docs/protocol.md, section 6).

A connection is sent what has changed since it was last sent something: it holds no queue of updates, so a
slow reader costs no memory and gets one update for several decisions.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from typing import Any
from urllib.parse import urlsplit

import msgspec
import structlog
from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect, WebSocketState

from petteia.kernel import PetteiaError
from petteia.server import security, wire
from petteia.server.metrics import CONNECTIONS, FAULTS, REFUSED
from petteia.server.people import new_id, token_id
from petteia.server.refusals import Refuse
from petteia.server.storage import Conflict, Unavailable, now
from petteia.server.storage.meeting import MeetingStore
from petteia.server.tables import playing, views
from petteia.server.tables.live import Live, Watcher

from .state import Server, address_of, server_of

log = structlog.get_logger("petteia.server.sockets")
router = APIRouter()

HELLO_SECONDS = 10.0
SEND_SECONDS = 30.0
_OUTBOX = 256  # answers that wait for a client which does not read
_UNREADABLE = 20  # unreadable messages before the connection is closed
_CLOSE = {"no-token": 4401, "forbidden": 4403, "not-found": 4404, "too-many": 4429, "full": 4429}


class Close(Exception):  # noqa: N818 - how a connection ends
    """The connection ends with this code."""

    def __init__(self, code: int) -> None:
        """``code`` is one of docs/protocol.md."""
        self.code = code


class Socket(Watcher):
    """One connection to a table."""

    def __init__(self, server: Server, socket: WebSocket, hello: wire.Hello, browser: str | None) -> None:
        """After its hello."""
        super().__init__(browser, None if hello.token is None else token_id(hello.token))
        self.server = server
        self.socket = socket
        self.protocol = hello.protocol
        self.invite = hello.invite
        self.seats = hello.seats
        """The seats asked for; None: all that the person holds."""
        self.since, self.stamp = hello.since, hello.stamp
        self.revision = hello.revision
        self.checked = False
        """Whether ``since`` was compared with the log."""
        self.resuming: set[int | None] | None = None
        """The viewers for whom ``since`` was meant: those that the connection could be at that time."""
        self.sent: dict[int | None, tuple[int, int]] = {}
        """Viewer -> length of the log and revision it was last told of."""
        self.outbox: deque[wire.ServerMessage] = deque()
        self.version = -1
        self.line = 0
        self.welcomed = False

    def put(self, message: wire.ServerMessage) -> None:
        """Send this next."""
        if len(self.outbox) >= _OUTBOX:
            raise Close(4408)
        self.outbox.append(message)
        self.wake()

    # ---- sending ------------------------------------------------------------------------------

    async def send_all(self, live: Live) -> None:
        """Send whatever is new, for ever; raises Close."""
        while True:
            await self.woken.wait()
            self.woken.clear()
            if self.signed_out:
                raise Close(4401)
            if self.gone:
                raise Close(1001 if self.server.house.closing else 4404)
            for frame in await self.frames(live):
                async with asyncio.timeout(SEND_SECONDS):
                    await self.socket.send({"type": "websocket.send", "text": frame.decode()})

    async def frames(self, live: Live) -> list[bytes]:
        """Everything that this connection has not been told yet."""
        house = self.server.house
        out: list[wire.ServerMessage | bytes] = []
        async with house.at(live.id) as now_live:
            if now_live is not live:
                raise Close(1001)
            row = live.row
            await playing.admit_surely(house, live, self.browser, self.invite)
            if not self.welcomed:
                self.welcomed = True
                self.version = live.version
                you = views.you(row, self.browser)
                out.append(wire.Welcome(house.info(live), you, now(), wire.PROTOCOL))
                if self.protocol != wire.PROTOCOL:
                    # It may show less than there is, but whatever it decides still counts.
                    known = {"page": self.protocol, "server": wire.PROTOCOL}
                    self.notices.append(wire.Notice("reload-this-page", known))
            elif self.version != live.version:
                self.version = live.version
                out.append(wire.TableChanged(house.info(live), views.you(row, self.browser)))
            if not self.checked:
                self.checked = True
                self.since = await playing.known_since(house, live, self.since, self.stamp)
            viewers = self.viewers(live)
            if self.resuming is None:
                self.resuming = {*viewers}
                latest = (live.row.seq, live.row.revision)
                if self.stamp is not None and (self.since, self.revision) == latest:
                    # It has asked for the position before, and nothing has happened meanwhile.
                    self.sent = dict.fromkeys(viewers, latest)
            if live.play is not None:
                out += [await self.update(live, v) for v in viewers if self.behind(live, v)]
            talk = await playing.lines(house, live)
            if talk and talk[-1].id > self.line:
                last = talk[-1].id
                if self.unheard is None and self.browser is not None:
                    self.unheard = await MeetingStore(house.store).unheard(self.browser)
                lines = await playing.heard(house, live, self.line, self.browser, self.unheard)
                self.line = last
                if lines:
                    out.append(wire.Chat(lines))
        while self.notices:
            out.append(self.notices.popleft())
        while self.outbox:
            out.append(self.outbox.popleft())
        return [message if isinstance(message, bytes) else wire.encode(message) for message in out]

    def viewers(self, live: Live) -> list[int | None]:
        """The viewers this connection may be now: seats that the person holds, else a spectator."""
        held = [s.number for s in live.row.seat if self.browser is not None and s.holder == self.browser]
        wanted = [seat for seat in held if self.seats is None or seat in self.seats]
        viewers: list[int | None] = [*wanted] or [None]
        for gone in [viewer for viewer in self.sent if viewer not in viewers]:
            del self.sent[gone]
        return viewers

    def behind(self, live: Live, viewer: int | None) -> bool:
        """Whether the viewer has not been told the latest."""
        return self.sent.get(viewer) != (live.row.seq, live.row.revision)

    async def update(self, live: Live, viewer: int | None) -> bytes:
        """What a viewer has not been told yet. Who takes a seat later gets all that it may know."""
        since = self.since if self.resuming is not None and viewer in self.resuming else 0
        if viewer in self.sent:
            since = self.sent[viewer][0]
        self.sent[viewer] = (live.row.seq, live.row.revision)
        address = address_of(self.socket)
        self.server.limits.check("moves", address, playing.moves_since(live, since))
        return await playing.told(self.server.house, live, viewer, since)

    # ---- receiving ----------------------------------------------------------------------------

    async def receive_all(self, live: Live) -> None:
        """Do what the client says, for ever; raises Close or WebSocketDisconnect."""
        who = self.browser or address_of(self.socket)  # one person's connections count together
        unreadable = 0
        while True:
            text = await receive(self.socket)
            self.server.limits.check("frame", who)
            if self.signed_out:
                raise Close(4401)
            ref: str | None = None
            try:
                message = wire.decode_client(text)
                if isinstance(message, wire.Hello):
                    raise Close(4400)
                ref = message.ref
                await self.obey(live, message)
            except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
                unreadable += 1
                if unreadable > _UNREADABLE:
                    raise Close(4400) from None
                self.refuse(ref, Refuse("bad-request", detail=str(error)[:200]))
            except Refuse as refuse:
                self.refuse(ref, refuse)

    def refuse(self, ref: str | None, refuse: Refuse) -> None:
        """Say no."""
        REFUSED.labels(refuse.refusal.id).inc()
        security.refused(refuse.refusal.id, address_of(self.socket), person=self.browser)
        self.put(wire.RefusedMessage(ref, refuse.refusal))

    async def obey(self, live: Live, message: wire.ClientMessage) -> None:
        """One message; Refuse if it is refused."""
        house = self.server.house
        if isinstance(message, wire.Ping):
            self.hidden = message.hidden
            self.put(wire.Pong(message.ref, now()))
            return
        if isinstance(message, wire.Watch):
            self.seats, self.sent, self.resuming = message.seats, {}, None
            self.since, self.stamp, self.checked = message.since, message.stamp, False
            self.revision = None
            self.wake()
            return
        if self.browser is None:
            raise Refuse("no-token")
        match message:
            case wire.Act():
                seq, repeated = await playing.act(house, self.browser, live.id, message)
                self.put(wire.Ack(message.ref, seq, repeated))
            case wire.Undo():
                seq, repeated = await playing.undo(house, self.browser, live.id, message)
                self.put(wire.Ack(message.ref, seq, repeated))
            case wire.UndoAsk():
                await playing.undo_ask(house, self.browser, live.id, message)
                self.put(wire.Ack(message.ref, live.row.seq))
            case wire.UndoAnswer():
                await playing.undo_answer(house, self.browser, live.id, message)
                self.put(wire.Ack(message.ref, live.row.seq))
            case wire.Why():
                answer = await playing.why(house, self.browser, live.id, message.seat, message.action)
                answer.ref = message.ref
                self.put(answer)
            case wire.Say():
                self.server.limits.check("chat", self.browser)
                await playing.say(house, self.browser, live.id, message)
                self.put(wire.Ack(message.ref, live.row.seq))


async def receive(socket: WebSocket) -> str:
    """The next text frame."""
    message = await socket.receive()
    if message["type"] != "websocket.receive":
        raise WebSocketDisconnect(message.get("code") or 1006)
    text: str | None = message.get("text")
    if text is None:
        raise Close(4400)
    return text


def same_origin(server: Server, socket: WebSocket) -> bool:
    """Whether a browser's page may connect: a page of this server, or of an origin that its owner named.

    Programs send no origin; they hold no one's cookies, so nothing can be stolen through them.
    """
    origin = socket.headers.get("origin")
    if origin is None or origin in server.settings.origins:
        return True
    try:
        return urlsplit(origin).netloc == socket.headers.get("host")
    except ValueError:  # no address at all
        return False


@router.websocket("/ws/tables/{table}")
async def serve_socket(socket: WebSocket, table: str) -> None:
    """A connection from its hello to its end."""
    server = server_of(socket)
    address = address_of(socket)
    if not same_origin(server, socket):
        security.tell("foreign origin", address=address, origin=socket.headers.get("origin"))
        await socket.close(4403)
        return
    await socket.accept()
    counted: str | None = None
    open_ = False
    code = 4500
    try:
        server.limits.check("http", address)
        hello, browser = await _hello(server, socket)
        server.limits.connect(browser)
        counted, open_ = browser, True
        CONNECTIONS.inc()
        await _talk(Socket(server, socket, hello, browser), table)
    except Close as close:
        code = close.code
    except Refuse as refuse:
        code = _CLOSE.get(refuse.refusal.id, 4500)
        security.refused(refuse.refusal.id, address, table=table, person=counted)
    except TimeoutError:
        code = 4408
    except (WebSocketDisconnect, ConnectionError):
        code = 0
    except (PetteiaError, Unavailable, Conflict) as error:
        log.error("connection ended", table=table, problem=str(error))
    except Exception:
        FAULTS.inc()
        log.exception("fault", id=new_id(8), table=table)
    finally:
        if open_:
            CONNECTIONS.dec()
            server.limits.disconnect(counted)
    if code and socket.application_state is not WebSocketState.DISCONNECTED:
        with contextlib.suppress(RuntimeError, OSError, WebSocketDisconnect):
            await socket.close(code)


async def _hello(server: Server, socket: WebSocket) -> tuple[wire.Hello, str | None]:
    async with asyncio.timeout(HELLO_SECONDS):
        text = await receive(socket)
    try:
        hello = wire.decode_client(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        raise Close(4400) from None
    if not isinstance(hello, wire.Hello):
        raise Close(4400)
    browser = await server.people.find(hello.token)
    if hello.token is not None and browser is None:
        raise Refuse("no-token")
    return hello, browser


async def _talk(connection: Socket, table: str) -> None:
    house = connection.server.house
    async with house.at(table) as live:
        await playing.admit_surely(house, live, connection.browser, connection.invite)
        await house.refresh_if_shared(live)
        house.watch(live, connection)
    tasks: list[asyncio.Task[Any]] = []
    try:
        tasks = [
            asyncio.create_task(connection.send_all(live)),
            asyncio.create_task(connection.receive_all(live)),
        ]
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        house.unwatch(live, connection)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
