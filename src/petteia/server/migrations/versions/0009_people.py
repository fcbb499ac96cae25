"""People who want to be known: names, passkeys, codes, addresses; who does not want to meet whom."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

ID = sa.String(length=32)
HASH = sa.String(length=64)


def _time(name: str) -> sa.Column[Any]:
    return sa.Column(name, sa.BigInteger(), nullable=False)


def _words(name: str, length: int | None = None, nullable: bool = False) -> sa.Column[Any]:
    return sa.Column(name, sa.String(length=length) if length else sa.Text(), nullable=nullable)


def _table(
    name: str,
    key: tuple[str, ...],
    *columns: sa.schema.SchemaItem,
    people: dict[str, str],
    game: bool = False,
) -> None:
    """A table; ``people``: which columns name one, and what becomes of the row when that person goes."""
    rules = [
        sa.ForeignKeyConstraint(
            [column], ["browser.id"], name=op.f(f"fk_{name}_{column}"), ondelete=rule
        )
        for column, rule in people.items()
    ]  # fmt: skip
    if game:
        rules.append(
            sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f(f"fk_{name}_game"), ondelete="CASCADE")
        )
    own = [sa.Column(column, ID, nullable=rule == "SET NULL") for column, rule in people.items()]
    op.create_table(name, *own, *columns, *rules, sa.PrimaryKeyConstraint(*key, name=op.f(f"pk_{name}")))


def upgrade() -> None:
    op.add_column("seat", sa.Column("leaver", ID, nullable=True))
    op.add_column("seat", sa.Column("gone", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index("ix_seat_leaver", "seat", ["leaver"])
    op.add_column("chat", sa.Column("person", ID, nullable=True))
    op.create_index("ix_chat_person", "chat", ["person"])
    mine = {"person": "CASCADE"}
    both = {"by": "CASCADE", "whom": "CASCADE"}
    _table(
        "account",
        ("person",),
        _words("name", 64),
        _words("folded", 128),
        _time("created"),
        _time("renamed"),
        sa.UniqueConstraint("folded", name=op.f("uq_account_folded")),
        people=mine,
    )
    _table(
        "passkey",
        ("id",),
        _words("id", 1400),
        sa.Column("key", sa.LargeBinary(), nullable=False),
        _time("counter"),
        _words("label", 64),
        _time("created"),
        _time("seen"),
        people=mine,
    )
    op.create_index("ix_passkey_person", "passkey", ["person"])
    _table(
        "challenge",
        ("hash",),
        sa.Column("hash", HASH, nullable=False),
        _words("kind", 16),
        _words("content"),
        _time("until"),
        people={"person": "SET NULL"},
    )
    op.create_index("ix_challenge_person", "challenge", ["person"])
    op.create_index("ix_challenge_until", "challenge", ["until"])
    _table("recovery", ("hash",), sa.Column("hash", HASH, nullable=False), people=mine)
    op.create_index("ix_recovery_person", "recovery", ["person"])
    _table(
        "mail",
        ("person",),
        _words("address", 254),
        _time("confirmed"),
        sa.UniqueConstraint("address", name=op.f("uq_mail_address")),
        people=mine,
    )
    for name in ("block", "mute"):
        _table(name, ("by", "whom"), _words("name", 64), _time("at"), people=both)
        op.create_index(f"ix_{name}_whom", name, ["whom"])
    _table(
        "report",
        ("id",),
        sa.Column("id", ID, nullable=False),
        _words("name", 64),
        sa.Column("game", ID, nullable=True),
        _words("text"),
        _words("said"),
        _time("at"),
        _words("done", nullable=True),
        people={"by": "SET NULL", "whom": "CASCADE"},
    )
    op.create_index("ix_report_by", "report", ["by"])
    op.create_index("ix_report_whom", "report", ["whom"])
    _table("ban", ("person",), _time("until"), _words("why"), _time("at"), people=mine)
    _table(
        "invitation",
        ("game", "person"),
        sa.Column("game", ID, nullable=False),
        _time("at"),
        people={"person": "CASCADE", "by": "CASCADE"},
        game=True,
    )
    op.create_index("ix_invitation_person", "invitation", ["person"])
    op.create_index("ix_invitation_by", "invitation", ["by"])
    _table(
        "favourite",
        ("person", "game"),
        sa.Column("game", ID, nullable=False),
        _time("at"),
        people=mine,
        game=True,
    )
    op.create_index("ix_favourite_game", "favourite", ["game"])
    op.create_table(
        "ticket", sa.Column("hash", HASH, nullable=False), _words("note", 200), _time("until"),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_ticket")),
    )  # fmt: skip


def downgrade() -> None:
    for name in (
        "ticket",
        "favourite",
        "invitation",
        "ban",
        "report",
        "mute",
        "block",
        "mail",
        "recovery",
        "challenge",
        "passkey",
        "account",
    ):
        op.drop_table(name)
    op.drop_index("ix_chat_person", table_name="chat")
    op.drop_column("chat", "person")
    op.drop_index("ix_seat_leaver", table_name="seat")
    op.drop_column("seat", "gone")
    op.drop_column("seat", "leaver")
