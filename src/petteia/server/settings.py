"""Settings of one server process."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, get_args

import platformdirs

KEEP: Mapping[str, float] = {"open": 30, "playing": 365, "aborted": 30, "stopped": 0, "over": 0}
"""The usual days for which tables are kept, by their status; 0: for ever."""
Editions = Literal["off", "private", "on"]
EDITIONS: tuple[Editions, ...] = get_args(Editions)
Registration = Literal["open", "invited", "off"]
REGISTRATION: tuple[Registration, ...] = get_args(Registration)
# How long the text of an edition of one's own may be, and how many tables a person may have with one.
EDITION_SIZE: dict[Editions, int] = {"off": 0, "private": 128 * 1024, "on": 256 * 1024}
EDITION_TABLES: dict[Editions, int] = {"off": 0, "private": 3, "on": 10**9}


def default_database() -> str:
    """The SQLite file in the user's data folder; the folder is made if it is missing."""
    folder = Path(platformdirs.user_data_dir("petteia", appauthor=False))
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # hidden cards are in it
    return f"sqlite:///{folder / 'tables.sqlite3'}"


@dataclass(frozen=True)
class Settings:
    """What `petteia serve` was told. Defaults suit one person's machine."""

    database: str
    news: str = ""
    """``redis://...``: over which server processes tell each other of changes; else the database does it."""
    database_seconds: float = 6.0
    """What PostgreSQL may take for a transaction before it counts as gone; half of it for `/health`."""
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()
    """Further origins whose pages may connect, such as ``https://play.example.org``."""
    hosts: tuple[str, ...] = ()
    """The only names and addresses of this server that are answered to; none: whatever it is called."""
    trusted_proxies: str = ""
    """Addresses whose ``X-Forwarded-*`` headers are believed, separated by commas."""
    connections: int = 64
    """HTTP and WebSocket connections together that an address may have at the same time."""
    editions: Editions = "on"
    """Whether people may bring edition files of their own; ``private``: few of them, and small ones."""
    bot_workers: int = field(default_factory=lambda: max(2, min(4, (os.cpu_count() or 2) - 1)))
    """Processes in which bots think: at least two, one of them for short thoughts. 0: others do."""
    bot_searches: int = 2
    """So many searches of one person may be in work at once."""
    bot_seconds: float = 15.0
    """A bot that has not answered by then is stopped, and a random one decides."""
    bot_start_seconds: float = 10.0
    """What a bot's process that has just been started gets beside."""
    sweep_seconds: float = 2.0
    """How often the process looks for decisions that some other process's bots still owe."""
    idle_seconds: float = 600.0
    """A table that nobody watches leaves the memory after this time."""
    idle_tables: int = 1000
    """As many of these stay in the memory until then, and the latest half of them if there are more."""
    away_seconds: float = 120.0
    """After this time another player may hand an absent holder's seat to a bot."""
    session_seconds: float = 60.0
    """How often open connections are compared with the tokens that still work."""
    token_days: float = 400.0
    """A device that was not used for so many days is forgotten; 0: never."""
    keep: Mapping[str, float] = field(default_factory=lambda: KEEP)
    """For how many days a table of each status is kept after something last happened at it; 0: for ever."""
    tidy_seconds: float = 3600.0
    """How often what is older is removed; for the first time when the server has run as long."""
    limit_factor: float = 1.0
    """Multiplies all rates and counts of docs/protocol.md, section 8."""
    worker_module: str = "petteia.server.bots.worker"
    """The module that runs a bot's process."""
    site: str = ""
    """The address under which people reach this server, such as ``https://play.example.org``: links in mail
    begin with it, and passkeys are made for its name."""
    mail: str = ""
    """``smtp://...`` or ``smtps://...``: where mail is handed in (`petteia.server.mail`)."""
    mail_from: str = ""
    """What mail comes from, such as ``Petteia <games@example.org>``."""
    registration: Registration = "open"
    """Who may be known here by a name of their own: everybody, those with a ticket, nobody more."""
    notices: bool = True
    """Whether people are told something by push and mail (docs/place.md)."""
    contact: str = ""
    """``mailto:...`` or ``https://...``: where push services may ask about this server."""
    push_private: bool = False
    """Whether push services may have private addresses and no encryption: for one's own, and for tests."""
    notice_seconds: float = 5.0
    """Before anybody is told: who looks at the table knows it by then."""
    notice_lease: float = 60.0
    """Seconds after which another process sends what this one has taken and not sent."""
    notices_per_minute: int = 600
    """So many are sent in all, by all processes."""
    mails_a_day: int = 500
    """So many of them by mail."""
    log_level: str = "info"
    log_json: bool = False
    security_log: str = ""
    """A file for the log of `petteia.server.security`; without one it goes where the rest goes."""

    @property
    def bot_lease(self) -> float:
        """Seconds for which a process keeps a job without a sign of life; then another takes it over."""
        return 3 * self.sweep_seconds
