"""Newcomers: how a seat that was left in a running game finds somebody else.

Whoever takes it sees its hidden cards. So nobody who sits or sat at the table may, everybody else needs the
word of all people who are left, and the seat is marked from then on.
"""

from __future__ import annotations

import json
from typing import Any

from petteia.server import wire
from petteia.server.names import check_new
from petteia.server.people import new_id
from petteia.server.refusals import Refuse
from petteia.server.storage import GameRow, now

LAPSE_MS = 10 * 60 * 1000  # after this time an unanswered question gives way to another one


def question(row: GameRow) -> wire.NewcomerInfo | None:
    """The open question about a newcomer."""
    if row.newcomer is None or row.status != "playing":
        return None
    stored = json.loads(row.newcomer)
    needed = _needed(row)
    agreed = [number for number in needed if row.seat[number].holder in stored["agreed"]]
    return wire.NewcomerInfo(stored["id"], stored["seat"], stored["name"], agreed, needed)


def asker(row: GameRow) -> str | None:
    """Who has asked the open question."""
    return None if row.newcomer is None else str(json.loads(row.newcomer)["asker"])


def _needed(row: GameRow) -> list[int]:
    """One seat of each person whose word is needed: all who hold one that they did not resign."""
    first: dict[str, int] = {}
    for seat in row.seat:
        if seat.holder is not None and not seat.resigned:
            first.setdefault(seat.holder, seat.number)
    return sorted(first.values())


def bar(row: GameRow, person: str) -> None:
    """A person takes no seat in this game any more."""
    if person not in row.barred.split():
        row.barred = f"{row.barred} {person}".strip()


def ask(row: GameRow, person: str, name: str, number: int | None) -> None:
    """Somebody asks for a seat that was left (any, without a number); Refuse if that cannot be."""
    if person in (seat.holder for seat in row.seat) or person in row.barred.split():
        raise Refuse("was-seated")
    free = [seat for seat in row.seat if seat.left and seat.holder is None and number in (None, seat.number)]
    if not free:
        raise Refuse("seat-taken")
    if row.newcomer is not None and json.loads(row.newcomer)["at"] > now() - LAPSE_MS:
        raise Refuse("newcomer-asked")
    check_new(name, [seat.name for seat in row.seat if seat is not free[0]])
    stored: dict[str, Any] = {"id": new_id(8), "asker": person, "seat": free[0].number, "name": name}
    row.newcomer = json.dumps({**stored, "agreed": [], "at": now()})
    settle(row)


def answer(row: GameRow, person: str, wanted: wire.Newcomer) -> None:
    """One's word on a newcomer. One refusal ends the question, and whoever asked may withdraw it."""
    asked = question(row)
    if asked is None or asked.id != wanted.id:
        raise Refuse("newcomer-asked")
    stored = json.loads(row.newcomer or "")
    if person == stored["asker"] and not wanted.agree:
        row.newcomer = None
    elif person not in (row.seat[number].holder for number in asked.needed):
        raise Refuse("forbidden")
    elif not wanted.agree:
        row.newcomer = None
        bar(row, stored["asker"])
    else:
        stored["agreed"] = [*stored["agreed"], person]
        row.newcomer = json.dumps(stored)
        settle(row)


def settle(row: GameRow) -> None:
    """Seat the newcomer if all have agreed: after an answer, and when there are fewer to ask."""
    asked = question(row)
    if asked is None or len(asked.agreed) < len(asked.needed):
        return
    seat = row.seat[asked.seat]
    seat.name, seat.holder, seat.bot, seat.seen = asked.name, asker(row), None, now()
    seat.left, seat.newcomer, seat.stood_in = False, True, 0
    seat.leaver, seat.gone = None, False
    row.owner = row.owner or seat.holder
    row.newcomer = None
