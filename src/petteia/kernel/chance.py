"""Chance: who answers for dice and draws, and small helpers for piles.

The state holds no generator. Piles are multisets (a count for each kind), so a card is drawn when it is
drawn and the future does not exist yet. A dealer outside the state picks among the outcomes.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Protocol

from .actions import whole
from .errors import ActionError, OptionError, PetteiaError

if TYPE_CHECKING:
    from .state import State


class Deals(Protocol):
    """Anything that answers chance decisions."""

    def pick(self, state: State) -> int:
        """The outcome of the chance decision the state waits for."""
        ...


class Dealer:
    """Answers chance from a seed; the same seed gives the same answers on every Python version."""

    __slots__ = ("_random", "seed")

    def __init__(self, seed: int | str) -> None:
        """Numbers and texts are both good seeds; OptionError for anything else."""
        if not isinstance(seed, str):
            try:
                seed = whole(seed)
            except ActionError:
                raise OptionError("seed", seed, "a whole number or a text") from None
        self.seed = seed
        # Seeding with a string hashes it by SHA-512, which does not depend on the hash seed.
        self._random = random.Random(f"petteia {seed}").random

    def pick(self, state: State) -> int:
        """Draw an outcome by its weight."""
        return state.outcome(self._random())


def draw(outcomes: Sequence[tuple[int, int]], number: float) -> int:
    """The outcome at a number from [0, 1), by weight. Only this decides how numbers become draws."""
    if len(outcomes) == 1:
        return outcomes[0][0]
    total = 0
    for outcome in outcomes:
        total += outcome[1]
    return _at(outcomes, int(number * total))


def _at(outcomes: Sequence[tuple[int, int]], left: int) -> int:
    """The outcome in whose weight a whole number below the sum of all weights falls."""
    for action, weight in outcomes:
        left -= weight
        if left < 0:
            return action
    return outcomes[-1][0]


class SecretDealer:
    """Answers chance from the system's cryptographic source: for games between people.

    There is no seed and nothing is kept, so no draws, however many, tell anything of those to come.
    """

    __slots__ = ()

    def pick(self, state: State) -> int:
        """Draw an outcome, exactly by its weight."""
        outcomes = state.chance()
        if len(outcomes) == 1:
            return outcomes[0][0]
        return _at(outcomes, secrets.randbelow(sum(weight for _, weight in outcomes)))


class Script:
    """Answers chance from a given list of actions or action texts, for tests and replays.

    When the list is used up, ``then`` answers; without it that is an error, as is an outcome that is
    not possible.
    """

    def __init__(self, outcomes: Iterable[int | str], then: Deals | None = None) -> None:
        """``outcomes`` are used one after the other."""
        self._left = list(outcomes)
        self._then = then

    @property
    def left(self) -> list[int | str]:
        """The outcomes not used yet."""
        return list(self._left)

    def pick(self, state: State) -> int:
        """The next outcome of the list."""
        if not self._left:
            if self._then is None:
                raise PetteiaError("the script of chance outcomes is used up")
            return self._then.pick(state)
        outcome = self._left.pop(0)
        action = state.actions.parse(outcome) if isinstance(outcome, str) else outcome
        possible = state.legal()
        if action not in possible:
            texts = ", ".join(state.actions.text(a) for a in possible[:12])
            raise PetteiaError(f"scripted outcome {outcome!r} is not possible here; possible: {texts}")
        return action


def deal(rng: random.Random, pool: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    """Deal a pool (a count for each kind) into hands of the given sizes, uniformly; for `resample`.

    Returns one count list for each hand; what is left over stays undealt. The result depends only on
    the arguments and the generator, so a caller that passes what a viewer knows leaks nothing.
    """
    cards = [kind for kind, count in enumerate(pool) for _ in range(count)]
    if sum(sizes) > len(cards):
        raise ValueError("the pool holds fewer cards than the hands need")
    chosen = shuffled(rng, cards)
    hands = []
    start = 0
    for size in sizes:
        hand = [0] * len(pool)
        for kind in chosen[start : start + size]:
            hand[kind] += 1
        hands.append(hand)
        start += size
    return hands


def shuffled(rng: random.Random, items: Sequence[int]) -> list[int]:
    """The items in random order; uses only ``rng.random`` and so is stable across Python versions."""
    out = list(items)
    for i in range(len(out) - 1, 0, -1):
        j = int(rng.random() * (i + 1))
        out[i], out[j] = out[j], out[i]
    return out
