"""HTTP: analyses of finished games (docs/protocol.md, section 7)."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from petteia.server import wire

from .describe import route
from .routes import TableId, admitted
from .state import person, read, send, server_of

router = APIRouter(prefix="/api")


@router.get("/tables/{table}/analysis", **route(wire.AnalysisState))
async def state(request: Request, table: TableId, depth: wire.EyeDepth = "quick") -> Response:
    """How an analysis stands, and what was found."""
    browser = await admitted(request, table)
    return send(await server_of(request).house.analysing.state(browser, table, depth))


@router.post("/tables/{table}/analysis", **route(wire.AnalysisState, wire.EyeWish))
async def begin(request: Request, table: TableId) -> Response:
    """Have a finished game analysed."""
    browser = await person(request)
    server = server_of(request)
    await admitted(request, table)
    wanted = await read(request, wire.EyeWish)
    server.limits.check("analysis", browser)
    return send(await server.house.analysing.begin(browser, table, wanted.depth))


@router.delete("/tables/{table}/analysis", **route(wire.AnalysisState))
async def cancel(request: Request, table: TableId, depth: wire.EyeDepth = "quick") -> Response:
    """Stop an analysis that one has asked for."""
    browser = await person(request)
    await admitted(request, table)
    return send(await server_of(request).house.analysing.cancel(browser, table, depth))


@router.get("/analyses", **route(wire.EyeStatistics))
async def own(request: Request) -> Response:
    """Luck and mistakes over one's own analysed games: for the person alone."""
    browser = await person(request)
    return send(await server_of(request).house.analysing.of_person(browser))
