"""The actions that players take, numbered without gaps, and what each is made of.

A game's action space also holds the outcomes of chance. A learner that scores actions needs those of players
alone, and learns faster if it knows that two of them are the same verb, or about the same territory.

    actions = petteia.compact.player_actions("olympos")
    len(actions), actions.action(0), actions.number(17)
    actions.factors.rows[0]            # verb and arguments, as numbers into factors.verbs and factors.values
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

from petteia import games
from petteia.kernel import ActionError, Game
from petteia.kernel.actions import whole
from petteia.kernel.steps import Step

NOTHING = -1
"""Stands in a row of factors where an action has no further argument."""


@dataclass(frozen=True)
class Factors:
    """What actions are made of: one row for each, all of the same length.

    A row is the verb's number, then one number for each argument, `NOTHING` in the rest. Arguments that name
    components of one kind share their numbers, whatever the verb: ``("territory", "thessaly")`` is one entry
    of ``values``. Numbers and words that are no components belong to the argument's name.
    """

    verbs: tuple[str, ...]
    values: tuple[tuple[str, str], ...]
    rows: tuple[tuple[int, ...], ...]


class PlayerActions:
    """The actions of a game that a seat can ever be asked for, numbered from 0 in the order of their ids."""

    def __init__(self, game: Game) -> None:
        """Asked for by `player_actions`, which keeps one for each game."""
        self.game = game
        words = {word for step in game.steps if asks_a_seat(step) for word in step.families}
        self.families = tuple(family for family in game.actions.families.values() if family.word in words)
        self.ids: tuple[int, ...] = tuple(
            action for family in self.families for action in range(family.base, family.base + family.size)
        )
        """The action of each number."""
        self._numbers = {action: number for number, action in enumerate(self.ids)}

    def __len__(self) -> int:
        return len(self.ids)

    def action(self, number: int) -> int:
        """The action's id; ActionError if there is no such number."""
        number = whole(number)
        if not 0 <= number < len(self.ids):
            raise ActionError(number, f"a number from 0 to {len(self.ids) - 1}")
        return self.ids[number]

    def number(self, action: int) -> int:
        """The number of an action's id; ActionError if no seat is ever asked for it."""
        found = self._numbers.get(whole(action))
        if found is None:
            raise ActionError(action, "an action of a player")
        return found

    @cached_property
    def factors(self) -> Factors:
        """Verbs, values, and a row for each action."""
        width = max(len(family.domains) for family in self.families)
        values: dict[tuple[str, str], int] = {}
        rows = []
        for verb, family in enumerate(self.families):
            columns = [
                [values.setdefault((sort, value), len(values)) for value in domain.values]
                for sort, domain in zip(map(_sort, family.names, family.domains), family.domains, strict=True)
            ]
            rest = (NOTHING,) * (width - len(columns))
            for action in range(family.base, family.base + family.size):
                indices = family.indices(action)
                inner = (column[index] for column, index in zip(columns, indices, strict=True))
                rows.append((verb, *inner, *rest))
        return Factors(tuple(family.word for family in self.families), tuple(values), tuple(rows))


def _sort(name: str, domain: Any) -> str:
    """What an argument's values are: a kind of component, or just what the argument is called."""
    return name if domain.kind in ("number", "text") else str(domain.kind)


def asks_a_seat(step: Step[Any]) -> bool:
    """Whether a step lists answers for a seat, and not, or not only, outcomes of chance."""
    kind = type(step)
    return kind.legal is not Step.legal or kind.fill is not Step.fill


@cache
def _of(game: Game) -> PlayerActions:
    return PlayerActions(game)


def player_actions(game: str | Game) -> PlayerActions:
    """The player actions of a game; OptionError for an unknown id."""
    return _of(games.game(game) if isinstance(game, str) else game)
