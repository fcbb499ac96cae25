"""HTTP: being known, signing in, one's own data (docs/protocol.md, section 1)."""

from __future__ import annotations

from typing import Annotated

import structlog
from fastapi import APIRouter, Path, Request, Response

from petteia.server import security, wire
from petteia.server.known import Known, SignedIn, Site, site_of
from petteia.server.mail import NotSent
from petteia.server.meeting import check_ban
from petteia.server.people import device_label, token_id
from petteia.server.refusals import Refuse
from petteia.server.storage.profiles import ProfileStore
from petteia.server.tables.kept import without
from petteia.texts import Texts

from .describe import route
from .state import address_of, browser_of, person, read, send, server_of, token_of

log = structlog.get_logger("petteia.server.account")
router = APIRouter(prefix="/api/account")


def _known(request: Request) -> Known:
    server = server_of(request)
    return Known(server.house.store, server.settings)


def _label(request: Request) -> str:
    return device_label(request.headers.get("user-agent", ""))


def _site(request: Request) -> Site:
    settings = server_of(request).settings
    return site_of(settings, request.headers.get("host", ""), request.headers.get("origin"))


async def _info(request: Request, who: str) -> Response:
    return send(await _known(request).info(who))


@router.get("", **route(wire.AccountInfo))
async def account(request: Request) -> Response:
    """What one is known by here."""
    return await _info(request, await person(request))


@router.post("", **route(wire.Registered, wire.Register, 201))
async def register(request: Request) -> Response:
    """Keep a name: the guest that one was is known from now on, with all there is."""
    server, known = server_of(request), _known(request)
    who = await person(request)
    server.limits.check("account", address_of(request))
    wanted = await read(request, wire.Register)
    await check_ban(server.house.store, who)
    codes = await known.register(who, wanted)
    security.tell("registered", person=who, address=address_of(request))
    await server.house.belong_to_others(await known.touch(who), [])
    return send(wire.Registered(await known.info(who), codes), 201)


@router.delete("", **route(None, wire.DeleteAccount, 204))
async def delete(request: Request) -> Response:
    """Delete oneself, for good."""
    server, who = server_of(request), await person(request)
    wanted = await read(request, wire.DeleteAccount)
    gone = await _known(request).forget(who, wanted.name, without)
    security.tell("person deleted", person=who, address=address_of(request))
    await server.house.belong_to_others(gone.tables, gone.ended, gone=True)
    return Response(status_code=204)


@router.post("/name", **route(wire.AccountInfo, wire.Rename))
async def rename(request: Request) -> Response:
    """Another name."""
    server, known = server_of(request), _known(request)
    who = await person(request)
    server.limits.check("account", who)
    await known.rename(who, (await read(request, wire.Rename)).name)
    await server.house.belong_to_others(await known.touch(who), [])
    return await _info(request, who)


@router.get("/export", **route(None))
async def export(request: Request) -> Response:
    """A copy of all that is stored of oneself."""
    server, who = server_of(request), await person(request)
    server.limits.check("account", who)
    found = await ProfileStore(server.house.store).export(who)
    return send(found, headers={"Content-Disposition": 'attachment; filename="petteia-me.json"'})


@router.post("/codes", **route(wire.Codes))
async def codes(request: Request) -> Response:
    """New recovery codes; those of before no longer work."""
    who = await person(request)
    server_of(request).limits.check("account", who)
    new = await _known(request).new_codes(who)
    security.tell("recovery codes renewed", person=who, address=address_of(request))
    return send(wire.Codes(new))


# ---- passkeys ----------------------------------------------------------------------------------


@router.post("/passkeys/options", **route(wire.PasskeyOptions))
async def passkey_options(request: Request) -> Response:
    """What the browser needs to make a passkey."""
    who = await person(request)
    server_of(request).limits.check("sign-in", address_of(request))
    return send(wire.PasskeyOptions(await _known(request).passkey_options(who, _site(request))))


@router.post("/passkeys", **route(wire.AccountInfo, wire.NewPasskey))
async def add_passkey(request: Request) -> Response:
    """Store the passkey that the browser has made."""
    who = await person(request)
    server_of(request).limits.check("sign-in", address_of(request))
    wanted = await read(request, wire.NewPasskey)
    await _known(request).add_passkey(who, _site(request), wanted.credential, _label(request))
    security.tell("passkey added", person=who, address=address_of(request))
    return await _info(request, who)


