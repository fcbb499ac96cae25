"""``python -m bench``: measure all games; with ``--peer`` another engine as well, in alternating rounds.

Rounds alternate so that a machine that gets slower or faster meanwhile treats both alike; a ratio is the
median of the rounds' ratios.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from statistics import median
from typing import Any

import petteia
from bench.peers import Peer, find, names
from petteia.arena.measuring import Pace, machine, measure, operations, positions, random_play
from petteia.cli.bench import bench_lines
from petteia.cli.common import default_language
from petteia.kernel import Game, PetteiaError
from petteia.texts import Texts


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the measurements; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure Petteia's engine.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="by default all")
    parser.add_argument(
        "--peer", action="append", default=[], help=f"another engine: all, {', '.join(names())}"
    )
    parser.add_argument("--seats", type=int, help="players; by default four, or as many as a game takes")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of a measurement or round")
    parser.add_argument("--rounds", type=int, default=5, help="rounds of a comparison")
    parser.add_argument("--environments", action="store_true", help="steps of learning environments as well")
    parser.add_argument("--json", action="store_true", help="print JSON")
    options = parser.parse_args(arguments)
    try:
        games = [petteia.game(name) for name in options.games or petteia.GAMES]
        peers = [find(name) for name in (names() if options.peer == ["all"] else options.peer)]
        report: dict[str, Any] = {"machine": machine(), "games": [], "peers": []}
        for game in games:
            seats = options.seats or min(4, game.seats[-1])
            report["games"].append(measure(game, seats, options.seconds))
            for peer in peers:
                report["peers"].append(compare(game, seats, peer, options.seconds, options.rounds))
        if options.environments:
            from bench import environments

            report["environments"] = environments.measure(options.seconds, options.rounds)
    except PetteiaError as error:
        print(error, file=sys.stderr)
        return 2
    if options.json:
        print(json.dumps(report, indent=2))
    else:
        print("\n".join(lines(report)))
    return 0


def compare(game: Game, seats: int, peer: Peer, seconds: float, rounds: int) -> dict[str, Any]:
    """A game and a peer, round by round in turns."""
    sample = positions(game, seats, "bench")
    copy = operations(sample, "bench")["copy"]
    ours, theirs = Pace(), Pace()
    ratios: dict[str, list[float]] = {"decisions": [], "choices": [], "copies": []}
    our_copies: list[float] = []
    their_copies: list[float] = []
    for number in range(rounds):
        one = random_play(game, seats, seconds, f"bench/{number}")
        other = peer.play(seconds, 1000 * number)
        ours.add(one)
        theirs.add(other)
        ratios["decisions"].append(_ratio(one.decisions, one.seconds, other.decisions, other.seconds))
        ratios["choices"].append(_ratio(one.choices, one.seconds, other.choices, other.seconds))
        our_copies.append(_copies(copy, len(sample), seconds / 2))
        their_copies.append(peer.copies(seconds / 2, 1000 * number))
        ratios["copies"].append(our_copies[-1] / their_copies[-1])
    return {
        "game": game.id,
        "seats": seats,
        "peer": peer.name,
        "version": peer.version(),
        "rounds": rounds,
        "ours": {**ours.as_json(), "copies_per_second": median(our_copies)},
        "theirs": {**theirs.as_json(), "copies_per_second": median(their_copies)},
        "ratios": {name: median(values) for name, values in ratios.items()},
        "ratios_by_round": ratios,
    }


def _ratio(one: int, one_seconds: float, other: int, other_seconds: float) -> float:
    return (one / one_seconds) / (other / other_seconds)


def _copies(copy: Any, size: int, seconds: float) -> float:
    spent = done = 0.0
    while spent < seconds:
        spent += copy()
        done += size
    return done / spent


def lines(report: dict[str, Any]) -> list[str]:
    """The report for people."""
    texts = Texts(default_language())
    out = ["; ".join(report["machine"].values())]
    for result in report["games"]:
        out += bench_lines(result, texts)
    for found in report["peers"]:
        title, peer = texts.title(found["game"]), f"{found['peer']} {found['version']}"
        out += ["", texts.text("cli-bench-peer", title=title, peer=peer, rounds=found["rounds"])]
        for what in ("decisions", "choices", "copies"):
            out.append(
                texts.text(
                    "cli-bench-ratio",
                    what=what,
                    ours=round(found["ours"][f"{what}_per_second"]),
                    theirs=round(found["theirs"][f"{what}_per_second"]),
                    ratio=round(found["ratios"][what], 2),
                )
            )
    if "environments" in report:
        from bench import environments

        out += ["", *environments.lines(report["environments"])]
    return out


if __name__ == "__main__":
    sys.exit(main())
