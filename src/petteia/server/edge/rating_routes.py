"""HTTP: ratings (docs/protocol.md, section 9)."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from petteia.server import wire
from petteia.server.ratings import seen

from . import catalogue
from .describe import route
from .routes import TableId, admitted
from .state import browser_of, send, server_of

router = APIRouter(prefix="/api")


@router.get("/ratings/{game}", **route(wire.Leaders))
async def leaders(
    request: Request,
    game: str,
    offset: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
    find: Annotated[str, Query(max_length=64)] = "",
) -> Response:
    """A game's list of ratings from a place on; with ``find`` those whose names begin like that."""
    catalogue.find(game)
    me = await browser_of(request)
    return send(await seen.leaders(server_of(request).house.store, game, offset, limit, find, me))


@router.get("/tables/{table}/ratings", **route(wire.TableRatings))
async def at_table(request: Request, table: TableId) -> Response:
    """The ratings at a table, and whether its game counts."""
    await admitted(request, table)
    house = server_of(request).house
    async with house.at(table) as live:
        row = live.row
    return send(await seen.at_table(house.store, row))