@router.delete("/passkeys/{passkey}", **route(wire.AccountInfo))
async def drop_passkey(request: Request, passkey: Annotated[str, Path(max_length=1400)]) -> Response:
    """Forget a passkey."""
    who = await person(request)
    await _known(request).drop_passkey(who, passkey)
    security.tell("passkey forgotten", person=who, address=address_of(request))
    return await _info(request, who)


# ---- signing in --------------------------------------------------------------------------------


async def _before(request: Request) -> tuple[str, str] | None:
    """Who was in this browser until now, with the id of its token; nobody, if it no longer works."""
    try:
        browser = await browser_of(request)
    except Refuse:
        return None
    return None if browser is None else (browser, token_id(token_of(request) or ""))


async def _done(request: Request, signed: SignedIn, how: str) -> wire.Token:
    assert signed.token is not None
    security.tell("signed in", person=signed.token.browser, how=how, address=address_of(request))
    await server_of(request).house.belong_to_others(signed.tables, signed.ended)
    return signed.token


@router.post("/sign-in/options", **route(wire.PasskeyOptions))
async def sign_in_options(request: Request) -> Response:
    """What the browser needs to ask for a passkey."""
    server_of(request).limits.check("sign-in", address_of(request))
    return send(wire.PasskeyOptions(await _known(request).sign_in_options(_site(request))))


@router.post("/sign-in", **route(wire.Token, wire.SignIn))
async def sign_in(request: Request) -> Response:
    """Sign in by a passkey. With the token of a guest: what is the guest's becomes the person's."""
    known = _known(request)
    server_of(request).limits.check("sign-in", address_of(request))
    wanted = await read(request, wire.SignIn)
    who = await known.passkey(_site(request), wanted.credential)
    signed = await known.sign_in(lambda _: who, "passkey", await _before(request), _label(request))
    return send(await _done(request, signed, "passkey"))


@router.post("/recover", **route(wire.Token, wire.Recover))
async def recover(request: Request) -> Response:
    """Sign in by a recovery code, which works once."""
    server_of(request).limits.check("claim", address_of(request))
    wanted = await read(request, wire.Recover)
    signed = await _known(request).by_code(wanted.code, await _before(request), _label(request))
    return send(await _done(request, signed, "recovery code"))


# ---- mail --------------------------------------------------------------------------------------


async def _post(request: Request, wanted: wire.MailAddress, who: str | None) -> None:
    """Send a link, after the answer: how long it takes would tell whether somebody has that address."""
    server = server_of(request)
    limits = server.limits
    limits.check("mail", who or address_of(request))
    limits.check("mail", f"to {wanted.address.strip().lower()}")
    limits.check("mail-host", "")
    found = await _known(request).mail_link(who, wanted.address)
    if found is None:
        return
    address, kind, link = found
    texts = Texts(wanted.language)

    async def sending() -> None:
        try:
            await server.house.post.send(
                address, texts.text(f"server-{kind}-subject"), texts.text(f"server-{kind}-text", link=link)
            )
        except NotSent as problem:
            log.warning("mail not sent", problem=str(problem))

    server.house.spawn(sending())


@router.post("/mail", **route(None, wire.MailAddress, 204))
async def set_mail(request: Request) -> Response:
    """Have a link sent to an address that shows that it is one's own."""
    who = await person(request)
    await _post(request, await read(request, wire.MailAddress), who)
    return Response(status_code=204)


@router.delete("/mail", **route(wire.AccountInfo))
async def drop_mail(request: Request) -> Response:
    """Forget one's address."""
    who = await person(request)
    await _known(request).accounts.drop_address(who)
    security.tell("address forgotten", person=who, address=address_of(request))
    return await _info(request, who)


@router.post("/mail/sign-in", **route(None, wire.MailAddress, 204))
async def mail_sign_in(request: Request) -> Response:
    """Have a link sent with which one signs in. The answer is the same for addresses that nobody has."""
    await _post(request, await read(request, wire.MailAddress), None)
    return Response(status_code=204)


@router.post("/mail/use", **route(wire.MailUsed, wire.Recover))
async def use_link(request: Request) -> Response:
    """Do what a link is for: confirm an address, or sign in. It works once."""
    server_of(request).limits.check("claim", address_of(request))
    wanted = await read(request, wire.Recover)
    address, signed = await _known(request).use_link(wanted.code, await _before(request), _label(request))
    token = None if signed.token is None else await _done(request, signed, "mail")
    return send(wire.MailUsed(address, token))
