"""A choice of two."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from petteia.games.elysium import space
from petteia.games.elysium.layout import CHOOSE, EFFECT_EVENT
from petteia.games.elysium.packing import chosen_by
from petteia.games.elysium.preview import of_option
from petteia.kernel import FRAME, Message, Reason

from .clauses import joined
from .frames import actor_done, push_effect
from .pay import Pay
from .piece import Piece, me_of, you_of
from .resources import Gain, Lose
from .wording import MID, START, say

if TYPE_CHECKING:
    from petteia.games.elysium.observation import Ask
    from petteia.games.elysium.preview import Preview
    from petteia.games.elysium.state import ElysiumState
    from petteia.games.elysium.tables import Cards


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
        """If an option that may be picked would do something."""
        return any(
            self.would_do(self.options[number][1], state, actor, you, me)
            for number in self.possible(state, actor, you, me, 0)
        )

    def would_do(self, steps: tuple[Piece, ...], state: ElysiumState, actor: int, you: int, me: int) -> bool:
        """Whether a step of an option can be carried out in part; nothing follows an unpaid price."""
        for step in steps:
            if step.reads_last or not step.meant(state, actor, me, 0):
                continue
            if step.can(state, actor, you, me):
                return True
            if isinstance(step, Pay):
                break
        return False

    def possible(self, state: ElysiumState, actor: int, you: int, me: int, frame: int) -> list[int]:
        """The options that may be picked; how much a step that reads ``last`` will need is not known yet."""
        full = [
            number
            for number, (_, steps) in enumerate(self.options)
            if all(
                step.reads_last
                or not step.meant(state, actor, me, frame)
                or step.fully(state, actor, you, me, frame)
                for step in steps
            )
        ]
        return full or list(range(len(self.options)))

    def start(self, state: ElysiumState, doing: int, actor: int) -> None:
        self.ask(state, actor)

    def legal(self, state: ElysiumState, doing: int, actor: int) -> list[int]:
        """The options that may be picked."""
        v = state.v
        return [
            space.OPTION_BASE + number
            for number in self.possible(state, actor, you_of(v, doing), me_of(v, doing), doing - FRAME)
        ]

    def chosen(self, state: ElysiumState, doing: int, actor: int, action: int) -> None:
        """Carry out the option; the chooser is its only actor."""
        v = state.v
        actor_done(v, doing)
        start = self.options[action - space.OPTION_BASE][0]
        flags = chosen_by(actor)
        event = v[doing - FRAME + EFFECT_EVENT]  # the card that set the effect off is the option's as well
        push_effect(state, start, you_of(v, doing), me_of(v, doing), flags, event)

    def why_not(self, state: ElysiumState, doing: int, actor: int, action: int) -> Reason:
        return Reason("option-impossible", rules=("ELY-R-choice-must-be-possible",))

    def text(self, form: str, before: Piece | None) -> Message:
        """Two gains or two losses share their verb."""
        (_, first), (_, second) = self.options
        one, two = first[0], second[0]
        plain = len(first) == len(second) == 1 and one.condition is two.condition is None
        handed_over = any(isinstance(step, Lose) and step.to_you for step in (one, two))
        if plain and type(one) is type(two) and isinstance(one, Gain | Lose) and not handed_over:
            assert isinstance(two, Gain | Lose)
            what = say(
                "or",
                first=one.amount.text(one.what, form, None),
                second=two.amount.text(two.what, form, None),
            )
            return say("gain" if isinstance(one, Gain) else "lose", form=form, what=what)
        later = MID if form == START else form
        return say("choose", first=joined(first, form), second=joined(second, later))

    def preview(self, state: ElysiumState, doing: int, actor: int, action: int) -> Preview:
        """What the option does."""
        option = self.options[action - space.OPTION_BASE][1]
        return of_option(say("sentence", clause=joined(option, START)))

    def context(self, state: ElysiumState, doing: int) -> Ask:
        """Nothing beyond the card."""
        return {}
