"""Being known: a name that is one's own, passkeys, recovery codes, links by mail.

All ways of signing in end in `Known.sign_in`: one transaction uses up what was shown, gives a new token, and
makes what the guest had who was in that browser the person's own.
"""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal
from urllib.parse import urlsplit

import sqlalchemy as sa
import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from . import security, wire
from .mail import clean_address
from .names import clean_name, looks
from .people import digest, new_id, new_token
from .refusals import Refuse
from .settings import Settings
from .storage import Conflict, Store, now
from .storage import models as m
from .storage.accounts import Account, AccountStore, take_challenge, take_recovery
from .storage.belongings import Told, forget, merge, touch
from .storage.meeting import MeetingStore
from .storage.store import new_token_row

PASSKEY_MS = 5 * 60 * 1000
MAIL_MS = 30 * 60 * 1000
RENAME_MS = 30 * 24 * 60 * 60 * 1000
CODES = 8
_CODE_LENGTH = 16
_KINDS = Literal["new-passkey", "sign-in"]


@dataclass(frozen=True)
class Site:
    """What a page was loaded from, as WebAuthn sees it."""

    name: str
    origin: str


def site_of(settings: Settings, host: str, origin: str | None) -> Site:
    """The site a request's page belongs to: what the host has named, else the one that the browser asked.

    Refuse a page of another one: passkeys are made for one site, and for secure ones only.
    """
    asked = settings.site or origin or ""
    parts = urlsplit(asked)
    name = parts.hostname or ""
    good = parts.scheme == "https" or (parts.scheme == "http" and name == "localhost")
    if not good or (settings.site and origin not in (None, settings.site)):
        raise Refuse("passkey")
    if not settings.site and parts.netloc != host:
        raise Refuse("passkey")
    return Site(name, f"{parts.scheme}://{parts.netloc}")


@dataclass
class SignedIn:
    """What signing in or going has changed beside the answer: tables, and tokens that no longer work."""

    token: wire.Token | None
    tables: list[str]
    ended: list[str]


