"""The application: all parts put together, opened and closed."""

from __future__ import annotations

import asyncio
import contextlib
import math
import secrets
import time
from collections.abc import AsyncIterator
from typing import Any

import structlog
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp

import petteia
from petteia.kernel import PetteiaError
from petteia.server import metrics, wire
from petteia.server.people import People, new_id
from petteia.server.refusals import REFUSALS, Refuse
from petteia.server.settings import Settings
from petteia.server.storage import Conflict, Database, Store, Unavailable
from petteia.server.storage.database import answered
from petteia.server.storage.migrate import upgrade
from petteia.server.tables.house import House

from . import (
    account_routes,
    analysis_routes,
    coach_routes,
    editor_routes,
    lesson_routes,
    lobby_routes,
    notice_routes,
    pages,
    people_routes,
    play_routes,
    preference_routes,
    rating_routes,
    routes,
    sockets,
)
from .connections import Connections
from .describe import document
from .guard import Guard
from .limits import Limits
from .state import Server, refusal_response, send

log = structlog.get_logger("petteia.server")


def make_app(settings: Settings) -> ASGIApp:
    """The application for these settings; its lifespan opens and closes the database and the bots."""
    database = Database(settings.database, settings.news, settings.database_seconds)
    store = Store(database, secrets.token_hex(6))
    limits = Limits(settings.limit_factor, Connections.of(settings).per_address)
    people = People(store, settings.token_days)
    server = Server(settings, House(store, settings), people, limits)

    @contextlib.asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await upgrade(database)
        await server.house.open()
        log.info("open", version=petteia.__version__, database=database.url.render_as_string())
        try:
            yield
        finally:
            await server.house.close()
            await database.close()
            log.info("closed")

    looking = asyncio.Lock()
    counted, healthy, tables = -math.inf, True, {}
    app = FastAPI(lifespan=lifespan, openapi_url=None, docs_url=None, redoc_url=None)
    app.state.server = server

    @app.exception_handler(Refuse)
    async def refused(request: Request, refuse: Refuse) -> Response:
        return refusal_response(refuse, request.scope)

    @app.exception_handler(Conflict)
    async def conflict(request: Request, _: Conflict) -> Response:
        return refusal_response(Refuse("stale", seq=0), request.scope)

    @app.exception_handler(Unavailable)
    async def unavailable(request: Request, error: Unavailable) -> Response:
        log.error("database does not answer", path=request.url.path, problem=str(error))
        return refusal_response(Refuse("unavailable"), request.scope)

    @app.exception_handler(PetteiaError)
    async def damaged(request: Request, error: PetteiaError) -> Response:
        # Only a stored game that does not fit the program any more gets here.
        log.error("table cannot be played", path=request.url.path, problem=str(error))
        return refusal_response(Refuse("record", line=0, detail=str(error)), request.scope)

    @app.exception_handler(RecursionError)
    async def too_deep(request: Request, _: RecursionError) -> Response:
        # Only what a client sent can be nested so deeply that it was read but cannot be looked through.
        return refusal_response(Refuse("bad-request", detail="nested too deeply"), request.scope)

    @app.exception_handler(ClientDisconnect)
    async def left(_: Request, __: ClientDisconnect) -> Response:
        return Response(status_code=400)  # nobody reads it

    @app.exception_handler(Exception)
    async def fault(request: Request, _: Exception) -> Response:
        request.scope["petteia.fault"] = id_ = new_id(8)
        return refusal_response(Refuse("internal", id=id_), request.scope)

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> Response:
        first: dict[str, Any] = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return refusal_response(Refuse("bad-request", detail=f"{where}: {first['msg']}"), request.scope)

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> Response:
        known = {status: id_ for id_, (status, _, _) in reversed(REFUSALS.items()) if status in (404, 405)}
        if error.status_code in known:
            return refusal_response(Refuse(known[error.status_code]), request.scope)
        return refusal_response(Refuse("bad-request", detail=str(error.detail)), request.scope)

    @app.get("/api/openapi.json", include_in_schema=False)
    async def description() -> Response:
        return send(document(app))

    async def look() -> dict[str, int]:
        found = await store.counts()
        await store.probe()
        return found

    @app.get("/health", include_in_schema=False)
    async def health() -> Response:
        nonlocal counted, healthy, tables
        async with looking:  # anybody may ask, so it is looked once a second at most, for all who ask
            if time.monotonic() - counted > 1:
                try:
                    tables = await answered(look(), settings.database_seconds / 2)
                    healthy = True
                except (Unavailable, Conflict) as error:
                    log.warning("not healthy", problem=str(error))
                    healthy = False
                counted = time.monotonic()
        if not healthy:
            return send(wire.Health("no database"), 503)
        return send(wire.Health("ok", petteia.__version__, tables))

    @app.get("/metrics", include_in_schema=False)
    async def figures() -> Response:
        return Response(metrics.text(), media_type="text/plain; version=0.0.4")

    app.include_router(routes.router)
    app.include_router(preference_routes.router)
    app.include_router(account_routes.router)
    app.include_router(people_routes.router)
    app.include_router(play_routes.router)
    app.include_router(rating_routes.router)
    app.include_router(lobby_routes.router)
    app.include_router(editor_routes.router)
    app.include_router(lesson_routes.router)
    app.include_router(coach_routes.router)
    app.include_router(notice_routes.router)
    app.include_router(analysis_routes.router)
    app.include_router(sockets.router)
    app.include_router(pages.router)
    return Guard(app, server)
