"""Which games are played: who plays whom, where they sit, and from which seed.

In a tournament every table of the bots (a choice of as many as there are seats) is played in every seating
order equally often. In a simulation the bots sit as they are named.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations
from typing import Any

from petteia.kernel import OptionError

ORDERS_LIMIT = 10_000


@dataclass(frozen=True)
class Plan:
    """Games before they are played. The same plan always gives the same games.

    ``bots`` are named as `petteia.bots.make` reads them; one named twice takes two seats at a table.
    """

    game: str
    bots: tuple[str, ...]
    seats: int
    games: int
    seed: int | str = 0
    options: Mapping[str, Any] = field(default_factory=dict)

    def seed_of(self, number: int) -> str:
        """The seed of a game, numbered from 0."""
        return f"{self.seed}/{number}"

    def jobs(self) -> list[Job]:
        """The games of a tournament; more than ``games`` if that is no whole number of rounds."""
        tables = orders(self.bots, self.seats)
        rounds = max(1, -(-self.games // len(tables)))
        return [
            Job(number, self.game, tables[number % len(tables)], self.seed_of(number), dict(self.options))
            for number in range(rounds * len(tables))
        ]

    def header(self) -> dict[str, Any]:
        """What a file of results begins with; two plans with the same header have their first games in
        common.
        """
        return {
            "petteia": "tournament",
            "format": 1,
            "game": self.game,
            "bots": list(self.bots),
            "seats": self.seats,
            "seed": self.seed,
            "options": dict(self.options),
        }


@dataclass(frozen=True)
class Job:
    """One game to play: number, game, the bot of each seat, seed, options; whether its record is wanted."""

    number: int
    game: str
    bots: tuple[str, ...]
    seed: str
    options: dict[str, Any]
    record: bool = False


def orders(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """All different seating orders of all tables of ``seats`` bots; OptionError if there are too few bots.

    They come so that neighbours in the list differ in their first seat where possible: a tournament that is
    stopped early is still nearly balanced.
    """
    if len(bots) < seats:
        raise OptionError("bots", ",".join(bots), f"at least {seats} bots for {seats} seats (name one twice)")
    out: dict[tuple[str, ...], None] = {}
    for table in dict.fromkeys(tuple(sorted(choice)) for choice in combinations(bots, seats)):
        for order in permutations(table):
            out[order] = None
            if len(out) > ORDERS_LIMIT:
                raise OptionError(
                    "bots", ",".join(bots), f"fewer bots: they give over {ORDERS_LIMIT} seating orders"
                )
    by_first: dict[str, list[tuple[str, ...]]] = {}
    for order in out:
        by_first.setdefault(order[0], []).append(order)
    mixed = []
    for turn in range(max(map(len, by_first.values()))):
        mixed += [group[turn] for group in by_first.values() if turn < len(group)]
    return mixed
