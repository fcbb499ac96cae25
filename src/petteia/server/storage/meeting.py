"""Who meets whom, in the database: blocks, mutes, reports, bans, invitations by name, favourite tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from . import models as m
from . import telling
from .models import GameRow
from .store import _LISTED, Store, now

List = Literal["block", "mute"]
_LISTS = {"block": m.block, "mute": m.mute}


class Ban(msgspec.Struct):
    """Somebody may not begin anything with others until then (0: for good)."""

    person: str
    until: int
    why: str
    at: int


class Report(msgspec.Struct):
    """Somebody's complaint about somebody."""

    id: str
    by: str | None
    whom: str
    name: str
    game: str | None
    text: str
    said: str
    at: int
    done: str | None


_REPORT = [m.report.c[name] for name in Report.__struct_fields__]


class MeetingStore:
    """Who meets whom, in the store's database."""

    def __init__(self, store: Store) -> None:
        """In the store's database."""
        self._store = store
        self._database = store.database

    async def _all(self, query: sa.Executable) -> Sequence[Any]:
        return await self._database.read(lambda db: db.execute(query).all())

    async def _put(self, table: sa.Table, **values: Any) -> bool:
        """Add a row unless there is one with its key; whether it was added."""
        insert = sqlite.insert if self._database.sqlite else postgresql.insert
        row = insert(table).values(**values).on_conflict_do_nothing()
        return bool(await self._database.write(lambda db: db.execute(row).rowcount))

    async def _drop(self, which: sa.Delete) -> bool:
        return bool(await self._database.write(lambda db: db.execute(which).rowcount))

    # ---- blocks and mutes ---------------------------------------------------------------------

    async def put_on(self, which: List, by: str, whom: str, name: str) -> None:
        """Block or mute somebody, who is called so now."""
        await self._put(_LISTS[which], by=by, whom=whom, name=name, at=now())

    async def take_off(self, which: List, by: str, whom: str) -> None:
        """No longer."""
        table = _LISTS[which]
        await self._drop(table.delete().where(table.c.by == by, table.c.whom == whom))

    async def listed(self, which: List, by: str) -> list[tuple[str, str, int]]:
        """Whom somebody has blocked or muted: person, what they are called, since when."""
        table = _LISTS[which]
        name = sa.func.coalesce(m.account.c.name, table.c.name)
        query = sa.select(table.c.whom, name, table.c.at).outerjoin(
            m.account, m.account.c.person == table.c.whom
        )
        rows = await self._all(query.where(table.c.by == by).order_by(table.c.at, table.c.whom))
        return [(row[0], row[1], row[2]) for row in rows]

    async def unheard(self, person: str) -> frozenset[str]:
        """Whose words somebody is not told: the muted, and those whom they do not meet."""
        query = sa.union(
            sa.select(m.mute.c.whom).where(m.mute.c.by == person),
            sa.select(m.block.c.whom).where(m.block.c.by == person),
            sa.select(m.block.c.by).where(m.block.c.whom == person),
        )
        return frozenset(str(row[0]) for row in await self._all(query))

    # ---- reports and bans ---------------------------------------------------------------------

    async def report(self, report: Report) -> None:
        """Put a report in the hosts' queue."""
        row = m.report.insert().values(msgspec.structs.asdict(report))
        await self._database.write(lambda db: db.execute(row))

    async def reports(self, done: bool = False) -> list[Report]:
        """What waits for a host, the oldest first; with ``done`` what was worked through too."""
        query = sa.select(*_REPORT).order_by(m.report.c.at, m.report.c.id)
        if not done:
            query = query.where(m.report.c.done.is_(None))
        return [Report(*row) for row in await self._all(query)]

    async def settle(self, id: str, how: str) -> Report | None:  # noqa: A002
        """Note that a report was worked through; it, or None if there is none that waits."""
        waits = sa.and_(m.report.c.id == id, m.report.c.done.is_(None))

        def work(db: sa.Connection) -> Report | None:
            row = db.execute(m.report.update().where(waits).values(done=how).returning(*_REPORT)).first()
            return None if row is None else Report(*row)

        return await self._database.write(work)

    async def last_said(self, game: str, person: str, count: int = 10) -> list[str]:
        """The last that somebody said at a table, oldest first."""
        mine = sa.and_(m.chat.c.game == game, m.chat.c.person == person)
        query = sa.select(m.chat.c.text).where(mine).order_by(m.chat.c.id.desc()).limit(count)
        return [str(row[0]) for row in reversed(await self._all(query))]

    async def ban(self, person: str, until: int, why: str) -> None:
        """Ban somebody; another ban is replaced."""

        def work(db: sa.Connection) -> None:
            db.execute(m.ban.delete().where(m.ban.c.person == person))
            db.execute(m.ban.insert().values(person=person, until=until, why=why, at=now()))

        await self._database.write(work)

    async def unban(self, person: str) -> bool:
        """Lift a ban; False if there was none."""
        return await self._drop(m.ban.delete().where(m.ban.c.person == person))

    async def banned(self, person: str) -> Ban | None:
        """The ban that holds for somebody now."""
        holds = sa.or_(m.ban.c.until == 0, m.ban.c.until > now())
        query = sa.select(m.ban.c.person, m.ban.c.until, m.ban.c.why, m.ban.c.at)
        rows = await self._all(query.where(m.ban.c.person == person, holds))
        return Ban(*rows[0]) if rows else None

    async def bans(self) -> list[tuple[Ban, str]]:
        """All bans, with the names of those who are known."""
        query = sa.select(m.ban.c.person, m.ban.c.until, m.ban.c.why, m.ban.c.at, m.account.c.name)
        query = query.outerjoin(m.account, m.account.c.person == m.ban.c.person).order_by(m.ban.c.at)
        return [(Ban(*row[:4]), row[4] or "") for row in await self._all(query)]

    # ---- invitations and favourites -----------------------------------------------------------

    async def invite(self, game: str, person: str, by: str) -> bool:
        """Invite somebody to a table, and see that they are told; False if they are already."""
        insert = sqlite.insert if self._database.sqlite else postgresql.insert
        new = insert(m.invitation).values(game=game, person=person, by=by, at=now())

        def work(db: sa.Connection) -> bool:
            added = bool(db.execute(new.on_conflict_do_nothing()).rowcount)
            if added:
                telling.invite(db, game, [person], self._store.clock(), self._store.wait)
            return added

        return await self._database.write(work)

    async def uninvite(self, game: str, person: str) -> bool:
        """No longer; False if they were not."""
        mine = sa.and_(m.invitation.c.game == game, m.invitation.c.person == person)
        return await self._drop(m.invitation.delete().where(mine))

    async def invited(self, game: str) -> dict[str, str]:
        """Who is invited to a table: person and name."""
        query = sa.select(m.account.c.person, m.account.c.name)
        query = query.join(m.invitation, m.invitation.c.person == m.account.c.person)
        return {row[0]: row[1] for row in await self._all(query.where(m.invitation.c.game == game))}

    async def is_invited(self, game: str, person: str) -> bool:
        """Whether somebody is."""
        mine = sa.and_(m.invitation.c.game == game, m.invitation.c.person == person)
        return bool(await self._all(sa.select(m.invitation.c.at).where(mine)))

    async def invitations(self, person: str, limit: int) -> list[tuple[GameRow, str]]:
        """Open tables to which somebody is invited and where they do not sit, the latest first; by whom."""
        sits = sa.select(m.seat.c.game).where(m.seat.c.holder == person)
        theirs = sa.and_(m.invitation.c.game == m.game.c.id, m.invitation.c.person == person)
        query = _LISTED.join(m.invitation, theirs).where(m.game.c.status == "open", m.game.c.id.not_in(sits))
        rows = await self._store.games(query.order_by(m.invitation.c.at.desc(), m.game.c.id).limit(limit))
        names = sa.select(m.invitation.c.game, m.account.c.name).join(
            m.account, m.account.c.person == m.invitation.c.by
        )
        by = dict(row._tuple() for row in await self._all(names.where(m.invitation.c.person == person)))
        return [(row, by.get(row.id, "")) for row in rows]

    async def keep(self, person: str, game: str) -> None:
        """A table is among somebody's favourites."""
        await self._put(m.favourite, person=person, game=game, at=now())

    async def keep_no_more(self, person: str, game: str) -> None:
        """No longer."""
        mine = sa.and_(m.favourite.c.game == game, m.favourite.c.person == person)
        await self._drop(m.favourite.delete().where(mine))

    async def favourites(self, person: str, public: bool) -> list[GameRow]:
        """Somebody's favourite tables, the latest first; ``public``: only those that everybody may see."""
        mine = sa.and_(m.favourite.c.game == m.game.c.id, m.favourite.c.person == person)
        query = _LISTED.join(m.favourite, mine).order_by(m.favourite.c.at.desc(), m.game.c.id)
        if public:
            query = query.where(m.game.c.public.is_(True))
        return await self._store.games(query.limit(50))