class Known:
    """Everything about being known."""

    def __init__(self, store: Store, settings: Settings) -> None:
        """Everything is in the store; the settings say who may register and how mail is sent."""
        self._store = store
        self._settings = settings
        self.accounts = AccountStore(store)

    # ---- a name -------------------------------------------------------------------------------

    async def info(self, person: str) -> wire.AccountInfo:
        """What one is known by, and what there is here."""
        found = await self.accounts.known(person)
        ban = await MeetingStore(self._store).banned(person)
        keys = await self.accounts.passkeys(person)
        return wire.AccountInfo(
            name="" if found is None else found.name,
            created=0 if found is None else found.created,
            passkeys=[wire.PasskeyInfo(key.id, key.label, key.created, key.seen) for key in keys],
            recovery=await self.accounts.recovery_left(person),
            address=await self.accounts.address(person) or "",
            ban=None if ban is None else wire.BanInfo(ban.until, ban.why),
            registration=self._settings.registration,
            mail=bool(self._settings.mail),
        )

    async def account(self, person: str) -> Account:
        """One's account; Refuse for a guest."""
        found = await self.accounts.known(person)
        if found is None:
            raise Refuse("not-known")
        return found

    async def register(self, person: str, wanted: wire.Register) -> list[str]:
        """A guest is known from now on, and keeps all there is; the recovery codes, told this once."""
        if self._settings.registration == "off":
            raise Refuse("registration-off")
        name = _own_name(wanted.name)
        if await self.accounts.known(person) is not None:
            raise Refuse("known-already")
        if await self.accounts.by_name(name) is not None:
            raise Refuse("known-name")
        ticket = None
        if self._settings.registration == "invited":
            ticket = digest(plain_code(wanted.ticket))
        codes, hashes = new_codes()
        try:
            if not await self.accounts.register(person, name, hashes, ticket):
                raise Refuse("ticket")
        except Conflict:  # another was first in this moment
            raise Refuse("known-name") from None
        return codes

    async def rename(self, person: str, name: str) -> None:
        """Another name; once in a month, so that others know whom they meet."""
        account = await self.account(person)
        plain = _own_name(name)
        if plain == account.name:
            return
        wait = account.renamed + RENAME_MS - now()
        if wait > 0 and account.renamed > account.created and looks(plain) != looks(account.name):
            raise Refuse("renamed", days=-(-wait // (24 * 60 * 60 * 1000)))
        other = await self.accounts.by_name(plain)
        if other is not None and other.person != person:
            raise Refuse("known-name")
        try:
            await self.accounts.rename(person, plain)
        except Conflict:
            raise Refuse("known-name") from None

    async def touch(self, person: str) -> list[str]:
        """The tables at which somebody sits are told that they are called otherwise; their ids."""
        return await self._store.database.write(lambda db: touch(self._store, db, person))

    async def new_codes(self, person: str) -> list[str]:
        """New recovery codes; those of before no longer work."""
        await self.account(person)
        codes, hashes = new_codes()
        await self.accounts.renew_recovery(person, hashes)
        return codes

    # ---- passkeys -----------------------------------------------------------------------------

    async def passkey_options(self, person: str, site: Site) -> dict[str, Any]:
        """What a browser needs to make a passkey for somebody who is known."""
        account = await self.account(person)
        there = await self.accounts.passkeys(person)
        options = webauthn.generate_registration_options(
            rp_id=site.name,
            rp_name="Petteia",
            user_name=account.name,
            user_id=person.encode(),
            exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(key.id)) for key in there],
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
        )
        await self._challenge(options.challenge, "new-passkey", person)
        return dict(json.loads(options_to_json(options)))

    async def add_passkey(self, person: str, site: Site, credential: dict[str, Any], label: str) -> None:
        """Store the passkey that a browser has made; Refuse if it is not what was asked for."""
        challenge, taken = await self._take(credential, "new-passkey")
        try:
            if taken != person:
                raise Refuse("passkey")
            made = webauthn.verify_registration_response(
                credential=credential, expected_challenge=challenge, expected_rp_id=site.name,
                expected_origin=site.origin,
            )  # fmt: skip
            id_ = bytes_to_base64url(made.credential_id)
            if len(id_) > 1400:
                raise Refuse("passkey")
            await self.accounts.add_passkey(
                person, id_, made.credential_public_key, made.sign_count, label[:64]
            )
        except Conflict:
            raise Refuse("passkey") from None
        except (WebAuthnException, ValueError, KeyError, TypeError, AttributeError):
            raise Refuse("passkey") from None

    async def drop_passkey(self, person: str, id: str) -> None:  # noqa: A002
        """Forget a passkey; Refuse if there would be no way back in."""
        keys = await self.accounts.passkeys(person)
        if id not in [key.id for key in keys]:
            raise Refuse("not-found")
        other = await self.accounts.recovery_left(person) or await self.accounts.address(person)
        if len(keys) == 1 and not other:
            raise Refuse("last-key")
        await self.accounts.drop_passkey(person, id)

    async def sign_in_options(self, site: Site) -> dict[str, Any]:
        """What a browser needs to ask its owner for a passkey of this site."""
        options = webauthn.generate_authentication_options(
            rp_id=site.name, user_verification=UserVerificationRequirement.PREFERRED
        )
        await self._challenge(options.challenge, "sign-in", None)
        return dict(json.loads(options_to_json(options)))

    async def passkey(self, site: Site, credential: dict[str, Any]) -> str:
        """Whose passkey signed the challenge; Refuse if it is none, or the challenge was used before."""
        challenge, _ = await self._take(credential, "sign-in")
        id_ = credential.get("id")
        found = await self.accounts.passkey(id_) if isinstance(id_, str) and len(id_) <= 1400 else None
        if found is None:
            raise Refuse("passkey")
        person, key, counter = found
        try:
            signed = webauthn.verify_authentication_response(
                credential=credential, expected_challenge=challenge, expected_rp_id=site.name,
                expected_origin=site.origin, credential_public_key=key,
                credential_current_sign_count=counter,
            )  # fmt: skip
        except (WebAuthnException, ValueError, KeyError, TypeError, AttributeError) as error:
            security.tell("passkey not accepted", person=person, problem=str(error)[:200])
            raise Refuse("passkey") from None
        use = (
            m.passkey.update()
            .where(m.passkey.c.id == id_, m.passkey.c.counter == counter)
            .values(counter=signed.new_sign_count, seen=now())
        )
        if not await self._store.database.write(lambda db: db.execute(use).rowcount):
            raise Refuse("passkey")  # used twice in this moment, or a copy of it
        return person

    async def _challenge(self, challenge: bytes, kind: _KINDS, person: str | None) -> None:
        stored = digest(bytes_to_base64url(challenge))
        await self.accounts.put_challenge(stored, kind, person, "", now() + PASSKEY_MS)

    async def _take(self, credential: dict[str, Any], kind: _KINDS) -> tuple[bytes, str | None]:
        """The challenge that a browser has answered, used up by this, and for whom it was made."""
        try:
            data = base64url_to_bytes(credential["response"]["clientDataJSON"])
            challenge = base64url_to_bytes(json.loads(data)["challenge"])
        except (ValueError, KeyError, TypeError, AttributeError):
            raise Refuse("passkey") from None
        found = await self.accounts.take_challenge(digest(bytes_to_base64url(challenge)), kind)
        if found is None:
            raise Refuse("passkey")
        return challenge, found[0]

    # ---- signing in ---------------------------------------------------------------------------

    async def sign_in(
        self, who: Callable[[sa.Connection], str | None], no: str, browser: tuple[str, str] | None, label: str
    ) -> SignedIn:
        """A new token for whom ``who`` finds, in the transaction in which it uses up what was shown; Refuse
        with ``no`` if it finds nobody.

        ``browser``: who was in this browser until now, and the id of the token there. A guest's games, tables
        and settings become the person's; somebody else who is known is only signed out there.
        """
        token, id_, stored = new_token()

        def work(db: sa.Connection) -> tuple[str | None, list[str], list[str]]:
            person = who(db)
            if person is None or not _there(db, m.browser.c.id == person):
                return None, [], []
            tables: list[str] = []
            ended: list[str] = []
            if browser is not None:
                before, old = browser
                guest = before != person and not _there(db, m.account.c.person == before)
                if guest and _there(db, m.browser.c.id == before):
                    tables, ended = merge(self._store, db, before, person)
                else:
                    db.execute(m.token.delete().where(m.token.c.id == old))
                    self._store.database.notify(db, f"{self._store.process} x {old}")
                    ended = [old]
            db.execute(new_token_row(id_, person, stored, label))
            return person, tables, ended

        person, tables, ended = await self._store.database.write(work)
        if person is None:
            raise Refuse(no)
        return SignedIn(wire.Token(token, person), tables, ended)

    async def by_code(self, code: str, browser: tuple[str, str] | None, label: str) -> SignedIn:
        """Sign in by a recovery code, which is used up."""
        stored = digest(plain_code(code))
        return await self.sign_in(lambda db: take_recovery(db, stored), "code", browser, label)

    # ---- links by mail ------------------------------------------------------------------------

    async def mail_link(self, person: str | None, text: str) -> tuple[str, str, str] | None:
        """A link for an e-mail address: to confirm it for a person, or to sign in with it. What is to be
        sent where: address, kind, link. None if nobody who is known has it; the asker is not told so.
        """
        if not self._settings.mail:
            raise Refuse("mail-off")
        address = clean_address(text)
        if address is None:
            raise Refuse("mail-address")
        kind = "mail-confirm"
        if person is None:
            kind, person = "mail-sign-in", await self.accounts.by_address(address)
            if person is None:
                return None
        else:
            await self.account(person)
        code = new_id(32)
        await self.accounts.put_challenge(digest(code), kind, person, address, now() + MAIL_MS)
        return address, kind, f"{self._settings.site}/account#{code}"

    async def use_link(self, code: str, browser: tuple[str, str] | None, label: str) -> tuple[str, SignedIn]:
        """Do what a link is for: the address it confirmed (empty if it signed in), and who is signed in."""
        stored = digest(plain_code(code))
        found = await self.accounts.take_challenge(stored, "mail-confirm")
        if found is None:

            def who(db: sa.Connection) -> str | None:
                taken = take_challenge(db, stored, "mail-sign-in")
                return None if taken is None else taken[0]

            return "", await self.sign_in(who, "mail-link", browser, label)
        person, address = found
        if person is None:
            raise Refuse("mail-link")
        try:
            await self.accounts.set_address(person, address)
        except Conflict:  # somebody else has confirmed it meanwhile
            raise Refuse("mail-link") from None
        return address, SignedIn(None, [], [])

    # ---- going --------------------------------------------------------------------------------

    async def forget(self, person: str, name: str, told: Told) -> SignedIn:
        """Delete somebody, who says the own name to be sure; see `belongings.forget`."""
        account = await self.accounts.known(person)
        if account is not None and looks(name) != looks(account.name):
            raise Refuse("name")
        work = lambda db: forget(self._store, db, person, told)  # noqa: E731
        tables, ended = await self._store.database.write(work)
        return SignedIn(None, tables, ended)


def _there(db: sa.Connection, which: sa.ColumnElement[bool]) -> bool:
    return db.execute(sa.select(sa.literal(1)).where(which)).first() is not None


def _own_name(text: str) -> str:
    """A name that one can keep; Refuse one that leaves nothing for the eye, or that cannot be an address."""
    name = clean_name(text)
    if not looks(name) or "/" in name or name in (".", ".."):
        raise Refuse("name")
    return name


def plain_code(code: str) -> str:
    """A code as it was made, however it was typed."""
    return re.sub(r"[\s-]", "", code).lower()


def new_codes() -> tuple[list[str], list[str]]:
    """Recovery codes as they are shown, and as they are stored."""
    codes = [new_id(_CODE_LENGTH) for _ in range(CODES)]
    shown = ["-".join(code[at : at + 4] for at in range(0, _CODE_LENGTH, 4)) for code in codes]
    return shown, [digest(code) for code in codes]


def new_ticket() -> tuple[str, str]:
    """A ticket for one person, and what is stored of it."""
    ticket = secrets.token_hex(8)
    return ticket, digest(ticket)
