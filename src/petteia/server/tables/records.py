"""Records: download, upload, replay, playing on from a position. Only for games that have ended."""

from __future__ import annotations

import asyncio
import json

import petteia
from petteia.kernel import Game, IllegalAction, KnownScore, Match, PetteiaError, Record, RecordError, State
from petteia.server import wire
from petteia.server.names import clean_name
from petteia.server.refusals import Refuse, refuse_mistake
from petteia.server.storage import SeatRow

from . import versions, views
from .house import House
from .live import Live
from .play import Play, other_rules
from .seating import STAND_IN, check_level, check_room, check_setup, from_moves, status

MOVES = 5_000  # a longer record is refused


async def _ended(house: House, live: Live) -> Play:
    """All moves of a game that has ended; hidden things may be shown now."""
    status(live.row, *versions.ENDED)
    return await house.history(live)


async def record(house: House, live: Live) -> str:
    """The record as JSON Lines, of a game of other rules too. Hold the lock."""
    status(live.row, *versions.ENDED)
    if live.of_today is None:
        return await versions.record_of(house.store, live.row)
    play = await _ended(house, live)
    return play.record([seat.name for seat in live.row.seat]).dumps()


async def upload(house: House, browser: str, text: str) -> tuple[str, str]:
    """Store somebody's record as a table that is over; id and invite. Refuse if it does not replay."""
    match, names = await asyncio.to_thread(_read, house, text)
    seats = [SeatRow(number, name, bot=STAND_IN) for number, name in enumerate(names)]
    return await from_moves(house, browser, match, seats, "upload")


def _read(house: House, text: str) -> tuple[Match, list[str]]:
    def find(name: str) -> Game:
        # Before the game is set up, its options are checked as any client's are.
        header = json.loads(text.partition("\n")[0])
        game = petteia.game(name)
        if header["rules"] == game.rules_version:  # options of other rules mean nothing here
            check_setup(house, name, header["seats"], dict(header["options"]))
        return game

    try:
        if text.count("\n") > MOVES + 2:
            raise RecordError(0, f"it has more than {MOVES} actions")
        found = Record.loads(text, find)
        match = Match.of(found)
        names = [str(name) for name in found.names] or [""] * found.setup.seats
        if len(names) != found.setup.seats:
            raise RecordError(1, "there is not one name for each seat")
        return match, [clean_name(name) if name else "" for name in names]
    except IllegalAction as error:
        raise Refuse("record", line=0, detail=str(error)) from None
    except PetteiaError as error:
        raise refuse_mistake(error) from None
    except (TypeError, ValueError, KeyError, AttributeError, RecursionError):
        raise Refuse("record", line=0, detail="its lines do not have the shape of a record's") from None


async def replay(house: House, live: Live, seat: int | None, language: str) -> wire.Replay:
    """A whole game: moves with actions and events, and everybody's points over time. Hold the lock.

    Of a game of other rules it is what was kept when it ended, with its texts in a language.
    """
    if seat is not None and seat >= live.row.seats:
        raise Refuse("not-found")
    if live.of_today is None:
        return await _replay_kept(house, live, seat, language)
    play = await _ended(house, live)
    state = play.state
    moves = [views.move_seen(state, n, play.move(n), seat, True) for n in range(1, play.length + 1)]
    if seat is None:
        for seen in moves:
            seen.events = views.events_revealed(state.game, play.move(seen.n))
    names = [s.name for s in live.row.seat]
    scores = await asyncio.to_thread(_scores, play.record(names), seat)
    return wire.Replay(house.info(live), names, play.length, moves, scores)


async def _replay_kept(house: House, live: Live, seat: int | None, language: str) -> wire.Replay:
    row = live.row
    status(row, *versions.ENDED)
    kept = await versions.kept_of(house.store, row)
    if kept is None:
        raise other_rules(row)
    out = kept.replay(house.info(live), [s.name for s in row.seat], language)
    if await asyncio.to_thread(versions.drawable, kept, row):
        out.final = kept.position(seat)
    return out


def _scores(record: Record, seat: int | None) -> list[list[int | None]]:
    return [[score.total for score in _known(state, seat)] for state in record.replay()]


def _known(state: State, seat: int | None) -> list[KnownScore]:
    """The points as a seat knew them; all of them when no seat is given."""
    return [KnownScore.of(score) for score in state.scores()] if seat is None else state.scores_for(seat)


async def position(house: House, live: Live, n: int, seat: int | None) -> wire.Position:
    """The position after ``n`` moves as a viewer saw it. Hold the lock."""
    play = await _ended(house, live)
    if n > play.length or (seat is not None and seat >= live.row.seats):
        raise Refuse("not-found")
    state = play.match.record.at(n)
    legal = views.choices(state) if state.decider is not None else []
    return wire.Position(
        n, seat, state.observe(seat), [views.points_seen(s) for s in _known(state, seat)], legal
    )


async def branch(
    house: House,
    browser: str,
    id: str,  # noqa: A002
    wanted: wire.Branch,
    most: int,
) -> tuple[str, str]:
    """Play on from a position as a new table against bots; id and invite."""
    await check_room(house, browser, most)
    level = check_level(wanted.bot or STAND_IN)
    name = clean_name(wanted.name) if wanted.name else ""
    async with house.at(id) as live:
        play = await _ended(house, live)
        if wanted.n > play.length or not wanted.seats or max(wanted.seats) >= live.row.seats:
            raise Refuse("not-found")
        own = play.record([s.name for s in live.row.seat])
        names = [s.name for s in live.row.seat]
    part = Record(own.setup, own.entries[: wanted.n], own.names)
    match = await asyncio.to_thread(Match.of, part)
    seats = []
    for number in range(own.setup.seats):
        if number in wanted.seats:
            seats.append(SeatRow(number, name or names[number] or "?", browser))
        else:
            seats.append(SeatRow(number, "", bot=level))
    return await from_moves(house, browser, match, seats, "branch")
