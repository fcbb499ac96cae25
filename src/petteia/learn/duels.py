"""Duels: one player among others of another kind, in every seat in turn, a number of games fixed before."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from petteia.arena import engines
from petteia.arena.statistics import mean, share
from petteia.bots import OracleBot, close, make
from petteia.bots.values import Net
from petteia.games import game as find
from petteia.kernel import Bot, Dealer, drive


@dataclass(frozen=True)
class Side:
    """A player: a bot by its name, or a net with how far it plans."""

    name: str = ""
    net: bytes | None = None
    depth: int = 1
    worlds: int = 1

    def bot(self, seed: str) -> Bot:
        """The player for a seat of a game."""
        if self.net is None:
            return make(self.name, seed)
        return OracleBot(seed, worlds=self.worlds, depth=self.depth, net=_net(self.net))


@lru_cache(maxsize=4)
def _net(data: bytes) -> Net:
    return Net.load(data)


@dataclass(frozen=True)
class Duel:
    """One game: ``one`` in a seat, ``other`` in all others."""

    game: str
    seats: int
    seat: int
    seed: str
    one: Side
    other: Side
    until: float | None = None


def fight(duel: Duel) -> dict[str, Any] | None:
    """Play a duel; None if it is too late to begin (or to have ended in time)."""
    if duel.until is not None and time.time() >= duel.until:
        return None
    state = find(duel.game).new(duel.seats)
    bots = [
        (duel.one if seat == duel.seat else duel.other).bot(f"{duel.seed}/{seat}")
        for seat in range(duel.seats)
    ]
    begun = time.process_time()
    drive(state, Dealer(duel.seed), bots)
    for bot in bots:
        close(bot)
    result = state.result()
    assert result is not None
    scores = [score.total for score in state.scores()]
    mine = scores.pop(duel.seat)
    won = 1 / len(result.winners) if duel.seat in result.winners else 0.0
    return {
        "seats": duel.seats,
        "seed": duel.seed,
        "won": won,
        "margin": mine - max(scores),
        "seconds": time.process_time() - begun,
    }


def duels(
    game: str,
    one: Side,
    other: Side,
    tables: Sequence[tuple[int, int]],
    seed: str,
    until: float | None = None,
) -> list[Duel]:
    """So many games at tables of so many seats, each seat in turn."""
    return [
        Duel(game, seats, number % seats, f"{seed}/{seats}/{number // seats}", one, other, until)
        for seats, count in tables
        for number in range(count)
    ]


def compare(
    games: Sequence[Duel],
    engine: str = "processes",
    workers: int | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> dict[int, dict[str, Any]]:
    """The share of wins and the lead by number of seats."""
    found: dict[int, list[dict[str, Any]]] = {}
    # Tables take turns, so that an early end leaves some of each.
    order = sorted(range(len(games)), key=lambda n: (n % 97, n))
    for done, result in enumerate(engines.run(fight, [games[n] for n in order], engine, workers), 1):
        progress(done)
        if result is not None:
            found.setdefault(result["seats"], []).append(result)
    return {
        seats: {
            "games": len(results),
            "wins": share(sum(one["won"] for one in results), len(results)).as_json(),
            "margin": mean([one["margin"] for one in results]).as_json(),
            "seconds": round(sum(one["seconds"] for one in results) / len(results), 3),
        }
        for seats, results in sorted(found.items())
    }


def edge(comparison: dict[int, dict[str, Any]]) -> float:
    """How much more than an equal share was won, as a share of it, the mean over tables; 0 is equal."""
    if not comparison:
        return 0.0
    # With two players a share of 100 % is twice the equal one, with five it is five times: count odds alike.
    total = 0.0
    for seats, row in comparison.items():
        won = row["wins"]["value"]
        total += (won - 1 / seats) / (1 - 1 / seats) if won >= 1 / seats else (won - 1 / seats) * seats
    return total / len(comparison)
