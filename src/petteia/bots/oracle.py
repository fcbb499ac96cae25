"""Bots that judge by learned values: `oracle` plans its turn with them, `pythia` searches with them."""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable
from typing import Any, ClassVar

from petteia.extras import MissingExtraError
from petteia.kernel import Fortune, Game, State, View

from .plain import Judge, Judging, best
from .planner import PlannerBot
from .search import SearchBot
from .values import Eye, Net, Values, net_at, shipped

POINTS = 4.0  # at least so many points are as much as a win where the hand-made evaluator judges
ABSURD = 3.0  # a slip costs at most so many times what slips usually cost
SHARE = 3.0  # a decision takes at most one part in so many of what its turn has left


class Learned:
    """What both have in common: learned values, or the hand-made evaluator where there are none."""

    def __init__(self, net: str | Net = "") -> None:
        """``net`` is a file of weights instead of those that come with Petteia."""
        self._net = net
        self._values: tuple[str, Values | None] | None = None

    def values(self, game: Game) -> Values | None:
        """The learned values of a game; None where there are none that fit, or no numpy to run them."""
        if self._values is None or self._values[0] != game.id:
            self._values = (game.id, self._find(game))
        return self._values[1]

    def _find(self, game: Game) -> Values | None:
        if self._net:
            net = self._net if isinstance(self._net, Net) else net_at(self._net)
            net.check(game)
            return Values(net, Eye(game))
        try:
            found = shipped(game)
        except MissingExtraError:
            return None
        return None if found is None else Values(found, Eye(game))

    def judging(self, state: State) -> Judging:
        """What says how much positions of a table are worth."""
        return self.values(state.game) or Judge(state)


_BEST = Learned()


def judging(state: State) -> Judging:
    """What judges the positions of a table best: learned values where there are some, else the evaluator."""
    return _BEST.judging(state)


class OracleBot(Learned, PlannerBot):
    """Plays for the greatest chance to win, as a net has learnt to see it.

    As the planner it carries the ``width`` best positions through its turn, in each of ``worlds`` worlds,
    ``depth`` decisions deep (1: looks at every action and no further), judges about ``positions`` of them.
    A whole turn takes at most ``turn`` seconds of a core. With ``slip`` it errs as people do: it takes
    something else that looks worse by about this share of a win, never by much more. Without weights that
    fit a game it judges as `planner` does.
    """

    SETTINGS: ClassVar[dict[str, Callable[[str], Any]]] = {
        **PlannerBot.SETTINGS,
        "net": str,
        "turn": float,
        "slip": float,
    }

    def __init__(
        self,
        seed: int | str = 0,
        worlds: int = 4,
        width: int = 8,
        depth: int = 6,
        positions: int = 4000,
        net: str | Net = "",
        turn: float | None = None,
        slip: float = 0.0,
    ) -> None:
        """ValueError unless the numbers are at least 1, turn above 0 and slip from 0 to below 1."""
        Learned.__init__(self, net)
        PlannerBot.__init__(self, seed, worlds, width, depth, positions)
        if (turn is not None and turn <= 0) or not 0 <= slip < 1:
            raise ValueError("turn to be above 0 and slip from 0 to below 1")
        self._turn = turn
        self._left = turn
        self._slip = slip
        self.lost = 0.0
        """What slips have cost so far, in win shares."""

    def think(self, view: View, legal: list[int], rng: random.Random) -> int:
        begun = time.thread_time()
        if self._left is not None:
            self._clock.cpu = max(self._left / SHARE, 0.001)
        values = self.weigh(view, legal, rng)
        action = best(values) if not self._slip else self._slipped(values, view, rng)
        if self._turn is not None and self._left is not None:
            self._left -= time.thread_time() - begun
            if self._passes(view, action, rng):
                self._left = self._turn
        return action

    def _slipped(self, values: dict[int, float], view: View, rng: random.Random) -> int:
        if self.values(view.game) is not None:
            shares = {action: 1 / (1 + math.exp(-value)) for action, value in values.items()}
        else:
            unit = max(POINTS, *view.game.prospects(view.world(rng)))
            shares = {action: value / unit for action, value in values.items()}
        top = max(shares.values())
        near = {action: share for action, share in shares.items() if top - share <= ABSURD * self._slip}
        powers = [math.exp((share - top) / self._slip) for share in near.values()]
        action = rng.choices(list(near), powers)[0]
        self.lost += top - shares[action]
        return action

    @staticmethod
    def _passes(view: View, action: int, rng: random.Random) -> bool:
        """Whether an action probably ends the turn."""
        world = view.world(rng)
        Fortune(world.setup, 0.5).lead(world, action)
        return world.decider != view.seat


class PythiaBot(Learned, SearchBot):
    """Searches as `search` does, with learned values."""

    SETTINGS: ClassVar[dict[str, Callable[[str], Any]]] = {**SearchBot.SETTINGS, "net": str}

    def __init__(self, seed: int | str = 0, net: str | Net = "", **settings: Any) -> None:
        """``settings`` as of `SearchBot`."""
        Learned.__init__(self, net)
        SearchBot.__init__(self, seed, **settings)
