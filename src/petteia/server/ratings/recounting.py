"""All ratings anew, from the stored games."""

from __future__ import annotations

from petteia.server.storage import Store
from petteia.server.storage.ratings import RatingStore, Recounted

from .counting import Counted, counted


async def recount(store: Store, write: bool) -> Recounted:
    """Compute all ratings from the games that count and are stored, and store them, or only compare.

    That a game counts, and as which in the order, is written at its end: whether all were known then cannot
    be asked later. Who sat there and who won is read from the game again, as long as its table is kept and
    nobody who sat there has been deleted.
    """
    ratings = RatingStore(store)
    again: dict[str, Counted] = {}
    for game, people, decided in await ratings.counted_games():
        row = await store.load(game)
        if row is None:
            continue
        found = counted(row, people, decided)
        if isinstance(found, Counted):
            again[game] = found
    return await ratings.recount(again, write)
