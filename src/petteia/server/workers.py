"""``petteia bots``: processes that think for the servers of a database, on this machine or another."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import secrets
import signal
from typing import Annotated

import prometheus_client
import structlog
import typer

import petteia
from petteia.kernel import OptionError

from . import metrics
from .logs import configure
from .settings import Settings
from .storage import Database, Store, Unavailable
from .storage.migrate import upgrade
from .tables.house import House

log = structlog.get_logger("petteia.server.bots")


def bots(
    database: Annotated[
        str, typer.Option(help="postgresql://...: the servers' database.", envvar="PETTEIA_DATABASE")
    ],
    news: Annotated[
        str, typer.Option(help="Where the servers tell each other of changes.", envvar="PETTEIA_NEWS")
    ] = "",
    processes: Annotated[
        int | None, typer.Option(help="Processes in which bots think.", min=2, max=256)
    ] = None,
    bot_seconds: Annotated[float, typer.Option(help="What a bot's decision may take.", min=0.1)] = 15.0,
    metrics_port: Annotated[
        int | None, typer.Option(help="Port for /metrics, on this machine only.", min=1, max=65535)
    ] = None,
    log: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "info",
    log_json: Annotated[bool, typer.Option("--log-json", help="Log lines in JSON.")] = False,
) -> None:
    """Let bots think for the servers of a database."""
    settings = Settings(
        database=database, news=news, bot_seconds=bot_seconds, log_level=log, log_json=log_json
    )
    if processes is not None:
        settings = dataclasses.replace(settings, bot_workers=processes)
    try:
        if metrics_port is not None:
            prometheus_client.start_http_server(metrics_port, "127.0.0.1", metrics.REGISTRY)
        run(settings)
    except OptionError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from None
    except OSError as error:  # somebody else has the port for metrics
        typer.echo(str(error), err=True)
        raise typer.Exit(3) from None


def run(settings: Settings) -> None:
    """Think until a signal says stop; what is in work then is taken over by others.

    OptionError unless the database is one that several processes share; the process ends with status 3 if the
    database is not there.
    """
    configure(settings.log_level, settings.log_json)
    database = Database(settings.database, settings.news, settings.database_seconds)
    if database.sqlite:
        raise OptionError("database", settings.database, "postgresql://...: an SQLite file has one server")
    try:
        asyncio.run(_think(database, settings))
    except Unavailable as error:
        log.error("database does not answer", problem=str(error))
        raise SystemExit(3) from None


async def _think(database: Database, settings: Settings) -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows has no such handlers: Ctrl-C ends it there
            loop.add_signal_handler(name, stop.set)
    house = House(Store(database, secrets.token_hex(6)), settings)
    try:
        await upgrade(database)
        await house.open(serving=False)
        log.info("thinking", version=petteia.__version__, database=database.url.render_as_string())
        await stop.wait()
    finally:
        await house.close()
        await database.close()
        log.info("closed")
