"""How win shares are fitted: games between bots, positions of them, and a small regression on how they ended.

Games have names made of a namespace, the game, the number of seats and a number; those for fitting and those
that are held out come from namespaces that nothing else uses.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from petteia.bots import seated
from petteia.games import game as find
from petteia.kernel import CHANCE, Dealer, Setup, State, drive

from .shares import FORMAT, POWERS, Calibration, Fitted, Looker, result_of, shares_of, way_of

PLAYERS = (
    "oracle:worlds=1:width=3:positions=250",
    "oracle:worlds=1:width=3:positions=250:slip=0.015",
)
"""Who plays: every other game between players of one kind, about as strong as `hard` and as `medium`."""
POSITIONS = 30  # that are kept of a game for fitting
_FEATURE, _TABLE = 40.0, 20.0
ACCOUNTS: dict[str, tuple[float, float, float]] = {
    "olympos": (0.2, 0.3, 0.0),
    "elysium": (0.2, 0.3, 0.06),
    "delphi": (0.2, 0.3, 0.046),
}
"""How the account of a game is kept (`Fitted.trust`, `revise`, `tempo`): chosen on games for fitting so that
what is unforeseeable is nothing on the average, and small.
"""
_SMOOTH = 300.0  # games at even shares that are added to the count of who wins from which seat


@dataclass(frozen=True)
class Game:
    """A game that was played for fitting: its actions, chance included."""

    setup: Setup
    number: int
    actions: Sequence[int]

    def states(self) -> Iterator[State]:
        """All its states, one after the other, the last one too. Each is changed into the next."""
        state = self.setup.game.start(self.setup)
        yield state
        for action in self.actions:
            state.advance(action)
            yield state


def play(name: str, seats: int, namespace: str, number: int) -> Game:
    """A game between `PLAYERS`."""
    setup = find(name).setup(seats)
    state = setup.game.start(setup)
    seed = f"eye/{namespace}/{name}/{seats}/{number}"
    actions: list[int] = []

    def take(action: int) -> None:
        actions.append(action)
        state.advance(action)

    with seated([PLAYERS[number % len(PLAYERS)]] * seats, seed) as bots:
        drive(state, Dealer(seed), bots, take=take)
    return Game(setup, number, actions)


def positions(game: Game, count: int, seed: str) -> list[tuple[float, State]]:
    """Some positions in which a seat decides, each with its place in the game from 0 to 1."""
    rng = random.Random(f"{seed} {game.number}")
    total = len(game.actions)
    found = [
        (n / total, state.copy())
        for n, state in enumerate(game.states())
        if state.decider is not None and state.decider != CHANCE
    ]
    return rng.sample(found, min(count, len(found)))


def examples(games: Sequence[Game], count: int = POSITIONS) -> dict[str, Any]:
    """What a `Looker` sees of positions of some games of one kind of table, and how these ended."""
    looker = Looker(games[0].setup)
    rows, results, places, origin = [], [], [], []
    for game in games:
        *_, last = game.states()
        end = result_of(last)
        some = positions(game, count, "positions")
        rows.append(looker.look([state for _, state in some]))
        places += [place for place, _ in some]
        results += [end] * len(some)
        origin += [game.number] * len(some)
    return {
        "rows": np.concatenate(rows),
        "results": np.array(results),
        "places": np.array(places),
        "games": np.array(origin),
        "width": looker.width,
    }


def fit_way(data: dict[str, Any]) -> Any:
    """Weights by which mean features tell how far a game has come."""
    width = data["width"]
    mean = data["rows"][:, :, :width].mean(axis=1)
    x = np.concatenate([mean, np.ones((len(mean), 1))], axis=1)
    keep = np.eye(width + 1) * 1e-2 * len(x) / 100
    keep[-1, -1] = 0
    return np.linalg.solve(x.T @ x + keep, x.T @ data["places"])


def loss(shares: Any, results: Any) -> float:
    """The mean cross-entropy of shares with how games ended."""
    return float(-(results * np.log(np.maximum(shares, 1e-9))).sum(axis=1).mean())


def _inputs(data: dict[str, Any], way: Any, size: Any) -> Any:
    """Examples as the regression reads them: in each position the seats are compared with each other."""
    rows = data["rows"]
    at = way_of(np, rows, way, data["width"])
    apart = (rows - rows.mean(axis=1, keepdims=True)) / size
    return np.concatenate([apart * at[:, None, None] ** power for power in range(POWERS)], axis=2)


def _solve(tables: Sequence[tuple[Any, Any]], begin: Any, keep: Any) -> Any:
    """Weights for inputs and results of some tables, kept near to those they begin with. Newton's method:
    the loss is convex.
    """
    w = begin.copy()
    count = sum(len(x) for x, _ in tables)
    for _ in range(30):
        gradient = keep * (w - begin)
        hessian = np.diag(keep)
        for x, wanted in tables:
            logits = x @ w
            powers = np.exp(logits - logits.max(axis=1, keepdims=True))
            p = powers / powers.sum(axis=1, keepdims=True)
            gradient = gradient + np.einsum("nsk,ns->k", x, p - wanted) / count
            middle = np.einsum("nsk,ns->nk", x, p)
            weighted = (x * p[:, :, None]).reshape(-1, len(w))
            hessian = hessian + (weighted.T @ x.reshape(-1, len(w)) - middle.T @ middle) / count
        step = np.linalg.solve(hessian, gradient)
        w -= step
        if float(np.abs(step).max()) < 1e-6:
            break
    return w


def fit_tables(game: str, tables: dict[int, dict[str, Any]]) -> dict[int, Fitted]:
    """The weights for each number of seats: a common fit, and what each differs from it.

    The fewer games there are, the less do single features add to the words of the evaluator and the net, and
    the nearer stays each number of seats to the common fit.
    """
    games = sum(len(np.unique(data["games"])) for data in tables.values())
    feature, table = _FEATURE / games, _TABLE / games
    ways = {seats: fit_way(data) for seats, data in tables.items()}
    every = [(data["rows"] - data["rows"].mean(axis=1, keepdims=True)) for data in tables.values()]
    inputs = every[0].shape[2]
    width = next(iter(tables.values()))["width"]
    size = np.maximum(np.concatenate([one.reshape(-1, inputs) for one in every]).std(axis=0), 1e-3)
    x = {seats: _inputs(data, ways[seats], size) for seats, data in tables.items()}
    keep = np.tile(np.where(np.arange(inputs) < width, feature, 1e-4), POWERS)
    begin = np.zeros(inputs * POWERS)
    common = _solve([(x[seats], data["results"]) for seats, data in tables.items()], begin, keep)
    found = {}
    for seats, data in tables.items():
        w = _solve([(x[seats], data["results"])], common, keep * 4 + table)
        _, first = np.unique(data["games"], return_index=True)
        ends = data["results"][first]
        start = (ends.sum(axis=0) + _SMOOTH / seats) / (len(ends) + _SMOOTH)
        found[seats] = Fitted(
            ways[seats], w.reshape(POWERS, -1) / size, tuple(float(n) for n in start), *ACCOUNTS[game]
        )
    return found


def card(name: str, tables: dict[int, dict[str, Any]], namespace: str) -> dict[str, Any]:
    """What says where the weights come from."""
    game = find(name)
    return {
        "format": FORMAT,
        "game": name,
        "rules": game.rules_version,
        "edition": game.default_edition().digest,
        "players": list(PLAYERS),
        "namespace": namespace,
        "games": {str(seats): len(np.unique(data["games"])) for seats, data in tables.items()},
        "positions": {str(seats): len(data["rows"]) for seats, data in tables.items()},
    }


def fit(name: str, tables: dict[int, dict[str, Any]], namespace: str = "train") -> Calibration:
    """Fit all numbers of seats that there are examples of."""
    return Calibration(card(name, tables, namespace), fit_tables(name, tables))


def judged(data: dict[str, Any], fitted: Fitted) -> Any:
    """The shares of examples."""
    return shares_of(np, data["rows"], fitted, data["width"])
