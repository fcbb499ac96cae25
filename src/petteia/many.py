"""Many games side by side: stepped with one call, written into the caller's own arrays.

    batch = petteia.batch("olympos", 1024, seats=4, threads=2)
    arrays = batch.arrays()           # numpy arrays of the right shapes, or bring your own
    batch.reset(arrays, seed=1)
    while training:
        batch.step(choose(arrays.masks, arrays.tensors), arrays)

Chance is drawn inside; a finished game pays its rewards and begins anew in the same step. Game number ``i``
of a seed is the same however many threads step it, compiled or not.
"""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor, wait
from dataclasses import dataclass
from typing import Any

from petteia import games
from petteia.extras import need
from petteia.kernel import Game, IllegalAction, OptionError, State
from petteia.kernel.cells import Luck
from petteia.kernel.crowd import Crowd
from petteia.kernel.rollout import seed_number

REWARDS = ("win", "margin")
MOST_MARGIN = 300.0
"""Margins end here, so that something can be worse than any of them; no game comes near."""
ILLEGAL = {"win": -1.0, "margin": -MOST_MARGIN - 1}
"""What an environment pays for an illegal action that ends the game."""
_SPREAD = 0xD1342543DE82EF95  # sets the generators of neighbouring games far apart


@dataclass
class Arrays:
    """What a batch writes, game by game; None where nobody wants it. All are C-contiguous.

    ``masks`` (bool or uint8, games x actions): 1 for each action that the decider may take.
    ``tensors`` (float32, games x numbers): what the decider sees.
    ``deciders`` (int64, games): the seat that decides.
    ``counts`` (int64, games): how many actions it may take.
    ``rewards`` (float32, games x seats): what each seat earned with the game that this step ended, else 0.
    ``finished`` (bool or uint8, games): whether this step ended a game; everything else is the next game's
    then.
    ``finals`` (float32, games x numbers): what the seat that had acted sees at the end of a game that this
    step ended; other rows stay as they are.
    """

    masks: Any = None
    tensors: Any = None
    deciders: Any = None
    counts: Any = None
    rewards: Any = None
    finished: Any = None
    finals: Any = None


