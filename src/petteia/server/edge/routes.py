"""HTTP: people, tables and seats (docs/protocol.md, sections 1, 3 and 4)."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Request, Response

from petteia.server import security, wire
from petteia.server.people import device_label, token_id
from petteia.server.refusals import Refuse
from petteia.server.storage import GameRow
from petteia.server.storage.accounts import AccountStore
from petteia.server.tables import playing, seating, silence, views
from petteia.server.tables.play import other_rules
from petteia.server.tables.versions import edition_of

from . import catalogue, encodings
from .describe import page, route
from .state import address_of, browser_of, person, read, send, send_packed, server_of, token_of

router = APIRouter(prefix="/api")

TableId = Annotated[str, Path(max_length=32)]
SeatNumber = Annotated[int, Path(ge=0, le=15)]
Limit = Annotated[int, Query(ge=1, le=100)]
Cursor = Annotated[str | None, Query(max_length=64)]


# ---- people ------------------------------------------------------------------------------------


@router.post("/browser", **route(wire.Token, status=201))
async def new_browser(request: Request) -> Response:
    """A new person."""
    server = server_of(request)
    server.limits.check("browser", address_of(request))
    return send(await server.people.new(_label(request)), 201)


def _label(request: Request) -> str:
    return device_label(request.headers.get("user-agent", ""))


@router.get("/browser", **route(wire.Browser))
async def who(request: Request) -> Response:
    """Who the token stands for."""
    browser = await person(request)
    return send(wire.Browser(browser, len(await server_of(request).house.store.devices(browser))))


@router.delete("/browser", **route(None, status=204))
async def forget(request: Request) -> Response:
    """Forget this token."""
    return await sign_out(request, token_id(token_of(request) or ""))


@router.get("/browser/devices", **route(wire.Devices))
async def devices(request: Request) -> Response:
    """All devices of the person."""
    browser = await person(request)
    return send(await server_of(request).people.devices(browser, token_of(request) or ""))


@router.delete("/browser/devices/{device}", **route(None, status=204))
async def sign_out(request: Request, device: Annotated[str, Path(max_length=32)]) -> Response:
    """Forget a device's token; its connections end."""
    browser = await person(request)
    server = server_of(request)
    server.house.sessions.end(await server.people.sign_out(browser, device))
    security.tell("token forgotten", person=browser, address=address_of(request))
    return Response(status_code=204)


@router.delete("/browser/devices", **route(None, status=204))
async def sign_out_others(request: Request) -> Response:
    """Forget the tokens of all other devices; their connections end."""
    browser = await person(request)
    server = server_of(request)
    server.house.sessions.end(await server.people.sign_out_others(browser, token_of(request) or ""))
    security.tell("other tokens forgotten", person=browser, address=address_of(request))
    return Response(status_code=204)


@router.post("/browser/code", **route(wire.Code))
async def code(request: Request) -> Response:
    """A code for another device."""
    browser = await person(request)
    server_of(request).limits.check("browser", browser)
    return send(await server_of(request).people.code(browser))


@router.post("/browser/claim", **route(wire.Token, wire.Claim))
async def claim(request: Request) -> Response:
    """A token for the person whose code this is."""
    server = server_of(request)
    server.limits.check("claim", address_of(request))
    wanted = await read(request, wire.Claim)
    return send(await server.people.claim(wanted.code, _label(request)))


# ---- what there is to play ---------------------------------------------------------------------


