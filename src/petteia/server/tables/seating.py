"""Making tables, sitting down, standing up, bots in seats, start, rematch, abort."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import secrets
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from petteia import bots
from petteia.kernel import EditionError, Match, OptionError, Setup
from petteia.server import wire
from petteia.server.clocks import keeper, times
from petteia.server.meeting import check_ban
from petteia.server.names import check_new, clean_name
from petteia.server.people import digest, new_id
from petteia.server.refusals import Refuse, refuse_mistake
from petteia.server.settings import EDITION_SIZE, EDITION_TABLES
from petteia.server.storage import Entry, GameRow, SeatRow, now
from petteia.server.storage.accounts import AccountStore

from . import agreement, newcomers, versions, views
from .kept import pack
from .live import Live
from .play import Play, make_setup

if TYPE_CHECKING:
    from .house import House

# Reading a key takes time with the third power of its parts (``a.b.c = 1``); four are usual.
_LONG_KEY = re.compile(r"""(?<![\w-])(?:(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')[ \t]*+\.[ \t]*+){32}""")

# Only these names reach `bots.make`: it would also start programs.
LEVELS: tuple[str, ...] = ("random", *bots.LEVELS)
STAND_IN = "medium" if "medium" in LEVELS else LEVELS[0]


def check_level(level: str | None) -> str:
    """A level of bot; Refuse if there is none of that name."""
    if level not in LEVELS:
        raise Refuse("option", option="bot", detail=f"expected one of {', '.join(LEVELS)}")
    return level


def check_setup(house: House, kind: str, seats: int, options: Mapping[str, Any]) -> Setup:
    """Game and options as somebody on the network wants them; Refuse with what would be right.

    An edition comes as its text: names of files would be names of the server's own files.
    """
    edition = options.get("edition", "default")
    if edition != "default":
        if house.settings.editions == "off":
            raise Refuse("edition", detail="this server takes no editions of one's own")
        if not isinstance(edition, str) or "\n" not in edition:
            raise Refuse("edition", detail="expected 'default' or the text of an edition file")
        check_text(edition, EDITION_SIZE[house.settings.editions])
    try:
        return make_setup(kind, seats, options)
    except (OptionError, EditionError) as error:
        raise refuse_mistake(error) from None
    except ValueError:  # a whole number of thousands of digits
        raise Refuse("edition", detail="a number in it is too large") from None


def check_text(edition: str, most: int) -> None:
    """Refuse an edition's text that is too long, or takes too long to read."""
    if len(edition) > most:
        raise Refuse("too-big")
    if _LONG_KEY.search(edition):
        raise Refuse("edition", detail="a key has more parts than any edition's")


def new_row(
    setup: Setup, owner: str, seats: Sequence[SeatRow], origin: str, public: bool, stand_in: str = STAND_IN
) -> tuple[GameRow, str]:
    """A row for a new table, and its invite."""
    invite = secrets.token_urlsafe(16)
    time = now()
    options = dict(setup.options)
    listed = None
    if setup.edition.text is not None:
        listed = json.dumps({**options, "edition": views.listed_edition(setup.edition.name)})
        options["edition"] = setup.edition.text
    row = GameRow(
        id=new_id(12), kind=setup.game.id, rules=setup.game.rules_version, edition=setup.edition.digest,
        seats=setup.seats, options=json.dumps(options), status="open", public=public, owner=owner,
        invite=digest(invite), origin=origin, next=None, created=time, updated=time, revision=0, seq=0,
        length=0, decider=None, digest="", owed=0, undo=None, result=None, stand_in=stand_in,
        listed=listed, seat=list(seats),
    )  # fmt: skip
    return row, invite


async def check_room(house: House, browser: str, most: int) -> None:
    """Refuse if a person has so many open and running tables that there may be no more."""
    if await house.store.count_active(browser) >= most:
        raise Refuse("too-many", seconds=60)


@contextlib.asynccontextmanager
async def room_for(house: House, browser: str, setup: Setup) -> AsyncIterator[None]:
    """Refuse if a person has no room for a further table with this edition; hold it while one is stored.

    Tables of any status count, for as long as they are kept: it is their text that takes the room.
    """
    if setup.edition.text is None:
        yield
        return
    async with house.own_editions:
        if await house.store.count_own_editions(browser) >= EDITION_TABLES[house.settings.editions]:
            most = EDITION_TABLES[house.settings.editions]
            raise Refuse("edition", detail=f"this server keeps {most} tables with own editions for a person")
        yield


async def create(house: House, browser: str, wanted: wire.NewTable, most: int) -> wire.TableAnswer:
    """Make a table; with ``start`` the game begins at once. ``most`` tables may be active per person."""
    await check_ban(house.store, browser)
    await check_room(house, browser, most)
    # An edition of one's own takes a while to read.
    setup = await asyncio.to_thread(check_setup, house, wanted.game, len(wanted.seats), wanted.options)
    seats = [_seat(number, seat, browser) for number, seat in enumerate(wanted.seats)]
    for seat in seats:
        check_new(seat.name, [other.name for other in seats[: seat.number]])
    if not wanted.coach and any(seat.coach != "off" for seat in seats):
        raise Refuse("no-coach")
    stand_in = check_level(wanted.stand_in or STAND_IN)
    row, invite = new_row(setup, browser, seats, "new", wanted.public, stand_in)
    row.clock = times.stored(wanted.clock)
    row.coach = wanted.coach
    row.rated = wanted.rated
    async with room_for(house, browser, setup):
        await house.store.insert(row, (), None)
    if wanted.start:
        await start(house, browser, row.id)
    return await answer(house, row.id, browser, invite)


def _seat(number: int, wanted: wire.NewSeat, browser: str) -> SeatRow:
    if wanted.kind == "me":
        return SeatRow(number, clean_name(wanted.name), browser, coach=wanted.coach)
    if wanted.kind == "bot":
        name = clean_name(wanted.name) if wanted.name else ""
        return SeatRow(number, name, bot=check_level(wanted.bot))
    return SeatRow(number)


async def answer(house: House, id: str, browser: str | None, invite: str | None = None) -> wire.TableAnswer:  # noqa: A002
    """A table as the answer to somebody who may see it."""
    async with house.at(id) as live:
        out = wire.TableAnswer(house.info(live), views.you(live.row, browser))
        if invite is not None:
            out.invite = invite
        return out


# ---- who may what ------------------------------------------------------------------------------


def owns(row: GameRow, browser: str) -> None:
    """Refuse unless the person owns the table."""
    if row.owner != browser:
        raise Refuse("forbidden")


def holds(row: GameRow, number: int, browser: str) -> SeatRow:
    """The seat, if the person holds it; Refuse otherwise."""
    if not 0 <= number < len(row.seat):
        raise Refuse("not-found")
    if row.seat[number].holder != browser:
        raise Refuse("forbidden")
    return row.seat[number]


def status(row: GameRow, *allowed: str) -> None:
    """Refuse unless the table has one of these statuses."""
    if row.status not in allowed:
        raise Refuse("status", status=row.status)


# ---- seats -------------------------------------------------------------------------------------


async def join(house: House, browser: str, id: str, wanted: wire.Join) -> None:  # noqa: A002
    """Take an open seat or, while playing, ask for one that was left (`newcomers`)."""
    name = clean_name(wanted.name)
    await check_ban(house.store, browser)
    apart = await AccountStore(house.store).apart(browser)

    def edit(live: Live, row: GameRow) -> None:
        status(row, "open", "playing")
        if apart & {seat.holder for seat in row.seat}:
            raise Refuse("apart")
        if row.status == "playing":
            newcomers.ask(row, browser, name, wanted.seat)
            return
        free = [s for s in row.seat if s.open and wanted.seat in (None, s.number)]
        if not free:
            raise Refuse("seat-taken")
        seat = free[0]
        _check_name(row, seat.number, name)
        seat.name, seat.holder, seat.seen = name, browser, now()
        if row.owner is None:
            row.owner = browser

    await house.change(id, edit)


def _check_name(row: GameRow, number: int, name: str) -> None:
    """Refuse a name for a seat that looks like another's, or like that of somebody who asks for one."""
    asked = newcomers.question(row)
    others = [s.name for s in row.seat if s.number != number]
    check_new(name, [*others, asked.name] if asked is not None else others)


async def newcomer(house: House, browser: str, id: str, wanted: wire.Newcomer) -> None:  # noqa: A002
    """One's word on a newcomer."""
    await house.change(id, lambda live, row: newcomers.answer(row, browser, wanted))


async def rename(house: House, browser: str, id: str, number: int, name: str) -> None:  # noqa: A002
    """Another name for one's seat."""
    plain = clean_name(name)

    def edit(live: Live, row: GameRow) -> None:
        seat = holds(row, number, browser)
        _check_name(row, number, plain)
        seat.name = plain

    await house.change(id, edit)


async def set_seat(house: House, browser: str, id: str, number: int, wanted: wire.NewSeat) -> None:  # noqa: A002
    """The owner says what a seat is, before the start."""

    def edit(live: Live, row: GameRow) -> None:
        owns(row, browser)
        status(row, "open")
        if number >= len(row.seat):
            raise Refuse("not-found")
        row.seat[number] = _seat(number, wanted, browser)
        if not row.coach and row.seat[number].coach != "off":
            raise Refuse("no-coach")
        if row.seat[number].name:
            _check_name(row, number, row.seat[number].name)

    await house.change(id, edit)


async def leave(house: House, browser: str, id: str, number: int) -> None:  # noqa: A002
    """Give a seat up. While playing a bot of the table's level goes on, and newcomers may ask for it."""

    def edit(live: Live, row: GameRow) -> list[Entry] | None:
        seat = holds(row, number, browser)
        status(row, "open", "playing")
        if row.status == "open":
            row.seat[number] = SeatRow(number)
        else:
            seat.holder, seat.bot, seat.left = None, row.stand_in, not seat.resigned
            seat.leaver = browser
            seat.coach = "off" if seat.coach == "off" else "was"
            newcomers.bar(row, browser)
            newcomers.settle(row)
        sits = [s.holder for s in row.seat if s.holder is not None]
        if row.owner == browser and browser not in sits:
            row.owner = sits[0] if sits else browser
            if not sits and row.status == "open":
                row.status = "aborted"
        return agreement.settle(live, row)

    await house.change(id, edit)


async def to_bot(
    house: House,
    browser: str,
    id: str,  # noqa: A002
    number: int,
    level: str | None,
) -> None:
    """A bot plays a seat for now. Its holder may say so at any time and choose its level; other players when
    the holder is away, and the level is the table's.

    Whoever has just decided is not away, with or without a connection: programs play over HTTP.
    """
    if level is not None:
        check_level(level)
    decided = await house.store.last_decided(id, number)

    def edit(live: Live, row: GameRow) -> list[Entry] | None:
        if browser not in (s.holder for s in row.seat):
            raise Refuse("forbidden")
        status(row, "playing")
        if number >= len(row.seat):
            raise Refuse("not-found")
        seat = row.seat[number]
        if seat.holder != browser:
            if seat.holder is None or seat.bot is not None:
                raise Refuse("forbidden")  # a bot plays there already, and it is not this person's
            last = max(seat.seen, live.left.get(seat.holder, 0), row.created, decided)
            away = now() - last > house.settings.away_seconds * 1000
            if number in live.presence()[0] or not away:
                raise Refuse("holder-present")
            if level not in (None, row.stand_in):
                raise Refuse("option", option="bot", detail=f"at this table {row.stand_in} bots stand in")
        if seat.bot is None:
            seat.stood_in = row.length
        seat.bot = level or row.stand_in
        return agreement.settle(live, row)

    await house.change(id, edit)


async def back(house: House, browser: str, id: str, number: int) -> None:  # noqa: A002
    """The holder takes the seat back from a bot."""

    def edit(live: Live, row: GameRow) -> None:
        seat = holds(row, number, browser)
        status(row, "playing")
        if seat.resigned:
            raise Refuse("forbidden")
        keeper.check_return(row, number)
        seat.bot = None

    await house.change(id, edit)


async def resign(house: House, browser: str, id: str, number: int, level: str | None) -> None:  # noqa: A002
    """Resign; a bot plays the seat to the end."""
    if level is not None:
        check_level(level)

    def edit(live: Live, row: GameRow) -> list[Entry] | None:
        seat = holds(row, number, browser)
        status(row, "playing")
        seat.bot, seat.resigned = level or row.stand_in, True
        newcomers.settle(row)
        return agreement.settle(live, row)

    await house.change(id, edit)


# ---- the whole table ---------------------------------------------------------------------------


async def start(house: House, browser: str, id: str) -> None:  # noqa: A002
    """Begin; the draws of the set-up are stored in the same transaction."""

    def edit(live: Live, row: GameRow) -> list[Entry]:
        owns(row, browser)
        status(row, "open")
        if any(seat.open for seat in row.seat):
            raise Refuse("seats-open")
        row.status = "playing"
        live.play = Play.new(live.setup)
        live.play.deal(house.dealer)
        return live.play.entries(0)

    await house.change(id, edit)


async def abort(house: House, browser: str, id: str) -> None:  # noqa: A002
    """End a game without a result."""

    def edit(live: Live, row: GameRow) -> None:
        owns(row, browser)
        status(row, "open", "playing")
        row.status = "aborted"

    await house.change(id, edit)


async def invite(house: House, browser: str, id: str) -> str:  # noqa: A002
    """A new invite; the old one no longer works."""
    secret = secrets.token_urlsafe(16)

    def edit(live: Live, row: GameRow) -> None:
        owns(row, browser)
        row.invite = digest(secret)

    await house.change(id, edit)
    return secret


async def delete(house: House, browser: str, id: str) -> None:  # noqa: A002
    """Remove a table that is not being played."""
    async with house.at(id) as live:
        owns(live.row, browser)
        status(live.row, "open", *versions.ENDED)
        await house.store.delete(id)
        house.gone(live)


async def rematch(house: House, browser: str, id: str, most: int) -> str:  # noqa: A002
    """The table for another game of the same people: made once, the same for everybody who asks."""
    made: list[GameRow] = []
    async with house.at(id) as live:
        old = live.row
        if browser != old.owner and browser not in (s.holder for s in old.seat):
            raise Refuse("forbidden")
        status(old, *versions.ENDED)
        if old.next is not None:
            return old.next
        # Everybody moves on by one seat: where the first seat begins, it is the next person's turn to.
        moved = [*old.seat[1:], old.seat[0]]
        seats = [
            SeatRow(number, s.name, s.holder, None if s.holder else s.bot or old.stand_in)
            for number, s in enumerate(moved)
        ]
        setup = live.of_today
        if setup is None:  # another game of the same people, by the rules of today
            options = json.loads(old.options)
            setup = await asyncio.to_thread(check_setup, house, old.kind, old.seats, options)
        row, _ = new_row(setup, old.owner or browser, seats, "rematch", old.public, old.stand_in)
        row.clock = old.clock
        row.coach = old.coach
        row.rated = old.rated
        row.invite = old.invite  # whoever was let in to the old table is let in to the new one
        made.append(row)
    await check_room(house, browser, most)
    async with room_for(house, made[0].owner or browser, setup):
        await house.store.insert(made[0], (), None)

    def edit(live: Live, row: GameRow) -> None:
        if row.next is None:
            row.next = made[0].id

    live = await house.change(id, edit)
    if live.row.next != made[0].id:
        await house.store.delete(made[0].id)
    assert live.row.next is not None
    return live.row.next


async def from_moves(
    house: House, browser: str, match: Match, seats: Sequence[SeatRow], origin: str
) -> tuple[str, str]:
    """A new table that begins with moves already played: an uploaded record, or a branch. Id and invite."""
    row, secret = new_row(match.state.setup, browser, seats, origin, public=False)
    play = Play.of(match)
    if origin == "branch":
        play.deal(house.dealer)
    entries = play.entries(0)
    state = play.state
    row.seq, row.length, row.decider, row.digest = play.seq, play.length, state.decider, state.digest()
    row.status = "playing" if origin == "branch" and state.decider is not None else "over"
    if state.decider is None:
        result = views.outcome(state)
        row.result = wire.encode(result).decode()
    elif row.status == "playing" and row.seat[state.decider].bot is not None:
        row.owed = now()
    kept = await asyncio.to_thread(pack, play, row.seat) if row.status == "over" else None
    async with room_for(house, browser, match.state.setup):
        await house.store.insert(row, entries, play.snapshot(0), kept)
    async with house.at(row.id) as live:
        house.owe(live)
    return row.id, secret
