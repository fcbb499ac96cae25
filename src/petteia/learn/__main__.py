"""`python -m petteia.learn`: what `petteia train` does, where only numpy (and perhaps torch) is installed."""

from __future__ import annotations

import argparse
import dataclasses
import json
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import numpy as np  # noqa: F401  # before the threads of its workers are limited below

from petteia.bots.values import Net
from petteia.games import GAMES
from petteia.games import game as find

from . import eyesight, nets
from .duels import Side, compare, duels
from .recipes import recipe_for
from .strength import PAIRINGS, play, table
from .training import Run, one_thread_each, write_whole

_BEGUN = time.time()


def _tell(text: str) -> None:
    print(f"[{time.time() - _BEGUN:6.1f}] {text}", flush=True)


def chain(arguments: argparse.Namespace) -> int:
    """A piece of a recipe: some games one after the other within a time, from checkpoints to checkpoints."""
    until = arguments.end or _BEGUN + 60 * arguments.minutes
    out = Path(arguments.into)
    out.mkdir(parents=True, exist_ok=True)
    games = [text.partition("=") for text in arguments.games.split(",")]
    shares = {name: float(share or 1) for name, _, share in games}
    for number, name in enumerate(shares):
        later = sum(list(shares.values())[number:])
        mine = (until - time.time()) * shares[name] / later
        end = time.time() + mine
        start = Path(arguments.start) / f"{name}.npz" if arguments.start else None
        if start is not None and not start.exists():
            start = None
        work = Path(arguments.work or tempfile.mkdtemp()) / name
        recipe = recipe_for(name, arguments.recipe)
        recipe = dataclasses.replace(recipe, seed=f"{recipe.seed}/{arguments.seed}")
        _tell(f"{name}: {mine:.0f} s, from {start}, numpy and torch threads {os.cpu_count()}")
        curves: dict[str, Any] = {"recipe": recipe.as_json()}

        def keep(run: Run, name: str = name, curves: dict[str, Any] = curves) -> None:
            curves["generations"] = run.done
            write_whole(out / f"{name}.npz", run.best.read_bytes())
            write_whole(out / f"{name}-curves.json", json.dumps(curves, indent=1).encode())

        run = Run(recipe, work, start, "processes", arguments.workers, end - arguments.trial, _tell, keep)
        run.go()
        if run.best.exists():
            curves["trial"] = trial(name, run.best.read_bytes(), end, arguments)
            keep(run)
    return 0


def trial(name: str, net: bytes, end: float, arguments: argparse.Namespace) -> dict[str, Any]:
    """How the net plays against the hand-made bots, as far as the time goes."""
    seats = find(name).seats
    tables = [(seats[0], arguments.games_each), (seats[-1], arguments.games_each)]
    found: dict[str, Any] = {}
    todo = [("greedy", 1, 1.0), ("planner", 6, 1.0)]
    todo += [("planner", 6, float(share)) for share in arguments.shares.split(",") if share]
    for number, (against, depth, share) in enumerate(todo):
        until = time.time() + (end - time.time()) / (len(todo) - number) * 0.8
        side = Side(net=nets.shrunk(Net.load(net), share).as_bytes(), depth=depth)
        games = duels(name, side, Side(against), tables, "trial", until)
        title = f"depth {depth}, share {share:g} against {against}"
        found[title] = result = compare(games, workers=arguments.workers)
        _tell(f"{name} {title}: {json.dumps(result)}")
    return found


def measure(arguments: argparse.Namespace) -> int:
    """A piece of the evaluation."""
    games = [name for name in arguments.games.split(",") if name] or list(GAMES)
    wanted = [one for one in PAIRINGS if not arguments.pairing or one.name in arguments.pairing]
    found = play(Path(arguments.into), wanted, games, 60 * arguments.minutes, workers=arguments.workers)
    print(table(found))
    return 0


def see(arguments: argparse.Namespace) -> int:
    """A piece of what is known of the analysis."""
    games = [name for name in arguments.games.split(",") if name] or list(GAMES)
    wanted = [one for one in eyesight.MEASURES if not arguments.measure or one.name in arguments.measure]
    seconds = 60 * arguments.minutes
    found = eyesight.measure(Path(arguments.into), wanted, games, seconds, workers=arguments.workers)
    if arguments.plot:
        write_whole(Path(arguments.plot), eyesight.plot(found).encode())
    print(eyesight.tables(found))
    return 0


def main() -> int:
    """Read the arguments and do it."""
    parser = argparse.ArgumentParser(prog="python -m petteia.learn", description=__doc__)
    commands = parser.add_subparsers(required=True)
    one = commands.add_parser(
        "chain", help="a piece of a recipe within a time, from checkpoints to checkpoints"
    )
    one.add_argument("--games", default="olympos,elysium,delphi", help="GAME or GAME=SHARE, ...")
    one.add_argument("--minutes", type=float, default=8.5)
    one.add_argument(
        "--end", type=float, default=0.0, help="when to end (seconds since 1970), instead of --minutes"
    )
    one.add_argument("--into", required=True)
    one.add_argument("--start", default="", help="a folder with checkpoints GAME.npz to begin with")
    one.add_argument("--work", default="", help="a folder for examples")
    one.add_argument("--seed", default="0")
    one.add_argument("--recipe", default="shipped", help="shipped or small")
    one.add_argument("--trial", type=float, default=30.0, help="seconds of each game's time for a trial")
    one.add_argument("--games-each", type=int, default=200)
    one.add_argument("--shares", default="", help="try the net with only these shares of what it has learnt")
    one.add_argument("--workers", type=int, default=None)
    one.set_defaults(do=chain)
    two = commands.add_parser("strength", help="play what is missing of the evaluation, and report")
    two.add_argument("--into", required=True, help="the file of results; games in it are not played again")
    two.add_argument("--minutes", type=float, default=8.5)
    two.add_argument("--games", default="", help="which games, by default all")
    two.add_argument("--pairing", action="append", help="only this pairing, by its name")
    two.add_argument("--workers", type=int, default=None)
    two.set_defaults(do=measure)
    three = commands.add_parser("eye", help="measure what is missing of how good the analysis is, and report")
    three.add_argument(
        "--into", required=True, help="the file of results; games in it are not measured again"
    )
    three.add_argument("--minutes", type=float, default=8.5)
    three.add_argument("--games", default="", help="which games, by default all")
    three.add_argument("--measure", action="append", help="only calibration, bound or replaced")
    three.add_argument("--plot", default="", help="where the plot of the calibration goes")
    three.add_argument("--workers", type=int, default=None)
    three.set_defaults(do=see)
    arguments = parser.parse_args()
    with one_thread_each():
        return int(arguments.do(arguments))


if __name__ == "__main__":
    sys.exit(main())