def cached(request: Request, found: catalogue.Page) -> Response:
    """A page that does not change while the process runs; only its tag if the asker has it."""
    coding = encodings.choose(request.headers.get("accept-encoding", ""), ["gzip"])
    headers = {"ETag": found.tag(coding), "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(status_code=304, headers=headers)
    if coding is None:
        return Response(found.body, 200, headers, "application/json")
    headers["Content-Encoding"] = coding
    return Response(found.packed, 200, headers, "application/json")


@router.get("/games", **page(wire.GamesInfo))
async def games(request: Request) -> Response:
    """All games."""
    return cached(request, catalogue.games(server_of(request).settings.editions != "off"))


@router.get("/games/{game}", **page(wire.GameInfo))
async def game(request: Request, game: str) -> Response:
    """One game."""
    return cached(request, catalogue.one_game(game))


@router.get("/texts/{language}", **page(wire.TextsAnswer))
async def texts(
    request: Request, language: str, part: Annotated[str, Query(max_length=16)] = "all"
) -> Response:
    """The catalogues of a language, or a part of them."""
    return cached(request, catalogue.catalogues(language, part))


@router.get("/editions/{game}", **page(wire.EditionAnswer))
async def edition(request: Request, game: str) -> Response:
    """A game's default edition."""
    return cached(request, catalogue.edition(game))


@router.get("/rules/{game}", **page(wire.RulesAnswer))
async def rules(request: Request, game: str) -> Response:
    """A game's numbered rules."""
    return cached(request, catalogue.rules(game))


# ---- tables ------------------------------------------------------------------------------------


def _before(text: str | None) -> tuple[int, str] | None:
    if text is None:
        return None
    time, _, id_ = text.partition("-")
    if not (time.isascii() and time.isdecimal() and len(time) < 16 and id_.isascii() and id_.isalnum()):
        raise Refuse("bad-request", detail="'before' is not one that was given out")
    return int(time), id_


def _next(rows: list[GameRow], limit: int, time: str) -> str | None:
    return f"{getattr(rows[-1], time)}-{rows[-1].id}" if len(rows) == limit else None


@router.get("/tables", **route(wire.TableList))
async def lobby(
    request: Request,
    game: Annotated[str | None, Query(max_length=32)] = None,
    status: Literal["open", "playing", "over", "stopped"] = "open",
    before: Cursor = None,
    limit: Limit = 50,
) -> Response:
    """Public tables, newest first."""
    house = server_of(request).house
    if game is not None:
        catalogue.find(game)
    rows = await house.store.lobby(game, status, _before(before), limit)
    asker = await browser_of(request)
    apart = set() if asker is None else await AccountStore(house.store).apart(asker)
    seen = [house.info_of(row) for row in rows if not apart & {seat.holder for seat in row.seat}]
    return send(wire.TableList(seen, _next(rows, limit, "created")))


@router.get("/tables/mine", **route(wire.OwnTables))
async def mine(request: Request, before: Cursor = None, limit: Limit = 50) -> Response:
    """One's own tables, last moved first."""
    browser = await person(request)
    house = server_of(request).house
    rows = await house.store.mine(browser, _before(before), limit)
    tables = [wire.TableAnswer(house.info_of(row), views.you(row, browser)) for row in rows]
    return send(wire.OwnTables(tables, _next(rows, limit, "updated")))


@router.get("/tables/waiting", **route(wire.OwnTables))
async def waiting(request: Request, limit: Limit = 50) -> Response:
    """The tables that wait for one's decision, the most urgent first."""
    browser = await person(request)
    house = server_of(request).house
    rows = await house.store.waiting(browser, limit)
    tables = [wire.TableAnswer(house.info_of(row), views.you(row, browser)) for row in rows]
    return send(wire.OwnTables(tables, None))


@router.post("/tables", **route(wire.TableAnswer, wire.NewTable, 201))
async def create(request: Request) -> Response:
    """A new table."""
    server = server_of(request)
    browser = await person(request)
    limit_new(request, "table", browser)
    wanted = await read(request, wire.NewTable)
    catalogue.find(wanted.game)
    return send(await seating.create(server.house, browser, wanted, server.limits.active_tables), 201)


def limit_new(request: Request, what: str, browser: str) -> None:
    """Refuse if a person makes too many tables or uploads, or an address under however many names."""
    limits = server_of(request).limits
    limits.check(what, browser)
    limits.check(f"{what}-address", address_of(request))


async def admitted(request: Request, table: str, invite: str | None = None) -> str | None:
    """Who is asking, if that person may see the table; Refuse otherwise."""
    browser = await browser_of(request)
    house = server_of(request).house
    async with house.at(table) as live:
        await playing.admit_surely(house, live, browser, invite or request.headers.get("x-invite"))
    return browser


async def _answer(request: Request, table: str, browser: str | None, **more: Any) -> Response:
    return send(await seating.answer(server_of(request).house, table, browser, **more))


@router.get("/tables/{table}", **route(wire.TableAnswer))
async def table(request: Request, table: TableId, position: bool = False) -> Response:
    """A table; with ``position`` also what the asker may know of it, with the latest moves."""
    browser = await admitted(request, table)
    if not position:
        return await _answer(request, table, browser)
    house = server_of(request).house
    async with house.at(table) as live:
        answer = wire.TableAnswer(house.info(live), views.you(live.row, browser))
        update = playing.first(house, live, browser)
        if update is not None:
            server_of(request).limits.check("moves", address_of(request), len(update.moves))
            answer.update = update
    return send_packed(request, answer)


@router.delete("/tables/{table}", **route(None, status=204))
async def delete(request: Request, table: TableId) -> Response:
    """Remove a table that is not being played."""
    browser = await person(request)
    await seating.delete(server_of(request).house, browser, table)
    security.tell("table deleted", table=table, person=browser, address=address_of(request))
    return Response(status_code=204)


@router.get("/tables/{table}/edition", **route(wire.EditionAnswer))
async def table_edition(request: Request, table: TableId) -> Response:
    """The edition a table is played with."""
    await admitted(request, table)
    async with server_of(request).house.at(table) as live:
        edition = live.of_today.edition if live.of_today else await asyncio.to_thread(edition_of, live.row)
        if edition is None:
            raise other_rules(live.row)
        game = catalogue.find(live.row.kind)
    return send(await asyncio.to_thread(catalogue.edition_answer, game, edition))


@router.post("/tables/{table}/join", **route(wire.TableAnswer, wire.Join))
async def join(request: Request, table: TableId) -> Response:
    """Take a seat, or ask for one that was left in a running game."""
    browser = await person(request)
    wanted = await read(request, wire.Join)
    await admitted(request, table, wanted.invite)
    await seating.join(server_of(request).house, browser, table, wanted)
    return await _answer(request, table, browser)


@router.post("/tables/{table}/newcomer", **route(wire.TableAnswer, wire.Newcomer))
async def newcomer(request: Request, table: TableId) -> Response:
    """One's word on somebody who asks for a seat that was left."""
    browser = await person(request)
    wanted = await read(request, wire.Newcomer)
    await admitted(request, table)
    await seating.newcomer(server_of(request).house, browser, table, wanted)
    return await _answer(request, table, browser)


@router.post("/tables/{table}/start", **route(wire.TableAnswer))
async def start(request: Request, table: TableId) -> Response:
    """Begin."""
    browser = await person(request)
    await seating.start(server_of(request).house, browser, table)
    return await _answer(request, table, browser)


@router.post("/tables/{table}/abort", **route(wire.TableAnswer))
async def abort(request: Request, table: TableId) -> Response:
    """End without a result."""
    browser = await person(request)
    await seating.abort(server_of(request).house, browser, table)
    return await _answer(request, table, browser)


@router.post("/tables/{table}/rematch", **route(wire.TableAnswer, wire.Nothing))
async def rematch(request: Request, table: TableId) -> Response:
    """The table of the next game with the same people."""
    browser = await person(request)
    server = server_of(request)
    limit_new(request, "table", browser)
    await read(request, wire.Nothing)
    new = await seating.rematch(server.house, browser, table, server.limits.active_tables)
    return await _answer(request, new, browser)


@router.post("/tables/{table}/invite", **route(wire.InviteAnswer))
async def invite(request: Request, table: TableId) -> Response:
    """A new invite."""
    browser = await person(request)
    new = wire.InviteAnswer(await seating.invite(server_of(request).house, browser, table))
    security.tell("invite changed", table=table, person=browser, address=address_of(request))
    return send(new)


@router.post("/tables/{table}/seats/{seat}/name", **route(wire.TableAnswer, wire.Rename))
async def rename(request: Request, table: TableId, seat: SeatNumber) -> Response:
    """Another name."""
    browser = await person(request)
    wanted = await read(request, wire.Rename)
    await seating.rename(server_of(request).house, browser, table, seat, wanted.name)
    return await _answer(request, table, browser)


@router.post("/tables/{table}/seats/{seat}/set", **route(wire.TableAnswer, wire.NewSeat))
async def set_seat(request: Request, table: TableId, seat: SeatNumber) -> Response:
    """What the seat is; owner, before the start."""
    browser = await person(request)
    wanted = await read(request, wire.NewSeat)
    await seating.set_seat(server_of(request).house, browser, table, seat, wanted)
    return await _answer(request, table, browser)


@router.post("/tables/{table}/seats/{seat}/leave", **route(wire.TableAnswer))
async def leave(request: Request, table: TableId, seat: SeatNumber) -> Response:
    """Give the seat up."""
    browser = await person(request)
    await seating.leave(server_of(request).house, browser, table, seat)
    return await _answer(request, table, browser)


@router.post("/tables/{table}/seats/{seat}/bot", **route(wire.TableAnswer, wire.ToBot))
async def to_bot(request: Request, table: TableId, seat: SeatNumber) -> Response:
    """A bot plays the seat for now."""
    browser = await person(request)
    wanted = await read(request, wire.ToBot)
    await seating.to_bot(server_of(request).house, browser, table, seat, wanted.bot)
    return await _answer(request, table, browser)


@router.post("/tables/{table}/seats/{seat}/back", **route(wire.TableAnswer))
async def back(request: Request, table: TableId, seat: SeatNumber) -> Response:
    """Take the seat back."""
    browser = await person(request)
    await seating.back(server_of(request).house, browser, table, seat)
    return await _answer(request, table, browser)


@router.post("/tables/{table}/seats/{seat}/silence", **route(wire.TableAnswer, wire.Silence))
async def keep_silence(request: Request, table: TableId, seat: SeatNumber) -> Response:
    """Let the server say nothing where that is an answer, or no longer."""
    browser = await person(request)
    wanted = await read(request, wire.Silence)
    await silence.keep(server_of(request).house, browser, table, seat, wanted.silent)
    return await _answer(request, table, browser)


@router.post("/tables/{table}/seats/{seat}/resign", **route(wire.TableAnswer, wire.Resign))
async def resign(request: Request, table: TableId, seat: SeatNumber) -> Response:
    """Resign."""
    browser = await person(request)
    wanted = await read(request, wire.Resign)
    await seating.resign(server_of(request).house, browser, table, seat, wanted.bot)
    return await _answer(request, table, browser)
