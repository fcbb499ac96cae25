"""Ratings in the database: games that count are written with their end, and everything follows from them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import sqlalchemy as sa
from msgspec import Struct

from petteia.server.ratings import published
from petteia.server.ratings.counting import BOT, Counted, counted
from petteia.server.ratings.figures import ENOUGH, Rating, after

from . import models as m
from .models import GameRow
from .store import Store, now

_AT_ONCE = 500
RECOUNT_SECONDS = 600.0


class Effect(Struct):
    """What a game that counts did to a seat."""

    seat: int
    before: Rating
    after: Rating


class Standing(Struct):
    """Somebody in a list of ratings."""

    who: str
    name: str
    rating: Rating
    place: int | None
    """Null while the rating is provisional, and for bots."""


def known_of(db: sa.Connection, people: Collection[str]) -> set[str]:
    """Which of these people are known."""
    query = sa.select(m.account.c.person).where(m.account.c.person.in_(list(people)))
    return {row[0] for row in db.execute(query)}


def decided_in(db: sa.Connection, game: str) -> set[int]:
    """The seats that have decided something in a game."""
    query = sa.select(m.action.c.seat).where(m.action.c.game == game, m.action.c.keep.is_(None)).distinct()
    return {row[0] for row in db.execute(query)}


def _ratings(db: sa.Connection, kind: str, people: Collection[str]) -> dict[str, Rating]:
    query = sa.select(m.rating.c.person, m.rating.c.mu, m.rating.c.sigma, m.rating.c.games)
    rows = db.execute(query.where(m.rating.c.kind == kind, m.rating.c.person.in_(list(people))))
    return {row[0]: Rating(row[1], row[2], row[3]) for row in rows}


def _turn(db: sa.Connection) -> int:
    """The next number. Whoever asks is the only one who lets games count until the transaction ends."""
    return int(
        db.execute(
            m.rating_turn.update().values(number=m.rating_turn.c.number + 1).returning(m.rating_turn.c.number)
        ).scalar_one()
    )


def _seat_rows(game: str, counted: Counted, before: Sequence[Rating], new: Sequence[Rating]) -> list[Any]:
    return [
        {
            "game": game, "seat": seat, "who": who, "rank": rank, "mu": old.mu, "sigma": old.sigma,
            "games": old.games, "new_mu": later.mu, "new_sigma": later.sigma,
        }
        for seat, (who, rank, old, later) in enumerate(
            zip(counted.who, counted.ranks, before, new, strict=True)
        )
    ]  # fmt: skip


def _worth(kind: str, who: str, ratings: dict[str, Rating]) -> Rating:
    if who.startswith(BOT):
        return published.rating_of(kind, who.removeprefix(BOT)) or Rating()
    return ratings.get(who, Rating())


def _put(db: sa.Connection, kind: str, who: str, rating: Rating, at: int) -> None:
    values: dict[str, Any] = {"mu": rating.mu, "sigma": rating.sigma, "games": rating.games, "at": at}
    values["points"] = rating.points
    same = sa.and_(m.rating.c.person == who, m.rating.c.kind == kind)
    if not db.execute(m.rating.update().where(same).values(values)).rowcount:
        db.execute(m.rating.insert().values(person=who, kind=kind, **values))


def count(db: sa.Connection, game: str, counted: Counted) -> None:
    """Let a game count, in the transaction that ends it: it has its number, and ratings follow at once.

    A second time the key of `rated` is there already, and nothing of the transaction happens.
    """
    at = now()
    number = _turn(db)
    db.execute(m.rated.insert().values(game=game, number=number, kind=counted.kind, at=at, void=False))
    ratings = _ratings(db, counted.kind, [who for who in counted.who if not who.startswith(BOT)])
    before = [_worth(counted.kind, who, ratings) for who in counted.who]
    new = after(before, counted.ranks)
    db.execute(m.rated_seat.insert(), _seat_rows(game, counted, before, new))
    for who, rating in zip(counted.who, new, strict=True):
        if not who.startswith(BOT):
            _put(db, counted.kind, who, rating, at)


def count_end(db: sa.Connection, row: GameRow) -> None:
    """Let a game that ends with this transaction count, if it does."""
    people = {seat.holder for seat in row.seat if seat.holder is not None}
    found = counted(row, known_of(db, people), decided_in(db, row.id))
    if isinstance(found, Counted):
        count(db, row.id, found)


class RatingStore:
    """What is asked about ratings."""

    def __init__(self, store: Store) -> None:
        """In the store's database."""
        self._database = store.database

    async def of_game(self, game: str) -> list[Effect] | None:
        """What a game did to its seats; None if it does not count."""

        def work(db: sa.Connection) -> list[Effect] | None:
            found = db.execute(sa.select(m.rated.c.void).where(m.rated.c.game == game)).first()
            if found is None or found.void:
                return None
            query = sa.select(m.rated_seat).where(m.rated_seat.c.game == game).order_by(m.rated_seat.c.seat)
            return [
                Effect(r.seat, Rating(r.mu, r.sigma, r.games), Rating(r.new_mu, r.new_sigma, r.games + 1))
                for r in db.execute(query)
            ]

        return await self._database.read(work)

    async def at(self, kind: str, people: Collection[str]) -> tuple[set[str], dict[str, Rating]]:
        """Which of these people are known, and their ratings at a game, where they have one."""
        return await self._database.read(lambda db: (known_of(db, people), _ratings(db, kind, people)))

    async def of_person(self, person: str) -> dict[str, Rating]:
        """A person's ratings by game."""
        query = sa.select(m.rating.c.kind, m.rating.c.mu, m.rating.c.sigma, m.rating.c.games)
        rows = await self._database.read(
            lambda db: db.execute(query.where(m.rating.c.person == person)).all()
        )
        return {row[0]: Rating(row[1], row[2], row[3]) for row in rows}

    async def leaders(
        self, kind: str, offset: int, limit: int, find: str, me: str | None
    ) -> tuple[list[Standing], Standing | None, int]:
        """People by their ratings from a place on, provisional ones last; oneself; how many there are.

        Equal points share a place. ``find`` is what a name looks like from its beginning on.
        """
        rating, account = m.rating.c, m.account.c
        settled = rating.games >= ENOUGH
        other = m.rating.alias("other")
        better = (
            sa.select(sa.func.count())
            .select_from(other)
            .where(other.c.kind == kind, other.c.games >= ENOUGH, other.c.points > rating.points)
            .scalar_subquery()
        )
        base = (
            sa.select(rating.person, account.name, rating.mu, rating.sigma, rating.games, better)
            .join_from(m.rating, m.account, account.person == rating.person)
            .where(rating.kind == kind)
        )
        shown = base.where(account.folded.startswith(find, autoescape=True)) if find else base
        order = (sa.case((settled, 0), else_=1), rating.points.desc(), account.folded)
        ordered = shown.order_by(*order).limit(limit).offset(offset)

        def standing(row: Any) -> Standing:
            found = Rating(row[2], row[3], row[4])
            return Standing(row[0], row[1], found, None if found.provisional else row[5] + 1)

        def work(db: sa.Connection) -> tuple[list[Standing], Standing | None, int]:
            rows = [standing(row) for row in db.execute(ordered)]
            mine = db.execute(base.where(rating.person == me)).first() if me is not None else None
            every = sa.select(sa.func.count()).select_from(shown.subquery())
            return rows, None if mine is None else standing(mine), int(db.execute(every).scalar_one())

        return await self._database.read(work)

    # ---- for the admin ------------------------------------------------------------------------

    async def annul(self, game: str, void: bool) -> bool:
        """Let a game count no more, or again; False if it never did. Ratings follow with `recount`."""

        def work(db: sa.Connection) -> bool:
            return bool(db.execute(m.rated.update().where(m.rated.c.game == game).values(void=void)).rowcount)

        return await self._database.write(work)

    async def counted_games(self) -> list[tuple[str, set[str], set[int]]]:
        """The games that count: which, who was known then, and which seats had decided."""

        def work(db: sa.Connection) -> list[tuple[str, set[str], set[int]]]:
            people: dict[str, set[str]] = {}
            for game, who in db.execute(sa.select(m.rated_seat.c.game, m.rated_seat.c.who)):
                people.setdefault(game, set()).add(who)
            query = sa.select(m.action.c.game, m.action.c.seat).where(m.action.c.keep.is_(None))
            moves = query.where(m.action.c.game.in_(sa.select(m.rated.c.game))).distinct()
            decided: dict[str, set[int]] = {}
            for game, seat in db.execute(moves):
                decided.setdefault(game, set()).add(seat)
            return [(game, who, decided.get(game, set())) for game, who in people.items()]

        return await self._database.write(work, RECOUNT_SECONDS)

    async def recount(self, again: Mapping[str, Counted], write: bool) -> Recounted:
        """Compute all ratings anew from the games that count, in their order; nothing else counts meanwhile.

        ``again`` has the games that are still stored, as they count; of others what was written at their end
        is taken.
        """
        return await self._database.write(lambda db: _recount(db, again, write), RECOUNT_SECONDS)


