"""HTTP: other people (docs/protocol.md, section 1): profiles, blocks, reports, invitations by name."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from petteia.server import security, wire
from petteia.server.meeting import Meetings, check_ban, holder_of
from petteia.server.profiles import profile
from petteia.server.refusals import Refuse
from petteia.server.storage.accounts import AccountStore
from petteia.server.storage.meeting import List
from petteia.server.tables import seating

from .describe import route
from .routes import TableId, admitted
from .state import address_of, browser_of, person, read, send, server_of

router = APIRouter(prefix="/api")
PersonName = Annotated[str, Path(max_length=64)]
Mark = Annotated[str, Path(max_length=32)]


def _meetings(request: Request) -> Meetings:
    return Meetings(server_of(request).house.store)


@router.get("/people/{name}", **route(wire.Profile))
async def one_person(request: Request, name: PersonName) -> Response:
    """What one may learn of somebody who is known."""
    house = server_of(request).house
    asker = await browser_of(request)
    found = await AccountStore(house.store).by_name(name)
    if found is None:
        raise Refuse("not-found")
    return send(await profile(house.store, found, asker, house.info_of))


# ---- whom one does not want to meet, or hear ----------------------------------------------------


async def _whom(request: Request, wanted: wire.Whom, who: str) -> tuple[str, str]:
    """Whom somebody means: the person, and the name by which they are meant."""
    if wanted.name:
        found = await _meetings(request).named(wanted.name)
    else:
        await admitted(request, wanted.table)
        async with server_of(request).house.at(wanted.table) as live:
            found = holder_of(live.row, wanted.seat)
    if found[0] == who:
        raise Refuse("forbidden")
    return found


async def _put(request: Request, which: List) -> Response:
    server, who = server_of(request), await person(request)
    server.limits.check("meeting", who)
    wanted = await read(request, wire.Meeting)
    whom, name = await _whom(request, wanted, who)
    stored = _meetings(request).stored
    if wanted.on:
        await stored.put_on(which, who, whom, name)
    else:
        await stored.take_off(which, who, whom)
    await _changed(request, who, whom)
    return send(await _meetings(request).lists(who))


async def _changed(request: Request, *people: str) -> None:
    """These are told the words of others than before, in whichever process."""
    house = server_of(request).house
    for one in people:
        house.sessions.renew_unheard(one)
        house.others.tell(f"q {one}")


@router.get("/lists", **route(wire.Lists))
async def lists(request: Request) -> Response:
    """Whom one has blocked and muted."""
    return send(await _meetings(request).lists(await person(request)))


@router.post("/lists/block", **route(wire.Lists, wire.Meeting))
async def block(request: Request) -> Response:
    """Block somebody, or no longer: the two do not meet."""
    return await _put(request, "block")


@router.post("/lists/mute", **route(wire.Lists, wire.Meeting))
async def mute(request: Request) -> Response:
    """Mute somebody, or no longer: one is not told what they say."""
    return await _put(request, "mute")


async def _take_off(request: Request, which: List, mark: str) -> Response:
    who = await person(request)
    await _meetings(request).take_off(which, who, mark)
    await _changed(request, who)
    return send(await _meetings(request).lists(who))


@router.delete("/lists/block/{mark}", **route(wire.Lists))
async def unblock(request: Request, mark: Mark) -> Response:
    """No longer block somebody of one's list."""
    return await _take_off(request, "block", mark)


@router.delete("/lists/mute/{mark}", **route(wire.Lists))
async def unmute(request: Request, mark: Mark) -> Response:
    """No longer mute somebody of one's list."""
    return await _take_off(request, "mute", mark)


@router.post("/reports", **route(None, wire.NewReport, 204))
async def report(request: Request) -> Response:
    """Tell the hosts what somebody did."""
    server, who = server_of(request), await person(request)
    server.limits.check("report", who)
    server.limits.check("report", address_of(request))
    wanted = await read(request, wire.NewReport)
    whom = await _whom(request, wanted, who)
    await _meetings(request).report(who, whom, wanted.table or None, wanted.text)
    security.tell("reported", person=whom[0], by=who, table=wanted.table or None)
    return Response(status_code=204)


# ---- invitations by name, favourites -----------------------------------------------------------


@router.get("/invitations", **route(wire.Invitations))
async def invitations(request: Request) -> Response:
    """Open tables to which one is invited by name."""
    house, who = server_of(request).house, await person(request)
    apart = await AccountStore(house.store).apart(who)
    found = await _meetings(request).stored.invitations(who, 50)
    seen = [
        wire.InvitationInfo(house.info_of(row), by)
        for row, by in found
        if not apart & {seat.holder for seat in row.seat}
    ]
    return send(wire.Invitations(seen))


async def _seated(request: Request, table: str) -> str:
    """Who asks, if they own the table or sit there; Refuse otherwise."""
    who = await person(request)
    async with server_of(request).house.at(table) as live:
        if live.row.owner != who and who not in (seat.holder for seat in live.row.seat):
            raise Refuse("forbidden")
    return who


@router.get("/tables/{table}/invitations", **route(wire.InvitedPeople))
async def invited(request: Request, table: TableId) -> Response:
    """Who is invited to a table by name; for those who sit there."""
    await _seated(request, table)
    return send(wire.InvitedPeople(sorted((await _meetings(request).stored.invited(table)).values())))


@router.post("/tables/{table}/invitations", **route(wire.InvitedPeople, wire.InviteByName))
async def invite(request: Request, table: TableId) -> Response:
    """Invite somebody who is known: they see the table as if they had its link."""
    server, who = server_of(request), await _seated(request, table)
    server.limits.check("invitation", who)
    await check_ban(server.house.store, who)
    wanted = await read(request, wire.InviteByName)
    async with server.house.at(table) as live:
        seating.status(live.row, "open", "playing")
        await _meetings(request).invite(live.row, who, wanted.name)
    return await invited(request, table)


@router.delete("/tables/{table}/invitations/{name}", **route(wire.InvitedPeople))
async def uninvite(request: Request, table: TableId, name: PersonName) -> Response:
    """Take an invitation back; or decline one's own."""
    who = await person(request)
    whom, _ = await _meetings(request).named(name)
    if whom != who:
        await _seated(request, table)
    await _meetings(request).stored.uninvite(table, whom)
    return send(wire.InvitedPeople([])) if whom == who else await invited(request, table)


@router.post("/tables/{table}/favourite", **route(wire.Favourite, wire.Favourite))
async def favourite(request: Request, table: TableId) -> Response:
    """Keep a table among one's favourites, or no longer."""
    who = await person(request)
    server_of(request).limits.check("meeting", who)
    wanted = await read(request, wire.Favourite)
    await admitted(request, table)
    stored = _meetings(request).stored
    await (stored.keep if wanted.favourite else stored.keep_no_more)(who, table)
    return send(wanted)