class Batch:
    """``count`` games side by side."""

    def __init__(
        self,
        game: str | Game,
        count: int,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        threads: int = 1,
        reward: str = "win",
    ) -> None:
        """OptionError for settings that do not exist. ``seats`` is by default the smallest table."""
        self.game = games.game(game) if isinstance(game, str) else game
        self._np = need("numpy", "petteia.batch")
        if type(count) is not int or count < 1:
            raise OptionError("count", count, "at least one game")
        if type(threads) is not int or threads < 1:
            raise OptionError("threads", threads, "at least one")
        self.count = count
        self.setup = self.game.setup(self.game.seats[0] if seats is None else seats, options)
        self.seats = self.setup.seats
        self.threads = min(threads, count)
        self._reward = check_reward(reward)
        self._start = self.game.start(self.setup)
        self._pool: ThreadPoolExecutor | None = None
        self._parts = [
            (count * i // self.threads, count * (i + 1) // self.threads) for i in range(self.threads)
        ]
        self._crowds: list[Crowd] = []

    def arrays(self, masks: bool = True, tensors: bool = True, finals: bool = False) -> Arrays:
        """New arrays that fit."""
        n = self.count
        seen = (n, self.setup.tensor_size)
        return Arrays(
            masks=self._np.zeros((n, len(self.game.actions)), self._np.uint8) if masks else None,
            tensors=self._np.zeros(seen, self._np.float32) if tensors else None,
            deciders=self._np.zeros(n, self._np.int64),
            counts=self._np.zeros(n, self._np.int64),
            rewards=self._np.zeros((n, self.seats), self._np.float32),
            finished=self._np.zeros(n, self._np.uint8),
            finals=self._np.zeros(seen, self._np.float32) if finals else None,
        )

    def state(self, number: int) -> State:
        """A copy of one of the games as it stands, to look at or to think in."""
        for (first, last), crowd in zip(self._parts, self._crowds, strict=False):  # none before reset
            if first <= number < last:
                return self.game.restore(self.setup, crowd.states[number - first].snapshot())
        raise OptionError("number", number, f"0 to {self.count - 1}, after reset")

    def see_all(self, out: Any) -> None:
        """Write what every seat of every game sees (float32, games x seats x numbers): more than any player
        may know, for critics that are told everything.
        """
        shape = (self.count, self.seats, self.setup.tensor_size)
        if out.shape != shape or out.dtype != self._np.float32 or not out.flags.c_contiguous:
            raise OptionError("out", f"{out.dtype} {out.shape}", f"a C-contiguous array of float32 {shape}")
        if not self._crowds:
            raise OptionError("batch", "see_all", "reset before the first look")
        for (first, _), crowd in zip(self._parts, self._crowds, strict=True):
            for number, state in enumerate(crowd.states, first):
                for seat in range(self.seats):
                    state.tensor_into(out[number, seat], seat)

    def reset(self, arrays: Arrays, seed: int | str = 0) -> None:
        """Begin all games anew and deal them to their first decisions."""
        self._check(arrays)
        number = seed_number(seed)
        self._crowds = []
        for first, last in self._parts:
            lucks = [Luck(number + _SPREAD * (i + 1)) for i in range(first, last)]
            states = [self._start.copy() for _ in lucks]
            self._crowds.append(Crowd(states, lucks, self._start, self.setup.machine.twin(), self._pay))
        self._go(None, arrays)

    def step(self, actions: Any, arrays: Arrays) -> None:
        """Take one action in each game.

        IllegalAction for the first that is not legal, OptionError for actions or arrays that do not fit;
        then nothing has changed in any game.
        """
        if not self._crowds:
            raise OptionError("batch", "step", "reset before the first step")
        self._check(arrays)
        actions = self._whole(actions)
        for (first, last), crowd in zip(self._parts, self._crowds, strict=True):
            wrong = crowd.first_illegal(actions[first:last])
            if wrong >= 0:
                self._refuse(first + wrong, int(actions[first + wrong]))
        self._go(actions, arrays)

    def close(self) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None

    def _whole(self, actions: Any) -> Any:
        """The actions as a row of 64-bit numbers."""
        try:
            given = self._np.asarray(actions)
        except ValueError:  # rows of different lengths
            given = self._np.empty(0, object)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            what = f"{given.dtype} {given.shape}"
            raise OptionError("actions", what, f"whole numbers ({self.count},), one for each game")
        return given.astype(self._np.int64)

    def _refuse(self, number: int, action: int) -> None:
        try:
            self.state(number).checked(action)
        except IllegalAction as error:
            error.add_note(f"in game {number} of the batch")
            raise

    def _pay(self, state: State) -> list[float]:
        return rewards(state, self._reward)

    def _check(self, arrays: Arrays) -> None:
        shapes = {
            "masks": ((self.count, len(self.game.actions)), (self._np.uint8, self._np.bool_)),
            "tensors": ((self.count, self.setup.tensor_size), (self._np.float32,)),
            "deciders": ((self.count,), (self._np.int64,)),
            "counts": ((self.count,), (self._np.int64,)),
            "rewards": ((self.count, self.seats), (self._np.float32,)),
            "finished": ((self.count,), (self._np.uint8, self._np.bool_)),
            "finals": ((self.count, self.setup.tensor_size), (self._np.float32,)),
        }
        if not isinstance(arrays, Arrays):
            raise OptionError(
                "arrays", type(arrays).__name__, "petteia.many.Arrays, as batch.arrays() gives them"
            )
        for name, (shape, kinds) in shapes.items():
            array = getattr(arrays, name)
            if array is None:
                continue
            expected = f"a C-contiguous array of {self._np.dtype(kinds[0])} {shape}"
            if not isinstance(array, self._np.ndarray):
                raise OptionError(name, type(array).__name__, expected)
            if array.shape != shape or array.dtype.type not in kinds or not array.flags.c_contiguous:
                raise OptionError(name, f"{array.dtype} {array.shape}", expected)
            if not array.flags.writeable:
                raise OptionError(name, "read-only", f"{expected} that can be written")

    def _go(self, actions: Any, arrays: Arrays) -> None:
        def one(part: int) -> None:
            first, last = self._parts[part]
            inner = [
                None if array is None else _bytes(array)[first:last]
                for array in (
                    arrays.masks, arrays.tensors, arrays.deciders, arrays.rewards, arrays.finished,
                    arrays.counts, arrays.finals,
                )
            ]  # fmt: skip
            self._crowds[part].go(None if actions is None else actions[first:last], *inner)

        if self._pool is None and self.threads > 1:
            self._pool = ThreadPoolExecutor(self.threads - 1)  # the caller's thread works as well
        others = [self._pool.submit(one, part) for part in range(1, self.threads)] if self._pool else []
        try:
            one(0)
        finally:
            wait(others)
        for other in others:
            other.result()


def _bytes(array: Any) -> Any:
    return array.view("uint8") if array.dtype == bool else array


def rewards(state: State, kind: str = "win") -> list[float]:
    """What each seat earns with a finished game; nothing before.

    ``win`` sums to zero: 1 for the winner, an equal share of -1 for each of the others, tied winners share.
    ``margin`` is the number of points by which a seat is ahead of its best opponent, at most `MOST_MARGIN`.
    """
    result = state.result()
    seats = state.seats
    if result is None:
        return [0.0] * seats
    if kind == "margin":
        totals = [score.total for score in state.scores()]
        ahead = [total - max(totals[:seat] + totals[seat + 1 :]) for seat, total in enumerate(totals)]
        return [max(-MOST_MARGIN, min(MOST_MARGIN, float(points))) for points in ahead]
    winners = result.winners
    return [
        (seats / len(winners) - 1) / (seats - 1) if seat in winners else -1 / (seats - 1)
        for seat in range(seats)
    ]


def check_reward(kind: str) -> str:
    """The kind of reward itself; OptionError if there is none of this name."""
    if kind not in REWARDS:
        raise OptionError("reward", kind, f"one of {', '.join(REWARDS)}")
    return kind
