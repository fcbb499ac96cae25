"""`petteia bench`: how fast the engine is on this machine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import typer

from petteia.arena.measuring import machine, measure
from petteia.games import GAMES
from petteia.texts import Texts

from .common import write_json
from .usage import find_game


def show_bench(names: Sequence[str], seconds: float, texts: Texts, json: bool) -> None:
    """Measure the named games, by default all, with as many players as they take up to four."""
    games = [find_game(name) for name in names or GAMES]
    results = [measure(game, min(4, game.seats[-1]), seconds) for game in games]
    if json:
        write_json({"machine": machine(), "games": results})
        return
    typer.echo("; ".join(machine().values()))
    for result in results:
        for line in bench_lines(result, texts):
            typer.echo(line)


def bench_lines(result: dict[str, Any], texts: Texts) -> list[str]:
    """The figures of one game."""
    play = result["random"]
    lines = ["", texts.text("cli-bench-title", title=texts.title(result["game"]), seats=result["seats"])]
    lines.append(
        texts.text(
            "cli-bench-random",
            games=round(play["games_per_second"], 1),
            decisions=round(play["decisions_per_second"]),
            choices=round(play["choices_per_second"]),
            steps=round(play["steps_per_second"]),
        )
    )
    for name, rate in result["operations_per_second"].items():
        lines.append(texts.text("cli-bench-operation", operation=name, rate=round(rate)))
    return lines
