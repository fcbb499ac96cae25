"""Tables of other rules: which program replays them, their records, and what becomes of running games.

A table is bound to the rules version and the edition that it was begun with. Where this program has others,
what was stored stays and can be seen and exported; a game that was still running is stopped, and a table at
which nobody has begun takes up the new rules.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable

import msgspec
import structlog

import petteia
from petteia.kernel import Edition, PetteiaError, shapes
from petteia.kernel import Entry as Line
from petteia.kernel.record import dumps, header
from petteia.server.storage import Conflict, Entry, GameRow, Store

from .kept import Kept, unpack
from .play import make_setup

log = structlog.get_logger("petteia.server.versions")
ENDED = ("over", "aborted", "stopped")
"""The statuses of games that are not played on; hidden things may be shown then."""


def own_edition(row: GameRow) -> bool:
    """Whether a table is played with an edition of its owner's."""
    return row.listed is not None


def played_here(row: GameRow) -> bool:
    """Whether this program has the rules and components of a table.

    An edition of one's own is not read for that: loading the table does.
    """
    game = petteia.game(row.kind)
    if row.rules != game.rules_version:
        return False
    return row.edition == game.default_edition().digest or own_edition(row)


# ---- what is left of a game ---------------------------------------------------------------------


async def record_of(store: Store, row: GameRow) -> str:
    """The record of a table of other rules as its own program would write it, from the stored actions."""
    kept = await kept_of(store, row)
    notes = {} if kept is None else kept.notes
    moves = left_after_undos(await store.entries(row.id, 0, row.seq))
    lines = [Line(move.seat, move.action or "", notes.get(n, "")) for n, move in enumerate(moves, 1)]
    names = [seat.name for seat in row.seat]
    head = header(row.kind, row.rules, row.edition, row.seats, json.loads(row.options), names)
    return dumps(head, lines, row.digest or None)


def left_after_undos(entries: Iterable[Entry]) -> list[Entry]:
    """The rows of a log that count, without what was taken back."""
    moves: list[Entry] = []
    for entry in entries:
        if entry.keep is None:
            moves.append(entry)
        else:
            del moves[entry.keep :]
    return moves


async def kept_of(store: Store, row: GameRow) -> Kept | None:
    """What was kept when a game ended; None for games that ended before anything was."""
    content = await store.kept(row.id)
    return None if content is None else await asyncio.to_thread(unpack, content)


def edition_of(row: GameRow) -> Edition | None:
    """The edition that a table of other rules was played with; None if this program reads it otherwise."""
    game = petteia.game(row.kind)
    edition = game.default_edition()
    if own_edition(row):
        try:
            edition = make_setup(row.kind, row.seats, json.loads(row.options)).edition
        except PetteiaError:
            return None
    return edition if edition.digest == row.edition else None


def drawable(kept: Kept, row: GameRow) -> bool:
    """Whether the page can draw the final position: by its shape and its components it could be today's."""
    shape = shapes.observation_of(petteia.game(row.kind))
    return edition_of(row) is not None and not any(shapes.mistakes(o, shape) for o in kept.observations)


# ---- what becomes of tables ---------------------------------------------------------------------


def renewed(row: GameRow) -> GameRow | None:
    """A table of earlier rules as it goes on: with the rules of today if nothing was played, else stopped.

    None if it has ended, or is of rules that are newer than this program.
    """
    game = petteia.game(row.kind)
    if row.status in ENDED or row.rules > game.rules_version:
        return None
    new = msgspec.structs.replace(row, undo=None, newcomer=None, decider=None, owed=0, deadline=0)
    try:
        if row.status == "open":
            setup = make_setup(row.kind, row.seats, json.loads(row.options))
            new.rules, new.edition = game.rules_version, setup.edition.digest
            return new
    except PetteiaError as error:  # options or an edition that there are no more
        log.warning("table cannot take up the new rules", table=row.id, problem=str(error))
    new.status = "stopped"
    return new


async def renew(store: Store) -> None:
    """See to all tables that earlier versions left open or running: `renewed` says what becomes of them."""
    for kind, rules, edition in await store.active_rules():
        try:
            game = petteia.game(kind)
        except PetteiaError:
            log.warning("tables of an unknown game", game=kind)
            continue
        if (rules, edition) == (game.rules_version, game.default_edition().digest):
            continue
        rows = [row for row in await store.active(kind, rules, edition) if not played_here(row)]
        for row in rows:
            await renew_one(store, row)


async def renew_one(store: Store, row: GameRow) -> bool:
    """The same for one table; whether its row is another now, by this process or one that was faster."""
    new = await asyncio.to_thread(renewed, row)
    if new is None:
        return False
    try:
        await store.renew(row, new)
    except Conflict:
        return True
    log.info("table of earlier rules", table=row.id, game=row.kind, rules=row.rules, status=new.status)
    return True
