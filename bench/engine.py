"""How fast the engine is, in the ways in which programs use it: each is counted and timed by itself.

Time is the process's CPU time, which other programs on the machine disturb least; only a batch on several
threads is timed by the clock on the wall, because its threads work at the same time.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from time import perf_counter, process_time

import numpy as np

import petteia
from petteia.arena.measuring import LIMIT, Pace, positions
from petteia.kernel import CHANCE, Dealer, Game, State, rollout
from petteia.kernel.cells import Luck
from petteia.kernel.rollout import random_action, seed_number
from petteia.many import Arrays

GAMES_AT_ONCE = 256
ROLLOUTS = 100  # games whose decisions are counted beforehand, then played again and again

Way = Callable[[float], Pace]
"""Works for about so many seconds and tells what was done."""


def stepped(game: Game, seats: int, seed: str) -> Way:
    """Random games as a Python program plays them: `legal`, choose one, `advance`; a `Dealer` for chance."""
    setup = game.setup(seats)
    played = 0

    def work(seconds: float) -> Pace:
        nonlocal played
        pace = Pace()
        start = process_time()
        while not pace.games or process_time() - start < seconds:
            step_through(game.start(setup), f"{seed}/{played}", pace)
            pace.games += 1
            played += 1
        pace.seconds = process_time() - start
        return pace

    return work


def step_through(state: State, seed: str, pace: Pace) -> None:
    """One game, counted."""
    pick, choose = Dealer(seed).pick, random.Random(seed).random
    advance = state.advance
    steps = decisions = choices = 0
    while (decider := state.decider) is not None and steps < LIMIT:
        if decider == CHANCE:
            advance(pick(state))
        else:
            legal = state.legal()
            count = len(legal)
            decisions += 1
            choices += count > 1
            advance(legal[int(choose() * count)])
        steps += 1
    pace.steps += steps
    pace.decisions += decisions
    pace.choices += choices


def rolled(game: Game, seats: int, seed: str, games: int = ROLLOUTS) -> Way:
    """Random games by `petteia.rollout`. What they consist of is counted before, outside the time."""
    first = game.start(game.setup(seats))
    seeds = [seed_number(f"{seed}/{number}") for number in range(games)]
    counts = [count_rollout(first.copy(), one) for one in seeds]
    whole = Pace()
    for count in counts:
        whole.add(count)

    def work(seconds: float) -> Pace:
        pace = Pace()
        start = process_time()
        while not pace.games or process_time() - start < seconds:
            for one in seeds:  # asking for the time takes as long as many a step
                rollout(first.copy(), one)
            pace.add(whole)
        pace.seconds = process_time() - start
        return pace

    return work


def count_rollout(state: State, seed: int | str) -> Pace:
    """What a rollout with this seed consists of; the state is at its end then."""
    luck = Luck(seed_number(seed))
    pace = Pace(games=1)
    while (decider := state.decider) is not None:
        pace.steps += 1
        if decider != CHANCE:
            pace.decisions += 1
            pace.choices += len(state.legal()) > 1
        state.advance(random_action(state, luck))
    return pace


def batched(game: Game, seats: int, seed: str, threads: int = 1, count: int = GAMES_AT_ONCE) -> Way:
    """Environment steps of a batch: mask, tensor, decider and rewards are written for every game at every
    step, and the next actions are chosen from the masks.
    """
    batch = petteia.batch(game, count, seats, threads=threads)
    arrays = batch.arrays()
    batch.reset(arrays, seed)
    rng = np.random.default_rng(seed_number(seed))
    timer = process_time if threads == 1 else perf_counter

    def work(seconds: float) -> Pace:
        pace = Pace()
        start = timer()
        while not pace.steps or timer() - start < seconds:
            pace.choices += int(np.count_nonzero(arrays.counts > 1))
            batch.step(chosen(arrays, rng), arrays)
            pace.games += int(np.count_nonzero(arrays.finished))
            pace.steps += count
        pace.seconds = timer() - start
        pace.decisions = pace.steps
        return pace

    return work


def chosen(arrays: Arrays, rng: np.random.Generator) -> np.ndarray:
    """A legal action for each game, every one as likely as the others."""
    masks, counts = arrays.masks, arrays.counts
    legal = np.flatnonzero(masks.view(bool))
    first = np.cumsum(counts) - counts
    picks: np.ndarray = legal[first + (rng.random(len(counts)) * counts).astype(np.int64)] % masks.shape[1]
    return picks


def copied(game: Game, seats: int, seed: str) -> Callable[[float], float]:
    """Copies a second, of positions spread over a random game."""
    sample = positions(game, seats, seed)

    def work(seconds: float) -> float:
        done = 0
        start = process_time()
        while not done or process_time() - start < seconds:
            for state in sample:
                state.copy()
            done += len(sample)
        return done / (process_time() - start or 1e-9)

    return work
