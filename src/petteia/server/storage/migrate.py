"""Migrations: run at start, upwards and downwards, on both databases.

With several processes on PostgreSQL one of them migrates and the others wait (an advisory lock).
"""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext

from .database import Database

FOLDER = Path(__file__).parent.parent / "migrations"
_LOCK = 7_306_841  # any fixed number: names the advisory lock


def _config(connection: sa.Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


async def upgrade(database: Database, revision: str = "head") -> None:
    """Bring the database to a revision, by default the newest."""

    def work(connection: sa.Connection) -> None:
        if connection.dialect.name == "postgresql":
            connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
        command.upgrade(_config(connection), revision)

    await database.run_sync(work)


async def downgrade(database: Database, revision: str) -> None:
    """Bring the database back to a revision (``base``: empty)."""

    def work(connection: sa.Connection) -> None:
        command.downgrade(_config(connection), revision)

    await database.run_sync(work)


async def current(database: Database) -> str | None:
    """The revision the database is at."""

    def work(connection: sa.Connection) -> str | None:
        return MigrationContext.configure(connection).get_current_revision()

    revision = await database.run_sync(work)
    return None if revision is None else str(revision)
