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
    # Noted once an hour at most; a token that was not used for long is forgotten.
    sa.Column("seen", sa.BigInteger, nullable=False, index=True),
    # What the device called itself when it got the token ("Firefox, Android").
    sa.Column("label", sa.String(64), nullable=False),
)

code = sa.Table(
    "code",
    metadata,
    sa.Column("hash", HASH, primary_key=True),
    sa.Column("browser", ID, sa.ForeignKey("browser.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("until", sa.BigInteger, nullable=False),
)

# What a person prefers, in JSON (`wire.Preferences`): it follows them to their other devices.
preference = sa.Table(
    "preference",
    metadata,
    sa.Column("person", ID, sa.ForeignKey("browser.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("content", sa.Text, nullable=False),
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
    # Since when a bot owes a decision; 0: none does.
    sa.Column("owed", sa.BigInteger, nullable=False),
    sa.Column("undo", sa.Text, nullable=True),
    # When the last row of the log was made: tells two logs of the same length apart.
    sa.Column("stamp", sa.BigInteger, nullable=False),
    # The level of bots that step in for people.
    sa.Column("stand_in", sa.String(32), nullable=False),
    # Who asks for a seat that was left, and who agreed; see `tables.newcomers`.
    sa.Column("newcomer", sa.Text, nullable=True),
    # People who take no seat any more: they left one in the running game, or were refused one.
    sa.Column("barred", sa.Text, nullable=False),
    sa.Column("result", sa.Text, nullable=True),
    # With an edition of one's own: the options with its name instead of its text, for lists of tables.
    sa.Column("listed", sa.Text, nullable=True),
    # By which clock it is played, what is left to whom (`petteia.server.clocks.times`), and when the time of
    # the one it waits for runs out; 0: no clock runs.
    sa.Column("clock", sa.Text, nullable=True),
    sa.Column("times", sa.Text, nullable=True),
    sa.Column("deadline", sa.BigInteger, nullable=False),
    # Whether players may be coached.
    sa.Column("coach", sa.Boolean, nullable=False),
    # Whether it is meant to count for ratings; see `petteia.server.ratings.counting`.
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Index("ix_game_lobby", "public", "status", "created", "id"),
    sa.Index("ix_game_owner", "owner", "updated"),
    sa.Index("ix_game_bots", "status", "owed"),
    sa.Index("ix_game_old", "status", "updated"),
    sa.Index("ix_game_deadline", "status", "deadline"),
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
    # How many moves counted when a bot stepped in: the holder's own decisions are among those.
    sa.Column("stood_in", sa.Integer, nullable=False),
    # Whether its holder gave it up in the running game, and whether somebody took it over since.
    sa.Column("left", sa.Boolean, nullable=False),
    sa.Column("newcomer", sa.Boolean, nullable=False),
    # Who wants the server to say nothing at this seat where that is an answer; void for another holder.
    sa.Column("silent", ID, nullable=True),
    # Whether it is or was coached; see `tables.coaching`.
    sa.Column("coach", sa.String(16), nullable=False),
    # Whose name stands there although they left, and whether that person has been deleted since.
    sa.Column("leaver", ID, nullable=True, index=True),
    sa.Column("gone", sa.Boolean, nullable=False),
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

# What is kept of a game that has ended (`tables.kept`), so that it can be shown when the rules have changed.
finished = sa.Table(
    "finished",
    metadata,
    sa.Column("game", ID, sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("content", sa.LargeBinary, nullable=False),
)

# What the eye has seen of a game that is over (`petteia.eye`), for each depth.
analysis = sa.Table(
    "analysis",
    metadata,
    sa.Column("game", ID, sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("depth", sa.String(16), primary_key=True),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("content", sa.LargeBinary, nullable=False),
)

# An analysis in work: whoever asked for it has no other, in whichever process it is made.
analysing = sa.Table(
    "analysing",
    metadata,
    sa.Column("game", ID, sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("depth", sa.String(16), primary_key=True),
    sa.Column("person", ID, nullable=False),
    # From 0 to 1; less than 0: it failed.
    sa.Column("progress", sa.Double, nullable=False),
    # When its process last said that it is at it.
    sa.Column("beat", sa.BigInteger, nullable=False),
    sa.UniqueConstraint("person"),
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
    # Who said it; null in lines from before this was noted.
    sa.Column("person", ID, nullable=True, index=True),
)

# ---- people who want to be known (docs/place.md, "People") ----------------------------------------


def _person(*, name: str = "person", key: bool = False, empty: bool = False) -> sa.Column[str]:
    """A column that names a person; what is stored of somebody who is deleted goes with them."""
    rule = "SET NULL" if empty else "CASCADE"
    return sa.Column(name, ID, sa.ForeignKey("browser.id", ondelete=rule), primary_key=key, nullable=empty)


account = sa.Table(
    "account",
    metadata,
    _person(key=True),
    sa.Column("name", sa.String(64), nullable=False),
    # What is left of the name for the eye (`names.looks`): no two known people look the same.
    sa.Column("folded", sa.String(128), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("renamed", sa.BigInteger, nullable=False),
    sa.UniqueConstraint("folded"),
)

passkey = sa.Table(
    "passkey",
    metadata,
    # The credential's id as its browser calls it.
    sa.Column("id", sa.String(1400), primary_key=True),
    _person(),
    sa.Column("key", sa.LargeBinary, nullable=False),
    sa.Column("counter", sa.BigInteger, nullable=False),
    sa.Column("label", sa.String(64), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),
    sa.Index("ix_passkey_person", "person"),
)

# Something that is asked or promised once; it is used by deleting its row, in whichever process.
challenge = sa.Table(
    "challenge",
    metadata,
    sa.Column("hash", HASH, primary_key=True),
    _person(empty=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("content", sa.Text, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False, index=True),
    sa.Index("ix_challenge_person", "person"),
)

recovery = sa.Table(
    "recovery",
    metadata,
    sa.Column("hash", HASH, primary_key=True),
    _person(),
    sa.Index("ix_recovery_person", "person"),
)

# Addresses that a person has shown to be theirs.
mail = sa.Table(
    "mail",
    metadata,
    _person(key=True),
    sa.Column("address", sa.String(254), nullable=False),
    sa.Column("confirmed", sa.BigInteger, nullable=False),
    sa.UniqueConstraint("address"),
)

block = sa.Table(
    "block",
    metadata,
    _person(name="by", key=True),
    _person(name="whom", key=True),
    # What that person was called then.
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Index("ix_block_whom", "whom"),
)

mute = sa.Table(
    "mute",
    metadata,
    _person(name="by", key=True),
    _person(name="whom", key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Index("ix_mute_whom", "whom"),
)

report = sa.Table(
    "report",
    metadata,
    sa.Column("id", ID, primary_key=True),
    _person(name="by", empty=True),
    _person(name="whom"),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("game", ID, nullable=True),
    sa.Column("text", sa.Text, nullable=False),
    # The last that this person said at the table, as it was then.
    sa.Column("said", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("done", sa.Text, nullable=True),
    sa.Index("ix_report_by", "by"),
    sa.Index("ix_report_whom", "whom"),
)

ban = sa.Table(
    "ban",
    metadata,
    _person(key=True),
    # 0: for good.
    sa.Column("until", sa.BigInteger, nullable=False),
    sa.Column("why", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)

# Somebody is invited to a table by name: they see it as if they had its link.
invitation = sa.Table(
    "invitation",
    metadata,
    sa.Column("game", ID, sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    _person(key=True),
    _person(name="by"),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Index("ix_invitation_person", "person"),
    sa.Index("ix_invitation_by", "by"),
)

# A table that somebody wants to find again.
favourite = sa.Table(
    "favourite",
    metadata,
    _person(key=True),
    sa.Column("game", ID, sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Index("ix_favourite_game", "game"),
)

# Where people may register by invitation: each ticket lets one person in.
ticket = sa.Table(
    "ticket",
    metadata,
    sa.Column("hash", HASH, primary_key=True),
    sa.Column("note", sa.String(200), nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
)

# When a server last noted that it serves: one row. Time in which none did counts for nobody.
pulse = sa.Table(
    "pulse",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)

# ---- ratings (docs/place.md, "Ratings") -----------------------------------------------------------

# A game that counts, written with its end. It outlives its table: nobody loses a rating, or gets rid of a
# lost game, by deleting that.
rated = sa.Table(
    "rated",
    metadata,
    sa.Column("game", ID, primary_key=True),
    # The order in which games count, without gaps.
    sa.Column("number", sa.BigInteger, nullable=False),
    sa.Column("kind", sa.String(32), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    # Annulled by the host: it counts no more.
    sa.Column("void", sa.Boolean, nullable=False),
    sa.UniqueConstraint("number"),
)

rated_seat = sa.Table(
    "rated_seat",
    metadata,
    sa.Column("game", ID, sa.ForeignKey("rated.game", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    # A person, who may have been deleted since, or a bot's level.
    sa.Column("who", sa.String(40), nullable=False, index=True),
    sa.Column("rank", sa.Integer, nullable=False),
    # The rating before the game and after it.
    sa.Column("mu", sa.Double, nullable=False),
    sa.Column("sigma", sa.Double, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("new_mu", sa.Double, nullable=False),
    sa.Column("new_sigma", sa.Double, nullable=False),
)

# What a known person's rating is now. It follows from `rated`.
rating = sa.Table(
    "rating",
    metadata,
    sa.Column("person", ID, sa.ForeignKey("account.person", ondelete="CASCADE"), primary_key=True),
    sa.Column("kind", sa.String(32), primary_key=True),
    sa.Column("mu", sa.Double, nullable=False),
    sa.Column("sigma", sa.Double, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    # How it is shown: lists are in this order, and equal points are a tie.
    sa.Column("points", sa.Integer, nullable=False),
    sa.Index("ix_rating_list", "kind", "points"),
)

# One row: the number of the last game that counts. Whoever has its lock lets a game count.
rating_turn = sa.Table(
    "rating_turn",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("number", sa.BigInteger, nullable=False),
)

# What people look for in the lobby (docs/place.md, "Quick match and lobby"); one thing at a time each.
seek = sa.Table(
    "seek",
    metadata,
    sa.Column("id", ID, primary_key=True),
    sa.Column("person", ID, sa.ForeignKey("browser.id", ondelete="CASCADE"), nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("kind", sa.String(32), nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("clock", sa.Text, nullable=True),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False),
    # The points that the others should have.
    sa.Column("low", sa.Integer, nullable=True),
    sa.Column("high", sa.Integer, nullable=True),
    # After so many milliseconds bots may fill the table.
    sa.Column("bots_after", sa.BigInteger, nullable=True),
    sa.Column("made", sa.BigInteger, nullable=False),
    # Until when it counts, unless its page is still there then; once there is a table, since when.
    sa.Column("alive", sa.BigInteger, nullable=False, index=True),
    # The table that came of it.
    sa.Column("game", ID, nullable=True),
    sa.UniqueConstraint("person"),
)

# The two below are used with PostgreSQL, where several processes share the bots' work.

job = sa.Table(
    "job",
    metadata,
    # A decision that a bot owes; there is one at a time for each table.
    sa.Column("game", ID, sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("person", ID, nullable=False),
    sa.Column("people", sa.Boolean, nullable=False),
    sa.Column("asked", sa.BigInteger, nullable=False),
    sa.Column("watched", sa.BigInteger, nullable=False),
    # The lease: whoever has taken it renews this time until it is done. Past: anybody may take it.
    sa.Column("until", sa.BigInteger, nullable=False),
    sa.Column("worker", ID, nullable=False),
    sa.Index("ix_job_kind", "kind", "asked"),
)

bot_turn = sa.Table(
    "bot_turn",
    metadata,
    # When a person's tables last had a turn in a class of jobs.
    sa.Column("person", ID, primary_key=True),
    sa.Column("kind", sa.String(16), primary_key=True),
    sa.Column("taken", sa.BigInteger, nullable=False, index=True),
)

# ---- notices (docs/place.md) ----------------------------------------------------------------------

# Where a browser can be told something: its push service's address for it, and its keys. Goes with the token.
push = sa.Table(
    "push",
    metadata,
    sa.Column("hash", HASH, primary_key=True),
    sa.Column("token", ID, sa.ForeignKey("token.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("endpoint", sa.Text, nullable=False),
    sa.Column("key", sa.String(96), nullable=False),
    sa.Column("auth", sa.String(32), nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
)

# What a person is to be told, written in the transaction of what it tells.
notice = sa.Table(
    "notice",
    metadata,
    sa.Column("id", ID, primary_key=True),
    _person(),
    sa.Column("game", ID, sa.ForeignKey("game.id", ondelete="CASCADE"), nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
    # Not before this time: quiet hours, limits and failures put it off.
    sa.Column("due", sa.BigInteger, nullable=False),
    # The lease of whoever is sending it.
    sa.Column("until", sa.BigInteger, nullable=False),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("tried", sa.BigInteger, nullable=False),
    # When it was first handed to the mail server.
    sa.Column("mailed", sa.BigInteger, nullable=False),
    # Who has taken it, separated by spaces: hashes of ``push``, or "mail".
    sa.Column("accepted", sa.Text, nullable=False),
    sa.Column("sent", sa.BigInteger, nullable=False),
    sa.UniqueConstraint("person", "game", "kind", "seq"),
    sa.Index("ix_notice_due", "sent", "due"),
    sa.Index("ix_notice_game", "game", "sent"),
    sa.Index("ix_notice_tried", "tried"),
)

# Tables of which a person wants to hear nothing.
hush = sa.Table(
    "hush",
    metadata,
    _person(key=True),
    sa.Column("game", ID, sa.ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
)

# Keys of this server, made at the first start.
secret = sa.Table(
    "secret",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)


class SeatRow(Struct):
    """A seat. Open: neither holder nor bot. A bot beside a holder only stands in for that person."""

    number: int
    name: str = ""
    holder: str | None = None
    bot: str | None = None
    resigned: bool = False
    seen: int = 0
    stood_in: int = 0
    left: bool = False
    newcomer: bool = False
    silent: str | None = None
    coach: str = "off"
    leaver: str | None = None
    gone: bool = False
    known: str = ""
    """The name under which the holder is known, empty for a guest; it follows from ``account``."""

    @property
    def open(self) -> bool:
        """Whether nobody and no bot sits here."""
        return self.holder is None and self.bot is None


class GameRow(Struct):
    """A table with its seats, as stored. In lists of tables ``options`` is empty if there is ``listed``."""

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
    owed: int
    undo: str | None
    result: str | None
    stamp: int = 0
    stand_in: str = ""
    newcomer: str | None = None
    barred: str = ""
    listed: str | None = None
    clock: str | None = None
    times: str | None = None
    deadline: int = 0
    coach: bool = True
    rated: bool = True
    seat: list[SeatRow] = []


class Entry(Struct):
    """A row of ``action``: a decision or chance outcome, or an undo that leaves ``keep`` moves."""

    seq: int
    seat: int
    action: str | None
    keep: int | None = None
    key: str | None = None
    made: int = 0
