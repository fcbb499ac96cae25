"""HTTP: play for programs, records and replay (docs/protocol.md, sections 5 and 7)."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, TypeVar

from fastapi import APIRouter, Query, Request, Response

from petteia.server import wire
from petteia.server.refusals import Refuse
from petteia.server.tables import playing, records, seating
from petteia.server.tables.house import House
from petteia.server.tables.live import Watcher

from .describe import route
from .routes import TableId, admitted, limit_new
from .state import address_of, browser_of, person, read, send, send_packed, server_of

router = APIRouter(prefix="/api")

SeatQuery = Annotated[int | None, Query(ge=0, le=15)]
Since = Annotated[int | None, Query(ge=0, le=2**31 - 1)]
Number = Annotated[int, Query(ge=0, le=2**31 - 1)]

Decision = TypeVar("Decision", wire.Act, wire.Undo)
Word = TypeVar("Word", wire.UndoAsk, wire.UndoAnswer)


POSITIONS = 20  # that are sent together
_REPLAY = 5  # a replay tells everybody's points after every move


def _charge(request: Request, moves: int) -> None:
    """Refuse if an address wants more moves than it may; they are what costs time."""
    server_of(request).limits.check("moves", address_of(request), moves)


@router.get("/tables/{table}/update", **route(wire.Update))
async def update(
    request: Request,
    table: TableId,
    seat: SeatQuery = None,
    since: Since = None,
    stamp: Annotated[int | None, Query(ge=0, le=2**53 - 1)] = None,
    wait: Annotated[float, Query(ge=0, le=25)] = 0,
) -> Response:
    """What a viewer may know; with ``wait`` as soon as there is something new."""
    house = server_of(request).house
    browser = await admitted(request, table)
    watcher = Watcher(browser)
    async with house.at(table) as live:
        if since is not None:
            since = await playing.known_since(house, live, since, stamp)
        playing.viewer_of(live.row, seat, browser)
        patient = wait > 0 and since is not None and since >= live.row.seq
        if patient:
            house.watch(live, watcher)
            watcher.woken.clear()
    if patient:
        try:
            async with asyncio.timeout(wait):
                while not watcher.gone and live.row.seq <= (since or 0):
                    await watcher.woken.wait()
                    watcher.woken.clear()
        except TimeoutError:
            pass  # nothing new; the answer says so
        finally:
            house.unwatch(live, watcher)
        browser = await browser_of(request)  # the device may have been signed out
    async with house.at(table) as live:
        # The seat may have been left, or the invite may be another now.
        await playing.admit_surely(house, live, browser, request.headers.get("x-invite"))
        viewer = playing.viewer_of(live.row, seat, browser)
        _charge(request, playing.moves_since(live, since))
        told = await playing.told(house, live, viewer, since)
        return Response(told, media_type="application/json")


@router.get("/tables/{table}/moves", **route(wire.Moves))
async def moves(
    request: Request, table: TableId, until: Annotated[int, Query(ge=0, le=2**31 - 1)], seat: SeatQuery = None
) -> Response:
    """The moves from the first to ``until``, for a page that began with the latest."""
    house = server_of(request).house
    browser = await admitted(request, table)
    async with house.at(table) as live:
        viewer = playing.viewer_of(live.row, seat, browser)
        _charge(request, min(until, live.row.length))
        told = await playing.history(house, live, viewer, until)
    return await asyncio.to_thread(send_packed, request, told)


async def _decided(
    request: Request,
    table: str,
    kind: type[Decision],
    decide: Callable[[House, str, str, Decision], Awaitable[tuple[int, bool]]],
) -> Response:
    """Has a decision of the one who asks stored; answers with what is new since they knew the table."""
    house = server_of(request).house
    browser = await person(request)
    wanted = await read(request, kind)
    done = await decide(house, browser, table, wanted)
    async with house.at(table) as live:
        viewer = playing.viewer_of(live.row, wanted.seat, browser)
        _charge(request, playing.moves_since(live, wanted.seq))
        return send(wire.Done(*done, await playing.update(house, live, viewer, wanted.seq)))


@router.post("/tables/{table}/act", **route(wire.Done, wire.Act))
async def act(request: Request, table: TableId) -> Response:
    """Decide. The answer means that the decision is stored."""
    return await _decided(request, table, wire.Act, playing.act)


@router.post("/tables/{table}/undo", **route(wire.Done, wire.Undo))
async def undo(request: Request, table: TableId) -> Response:
    """Take back one's last decision."""
    return await _decided(request, table, wire.Undo, playing.undo)


async def _about_undo(
    request: Request,
    table: str,
    kind: type[Word],
    say: Callable[[House, str, str, Word], Awaitable[None]],
) -> Response:
    """Has a question about an undo, or its answer, told; answers with the table as it is then."""
    house = server_of(request).house
    browser = await person(request)
    await say(house, browser, table, await read(request, kind))
    return send(await seating.answer(house, table, browser))


@router.post("/tables/{table}/undo/ask", **route(wire.TableAnswer, wire.UndoAsk))
async def undo_ask(request: Request, table: TableId) -> Response:
    """Ask the others for an undo."""
    return await _about_undo(request, table, wire.UndoAsk, playing.undo_ask)


