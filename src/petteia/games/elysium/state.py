"""The state of a game of Elysium."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from petteia.kernel import Score, State, TensorWriter

from .layout import GOLD

if TYPE_CHECKING:
    from .setup import ElysiumSetup


class ElysiumState(State):
    """See layout.py for the numbers. Nothing that is hidden is settled: not the order of the draw pile,
    and not the fronts of Citizens. So every viewer knows the whole state.
    """

    __slots__ = ()

    setup: ElysiumSetup

    def view(self, viewer: int | None) -> dict[str, Any]:
        """See `State.view`; described field by field in docs/games/elysium.md."""
        from .observation import view

        return view(self)

    def encode(self, viewer: int | None, out: TensorWriter) -> None:
        from .tensor import encode

        encode(self, viewer, out)

    def resample_into(self, viewer: int | None, rng: random.Random) -> None:
        """Nothing is settled that a viewer does not know: the future is drawn when it comes."""

    def scores(self) -> list[Score]:
        from .scoring import scores

        return scores(self)

    def ranking(self) -> Sequence[tuple[int, ...]]:
        """Most points, then most gold, then a shared victory (ELY-6.7)."""
        return [(score.total, self.v[GOLD + seat]) for seat, score in enumerate(self.scores())]
