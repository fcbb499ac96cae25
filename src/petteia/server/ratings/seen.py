"""Ratings as people see them."""

from __future__ import annotations

from petteia.server import wire
from petteia.server.names import looks
from petteia.server.refusals import Refuse
from petteia.server.storage import Store
from petteia.server.storage.models import GameRow
from petteia.server.storage.ratings import RatingStore, Standing

from . import counting, published
from .figures import Rating


def seen(rating: Rating) -> wire.RatingSeen:
    """A rating on the wire."""
    return wire.RatingSeen(rating.points, rating.give, rating.games, rating.provisional)


async def at_table(store: Store, row: GameRow) -> wire.TableRatings:
    """The ratings at a table: as they are before the end of its game, and what it has changed afterwards."""
    effects = await RatingStore(store).of_game(row.id)
    if effects is not None:
        seats = [
            wire.SeatRating(
                e.seat,
                seen(e.before),
                None if row.seat[e.seat].bot is not None else e.after.points - e.before.points,
            )
            for e in effects
        ]
        return wire.TableRatings(True, None, seats)
    holders = {seat.holder for seat in row.seat if seat.holder is not None}
    known, ratings = await RatingStore(store).at(row.kind, holders)

    def of(holder: str | None, bot: str | None) -> wire.RatingSeen | None:
        if holder is not None:
            return seen(ratings.get(holder, Rating())) if holder in known else None
        found = None if bot is None else published.rating_of(row.kind, bot)
        return None if found is None else seen(found)

    why = counting.bars(row) or counting.people(row, known)
    if why is None and row.status == "over":
        why = "nobody"  # nothing else was in the way, and it did not count
    return wire.TableRatings(
        why is None, why, [wire.SeatRating(s.number, of(s.holder, s.bot), None) for s in row.seat]
    )


async def of_person(store: Store, person: str) -> dict[str, wire.RatingSeen]:
    """A person's ratings by game, for what is told of them."""
    found = await RatingStore(store).of_person(person)
    return {kind: seen(rating) for kind, rating in sorted(found.items())}


async def leaders(
    store: Store, kind: str, offset: int, limit: int, find: str, me: str | None
) -> wire.Leaders:
    """A part of a game's list; ``find`` is how a name begins, as the eye sees it."""
    if find.strip() and not looks(find):
        raise Refuse("name")
    found, mine, count = await RatingStore(store).leaders(kind, offset, limit, looks(find), me)

    def leader(standing: Standing) -> wire.Leader:
        return wire.Leader(standing.name, False, standing.who == me, standing.place, seen(standing.rating))

    bots = [
        wire.Leader(level, True, False, None, seen(rating))
        for level, rating in sorted(published.levels_of(kind).items(), key=lambda one: -one[1].mu)
    ]
    return wire.Leaders(
        kind, [leader(one) for one in found], None if mine is None else leader(mine), bots, count
    )