@router.post("/tables/{table}/undo/answer", **route(wire.TableAnswer, wire.UndoAnswer))
async def undo_answer(request: Request, table: TableId) -> Response:
    """Answer such a question."""
    return await _about_undo(request, table, wire.UndoAnswer, playing.undo_answer)


@router.get("/tables/{table}/why", **route(wire.Because))
async def why(
    request: Request,
    table: TableId,
    seat: Annotated[int, Query(ge=0, le=15)],
    action: Annotated[str, Query(max_length=200)],
) -> Response:
    """Why an action is not legal."""
    browser = await person(request)
    return send(await playing.why(server_of(request).house, browser, table, seat, action))


@router.get("/tables/{table}/chat", **route(wire.Lines))
async def lines(request: Request, table: TableId, after: Number = 0) -> Response:
    """The latest of the chat."""
    house = server_of(request).house
    browser = await admitted(request, table)
    async with house.at(table) as live:
        return send(wire.Lines(await playing.heard(house, live, after, browser)))


@router.post("/tables/{table}/chat", **route(wire.OneLine, wire.Say))
async def say(request: Request, table: TableId) -> Response:
    """Say something."""
    browser = await person(request)
    server = server_of(request)
    server.limits.check("chat", browser)
    return send(wire.OneLine(await playing.say(server.house, browser, table, await read(request, wire.Say))))


# ---- records -----------------------------------------------------------------------------------


def _file(kind: str) -> dict[str, Any]:
    out = route(None)
    out["responses"][200]["content"] = {kind: {"schema": {"type": "string"}}}
    return out


@router.get("/tables/{table}/record", **_file("application/x-ndjson"))
async def record(request: Request, table: TableId) -> Response:
    """The record of a game that has ended."""
    house = server_of(request).house
    await admitted(request, table)
    async with house.at(table) as live:
        _charge(request, live.row.length)
        text = await records.record(house, live)
        name = f"{live.row.kind}-{live.id}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, 200, headers, "application/x-ndjson")


@router.get("/tables/{table}/view", **route(wire.OwnView))
async def view(request: Request, table: TableId, seat: SeatQuery = None) -> Response:
    """A game as one viewer knows it, as a file."""
    house = server_of(request).house
    browser = await admitted(request, table)
    async with house.at(table) as live:
        viewer = playing.viewer_of(live.row, seat, browser)
        _charge(request, playing.moves_since(live, 0))
        content = wire.OwnView(house.info(live), await playing.update(house, live, viewer, 0))
        name = f"{live.row.kind}-{live.id}-view.json"
    return send(content, headers={"Content-Disposition": f'attachment; filename="{name}"'})


_UPLOAD = route(wire.TableAnswer, status=201)
_UPLOAD["openapi_extra"] = {
    "requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}
}


@router.post("/records", **_UPLOAD)
async def upload(request: Request) -> Response:
    """Store a record, to look at it or play on from it."""
    browser = await person(request)
    server = server_of(request)
    limit_new(request, "upload", browser)
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise Refuse("record", line=0, detail="it is not text") from None
    id_, invite = await records.upload(server.house, browser, text)
    return send(await seating.answer(server.house, id_, browser, invite), 201)


@router.get("/tables/{table}/replay", **route(wire.Replay))
async def replay(
    request: Request,
    table: TableId,
    seat: SeatQuery = None,
    language: Annotated[str, Query(max_length=8)] = "en",
) -> Response:
    """A game that has ended, whole."""
    house = server_of(request).house
    await admitted(request, table)
    async with house.at(table) as live:
        _charge(request, live.row.length * _REPLAY)
        return send(await records.replay(house, live, seat, language))


@router.get("/tables/{table}/replay/{n}", **route(wire.Position))
async def position(request: Request, table: TableId, n: int, seat: SeatQuery = None) -> Response:
    """A position of a game that has ended."""
    house = server_of(request).house
    await admitted(request, table)
    if not 0 <= n < 2**31:
        raise Refuse("not-found")
    async with house.at(table) as live:
        return send(await records.position(house, live, n, seat))


@router.get("/tables/{table}/positions", **route(wire.Positions))
async def positions(request: Request, table: TableId, first: Number = 0, seat: SeatQuery = None) -> Response:
    """Some positions of a game that has ended, for whoever wants to read it later without a connection."""
    house = server_of(request).house
    await admitted(request, table)
    async with house.at(table) as live:
        _charge(request, POSITIONS * _REPLAY)
        last = min(first + POSITIONS - 1, live.row.length)
        found = [await records.position(house, live, n, seat) for n in range(first, last + 1)]
        return send(wire.Positions(found, live.row.length))


@router.post("/tables/{table}/branch", **route(wire.TableAnswer, wire.Branch, 201))
async def branch(request: Request, table: TableId) -> Response:
    """Play on from a position as a new table."""
    browser = await person(request)
    server = server_of(request)
    limit_new(request, "table", browser)
    wanted = await read(request, wire.Branch)
    await admitted(request, table)
    id_, invite = await records.branch(server.house, browser, table, wanted, server.limits.active_tables)
    return send(await seating.answer(server.house, id_, browser, invite), 201)
