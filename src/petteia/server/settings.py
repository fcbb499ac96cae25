"""Settings of one server process."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs


def default_database() -> str:
    """The SQLite file in the user's data folder; the folder is made if it is missing."""
    folder = Path(platformdirs.user_data_dir("petteia", appauthor=False))
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # hidden cards are in it
    return f"sqlite:///{folder / 'tables.sqlite3'}"


@dataclass(frozen=True)
class Settings:
    """What `petteia serve` was told. Defaults suit one person's machine."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()
    """Further origins whose pages may connect, such as ``https://play.example.org``."""
    trusted_proxies: str = ""
    """Addresses whose ``X-Forwarded-*`` headers are believed, separated by commas."""
    own_editions: bool = True
    """Whether people may bring edition files of their own."""
    bot_workers: int = field(default_factory=lambda: max(1, min(4, (os.cpu_count() or 2) - 1)))
    bot_seconds: float = 15.0
    """A bot that has not answered by then is stopped, and a simpler one decides."""
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
    limit_factor: float = 1.0
    """Multiplies all rates and counts of docs/protocol.md, section 8."""
    worker_module: str = "petteia.server.bots.worker"
    """The module that runs a bot's process."""
    log_level: str = "info"
    log_json: bool = False

    @property
    def bot_lease(self) -> float:
        """Seconds for which the process that stored a decision answers for the bot that comes next."""
        return self.bot_seconds + 2 * self.sweep_seconds
