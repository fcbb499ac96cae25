"""Notices in the database: browsers that can be told something, what is to be told, who sends it.

A notice is taken by a lease: whoever gets the row notes the attempt, and only then sends. What a browser or
the mail server has taken is noted at once. Who is killed leaves a lease that runs out; then another goes on.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from petteia.server.notices import push
from petteia.server.notices.rules import DAY, Errand, Facts, Later, Row, judge

from . import models as m
from .accounts import on_merge
from .models import GameRow, SeatRow
from .store import Store
from .telling import HOUR

T = TypeVar("T")
DEVICES = 10
"""Browsers of a person that are told; the oldest makes room."""
_ROW = [m.notice.c[name] for name in Row.__struct_fields__]
_SEAT = [m.seat.c[name] for name in SeatRow.__struct_fields__ if name != "known"]


@on_merge
def _merge(db: sa.Connection, guest: str, person: str) -> None:
    """What a guest was to be told the person is told, unless that is told anyway."""
    for table, same in ((m.notice, ("game", "kind", "seq")), (m.hush, ("game",))):
        other = table.alias()
        twin = sa.and_(other.c.person == person, *(other.c[name] == table.c[name] for name in same))
        mine = sa.and_(table.c.person == guest, ~sa.select(other.c.person).where(twin).exists())
        db.execute(table.update().where(mine).values(person=person))


class NoticeStore:
    """Notices in the store's database."""

    def __init__(self, store: Store) -> None:
        """``store.clock`` is the time that counts."""
        self._store = store
        self._database = store.database
        self._insert = sqlite.insert if store.database.sqlite else postgresql.insert

    # ---- keys and browsers --------------------------------------------------------------------

    async def secret(self, name: str, make: Callable[[], str]) -> str:
        """A key of this server by its name; the first who asks makes it, for all processes."""
        query = sa.select(m.secret.c.value).where(m.secret.c.name == name)
        found = await self._database.read(lambda db: db.execute(query).scalar())
        if found is not None:
            return str(found)
        new = self._insert(m.secret).values(name=name, value=make()).on_conflict_do_nothing()

        def work(db: sa.Connection) -> str:
            db.execute(new)
            return str(db.execute(query).scalar_one())

        return await self._database.write(work)

    async def subscribe(self, token: str, person: str, to: push.Subscription) -> None:
        """A browser, by its token, can be told something; whoever it belonged to before is told no more."""
        values = {
            "token": token, "endpoint": to.endpoint, "key": push.encode(to.key),
            "auth": push.encode(to.auth), "made": self._store.clock(),
        }  # fmt: skip
        hashed = hashlib.sha256(to.endpoint.encode()).hexdigest()
        new = self._insert(m.push).values(hash=hashed, **values)
        mine = sa.select(m.push.c.hash).join(m.token, m.token.c.id == m.push.c.token)
        mine = mine.where(m.token.c.browser == person).order_by(m.push.c.made.desc(), m.push.c.hash)

        def work(db: sa.Connection) -> None:
            db.execute(m.push.delete().where(m.push.c.token == token, m.push.c.hash != hashed))
            db.execute(new.on_conflict_do_update(index_elements=[m.push.c.hash], set_=values))
            if old := [row[0] for row in db.execute(mine).all()[DEVICES:]]:
                db.execute(m.push.delete().where(m.push.c.hash.in_(old)))

        await self._database.write(work)

    async def unsubscribe(self, token: str) -> None:
        """A browser is told nothing any more."""
        await self._do(m.push.delete().where(m.push.c.token == token))

    async def drop(self, hashed: str) -> None:
        """A push service does not know a browser any more."""
        await self._do(m.push.delete().where(m.push.c.hash == hashed))

    async def hushed(self, person: str, game: str) -> bool:
        """Whether a person wants to hear nothing of a table."""
        query = sa.select(m.hush.c.game).where(m.hush.c.person == person, m.hush.c.game == game)
        return await self._database.read(lambda db: db.execute(query).first()) is not None

    async def hush(self, person: str, game: str, hushed: bool) -> None:
        """They want that, or do not."""
        if hushed:
            await self._do(self._insert(m.hush).values(person=person, game=game).on_conflict_do_nothing())
        else:
            await self._do(m.hush.delete().where(m.hush.c.person == person, m.hush.c.game == game))

    async def _do(self, statement: sa.Executable) -> int:
        return await self._database.write(lambda db: db.execute(statement).rowcount)

    # ---- sending ------------------------------------------------------------------------------

    async def coming(self, before: int, limit: int) -> list[tuple[str, str, str, int]]:
        """Notices that are due before a time and that nobody has sent: id, person, table, when."""
        c = m.notice.c
        query = sa.select(c.id, c.person, c.game, c.due).where(c.sent == 0, c.due <= before)
        query = query.order_by(c.due).limit(limit)
        rows = await self._database.read(lambda db: db.execute(query).all())
        return [(row[0], row[1], row[2], row[3]) for row in rows]

    async def strike(self, notices: Collection[str]) -> None:
        """Drop notices of people who see it themselves, unless somebody is sending them already."""
        these = sa.and_(m.notice.c.id.in_(notices), m.notice.c.sent == 0, m.notice.c.tries == 0)
        await self._do(m.notice.delete().where(these))

    async def take(
        self, time: int, limit: int, lease: int, *, per_minute: int, mails_a_day: int
    ) -> list[Errand]:
        """Take notices whose time has come: what is to be sent now, with the attempt noted.

        Others are put off, or dropped if they tell nothing new any more. Nobody else gets them before the
        lease has run out, in milliseconds. In all, so many notices are sent, and so many of them by mail.
        """
        c = m.notice.c
        due = sa.select(*_ROW).where(c.sent == 0, c.due <= time, c.until <= time).order_by(c.due).limit(limit)
        if not self._database.sqlite:
            due = due.with_for_update(skip_locked=True)

        def work(db: sa.Connection) -> list[Errand]:
            rows = [Row(*row) for row in db.execute(due)]
            if not rows:
                return []
            room = per_minute - _count(db, c.tried > time - 60_000)
            mails = mails_a_day - _count(db, c.mailed > time - DAY)
            errands: list[Errand] = []
            told: Counter[str] = Counter()
            mailed: Counter[str] = Counter()
            for facts in _facts(db, rows, time, mails > 0):
                row = facts.row
                facts.told += told[row.person]
                facts.mailed += mailed[row.person]
                if mails <= mailed.total():
                    facts.address = None
                verdict = judge(facts, time)
                this = m.notice.update().where(c.id == row.id)
                if verdict is None and row.accepted:
                    db.execute(this.values(sent=time, until=0))  # some have it, and that is all
                elif verdict is None:
                    db.execute(m.notice.delete().where(c.id == row.id))
                elif isinstance(verdict, Later):
                    db.execute(this.values(due=verdict.due))
                elif len(errands) >= room:
                    db.execute(this.values(due=time + 10_000))
                else:
                    row.until, row.tries, row.tried = time + lease, row.tries + 1, time
                    told[row.person] += 1
                    if verdict.address is not None:
                        mailed[row.person] += not row.mailed
                        row.mailed = row.mailed or time
                    values = {"until": row.until, "tries": row.tries, "tried": time, "mailed": row.mailed}
                    db.execute(this.values(values))
                    errands.append(verdict)
            return errands

        return await self._database.write(work)

    async def accepted(self, row: Row, target: str) -> None:
        """Note that a browser or the mail server has taken a notice."""
        row.accepted = f"{row.accepted} {target}".strip()
        await self._do(m.notice.update().where(self._mine(row)).values(accepted=row.accepted))

    async def finish(self, row: Row, time: int) -> None:
        """Note that everybody who was to have a notice has it."""
        await self._do(m.notice.update().where(self._mine(row)).values(sent=time, until=0))

    async def put_off(self, row: Row, due: int) -> None:
        """It is tried again then."""
        await self._do(m.notice.update().where(self._mine(row)).values(due=due, until=0))

    def _mine(self, row: Row) -> sa.ColumnElement[bool]:
        return sa.and_(m.notice.c.id == row.id, m.notice.c.until == row.until, m.notice.c.sent == 0)

    async def forget(self, before: int) -> None:
        """Forget what was sent before a time."""
        await self._do(m.notice.delete().where(m.notice.c.sent > 0, m.notice.c.sent < before))


