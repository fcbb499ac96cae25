"""Coverage: which decisions, components and endings a set of games has reached.

Keys: ``ask:<step>`` a decision or draw was asked; ``do:<family>`` an action of the family was taken;
``tell:<event>`` an event happened; ``tell:<event>:<argument>=<value>`` with that component;
``end:<what>`` what the game's own ``endings`` say of a finished state.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from .events import Event
from .game import Game
from .state import State


class Coverage:
    """Counts what was reached; feed it every action with its events."""

    def __init__(self, game: Game) -> None:
        """Nothing reached yet."""
        self.game = game
        self.counts: Counter[str] = Counter()

    def saw(self, state: State, action: int, events: Iterable[Event]) -> None:
        """Count an action; ``state`` is the state BEFORE it was applied."""
        step = state.step
        assert step is not None
        self.count(step.name, state.actions.family(action).word, events)

    def count(self, step: str, family: str, events: Iterable[Event]) -> None:
        """Count an action by the name of its step and family."""
        counts = self.counts
        counts[f"ask:{step}"] += 1
        counts[f"do:{family}"] += 1
        for event in events:
            counts[f"tell:{event.name}"] += 1
            kind = self.game.events[event.name]
            kinds = {**kind.args, **kind.secret}
            for name, value in [*event.args.items(), *event.secret.items()]:
                sort = kinds.get(name, "text").removeprefix("list:")
                if sort not in self.game.components:
                    continue
                for one in value if isinstance(value, list | tuple) else [value]:
                    counts[f"tell:{event.name}:{name}={one}"] += 1

    def take(self, state: State, action: int) -> None:
        """Apply an action to the state and count it."""
        step = state.step
        assert step is not None
        self.count(step.name, state.actions.family(action).word, state.apply(action))

    def ended(self, state: State) -> None:
        """Count how a finished game ended."""
        for ending in self.game.endings(state):
            self.counts[f"end:{ending}"] += 1

    def missing(self) -> list[str]:
        """The game's goals that were not reached, sorted."""
        return sorted(goal for goal in self.game.coverage_goals() if not self.counts[goal])
