"""What is asked of the database, in the server's words. Every write is one transaction."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from petteia.kernel import CHANCE

from . import models as m
from . import telling
from .database import Conflict, Database
from .models import Entry, GameRow, SeatRow

# What can change in a row of ``game`` after it was made.
_MUTABLE = (
    "status", "public", "owner", "invite", "next", "updated", "revision", "seq", "length", "decider",
    "digest", "owed", "undo", "result", "stamp", "newcomer", "barred", "times", "deadline",
)  # fmt: skip
_SAVE = (
    m.game.update()
    .where(
        m.game.c.id == sa.bindparam("the_id"),
        m.game.c.revision == sa.bindparam("old_revision"),
        m.game.c.seq == sa.bindparam("old_seq"),
    )
    .values({name: sa.bindparam(f"new_{name}") for name in _MUTABLE})
)
SEEN_MS = 60 * 60 * 1000  # the use of a token is noted as often
CHAT_KEPT = 1000  # messages of a table's chat; older ones are forgotten
_GAME = sa.select(*m.game.c)
_ACTIVE = m.game.c.status.in_(("open", "playing"))
# For lists: the text of an edition is not even read.
_OPTIONS = sa.case((m.game.c.listed.is_(None), m.game.c.options), else_="").label("options")
_LISTED = sa.select(*(_OPTIONS if column is m.game.c.options else column for column in m.game.c))
_STORED = [name for name in SeatRow.__struct_fields__ if name != "known"]
_SEAT = [*(m.seat.c[name] for name in _STORED), sa.func.coalesce(m.account.c.name, "")]
_ENTRY = [m.action.c[name] for name in Entry.__struct_fields__]


def now() -> int:
    """The time in milliseconds."""
    return time.time_ns() // 1_000_000


def _made(entries: Sequence[Entry]) -> int:
    """Note in rows of the log that they are made now; when the last of them was."""
    clock = now()
    for entry in entries:
        entry.made = entry.made or clock
    return entries[-1].made


def new_token_row(token: str, browser: str, token_hash: str, label: str) -> sa.Insert:
    """A new token for a person."""
    made = now()
    values = {"id": token, "browser": browser, "hash": token_hash, "created": made, "seen": made}
    return m.token.insert().values(**values, label=label)


class Snapshot(msgspec.Struct):
    """A cached position: after ``length`` moves, when the log was ``seq`` rows long."""

    length: int
    seq: int
    digest: str
    numbers: list[int]


class Store:
    """The database in the server's words."""

    def __init__(self, database: Database, process: str) -> None:
        """``process`` names this process in what it tells the others."""
        self.database = database
        self.process = process
        self.clock: Callable[[], int] = now
        """The time by which people are told something: that of the clocks, where there are any."""
        self.wait = 5_000
        """Milliseconds before anybody is told something."""

    async def _rows(self, query: sa.Select[Any]) -> Sequence[Any]:
        return await self.database.read(lambda db: db.execute(query).all())

    async def _do(self, *statements: sa.Executable) -> int:
        """Carry out some statements in one transaction; how many rows the last one changed."""

        def work(db: sa.Connection) -> int:
            changed = 0
            for statement in statements:
                changed = db.execute(statement).rowcount
            return changed

        return await self.database.write(work)

    # ---- people -------------------------------------------------------------------------------

    async def new_browser(self, browser: str, token: str, token_hash: str, label: str) -> None:
        """A new person with a first token."""
        await self._do(
            m.browser.insert().values(id=browser, created=now()),
            new_token_row(token, browser, token_hash, label),
        )

    async def token(self, token: str) -> tuple[str, str, int] | None:
        """Person and hash of a token's id, and when it was last used."""
        query = sa.select(m.token.c.browser, m.token.c.hash, m.token.c.seen).where(m.token.c.id == token)
        rows = await self._rows(query)
        return (rows[0][0], rows[0][1], rows[0][2]) if rows else None

    async def use_tokens(self, tokens: Sequence[str]) -> set[str]:
        """Note that tokens are being used, once an hour at most; those of them that there are."""
        found: set[str] = set()
        for at in range(0, len(tokens), 500):
            these = m.token.c.id.in_(tokens[at : at + 500])
            rows = await self._rows(sa.select(m.token.c.id, m.token.c.seen).where(these))
            found.update(row[0] for row in rows)
            if old := [row[0] for row in rows if row[1] < now() - SEEN_MS]:
                await self._do(m.token.update().where(m.token.c.id.in_(old)).values(seen=now()))
        return found

    async def devices(self, browser: str) -> list[tuple[str, str, int, int]]:
        """A person's tokens, the last used first: id, label, made, last used."""
        columns = (m.token.c.id, m.token.c.label, m.token.c.created, m.token.c.seen)
        query = sa.select(*columns).where(m.token.c.browser == browser)
        rows = await self._rows(query.order_by(m.token.c.seen.desc(), m.token.c.created.desc(), m.token.c.id))
        return [(row[0], row[1], row[2], row[3]) for row in rows]

    async def drop_tokens(self, which: sa.ColumnElement[bool]) -> list[str]:
        """Forget tokens, and tell the other processes, which may serve connections with them; their ids."""

        def work(db: sa.Connection) -> list[str]:
            ids = [row[0] for row in db.execute(m.token.delete().where(which).returning(m.token.c.id))]
            for id_ in ids:
                self.database.notify(db, f"{self.process} x {id_}")
            return ids

        return await self.database.write(work)

    async def put_code(self, code_hash: str, browser: str, until: int) -> None:
        """Store a code for another device; a person has one at a time, and old ones are forgotten."""
        await self._do(
            m.code.delete().where(sa.or_(m.code.c.browser == browser, m.code.c.until < now())),
            m.code.insert().values(hash=code_hash, browser=browser, until=until),
        )

    async def take_code(self, code_hash: str, token: str, token_hash: str, label: str) -> str | None:
        """Use a code up: a new token for its person. None if the code is wrong, used or too old."""

        def work(db: sa.Connection) -> str | None:
            mine = sa.and_(m.code.c.hash == code_hash, m.code.c.until >= now())
            row = db.execute(m.code.delete().where(mine).returning(m.code.c.browser)).first()
            if row is None:
                return None
            db.execute(new_token_row(token, row[0], token_hash, label))
            return str(row[0])

        return await self.database.write(work)

    # ---- tables -------------------------------------------------------------------------------

    async def games(self, query: sa.Select[Any]) -> list[GameRow]:
        """The tables of a query on ``game``, with their seats."""

        def work(db: sa.Connection) -> list[GameRow]:
            rows = {row.id: GameRow(**row._mapping, seat=[]) for row in db.execute(query)}
            if rows:
                known = m.seat.outerjoin(m.account, m.account.c.person == m.seat.c.holder)
                seats = sa.select(m.seat.c.game, *_SEAT).select_from(known)
                seats = seats.where(m.seat.c.game.in_(list(rows)))
                for game, *seat in db.execute(seats.order_by(m.seat.c.game, m.seat.c.number)):
                    rows[game].seat.append(SeatRow(*seat))
            return list(rows.values())

        return await self.database.read(work)

    async def load(self, game: str) -> GameRow | None:
        """A table with its seats."""
        rows = await self.games(_GAME.where(m.game.c.id == game))
        return rows[0] if rows else None

    async def existing(self, games: Sequence[str]) -> set[str]:
        """Which of these tables there are."""
        found: set[str] = set()
        for at in range(0, len(games), 500):
            query = sa.select(m.game.c.id).where(m.game.c.id.in_(games[at : at + 500]))
            found.update(row[0] for row in await self._rows(query))
        return found

    async def positions(self, games: Sequence[str]) -> dict[str, tuple[int, int, int]]:
        """Length of the log, revision and last chat message of those of these tables that there are."""
        found: dict[str, tuple[int, int, int]] = {}
        last = sa.select(sa.func.max(m.chat.c.id)).where(m.chat.c.game == m.game.c.id).scalar_subquery()
        for at in range(0, len(games), 500):
            query = sa.select(m.game.c.id, m.game.c.seq, m.game.c.revision, last)
            rows = await self._rows(query.where(m.game.c.id.in_(games[at : at + 500])))
            found.update((row[0], (row[1], row[2], row[3] or 0)) for row in rows)
        return found

    async def lobby(
        self, kind: str | None, status: str, before: tuple[int, str] | None, limit: int
    ) -> list[GameRow]:
        """Public tables of a status, newest first."""
        query = _LISTED.where(m.game.c.public.is_(True), m.game.c.status == status)
        if kind is not None:
            query = query.where(m.game.c.kind == kind)
        if before is not None:
            query = query.where(sa.tuple_(m.game.c.created, m.game.c.id) < sa.tuple_(*before))
        return await self.games(query.order_by(m.game.c.created.desc(), m.game.c.id.desc()).limit(limit))

    async def mine(self, browser: str, before: tuple[int, str] | None, limit: int) -> list[GameRow]:
        """Tables that a person owns or sits at, last moved first."""
        sits = sa.select(m.seat.c.game).where(m.seat.c.holder == browser)
        query = _LISTED.where(sa.or_(m.game.c.owner == browser, m.game.c.id.in_(sits)))
        if before is not None:
            query = query.where(sa.tuple_(m.game.c.updated, m.game.c.id) < sa.tuple_(*before))
        return await self.games(query.order_by(m.game.c.updated.desc(), m.game.c.id.desc()).limit(limit))

    async def waiting(self, browser: str, limit: int) -> list[GameRow]:
        """Running tables that wait for a person: the nearest deadline first, then the longest untouched."""
        decides = sa.and_(m.seat.c.game == m.game.c.id, m.seat.c.number == m.game.c.decider)
        query = _LISTED.join(m.seat, decides).where(
            m.game.c.status == "playing", m.seat.c.holder == browser, m.seat.c.bot.is_(None)
        )
        without = sa.case((m.game.c.deadline > 0, 0), else_=1)
        order = (without, m.game.c.deadline, m.game.c.updated, m.game.c.id)
        return await self.games(query.order_by(*order).limit(limit))

    async def count_active(self, browser: str) -> int:
        """How many open and running tables a person owns."""
        query = sa.select(sa.func.count()).select_from(m.game).where(m.game.c.owner == browser, _ACTIVE)
        return int((await self._rows(query))[0][0])

    async def count_own_editions(self, browser: str) -> int:
        """How many tables with an edition of one's own a person owns."""
        own = sa.and_(m.game.c.owner == browser, m.game.c.listed.is_not(None))
        return int((await self._rows(sa.select(sa.func.count()).select_from(m.game).where(own)))[0][0])

    async def insert(
        self,
        row: GameRow,
        entries: Sequence[Entry],
        snapshot: Snapshot | None,
        kept: bytes | None = None,
        first: Callable[[sa.Connection], None] | None = None,
    ) -> None:
        """A new table, with whatever was already played; ``kept`` if that is a whole game.

        ``first`` is done before, in the same transaction.
        """
        if entries:
            row.stamp = _made(entries)
        values = msgspec.to_builtins(row)
        seats = [{"game": row.id, **{f: seat[f] for f in _STORED}} for seat in values.pop("seat")]

        def work(db: sa.Connection) -> None:
            if first is not None:
                first(db)
            db.execute(m.game.insert().values(values))
            db.execute(m.seat.insert(), seats)
            self._append(db, row.id, entries, snapshot)
            self._keep(db, row.id, kept)
            telling.tell(db, None, row, self.clock(), self.wait)
            self._tell(db, "t", row)

        await self.database.write(work)

    async def save(
        self,
        old: GameRow,
        new: GameRow,
        entries: Sequence[Entry] = (),
        snapshot: Snapshot | None = None,
        undone_to: int | None = None,
        kept: bytes | None = None,
        also: Callable[[sa.Connection], None] | None = None,
    ) -> None:
        """Store what happened to a table, all or nothing; Conflict if ``old`` is not the present any more.

        ``kept`` comes with the decision that ends a game; ``also`` is done in the same transaction.
        """
        new.updated = max(now(), old.updated)
        if entries:
            new.seq, new.stamp = entries[-1].seq, _made(entries)
        told = ("status", "owner", "undo", "next", "seat", "public", "invite", "newcomer", "barred")
        if any(getattr(new, name) != getattr(old, name) for name in told):
            new.revision = old.revision + 1
        values: dict[str, Any] = {f"new_{name}": getattr(new, name) for name in _MUTABLE}
        values.update(the_id=old.id, old_revision=old.revision, old_seq=old.seq)

        # Only what is another now: ``seen`` is also noted by itself.
        seats = [
            (seat.number, {f: getattr(seat, f) for f in _STORED if getattr(seat, f) != getattr(before, f)})
            for before, seat in zip(old.seat, new.seat, strict=True)
        ]

        def work(db: sa.Connection) -> None:
            if db.execute(_SAVE, values).rowcount != 1:
                raise Conflict(old.id)
            for number, changed in seats:
                if changed:
                    the_seat = sa.and_(m.seat.c.game == old.id, m.seat.c.number == number)
                    db.execute(m.seat.update().where(the_seat).values(changed))
            if undone_to is not None:
                db.execute(
                    m.snapshot.delete().where(m.snapshot.c.game == old.id, m.snapshot.c.length > undone_to)
                )
            self._append(db, old.id, entries, snapshot)
            self._keep(db, old.id, kept)
            telling.tell(db, old, new, self.clock(), self.wait)
            if also is not None:
                also(db)
            self._tell(db, "t", new)

        await self.database.write(work)

    def _append(
        self, db: sa.Connection, game: str, entries: Sequence[Entry], snapshot: Snapshot | None
    ) -> None:
        if entries:
            db.execute(m.action.insert(), [{"game": game, **msgspec.structs.asdict(e)} for e in entries])
        if snapshot is not None:
            numbers = msgspec.json.encode(snapshot.numbers).decode()
            values = {**msgspec.structs.asdict(snapshot), "game": game, "numbers": numbers}
            db.execute(m.snapshot.insert().values(values))

    @staticmethod
    def _keep(db: sa.Connection, game: str, kept: bytes | None) -> None:
        if kept is not None:
            db.execute(m.finished.insert().values(game=game, content=kept))

    def _tell(self, db: sa.Connection, what: str, row: GameRow) -> None:
        self.database.notify(db, f"{self.process} {what} {row.id} {row.seq} {row.revision}")

    async def seen(self, game: str, browser: str) -> None:
        """Note that a person was at the table until now."""
        mine = sa.and_(m.seat.c.game == game, m.seat.c.holder == browser)
        await self._do(m.seat.update().where(mine).values(seen=now()))

    async def delete(self, game: str) -> bool:
        """Remove a table and all that belongs to it; False if there was none."""
        return bool(await self._delete(m.game.c.id == game))

    async def _delete(self, which: sa.ColumnElement[bool]) -> list[str]:
        def work(db: sa.Connection) -> list[str]:
            gone = [row[0] for row in db.execute(m.game.delete().where(which).returning(m.game.c.id))]
            for id_ in gone:
                self.database.notify(db, f"{self.process} d {id_} 0 0")
            return gone

        return await self.database.write(work)

    # ---- finished games, and tables of other rules --------------------------------------------

    async def kept(self, game: str) -> bytes | None:
        """What was kept when a game ended."""
        rows = await self._rows(sa.select(m.finished.c.content).where(m.finished.c.game == game))
        return rows[0][0] if rows else None

    async def keep(self, game: str, kept: bytes) -> None:
        """Keep it later than at the end; Conflict if it is kept already."""
        await self._do(m.finished.insert().values(game=game, content=kept))

    async def unkept(self, kind: str, rules: int, after: str, limit: int) -> list[str]:
        """Games that have ended by these rules and of which nothing is kept, by id."""
        kept = sa.select(m.finished.c.game).where(m.finished.c.game == m.game.c.id).exists()
        query = sa.select(m.game.c.id).where(
            m.game.c.status.in_(("over", "aborted")), m.game.c.seq > 0, m.game.c.kind == kind,
            m.game.c.rules == rules, m.game.c.id > after, ~kept,
        )  # fmt: skip
        return [row[0] for row in await self._rows(query.order_by(m.game.c.id).limit(limit))]

    async def kinds(self) -> list[str]:
        """The games that there are tables of."""
        return [row[0] for row in await self._rows(sa.select(m.game.c.kind).distinct())]

    async def active_rules(self) -> list[tuple[str, int, str]]:
        """Game, rules version and edition of all open and running tables, once each."""
        query = sa.select(m.game.c.kind, m.game.c.rules, m.game.c.edition).where(_ACTIVE).distinct()
        return [(row[0], row[1], row[2]) for row in await self._rows(query)]

    async def active(self, kind: str, rules: int, edition: str) -> list[GameRow]:
        """The open and running tables of a game, rules version and edition."""
        same = sa.and_(m.game.c.kind == kind, m.game.c.rules == rules, m.game.c.edition == edition)
        return await self.games(_GAME.where(_ACTIVE, same))

    async def renew(self, old: GameRow, new: GameRow) -> None:
        """Store that a table has other rules now or is stopped; Conflict if ``old`` is not the present."""
        new.updated, new.revision = max(now(), old.updated), old.revision + 1
        names = (
            "rules", "edition", "status", "decider", "owed", "undo", "newcomer", "updated", "revision",
            "deadline",
        )  # fmt: skip
        same = sa.and_(m.game.c.id == old.id, m.game.c.revision == old.revision, m.game.c.seq == old.seq)
        change = m.game.update().where(same).values({name: getattr(new, name) for name in names})

        def work(db: sa.Connection) -> None:
            if db.execute(change).rowcount != 1:
                raise Conflict(old.id)
            self._tell(db, "t", new)

        await self.database.write(work)

    # ---- what nobody needs any more -----------------------------------------------------------

    async def old(self, status: str, before: int, limit: int) -> list[str]:
        """Tables of a status that nothing has happened at since a time, the oldest first."""
        query = sa.select(m.game.c.id).where(m.game.c.status == status, m.game.c.updated < before)
        return [row[0] for row in await self._rows(query.order_by(m.game.c.updated).limit(limit))]

    async def delete_old(self, games: Sequence[str], status: str, before: int) -> list[str]:
        """Remove those of these tables that are still as old; their ids."""
        still = sa.and_(m.game.c.status == status, m.game.c.updated < before)
        return await self._delete(sa.and_(m.game.c.id.in_(games), still))

    async def forget_people(self) -> int:
        """Forget people without a device, a seat and a table: nobody can be them any more. How many."""
        holds = sa.select(m.seat.c.holder).where(m.seat.c.holder.is_not(None))
        owns = sa.select(m.game.c.owner).where(m.game.c.owner.is_not(None))
        unknown = sa.and_(
            *(m.browser.c.id.not_in(ids) for ids in (sa.select(m.token.c.browser), holds, owns))
        )
        return await self._do(m.browser.delete().where(unknown))

    # ---- the log ------------------------------------------------------------------------------

    async def entries(self, game: str, after: int, until: int) -> list[Entry]:
        """The rows of the log after ``after`` up to ``until``, in order."""
        query = sa.select(*_ENTRY).where(
            m.action.c.game == game, m.action.c.seq > after, m.action.c.seq <= until
        )
        return [Entry(*row) for row in await self._rows(query.order_by(m.action.c.seq))]

    async def undos(self, game: str, until: int) -> list[tuple[int, int]]:
        """``(seq, keep)`` of every undo among the first ``until`` rows."""
        query = sa.select(m.action.c.seq, m.action.c.keep).where(
            m.action.c.game == game, m.action.c.seq <= until, m.action.c.keep.is_not(None)
        )
        return [(row[0], row[1]) for row in await self._rows(query.order_by(m.action.c.seq))]

    async def find_key(self, game: str, seat: int, key: str) -> Entry | None:
        """The row that a client's key was used for."""
        query = sa.select(*_ENTRY).where(
            m.action.c.game == game, m.action.c.seat == seat, m.action.c.key == key
        )
        rows = await self._rows(query)
        return Entry(*rows[0]) if rows else None

    async def answered(self, game: str, seq: int) -> int:
        """The log's length when what was stored at ``seq`` was answered: with the chance that followed."""
        later = sa.and_(m.action.c.game == game, m.action.c.seq > seq)
        next_ = sa.select(sa.func.min(m.action.c.seq)).where(later, m.action.c.seat != CHANCE)
        last = sa.select(sa.func.max(m.action.c.seq)).where(later)
        row = (await self._rows(sa.select(next_.scalar_subquery(), last.scalar_subquery())))[0]
        return int(row[0]) - 1 if row[0] is not None else int(row[1] or seq)

    async def stamp(self, game: str, seq: int) -> int | None:
        """When a row of the log was made; None if there is none."""
        query = sa.select(m.action.c.made).where(m.action.c.game == game, m.action.c.seq == seq)
        rows = await self._rows(query)
        return int(rows[0][0]) if rows else None

    async def last_decided(self, game: str, seat: int) -> int:
        """When a seat has last decided, 0 if never."""
        mine = sa.and_(m.action.c.game == game, m.action.c.seat == seat)
        return int((await self._rows(sa.select(sa.func.max(m.action.c.made)).where(mine)))[0][0] or 0)

    async def snapshot(self, game: str, until: int) -> Snapshot | None:
        """The latest cached position, made when the log was at most ``until`` rows long."""
        columns = [m.snapshot.c[name] for name in Snapshot.__struct_fields__]
        query = sa.select(*columns).where(m.snapshot.c.game == game, m.snapshot.c.seq <= until)
        rows = await self._rows(query.order_by(m.snapshot.c.length.desc()).limit(1))
        if not rows:
            return None
        length, seq, digest, numbers = rows[0]
        return Snapshot(length, seq, digest, msgspec.json.decode(numbers, type=list[int]))

    async def drop_snapshots(self, game: str) -> None:
        """Forget a game's cached positions."""
        await self._do(m.snapshot.delete().where(m.snapshot.c.game == game))

    # ---- bots ---------------------------------------------------------------------------------

    async def owed(self, limit: int, grace: int) -> list[str]:
        """Running tables whose bot owes a decision of which the processes do not know.

        With SQLite all that owe one; else those that have had no job for ``grace`` milliseconds.
        """
        query = sa.select(m.game.c.id).where(m.game.c.status == "playing", m.game.c.owed > 0)
        if not self.database.sqlite:
            # A time to come was noted before the clock was put back.
            overdue = sa.or_(m.game.c.owed < now() - grace, m.game.c.owed > now() + grace)
            matching = sa.and_(m.job.c.game == m.game.c.id, m.job.c.seq == m.game.c.seq)
            query = query.outerjoin(m.job, matching).where(overdue, m.job.c.game.is_(None))
        return [row[0] for row in await self._rows(query.order_by(m.game.c.owed).limit(limit))]

    # ---- chat ---------------------------------------------------------------------------------

    async def say(
        self, row: GameRow, seat: int | None, name: str, text: str, person: str | None = None
    ) -> int:
        """Add a message of a person; its id."""

        def work(db: sa.Connection) -> int:
            last = db.execute(sa.select(sa.func.max(m.chat.c.id)).where(m.chat.c.game == row.id)).scalar()
            number = int(last or 0) + 1
            values = {"game": row.id, "id": number, "seat": seat, "name": name, "text": text, "at": now()}
            values["person"] = person
            db.execute(m.chat.insert().values(values))
            db.execute(m.chat.delete().where(m.chat.c.game == row.id, m.chat.c.id <= number - CHAT_KEPT))
            self._tell(db, "c", row)
            return number

        for _ in range(8):
            try:
                return await self.database.write(work)
            except Conflict:  # another process has taken the number
                continue
        raise Conflict(row.id)

    async def chat(
        self, game: str, after: int, limit: int = 200
    ) -> list[tuple[int, int | None, str, str, int, str | None]]:
        """The last messages after an id, oldest first: id, seat, name, text, time, and who said it."""
        names = ("id", "seat", "name", "text", "at", "person")
        query = (
            sa.select(*(m.chat.c[name] for name in names))
            .where(m.chat.c.game == game, m.chat.c.id > after)
            .order_by(m.chat.c.id.desc())
            .limit(limit)
        )
        return [(r[0], r[1], r[2], r[3], r[4], r[5]) for r in reversed(await self._rows(query))]

    # ---- for the admin ------------------------------------------------------------------------

    async def all_games(self, status: str | None = None) -> AsyncIterator[GameRow]:
        """Every table, by id."""
        after = ""
        while True:
            query = _GAME.where(m.game.c.id > after).order_by(m.game.c.id).limit(200)
            if status is not None:
                query = query.where(m.game.c.status == status)
            rows = await self.games(query)
            for row in rows:
                yield row
            if not rows:
                return
            after = rows[-1].id

    async def probe(self) -> None:
        """Write something, so that it is known whether anything can be written; Unavailable if not."""
        if self.database.sqlite:
            # It is the same number again, but the page is written.
            await self.database.write(lambda db: db.exec_driver_sql("PRAGMA user_version = 1"))
        else:
            same = "UPDATE alembic_version SET version_num = version_num"
            await self.database.write(lambda db: db.execute(sa.text(same)), urgent=True)

    async def counts(self) -> dict[str, int]:
        """Tables by status."""
        query = sa.select(m.game.c.status, sa.func.count()).group_by(m.game.c.status)
        rows = await self.database.read(lambda db: db.execute(query).all(), urgent=True)
        return {row[0]: int(row[1]) for row in rows}
