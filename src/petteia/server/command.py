"""``petteia serve``, ``petteia bots`` and ``petteia admin``."""

from __future__ import annotations

import dataclasses
import gc
import ipaddress
import re
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Sequence
from typing import Annotated, NoReturn
from urllib.parse import urlsplit

import structlog
import typer
import uvicorn

from petteia.kernel import OptionError

from . import admin_people  # noqa: F401 - its commands are the admin's
from .admin import admin
from .edge.app import make_app
from .edge.connections import IDLE_SECONDS, Connections, protocols
from .edge.guard import host_name
from .edge.limits import CONNECTIONS_PER_ADDRESS, FRAME
from .logs import configure
from .mail import Post
from .settings import EDITIONS, REGISTRATION, Editions, Registration, Settings, default_database
from .storage import Database
from .tables.tidy import parse_keep
from .workers import bots

log = structlog.get_logger("petteia.server")
__all__ = ["admin", "bots", "run", "serve"]
SITE = re.compile(r"https?://[^/\s@?#]+/?\Z")


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 lets others in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on.", min=1, max=65535)] = 8000,
    database: Annotated[
        str, typer.Option(help="sqlite:///FILE or postgresql://...; default: a file in your data folder.",
                          envvar="PETTEIA_DATABASE", show_default=False)
    ] = "",
    news: Annotated[
        str, typer.Option(help="redis://HOST:PORT: where several processes tell each other of changes; "
                               "default: by PostgreSQL.", envvar="PETTEIA_NEWS", show_default=False)
    ] = "",
    open_: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
    origin: Annotated[
        list[str] | None, typer.Option(help="Another origin whose pages may connect; may be repeated.")
    ] = None,
    proxy: Annotated[
        str, typer.Option(help="Addresses of proxies whose forwarding headers are believed.")
    ] = "",
    connections: Annotated[
        int, typer.Option(help="Connections that an address may have at the same time.", min=1)
    ] = CONNECTIONS_PER_ADDRESS,
    editions: Annotated[
        str,
        typer.Option(help="Editions of people's own: off, private (few and small) or on; default: on, but "
                          "off behind a proxy and where others can connect.", show_default=False),
    ] = "",
    bots: Annotated[int | None, typer.Option(help="Processes in which bots think.", min=0, max=64)] = None,
    bot_seconds: Annotated[float, typer.Option(help="What a bot's decision may take.", min=0.1)] = 15.0,
    keep: Annotated[
        list[str] | None,
        typer.Option(help="STATUS=DAYS: how long unused tables stay; 0: for ever; may be repeated."),
    ] = None,
    token_days: Annotated[
        float, typer.Option(help="Days after which a device that was not used is forgotten; 0: never.", min=0)
    ] = 400.0,
    limit_factor: Annotated[
        float, typer.Option(help="Multiplies all rates and counts that are limited.", min=0.01)
    ] = 1.0,
    site: Annotated[
        str, typer.Option(help="The address under which people reach this server, https://NAME; for links in "
                               "mail and for passkeys.", envvar="PETTEIA_SITE", show_default=False)
    ] = "",
    mail: Annotated[
        str, typer.Option(help="smtp://USER:PASSWORD@HOST:PORT or smtps://...: where mail is handed in; "
                               "default: none is sent.", envvar="PETTEIA_MAIL", show_default=False)
    ] = "",
    mail_from: Annotated[
        str, typer.Option(help='What mail comes from: "Petteia <games@example.org>".',
                          envvar="PETTEIA_MAIL_FROM", show_default=False)
    ] = "",
    notices: Annotated[
        bool, typer.Option(help="Whether people are told something by push and mail.")
    ] = True,
    contact: Annotated[
        str, typer.Option(help="mailto:NAME@HOST or https://HOST: where push services may ask about this "
                               "server; default: --site, or the address of --mail-from.",
                          envvar="PETTEIA_CONTACT",
                          show_default=False)
    ] = "",
    push_private: Annotated[
        bool, typer.Option("--push-private", help="Push services may have private addresses: for one's own.")
    ] = False,
    notices_per_minute: Annotated[int, typer.Option(help="Notices that are sent in all.", min=1)] = 600,
    mails_a_day: Annotated[int, typer.Option(help="Notices of these by mail.", min=0)] = 500,
    registration: Annotated[
        str, typer.Option(help="Who may keep a name here: open, invited (with a ticket from petteia admin "
                               "ticket) or off.", envvar="PETTEIA_REGISTRATION")
    ] = "open",
    log: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "info",
    log_json: Annotated[bool, typer.Option("--log-json", help="Log lines in JSON.")] = False,
    security_log: Annotated[
        str, typer.Option(help="A file of its own for refusals, bad tokens, deletions, changed invites.")
    ] = "",
) -> None:  # fmt: skip
    """Serve tables to browsers and programs."""
    try:
        kept = parse_keep(keep or ())
    except OptionError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from None
    # Behind a proxy on this machine it is the whole internet that connects.
    private = _loopback(host) and not proxy
    if editions and editions not in EDITIONS:
        raise typer.BadParameter(f"--editions is one of {', '.join(EDITIONS)}")
    if log.upper() not in ("DEBUG", "INFO", "WARNING", "ERROR"):
        raise typer.BadParameter("--log is one of debug, info, warning, error")
    if registration not in REGISTRATION:
        raise typer.BadParameter(f"--registration is one of {', '.join(REGISTRATION)}")
    if contact and not re.match(r"(mailto:[^@\s]+@[^@\s]+|https://\S+)\Z", contact):
        raise typer.BadParameter("--contact is mailto:NAME@HOST or an address with https://")
    if site and not SITE.match(site):
        raise typer.BadParameter("--site is an address such as https://play.example.org, without a path")
    if mail and not site:
        raise typer.BadParameter("--mail needs --site: links in mail begin with it")
    try:
        Post(mail, mail_from).close()
    except OptionError as error:
        raise typer.BadParameter(str(error)) from None
    entry: Registration = next(known for known in REGISTRATION if known == registration)
    own: Editions = next((known for known in EDITIONS if known == editions), "on" if private else "off")
    origins = tuple(origin or ())
    try:
        where = database or default_database()
    except OSError as error:
        typer.echo(f"there is no folder for the database: {error}", err=True)
        raise typer.Exit(3) from None
    settings = Settings(
        database=where, news=news, host=host, port=port, origins=origins,
        hosts=own_names(host, origins) if private else (),
        trusted_proxies=proxy, connections=connections, editions=own, bot_seconds=bot_seconds,
        limit_factor=limit_factor, log_level=log, log_json=log_json, security_log=security_log,
        token_days=token_days, keep=kept, site=site.rstrip("/"), mail=mail, mail_from=mail_from,
        registration=entry, notices=notices, contact=contact, push_private=push_private,
        notices_per_minute=notices_per_minute, mails_a_day=mails_a_day,
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
    if not settings.bot_workers and Database(settings.database).sqlite:
        raise OptionError("bots", 0, "at least 2: nobody else can think for the tables of an SQLite file")
    http, ws = protocols(Connections.of(settings))
    try:
        configure(settings.log_level, settings.log_json, settings.security_log)
        app = make_app(settings)
    except OSError as error:
        _fail(error)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        http=http,
        ws=ws,
        timeout_keep_alive=int(IDLE_SECONDS),
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
    server = uvicorn.Server(config)
    try:
        with Database(settings.database).served():
            server.run()
    except OSError as error:
        _fail(error)
    if not server.started:
        raise SystemExit(3)


def _fail(error: OSError) -> NoReturn:
    log.error("the server cannot start", problem=str(error))
    raise SystemExit(3) from None


def own_names(host: str, origins: Sequence[str]) -> tuple[str, ...]:
    """What a server that only this machine can reach may be called: nobody else has a name for it."""
    named = (host_name(urlsplit(origin).netloc) for origin in origins)
    given = f"[{host}]" if ":" in host else host
    return tuple(dict.fromkeys(("localhost", "127.0.0.1", "[::1]", given, *named)))


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
