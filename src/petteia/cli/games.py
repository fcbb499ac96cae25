"""`petteia games`: what can be played."""

from __future__ import annotations

from typing import Any

import typer

from petteia.games import GAMES
from petteia.kernel import Game, Option
from petteia.texts import Texts

from .common import write_json


def list_games(texts: Texts, as_json: bool) -> None:
    """Every game with its seats and options."""
    if as_json:
        write_json([_json(game, texts) for game in GAMES.values()])
        return
    for number, game in enumerate(GAMES.values()):
        if number:
            typer.echo("")
        low, high = game.seats[0], game.seats[-1]
        typer.echo(texts.text("cli-games-line", id=game.id, title=texts.title(game), low=low, high=high))
        typer.echo(f"  {texts.blurb(game)}")
        for option in game.options.values():
            name, default = texts.option(game, option.name), shown(option, option.default)
            line = texts.text("cli-games-option", id=option.name, name=name, default=default)
            typer.echo(f"  {line}{_choices(option, game, texts)}")


def _choices(option: Option, game: Game, texts: Texts) -> str:
    if not option.choices:
        return ""
    return ": " + ", ".join(f"{one} ({texts.option(game, option.name, one)})" for one in option.choices)


def shown(option: Option, value: Any) -> str:
    """A value as a person would type it."""
    if option.kind == "list":
        return ",".join(value) or "-"
    return str(value).lower() if option.kind == "flag" else str(value)


def _json(game: Game, texts: Texts) -> dict[str, Any]:
    return {
        "id": game.id,
        "title": texts.title(game),
        "blurb": texts.blurb(game),
        "seats": list(game.seats),
        "rules": game.rules_version,
        "options": [option.as_json() for option in game.options.values()],
    }
