"""The state of a game of Elysium."""

from __future__ import annotations

from typing import TYPE_CHECKING

from petteia.kernel import State

from . import observation, scoring, tensor

if TYPE_CHECKING:
    from .tables import ElysiumSetup


class ElysiumState(State):
    """See layout.py for the numbers. Nothing that is hidden is settled: not the order of the draw pile,
    and not the fronts of Citizens. So every viewer knows the whole state.
    """

    __slots__ = ()

    setup: ElysiumSetup

    view = observation.view
    encode = tensor.encode
    resample_into = observation.deal_unknown
    scores = scoring.scores
    ranking = scoring.ranking
