"""`python -m petteia.arena.balance`: plays the games of a study of balance, and says what they tell."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from petteia.compiling import engine
from petteia.games import GAMES
from petteia.kernel import PetteiaError

from . import games

STORED = Path("bench/figures/balance")
"""Where a checkout keeps the games that docs/balance.md tells of."""
_TOLD_EVERY = 15.0  # seconds


def _play(arguments: argparse.Namespace) -> None:
    wanted = games.tables(arguments.game, arguments.seats, arguments.bot)
    games.check(wanted)
    games.one_thread_each()
    numbers = range(arguments.first, arguments.first + arguments.games)
    begun, told, done, whole = time.time(), 0.0, 0, 0
    print(f"engine: {engine()}", flush=True)
    for done, whole in games.play(
        arguments.folder, wanted, numbers, arguments.seconds, "processes", arguments.workers
    ):
        if time.time() - told > _TOLD_EVERY:
            told = time.time()
            print(f"{told - begun:6.0f} s: {done} of {whole} games", flush=True)
    print(f"{time.time() - begun:6.0f} s: {done} of {whole} games", flush=True)


def _pack(arguments: argparse.Namespace) -> None:
    for name in GAMES:
        count = games.pack(arguments.folder, name)
        if count:
            print(f"{name}: {count} games")


def _study(arguments: argparse.Namespace) -> None:
    from .figures import study
    from .page import write

    write(arguments.into, study(arguments.folders))


def main(given: Sequence[str] | None = None) -> int:
    """Run a command line; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m petteia.arena.balance", description=__doc__)
    commands = parser.add_subparsers(required=True)
    player = commands.add_parser("play", help="play what is missing into a folder")
    player.add_argument("folder", type=Path, nargs="?", default=STORED)
    player.add_argument("--game", action="append", default=[], help="only this game (may be repeated)")
    player.add_argument("--seats", action="append", type=int, default=[], help="only tables of this size")
    player.add_argument("--games", type=int, default=games.GAMES_OF_A_TABLE, help="games of each table")
    player.add_argument("--first", type=int, default=0, help="number of the first game")
    player.add_argument("--seconds", type=float, default=float("inf"), help="begin no game after so long")
    player.add_argument("--bot", default="", help="who plays, instead of the games' usual bots")
    player.add_argument("--workers", type=int, default=None, help="processes; by default one for each core")
    player.set_defaults(run=_play)
    packer = commands.add_parser("pack", help="put the games of a folder into compressed files")
    packer.add_argument("folder", type=Path, nargs="?", default=STORED)
    packer.set_defaults(run=_pack)
    teller = commands.add_parser("study", help="figures and page from stored games")
    teller.add_argument("folders", type=Path, nargs="*", default=[STORED])
    teller.add_argument("--into", type=Path, default=Path("docs"), help="where balance.md and its plots go")
    teller.set_defaults(run=_study)
    arguments = parser.parse_args(given)
    try:
        arguments.run(arguments)
    except PetteiaError as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
