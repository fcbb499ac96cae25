"""Looking ahead: what bots do with every position that they judge, and how they imagine what they do not
know; compiled where the rules are.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from weakref import WeakKeyDictionary

from .cells import TOP, Floats, Numbers, buffer, floats, native, numbers
from .game import Setup
from .state import State
from .steps import CHANCE, WHO

_SINGLE: WeakKeyDictionary[Setup, Numbers] = WeakKeyDictionary()
_AT_FIRST = 16  # numbers drawn when the first is needed


def row_of(values: Iterable[float]) -> Floats:
    """Some floats as native functions read them: the weights of an evaluator, say."""
    given = list(values)
    row = floats(len(given))
    for place, value in enumerate(given):
        row[place] = float(value)
    return row


class Fortune:
    """Chance that meets several positions alike: each of them gets the same numbers in the same order."""

    __slots__ = ("_numbers", "_random", "_single", "_there", "luck")

    def __init__(self, setup: Setup, luck: float) -> None:
        """The same luck gives the same numbers."""
        single = _SINGLE.get(setup)
        if single is None:
            single = _SINGLE[setup] = numbers([int(step.only_answer) for step in setup.steps])
        self._single = single
        self.luck = luck
        self._random: random.Random | None = None
        self._numbers = floats(0)
        self._there = 0

    def lead(self, state: State, action: int) -> None:
        """Take an action and let chance decide until a seat has a choice, or the game is over.

        A decision that never has more than one answer (`Step.only_answer`) is taken on the way: plans go
        through it without counting it.
        """
        used = lead(state, action, self._single, self._numbers, self._there)
        if used < 0:
            self._roll_on(state, used)

    def roll_on(self, state: State) -> None:
        """The same from where the state stands."""
        used = roll(state, self._single, self._numbers, 0, self._there)
        if used < 0:
            self._roll_on(state, used)

    def _roll_on(self, state: State, used: int) -> None:
        while used < 0:
            self._draw()
            used = roll(state, self._single, self._numbers, -1 - used, self._there)

    def _draw(self) -> None:
        """Twice as many numbers as there are."""
        if self._random is None:
            self._random = random.Random(self.luck)
        there = self._there
        more = floats(2 * there or _AT_FIRST)
        for place in range(there):
            more[place] = self._numbers[place]
        for place in range(there, len(more)):
            more[place] = self._random.random()
        self._numbers, self._there = more, len(more)


@native
def roll(state: State, single: Numbers, chances: Floats, used: int, there: int) -> int:
    """Let chance decide by the numbers from ``used`` to before ``there``, until a seat has a choice or the
    game is over; ``single`` tells of each step whether it has one answer only.

    Returns how many numbers are used; -1 less that, if they were not enough.
    """
    v = state.p
    while True:
        top = v[TOP]
        if top == 0:
            return used
        if v[top + WHO] == CHANCE:
            if used == there:
                return -1 - used
            state.advance(state.pick(chances[used]))
            used += 1
        elif single[v[top]]:
            state.enlist()
            state.advance(state.machine.out[0])
        else:
            return used


@native
def lead(state: State, action: int, single: Numbers, chances: Floats, there: int) -> int:
    """Take an action, then `roll`."""
    state.advance(action)
    return roll(state, single, chances, 0, there)


@native
def margins(values: Floats, seats: int, out: Floats) -> None:
    """Write the `margin` of every seat."""
    for seat in range(seats):
        out[seat] = margin(values, seats, seat)


@native
def margin(values: Floats, seats: int, seat: int) -> float:
    """By how much a seat's value is above the greatest of the others'."""
    best: float = values[1 if seat == 0 else 0]
    for other in range(1, seats):
        if other != seat and values[other] > best:
            best = values[other]
    return values[seat] - best


def redeal(state: State, piles: Sequence[int], kinds: int, rng: random.Random) -> None:
    """Deal all cards that lie in some piles anew, uniformly; every pile keeps its size.

    A pile is named by the place in the state from which on its cards are counted by kind. What each gets
    follows from the cards of all of them, their sizes and the generator, as `deal` does it.
    """
    row = numbers(piles)
    total = lying(state, row, len(piles), kinds)
    if total:
        chances = floats(total)
        for place in range(1, total):
            chances[place] = rng.random()
        share_out(state, row, len(piles), kinds, buffer(total), chances)


@native
def lying(state: State, piles: Numbers, count: int, kinds: int) -> int:
    """How many cards lie in some piles."""
    v = state.p
    total = 0
    for pile in range(count):
        for kind in range(kinds):
            total += v[piles[pile] + kind]
    return total


@native
def share_out(state: State, piles: Numbers, count: int, kinds: int, cards: Numbers, chances: Floats) -> None:
    """Shuffle the cards of some piles by as many numbers, and lay them back; ``cards`` is room for them."""
    v = state.p
    total = 0
    for kind in range(kinds):
        for pile in range(count):
            for _ in range(v[piles[pile] + kind]):
                cards[total] = kind
                total += 1
    for i in range(total - 1, 0, -1):
        j = int(chances[total - i] * (i + 1))
        kept = cards[i]
        cards[i] = cards[j]
        cards[j] = kept
    dealt = 0
    for pile in range(count):
        size = 0
        for kind in range(kinds):
            size += v[piles[pile] + kind]
            v[piles[pile] + kind] = 0
        for place in range(dealt, dealt + size):
            v[piles[pile] + cards[place]] += 1
        dealt += size
