"""``petteia tournament``: the command."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from petteia.games import game as find
from petteia.kernel import OptionError, PetteiaError

from .report import number, percent
from .schedule import Plan, orders
from .tournament import play


def tournament(
    game: Annotated[str, typer.Argument(help="olympos, elysium or delphi")],
    bots: Annotated[
        list[str],
        typer.Option(
            "--bots", help="Bots, separated by commas; again for a program: --bots external:COMMAND"
        ),
    ],
    games: Annotated[
        int, typer.Option("--games", min=1, help="How many games, rounded up to full rounds")
    ] = 100,
    seats: Annotated[
        int | None, typer.Option("--seats", help="Seats at a table (default: as many as bots are named)")
    ] = None,
    seed: Annotated[str, typer.Option("--seed", help="The same seed gives the same games")] = "0",
    option: Annotated[
        list[str] | None, typer.Option("--option", help="An option of the game, NAME=VALUE")
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", help="Folder of the results; an interrupted tournament goes on there"),
    ] = None,
    engine: Annotated[
        str, typer.Option("--engine", help="one (process), processes (all cores) or ray (a cluster)")
    ] = "processes",
    workers: Annotated[
        int | None, typer.Option("--workers", min=1, help="Games at a time (default: one per core)")
    ] = None,
) -> None:
    """Let bots play each other in every seating order, and report who is how strong."""
    console = Console()
    try:
        plan = _plan(game, bots, games, seats, seed, option or [])
        folder = out or Path(f"tournament-{game}")
        count = len(orders(plan.bots, plan.seats))
        if games % count:
            total = -(-games // count) * count
            console.print(
                f"{count} seating orders: playing {total} games, so that each comes up equally often."
            )
        summary = _play(console, plan, folder, engine, workers)
    except PetteiaError as error:
        Console(stderr=True).print(f"[red]{error}[/red]", highlight=False)
        raise typer.Exit(2) from None
    except KeyboardInterrupt:
        console.print("\nInterrupted. The same command goes on with the games that are missing.")
        raise typer.Exit(130) from None
    _show(console, summary, folder)


def _plan(name: str, bots: list[str], games: int, seats: int | None, seed: str, option: list[str]) -> Plan:
    game = find(name)
    chosen: list[str] = []
    for entry in bots:
        # A program's command line may hold commas of its own.
        parts = [entry] if entry.startswith("external:") else [part.strip() for part in entry.split(",")]
        chosen += [part for part in parts if part]
    options: dict[str, Any] = {}
    for entry in option:
        key, _, value = entry.partition("=")
        if key not in game.options:
            raise OptionError(key, value, f"one of the options {', '.join(game.options) or 'none'}")
        options[key] = game.options[key].parse(value)
    return Plan(name, tuple(chosen), seats or min(len(chosen), game.seats[-1]), games, seed, options)


def _play(console: Console, plan: Plan, folder: Path, engine: str, workers: int | None) -> dict[str, Any]:
    columns = (
        TextColumn("[progress.description]{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console) as bar:
        task = bar.add_task(plan.game, total=None)

        def progress(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        return play(plan, folder, engine, workers, progress)


def _show(console: Console, summary: dict[str, Any], folder: Path) -> None:
    rated = {row["bot"]: row for row in summary["ratings"] or []}
    table = Table("bot", "games", "wins (95 %)", "ahead by (95 %)", "rating", title=summary["game"])
    for row in summary["standings"]:
        rating = rated.get(row["bot"])
        table.add_row(
            row["bot"],
            str(row["wins"]["n"]),
            percent(row["wins"]),
            number(row["margin"], True),
            f"{rating['mu']:.1f} ± {1.96 * rating['sigma']:.1f}" if rating else "-",
        )
    console.print(table)
    written = [name for name in ("report.html", "report.json", "results.jsonl") if (folder / name).exists()]
    console.print(f"Written to {folder}: {', '.join(written)}")
    if "report.html" not in written or not rated:
        console.print("Ratings and the HTML report need: pip install 'petteia[research]'")
