"""`petteia simulate`: bots play many games, and a summary says what came out."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from time import perf_counter
from typing import Any

import typer

from petteia.arena import Simulation, Tally, check_seed, mean, share, simulate
from petteia.kernel import Coverage, Game
from petteia.texts import Texts

from .common import FAILED, write_json
from .seats import read_bots
from .usage import check_seats, find_game, read_options


def simulate_games(
    game_id: str,
    seats: int | None,
    games: int,
    bots: str,
    options: Sequence[str],
    seed: str,
    jobs: int,
    limit: int,
    coverage: bool,
    vary: bool,
    texts: Texts,
    json: bool,
) -> int:
    """Play, sum up, and return the exit code: 1 if a goal of the coverage was not reached."""
    game = find_game(game_id)
    number = seats if seats is not None else game.seats[-1 if vary else 0]
    check_seats(game, number)
    chosen = read_options(game, options)
    names = tuple(read_bots(bots, number))
    plan = Simulation(game_id, names, number, games, check_seed(seed), chosen, limit, coverage, vary)
    start = perf_counter()
    tally = _with_bar(plan, jobs, texts)
    wall = perf_counter() - start
    missing = _missing(game, tally) if coverage else []
    if json:
        write_json(as_json(plan, tally, wall, missing))
    else:
        for line in summary_lines(plan, tally, wall, game, texts):
            typer.echo(line)
        if coverage:
            for line in coverage_lines(game, missing, texts):
                typer.echo(line)
    return FAILED if missing else 0


def _with_bar(plan: Simulation, jobs: int, texts: Texts) -> Tally:
    """Play all games, with a progress bar if somebody is looking."""
    if not sys.stderr.isatty():
        return simulate(plan, jobs)
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(texts.text("cli-simulate-progress"), total=plan.games)
        return simulate(plan, jobs, lambda done: bar.advance(task, done))


def _missing(game: Game, tally: Tally) -> list[str]:
    coverage = Coverage(game)
    coverage.counts = tally.covered
    return coverage.missing()


def _rate(count: int, seconds: float) -> int:
    return round(count / seconds) if seconds else 0


def summary_lines(plan: Simulation, tally: Tally, wall: float, game: Game, texts: Texts) -> list[str]:
    """The summary in words and a small table."""
    t = texts.text
    rows = [[t("cli-simulate-seat"), t("cli-simulate-bot"), t("cli-simulate-wins"), t("cli-simulate-points")]]
    finished = len(tally.lengths)
    for seat, bot in enumerate(plan.bots):
        wins, points = share(tally.wins[seat], finished), mean(tally.scores[seat])
        rows.append(
            [str(seat + 1), bot, shown_percent(wins.as_json(), texts), shown(points.as_json(), texts)]
        )
    title = texts.title(game)
    if plan.vary:  # points of different tables cannot be compared
        lines = [t("cli-simulate-title-vary", title=title, games=tally.games), ""]
    else:
        lines = [t("cli-simulate-title", title=title, games=tally.games, seats=plan.seats), ""]
        lines += [*columns(rows), "", t("cli-simulate-interval")]
    if tally.lengths:
        length = shown(mean(tally.lengths).as_json(), texts)
        shortest, longest = min(tally.lengths), max(tally.lengths)
        lines.append(t("cli-simulate-length", mean=length, low=shortest, high=longest))
    if tally.unfinished:
        lines.append(t("cli-simulate-unfinished", count=tally.unfinished, limit=plan.limit))
    lines.append(
        t(
            "cli-simulate-speed",
            decisions=_rate(tally.decisions, tally.seconds),
            choices=_rate(tally.choices, tally.seconds),
            steps=_rate(tally.steps, tally.seconds),
        )
    )
    lines.append(t("cli-simulate-time", seconds=round(wall, 1)))
    return lines


def columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """The rows of a table as lines, each column as wide as its widest cell."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(map(str.ljust, row, widths)).rstrip() for row in rows]


def shown(estimate: Mapping[str, float], texts: Texts) -> str:
    """An estimate with its interval."""
    value, low, high = (round(estimate[figure], 2) for figure in ("value", "low", "high"))
    return texts.text("cli-simulate-estimate", value=value, low=low, high=high)


def shown_percent(estimate: Mapping[str, float], texts: Texts) -> str:
    """An estimated share with its interval."""
    value, low, high = (round(100 * estimate[figure], 1) for figure in ("value", "low", "high"))
    return texts.text("cli-simulate-percent", value=value, low=low, high=high)


def coverage_lines(game: Game, missing: Sequence[str], texts: Texts) -> list[str]:
    """Which goals of the game's coverage were reached."""
    goals = len(set(game.coverage_goals()))
    lines = ["", texts.text("cli-coverage", reached=goals - len(missing), goals=goals)]
    return lines + [f"  {texts.text('cli-coverage-missing', goal=goal)}" for goal in missing]


def as_json(plan: Simulation, tally: Tally, wall: float, missing: Sequence[str]) -> dict[str, Any]:
    """The summary for programs."""
    out: dict[str, Any] = {
        "game": plan.game,
        "seats": plan.seats,
        "vary": plan.vary,
        "options": dict(plan.options),
        "seed": plan.seed,
        "games": tally.games,
        "unfinished": tally.unfinished,
        "players": [
            {
                "seat": seat,
                "bot": bot,
                "wins": share(tally.wins[seat], len(tally.lengths)).as_json(),
                "score": mean(tally.scores[seat]).as_json(),
            }
            for seat, bot in enumerate(plan.bots)
        ],
        "length": mean(tally.lengths).as_json(),
        "decisions": tally.decisions,
        "choices": tally.choices,
        "steps": tally.steps,
        "seconds": tally.seconds,
        "wall_seconds": wall,
        "decisions_per_second": _rate(tally.decisions, tally.seconds),
        "choices_per_second": _rate(tally.choices, tally.seconds),
        "steps_per_second": _rate(tally.steps, tally.seconds),
    }
    if plan.coverage:
        out["coverage"] = {"reached": dict(sorted(tally.covered.items())), "missing": list(missing)}
    return out
