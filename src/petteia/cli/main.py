"""The commands and their options. Each command's work is in a module of its own, imported when it runs."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from petteia.texts import LANGUAGES, Texts

from .common import Group, asked_language, texts_for
from .foreign import hand_over

_help = Texts(asked_language(sys.argv[1:])).text

app = typer.Typer(
    name="petteia",
    cls=Group,
    help=_help("cli-help"),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
edition = typer.Typer(help=_help("cli-help-edition"), no_args_is_help=True)
app.add_typer(edition, name="edition")

GameId = Annotated[str, typer.Argument(help=_help("cli-help-game"), metavar="GAME")]
Language = Annotated[
    str | None, typer.Option(help=_help("cli-help-language"), metavar="|".join(LANGUAGES), show_default=False)
]
Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", help=_help("cli-help-option"), metavar="NAME=VALUE")
]
Seed = Annotated[str | None, typer.Option(help=_help("cli-help-seed"), metavar="SEED", show_default=False)]
Json = Annotated[bool, typer.Option("--json", help=_help("cli-help-json"))]


def _tell_version(asked: bool) -> None:
    if asked:
        from petteia import __version__
        from petteia.compiling import engine

        typer.echo(_help("cli-version", version=__version__, engine=engine()))
        raise typer.Exit


@app.callback()
def whole(
    version: Annotated[
        bool, typer.Option("--version", help=_help("cli-help-version"), is_eager=True, callback=_tell_version)
    ] = False,
) -> None:
    """Petteia's commands."""


@app.command(help=_help("cli-help-games"))
def games(language: Language = None, json: Json = False) -> None:
    """List the games."""
    from .games import list_games

    list_games(texts_for(language), json)


@app.command(help=_help("cli-help-play"))
def play(
    game: GameId,
    seats: Annotated[
        str | None, typer.Option(help=_help("cli-help-seats"), metavar="N|A,B,...", show_default=False)
    ] = None,
    option: Options = None,
    seed: Seed = None,
    language: Language = None,
    load: Annotated[Path | None, typer.Option(help=_help("cli-help-load"), metavar="FILE")] = None,
) -> None:
    """Play a game in the terminal."""
    from .play import play_game

    raise typer.Exit(play_game(game, seats, option or [], seed, texts_for(language), load))


@app.command(help=_help("cli-help-learn"))
def learn(
    game: GameId,
    lesson: Annotated[
        str | None, typer.Argument(help=_help("cli-help-lesson"), metavar="LESSON", show_default=False)
    ] = None,
    listed: Annotated[bool, typer.Option("--list", help=_help("cli-help-lessons"))] = False,
    again: Annotated[bool, typer.Option("--again", help=_help("cli-help-again"))] = False,
    language: Language = None,
) -> None:
    """Learn a game by playing."""
    from .learn import learn_game

    raise typer.Exit(learn_game(game, lesson, texts_for(language), listed=listed, again=again))


@app.command(help=_help("cli-help-simulate"))
def simulate(
    game: GameId,
    seats: Annotated[int | None, typer.Option(help=_help("cli-help-number-of-seats"))] = None,
    games: Annotated[int, typer.Option(help=_help("cli-help-number-of-games"), min=1)] = 100,
    bots: Annotated[str, typer.Option(help=_help("cli-help-bots"), metavar="A,B,...")] = "random",
    option: Options = None,
    seed: Annotated[str, typer.Option(help=_help("cli-help-seed"), metavar="SEED")] = "0",
    jobs: Annotated[int, typer.Option(help=_help("cli-help-jobs"), min=1)] = 1,
    limit: Annotated[int, typer.Option(help=_help("cli-help-limit"), min=1)] = 1_000_000,
    coverage: Annotated[bool, typer.Option("--coverage", help=_help("cli-help-coverage"))] = False,
    vary: Annotated[bool, typer.Option("--vary", help=_help("cli-help-vary"))] = False,
    language: Language = None,
    json: Json = False,
) -> None:
    """Let bots play many games."""
    from .simulate import simulate_games

    plan = (game, seats, games, bots, option or [], seed, jobs, limit, coverage, vary)
    raise typer.Exit(simulate_games(*plan, texts=texts_for(language), json=json))


@app.command(help=_help("cli-help-replay"))
def replay(
    file: Annotated[Path, typer.Argument(help=_help("cli-help-file"), metavar="FILE")],
    at: Annotated[int | None, typer.Option(help=_help("cli-help-at"), metavar="N")] = None,
    verify: Annotated[bool, typer.Option("--verify", help=_help("cli-help-verify"))] = False,
    seat: Annotated[int | None, typer.Option(help=_help("cli-help-seat"), metavar="N")] = None,
    language: Language = None,
) -> None:
    """Show or check a recorded game."""
    from .replay import replay_record

    replay_record(file, at, verify, seat, texts_for(language))


