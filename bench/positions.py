"""``python -m bench.positions``: how many positions the planner and the search judge in a second, beside the
same bots of version 0.1.0 in the same run.

Two programs live side by side, each with an engine of its own, and answer in alternating rounds. Both take
the same bots to decisions of random games; what they judge there is counted in a pass that is not timed. Time
is the processor's. Rules have changed since 0.1.0, so the positions are of the same kind, not the same ones.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import random
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
TAG = "v0.1.0"
COMMITS = {TAG: "95ea61ca89b71dda3761698a066cfaecc30e2751"}
"""Where a tag stands: not every clone has the tags, but all have the commits."""
BOTS = ("planner", "search:iterations=200")
SEED = "bench"


# ---- one program, whichever engine it has ----------------------------------------------------------------


def some_decisions(game: Any, seats: int, count: int) -> list[Any]:
    """Positions with a choice, spread over a random game."""
    from petteia.kernel import CHANCE, Dealer

    rng, dealer = random.Random(f"{SEED} {seats}"), Dealer(SEED)
    state = game.new(seats)
    found: list[Any] = []
    while len(found) < count and (decider := state.decider) is not None:
        if decider == CHANCE:
            state.advance(dealer.pick(state))
            continue
        legal = state.legal()
        if len(legal) > 4 and rng.random() < 0.12:
            found.append(state.copy())
        state.advance(legal[int(rng.random() * len(legal))])
    return found


def decide(sample: Sequence[Any], bot: str) -> None:
    """Let a bot answer all decisions, each with a seed of its own."""
    from petteia.bots import make
    from petteia.kernel import View

    for number, state in enumerate(sample):
        make(bot, number).choose(View(state, state.decider))


def counted(game: Any, sample: Sequence[Any], bot: str) -> int:
    """How many positions a bot judges in all decisions."""
    kind = type(game)
    name = "prospects_into" if hasattr(kind, "prospects_into") else "prospects"
    judge = getattr(kind, name)
    judged = 0

    def count(*given: Any) -> Any:
        nonlocal judged
        judged += 1
        return judge(*given)

    setattr(kind, name, count)
    try:
        decide(sample, bot)
    finally:
        setattr(kind, name, judge)
    return judged


def work() -> None:
    """Answer questions on the standard input: game, seats, bot, decisions, as JSON; positions a second."""
    import petteia

    known: dict[str, tuple[Any, int]] = {}
    for line in sys.stdin:
        name, seats, bot, count = json.loads(line)
        if line not in known:
            game = petteia.game(name)
            sample = some_decisions(game, seats, count)
            known[line] = sample, counted(game, sample, bot)
        sample, judged = known[line]
        begun = process_time()
        decide(sample, bot)
        print(json.dumps(judged / (process_time() - begun)), flush=True)


# ---- both of them -----------------------------------------------------------------------------------------


class Program:
    """A program that answers for one engine."""

    def __init__(self, source: Path) -> None:
        """``source`` is the folder with the package ``petteia``."""
        self._process = subprocess.Popen(
            [sys.executable, str(Path(__file__).resolve()), "--work"],
            env={**os.environ, "PYTHONPATH": str(source)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, question: Sequence[Any]) -> float:
        """Positions a second."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(question) + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer:
            raise RuntimeError("a program of this measurement has ended; see its message above")
        return float(json.loads(answer))

    def close(self) -> None:
        """End it."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()


def _archive(name: str) -> subprocess.CompletedProcess[bytes]:
    command = ["git", "archive", "--format=tar", name, "src"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, check=False)


def unpack(tag: str, target: Path) -> Path:
    """Unpack the sources of a version that git knows, by its tag or its commit; returns the folder with the
    package.
    """
    done = _archive(tag)
    if done.returncode and tag in COMMITS:
        done = _archive(COMMITS[tag])
    if done.returncode:
        raise RuntimeError(f"git does not know {tag}: {done.stderr.decode().strip()} (git fetch --tags)")
    with tarfile.open(fileobj=io.BytesIO(done.stdout)) as archive:
        archive.extractall(target, filter="data")
    return target / "src"


def measure(
    games: Sequence[str] = (), rounds: int = 5, decisions: int = 6, bots: Sequence[str] = BOTS, tag: str = TAG
) -> list[dict[str, Any]]:
    """For every game at two seats and a full table, for every bot: positions a second now and in the other
    version (medians of the rounds), and the median of the rounds' ratios.

    ``game``, ``seats``, ``bot``, ``now``, ``then``, ``ratio``. RuntimeError if git does not have the other
    version.
    """
    import petteia

    report = []
    with tempfile.TemporaryDirectory(prefix="petteia-") as folder:
        programs = [Program(ROOT / "src"), Program(unpack(tag, Path(folder)))]
        try:
            for name in games or petteia.GAMES:
                for seats in (2, petteia.game(name).seats[-1]):
                    for bot in bots:
                        question = (name, seats, bot, decisions)
                        pairs = [[one.ask(question) for one in programs] for _ in range(rounds)]
                        report.append(
                            {
                                "game": name,
                                "seats": seats,
                                "bot": bot,
                                "now": median(now for now, _ in pairs),
                                "then": median(then for _, then in pairs),
                                "ratio": median(now / then for now, then in pairs),
                            }
                        )
        finally:
            for one in programs:
                one.close()
    return report


def lines(report: Sequence[dict[str, Any]], tag: str = TAG) -> list[str]:
    """The report as a table for people."""
    out = [f"{'positions a second':<40}{'now':>12}{tag:>12}{'ratio':>8}"]
    for row in report:
        title = f"{row['game']}, {row['seats']} seats, {row['bot']}"
        out.append(f"{title:<40}{row['now']:>12,.0f}{row['then']:>12,.0f}{row['ratio']:>8.1f}")
    return out


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the measurement; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m bench.positions", description="Positions a second.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="by default all")
    parser.add_argument("--rounds", type=int, default=5, help="rounds of the comparison")
    parser.add_argument("--decisions", type=int, default=6, help="decisions in a round")
    parser.add_argument("--json", action="store_true", help="print JSON")
    options = parser.parse_args(arguments)
    try:
        report = measure(options.games, options.rounds, options.decisions)
    except RuntimeError as error:
        print(error, file=sys.stderr)
        return 2
    print(json.dumps(report, indent=2) if options.json else "\n".join(lines(report)))
    return 0


if __name__ == "__main__":
    if sys.argv[1:] == ["--work"]:
        work()
    else:
        sys.exit(main())
