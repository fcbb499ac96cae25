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

from . import wire
from .refusals import Refuse
from .storage import Store, now

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


def matches(secret: str | None, stored: str) -> bool:
    """Whether a secret is the one whose hash is stored, in constant time."""
    return secret is not None and hmac.compare_digest(digest(secret), stored)


class People:
    """Who is asking."""

    def __init__(self, store: Store) -> None:
        """Everything is in the store."""
        self._store = store

    async def new(self) -> wire.Token:
        """A new person."""
        browser, token, secret = new_id(16), new_id(16), secrets.token_urlsafe(32)
        await self._store.new_browser(browser, token, digest(secret))
        return wire.Token(f"{token}.{secret}", browser)

    async def find(self, token: str | None) -> str | None:
        """The person a token stands for; None if it is no valid token."""
        if token is None or not _TOKEN.match(token):
            return None
        id_, _, secret = token.partition(".")
        found = await self._store.token(id_)
        if found is None or not matches(secret, found[1]):
            return None
        return found[0]

    async def forget(self, token: str) -> None:
        """A token no longer works."""
        await self._store.drop_token(token.partition(".")[0])

    async def code(self, browser: str) -> wire.Code:
        """A code for another device; it works once, for ten minutes."""
        code = new_id(CODE_LENGTH)
        until = now() + CODE_MS
        await self._store.put_code(digest(code), browser, until)
        return wire.Code(code, until)

    async def claim(self, code: str) -> wire.Token:
        """A token for the person whose code this is."""
        token, secret = new_id(16), secrets.token_urlsafe(32)
        plain = re.sub(r"[\s-]", "", code).lower()
        browser = await self._store.take_code(digest(plain), token, digest(secret))
        if browser is None:
            raise Refuse("code")
        return wire.Token(f"{token}.{secret}", browser)


def clean_name(name: str) -> str:
    """A player's name: 1 to 24 visible characters; Refuse otherwise."""
    plain = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(plain) <= 24 or any(unicodedata.category(c)[0] == "C" for c in plain):
        raise Refuse("name")
    return plain


def clean_text(text: str) -> str:
    """Something said at the table: 1 to 500 characters, no control characters but line breaks."""
    plain = unicodedata.normalize("NFC", text).strip()
    plain = "".join(c for c in plain if c == "\n" or unicodedata.category(c) not in ("Cc", "Cs", "Co", "Cn"))
    if not plain:
        raise Refuse("bad-request", detail="an empty message")
    if len(plain) > 500:
        raise Refuse("too-big")
    return plain