@app.command(help=_help("cli-help-analyse"))
def analyse(
    file: Annotated[Path, typer.Argument(help=_help("cli-help-file"), metavar="FILE")],
    depth: Annotated[str, typer.Option(help=_help("cli-help-analyse-depth"), metavar="DEPTH")] = "quick",
    seed: Annotated[str, typer.Option(help=_help("cli-help-analyse-seed"), metavar="SEED")] = "0",
    report: Annotated[
        Path | None, typer.Option(help=_help("cli-help-analyse-report"), metavar="FILE", show_default=False)
    ] = None,
    language: Language = None,
    json: Json = False,
) -> None:
    """What a recorded game turned on."""
    from .analyse import analyse_record

    analyse_record(file, depth, seed, report, json, texts_for(language))


@app.command(help=_help("cli-help-rules"))
def rules(
    game: GameId,
    rule: Annotated[str | None, typer.Argument(help=_help("cli-help-rule"), metavar="ID")] = None,
    language: Language = None,
    json: Json = False,
) -> None:
    """The numbered rules with the tests that cover each."""
    from .rules import show_rules

    show_rules(game, rule, texts_for(language), json)


@app.command(help=_help("cli-help-bench"))
def bench(
    game: Annotated[
        list[str] | None, typer.Argument(help=_help("cli-help-bench-games"), metavar="GAME")
    ] = None,
    seconds: Annotated[float, typer.Option(help=_help("cli-help-seconds"), min=0.01)] = 1.0,
    language: Language = None,
    json: Json = False,
) -> None:
    """Measure the engine."""
    from .bench import show_bench

    show_bench(game or [], seconds, texts_for(language), json)


@edition.command("check", help=_help("cli-help-edition-check"))
def edition_check(
    file: Annotated[Path, typer.Argument(help=_help("cli-help-edition-file"), metavar="FILE")],
    game: Annotated[str | None, typer.Option(help=_help("cli-help-edition-game"), show_default=False)] = None,
    language: Language = None,
) -> None:
    """Check an edition file."""
    from .editions import check_edition

    raise typer.Exit(check_edition(file, game, texts_for(language)))


@edition.command("texts", help=_help("cli-help-edition-texts"))
def edition_texts(
    file: Annotated[Path, typer.Argument(help=_help("cli-help-edition-file"), metavar="FILE")],
    game: Annotated[str | None, typer.Option(help=_help("cli-help-edition-game"), show_default=False)] = None,
    language: Language = None,
) -> None:
    """Show what the components of an edition file say."""
    from .editions import show_texts

    raise typer.Exit(show_texts(file, game, texts_for(language)))


@edition.command("diff", help=_help("cli-help-edition-diff"))
def edition_diff(
    old: Annotated[str, typer.Argument(help=_help("cli-help-edition-old"), metavar="OLD")],
    new: Annotated[str, typer.Argument(help=_help("cli-help-edition-new"), metavar="NEW")],
    game: Annotated[str | None, typer.Option(help=_help("cli-help-edition-game"), show_default=False)] = None,
    language: Language = None,
    json: Json = False,
) -> None:
    """Compare two edition files."""
    from .editions import compare

    raise typer.Exit(compare(old, new, game, texts_for(language), json))


@app.command(help=_help("cli-help-tournament"))
def tournament(
    game: GameId,
    bots: Annotated[list[str], typer.Option("--bots", help=_help("cli-help-rivals"), metavar="A,B,...")],
    games: Annotated[int, typer.Option(help=_help("cli-help-rounds"), min=1)] = 100,
    seats: Annotated[
        int | None, typer.Option(help=_help("cli-help-tournament-seats"), show_default=False)
    ] = None,
    option: Options = None,
    seed: Annotated[str, typer.Option(help=_help("cli-help-seed"), metavar="SEED")] = "0",
    out: Annotated[
        Path | None, typer.Option(help=_help("cli-help-out"), metavar="FOLDER", show_default=False)
    ] = None,
    engine: Annotated[
        str, typer.Option(help=_help("cli-help-engine"), metavar="one|processes|ray")
    ] = "processes",
    workers: Annotated[
        int | None, typer.Option(help=_help("cli-help-workers"), min=1, show_default=False)
    ] = None,
    records: Annotated[bool, typer.Option("--records", help=_help("cli-help-records"))] = False,
    analyse: Annotated[
        str | None,
        typer.Option(help=_help("cli-help-tournament-analyse"), metavar="quick|thorough", show_default=False),
    ] = None,
    language: Language = None,
    json: Json = False,
) -> None:
    """Let bots play a tournament."""
    from .tournament import play_tournament

    plan = (game, bots, games, seats, seed, option or [], out, engine, workers, records, analyse)
    raise typer.Exit(play_tournament(*plan, texts=texts_for(language), json=json))


