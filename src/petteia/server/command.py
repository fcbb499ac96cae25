"""``petteia serve`` and ``petteia admin``."""

from __future__ import annotations

import dataclasses
import gc
import ipaddress
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from typing import Annotated

import typer
import uvicorn

from petteia.kernel import OptionError

from .admin import admin
from .edge.app import make_app
from .edge.limits import FRAME
from .logs import configure
from .settings import Settings, default_database
from .storage import Database

__all__ = ["admin", "run", "serve"]


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 lets others in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on.", min=1, max=65535)] = 8000,
    database: Annotated[
        str, typer.Option(help="sqlite:///FILE or postgresql://...; default: a file in your data folder.",
                          envvar="PETTEIA_DATABASE", show_default=False)
    ] = "",
    open_: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
    origin: Annotated[
        list[str] | None, typer.Option(help="Another origin whose pages may connect; may be repeated.")
    ] = None,
    proxy: Annotated[
        str, typer.Option(help="Addresses of proxies whose forwarding headers are believed.")
    ] = "",
    editions: Annotated[
        bool | None,
        typer.Option(help="Whether people may bring editions of their own; default: on this machine only."),
    ] = None,
    bots: Annotated[int | None, typer.Option(help="Processes in which bots think.", min=1, max=64)] = None,
    bot_seconds: Annotated[float, typer.Option(help="What a bot's decision may take.", min=0.1)] = 15.0,
    limit_factor: Annotated[
        float, typer.Option(help="Multiplies all rates and counts that are limited.", min=0.01)
    ] = 1.0,
    log: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "info",
    log_json: Annotated[bool, typer.Option("--log-json", help="Log lines in JSON.")] = False,
) -> None:  # fmt: skip
    """Serve tables to browsers and programs."""
    own = _loopback(host) if editions is None else editions
    settings = Settings(
        database=database or default_database(), host=host, port=port, origins=tuple(origin or ()),
        trusted_proxies=proxy, own_editions=own, bot_seconds=bot_seconds, limit_factor=limit_factor,
        log_level=log, log_json=log_json,
    )  # fmt: skip
    if bots is not None:
        settings = dataclasses.replace(settings, bot_workers=bots)
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::') else host}:{port}/"
    typer.echo(f"Petteia is at {address}  (Ctrl+C stops it)")
    if open_:
        threading.Thread(target=_open, args=(address,), daemon=True).start()
    try:
        run(settings)
    except OptionError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from None


def run(settings: Settings) -> None:
    """Serve until a signal says stop; open games go on when the server is started again.

    The process ends with status 3 if the server could not start, say without its database.
    """
    configure(settings.log_level, settings.log_json)
    config = uvicorn.Config(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=FRAME,
        ws_ping_interval=25,
        ws_ping_timeout=25,
        timeout_graceful_shutdown=5,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
    )
    # What is loaded by now stays. A full collection would look through all tables in memory while everybody
    # waits, and hardly anything here is circular: it is worth doing seldom.
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
    with Database(settings.database).served():
        server = uvicorn.Server(config)
        server.run()
    if not server.started:
        raise SystemExit(3)


def _loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _open(address: str) -> None:
    """Open the browser as soon as the server answers."""
    for _ in range(100):
        try:
            with urllib.request.urlopen(f"{address}health", timeout=1):
                break
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    webbrowser.open(address)