def _count(db: sa.Connection, which: sa.ColumnElement[bool]) -> int:
    return int(db.execute(sa.select(sa.func.count()).select_from(m.notice).where(which)).scalar_one())


def _by(rows: Sequence[Any]) -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = {}
    for row in rows:
        found.setdefault(row[0], []).append(row)
    return found


def _facts(db: sa.Connection, rows: Sequence[Row], time: int, mail: bool) -> list[Facts]:
    """What is known about these notices, in a few questions for all of them."""
    people = {row.person for row in rows}
    tables = {row.game for row in rows}

    def ask(query: sa.Select[Any]) -> dict[str, list[Any]]:
        return _by(db.execute(query).all())

    games = {row.id: GameRow(**row._mapping, seat=[]) for row in db.execute(
        sa.select(*m.game.c).where(m.game.c.id.in_(tables))
    )}  # fmt: skip
    known = m.seat.outerjoin(m.account, m.account.c.person == m.seat.c.holder)
    seats = sa.select(m.seat.c.game, *_SEAT, sa.func.coalesce(m.account.c.name, "")).select_from(known)
    seats = seats.where(m.seat.c.game.in_(tables)).order_by(m.seat.c.game, m.seat.c.number)
    for game, *seat in db.execute(seats):
        games[game].seat.append(SeatRow(*seat))
    preferences = ask(
        sa.select(m.preference.c.person, m.preference.c.content).where(m.preference.c.person.in_(people))
    )
    p = m.push.c
    pushes = ask(
        sa.select(m.token.c.browser, p.hash, p.endpoint, p.key, p.auth)
        .join(m.push, p.token == m.token.c.id)
        .where(m.token.c.browser.in_(people))
    )
    mails = ask(sa.select(m.mail.c.person, m.mail.c.address).where(m.mail.c.person.in_(people)))
    hushed = {(row[0], row[1]) for row in db.execute(
        sa.select(m.hush.c.person, m.hush.c.game).where(m.hush.c.person.in_(people))
    )}  # fmt: skip
    c = m.notice.c
    counted = ask(
        sa.select(
            c.person,
            sa.func.sum(sa.case((c.tried > time - HOUR, 1), else_=0)),
            sa.func.sum(sa.case((c.mailed > time - DAY, 1), else_=0)),
        )
        .where(c.person.in_(people), c.tried > time - DAY)
        .group_by(c.person)
    )
    decides = sa.and_(m.seat.c.game == m.game.c.id, m.seat.c.number == m.game.c.decider)
    waiting = ask(
        sa.select(m.seat.c.holder, sa.func.count())
        .join(m.game, decides)
        .where(m.seat.c.holder.in_(people), m.game.c.status == "playing", m.seat.c.bot.is_(None))
        .group_by(m.seat.c.holder)
    )
    found = []
    for row in rows:
        who = row.person
        content = preferences.get(who)
        told = counted.get(who, [(who, 0, 0)])[0]
        address = mails[who][0][1] if mail and who in mails else None
        found.append(
            Facts(
                row, games[row.game], {} if content is None else msgspec.json.decode(content[0][1]),
                (who, row.game) in hushed,
                {one[1]: push.Subscription(one[2], push.decode(one[3]), push.decode(one[4]))
                 for one in pushes.get(who, [])},
                address, int(told[1]), int(told[2]), int(waiting[who][0][1]) if who in waiting else 0,
            )
        )  # fmt: skip
    return found
