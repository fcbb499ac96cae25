"""The database's tables, and rows as plain values.

``action`` is the truth about a game: one row for every decision, chance outcome and undo, numbered without
gaps. Its primary key ``(game, seq)`` decides races between processes. Everything else about a running game
(``game.seq``, ``length``, ``decider``, ``digest``, snapshots) follows from it and only saves time.
Times are milliseconds since 1970.
"""

from __future__ import annotations

import sqlalchemy as sa
from msgspec import Struct

metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

ID = sa.String(32)
HASH = sa.String(64)

browser = sa.Table(
    "browser",
    metadata,
    sa.Column("id", ID, primary_key=True),
    sa.Column("created", sa.BigInteger, nullable=False),
)

token = sa.Table(
    "token",
    metadata,
    sa.Column("id", ID, primary_key=True),
    sa.Column("browser", ID, sa.ForeignKey("browser.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("hash", HASH, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
)

code = sa.Table(
    "code",
    metadata,
    sa.Column("hash", HASH, primary_key=True),
    sa.Column("browser", ID, sa.ForeignKey("browser.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("until", sa.BigInteger, nullable=False),
)

game = sa.Table(
    "game",
    metadata,
    sa.Column("id", ID, primary_key=True),
    sa.Column("kind", sa.String(32), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("edition", HASH, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("owner", ID, nullable=True),
    sa.Column("invite", HASH, nullable=False),
    sa.Column("origin", sa.String(16), nullable=False),
    sa.Column("next", ID, nullable=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("updated", sa.BigInteger, nullable=False),
    # Raised by every change of seats, status or questions, so that a decision based on older ones fails.
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("length", sa.Integer, nullable=False),
    sa.Column("decider", sa.Integer, nullable=True),
    sa.Column("digest", HASH, nullable=False),
    # 0: no bot owes a decision; else the time until which the process that stored the last one sees to it.
    sa.Column("bot_until", sa.BigInteger, nullable=False),
    sa.Column("undo", sa.Text, nullable=True),
    sa.Column("result", sa.Text, nullable=True),
    sa.Index("ix_game_lobby", "public", "status", "created", "id"),
    sa.Index("ix_game_owner", "owner", "updated"),
    sa.Index("ix_game_bots", "status", "bot_until"),
)

seat = sa.Table(
    "seat",
    metadata,
    sa.Column("game", ID, sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("holder", ID, nullable=True, index=True),
    sa.Column("bot", sa.String(32), nullable=True),
    sa.Column("resigned", sa.Boolean, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),
)

action = sa.Table(
    "action",
    metadata,
    sa.Column("game", ID, sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    # The action's text; null for an undo, which leaves the first ``keep`` moves.
    sa.Column("action", sa.Text, nullable=True),
    sa.Column("keep", sa.Integer, nullable=True),
    sa.Column("key", sa.String(64), nullable=True),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Index("uq_action_key", "game", "seat", "key", unique=True),
)

snapshot = sa.Table(
    "snapshot",
    metadata,
    sa.Column("game", ID, sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("length", sa.Integer, primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("digest", HASH, nullable=False),
    sa.Column("numbers", sa.Text, nullable=False),
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("game", ID, sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)


class SeatRow(Struct):
    """A seat. Open: neither holder nor bot. A bot beside a holder only stands in for that person."""

    number: int
    name: str = ""
    holder: str | None = None
    bot: str | None = None
    resigned: bool = False
    seen: int = 0

    @property
    def open(self) -> bool:
        """Whether nobody and no bot sits here."""
        return self.holder is None and self.bot is None


class GameRow(Struct):
    """A table with its seats, as stored."""

    id: str
    kind: str
    rules: int
    edition: str
    seats: int
    options: str
    status: str
    public: bool
    owner: str | None
    invite: str
    origin: str
    next: str | None
    created: int
    updated: int
    revision: int
    seq: int
    length: int
    decider: int | None
    digest: str
    bot_until: int
    undo: str | None
    result: str | None
    seat: list[SeatRow] = []


class Entry(Struct):
    """A row of ``action``: a decision or chance outcome, or an undo that leaves ``keep`` moves."""

    seq: int
    seat: int
    action: str | None
    keep: int | None = None
    key: str | None = None
    made: int = 0
