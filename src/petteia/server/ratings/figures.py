"""The arithmetic of ratings: the Bradley-Terry model of openskill, as the arena uses it. No database in here.

What is stored is the model's own pair: a strength ``mu`` and its uncertainty ``sigma``, a standard deviation.
What people see is `POINTS` times that, so that everybody begins at 1500.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from msgspec import Struct

MU, SIGMA = 25.0, 25.0 / 3
POINTS = 60
ENOUGH = 10
"""A rating from fewer games is provisional: it is shown as that, and has no place in a list."""
_SURE = 1.96  # standard deviations to each side hold 95 %


class Rating(Struct, frozen=True):
    """How strong somebody is at a game, after so many games that counted."""

    mu: float = MU
    sigma: float = SIGMA
    games: int = 0

    @property
    def points(self) -> int:
        """The strength as people see it."""
        return round(POINTS * self.mu)

    @property
    def give(self) -> int:
        """The true strength lies so many points to either side, with 95 %."""
        return round(POINTS * _SURE * self.sigma)

    @property
    def provisional(self) -> bool:
        """Whether it rests on too few games."""
        return self.games < ENOUGH


@cache
def _model() -> Any:
    from openskill.models import BradleyTerryFull

    return BradleyTerryFull()


def after(players: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """The ratings of a game's players after it, in their order; equal ranks are ties."""
    model = _model()
    teams = [[model.rating(mu=player.mu, sigma=player.sigma)] for player in players]
    rated = model.rate(teams, ranks=[float(rank) for rank in ranks])
    return [
        Rating(team[0].mu, team[0].sigma, player.games + 1)
        for team, player in zip(rated, players, strict=True)
    ]
