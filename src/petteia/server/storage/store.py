"""What is asked of the database, in the server's words. Every write is one transaction."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

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
_GAME_COLUMNS = list(m.game.c)
_SEAT_COLUMNS = [
    m.seat.c.number,
    m.seat.c.name,
    m.seat.c.holder,
    m.seat.c.bot,
    m.seat.c.resigned,
    m.seat.c.seen,
]
_ENTRY_COLUMNS = [
    m.action.c.seq,
    m.action.c.seat,
    m.action.c.action,
    m.action.c.keep,
    m.action.c.key,
    m.action.c.made,
]


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

    # ---- people -------------------------------------------------------------------------------

    async def new_browser(self, browser: str, token: str, token_hash: str) -> None:
        """A new person with a first token."""
        async with self.database.write() as db:
            await db.execute(m.browser.insert().values(id=browser, created=now()))
            await db.execute(
                m.token.insert().values(id=token, browser=browser, hash=token_hash, created=now())
            )

    async def token(self, token: str) -> tuple[str, str] | None:
        """Person and hash of a token's id."""
        async with self.database.read() as db:
            row = (
                await db.execute(sa.select(m.token.c.browser, m.token.c.hash).where(m.token.c.id == token))
            ).first()
        return None if row is None else (row[0], row[1])

    async def devices(self, browser: str) -> int:
        """How many tokens a person has."""
        async with self.database.read() as db:
            query = sa.select(sa.func.count()).select_from(m.token).where(m.token.c.browser == browser)
            return int((await db.execute(query)).scalar_one())

    async def drop_token(self, token: str) -> None:
        """Forget a token."""
        async with self.database.write() as db:
            await db.execute(m.token.delete().where(m.token.c.id == token))

    async def put_code(self, code_hash: str, browser: str, until: int) -> None:
        """Store a code for another device; a person has one at a time, and old ones are forgotten."""
        async with self.database.write() as db:
            await db.execute(
                m.code.delete().where(sa.or_(m.code.c.browser == browser, m.code.c.until < now()))
            )
            await db.execute(m.code.insert().values(hash=code_hash, browser=browser, until=until))

    async def take_code(self, code_hash: str, token: str, token_hash: str) -> str | None:
        """Use a code up: a new token for its person. None if the code is wrong, used or too old."""
        async with self.database.write() as db:
            query = (
                m.code.delete()
                .where(m.code.c.hash == code_hash, m.code.c.until >= now())
                .returning(m.code.c.browser)
            )
            row = (await db.execute(query)).first()
            if row is None:
                return None
            await db.execute(
                m.token.insert().values(id=token, browser=row[0], hash=token_hash, created=now())
            )
            return str(row[0])

    # ---- tables -------------------------------------------------------------------------------

    async def load(self, game: str) -> GameRow | None:
        """A table with its seats."""
        async with self.database.read() as db:
            return await self._load(db, game)

    async def _load(self, db: AsyncConnection, game: str) -> GameRow | None:
        found = (await db.execute(sa.select(*_GAME_COLUMNS).where(m.game.c.id == game))).first()
        if found is None:
            return None
        seats = await db.execute(
            sa.select(*_SEAT_COLUMNS).where(m.seat.c.game == game).order_by(m.seat.c.number)
        )
        return GameRow(**found._mapping, seat=[SeatRow(*seat) for seat in seats])

    async def _with_seats(self, db: AsyncConnection, found: Sequence[sa.Row[Any]]) -> list[GameRow]:
        rows = {row.id: GameRow(**row._mapping, seat=[]) for row in found}
        if rows:
            query = sa.select(m.seat.c.game, *_SEAT_COLUMNS).where(m.seat.c.game.in_(list(rows)))
            for game, *seat in await db.execute(query.order_by(m.seat.c.game, m.seat.c.number)):
                rows[game].seat.append(SeatRow(*seat))
        return list(rows.values())

    async def lobby(
        self, kind: str | None, status: str, before: tuple[int, str] | None, limit: int
    ) -> list[GameRow]:
        """Public tables of a status, newest first."""
        query = sa.select(*_GAME_COLUMNS).where(m.game.c.public.is_(True), m.game.c.status == status)
        if kind is not None:
            query = query.where(m.game.c.kind == kind)
        if before is not None:
            query = query.where(sa.tuple_(m.game.c.created, m.game.c.id) < sa.tuple_(*before))
        query = query.order_by(m.game.c.created.desc(), m.game.c.id.desc()).limit(limit)
        async with self.database.read() as db:
            return await self._with_seats(db, (await db.execute(query)).all())

    async def mine(self, browser: str, before: tuple[int, str] | None, limit: int) -> list[GameRow]:
        """Tables that a person owns or sits at, last moved first."""
        sits = sa.select(m.seat.c.game).where(m.seat.c.holder == browser)
        query = sa.select(*_GAME_COLUMNS).where(sa.or_(m.game.c.owner == browser, m.game.c.id.in_(sits)))
        if before is not None:
            query = query.where(sa.tuple_(m.game.c.updated, m.game.c.id) < sa.tuple_(*before))
        query = query.order_by(m.game.c.updated.desc(), m.game.c.id.desc()).limit(limit)
        async with self.database.read() as db:
            return await self._with_seats(db, (await db.execute(query)).all())

    async def count_active(self, browser: str) -> int:
        """How many open and running tables a person owns."""
        query = (
            sa.select(sa.func.count())
            .select_from(m.game)
            .where(m.game.c.owner == browser, m.game.c.status.in_(("open", "playing")))
        )
        async with self.database.read() as db:
            return int((await db.execute(query)).scalar_one())

    async def insert(self, row: GameRow, entries: Sequence[Entry], snapshot: Snapshot | None) -> None:
        """A new table, with whatever was already played."""
        async with self.database.write() as db:
            values = msgspec.to_builtins(row)
            seats = values.pop("seat")
            await db.execute(m.game.insert().values(values))
            await db.execute(m.seat.insert(), [{"game": row.id, **seat} for seat in seats])
            await self._append(db, row.id, entries, snapshot)
            await self._tell(db, "t", row)

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

        async def work(db: AsyncConnection) -> None:
            done = await db.execute(_SAVE, values)
            if done.rowcount != 1:
                raise Conflict(old.id)
            for before, seat in zip(old.seat, new.seat, strict=True):
                if before != seat:
                    await db.execute(
                        m.seat.update()
                        .where(m.seat.c.game == old.id, m.seat.c.number == seat.number)
                        .values(msgspec.to_builtins(seat))
                    )
            if undone_to is not None:
                await db.execute(
                    m.snapshot.delete().where(m.snapshot.c.game == old.id, m.snapshot.c.length > undone_to)
                )
            await self._append(db, old.id, entries, snapshot)
            await self._tell(db, "t", new)

        await self.database.transact(work)

    async def _append(
        self, db: AsyncConnection, game: str, entries: Sequence[Entry], snapshot: Snapshot | None
    ) -> None:
        if entries:
            made = now()
            await db.execute(
                m.action.insert(),
                [
                    {"game": game, "seq": e.seq, "seat": e.seat, "action": e.action, "keep": e.keep,
                     "key": e.key, "made": e.made or made}
                    for e in entries
                ],
            )  # fmt: skip
        if snapshot is not None:
            await db.execute(
                m.snapshot.insert().values(
                    game=game,
                    length=snapshot.length,
                    seq=snapshot.seq,
                    digest=snapshot.digest,
                    numbers=msgspec.json.encode(snapshot.numbers).decode(),
                )
            )

    async def _tell(self, db: AsyncConnection, what: str, row: GameRow) -> None:
        await self.database.notify(db, f"{self.process} {what} {row.id} {row.seq} {row.revision}")

    async def seen(self, game: str, browser: str) -> None:
        """Note that a person was at the table until now."""
        async with self.database.write() as db:
            await db.execute(
                m.seat.update().where(m.seat.c.game == game, m.seat.c.holder == browser).values(seen=now())
            )

    async def delete(self, game: str) -> bool:
        """Remove a table and all that belongs to it; False if there was none."""
        async with self.database.write() as db:
            done = await db.execute(m.game.delete().where(m.game.c.id == game))
            await self.database.notify(db, f"{self.process} d {game} 0 0")
            return bool(done.rowcount)

    # ---- the log ------------------------------------------------------------------------------

    async def entries(self, game: str, after: int, until: int) -> list[Entry]:
        """The rows of the log after ``after`` up to ``until``, in order."""
        query = sa.select(*_ENTRY_COLUMNS).where(
            m.action.c.game == game, m.action.c.seq > after, m.action.c.seq <= until
        )
        async with self.database.read() as db:
            return [Entry(*row) for row in (await db.execute(query.order_by(m.action.c.seq))).all()]

    async def undos(self, game: str, until: int) -> list[tuple[int, int]]:
        """``(seq, keep)`` of every undo among the first ``until`` rows."""
        query = sa.select(m.action.c.seq, m.action.c.keep).where(
            m.action.c.game == game, m.action.c.seq <= until, m.action.c.keep.is_not(None)
        )
        async with self.database.read() as db:
            return [(row[0], row[1]) for row in await db.execute(query.order_by(m.action.c.seq))]

    async def find_key(self, game: str, seat: int, key: str) -> Entry | None:
        """The row that a client's key was used for."""
        query = sa.select(*_ENTRY_COLUMNS).where(
            m.action.c.game == game, m.action.c.seat == seat, m.action.c.key == key
        )
        async with self.database.read() as db:
            row = (await db.execute(query)).first()
        return None if row is None else Entry(*row)

    async def snapshot(self, game: str, until: int) -> Snapshot | None:
        """The latest cached position, made when the log was at most ``until`` rows long."""
        query = (
            sa.select(m.snapshot.c.length, m.snapshot.c.seq, m.snapshot.c.digest, m.snapshot.c.numbers)
            .where(m.snapshot.c.game == game, m.snapshot.c.seq <= until)
            .order_by(m.snapshot.c.length.desc())
            .limit(1)
        )
        async with self.database.read() as db:
            row = (await db.execute(query)).first()
        if row is None:
            return None
        return Snapshot(row[0], row[1], row[2], msgspec.json.decode(row[3], type=list[int]))

    async def drop_snapshots(self, game: str) -> None:
        """Forget a game's cached positions."""
        async with self.database.write() as db:
            await db.execute(m.snapshot.delete().where(m.snapshot.c.game == game))

    # ---- bots ---------------------------------------------------------------------------------

    async def release(self) -> None:
        """Whatever any process has promised to see to is free to be taken over."""
        async with self.database.write() as db:
            await db.execute(m.game.update().where(m.game.c.bot_until > 0).values(bot_until=1))

    async def owed(self, limit: int) -> list[tuple[str, int]]:
        """Running tables whose bot owes a decision that nobody sees to any more."""
        query = sa.select(m.game.c.id, m.game.c.bot_until).where(
            m.game.c.status == "playing", m.game.c.bot_until > 0, m.game.c.bot_until < now()
        )
        async with self.database.read() as db:
            rows = await db.execute(query.order_by(m.game.c.bot_until).limit(limit))
            return [(row[0], row[1]) for row in rows]

    async def claim(self, game: str, found: int, until: int) -> bool:
        """Take it upon this process to see to an owed decision; False if another was first."""
        async with self.database.write() as db:
            done = await db.execute(
                m.game.update()
                .where(m.game.c.id == game, m.game.c.bot_until == found, m.game.c.status == "playing")
                .values(bot_until=until)
            )
            return bool(done.rowcount)

    # ---- chat ---------------------------------------------------------------------------------

    async def say(self, row: GameRow, seat: int | None, name: str, text: str) -> int:
        """Add a message; its id."""
        for _ in range(8):
            try:
                async with self.database.write() as db:
                    last = sa.select(sa.func.max(m.chat.c.id)).where(m.chat.c.game == row.id)
                    number = ((await db.execute(last)).scalar() or 0) + 1
                    await db.execute(
                        m.chat.insert().values(
                            game=row.id, id=number, seat=seat, name=name, text=text, at=now()
                        )
                    )
                    await self._tell(db, "c", row)
                    return int(number)
            except Conflict:
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
        async with self.database.read() as db:
            return [(r[0], r[1], r[2], r[3], r[4]) for r in reversed((await db.execute(query)).all())]

    # ---- for the admin ------------------------------------------------------------------------

    async def all_games(self, status: str | None = None) -> AsyncIterator[GameRow]:
        """Every table, oldest first."""
        after = ""
        while True:
            query = sa.select(*_GAME_COLUMNS).where(m.game.c.id > after).order_by(m.game.c.id).limit(200)
            if status is not None:
                query = query.where(m.game.c.status == status)
            async with self.database.read() as db:
                rows = await self._with_seats(db, (await db.execute(query)).all())
            for row in rows:
                yield row
            if not rows:
                return
            after = rows[-1].id

    async def counts(self) -> dict[str, int]:
        """Tables by status."""
        query = sa.select(m.game.c.status, sa.func.count()).group_by(m.game.c.status)
        async with self.database.read() as db:
            return {row[0]: int(row[1]) for row in await db.execute(query)}
