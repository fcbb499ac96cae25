"""Commands for whoever runs a server: people, their reports about each other, bans, tickets."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from petteia.kernel import PetteiaError

from .admin import Where, admin, opened, run, time_of, warn
from .known import new_ticket
from .storage import Store, now
from .storage.accounts import AccountStore
from .storage.meeting import MeetingStore

DAY = 24 * 60 * 60 * 1000
Days = Annotated[float, typer.Option(help="For so many days; 0: for good.", min=0, max=36500)]
Why = Annotated[str, typer.Option(help="The reason, in words that the banned person reads.")]


async def _person(store: Store, who: str) -> tuple[str, str]:
    """Somebody by name, or by the id that reports have; PetteiaError if there is none."""
    people = AccountStore(store)
    found = await people.by_name(who)
    if found is not None:
        return found.person, found.name
    if await store.devices(who) or await store.count_active(who):
        return who, (await people.names([who])).get(who, "a guest")
    raise PetteiaError(f"nobody is known as {who!r}, and no person has that id")


def _until(days: float) -> int:
    return now() + int(days * DAY) if days else 0


@admin.command()
def reports(
    database: Where = "",
    all_: Annotated[bool, typer.Option("--all", help="Also those that were worked through.")] = False,
) -> None:
    """What people have reported about each other, the oldest first."""

    async def work() -> int:
        async with opened(database) as store:
            found = await MeetingStore(store).reports(done=all_)
            names = await AccountStore(store).names([report.by for report in found])
        for report in found:
            by = names.get(report.by or "", "a guest" if report.by else "somebody who is gone")
            where = f", at table {report.game}" if report.game else ""
            typer.echo(
                f"{report.id}  {time_of(report.at)} UTC  {by} about {report.name} ({report.whom}){where}"
            )
            for line in report.text.splitlines():
                typer.echo(f"    {line}")
            for line in report.said.splitlines():
                typer.echo(f"    said: {line}")
            if report.done is not None:
                typer.echo(f"    done: {report.done}")
        if not found:
            typer.echo("no reports")
        return 0

    run(work())


@admin.command()
def settle(
    report: Annotated[str, typer.Argument(help="The report's id, as `reports` shows it.")],
    how: Annotated[str, typer.Option(help="What was done, for those who look later.")] = "seen",
    database: Where = "",
    ban_days: Annotated[
        float | None, typer.Option("--ban", help="Ban the one reported for so many days; 0: for good.", min=0)
    ] = None,
    why: Why = "",
) -> None:
    """Note that a report was worked through; with --ban also ban the one it is about."""
    if ban_days is not None and not why.strip():
        raise typer.BadParameter("--ban needs --why: the banned person is told the reason")

    async def work() -> int:
        async with opened(database) as store:
            warn(store)
            meeting = MeetingStore(store)
            found = await meeting.settle(report, how if ban_days is None else f"{how}, banned")
            if found is None:
                raise PetteiaError(f"there is no report {report!r} that waits")
            if ban_days is not None:
                await meeting.ban(found.whom, _until(ban_days), why.strip())
        typer.echo(f"settled {report}" + ("" if ban_days is None else f", {found.name} is banned"))
        return 0

    run(work())


@admin.command()
def ban(
    who: Annotated[str, typer.Argument(help="A name, or an id as in a report.")],
    why: Why,
    days: Days = 7.0,
    database: Where = "",
) -> None:
    """Somebody may make no tables, sit down at none and write nothing. Running games can be finished."""
    if not why.strip():
        raise typer.BadParameter("--why must say something: the banned person is told")

    async def work() -> int:
        async with opened(database) as store:
            warn(store)
            person, name = await _person(store, who)
            until = _until(days)
            await MeetingStore(store).ban(person, until, why.strip())
        typer.echo(f"{name} is banned " + (f"until {time_of(until)} UTC" if until else "for good"))
        return 0

    run(work())


@admin.command()
def unban(who: str, database: Where = "") -> None:
    """Lift somebody's ban."""

    async def work() -> int:
        async with opened(database) as store:
            warn(store)
            person, name = await _person(store, who)
            if not await MeetingStore(store).unban(person):
                raise PetteiaError(f"{name} is not banned")
        typer.echo(f"{name} is banned no longer")
        return 0

    run(work())


@admin.command()
def bans(database: Where = "") -> None:
    """Who is banned, until when and why."""

    async def work() -> int:
        shown = Table("id", "name", "until (UTC)", "why")
        async with opened(database) as store:
            for one, name in await MeetingStore(store).bans():
                shown.add_row(
                    one.person, name or "-", time_of(one.until) if one.until else "for good", one.why
                )
        Console().print(shown)
        return 0

    run(work())


@admin.command()
def ticket(
    database: Where = "",
    count: Annotated[int, typer.Option(help="So many.", min=1, max=1000)] = 1,
    days: Annotated[float, typer.Option(help="They work for so many days.", min=0.01, max=3650)] = 30.0,
    note: Annotated[str, typer.Option(help="For whom, for yourself.")] = "",
) -> None:
    """Tickets for `--registration invited`: each lets one person keep a name. They are shown this once."""

    async def work() -> int:
        async with opened(database) as store:
            warn(store)
            for _ in range(count):
                given, stored = new_ticket()
                await AccountStore(store).put_ticket(stored, note[:200], now() + int(days * DAY))
                typer.echo(given)
        return 0

    run(work())
