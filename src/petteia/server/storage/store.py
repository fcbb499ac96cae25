"""What is asked of the database, in the server's words. Every write is one transaction."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from . import models as m
from .database import Conflict, Database
from .models import Entry, GameRow, SeatRow

# What can change in a row of ``game`` after it was made.
_MUTABLE = (
    "status", "public", "owner", "invite", "next", "updated", "revision", "seq", "length", "decider",
    "digest", "bot_until", "undo", "result",
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
CHAT_KEPT = 1000  # messages of a table's chat; older ones are forgotten
_GAME = sa.select(*m.game.c)
_SEAT = [m.seat.c[name] for name in SeatRow.__struct_fields__]
_ENTRY = [m.action.c[name] for name in Entry.__struct_fields__]


def now() -> int:
    """The time in milliseconds."""
    return time.time_ns() // 1_000_000


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

    async def new_browser(self, browser: str, token: str, token_hash: str) -> None:
        """A new person with a first token."""
        await self._do(
            m.browser.insert().values(id=browser, created=now()),
            m.token.insert().values(id=token, browser=browser, hash=token_hash, created=now()),
        )

    async def token(self, token: str) -> tuple[str, str] | None:
        """Person and hash of a token's id."""
        rows = await self._rows(sa.select(m.token.c.browser, m.token.c.hash).where(m.token.c.id == token))
        return (rows[0][0], rows[0][1]) if rows else None

    async def devices(self, browser: str) -> int:
        """How many tokens a person has."""
        rows = await self._rows(sa.select(m.token.c.id).where(m.token.c.browser == browser))
        return len(rows)

    async def drop_token(self, token: str) -> None:
        """Forget a token."""
        await self._do(m.token.delete().where(m.token.c.id == token))

    async def put_code(self, code_hash: str, browser: str, until: int) -> None:
        """Store a code for another device; a person has one at a time, and old ones are forgotten."""
        await self._do(
            m.code.delete().where(sa.or_(m.code.c.browser == browser, m.code.c.until < now())),
            m.code.insert().values(hash=code_hash, browser=browser, until=until),
        )

    async def take_code(self, code_hash: str, token: str, token_hash: str) -> str | None:
        """Use a code up: a new token for its person. None if the code is wrong, used or too old."""

        def work(db: sa.Connection) -> str | None:
            mine = sa.and_(m.code.c.hash == code_hash, m.code.c.until >= now())
            row = db.execute(m.code.delete().where(mine).returning(m.code.c.browser)).first()
            if row is None:
                return None
            db.execute(m.token.insert().values(id=token, browser=row[0], hash=token_hash, created=now()))
            return str(row[0])

        return await self.database.write(work)

    # ---- tables -------------------------------------------------------------------------------

    async def _games(self, query: sa.Select[Any]) -> list[GameRow]:
        """The tables of a query on ``game``, with their seats."""

        def work(db: sa.Connection) -> list[GameRow]:
            rows = {row.id: GameRow(**row._mapping, seat=[]) for row in db.execute(query)}
            if rows:
                seats = sa.select(m.seat.c.game, *_SEAT).where(m.seat.c.game.in_(list(rows)))
                for game, *seat in db.execute(seats.order_by(m.seat.c.game, m.seat.c.number)):
                    rows[game].seat.append(SeatRow(*seat))
            return list(rows.values())

        return await self.database.read(work)

    async def load(self, game: str) -> GameRow | None:
        """A table with its seats."""
        rows = await self._games(_GAME.where(m.game.c.id == game))
        return rows[0] if rows else None

    async def existing(self, games: Sequence[str]) -> set[str]:
        """Which of these tables there are."""
        found: set[str] = set()
        for at in range(0, len(games), 500):
            query = sa.select(m.game.c.id).where(m.game.c.id.in_(games[at : at + 500]))
            found.update(row[0] for row in await self._rows(query))
        return found

    async def lobby(
        self, kind: str | None, status: str, before: tuple[int, str] | None, limit: int
    ) -> list[GameRow]:
        """Public tables of a status, newest first."""
        query = _GAME.where(m.game.c.public.is_(True), m.game.c.status == status)
        if kind is not None:
            query = query.where(m.game.c.kind == kind)
        if before is not None:
            query = query.where(sa.tuple_(m.game.c.created, m.game.c.id) < sa.tuple_(*before))
        return await self._games(query.order_by(m.game.c.created.desc(), m.game.c.id.desc()).limit(limit))

    async def mine(self, browser: str, before: tuple[int, str] | None, limit: int) -> list[GameRow]:
        """Tables that a person owns or sits at, last moved first."""
        sits = sa.select(m.seat.c.game).where(m.seat.c.holder == browser)
        query = _GAME.where(sa.or_(m.game.c.owner == browser, m.game.c.id.in_(sits)))
        if before is not None:
            query = query.where(sa.tuple_(m.game.c.updated, m.game.c.id) < sa.tuple_(*before))
        return await self._games(query.order_by(m.game.c.updated.desc(), m.game.c.id.desc()).limit(limit))

    async def count_active(self, browser: str) -> int:
        """How many open and running tables a person owns."""
        active = m.game.c.status.in_(("open", "playing"))
        query = sa.select(sa.func.count()).select_from(m.game).where(m.game.c.owner == browser, active)
        return int((await self._rows(query))[0][0])

    async def insert(self, row: GameRow, entries: Sequence[Entry], snapshot: Snapshot | None) -> None:
        """A new table, with whatever was already played."""
        values = msgspec.to_builtins(row)
        seats = values.pop("seat")

        def work(db: sa.Connection) -> None:
            db.execute(m.game.insert().values(values))
            db.execute(m.seat.insert(), [{"game": row.id, **seat} for seat in seats])
            self._append(db, row.id, entries, snapshot)
            self._tell(db, "t", row)

        await self.database.write(work)

    async def save(
        self,
        old: GameRow,
        new: GameRow,
        entries: Sequence[Entry] = (),
        snapshot: Snapshot | None = None,
        undone_to: int | None = None,
    ) -> None:
        """Store what happened to a table, all or nothing; Conflict if ``old`` is not the present any more."""
        new.updated = max(now(), old.updated)
        if entries:
            new.seq = entries[-1].seq
        if (new.status, new.owner, new.undo, new.next, new.seat, new.public, new.invite) != (
            old.status, old.owner, old.undo, old.next, old.seat, old.public, old.invite
        ):  # fmt: skip
            new.revision = old.revision + 1
        values: dict[str, Any] = {f"new_{name}": getattr(new, name) for name in _MUTABLE}
        values.update(the_id=old.id, old_revision=old.revision, old_seq=old.seq)

        # Only what is another now: ``seen`` is also noted by itself.
        fields = SeatRow.__struct_fields__
        seats = [
            (seat.number, {f: getattr(seat, f) for f in fields if getattr(seat, f) != getattr(before, f)})
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
            self._tell(db, "t", new)

        await self.database.write(work)

    def _append(
        self, db: sa.Connection, game: str, entries: Sequence[Entry], snapshot: Snapshot | None
    ) -> None:
        if entries:
            made = now()
            rows = [{"game": game, **msgspec.structs.asdict(e), "made": e.made or made} for e in entries]
            db.execute(m.action.insert(), rows)
        if snapshot is not None:
            numbers = msgspec.json.encode(snapshot.numbers).decode()
            values = {**msgspec.structs.asdict(snapshot), "game": game, "numbers": numbers}
            db.execute(m.snapshot.insert().values(values))

    def _tell(self, db: sa.Connection, what: str, row: GameRow) -> None:
        self.database.notify(db, f"{self.process} {what} {row.id} {row.seq} {row.revision}")

    async def seen(self, game: str, browser: str) -> None:
        """Note that a person was at the table until now."""
        mine = sa.and_(m.seat.c.game == game, m.seat.c.holder == browser)
        await self._do(m.seat.update().where(mine).values(seen=now()))

    async def delete(self, game: str) -> bool:
        """Remove a table and all that belongs to it; False if there was none."""

        def work(db: sa.Connection) -> bool:
            self.database.notify(db, f"{self.process} d {game} 0 0")
            return bool(db.execute(m.game.delete().where(m.game.c.id == game)).rowcount)

        return await self.database.write(work)

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

    async def release(self) -> None:
        """Whatever any process has promised to see to is free to be taken over."""
        await self._do(m.game.update().where(m.game.c.bot_until > 0).values(bot_until=1))

    async def owed(self, limit: int, lease: int) -> list[tuple[str, int]]:
        """Running tables whose bot owes a decision that nobody sees to any more.

        A promise that reaches further than promises do (``lease``, milliseconds; some leeway for several
        machines) was made before the clock was put back: it does not count.
        """
        until, clock = m.game.c.bot_until, now()
        over = sa.or_(sa.and_(until > 0, until < clock), until > clock + 2 * lease)
        query = sa.select(m.game.c.id, until).where(m.game.c.status == "playing", over)
        return [(row[0], row[1]) for row in await self._rows(query.order_by(until).limit(limit))]

    async def claim(self, game: str, found: int, until: int) -> bool:
        """Take it upon this process to see to an owed decision; False if another was first."""
        owed = sa.and_(m.game.c.id == game, m.game.c.bot_until == found, m.game.c.status == "playing")
        return bool(await self._do(m.game.update().where(owed).values(bot_until=until)))

    # ---- chat ---------------------------------------------------------------------------------

    async def say(self, row: GameRow, seat: int | None, name: str, text: str) -> int:
        """Add a message; its id."""

        def work(db: sa.Connection) -> int:
            last = db.execute(sa.select(sa.func.max(m.chat.c.id)).where(m.chat.c.game == row.id)).scalar()
            number = int(last or 0) + 1
            values = {"game": row.id, "id": number, "seat": seat, "name": name, "text": text, "at": now()}
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
    ) -> list[tuple[int, int | None, str, str, int]]:
        """The last messages after an id, oldest first: id, seat, name, text, time."""
        query = (
            sa.select(m.chat.c.id, m.chat.c.seat, m.chat.c.name, m.chat.c.text, m.chat.c.at)
            .where(m.chat.c.game == game, m.chat.c.id > after)
            .order_by(m.chat.c.id.desc())
            .limit(limit)
        )
        return [(r[0], r[1], r[2], r[3], r[4]) for r in reversed(await self._rows(query))]

    # ---- for the admin ------------------------------------------------------------------------

    async def all_games(self, status: str | None = None) -> AsyncIterator[GameRow]:
        """Every table, by id."""
        after = ""
        while True:
            query = _GAME.where(m.game.c.id > after).order_by(m.game.c.id).limit(200)
            if status is not None:
                query = query.where(m.game.c.status == status)
            rows = await self._games(query)
            for row in rows:
                yield row
            if not rows:
                return
            after = rows[-1].id

    async def counts(self) -> dict[str, int]:
        """Tables by status."""
        query = sa.select(m.game.c.status, sa.func.count()).group_by(m.game.c.status)
        return {row[0]: int(row[1]) for row in await self._rows(query)}
