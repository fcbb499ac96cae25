"""Many games between bots, counted: wins, scores, lengths, decisions, coverage."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from multiprocessing import get_context
from time import perf_counter
from typing import Any

from petteia.bots import make
from petteia.games import game as find_game
from petteia.kernel import (
    CHANCE,
    Bot,
    Coverage,
    Dealer,
    Game,
    Option,
    OptionError,
    Setup,
    State,
    View,
)

from .seats import close_bot


@dataclass(frozen=True, slots=True)
class Plan:
    """Which games to play. Game ``n`` is the same whoever plays it, in however many processes."""

    game: str
    seats: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: str
    games: int
    limit: int = 1_000_000
    coverage: bool = False
    vary: bool = False
    """Every game gets a number of seats (up to ``seats``) and options of its own, drawn at random."""


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


def play_one(state: State, bots: Sequence[Bot], dealer: Dealer, tally: Tally, plan: Plan) -> None:
    """Play a game to its end, or to the plan's limit of actions, and count it."""
    coverage = Coverage(state.game) if plan.coverage else None
    decisions = choices = steps = 0
    start = perf_counter()
    while (decider := state.decider) is not None and steps < plan.limit:
        steps += 1
        if decider == CHANCE:
            action = dealer.pick(state)
        else:
            decisions += 1
            choices += len(state.legal()) > 1
            action = bots[decider].choose(View(state, decider))
        if coverage is None:
            state.advance(action)
        else:
            step = state.step
            assert step is not None
            coverage.count(step.name, state.actions.family(action).word, state.apply(action))
    tally.seconds += perf_counter() - start
    tally.decisions += decisions
    tally.choices += choices
    tally.steps += steps
    result = state.result()
    if coverage is not None:
        if result is not None:
            coverage.ended(state)
        tally.covered.update(coverage.counts)
    if result is None:
        tally.unfinished += 1
        return
    tally.lengths.append(decisions)
    for seat, score in enumerate(state.scores()):
        tally.scores[seat].append(score.total)
    for seat in result.winners:
        tally.wins[seat] += 1 / len(result.winners)


def play_some(plan: Plan, start: int, stop: int) -> Tally:
    """Play the games with these numbers."""
    game = find_game(plan.game)
    setup = game.setup(plan.seats, plan.options)
    tally = Tally(plan.seats)
    for number in range(start, stop):
        seed = f"{plan.seed}/{number}"
        if plan.vary:
            setup = any_setup(game, plan, random.Random(f"vary {seed}"))
        bots = [make(plan.bots[seat], seed=f"{seed}/{seat}") for seat in range(setup.seats)]
        state = game.start(setup)
        try:
            play_one(state, bots, Dealer(seed), tally, plan)
        except Exception as fault:  # a fault of the engine or of a bot: say where it can be found again
            fault.add_note(f"in game {number} of seed {plan.seed!r} ({plan.game}, {setup.seats} seats)")
            raise
        finally:
            for bot in bots:
                close_bot(bot)
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


def play_all(plan: Plan, jobs: int, progress: Callable[[int], None]) -> Tally:
    """Play all games, in other processes if ``jobs`` is more than 1; ``progress`` hears of finished ones."""
    tally = Tally(plan.seats)
    for part in _parts(plan, jobs):
        tally.merge(part)
        progress(part.games)
    return tally


def _parts(plan: Plan, jobs: int) -> Iterator[Tally]:
    size = max(1, min(64, plan.games // (100 if jobs == 1 else 8 * jobs)))
    starts = range(0, plan.games, size)
    if jobs == 1:
        for n in starts:
            yield play_some(plan, n, min(n + size, plan.games))
        return
    # Fresh processes behave alike on every system, and inherit nothing that could make games differ.
    pool = ProcessPoolExecutor(jobs, get_context("spawn"))
    try:
        parts = [pool.submit(play_some, plan, n, min(n + size, plan.games)) for n in starts]
        for part in as_completed(parts):
            yield part.result()
    finally:  # whoever interrupts does not wait for the games that nobody has begun
        pool.shutdown(cancel_futures=True)
