"""Self-play: games whose positions become examples, each with how its game ended.

A unit of work is a few games; it depends on nothing but what it carries, so any process of any machine can
play it. All numbers of seats and options are mixed. Seats choose by the value at hand, by single decisions
or by plans, in a world of their own, now and then by the hand-made evaluator; a little chance gives variety.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import numpy as np

from petteia.bots.plain import Judge
from petteia.bots.planner import plan_turn
from petteia.bots.values import Eye, Net, Shape, Values
from petteia.games import game as find
from petteia.kernel import Fortune, Game, OptionError, Setup, State, floats, margin
from petteia.kernel.cells import Luck
from petteia.kernel.rollout import deal_on, seed_number

HELD_OUT = 16  # every so-many-th game is kept from training
POINTS, ODDS = 50.0, 5.0  # what a share of a win is in points, and in logarithms of odds
EXAMPLE = ("rows", "seats", "wins", "soft", "points", "parts", "left", "game")


@dataclass(frozen=True)
class Habits:
    """How games are played for learning."""

    examples: int = 40
    """Positions that are kept of a game, about."""
    length: int = 200
    """Decisions with a choice in a usual game, to spread them."""
    heat: float = 0.02
    """The seats' choices: exp(value / heat), for a heat up to this (in shares of a win) that each seat
    draws for a game.
    """
    stray: float = 0.02
    """How often a seat takes any action."""
    opening: float = 0.3
    """How many games begin with some decisions at random."""
    guests: float = 0.15
    """How many seats are taken by the hand-made evaluator."""
    usual: float = 0.6
    """How many games are played with the default options."""
    trust: float = 0.93
    """How much of a later verdict is passed on from each kept position to the one before (lambda)."""
    plan: float = 0.5
    """How many games are played with plans of whole turns instead of single decisions."""
    positions: int = 160
    """Positions that such a plan judges."""
    width: int = 3
    """Positions that it carries on."""
    most: int = 40
    """Actions that the net looks at; the evaluator chooses them where there are more."""
    seats: Mapping[int, float] = field(default_factory=dict)
    """Weights of the numbers of seats; those not named have 1."""
    limit: int = 20_000
    """Actions after which a game is given up."""


@dataclass(frozen=True)
class Unit:
    """Some games to play, by their numbers."""

    game: str
    first: int
    count: int
    seed: str
    net: bytes | None
    """The weights to play with; without, the hand-made evaluator plays."""
    habits: Habits
    until: float | None = None
    """No game is begun after this time (`time.time`)."""


@lru_cache(maxsize=2)
def _net(data: bytes) -> Net:
    return Net.load(data)


def play_unit(unit: Unit) -> dict[str, Any]:
    """Play a unit; the examples as arrays by the names of `EXAMPLE`, with ``first`` and ``games`` played."""
    game = find(unit.game)
    eye = Eye(game)
    net = None if unit.net is None else _net(unit.net)
    out: dict[str, list[Any]] = {name: [] for name in EXAMPLE}
    games = 0
    begun = time.perf_counter()
    for number in range(unit.first, unit.first + unit.count):
        if unit.until is not None and time.time() >= unit.until:
            break
        for name, array in play_game(game, eye, net, unit.habits, f"{unit.seed}/{number}", number).items():
            out[name].append(array)
        games += 1
    arrays: dict[str, Any] = {name: np.concatenate(kept) for name, kept in out.items()} if games else {}
    return {"first": unit.first, "games": games, "seconds": time.perf_counter() - begun, "examples": arrays}


def any_setup(game: Game, habits: Habits, rng: random.Random) -> Setup:
    """A table: a number of seats, and the default options or some others."""
    from petteia.arena.simulation import any_value

    tables = list(game.seats)
    seats = rng.choices(tables, [habits.seats.get(n, 1.0) for n in tables])[0]
    if rng.random() < habits.usual:
        return game.setup(seats)
    while True:
        drawn = {option.name: any_value(option, rng) for option in game.options.values()}
        try:
            return game.setup(seats, drawn)
        except OptionError:  # these options do not go together
            continue


def play_game(
    game: Game, eye: Eye, net: Net | None, habits: Habits, seed: str, number: int
) -> dict[str, Any]:
    """Play one game and return its examples."""
    rng = random.Random(seed)
    setup = any_setup(game, habits, rng)
    seats = setup.seats
    state = game.start(setup)
    luck = Luck(seed_number(seed))
    planning = rng.random() < habits.plan
    players = [
        Player(eye, None if rng.random() < habits.guests else net, habits, rng, planning)
        for _ in range(seats)
    ]
    blind = rng.randrange(1, 12) * seats if rng.random() < habits.opening else 0
    rate = habits.examples / habits.length
    kept: list[Any] = []
    viewers: list[int] = []
    before = deal_on(state, luck)
    actions = 0
    while (seat := deal_on(state, luck)) >= 0 and actions < habits.limit:
        actions += 1
        legal = state.worthwhile()
        if len(legal) == 1:
            state.advance(legal[0])
            continue
        if rng.random() < rate:
            side = rng.random()
            viewer = before if side < 0.5 else seat if side < 0.75 else rng.randrange(seats)
            kept.append(eye.look([state.resample(viewer, rng)], viewer)[0])
            viewers.append(viewer)
        if actions <= blind or rng.random() < habits.stray:
            action = legal[int(rng.random() * len(legal))]
        else:
            action = players[seat].choose(state, seat, legal)
        before = seat
        state.advance(action)
    return examples(state, net, kept, viewers, habits, number)


class Player:
    """A seat in a game for learning."""

    def __init__(self, eye: Eye, net: Net | None, habits: Habits, rng: random.Random, planning: bool) -> None:
        """Without a net the evaluator decides."""
        self._planning = planning
        self._values = None if net is None else Values(net, eye)
        self._game = eye.game
        self._habits = habits
        self._rng = rng
        self._heat = habits.heat * rng.random() ** 2

    def choose(self, state: State, seat: int, legal: list[int]) -> int:
        """An action, good ones more often."""
        rng = self._rng
        world = state.resample(seat, rng)
        if self._planning:
            habits = self._habits
            judging = Judge(world) if self._values is None else self._values
            plan = plan_turn(world, seat, rng.random(), habits.positions, habits.width, judging=judging)
            heat = self._heat * (POINTS if self._values is None else ODDS)
            return drawn(list(plan), list(plan.values()), heat, rng)
        fortune = Fortune(world.setup, rng.random())
        after = []
        for action in legal:
            one = world.copy()
            fortune.lead(one, action)
            after.append(one)
        heat = self._heat
        if self._values is None:
            worth = self._plain(after, seat)
            heat *= POINTS
        else:
            most = self._habits.most
            if len(legal) > most:
                plain = self._plain(after, seat)
                order = sorted(range(len(legal)), key=lambda n: -plain[n])
                chosen = order[: most - most // 4] + rng.sample(order[most - most // 4 :], most // 4)
                legal = [legal[n] for n in chosen]
                after = [after[n] for n in chosen]
            worth = self._values.worth_of(after, seat)
            heat *= ODDS
        return drawn(legal, worth, heat, rng)

    def _plain(self, after: list[State], seat: int) -> list[float]:
        """What the hand-made evaluator thinks: points ahead of the best opponent."""
        seats = after[0].seats
        room = floats(seats)
        out = []
        for state in after:
            self._game.prospects_into(state, room)
            value = margin(room, seats, seat)
            if state.decider is None:
                result = state.result()
                assert result is not None
                value += 15.0 if result.ranks[seat] == 1 else -15.0
            out.append(value)
        return out


def drawn(actions: list[int], worth: list[float], heat: float, rng: random.Random) -> int:
    """The best action, or with some heat a good one."""
    top = max(worth)
    if heat < 1e-4:
        return actions[worth.index(top)]
    return rng.choices(actions, [math.exp((value - top) / heat) for value in worth])[0]


def round_of(game: Game) -> tuple[int, float] | None:
    """Where a tensor tells the round as one number, in games that count rounds; None in others."""
    place = 0
    for one in game.tensor_fields:
        if one.name == "round" and one.size == 1:
            return place, one.high
        place += one.size
    return None


def examples(
    state: State, net: Net | None, kept: list[Any], viewers: list[int], habits: Habits, number: int
) -> dict[str, Any]:
    """The kept positions of a game with what came of it, each in the order of seats from its viewer on."""
    game, seats = state.game, state.seats
    most, count = game.seats[-1], len(kept)
    result = state.result()
    if result is None:
        kept, viewers, count = [], [], 0
    rows = np.stack(kept) if count else np.zeros((0, Shape.of(game).inputs), np.float32)
    wins = np.zeros(seats, np.float32)
    scores = state.scores()
    if result is not None:
        wins[list(result.winners)] = 1 / len(result.winners)
    points = np.array([score.total for score in scores], np.float32)
    parts = np.array([[score.parts[name] for name in game.score_parts] for score in scores], np.float32)
    turn = [(np.arange(seats) + viewer) % seats for viewer in viewers]

    def ordered(values: Any) -> Any:
        out = np.zeros((count, most, *values.shape[1:]), np.float32)
        for place, order in enumerate(turn):
            out[place, :seats] = values[order]
        return out

    soft = ordered(wins)
    if net is not None and count:
        said = net.judge(rows, seats).wins
        verdict = wins
        for place in range(count - 1, -1, -1):
            soft[place, :seats] = verdict[turn[place]]
            own = np.empty(seats, np.float32)
            own[turn[place]] = said[place]
            verdict = habits.trust * verdict + (1 - habits.trust) * own
    left: Any = np.zeros(count, np.float32)
    where = round_of(game)
    if where is not None and count:
        left = float(state.tensor(None)[where[0]]) - rows[:, where[0]]
    return {
        "rows": rows.astype(np.float16),
        "seats": np.full(count, seats, np.uint8),
        "wins": ordered(wins),
        "soft": soft,
        "points": ordered(points),
        "parts": ordered(parts).astype(np.float16),
        "left": left.astype(np.float32),
        "game": np.full(count, number, np.int32),
    }
