"""What people are to be told of a change of a table: rows of ``notice``, written in its transaction."""

from __future__ import annotations

import secrets
from collections.abc import Iterable

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from . import models as m
from .models import GameRow

HOUR = 60 * 60 * 1000
_LEAD = 6 * HOUR  # before a deadline, and at most a quarter of the time that there was


class _Slow(msgspec.Struct, tag="correspondence", tag_field="type"):
    hours: float


class _Live(msgspec.Struct, tag="live", tag_field="type"):
    pass


_clock = msgspec.json.Decoder(_Slow | _Live).decode


def waits_for(row: GameRow | None) -> str | None:
    """The person who has to decide; None while nobody does, or a bot."""
    if row is None or row.status != "playing" or row.decider is None or row.decider < 0:
        return None
    seat = row.seat[row.decider]
    return seat.holder if seat.bot is None else None


def lead(row: GameRow) -> int | None:
    """How long before its deadline a table's player is told of it; None without such a clock."""
    clock = None if row.clock is None else _clock(row.clock)
    return min(_LEAD, int(clock.hours * HOUR / 4)) if isinstance(clock, _Slow) else None


def tell(db: sa.Connection, old: GameRow | None, new: GameRow, time: int, wait: int) -> None:
    """Write down who is to be told what, now that ``old`` has become ``new``; what is void by that goes.

    Nobody is told for ``wait`` milliseconds: who looks at the table knows it by then.
    """
    before, after = waits_for(old), waits_for(new)
    if before is not None and old is not None:
        void = ["turn", "deadline"] if before != after else ["turn"] if new.seq != old.seq else []
        if void:
            gone = sa.and_(m.notice.c.game == new.id, m.notice.c.sent == 0, m.notice.c.kind.in_(void))
            db.execute(m.notice.delete().where(gone))
    told: list[tuple[str, str, int]] = []
    if after is not None and after != before:
        told.append((after, "turn", time + wait))
        ahead = lead(new)
        if ahead is not None and new.deadline:
            told.append((after, "deadline", max(new.deadline - ahead, time + wait)))
    if old is not None and old.status == "playing" and new.status in ("over", "aborted", "stopped"):
        people = {seat.holder for seat in new.seat if seat.holder is not None and not seat.left}
        told.extend((person, "over", time + wait) for person in sorted(people))
    _write(db, new.id, new.seq, told, time)


def invite(db: sa.Connection, game: str, people: Iterable[str], time: int, wait: int) -> None:
    """Write down that these people are invited to a table; call it in the transaction of the invitation.

    Whoever is invited to a table several times is told once.
    """
    _write(db, game, 0, [(person, "invite", time + wait) for person in people], time)


def _write(db: sa.Connection, game: str, seq: int, told: list[tuple[str, str, int]], time: int) -> None:
    """Rows for those of these people who can be told at all: by push, or by mail."""
    if not told:
        return
    pushes = sa.select(m.push.c.hash).join(m.token, m.token.c.id == m.push.c.token)
    reached = sa.or_(
        pushes.where(m.token.c.browser == m.browser.c.id).exists(),
        sa.select(m.mail.c.person).where(m.mail.c.person == m.browser.c.id).exists(),
    )
    people = {person for person, _, _ in told}
    found = {
        row[0] for row in db.execute(sa.select(m.browser.c.id).where(m.browser.c.id.in_(people), reached))
    }
    rows = [
        {
            "id": secrets.token_hex(12), "person": person, "game": game, "kind": kind, "seq": seq,
            "made": time, "due": due, "until": 0, "tries": 0, "tried": 0, "mailed": 0, "accepted": "",
            "sent": 0,
        }
        for person, kind, due in told
        if person in found
    ]  # fmt: skip
    if rows:
        insert = sqlite.insert if db.dialect.name == "sqlite" else postgresql.insert
        db.execute(insert(m.notice).on_conflict_do_nothing(), rows)
