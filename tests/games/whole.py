"""Whole games for tests: played by one habit at all seats, told as readable lines, kept and compared.

With PETTEIA_UPDATE_GOLDEN=1 in the environment what is kept is written anew instead of compared.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from petteia.kernel import CHANCE, Dealer, Match, Record, State

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
UPDATE = bool(os.environ.get("PETTEIA_UPDATE_GOLDEN"))


def play(state: State, choose: Callable[[State, random.Random], int], name: str, seed: int) -> Match:
    """Play a game to its end; ``name`` and ``seed`` seed the players, the seed alone the dealer."""
    match = Match(state)
    dealer, rng = Dealer(seed), random.Random(f"{name} {seed}")
    while match.state.decider is not None:
        state = match.state
        match.play(dealer.pick(state) if state.decider == CHANCE else choose(state, rng))
    return match


def readable(match: Match, unit: str = "") -> Iterator[str]:
    """The game as lines: every action, what it told, and the result; ``unit`` is what a total counts."""
    game = match.state.game
    yield f"{game.id}, {match.state.seats} seats, rules version {game.rules_version}"
    for number, move in enumerate(match.moves, 1):
        who = "chance" if move.seat == CHANCE else f"seat {move.seat}"
        yield f"{number}. {who}: {game.actions.text(move.action)}"
        for event in move.events:
            words = [f"{key}={_word(value)}" for key, value in {**event.args, **event.secret}.items()]
            yield " ".join([f"    {event.name}", *words])
    for seat, score in enumerate(match.state.scores()):
        parts = [f"{name} {points}" for name, points in score.parts.items() if points]
        yield f"seat {seat}: {score.total}{unit and ' '}{unit} ({', '.join(parts)})"
    result = match.state.result()
    assert result is not None
    yield f"ranks: {', '.join(map(str, result.ranks))}"
    yield f"digest: {match.state.digest()}"


def _word(value: object) -> str:
    return "+".join(map(str, value)) if isinstance(value, list) else str(value)


def assert_kept(name: str, lines: Iterable[str]) -> None:
    """The lines are those of the kept playthrough of that name."""
    text = "\n".join(lines) + "\n"
    file = GOLDEN / f"{name}.txt"
    if UPDATE:
        file.write_text(text, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == text


def replayed(name: str) -> tuple[Record, State]:
    """A kept record and its last position; replaying checks every action and the digest."""
    record = Record.load(GOLDEN / f"{name}.jsonl")
    *_, last = record.replay()
    assert last.decider is None
    return record, last
