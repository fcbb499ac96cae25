"""The state: a vector of numbers with the game's own questions to it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from petteia.kernel import Score, State, TensorWriter, deal

from .layout import (
    CARDS,
    ENTERED,
    FAVOUR,
    FULFILLED,
    GIVEN_BACK,
    LEFT,
    MAP,
    TASKS_AT,
    TILES,
    TURNED,
    player,
)
from .names import TASK_KINDS
from .observation import tile_known, view
from .sea import Sea
from .tables import DelphiSetup, task_kind
from .tensor import encode


class DelphiState(State):
    """A position of The Oracle of Delphi."""

    __slots__ = ()
    setup: DelphiSetup

    @property
    def sea(self) -> Sea:
        """The map's tables."""
        return self.setup.sea(self.v[MAP])

    def view(self, viewer: int | None) -> dict[str, Any]:
        return view(self, viewer)

    def encode(self, viewer: int | None, out: TensorWriter) -> None:
        encode(self, viewer, out)

    def resample_into(self, viewer: int | None, rng: random.Random) -> None:
        """Deal anew the island tiles that are settled but unknown to the viewer (ruling 28)."""
        v = self.v
        hidden = []
        unknown = [1] * 12
        for site in range(12):
            tile = v[TILES + site]
            if tile:
                if tile_known(self, site, viewer):
                    unknown[tile - 1] = 0
                else:
                    hidden.append(site)
        for site, hand in zip(hidden, deal(rng, unknown, [1] * len(hidden)), strict=True):
            v[TILES + site] = hand.index(1) + 1

    def scores(self) -> list[Score]:
        """Progress: fulfilled tasks by kind, a tile spared by the ship, the return to Zeus."""
        out = []
        for seat in range(self.seats):
            p = player(seat)
            v = self.v
            parts = dict.fromkeys(("shrine", "statue", "offering", "monster", "spared", "zeus"), 0)
            for task in range(12):
                if v[p + TASKS_AT + task] == FULFILLED:
                    parts[TASK_KINDS[task_kind(task, v[TURNED])]] += 1
                elif v[p + TASKS_AT + task] == GIVEN_BACK:
                    parts["spared"] += 1
            parts["zeus"] = v[p + ENTERED]
            out.append(Score(sum(parts.values()), parts))
        return out

    def ranking(self) -> Sequence[tuple[int, ...]]:
        """DEL-9.2, rulings 83 to 85: at Zeus, fewer open tasks, more oracle cards, more favour."""
        v = self.v
        out = []
        for seat in range(self.seats):
            p = player(seat)
            out.append((v[p + ENTERED], -v[p + LEFT], sum(v[p + CARDS : p + CARDS + 6]), v[p + FAVOUR]))
        return out
