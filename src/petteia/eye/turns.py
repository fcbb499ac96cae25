"""Looking through a turn: what each decision leads to, for every seat, in one world."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from petteia.kernel import CHANCE, Fortune, State

from .shares import Shares

TOGETHER = 256  # positions that are judged at a time
DEEPEST = 14  # decisions of a turn that are looked through


class Way(NamedTuple):
    """What a first decision leads to if the turn is played on well."""

    shares: tuple[float, ...]
    chance: bool
    """Whether chance had a word on the way."""


class _Found(NamedTuple):
    worth: float
    order: int
    first: int
    state: State
    shares: tuple[float, ...]
    chance: bool


def look_at(
    world: State, seat: int, firsts: Sequence[int], luck: float, shares: Shares
) -> list[tuple[float, bool]]:
    """What the position after each decision is worth to the seat, and whether the seat goes on there."""
    fortune = Fortune(world.setup, luck)
    found = _judged([(first, *_after(world, first, fortune)) for first in firsts], shares, seat)
    return [(one.worth, one.state.decider == seat) for one in found]


def look_through(
    world: State,
    seat: int,
    firsts: Sequence[int],
    luck: float,
    shares: Shares,
    width: int,
    most: int,
) -> dict[int, Way]:
    """For each first decision the shares of the best position that the seat can reach with it by the end of
    its turn: only such positions can be compared.

    For each of them the ``width`` best positions are carried on until somebody else decides; in a position at
    most ``most`` decisions are tried. Chance is drawn with ``luck``, the same for all.
    """
    fortune = Fortune(world.setup, luck)
    leaves: dict[int, _Found] = {}

    def leave(one: _Found) -> None:
        if one.first not in leaves or one.worth > leaves[one.first].worth:
            leaves[one.first] = one

    found = _judged([(first, *_after(world, first, fortune)) for first in firsts], shares, seat)
    for level in range(DEEPEST):
        going: dict[int, list[_Found]] = {}
        for one in found:
            if one.state.decider == seat and level < DEEPEST - 1:
                going.setdefault(one.first, []).append(one)
            else:
                leave(one)
        if not going:
            break
        ahead: list[tuple[int, State, bool]] = []
        for first, some in going.items():
            some.sort(key=lambda one: (-one.worth, one.order))
            beam: list[_Found] = []
            for one in some:
                if len(beam) == width:
                    break
                if not any(one.worth == other.worth and one.state == other.state for other in beam):
                    beam.append(one)
            for one in beam:
                decisions = one.state.worthwhile()
                if len(decisions) > most:  # every so-many-th: they stand in the order of their kinds
                    decisions = [decisions[n * len(decisions) // most] for n in range(most)]
                for decision in decisions:
                    after, chance = _after(one.state, decision, fortune)
                    ahead.append((first, after, chance or one.chance))
        found = _judged(ahead, shares, seat)
    return {first: Way(one.shares, one.chance) for first, one in leaves.items()}


def _after(state: State, decision: int, fortune: Fortune) -> tuple[State, bool]:
    """The position after a decision, and after chance and answers without a choice that follow; whether there
    was chance.
    """
    after = state.copy()
    after.advance(decision)
    while after.step is not None and after.decider != CHANCE and after.step.only_answer:
        after.advance(after.legal()[0])
    if after.decider != CHANCE:
        return after, False
    fortune.roll_on(after)
    return after, True


def _judged(ahead: Sequence[tuple[int, State, bool]], shares: Shares, seat: int) -> list[_Found]:
    found: list[_Found] = []
    for begin in range(0, len(ahead), TOGETHER):
        some = ahead[begin : begin + TOGETHER]
        rows: Any = shares.of([state for _, state, _ in some]).tolist()
        for (first, state, chance), row in zip(some, rows, strict=True):
            found.append(_Found(row[seat], len(found), first, state, tuple(row), chance))
    return found
