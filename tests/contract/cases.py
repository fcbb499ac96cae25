"""The tables that the contract suite plays: every game, number of seats and value of an option."""

from __future__ import annotations

import functools
import json
import os
import random
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

import petteia
from petteia.kernel import Dealer, Game, Option, OptionError, Setup, State, drive

from .players import Seated, habits
from .tables import further_tables

FUZZ = int(os.environ.get("PETTEIA_FUZZ", "1"))
"""Multiplies the number of games, for long runs."""
_MOST = 3  # positions kept of each kind of step


def find(name: str) -> Game:
    """A game by its id, ``tiny``, or ``module:NAME`` for games that only tests know."""
    if ":" in name or name == "tiny":
        module, _, attribute = ("tests.tiny:GAME" if name == "tiny" else name).partition(":")
        game = getattr(import_module(module), attribute)
        assert isinstance(game, Game)
        return game
    return petteia.game(name)


@dataclass(frozen=True, eq=False)
class Case:
    """A table: a game with a number of seats and options."""

    name: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    special: str = ""
    """What is special about it, where the options themselves are too long to be read."""

    @property
    def game(self) -> Game:
        """The game; whatever keeps it from being loaded is raised here, so that each of its tests fails."""
        return find(self.name)

    def new(self) -> State:
        """The first position."""
        return self.game.new(self.seats, self.options)

    def __str__(self) -> str:
        parts = [self.name, str(self.seats)]
        if self.special:
            return "-".join([*parts, self.special])
        for option, value in self.options.items():
            parts.append(f"{option}={','.join(value) if isinstance(value, list) else value}")
        return "-".join(parts)


def cases(name: str) -> list[Case]:
    """Every number of seats with the usual options, every value of every option once, further tables.

    Of options that are there once for each seat only the first is tried.
    """
    game = find(name)
    out = [Case(name, seats) for seats in game.seats]
    number = 0
    for option in game.options.values():
        if repeats(option.name, game):
            continue
        for value in values(option):
            if value != option.default:
                first = number % len(game.seats)
                tables = [*game.seats[first:], *game.seats[:first]]
                out.append(Case(name, large_enough(game, tables, {option.name: value}), {option.name: value}))
                number += 1
    return out + [Case(name, seats, options, special) for special, seats, options in further_tables(name)]


def repeats(option: str, game: Game) -> bool:
    """Whether an option is that of a further seat (``colour_2``): it is tried at the first."""
    stem, _, seat = option.rpartition("_")
    return seat.isdecimal() and seat != "1" and f"{stem}_1" in game.options


def large_enough(game: Game, tables: list[int], options: dict[str, Any]) -> int:
    """The first number of seats that takes the options: some speak of seats that smaller tables lack."""
    for seats in tables:
        with suppress(OptionError):
            game.setup(seats, options)
            return seats
    return tables[0]  # where it is refused the tests will say so


def cases_or_fault(name: str) -> list[Case]:
    """The same, but a game that cannot be loaded gives a single case, which fails in every test."""
    try:
        return cases(name)
    except Exception:  # noqa: BLE001 - whatever is wrong with the game, its tests shall say so
        return [Case(name, 0)]


def values(option: Option) -> list[Any]:
    """Every value of an option; for lists so many that every member occurs, for long ranges the ends."""
    if option.kind == "choice":
        return list(option.choices)
    if option.kind == "flag":
        return [False, True]
    if option.kind == "number":
        if option.high - option.low < 8:
            return list(range(option.low, option.high + 1))
        return [option.low, option.default, option.high]
    if option.kind == "list":
        size = option.low or 1
        count = len(option.choices)
        windows = [
            [option.choices[(start + i) % count] for i in range(size)] for start in range(0, count, size)
        ]
        whole = [list(option.choices)] if option.high >= count else []
        return [list(option.default), *windows, *whole]
    return [option.default]


# ---- games played at random --------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Played:
    """A whole game at a table, as the actions that were taken."""

    case: Case
    seed: int
    actions: tuple[int, ...]
    over: bool

    def positions(self) -> Iterator[State]:
        """The position before each action, and the last one. The same object each time: copy it to act."""
        state = self.case.new()
        yield state
        for action in self.actions:
            state.advance(action)
            yield state

    def sample(self, each: int = 2) -> Iterator[tuple[int, State]]:
        """Some positions with their numbers: up to ``each`` for every kind of step, and the last one."""
        for numbers in self._kinds.values():
            for number in numbers[:each]:
                yield number, self.case.game.restore(self._setup, self._kept[number])

    @functools.cached_property
    def _kinds(self) -> dict[str, list[int]]:
        """The numbers of some positions for each kind of step, chosen at random."""
        kinds: dict[str, list[int]] = {}
        for number, state in enumerate(self.positions()):
            step = state.step
            kinds.setdefault("over" if step is None else step.name, []).append(number)
        rng = random.Random(f"sample {self.seed}")
        return {kind: rng.sample(numbers, min(_MOST, len(numbers))) for kind, numbers in kinds.items()}

    @functools.cached_property
    def _kept(self) -> dict[int, list[int]]:
        """The chosen positions as plain numbers."""
        chosen = {number for numbers in self._kinds.values() for number in numbers}
        return {n: state.snapshot() for n, state in enumerate(self.positions()) if n in chosen}

    @functools.cached_property
    def _setup(self) -> Setup:
        return self.case.new().setup

    def where(self, number: int, state: State) -> str:
        """A place in the game, for reports."""
        step = state.step
        what = "over" if step is None else f"step {step.name!r} of seat {state.decider}"
        return f"{self.case}, seed {self.seed}, after {number} actions ({what})"


@functools.lru_cache(maxsize=4)
def play(case: Case, seed: int = 0, most: int = 10**9) -> Played:
    """A game at this table with the game's usual players, at ``most`` so many actions of it.

    The same seed gives the same game.
    """
    habit = habits(case.game.id)
    player = habit.players[seed % len(habit.players)]
    state = case.new()
    rng = random.Random(f"player {seed}")
    actions: list[int] = []

    def take(action: int) -> None:
        state.advance(action)
        actions.append(action)

    drive(state, Dealer(seed), [Seated(player, state, rng)] * case.seats, min(habit.limit, most), take)
    return Played(case, seed, tuple(actions), state.decider is None)


def plain(value: Any) -> str:
    """A canonical text of JSON data, to compare and to keep."""
    return json.dumps(value, sort_keys=True, allow_nan=False)
