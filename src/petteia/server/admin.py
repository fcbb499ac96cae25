"""Commands for whoever runs a server. They work beside a running one."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import subprocess
from collections.abc import AsyncIterator, Coroutine, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

import sqlalchemy as sa
import typer
from rich.console import Console
from rich.table import Table

from petteia.kernel import Match, PetteiaError
from petteia.kernel.record import write

from .ratings.recounting import recount
from .settings import default_database
from .storage import Database, GameRow, Store, Unavailable
from .storage.database import SOUND, parse_url
from .storage.migrate import upgrade
from .storage.ratings import RatingStore
from .tables.play import Damaged, OtherRules, Play, setup_of
from .tables.tidy import abandoned, parse_keep, tidy
from .tables.versions import record_of

admin = typer.Typer(no_args_is_help=True, help="Look after a server's tables.")
Where = Annotated[
    str,
    typer.Option(
        "--database", help="As for serve; default: the file in your data folder.",
        envvar="PETTEIA_DATABASE", show_default=False,
    ),
]  # fmt: skip
Id = Annotated[str, typer.Argument(help="The table's id, as in its link.")]


def _database(where: str) -> Database:
    """The database of a server; PetteiaError if it has none yet, which is likely a mistaken name."""
    url = parse_url(where or default_database())
    if url.get_backend_name() == "sqlite" and not Path(str(url.database)).is_file():
        raise PetteiaError(f"there is no database {url.database}")
    return Database(where or default_database(), os.environ.get("PETTEIA_NEWS", ""))


@contextlib.asynccontextmanager
async def opened(where: str) -> AsyncIterator[Store]:
    """The tables of a server, brought to this program's form."""
    database = _database(where)
    await upgrade(database)
    try:
        yield Store(database, "admin")
    finally:
        await database.close()


def warn(store: Store) -> None:
    """Before something is written: another process may be writing at the same instant."""
    if store.database.damageable:
        typer.echo(
            f"with SQLite {sqlite3.sqlite_version} this can damage the file while a server is using it; "
            f"stop the server first, or renew SQLite (the fault was mended in {SOUND})",
            err=True,
        )


def run(work: Coroutine[Any, Any, int]) -> None:
    """Do a command's work; what is wrong is said in one line."""
    try:
        code = asyncio.run(work)
    except (PetteiaError, Unavailable) as error:
        typer.echo(str(error).partition("\n")[0], err=True)  # drivers add lines about themselves
        raise typer.Exit(1) from None
    if code:
        raise typer.Exit(code)


async def _play(store: Store, row: GameRow) -> Play:
    """The whole game, replayed from its log."""
    play = Play.new(setup_of(row))
    play.follow(await store.entries(row.id, 0, row.seq))
    return play


async def _find(store: Store, id: str) -> GameRow:  # noqa: A002
    row = await store.load(id)
    if row is None:
        raise PetteiaError(f"there is no table {id!r}")
    return row


def time_of(ms: int) -> str:
    """A time as the commands show it."""
    return datetime.fromtimestamp(ms / 1000, UTC).strftime("%Y-%m-%d %H:%M")


@admin.command("list")
def list_tables(
    database: Where = "",
    status: Annotated[str | None, typer.Option(help="open, playing, over, aborted or stopped.")] = None,
) -> None:
    """All tables."""

    async def work() -> int:
        shown = Table("id", "game", "status", "seats", "moves", "last move (UTC)")
        async with opened(database) as store:
            async for row in store.all_games(status):
                seats = ", ".join(seat.name or seat.bot or "-" for seat in row.seat)
                shown.add_row(row.id, row.kind, row.status, seats, str(row.length), time_of(row.updated))
        Console().print(shown)
        return 0

    run(work())


@admin.command()
def show(id: Id, database: Where = "") -> None:  # noqa: A002
    """One table. Nothing that is hidden in a running game is shown."""

    async def work() -> int:
        async with opened(database) as store:
            row = await _find(store, id)
        typer.echo(f"{row.id}: {row.kind}, rules version {row.rules}, {row.status}, from {row.origin}")
        typer.echo(f"made {time_of(row.created)}, last changed {time_of(row.updated)} (UTC)")
        typer.echo(f"{row.length} moves, log {row.seq}, seat {row.decider} decides, digest {row.digest}")
        for seat in row.seat:
            kind = "open" if seat.open else f"bot {seat.bot}" if seat.bot else "human"
            more = ", resigned" * seat.resigned + ", left" * seat.left + ", taken over" * seat.newcomer
            typer.echo(f"  seat {seat.number}: {seat.name or '-'} ({kind}{more})")
        return 0

    run(work())


@admin.command()
def delete(
    id: Id,  # noqa: A002
    database: Where = "",
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
) -> None:
    """Remove a table for good."""
    if not yes:
        typer.confirm(f"Delete table {id} for good?", abort=True)

    async def work() -> int:
        async with opened(database) as store:
            await _find(store, id)
            warn(store)
            await store.delete(id)
        typer.echo(f"deleted {id}")
        return 0

    run(work())


@admin.command()
def export(id: Id, file: Path, database: Where = "") -> None:  # noqa: A002
    """Write a table's record to a file. A running game's record contains what is hidden in it."""

    async def work() -> int:
        async with opened(database) as store:
            row = await _find(store, id)
            try:
                text = (await _play(store, row)).record([seat.name for seat in row.seat]).dumps()
            except OtherRules:
                text = await record_of(store, row)
        write(text, file)
        typer.echo(f"{row.length} moves written to {file}")
        return 0

    run(work())


