"""The state of a game of Olympos and its fixed setup."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from petteia.kernel import Edition, Game, Score, Setup, State, TensorWriter

from . import observation, scoring, tensor
from .components import CELLS, COLUMNS, DISCOVERY
from .tables import tables


class OlymposSetup(Setup):
    """Seats, options and edition, with the tables that play reads."""

    def __init__(self, game: Game, seats: int, options: dict[str, Any], edition: Edition) -> None:
        """``options`` are complete, the edition has passed the schema."""
        super().__init__(game, seats, options, edition)
        self.tables = t = tables(edition)
        players = t.players[seats]
        self.columns: list[int] = [column - 1 for column in players["columns"]]
        self.cells: list[int] = [c for c in range(CELLS) if c % COLUMNS in self.columns]
        self.locks_each: int = players["blocked_per_resource"]
        self.barbarians: int = players["barbarians"]
        self.start_cubes: str = players["start_cubes"]
        self.spots: list[tuple[int, ...]] = t.spots_of_five if players["grey_bonus"] else t.spots
        self.tiles: list[int] = [t.tiles_of(d, seats) for d in range(len(DISCOVERY))]
        # With two players the other tile of Agriculture or Currency leaves play with the first (R64).
        self.one_tile_only: bool = players["single_tiles"]
        self.random_locks: bool = options["locks"] == "random"
        self.prestige_shown: bool = options["prestige"] == "shown"


class OlymposState(State):
    """A position of Olympos. Its numbers are laid out in layout.py."""

    __slots__ = ()

    setup: OlymposSetup

    def view(self, viewer: int | None) -> dict[str, Any]:
        """See `State.view`; described in docs/games/olympos.md."""
        return observation.view(self, viewer)

    def encode(self, viewer: int | None, out: TensorWriter) -> None:
        tensor.encode(self, viewer, out)

    def resample_into(self, viewer: int | None, rng: random.Random) -> None:
        observation.deal_unknown(self, viewer, rng)

    def scores(self) -> list[Score]:
        """Points with their parts (OLY-8.3); before the last Zeus space the track gives none."""
        return [scoring.score(self, seat) for seat in range(self.seats)]

    def ranking(self) -> Sequence[tuple[int, ...]]:
        """Points, then discoveries and wonders together (OLY-8.4)."""
        return scoring.ranking(self)
