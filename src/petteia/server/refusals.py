"""Refusals: what the server says no to, with its status and a short English form.

People read the catalogue's text (``server-error-<id>``); ids and arguments are part of docs/protocol.md.
"""

from __future__ import annotations

from typing import Any

from petteia.kernel import (
    KERNEL_REASONS,
    ActionError,
    EditionError,
    OptionError,
    OtherRulesError,
    Reason,
    RecordError,
)

from . import wire

# id -> (HTTP status, kinds of its arguments, English form)
REFUSALS: dict[str, tuple[int, dict[str, str], str]] = {
    "bad-request": (400, {"detail": "text"}, "The request cannot be read: {detail}"),
    "no-token": (401, {}, "This needs a valid token."),
    "forbidden": (403, {}, "This seat or table is not yours, or the invite is missing."),
    "not-found": (404, {}, "There is no such thing here."),
    "code": (404, {}, "The code is wrong, used or too old."),
    "not-allowed": (405, {}, "This address does not take that method."),
    "option": (422, {"option": "text", "detail": "text"}, "{detail}"),
    "edition": (422, {"detail": "text"}, "{detail}"),
    "record": (422, {"line": "number", "detail": "text"}, "{detail}"),
    "other-rules": (
        409,
        {"rules": "text", "living": "text", "programs": "text"},
        "Played by rules version {rules} (replayed by Petteia: {programs}); here it is {living}.",
    ),
    "name": (422, {}, "A name has 1 to 24 visible characters, with letters of one script only."),
    "action": (422, {"detail": "text", "nearest": "list:text"}, "{detail}"),
    "not-your-turn": (409, {"seat": "seat"}, "Another seat decides."),
    "stale": (409, {"seq": "number"}, "The table has moved on."),
    "key-reused": (409, {}, "This key was used for another action."),
    "name-taken": (409, {}, "Somebody at this table has a name that looks the same."),
    "seat-taken": (409, {}, "There is no free seat there."),
    "was-seated": (409, {}, "Who sits or sat here, or was refused, takes no seat of the running game."),
    "newcomer-asked": (409, {}, "There is a question about a newcomer already, or not this one to answer."),
    "seats-open": (409, {}, "The game cannot start before all seats are taken."),
    "status": (409, {"status": "text"}, "The table is {status}."),
    "holder-present": (409, {}, "The seat's holder is there."),
    "time-over": (409, {}, "The time of this seat has run out."),
    "no-undo": (409, {}, "Nothing can be taken back."),
    "no-coach": (409, {}, "At this table nobody is coached."),
    "coach-off": (409, {}, "The coach of this seat is switched off."),
    "coach-busy": (503, {}, "The coach has no time; try again."),
    "seek-known": (409, {}, "Only people who are known here look for games that count, or by rating."),
    "analysis-busy": (409, {}, "One analysis of yours is in work; wait for it or stop it."),
    "undo-asked": (409, {}, "There is a question about undo already, or none to answer."),
    "too-big": (413, {}, "That is larger than allowed."),
    "too-many": (429, {"seconds": "number"}, "Too fast, or too many; try again in {seconds} seconds."),
    "known-name": (409, {}, "Somebody who is known here has a name that looks the same."),
    "known-already": (409, {}, "You have a name here already."),
    "not-known": (409, {}, "This needs a name that you keep here."),
    "registration-off": (409, {}, "This server takes no new names."),
    "ticket": (409, {}, "Names are kept here by invitation, and this ticket is wrong, used or too old."),
    "passkey": (409, {}, "This passkey was not accepted; try again."),
    "last-key": (409, {}, "This is your only way back in; make recovery codes first."),
    "mail-off": (409, {}, "This server sends no mail."),
    "mail-address": (422, {}, "That is no e-mail address."),
    "mail-link": (404, {}, "This link is used or too old."),
    "renamed": (409, {"days": "number"}, "A name can be changed again in {days} days."),
    "apart": (409, {}, "You and somebody at this table do not meet."),
    "banned": (403, {"until": "text", "why": "text"}, "You are banned until {until}: {why}"),
    "banned-for-good": (403, {"why": "text"}, "You are banned for good: {why}"),
    "full": (503, {}, "The server is full."),
    "unavailable": (503, {}, "The database does not answer; try again."),
    "internal": (500, {"id": "text"}, "The server made a mistake ({id})."),
}

NOTICES: dict[str, dict[str, str]] = {
    "bot-failed": {"seat": "seat"},
    # Pages that are too old to have a text for it show the id itself.
    "reload-this-page": {"page": "number", "server": "number"},
}


class Refuse(Exception):  # noqa: N818 - it is an answer, not a fault
    """Says no; ``refusal`` goes to the client, nothing has changed."""

    def __init__(self, id: str, /, **args: Any) -> None:  # noqa: A002
        """``id`` is one of `REFUSALS`."""
        status, _, text = REFUSALS[id]
        self.status = status
        self.refusal = wire.Refusal(id, f"server-error-{id}", args, [], text.format(**args))
        super().__init__(self.refusal.text)


class RefuseAction(Refuse):
    """The rules of the game say no."""

    def __init__(self, game: str, reason: Reason) -> None:
        """``reason`` is the game's or the kernel's."""
        Exception.__init__(self, reason.id)
        self.status = 409
        seen = reason_seen(game, reason)
        self.refusal = wire.Refusal(seen.id, seen.message, seen.args, seen.rules, reason.summary())


def reason_seen(game: str, reason: Reason) -> wire.ReasonSeen:
    """A reason with the full id of its text."""
    owner = "kernel" if reason.id in KERNEL_REASONS else game
    return wire.ReasonSeen(reason.id, f"{owner}-reason-{reason.id}", dict(reason.args), list(reason.rules))


def other_rules(rules: str | int, living: int, programs: str) -> Refuse:
    """The refusal of a game of other rules; ``programs`` are those that replay it, empty if none is known."""
    return Refuse("other-rules", rules=str(rules), living=str(living), programs=programs or "none")


def refuse_mistake(error: Exception) -> Refuse:
    """The refusal for an error that a caller's mistake caused in the engine."""
    if isinstance(error, OptionError):
        if error.option == "edition":
            return Refuse("edition", detail=str(error))
        return Refuse("option", option=error.option, detail=str(error))
    if isinstance(error, EditionError):
        return Refuse("edition", detail="; ".join(error.mistakes[:20]))
    if isinstance(error, OtherRulesError):
        return other_rules(str(error.rules)[:20], error.living, error.programs)
    if isinstance(error, RecordError):
        return Refuse("record", line=error.line, detail=str(error))
    if isinstance(error, ActionError):
        return Refuse("action", detail=str(error), nearest=list(error.nearest))
    raise error