@app.command(help=_help("cli-help-export"))
def export(
    folder: Annotated[Path, typer.Argument(help=_help("cli-help-export-folder"), metavar="FOLDER")],
    out: Annotated[
        Path | None, typer.Option(help=_help("cli-help-export-out"), metavar="FOLDER", show_default=False)
    ] = None,
    language: Language = None,
) -> None:
    """Write a tournament as Parquet files."""
    from .export import export_tournament

    raise typer.Exit(export_tournament(folder, out, texts_for(language)))


@app.command(help=_help("cli-help-leaderboard"))
def leaderboard(
    folder: Annotated[Path, typer.Argument(help=_help("cli-help-leaderboard-folder"), metavar="FOLDER")],
    bots: Annotated[
        list[str] | None,
        typer.Option(
            "--bots", help=_help("cli-help-leaderboard-bots"), metavar="A,B,...", show_default=False
        ),
    ] = None,
    field: Annotated[
        list[str] | None,
        typer.Option(
            "--field", help=_help("cli-help-leaderboard-field"), metavar="A,B,...", show_default=False
        ),
    ] = None,
    quick: Annotated[bool, typer.Option("--quick", help=_help("cli-help-leaderboard-quick"))] = False,
    game: Annotated[
        list[str] | None,
        typer.Option("--game", help=_help("cli-help-leaderboard-game"), metavar="GAME", show_default=False),
    ] = None,
    seats: Annotated[
        list[int] | None, typer.Option(help=_help("cli-help-leaderboard-seats"), show_default=False)
    ] = None,
    games: Annotated[int, typer.Option(help=_help("cli-help-leaderboard-games"), min=1)] = 120,
    name: Annotated[
        str | None, typer.Option(help=_help("cli-help-leaderboard-name"), show_default=False)
    ] = None,
    engine: Annotated[
        str, typer.Option(help=_help("cli-help-engine"), metavar="one|processes|ray")
    ] = "processes",
    workers: Annotated[
        int | None, typer.Option(help=_help("cli-help-workers"), min=1, show_default=False)
    ] = None,
    language: Language = None,
) -> None:
    """Measure all bots at all tables."""
    from .leaderboard import play_leaderboard

    board = (bots or [], field or [], quick, game or [], seats or [], games, name)
    raise typer.Exit(play_leaderboard(folder, *board, engine, workers, texts_for(language)))


@app.command(help=_help("cli-help-train"))
def train(
    game: GameId,
    into: Annotated[Path, typer.Option(help=_help("cli-help-train-into"), metavar="DIR")],
    recipe: Annotated[str, typer.Option(help=_help("cli-help-train-recipe"), metavar="NAME")] = "small",
    start: Annotated[
        Path | None, typer.Option(help=_help("cli-help-train-start"), metavar="FILE", show_default=False)
    ] = None,
    minutes: Annotated[
        float | None, typer.Option(help=_help("cli-help-train-minutes"), min=0.1, show_default=False)
    ] = None,
    engine: Annotated[
        str | None, typer.Option(help=_help("cli-help-train-engine"), metavar="ENGINE", show_default=False)
    ] = None,
    workers: Annotated[int | None, typer.Option(help=_help("cli-help-train-workers"), min=1)] = None,
    language: Language = None,
) -> None:
    """Train a value by self-play."""
    from .train import train_value

    plan = (game, into, recipe, start, minutes, engine, workers)
    raise typer.Exit(train_value(*plan, texts=texts_for(language)))


# ---- commands of other parts of the package, imported when they are called ----------------------

_FOREIGN = {"allow_extra_args": True, "ignore_unknown_options": True, "help_option_names": []}


@app.command(context_settings=_FOREIGN, help=_help("cli-help-serve"))
def serve(context: typer.Context) -> None:
    """Open the tables in a browser."""
    hand_over("petteia.server.command:serve", "serve", context.args, _help)


@app.command(context_settings=_FOREIGN, help=_help("cli-help-bots-command"))
def bots(context: typer.Context) -> None:
    """Let bots think for the servers of a database."""
    hand_over("petteia.server.command:bots", "bots", context.args, _help)


@app.command(context_settings=_FOREIGN, help=_help("cli-help-admin"))
def admin(context: typer.Context) -> None:
    """Look after a server's stored games."""
    hand_over("petteia.server.command:admin", "admin", context.args, _help)


if __name__ == "__main__":
    app()
