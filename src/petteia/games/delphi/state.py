"""The state: a vector of numbers with the game's own questions to it."""

from __future__ import annotations

from petteia.kernel import State, TensorWriter

from . import observation, scoring
from .layout import MAP_NUMBER
from .sea import Sea
from .tables import DelphiSetup


class DelphiState(State):
    """A position of The Oracle of Delphi."""

    __slots__ = ()
    setup: DelphiSetup

    @property
    def sea(self) -> Sea:
        """The map's tables."""
        return self.setup.sea(self.v[MAP_NUMBER])

    def encode(self, viewer: int | None, out: TensorWriter) -> None:
        """The game's encoder does this."""
        raise TypeError("tensors of this game are written by its encoder")

    view = observation.view
    resample_into = observation.deal_unknown
    scores = scoring.scores
    ranking = scoring.ranking
