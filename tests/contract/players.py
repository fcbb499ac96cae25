"""What the contract suite has to know of each game: how to play it at random, and what it may not expect."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from petteia.kernel import State, View

Player = Callable[[State, random.Random], int]


def anything(state: State, rng: random.Random) -> int:
    """Any legal action, each as likely as the others."""
    return _any(state.legal(), rng)


def varied(state: State, rng: random.Random) -> int:
    """First any family of actions, then any legal action of it: rare kinds of action come up more often."""
    return _any_kind(state, state.legal(), rng)


def _any(actions: list[int], rng: random.Random) -> int:
    return actions[int(rng.random() * len(actions))]


def _any_kind(state: State, actions: list[int], rng: random.Random) -> int:
    if len(actions) == 1:
        return actions[0]
    kinds: dict[str, list[int]] = {}
    for action in actions:
        kinds.setdefault(state.actions.family(action).word, []).append(action)
    return _any(list(kinds.values())[int(rng.random() * len(kinds))], rng)


def mixed(state: State, rng: random.Random) -> int:
    """Now the one, now the other."""
    return varied(state, rng) if rng.random() < 0.5 else anything(state, rng)


def considerate(state: State, rng: random.Random) -> int:
    """The same among the actions that the game calls worthwhile, as bots choose."""
    worthwhile = state.worthwhile()
    return _any_kind(state, worthwhile, rng) if rng.random() < 0.5 else _any(worthwhile, rng)


def purposeful(state: State, rng: random.Random) -> int:
    """Half of the time the best of some actions, as the game's own evaluator sees it."""
    legal = state.legal()
    seat = state.decider
    if len(legal) == 1 or seat is None or rng.random() < 0.5:
        return mixed(state, rng)

    def worth(action: int) -> float:
        after = state.copy()
        after.advance(action)
        return state.game.evaluate(after, seat)

    return max(rng.sample(legal, min(20, len(legal))), key=worth)


def hurried(state: State, rng: random.Random) -> int:
    """At random while the rounds are counted and few, with a purpose otherwise."""
    rounds = state.setup.options["max_rounds"]
    return mixed(state, rng) if 0 < rounds <= 60 else purposeful(state, rng)


class Seated:
    """A player in a bot's seat. It is shown the state itself: the suite has no secrets from its players."""

    def __init__(self, player: Player, state: State, rng: random.Random) -> None:
        self._player = player
        self._state = state
        self._rng = rng

    def choose(self, view: View) -> int:
        return self._player(self._state, self._rng)


@dataclass(frozen=True)
class Habits:
    """How the suite plays a game."""

    players: tuple[Player, ...] = (mixed,)
    """Who chooses for all seats; games with different seeds have different ones of them. A game that random
    play does not finish needs players with a purpose."""
    games: int = 3
    """How many games each check looks at, at each table."""
    limit: int = 4000
    """The most actions, chance included, that a game may take with this player."""
    coverage_games: int = 1500
    """The most games played to reach everything that can be reached."""
    hides: bool = True
    """Whether anything is ever hidden from anybody."""
    open_draws: frozenset[str] = frozenset()
    """Chance steps whose outcome all may see although it leaves no trace in what they see afterwards."""
    unreached: Mapping[str, str] = field(default_factory=dict)
    """Keys of coverage that play cannot reach, each with the reason why."""


HABITS: dict[str, Habits] = {
    # Whoever takes the longest ways at random has no time left for wonders.
    "olympos": Habits(
        (considerate, considerate, considerate, mixed),
        coverage_games=4500,
        unreached={"do:wait": "it takes a player without stock, on islands only, under the Siren's song"},
    ),
    # Piles are drawn when they are drawn, and nobody has a hand: all that is settled lies open.
    "elysium": Habits(
        hides=False,
        unreached=dict.fromkeys(
            ("ask:order", "do:first"), "with the default edition the order of triggers never matters"
        ),
    ),
    # A throw that does not beat the monster leaves no trace.
    "delphi": Habits(
        (hurried, purposeful), games=1, limit=8000, coverage_games=400, open_draws=frozenset({"battle"})
    ),
    # A roll leaves no trace when the roller has as many coins as anybody may have.
    "tiny": Habits(limit=300, coverage_games=200, open_draws=frozenset({"roll"})),
}


def habits(game: str) -> Habits:
    """The habits for a game; the usual ones if nothing is said of it."""
    return HABITS.get(game, Habits())
