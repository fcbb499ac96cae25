"""`petteia edition check`: is an edition file fit to play with?"""

from __future__ import annotations

import tomllib
from pathlib import Path

import typer

from petteia.games import GAMES
from petteia.kernel import EditionError, Game, OptionError
from petteia.kernel.edition import edition_text
from petteia.texts import Texts

from .common import FAILED, note
from .usage import UsageError, find_game


def check_edition(file: Path, game_id: str | None, texts: Texts) -> int:
    """Say that the file is in order, or list every mistake in it; returns the exit code."""
    try:
        text, _ = edition_text(str(file))
    except OptionError:
        raise UsageError("cli-usage-edition-file", file=str(file)) from None
    game = find_game(game_id) if game_id else _game_of(text, file)
    try:
        editions = [game.setup(seats, {"edition": str(file)}).edition for seats in game.seats]
    except EditionError as error:
        for mistake in error.mistakes:
            note(texts.text("cli-edition-mistake", file=error.source, mistake=mistake))
        note(texts.text("cli-edition-bad", file=str(file), count=len(error.mistakes)))
        return FAILED
    edition = editions[0]
    typer.echo(
        texts.text(
            "cli-edition-good",
            file=str(file),
            name=edition.name,
            title=texts.title(game),
            digest=edition.digest,
            count=len(edition.provenance()),
        )
    )
    return 0


def _game_of(text: str, file: Path) -> Game:
    """The game that the file says it is for."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise EditionError(str(file), [f"not a TOML file: {error}"]) from None
    edition = data.get("edition")
    named = [data.get("game"), data.get("id"), edition.get("id") if isinstance(edition, dict) else None]
    for name in named:
        if isinstance(name, str) and name in GAMES:
            return GAMES[name]
    raise UsageError("cli-usage-edition-game", file=str(file), games=", ".join(GAMES))
