"""Whole games for tests: played by chance, told as readable text or kept as records."""

from __future__ import annotations

import random
from typing import Any

from tests.games import whole

from petteia.games.elysium import GAME
from petteia.kernel import CHANCE, Dealer, Match, State


def any_kind(state: State, rng: random.Random) -> int:
    """Every kind of action is as likely as the others."""
    kinds: dict[str, list[int]] = {}
    for action in state.legal():
        kinds.setdefault(state.actions.family(action).word, []).append(action)
    actions = list(kinds.values())[int(rng.random() * len(kinds))]
    return actions[int(rng.random() * len(actions))]


def play(seats: int, seed: int, **options: Any) -> Match:
    """A whole game; every kind of action is as likely as the others."""
    return whole.play(GAME.new(seats, options), any_kind, "elysium", seed)


def readable(match: Match) -> list[str]:
    """A game as text: every action with what it told, and the points at the end."""
    lines = [f"elysium, {match.state.seats} seats, rules version {GAME.rules_version}"]
    for number, move in enumerate(match.moves, 1):
        who = "chance" if move.seat == CHANCE else f"seat {move.seat}"
        lines.append(f"{number}. {who}: {match.state.actions.text(move.action)}")
        for event in move.events:
            args = " ".join(f"{name}={value}" for name, value in event.args.items())
            lines.append(f"    {event.name} {args}".rstrip())
    for seat, score in enumerate(match.state.scores()):
        parts = " ".join(f"{name}={points}" for name, points in score.parts.items() if points)
        lines.append(f"seat {seat}: {score.total} ({parts})")
    result = match.state.result()
    assert result is not None
    lines.append(f"ranks {' '.join(map(str, result.ranks))}")
    return lines


def first_turn(seats: int, seed: int = 1, **options: object) -> State:
    """A game at its first turn."""
    state = GAME.new(seats, options)
    dealer = Dealer(seed)
    while state.decider == CHANCE:
        state.apply(dealer.pick(state))
    return state
