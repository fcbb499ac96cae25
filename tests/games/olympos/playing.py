"""A simple player with a purpose, for games that tests keep, and the readable form of a game."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tests.games.olympos.table import GAME

from petteia.kernel import CHANCE, Dealer, Match, State


def lively(state: State, rng: random.Random) -> int:
    """Builds and discovers when it can, plays cards gladly, and otherwise looks for a cheap move.

    Uses only ``rng.random``, so that it plays the same on every Python version.
    """
    legal = state.legal()
    kinds: dict[str, list[int]] = {}
    for action in legal:
        kinds.setdefault(state.actions.family(action).word, []).append(action)
    for word in ("build", "discover", "play"):
        if word in kinds and rng.random() < 0.8:
            return _any(kinds[word], rng)
    if "pass" in kinds and rng.random() < 0.3:
        return kinds["pass"][0]
    moves = [action for word in ("settle", "move", "flee") for action in kinds.get(word, [])]
    if not moves:
        return _any(legal, rng)
    few = [_any(moves, rng) for _ in range(4)]
    return min(few, key=lambda action: (state.preview(action)["price"]["total"], action))


def _any(actions: list[int], rng: random.Random) -> int:
    return actions[int(rng.random() * len(actions))]


def play(seats: int, seed: int) -> Match:
    """A whole game of lively players."""
    match = Match(GAME.new(seats))
    dealer, rng = Dealer(seed), random.Random(f"lively {seed}")
    while match.state.decider is not None:
        state = match.state
        match.play(dealer.pick(state) if state.decider == CHANCE else lively(state, rng))
    return match


def readable(match: Match) -> Iterator[str]:
    """The game as lines: every action, what it told, and the points at the end."""
    yield f"olympos, {match.state.seats} seats, rules version {GAME.rules_version}"
    for number, move in enumerate(match.moves, 1):
        who = "chance" if move.seat == CHANCE else f"seat {move.seat}"
        yield f"{number}. {who}: {GAME.actions.text(move.action)}"
        for event in move.events:
            arguments = {**event.args, **event.secret}
            words = [f"{key}={_word(value)}" for key, value in arguments.items()]
            yield " ".join([f"    {event.name}", *words])
    for seat, score in enumerate(match.state.scores()):
        parts = [f"{name} {points}" for name, points in score.parts.items() if points]
        yield f"seat {seat}: {score.total} points ({', '.join(parts)})"
    result = match.state.result()
    assert result is not None
    yield f"ranks: {', '.join(map(str, result.ranks))}"
    yield f"digest: {match.state.digest()}"


def _word(value: object) -> str:
    return "+".join(map(str, value)) if isinstance(value, list) else str(value)
