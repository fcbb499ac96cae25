"""What the database knows of a person: what others may learn, and all of it for the person themselves."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa

from . import models as m
from .store import Store

_MOST = 2000
OWN = ("new", "rematch", "match")  # what was played on from, or uploaded, says nothing about a person


class Finished(msgspec.Struct):
    """A finished game of a person, and how it ended for them."""

    game: str
    kind: str
    seats: int
    seat: int
    rank: int
    winners: int
    ended: int


class ProfileStore:
    """What is known of people, in the store's database."""

    def __init__(self, store: Store) -> None:
        """In the store's database."""
        self._database = store.database

    async def finished(self, person: str, public: bool) -> list[Finished]:
        """A person's finished games, the latest first; ``public``: only those that everybody may look at."""
        query = (
            sa.select(
                m.game.c.id, m.game.c.kind, m.game.c.seats, m.seat.c.number, m.game.c.result, m.game.c.updated
            )
            .join(m.seat, m.seat.c.game == m.game.c.id)
            .where(m.seat.c.holder == person, m.game.c.status == "over", m.game.c.origin.in_(OWN))
            .order_by(m.game.c.updated.desc(), m.game.c.id, m.seat.c.number)
            .limit(_MOST)
        )
        if public:
            query = query.where(m.game.c.public.is_(True))
        out = []
        for id_, kind, seats, number, result, ended in await self._database.read(
            lambda db: db.execute(query).all()
        ):
            if result is not None:
                ranks = msgspec.json.decode(result)["ranks"]
                out.append(Finished(id_, kind, seats, number, ranks[number], ranks.count(1), ended))
        return out

    async def export(self, person: str) -> dict[str, Any]:
        """All that is stored of a person, and nothing that is another's secret."""

        def work(db: sa.Connection) -> dict[str, Any]:
            def rows(table: sa.Table, who: str, *names: str) -> list[dict[str, Any]]:
                query = sa.select(*(table.c[name] for name in names)).where(table.c[who] == person)
                return [dict(row._mapping) for row in db.execute(query)]

            content = sa.select(m.preference.c.content).where(m.preference.c.person == person)
            games = (
                sa.select(m.game.c.id, m.game.c.kind, m.game.c.status, m.game.c.created, m.game.c.updated,
                          m.seat.c.number.label("seat"), m.seat.c.name)
                .join(m.seat, m.seat.c.game == m.game.c.id)
                .where(sa.or_(m.seat.c.holder == person, m.seat.c.leaver == person))
                .order_by(m.game.c.created, m.game.c.id, m.seat.c.number)
            )  # fmt: skip
            pushed = (
                sa.select(m.token.c.label, m.push.c.endpoint, m.push.c.made)
                .join(m.token, m.token.c.id == m.push.c.token)
                .where(m.token.c.browser == person)
            )
            return {
                "account": rows(m.account, "person", "name", "created", "renamed"),
                "passkeys": rows(m.passkey, "person", "id", "label", "created", "seen"),
                "mail": rows(m.mail, "person", "address", "confirmed"),
                "devices": rows(m.token, "browser", "label", "created", "seen"),
                "preferences": msgspec.json.decode(db.execute(content).scalar() or "{}"),
                "seats": [dict(row._mapping) for row in db.execute(games)],
                "tables": rows(m.game, "owner", "id", "kind", "status", "created", "public"),
                "chat": rows(m.chat, "person", "game", "seat", "name", "text", "at"),
                "ratings": rows(m.rating, "person", "kind", "points", "mu", "sigma", "games"),
                "rated": rows(
                    m.rated_seat, "who", "game", "seat", "rank", "mu", "sigma", "new_mu", "new_sigma"
                ),
                "seeks": rows(m.seek, "person", "kind", "seats", "made", "game"),
                "notices": rows(m.notice, "person", "game", "kind", "made", "sent"),
                "pushed": [dict(row._mapping) for row in db.execute(pushed)],
                "hushed": rows(m.hush, "person", "game"),
                "favourites": rows(m.favourite, "person", "game", "at"),
                "invitations": rows(m.invitation, "person", "game", "at"),
                "blocked": rows(m.block, "by", "name", "at"),
                "muted": rows(m.mute, "by", "name", "at"),
                "reports": rows(m.report, "by", "name", "game", "text", "at", "done"),
                "ban": rows(m.ban, "person", "until", "why", "at"),
            }

        return await self._database.read(work)
