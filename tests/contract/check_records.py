"""Checks of what is kept: records, snapshots, the same game from the same seed everywhere."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from petteia.kernel import Match, Record

from .cases import Case, Played, play
from .report import Fault, fault

_ROOT = Path(__file__).resolve().parents[2]


def replay(case: Case, played: Played) -> None:
    """A record that was written and read again replays through the same digests."""
    match = Match(case.new())
    digests = [match.state.digest()]
    for action in played.actions:
        match.play(action)
        digests.append(match.state.digest())
    record = Record.loads(match.finished_record().dumps(), lambda name: case.game)
    for number, state in enumerate(record.replay()):
        if state.digest() != digests[number]:
            fault(played, number, state, "the replay comes to another state")
    for number in {0, len(digests) // 3, len(digests) // 2, len(digests) - 1}:
        if record.at(number).digest() != digests[number]:
            fault(played, number, record.at(number), "the record gives another state for this position")


def snapshots(case: Case, played: Played) -> None:
    """A position survives being written as JSON and restored."""
    for number, state in enumerate(played.positions()):
        if number % 9:
            continue
        numbers = json.loads(json.dumps(state.snapshot()))
        again = case.game.restore(state.setup, numbers)
        if again.digest() != state.digest() or again.legal() != state.legal():
            fault(played, number, state, "the restored snapshot is another state")


def fingerprint(case: Case) -> str:
    """A hash of all digests, legal lists and observations of a game (with options: of its beginning)."""
    played = play(case, 0, 250 if case.options else 10**9)
    out = hashlib.blake2b(digest_size=16)
    for state in played.positions():
        out.update(f"{state.digest()} {state.legal()}\n".encode())
    for _, state in played.sample(each=1):
        out.update(json.dumps([state.observe(0), state.tensor(0)]).encode())
    return out.hexdigest()


def same_everywhere(cases: Sequence[Case], hash_seeds: Sequence[str] = ("77",)) -> None:
    """The same seed gives the same games in another process with another hash seed."""
    tables = [[case.name, case.seats, case.options] for case in cases]
    for hash_seed in hash_seeds:
        run = subprocess.run(
            [sys.executable, "-m", "tests.contract.check_records"],
            input=json.dumps(tables),
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            cwd=_ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
        if run.returncode:
            raise Fault(f"the other process failed: {run.stderr}")
        for case, found in zip(cases, json.loads(run.stdout), strict=True):
            if found != fingerprint(case):
                raise Fault(f"{case}: the same seed gives another game with PYTHONHASHSEED={hash_seed}")


if __name__ == "__main__":
    json.dump(
        [fingerprint(Case(name, seats, options)) for name, seats, options in json.load(sys.stdin)], sys.stdout
    )
