"""A choice of two."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from petteia.games.elysium import actions
from petteia.games.elysium.numbers import CHOOSE
from petteia.kernel import Reason

from .frames import CHOOSER, actor_done, push_effect
from .piece import Piece, me_of, you_of

if TYPE_CHECKING:
    from petteia.games.elysium.cards import Cards
    from petteia.games.elysium.state import ElysiumState


class Choose(Piece):
    """The actor picks one of two lists of steps and carries it out.

    An option that can be met in full goes before one that cannot (ELY-R-choice-must-be-possible).
    """

    __slots__ = ("options",)

    asks = CHOOSE

    def __init__(self, cards: Cards, spec: Mapping[str, Any], family: int) -> None:
        super().__init__(cards, spec, family)
        self.options: tuple[tuple[int, tuple[Piece, ...]], ...] = ()  # start and steps of each, filled later

    def can(self, state: ElysiumState, actor: int, you: int, me: int) -> bool:
        """If a step of an option can be carried out in part."""
        return any(
            not step.reads_last and step.can(state, actor, you, me)
            for _, steps in self.options
            for step in steps
        )

    def possible(self, state: ElysiumState, actor: int, you: int, me: int) -> list[int]:
        """The options that may be picked."""
        full = [
            number
            for number, (_, steps) in enumerate(self.options)
            if all(
                (step.condition is not None and not step.condition.holds(state, actor, me, 0))
                or step.fully(state, actor, you, me)
                for step in steps
            )
        ]
        return full or list(range(len(self.options)))

    def start(self, state: ElysiumState, doing: int, actor: int) -> None:
        """See `Piece.start`."""
        self.ask(state, actor)

    def legal(self, state: ElysiumState, doing: int, actor: int) -> list[int]:
        """The options that may be picked."""
        v = state.v
        return [
            actions.OPTION + number
            for number in self.possible(state, actor, you_of(v, doing), me_of(v, doing))
        ]

    def chosen(self, state: ElysiumState, doing: int, actor: int, action: int) -> None:
        """Carry out the option; the chooser is its only actor."""
        v = state.v
        actor_done(v, doing)
        start = self.options[action - actions.OPTION][0]
        flags = actor + 1 << CHOOSER
        push_effect(state, start, you_of(v, doing), me_of(v, doing), flags, 0)

    def why_not(self, state: ElysiumState, doing: int, actor: int, action: int) -> Reason:
        """See `Piece.why_not`."""
        return Reason("option-impossible", rules=("ELY-R-choice-must-be-possible",))

    def context(self, state: ElysiumState, doing: int) -> dict[str, Any]:
        """Nothing beyond the card."""
        return {}
