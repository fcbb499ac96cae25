"""The state: a vector of numbers with the game's own questions to it."""

from __future__ import annotations

from petteia.kernel import State

from . import observation, scoring, tensor
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

    view = observation.view
    encode = tensor.encode
    resample_into = observation.deal_unknown
    scores = scoring.scores
    ranking = scoring.ranking
