"""`petteia edition`: is an edition file fit to play with, what does it say, how do two of them differ?"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import typer

from petteia import editions
from petteia.games import GAMES
from petteia.kernel import Edition, EditionError, Game, OptionError
from petteia.kernel.edition import edition_text
from petteia.texts import Texts

from .common import FAILED, note
from .usage import UsageError, find_game


def check_edition(file: Path, game_id: str | None, texts: Texts) -> int:
    """Say that the file is in order, or list every mistake in it; returns the exit code."""
    game, edition = _load(file, game_id, texts)
    if edition is None:
        return FAILED
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
    found = editions.components(game, edition.data)
    if found:
        open_ones = sum(one.open for one in found)
        typer.echo(texts.text("cli-edition-open", open=open_ones, count=len(found)))
    return 0


def show_texts(file: Path, game_id: str | None, texts: Texts) -> int:
    """What the components say, made from their figures: one line for each that says something."""
    game, edition = _load(file, game_id, texts)
    if edition is None:
        return FAILED
    words = Texts(texts.language, edition)
    said = 0
    for one in editions.components(game, edition.data):
        message = game.edition_text(edition, one.table, one.id)
        if message is not None:
            said += 1
            named = editions.is_named(edition.data, one)
            name = f"{words.component(game, one.table, one.id)}: " if named else ""
            typer.echo(f"{one.key}  {name}{words.render(message)}")
    if not said:
        typer.echo(texts.text("cli-edition-silent", title=texts.title(game)))
    return 0


def compare(old: str, new: str, game_id: str | None, texts: Texts, as_json: bool) -> int:
    """Every place where two editions differ; ``default`` is the game's own. 0 if there is none, like diff."""
    datas = [None if name == "default" else _data(Path(name)) for name in (old, new)]
    known = find_game(game_id) if game_id else None
    for name, data in zip((old, new), datas, strict=True):
        if known is None and data is not None:
            known = _game_of(data, Path(name))
    if known is None:
        raise UsageError("cli-usage-edition-game", file="default", games=", ".join(GAMES))
    own = editions.file_data(known)
    first, second = (own if data is None else data for data in datas)
    found = editions.differences(first, second)
    if as_json:
        lines = [{"path": list(one.path), "old": one.old, "new": one.new} for one in found]
        typer.echo(json.dumps(lines, ensure_ascii=False, default=str))
    else:
        for one in found:
            typer.echo(f"{one.words}: {_shown(one.old)} -> {_shown(one.new)}")
        typer.echo(texts.text("cli-edition-differences", count=len(found)))
    return 1 if found else 0


def _shown(value: Any) -> str:
    return "-" if value is None else json.dumps(value, ensure_ascii=False, default=str)


def _load(file: Path, game_id: str | None, texts: Texts) -> tuple[Game, Edition | None]:
    """The game and its edition; None for one with mistakes, which are told."""
    text = _text(file)
    game = find_game(game_id) if game_id else _game_of(editions.parse(text, str(file)), file)
    try:
        setups = [game.setup(seats, {"edition": str(file)}) for seats in game.seats]
        return game, setups[0].edition
    except EditionError as error:
        for mistake in error.mistakes:
            note(texts.text("cli-edition-mistake", file=error.source, mistake=mistake))
        note(texts.text("cli-edition-bad", file=str(file), count=len(error.mistakes)))
        return game, None


def _text(file: Path) -> str:
    try:
        return edition_text(str(file))[0]
    except OptionError:
        raise UsageError("cli-usage-edition-file", file=str(file)) from None


def _data(file: Path) -> dict[str, Any]:
    return editions.parse(_text(file), str(file))


def _game_of(data: dict[str, Any], file: Path) -> Game:
    """The game that the file says it is for."""
    game = editions.game_of(data, GAMES)
    if game is None:
        raise UsageError("cli-usage-edition-game", file=str(file), games=", ".join(GAMES))
    return game
