"""`petteia leaderboard`: every bot at every table, on seeds that are kept for it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import typer

from petteia.arena import leaderboard
from petteia.arena.leaderboard import FIELDS, FILES, Board
from petteia.games import GAMES
from petteia.texts import Texts

from .bars import with_bar
from .common import INTERRUPTED, note
from .seats import split_bots
from .usage import find_game


def play_leaderboard(
    folder: Path,
    bots: Sequence[str],
    fields: Sequence[str],
    quick: bool,
    games: Sequence[str],
    seats: Sequence[int],
    count: int,
    name: str | None,
    engine: str,
    workers: int | None,
    texts: Texts,
) -> int:
    """Play what is missing and return the exit code; an interrupted leaderboard can go on later."""
    board = Board(
        name or leaderboard.default_name(),
        _names(bots) or leaderboard.all_bots(quick),
        _names(fields) or FIELDS,
        tuple(find_game(one).id for one in games) or tuple(GAMES),
        tuple(seats),
        count,
    )
    try:
        content = with_bar(
            board.name, lambda progress: leaderboard.play(board, folder, engine, workers, progress)
        )
    except KeyboardInterrupt:
        note(texts.text("cli-tournament-interrupted"))
        return INTERRUPTED
    typer.echo(texts.text("cli-leaderboard-done", figures=len(content["cells"])))
    typer.echo(texts.text("cli-tournament-written", folder=str(folder), files=texts.joined(list(FILES))))
    return 0


def _names(entries: Sequence[str]) -> tuple[str, ...]:
    return tuple(name for entry in entries for name in split_bots(entry) if name)
