"""HTTP: the coach (docs/protocol.md, section 5)."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from petteia.server import wire
from petteia.server.tables import coaching, seating

from .describe import route
from .routes import SeatNumber, TableId
from .state import person, read, send, server_of

router = APIRouter(prefix="/api")


@router.post("/tables/{table}/seats/{seat}/coach", **route(wire.TableAnswer, wire.Coach))
async def switch(request: Request, table: TableId, seat: SeatNumber) -> Response:
    """Be coached from now on, or no longer; everybody sees it."""
    browser = await person(request)
    house = server_of(request).house
    wanted = await read(request, wire.Coach)
    await coaching.switch(house, browser, table, seat, wanted.coach)
    return send(await seating.answer(house, table, browser))


@router.get("/tables/{table}/seats/{seat}/advice", **route(wire.Advice))
async def advice(request: Request, table: TableId, seat: SeatNumber) -> Response:
    """Ideas for what the seat has to decide, with reasons."""
    browser = await person(request)
    server = server_of(request)
    server.limits.check("advice", browser)
    return send(await coaching.advice(server.house, browser, table, seat))
