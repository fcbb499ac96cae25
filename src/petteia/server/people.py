"""People: tokens that stand for a browser, codes that move a person to another device, invites to tables.

Secrets are stored as hashes only and compared in constant time. A token is ``<id>.<secret>``: the id finds
the row, the secret proves it.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import unicodedata

import sqlalchemy as sa

from . import wire
from .refusals import Refuse
from .storage import Store, now
from .storage import models as m
from .storage.store import SEEN_MS

_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that is easily mistaken for something else
CODE_LENGTH = 8
CODE_MS = 10 * 60 * 1000
_TOKEN = re.compile(r"[0-9a-z]{16}\.[0-9A-Za-z_-]{43}\Z")


def new_id(length: int) -> str:
    """A random id of lower-case letters and digits."""
    return "".join(secrets.choice(_LETTERS) for _ in range(length))


def digest(secret: str) -> str:
    """The form in which a secret is stored. Secrets are long and random, so a plain hash is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


def token_id(token: str) -> str:
    """The part of a token that names it; it proves nothing."""
    return token.partition(".")[0]


def new_token() -> tuple[str, str, str]:
    """A token: what is given out, its id, and what is stored of its secret."""
    token, secret = new_id(16), secrets.token_urlsafe(32)
    return f"{token}.{secret}", token, digest(secret)


def matches(secret: str | None, stored: str) -> bool:
    """Whether a secret is the one whose hash is stored, in constant time."""
    return secret is not None and hmac.compare_digest(digest(secret), stored)


_PROGRAMS = {"Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "Chrome": "Chrome", "Safari": "Safari"}
_SYSTEMS = {
    "Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "Windows": "Windows", "CrOS": "ChromeOS",
    "Mac OS X": "macOS", "Linux": "Linux",
}  # fmt: skip


def device_label(agent: str) -> str:
    """What a device calls itself, in few words ("Firefox, Android"); empty if it does not say."""
    found = [
        next((name for mark, name in words.items() if mark in agent), "") for words in (_PROGRAMS, _SYSTEMS)
    ]
    return ", ".join(filter(None, found))


class People:
    """Who is asking."""

    def __init__(self, store: Store, days: float) -> None:
        """Everything is in the store. Tokens unused for so many days no longer work (0: all do)."""
        self._store = store
        self.days = days

    async def new(self, label: str = "") -> wire.Token:
        """A new person."""
        browser, token, secret = new_id(16), new_id(16), secrets.token_urlsafe(32)
        await self._store.new_browser(browser, token, digest(secret), label)
        return wire.Token(f"{token}.{secret}", browser)

    async def find(self, token: str | None) -> str | None:
        """The person a token stands for; None if it is no valid token."""
        if token is None or not _TOKEN.match(token):
            return None
        id_, _, secret = token.partition(".")
        found = await self._store.token(id_)
        if found is None or not matches(secret, found[1]) or found[2] < self.oldest():
            return None
        if found[2] < now() - SEEN_MS:
            await self._store.use_tokens([id_])
        return found[0]

    def oldest(self) -> int:
        """Tokens that were last used before this time no longer work."""
        return now() - int(self.days * 24 * 60 * 60 * 1000) if self.days else 0

    async def devices(self, browser: str, token: str) -> wire.Devices:
        """A person's devices; ``token`` is that of the one that asks."""
        this = token_id(token)
        found = [wire.Device(*row, row[0] == this) for row in await self._store.devices(browser)]
        return wire.Devices([d for d in found if d.seen >= self.oldest()], self.days)

    async def sign_out(self, browser: str, device: str) -> list[str]:
        """A device's token no longer works; its id in a list. Refuse if it is none of the person's."""
        mine = sa.and_(m.token.c.browser == browser, m.token.c.id == device)
        gone = await self._store.drop_tokens(mine)
        if not gone:
            raise Refuse("not-found")
        return gone

    async def sign_out_others(self, browser: str, token: str) -> list[str]:
        """All tokens of a person but this one no longer work; their ids."""
        others = sa.and_(m.token.c.browser == browser, m.token.c.id != token_id(token))
        return await self._store.drop_tokens(others)

    async def forget_old(self) -> list[str]:
        """Forget tokens that were not used for too long; their ids."""
        return await self._store.drop_tokens(m.token.c.seen < self.oldest())

    async def code(self, browser: str) -> wire.Code:
        """A code for another device; it works once, for ten minutes."""
        code = new_id(CODE_LENGTH)
        until = now() + CODE_MS
        await self._store.put_code(digest(code), browser, until)
        return wire.Code(code, until)

    async def claim(self, code: str, label: str = "") -> wire.Token:
        """A token for the person whose code this is."""
        token, secret = new_id(16), secrets.token_urlsafe(32)
        plain = re.sub(r"[\s-]", "", code).lower()
        browser = await self._store.take_code(digest(plain), token, digest(secret), label)
        if browser is None:
            raise Refuse("code")
        return wire.Token(f"{token}.{secret}", browser)


def clean_text(text: str) -> str:
    """Something said at the table: 1 to 500 characters, no control characters but line breaks."""
    plain = unicodedata.normalize("NFC", text).strip()
    plain = "".join(c for c in plain if c == "\n" or unicodedata.category(c) not in ("Cc", "Cs", "Co", "Cn"))
    if not plain:
        raise Refuse("bad-request", detail="an empty message")
    if len(plain) > 500:
        raise Refuse("too-big")
    return plain
