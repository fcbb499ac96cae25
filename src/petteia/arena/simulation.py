"""Simulation: many games between bots at one table, counted: wins, scores, lengths, decisions, coverage."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from petteia.games import game as find
from petteia.kernel import Coverage, Game, Option, OptionError, Setup

from . import engines
from .playing import Played, play_game
from .schedule import Plan


@dataclass(frozen=True)
class Simulation(Plan):
    """A plan whose bots sit as they are named, with what is asked of its games besides."""

    limit: int = 1_000_000
    """Actions after which a game is given up."""
    coverage: bool = False
    vary: bool = False
    """Every game gets a number of seats (up to ``seats``) and options of its own, drawn at random."""

    def parts(self, size: int) -> list[Part]:
        """All games, at most ``size`` of them together."""
        starts = range(0, self.games, size)
        return [Part(self, range(start, min(start + size, self.games))) for start in starts]


@dataclass(frozen=True)
class Part:
    """Some games of a simulation, by their numbers: they are played and counted together."""

    plan: Simulation
    numbers: range


@dataclass
class Tally:
    """What came out of some games."""

    seats: int
    wins: list[float] = field(init=False)
    """By seat; a shared win counts in parts."""
    scores: list[list[int]] = field(init=False)
    """By seat, of the finished games."""
    lengths: list[int] = field(default_factory=list)
    """Seat decisions of the finished games."""
    unfinished: int = 0
    decisions: int = 0
    choices: int = 0
    """Decisions with more than one possibility."""
    steps: int = 0
    """Decisions and chance outcomes."""
    seconds: float = 0.0
    covered: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.wins = [0.0] * self.seats
        self.scores = [[] for _ in range(self.seats)]

    @property
    def games(self) -> int:
        """How many games were played, finished or not."""
        return len(self.lengths) + self.unfinished

    def add(self, played: Played) -> None:
        """Count a game."""
        count = played.count
        decisions = sum(count.decisions)
        self.seconds += played.seconds
        self.decisions += decisions
        self.choices += count.choices
        self.steps += count.actions
        result = played.state.result()
        if result is None:
            self.unfinished += 1
            return
        self.lengths.append(decisions)
        for seat, score in enumerate(played.state.scores()):
            self.scores[seat].append(score.total)
        for seat in result.winners:
            self.wins[seat] += 1 / len(result.winners)

    def merge(self, other: Tally) -> None:
        """Add what came out of other games."""
        for seat in range(self.seats):
            self.wins[seat] += other.wins[seat]
            self.scores[seat] += other.scores[seat]
        self.lengths += other.lengths
        self.unfinished += other.unfinished
        self.decisions += other.decisions
        self.choices += other.choices
        self.steps += other.steps
        self.seconds += other.seconds
        self.covered.update(other.covered)


def play_part(part: Part) -> Tally:
    """Play some games of a simulation."""
    plan = part.plan
    game = find(plan.game)
    setup = game.setup(plan.seats, plan.options)
    tally = Tally(plan.seats)
    coverage = Coverage(game) if plan.coverage else None
    for number in part.numbers:
        seed = plan.seed_of(number)
        if plan.vary:
            setup = any_setup(game, plan, random.Random(f"vary {seed}"))
        try:
            played = play_game(
                setup, plan.bots[: setup.seats], seed, plan.limit, None if coverage is None else coverage.take
            )
        except Exception as fault:  # a fault of the engine or of a bot: say where it can be found again
            fault.add_note(f"in game {number} of seed {plan.seed!r} ({plan.game}, {setup.seats} seats)")
            raise
        tally.add(played)
        if coverage is not None and played.state.decider is None:
            coverage.ended(played.state)
    if coverage is not None:
        tally.covered = coverage.counts
    return tally


def any_setup(game: Game, plan: Plan, rng: random.Random) -> Setup:
    """Some number of seats and some options, each other option than those of the plan drawn anew."""
    while True:
        seats = rng.choice([number for number in game.seats if number <= plan.seats])
        drawn = {option.name: any_value(option, rng) for option in game.options.values()}
        try:
            return game.setup(seats, {**drawn, **plan.options})
        except OptionError:  # these options do not go together
            continue


def any_value(option: Option, rng: random.Random) -> Any:
    """The default of an option or, as often, any other value that can be drawn."""
    if rng.random() < 0.5 or option.kind == "text":
        return option.default
    if option.kind == "choice":
        return rng.choice(option.choices)
    if option.kind == "flag":
        return rng.random() < 0.5
    if option.kind == "number":
        return rng.randint(option.low, option.high)
    return rng.sample(option.choices, rng.randint(option.low, option.high))


def simulate(plan: Simulation, workers: int = 1, progress: Callable[[int], None] | None = None) -> Tally:
    """Play all games, in other processes if there are several workers; ``progress`` hears of finished ones.

    Game ``n`` is the same whoever plays it, in however many processes.
    """
    # Few games together, so that there is progress to hear of, but not so few that handing them out costs.
    size = max(1, min(64, plan.games // (100 if workers == 1 else 8 * workers)))
    tally = Tally(plan.seats)
    for part in engines.run(play_part, plan.parts(size), workers=workers):
        tally.merge(part)
        if progress is not None:
            progress(part.games)
    return tally