class Recounted(Struct):
    """What came of a recount."""

    games: int = 0
    people: int = 0
    """Ratings of people who are known."""
    other_games: list[str] = []
    """Games that count otherwise than was written at their end."""
    other_seats: int = 0
    other_people: list[tuple[str, str]] = []
    """People and games whose rating was another."""


def _recount(db: sa.Connection, again: Mapping[str, Counted], write: bool) -> Recounted:
    db.execute(m.rating_turn.update().values(number=m.rating_turn.c.number))  # its lock
    out = Recounted()
    ratings: dict[tuple[str, str], Rating] = {}
    when: dict[tuple[str, str], int] = {}
    valid = sa.select(m.rated).where(m.rated.c.void.is_(False)).order_by(m.rated.c.number)
    games = db.execute(valid).all()
    for start in range(0, len(games), _AT_ONCE):
        part = games[start : start + _AT_ONCE]
        query = sa.select(m.rated_seat).where(m.rated_seat.c.game.in_([game.game for game in part]))
        seats: dict[str, list[Any]] = {}
        for row in db.execute(query.order_by(m.rated_seat.c.game, m.rated_seat.c.seat)):
            seats.setdefault(row.game, []).append(row)
        for game in part:
            written = seats[game.game]
            told = Counted(game.kind, [s.who for s in written], [s.rank for s in written])
            counted = again.get(game.game, told)
            out.games += 1
            out.other_games += [game.game] * (counted != told)
            # What a bot was worth is what was published then.
            before = [
                Rating(s.mu, s.sigma, s.games)
                if who.startswith(BOT)
                else ratings.get((who, game.kind), Rating())
                for s, who in zip(written, counted.who, strict=True)
            ]
            new = after(before, counted.ranks)
            for who, later in zip(counted.who, new, strict=True):
                if not who.startswith(BOT):
                    ratings[who, game.kind], when[who, game.kind] = later, game.at
            rows = _seat_rows(game.game, counted, before, new)
            wrong = [row for row, s in zip(rows, written, strict=True) if _other_row(row, s)]
            out.other_seats += len(wrong)
            for row in wrong if write else ():
                same = sa.and_(m.rated_seat.c.game == row["game"], m.rated_seat.c.seat == row["seat"])
                db.execute(m.rated_seat.update().where(same).values(row))
    known = {row[0] for row in db.execute(sa.select(m.account.c.person))}
    right = {key: rating for key, rating in ratings.items() if key[0] in known}
    stored = {(r.person, r.kind): Rating(r.mu, r.sigma, r.games) for r in db.execute(sa.select(m.rating))}
    out.people = len(right)
    for key in sorted({*stored, *right}):
        old, new_ = stored.get(key), right.get(key)
        if old is not None and new_ is not None and not _differ(old, new_) and old.games == new_.games:
            continue
        out.other_people.append(key)
        if write and new_ is not None:
            _put(db, key[1], key[0], new_, when[key])
        elif write:
            db.execute(m.rating.delete().where(m.rating.c.person == key[0], m.rating.c.kind == key[1]))
    return out


def _other_row(row: dict[str, Any], stored: Any) -> bool:
    return (
        (row["who"], row["rank"], row["games"]) != (stored.who, stored.rank, stored.games)
        or _differ(Rating(row["mu"], row["sigma"]), Rating(stored.mu, stored.sigma))
        or _differ(Rating(row["new_mu"], row["new_sigma"]), Rating(stored.new_mu, stored.new_sigma))
    )


def _differ(one: Rating, other: Rating) -> bool:
    """Whether two figures are not the same but for the last digits, which differ between machines."""
    return abs(one.mu - other.mu) > 1e-9 * 25 or abs(one.sigma - other.sigma) > 1e-9 * 25
