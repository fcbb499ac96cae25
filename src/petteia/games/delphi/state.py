"""The state: a vector of numbers with the game's own questions to it."""

from __future__ import annotations

import random
from collections.abc import Sequence

from petteia.kernel import Score, State, TensorWriter

from .layout import MAP_NUMBER
from .observation import Observation, deal_unknown, view
from .scoring import ranking, scores
from .sea import Sea
from .tables import DelphiSetup
from .tensor import encode


class DelphiState(State):
    """A position of The Oracle of Delphi."""

    __slots__ = ()
    setup: DelphiSetup

    @property
    def sea(self) -> Sea:
        """The map's tables."""
        return self.setup.sea(self.v[MAP_NUMBER])

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
