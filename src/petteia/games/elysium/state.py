"""The state of a game of Elysium."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING

from petteia.kernel import Score, State, TensorWriter

from .observation import Observation, deal_unknown, view
from .scoring import ranking, scores
from .tensor import encode

if TYPE_CHECKING:
    from .tables import ElysiumSetup


class ElysiumState(State):
    """See layout.py for the numbers. Nothing that is hidden is settled: not the order of the draw pile,
    and not the fronts of Citizens. So every viewer knows the whole state.
    """

    __slots__ = ()

    setup: ElysiumSetup

    def view(self, viewer: int | None) -> Observation:
        return view(self, viewer)

    def encode(self, viewer: int | None, out: TensorWriter) -> None:
        encode(self, viewer, out)

    def resample_into(self, viewer: int | None, rng: random.Random) -> None:
        deal_unknown(self, viewer, rng)

    def scores(self) -> list[Score]:
        return scores(self)

    def ranking(self) -> Sequence[tuple[int, ...]]:
        return ranking(self)
