"""``python -m bench``: measure all games, with ``--peer`` other engines as well, in alternating rounds.

Rounds alternate so that a machine that gets slower or faster meanwhile treats all alike; a ratio is the
median of the rounds' ratios.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import json
import sys
from collections.abc import Sequence
from statistics import median
from typing import Any

import petteia
from bench import engine, report
from bench.peers import Peer, find, names
from petteia.arena.measuring import Pace, machine, operation_rates, positions
from petteia.cli.common import default_language
from petteia.kernel import Game, PetteiaError
from petteia.texts import Texts

QUICK = {"seconds": 0.001, "rounds": 2, "rollouts": 2, "count": 4}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the measurements; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure Petteia's engine.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="by default all")
    parser.add_argument(
        "--peer", action="append", default=[], help=f"another engine: all, {', '.join(names())}"
    )
    parser.add_argument("--seats", type=int, help="players; by default four, or as many as a game takes")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time of a round of each measurement")
    parser.add_argument("--rounds", type=int, default=5, help="rounds; medians are shown")
    parser.add_argument("--environments", action="store_true", help="steps of learning environments as well")
    parser.add_argument("--positions", action="store_true", help="positions that bots judge as well")
    parser.add_argument("--quick", action="store_true", help="hardly any work: for tests of this program")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--write", action="store_true", help="write the figures into docs/performance.md")
    parser.add_argument("--machine", help="what the page calls this machine")
    options = parser.parse_args(arguments)
    sizes = {"rollouts": engine.ROLLOUTS, "count": engine.GAMES_AT_ONCE}
    seconds, rounds = options.seconds, options.rounds
    if options.quick:
        seconds, rounds = float(QUICK["seconds"]), int(QUICK["rounds"])
        sizes = {name: int(QUICK[name]) for name in sizes}
    try:
        games = [petteia.game(name) for name in options.games or petteia.GAMES]
        peers = {name: find(name) for name in (names() if options.peer == ["all"] else options.peer)}
        found = measure(games, options.seats, peers, seconds, rounds, sizes)
        found["where"] = options.machine or report.machine_words(found["machine"])
        if options.environments:
            from bench import environments

            found["environments"] = environments.measure(seconds, rounds)
        if options.positions:
            found["positions"] = judged([game.id for game in games], rounds)
    except PetteiaError as error:
        print(error, file=sys.stderr)
        return 2
    if options.write:
        report.write_page(found)
    if options.json:
        print(json.dumps(found, indent=2))
    else:
        print("; ".join(found["machine"].values()))
        print("\n".join(report.lines(found, Texts(default_language()))))
    return 0


def measure(
    games: Sequence[Game],
    seats: int | None,
    peers: dict[str, Peer],
    seconds: float,
    rounds: int,
    sizes: dict[str, int],
) -> dict[str, Any]:
    """Everything about games and peers, in rounds in which all take their turns.

    The reference plays before each game, in every round, and this is what the game is compared with.
    """
    tables = [Table(game, seats or min(4, game.seats[-1]), sizes) for game in games]
    reference = peers.get(report.REFERENCE)
    others = {name: Played(peer) for name, peer in peers.items()}
    for number in range(rounds):
        for table in tables:
            theirs = None
            if reference is not None:
                theirs = others[report.REFERENCE].play(seconds, 1000 * number)
            table.work(seconds, theirs)
        for name, played in others.items():
            if name != report.REFERENCE:
                played.play(seconds, 1000 * number)
            played.copy(seconds / 2, 1000 * number)
    return {
        "machine": machine(),
        "rounds": rounds,
        "seconds": seconds,
        "seats": max(table.seats for table in tables),
        "engine": [table.as_json(seconds) for table in tables],
        "peers": [played.as_json() for played in others.values()],
    }


def judged(games: Sequence[str], rounds: int) -> list[dict[str, Any]]:
    """How many positions bots judge in a second, now and in 0.1.0; nothing where that cannot be measured."""
    if importlib.util.find_spec("bench.positions") is None:
        return []
    try:
        rows: list[dict[str, Any]] = importlib.import_module("bench.positions").measure(games, rounds)
    except RuntimeError as error:  # the old version is not there
        print(f"The positions that bots judge are left out: {error}", file=sys.stderr)
        return []
    return rows


class Table:
    """A game at a table of some size, measured in all ways."""

    def __init__(self, game: Game, seats: int, sizes: dict[str, int]) -> None:
        self.game, self.seats = game, seats
        self._ways = {
            "stepped": engine.stepped(game, seats, "bench"),
            "rollouts": engine.rolled(game, seats, "bench", sizes["rollouts"]),
            "batch": engine.batched(game, seats, "bench", 1, sizes["count"]),
            "batch2": engine.batched(game, seats, "bench", 2, sizes["count"]),
        }
        self._copies = engine.copied(game, seats, "bench")
        self._paces: dict[str, list[Pace]] = {way: [] for way in self._ways}
        self._theirs: list[Pace] = []
        self._copied: list[float] = []

    def work(self, seconds: float, theirs: Pace | None) -> None:
        """A round, with what the reference did just before it."""
        if theirs is not None:
            self._theirs.append(theirs)
        for way, work in self._ways.items():
            self._paces[way].append(work(seconds))
        self._copied.append(self._copies(seconds / 2))

    def as_json(self, seconds: float) -> dict[str, Any]:
        """All figures."""
        sample = positions(self.game, self.seats, "bench")
        return {
            "game": self.game.id,
            "seats": self.seats,
            "ways": {way: self._way(paces) for way, paces in self._paces.items()},
            "copies_per_second": median(self._copied),
            "operations_per_second": operation_rates(sample, seconds, "bench"),
        }

    def _way(self, paces: Sequence[Pace]) -> dict[str, Any]:
        whole = Pace()
        for pace in paces:
            whole.add(pace)
        ratios = [_ratios(ours, theirs) for ours, theirs in zip(paces, self._theirs, strict=False)]
        return {
            **whole.as_json(),
            "decisions_per_second": median(pace.decisions / pace.seconds for pace in paces),
            "choices_per_second": median(pace.choices / pace.seconds for pace in paces),
            "times": median(ratio[0] for ratio in ratios) if ratios else None,
            "times_choices": median(ratio[1] for ratio in ratios) if ratios else None,
            "times_by_round": [ratio[0] for ratio in ratios],
        }


class Played:
    """What a peer has done in all rounds."""

    def __init__(self, peer: Peer) -> None:
        self.peer = peer
        self._whole = Pace()
        self._copied: list[float] = []

    def play(self, seconds: float, seed: int) -> Pace:
        pace = self.peer.play(seconds, seed)
        self._whole.add(pace)
        return pace

    def copy(self, seconds: float, seed: int) -> None:
        self._copied.append(self.peer.copies(seconds, seed))

    def as_json(self) -> dict[str, Any]:
        return {
            "peer": self.peer.name,
            "version": self.peer.version(),
            "play": self._whole.as_json(),
            "copies_per_second": median(self._copied),
        }


def _ratios(ours: Pace, theirs: Pace) -> tuple[float, float]:
    """Decisions and choices a second, ours by theirs."""
    factor = theirs.seconds / ours.seconds
    return ours.decisions / theirs.decisions * factor, ours.choices / theirs.choices * factor


if __name__ == "__main__":
    sys.exit(main())
