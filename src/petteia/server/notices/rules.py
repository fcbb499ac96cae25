"""What becomes of a notice when its time has come: sent, put off, or dropped. No database in here."""

from __future__ import annotations

import datetime as dt
import zoneinfo
from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from petteia.server import wire
from petteia.server.storage import GameRow
from petteia.server.storage.telling import HOUR, lead, waits_for

from .push import Subscription

MINUTE = 60_000
DAY = 24 * HOUR
KEPT = 3 * DAY
"""After so many milliseconds nobody needs to hear of it any more."""
MAIL = "mail"
PUSHES_AN_HOUR = 30
MAILS_A_DAY = 20
_FIRST_PAUSE = 30_000
_LONGEST_PAUSE = 6 * HOUR


class Row(msgspec.Struct):
    """A row of ``notice``."""

    id: str
    person: str
    game: str
    kind: Literal["turn", "invite", "over", "deadline"]
    seq: int
    made: int
    due: int
    until: int
    tries: int
    tried: int
    mailed: int
    accepted: str
    sent: int


class Facts(msgspec.Struct):
    """What is known when it is decided; all of one moment."""

    row: Row
    game: GameRow
    preferences: Mapping[str, Any]
    hushed: bool
    pushes: Mapping[str, Subscription]
    """By hash."""
    address: str | None
    """For mail, if this server sends any."""
    told: int
    """Notices that the person was sent in the last hour."""
    mailed: int
    """Those of them in the last day that were mails."""
    waiting: int
    """How many tables wait for the person."""


class Errand(msgspec.Struct):
    """Somebody is to be told something, now."""

    row: Row
    game: GameRow
    language: str
    pushes: Mapping[str, Subscription]
    address: str | None
    waiting: int


class Later(msgspec.Struct):
    """Not before this time."""

    due: int


def choice_of(preferences: Mapping[str, Any]) -> wire.NoticeChoice:
    """What a person chose about notices; what a newer program stored otherwise counts as nothing."""
    try:
        return msgspec.convert(preferences.get("notices", {}), wire.NoticeChoice)
    except msgspec.ValidationError:
        return wire.NoticeChoice()


def holds(row: Row, game: GameRow, time: int) -> bool:
    """Whether what a notice tells is still so."""
    if row.kind != "deadline" and time - row.made > KEPT:
        return False
    if row.kind == "turn":
        return waits_for(game) == row.person
    if row.kind == "deadline":
        return waits_for(game) == row.person and game.deadline > time
    if row.kind == "invite":
        return game.status == "open" and row.person not in {seat.holder for seat in game.seat}
    return True


def judge(facts: Facts, time: int) -> Errand | Later | None:
    """What becomes of a notice whose time has come; None: nothing, ever."""
    row, game = facts.row, facts.game
    if not holds(row, game, time) or facts.hushed:
        return None
    if row.kind == "deadline":
        ahead = lead(game) or 0
        if game.deadline - ahead > time:  # it was put off, because nobody was served
            return Later(game.deadline - ahead)
    choice = choice_of(facts.preferences)
    if not choice.on:
        return None
    taken = set(row.accepted.split())
    pushes = {h: s for h, s in facts.pushes.items() if h not in taken and row.kind in choice.push}
    address = facts.address if row.kind in choice.mail and MAIL not in taken else None
    if address is not None and facts.mailed >= MAILS_A_DAY and not row.mailed:
        address = None
    if not pushes and address is None:
        return None
    if choice.quiet is not None and not row.tries:
        until = quiet_until(choice.quiet, choice.zone, time)
        if until > time:
            return Later(until)
    if facts.told >= PUSHES_AN_HOUR and not row.tries:
        return Later(time + 10 * MINUTE)
    language = str(facts.preferences.get("language", "en"))
    return Errand(row, game, language, pushes, address, facts.waiting)


def quiet_until(quiet: wire.Quiet, zone: str, time: int) -> int:
    """When a person's quiet hours end, if it is in them; else the time itself.

    They are hours by the clock on the wall, also in the night in which that is put forward or back.
    """
    try:
        place: dt.tzinfo = zoneinfo.ZoneInfo(zone or "UTC")
    except (zoneinfo.ZoneInfoNotFoundError, ValueError, OSError):
        place = dt.UTC
    if quiet.begin == quiet.end:
        return time
    here = dt.datetime.fromtimestamp(time / 1000, place)
    minute = here.hour * 60 + here.minute
    if quiet.begin < quiet.end:
        inside, tomorrow = quiet.begin <= minute < quiet.end, False
    else:
        inside, tomorrow = minute >= quiet.begin or minute < quiet.end, minute >= quiet.begin
    if not inside:
        return time
    day = here.date() + dt.timedelta(days=tomorrow)
    end = dt.datetime.combine(day, dt.time(quiet.end // 60, quiet.end % 60), place)
    return max(time + 1, int(end.timestamp() * 1000))


def pause(tries: int, wished: Sequence[int]) -> int:
    """Milliseconds until the next attempt, after so many; ``wished``: seconds that services asked for."""
    usual: int = _FIRST_PAUSE << min(tries - 1, 20)
    return max(min(usual, _LONGEST_PAUSE), *(min(seconds * 1000, DAY) for seconds in wished), 0)
