"""`petteia tournament`: bots play each other in every seating order, and a report says who is how strong."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import typer

from petteia.arena import Plan, check_seed, orders, play
from petteia.bots import close
from petteia.texts import Texts

from .bars import with_bar
from .common import INTERRUPTED, note, write_json
from .seats import make_bot, split_bots
from .simulate import columns, shown, shown_percent
from .usage import UsageError, check_seats, find_game, read_options

REPORTS = ("report.html", "report.json", "results.jsonl", "looks.jsonl", "records")


def play_tournament(
    game_id: str,
    bots: Sequence[str],
    games: int,
    seats: int | None,
    seed: str,
    options: Sequence[str],
    out: Path | None,
    engine: str,
    workers: int | None,
    records: bool,
    analyse: str | None,
    texts: Texts,
    json: bool,
) -> int:
    """Play what is missing, report, and return the exit code; an interrupted tournament can go on later."""
    game = find_game(game_id)
    names = [name for entry in bots for name in split_bots(entry) if name]
    for name in names:
        close(make_bot(name, 0))
    number = min(len(names), game.seats[-1]) if seats is None else seats
    check_seats(game, number)
    if len(names) < number:
        raise UsageError("cli-usage-too-few-bots", count=len(names), seats=number)
    plan = Plan(game_id, tuple(names), number, games, check_seed(seed), read_options(game, options))
    folder = out or Path(f"tournament-{game_id}")
    count = len(orders(plan.bots, plan.seats))
    if games % count:
        note(texts.text("cli-tournament-rounds", orders=count, games=-(-games // count) * count))
    try:
        summary = with_bar(
            game_id, lambda progress: play(plan, folder, engine, workers, progress, records, analyse)
        )
    except KeyboardInterrupt:
        note(texts.text("cli-tournament-interrupted"))
        return INTERRUPTED
    if json:
        write_json(summary)
        return 0
    for line in summary_lines(summary, texts):
        typer.echo(line)
    written = [name for name in REPORTS if (folder / name).exists()]
    typer.echo(texts.text("cli-tournament-written", folder=str(folder), files=texts.joined(written)))
    if "report.html" not in written or summary["ratings"] is None:
        note(texts.text("cli-tournament-extra"))
    return 0


def summary_lines(summary: dict[str, Any], texts: Texts) -> list[str]:
    """The standings as a small table."""
    t = texts.text
    rated = {row["bot"]: row for row in summary["ratings"] or []}
    rows = [
        [
            t("cli-simulate-bot"),
            t("cli-tournament-games"),
            t("cli-simulate-wins"),
            t("cli-tournament-ahead"),
            t("cli-tournament-rating"),
        ]
    ]
    for row in summary["standings"]:
        rating = rated.get(row["bot"])
        rows.append(
            [
                row["bot"],
                str(row["wins"]["n"]),
                shown_percent(row["wins"], texts),
                shown(row["margin"], texts),
                f"{rating['mu']:.1f} ± {1.96 * rating['sigma']:.1f}" if rating else "-",
            ]
        )
    title = texts.title(find_game(summary["game"]))
    heading = t("cli-simulate-title", title=title, games=summary["games"], seats=summary["seats"])
    return [heading, "", *columns(rows), "", t("cli-simulate-interval")]
