"""The words of a notice, in the person's language: which game, who plays, nothing of what happens in it."""

from __future__ import annotations

import hashlib
import hmac
from functools import cache

import msgspec

from petteia.server.storage.telling import HOUR
from petteia.texts import LANGUAGES, Texts

from .rules import DAY, Errand

NAMES = 4
"""So many of the others are named."""


class Told(msgspec.Struct):
    """What a browser gets; `web/src/worker/worker.ts` shows it."""

    tag: str
    title: str
    body: str
    path: str
    lang: str
    waiting: int


@cache
def _texts(language: str) -> Texts:
    return Texts(language)


def told(errand: Errand) -> Told:
    """A notice in words."""
    row, game = errand.row, errand.game
    language = errand.language if errand.language in LANGUAGES else "en"
    texts = _texts(language)
    others = [s.known or s.name for s in game.seat if s.holder not in (None, row.person) and not s.left]
    named = [name for name in dict.fromkeys(others) if name]
    title = texts.title(game.kind)
    if not named:
        body = texts.text("server-told-alone", game=title)
    else:
        rest = len(named) - NAMES
        names = ", ".join(named[:NAMES])
        body = texts.text("server-told-with", game=title, names=names, rest=max(0, rest))
    heading = texts.text(f"server-told-{row.kind}")
    return Told(row.id, heading, body, f"t/{game.id}", language, errand.waiting)


def headers(errand: Errand, time: int) -> dict[str, str]:
    """How a push service is to treat a notice. If it comes twice, it takes its own place there."""
    lasts = errand.game.deadline - time if errand.row.kind == "deadline" else 2 * DAY
    return {
        "Content-Type": "application/octet-stream",
        "Content-Encoding": "aes128gcm",
        "TTL": str(max(60, lasts // 1000)),
        "Urgency": "high" if errand.row.kind == "deadline" and lasts < HOUR else "normal",
        "Topic": errand.row.id,
    }


def signature(key: str, person: str) -> str:
    """What proves that somebody got mail here: with it, and only for that, no more mail can be ordered."""
    return hmac.new(key.encode(), f"no mail {person}".encode(), hashlib.sha256).hexdigest()


def letter(errand: Errand, site: str, key: str) -> tuple[str, str, dict[str, str]]:
    """Subject, text and further headers of a mail; one click ends all of them (RFC 8058)."""
    say = told(errand)
    texts = _texts(say.lang)
    off = f"{site}/api/notices/off?person={errand.row.person}&proof={signature(key, errand.row.person)}"
    text = texts.text("server-told-letter", body=say.body, link=f"{site}/{say.path}", off=off)
    more = {"List-Unsubscribe": f"<{off}>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}
    return f"{say.title} · {say.body}", text + "\n", more


def off_page(language: str, done: bool, target: str) -> str:
    """The page on which mail is turned off, and that says so afterwards."""
    texts = _texts(language if language in LANGUAGES else "en")
    title = texts.text("server-told-off-done" if done else "server-told-off-ask")
    button = "" if done else f"<p><button>{texts.text('server-told-off-button')}</button></p>"
    return (
        f'<!doctype html>\n<html lang="{texts.language}"><meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="robots" content="noindex"><title>Petteia</title>\n'
        f'<h1>Petteia</h1>\n<form method="post" action="{target}"><p>{title}</p>{button}</form>\n</html>\n'
    )
