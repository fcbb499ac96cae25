"""Rollouts: random play to the end with a generator of its own, as fast as the engine can."""

from __future__ import annotations

import hashlib
from typing import TypeVar

from .actions import whole
from .cells import TOP, Luck, native
from .errors import ActionError, OptionError
from .state import State
from .steps import CHANCE, WHO

_S = TypeVar("_S", bound=State)
_TOO_LONG, _TOO_HEAVY = -1, -2
_HEAVIEST = 1 << 31


def seed_number(seed: int | str) -> int:
    """The 64 bits of a seed; OptionError unless it is a whole number or a text."""
    if isinstance(seed, str):
        return int.from_bytes(hashlib.blake2b(seed.encode(), digest_size=8).digest(), "little")
    try:
        return whole(seed) & 0xFFFFFFFFFFFFFFFF
    except ActionError:
        raise OptionError("seed", seed, "a whole number or a text") from None


@native
def random_action(state: State, luck: Luck) -> int:
    """A legal action, each as likely as the others; where chance decides, an outcome by its weight.

    -2 if the weights are too heavy for the generator.
    """
    v = state.p
    count = state.enlist()
    if v[v[TOP] + WHO] != CHANCE:
        return state.machine.out[luck.below(count)]
    total = 0
    for i in range(count):
        total += state.machine.weights[i]
    if total > _HEAVIEST:
        return _TOO_HEAVY
    left = luck.below(total)
    for i in range(count):
        left -= state.machine.weights[i]
        if left < 0:
            return state.machine.out[i]
    return state.machine.out[count - 1]


@native
def deal_on(state: State, luck: Luck) -> int:
    """Let chance decide until a seat has to or the game is over; returns the seat, or -1 when it is over.

    -2 if the weights are too heavy for the generator.
    """
    v = state.p
    while True:
        top = v[TOP]
        if top == 0:
            return -1
        if v[top + WHO] != CHANCE:
            return v[top + WHO]
        action = random_action(state, luck)
        if action < 0:
            return _TOO_HEAVY
        state.advance(action)


@native
def play_on(state: State, luck: Luck, limit: int) -> int:
    """Play at random to the end; returns how many actions were taken, -1 if ``limit`` was not enough."""
    v = state.p
    actions = 0
    while v[TOP] != 0:
        if actions >= limit:
            return _TOO_LONG
        action = random_action(state, luck)
        if action < 0:
            return _TOO_HEAVY
        state.advance(action)
        actions += 1
    return actions


def rollout(state: _S, seed: int | str, limit: int = 1_000_000) -> _S:
    """Play the state on to the end (in place), every decision at random, and return it.

    The same seed gives the same game on every platform, compiled or not, but another than `playout` with a
    `Dealer` of this seed. RuntimeError after ``limit`` actions.
    """
    done = play_on(state, Luck(seed_number(seed)), limit)
    if done == _TOO_HEAVY:
        raise OverflowError("the weights of an outcome are too heavy: their sum may be 2**31 at most")
    if done == _TOO_LONG:
        raise RuntimeError(f"the game did not end within {limit} actions")
    return state