@admin.command("tidy")
def tidy_up(
    database: Where = "",
    keep: Annotated[
        list[str] | None, typer.Option(help="As for serve: STATUS=DAYS; may be repeated.")
    ] = None,
    token_days: Annotated[float, typer.Option(help="As for serve.", min=0)] = 400.0,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only name the tables.")] = False,
) -> None:
    """Remove tables and devices that nobody has used for long, as a running server does by itself."""

    async def work() -> int:
        kept = parse_keep(keep or ())
        async with opened(database) as store:
            if dry_run:
                for id_ in await abandoned(store, kept):
                    typer.echo(id_)
                return 0
            warn(store)
            done = await tidy(store, kept, token_days)
        removed = f"{len(done.tables)} tables, {len(done.tokens)} devices and {done.people} people"
        typer.echo(f"removed {removed} that nobody used")
        return 0

    run(work())


@admin.command()
def verify(database: Where = "") -> None:
    """Replay every stored game and compare it with its digest; cached positions too.

    Games of other rules cannot be replayed: they are counted.
    """

    async def work() -> int:
        good = bad = other = 0
        async with opened(database) as store:
            async for row in store.all_games():
                if row.status == "open" or not row.seq:
                    continue
                try:
                    problem = await _problem(store, row)
                except OtherRules as error:
                    other += 1
                    typer.echo(str(error))
                    continue
                if problem is None:
                    good += 1
                else:
                    bad += 1
                    typer.echo(f"{row.id} ({row.kind}): {problem}")
        typer.echo(f"{good} games replay to the same state, {bad} do not")
        if other:
            typer.echo(f"{other} games are of other rules; only the program of their time replays them")
        return 1 if bad else 0

    run(work())


async def _problem(store: Store, row: GameRow) -> str | None:
    try:
        play = await _play(store, row)
    except OtherRules:
        raise
    except Damaged as error:
        return str(error)
    if play.length != row.length:
        return f"{play.length} moves count, {row.length} were stored"
    if play.state.digest() != row.digest:
        return "another state than the stored one"
    snapshot = await store.snapshot(row.id, row.seq)
    if snapshot is not None:
        match = Match(Play.new(setup_of(row)).state)
        for move in play.match.moves[: snapshot.length]:
            match.play(move.action)
        if match.state.digest() != snapshot.digest:
            return f"the cached position after {snapshot.length} moves is another"
    return None


@admin.command()
def ratings(
    database: Where = "",
    check: Annotated[bool, typer.Option("--check", help="Only compare; status 1 if any differs.")] = False,
) -> None:
    """Compute all ratings anew from the stored games that count, and say what was different."""

    async def work() -> int:
        async with opened(database) as store:
            if not check:
                warn(store)
            done = await recount(store, write=not check)
        typer.echo(f"{done.games} games count, for {done.people} ratings of people")
        for id_ in done.other_games:
            typer.echo(f"{id_}: counts otherwise than was written at its end")
        what = "differ from" if check else "were renewed by"
        typer.echo(f"{done.other_seats} entries of games and {len(done.other_people)} ratings {what} this")
        return int(check and bool(done.other_games or done.other_seats or done.other_people))

    run(work())


@admin.command()
def annul(
    id: Id,  # noqa: A002
    database: Where = "",
    back: Annotated[bool, typer.Option("--back", help="Let it count again.")] = False,
) -> None:
    """Let a game count no more, say because somebody was helped; all ratings follow."""

    async def work() -> int:
        async with opened(database) as store:
            warn(store)
            if not await RatingStore(store).annul(id, not back):
                raise PetteiaError(f"no game {id!r} counts for ratings")
            done = await recount(store, write=True)
        now = "again" if back else "no more"
        typer.echo(f"{id} counts {now}; {len(done.other_people)} ratings were renewed")
        return 0

    run(work())


@admin.command()
def backup(file: Path, database: Where = "") -> None:
    """Copy the database to a file while the server is running."""
    if file.exists():
        raise typer.BadParameter(f"{file} exists already")

    async def work() -> int:
        found = _database(database)
        with _private(file):
            code = _copy_file(str(found.url.database), file) if found.sqlite else _dump(found.url, file)
        if not code:
            typer.echo(f"saved to {file}")
        return code

    run(work())


@contextlib.contextmanager
def _private(file: Path) -> Iterator[None]:
    """Make a file that only its owner can read, hidden cards are in it; away with it if it is not filled."""
    try:
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except OSError as error:
        raise PetteiaError(f"{file} cannot be written: {error}") from None
    try:
        yield
    finally:
        if not file.stat().st_size:
            file.unlink()


def _copy_file(database: str, file: Path) -> int:
    try:
        with (
            contextlib.closing(sqlite3.connect(database)) as source,
            contextlib.closing(sqlite3.connect(file)) as target,
        ):
            source.backup(target)
    except sqlite3.Error as error:
        raise PetteiaError(f"{file} cannot be written: {error}") from None
    return 0


def _dump(url: sa.URL, file: Path) -> int:
    # The password goes through the environment: arguments can be read by everybody on the machine.
    plain = url.set(drivername="postgresql", password=None).render_as_string()
    secret = {} if url.password is None else {"PGPASSWORD": str(url.password)}
    command = ["pg_dump", "--format=custom", f"--file={file}", f"--dbname={plain}"]
    try:
        return subprocess.run(command, check=False, env={**os.environ, **secret}).returncode
    except FileNotFoundError:
        raise PetteiaError("a backup of PostgreSQL needs its program pg_dump, which is not here") from None
