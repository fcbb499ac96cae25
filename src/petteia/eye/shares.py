"""Win shares: how likely each seat is to win a position, for somebody who sees everything.

A small fitted layer turns what the bots look at (the features of a game's evaluator and, where there is one,
the word of the learned value from every seat's side) into shares that add up to 1: the logarithm of a seat's
odds is a linear function of these numbers, whose weights change with how far the game has come. It is fitted
for each number of seats on the results of whole games and checked on games that were held out.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from petteia.bots.values import Eye, shipped
from petteia.extras import need
from petteia.kernel import Game, PetteiaError, Setup, State, floats
from petteia.kernel.cells import write_floats

FORMAT = 1
FOLDER = Path(__file__).parent / "calibration"
POWERS = 3  # weights change as a curve of this many numbers over a game


class EyeError(PetteiaError):
    """A game that cannot be analysed: no win shares are known for it."""


@dataclass(frozen=True)
class Fitted:
    """What was fitted for a game and a number of seats."""

    way: Any
    """Weights of the seats' mean features, and a constant: how far the game has come, from 0 to 1."""
    weights: Any
    """`POWERS` x inputs."""
    start: tuple[float, ...]
    """The published share of each seat before anything is dealt."""
    trust: float = 0.3
    """What a lead that the eye sees among decisions is worth in results."""
    revise: float = 0.3
    """How much of what a fresh look thinks otherwise is owed anew at each decision."""
    tempo: float = 0.0
    """What a fresh look thinks too much of whoever is to decide, in shares of a win."""
    unsure: float = 0.1
    """How far values are off early in a game: a standard error."""


@dataclass(frozen=True)
class Calibration:
    """All that was fitted for a game."""

    card: dict[str, Any]
    tables: dict[int, Fitted]

    @classmethod
    def load(cls, path: Path) -> Calibration:
        """Read what `as_json` has written; EyeError if it is none."""
        np = need("numpy", "the analysis of games", "learn")
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
            if data["card"]["format"] != FORMAT:
                raise EyeError(f"{path.name} has format {data['card']['format']!r}, expected {FORMAT}")
            return cls(
                data["card"],
                {
                    int(seats): Fitted(
                        np.array(one["way"]),
                        np.array(one["weights"]),
                        tuple(map(float, one["start"])),
                        *(
                            [one["trust"], one["revise"], one["tempo"], one["unsure"]]
                            if "trust" in one
                            else []
                        ),
                    )
                    for seats, one in data["tables"].items()
                },
            )
        except OSError:
            raise EyeError(f"no win shares are known for the game {path.stem!r}") from None
        except (ValueError, KeyError, TypeError):
            raise EyeError(f"{path.name} holds no win shares") from None

    def as_json(self) -> dict[str, Any]:
        """The JSON form."""
        tables = {
            str(seats): {
                "way": [round(float(n), 6) for n in one.way],
                "weights": [[round(float(n), 6) for n in row] for row in one.weights],
                "start": [round(n, 5) for n in one.start],
                "trust": one.trust,
                "revise": one.revise,
                "tempo": one.tempo,
                "unsure": one.unsure,
            }
            for seats, one in self.tables.items()
        }
        return {"card": self.card, "tables": tables}


@lru_cache(maxsize=8)
def calibration(game_id: str) -> Calibration:
    """What travels with the package for a game; EyeError if there is nothing."""
    return Calibration.load(FOLDER / f"{game_id}.json")


class Looker:
    """Writes what shares are made of, for positions of one table."""

    def __init__(self, setup: Setup) -> None:
        """For positions of this table."""
        self._np = need("numpy", "the analysis of games", "learn")
        self.setup = setup
        self.game: Game = setup.game
        self.seats = setup.seats
        self.width = len(self.game.features)
        self.net = shipped(self.game)
        self._eye = Eye(self.game)
        self._room = floats(self.game.seats[-1] * self.width)
        self._weights = self._np.array([weight for _, weight in self.game.features])

    def look(self, states: Sequence[State]) -> Any:
        """Positions x seats x numbers: the features, what the evaluator makes of them, the learned odds where
        there are any, and whose turn it is.
        """
        np, seats, width = self._np, self.seats, self.width
        flat = np.zeros((len(states), self.game.seats[-1] * width))
        turn = np.zeros((len(states), seats, 1))
        for row, state in enumerate(states):
            self.game.survey_into(state, self._room)
            write_floats(flat[row], self._room)
            decider = state.decider
            if decider is not None and decider >= 0:
                turn[row, decider] = 1.0
        features = flat.reshape(len(states), -1, width)[:, :seats]
        parts = [features, (features @ self._weights)[:, :, None]]
        if self.net is not None:
            odds = np.zeros((len(states), seats, 1))
            for viewer in range(seats):
                found = self.net.judge(self._eye.look(states, viewer), seats).wins
                logs = np.log(np.maximum(found, 1e-6))
                odds[:, :, 0] += np.roll(logs, viewer, axis=1)
            parts.append(odds / seats)
        parts.append(turn)
        return np.concatenate(parts, axis=2)


def way_of(np: Any, rows: Any, way: Any, width: int) -> Any:
    """How far the game has come in each position."""
    mean = rows[:, :, :width].mean(axis=1)
    return np.clip(mean @ way[:-1] + way[-1], 0.0, 1.0)


def shares_of(np: Any, rows: Any, fitted: Fitted, width: int) -> Any:
    """Positions x seats: the win shares that follow from what a `Looker` wrote."""
    at = way_of(np, rows, fitted.way, width)[:, None]
    logits = sum((rows @ weights) * at**power for power, weights in enumerate(fitted.weights))
    logits = logits - logits.max(axis=1, keepdims=True)
    powers = np.exp(logits)
    return powers / powers.sum(axis=1, keepdims=True)


class Shares:
    """Win shares of positions of one table."""

    def __init__(self, setup: Setup, known: Calibration | None = None) -> None:
        """EyeError if nothing was fitted for this game and this number of seats."""
        self.np = need("numpy", "the analysis of games", "learn")
        known = known or calibration(setup.game.id)
        if setup.seats not in known.tables:
            raise EyeError(f"no win shares are known for {setup.game.id!r} with {setup.seats} seats")
        self.fitted = known.tables[setup.seats]
        self.card = known.card
        self._looker = Looker(setup)
        inputs = self.fitted.weights.shape[1]
        if inputs != self._looker.width + 2 + (self._looker.net is not None):
            raise EyeError(f"the win shares of {setup.game.id!r} were fitted to other features")

    @property
    def start(self) -> tuple[float, ...]:
        """The published share of each seat before anything is dealt."""
        return self.fitted.start

    def of(self, states: Sequence[State]) -> Any:
        """Positions x seats: the shares; they add up to 1, and are the result where a game has ended."""
        np = self.np
        if not states:
            return np.zeros((0, self._looker.seats))
        out = shares_of(np, self._looker.look(states), self.fitted, self._looker.width)
        for row, state in enumerate(states):
            if state.decider is None:
                out[row] = result_of(state)
        return out

    def way(self, states: Sequence[State]) -> Any:
        """How far the game has come in each position, from 0 to 1."""
        return way_of(self.np, self._looker.look(states), self.fitted.way, self._looker.width)


def result_of(state: State) -> list[float]:
    """How a finished game ended: 1 for the winner, ties divided."""
    result = state.result()
    assert result is not None
    return [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(state.seats)]
