"""Plays random games and tells what was seen on the way: ``python -m tests.engine.fuzz GAME COUNT QUICK``.

COUNT games are looked at from all sides, QUICK further ones are played for their lists and digests alone.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from collections.abc import Iterator
from typing import Any

from tests.contract.tables import further_tables
from tests.tiny import GAME as TINY

import petteia
from petteia import compiling
from petteia.arena.simulation import any_value
from petteia.kernel import CHANCE, Dealer, Game, OptionError, Setup, State, draw, rollout
from petteia.kernel.cells import Luck
from petteia.kernel.rollout import random_action

GAMES = [*petteia.GAMES, TINY.id]


def find(name: str) -> Game:
    return TINY if name == TINY.id else petteia.game(name)


def tables(game: Game, count: int) -> Iterator[tuple[int, dict[str, Any]]]:
    """Tables of every size, some with editions and options of their own, some with options drawn at
    random.
    """
    rng = random.Random(game.id)
    further = further_tables(game.id)
    for number in range(count):
        seats = game.seats[number % len(game.seats)]
        if number % 3 == 1 and further:
            _, seats, options = further[number // 3 % len(further)]
        else:
            options = {}
            if number % 3 == 2:
                options = drawn(game, seats, rng)
        yield seats, options


def drawn(game: Game, seats: int, rng: random.Random) -> dict[str, Any]:
    """Options that go together, drawn at random."""
    while True:
        options = {option.name: any_value(option, rng) for option in game.options.values()}
        try:
            game.setup(seats, options)
        except OptionError:
            continue
        return options


def seen(state: State, dealer: Dealer, rng: random.Random, limit: int = 4000) -> str:
    """A digest of everything that a random game shows, from the first position to the last."""
    told = hashlib.blake2b(digest_size=16)
    for number in range(limit):
        decider = state.decider
        legal = state.legal()
        told.update(f"{decider} {legal}".encode())
        if decider is None:
            break
        if decider == CHANCE:
            outcomes = state.chance()
            told.update(str(outcomes).encode())
            x = rng.random()
            other = state.copy()
            other.advance(draw(outcomes, x))
            state.draw(x)
        else:
            place = rng.randrange(len(legal))
            other = state.copy()
            other.advance(legal[place])
            state.choose(place)
        assert other.v == state.v
        if number % 16 == 0:
            told.update(state.digest().encode())
            told.update(str(state.tensor(rng.randrange(state.seats))).encode())
            told.update(state.resample(0, random.Random(number)).digest().encode())
            events = state.copy().apply(state.legal()[0]) if state.decider is not None else []
            told.update(str(events).encode())
    told.update(state.digest().encode())
    return told.hexdigest()


def played(name: str, count: int) -> Iterator[tuple[str, str, str]]:
    """For some tables what was seen, and where a rollout ended."""
    game = find(name)
    for number, (seats, options) in enumerate(tables(game, count)):
        rng = random.Random(f"{name} {number}")
        state = game.new(seats, options)
        yield (
            f"{seats} {options}",
            seen(state, Dealer(number), rng),
            rollout(game.new(seats, options), number).digest(),
        )


def quickly(name: str, count: int) -> Iterator[str]:
    """For further games, on tables of all sizes: every legal list, every outcome with its weight, and the
    last position, in one digest.
    """
    game = find(name)
    setups: dict[str, Setup] = {}
    for number, (seats, options) in enumerate(tables(game, count)):
        # Making a setup takes longer than many a game.
        setup = setups.setdefault(f"{seats} {options}", game.setup(seats, options))
        state = game.start(setup)
        luck = Luck(number)
        told = hashlib.blake2b(digest_size=16)
        for _ in range(4000):
            decider = state.decider
            if decider is None:
                break
            told.update(repr(state.chance() if decider == CHANCE else state.legal()).encode())
            state.advance(random_action(state, luck))
        told.update(state.digest().encode())
        yield told.hexdigest()


if __name__ == "__main__":
    game, whole, quick = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    print(json.dumps([compiling.engine(), list(played(game, whole)), list(quickly(game, quick))]))
