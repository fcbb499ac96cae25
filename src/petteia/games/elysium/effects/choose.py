"""A choice of two."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from petteia.games.elysium import space
from petteia.games.elysium.figures import CHOOSE, FIRST_OPTION, SECOND_OPTION
from petteia.games.elysium.preview import of_option
from petteia.kernel import FRAME, Message, Reason

from .carrying import me_of, you_of
from .clauses import joined
from .needs import in_full
from .piece import Piece
from .resources import Gain, Lose
from .touch import Touch
from .wording import MID, START, say

if TYPE_CHECKING:
    from petteia.games.elysium.observation import Ask
    from petteia.games.elysium.preview import Preview
    from petteia.games.elysium.state import ElysiumState
    from petteia.games.elysium.tables import Cards


def touched(steps: tuple[Piece, ...]) -> Touch | None:
    """What a list of steps touches, if it only gains and loses tokens; else None.

    How much was lost depends on what was there, so a step that reads it reads that.
    """
    whole = Touch()
    looks_back = any(step.reads_last for step in steps)
    for step in steps:
        touch = step.touch()
        if touch is None:
            return None
        whole |= touch
        if looks_back:
            whole |= Touch(reads=touch.lowers)
    return whole


class Choose(Piece):
    """The actor picks one of two lists of steps and carries it out.

    An option that can be met in full goes before one that cannot, and one whose losses can be met in part
    before one that would cost nothing (ELY-R-choice-must-be-possible).
    """

    __slots__ = ("options",)

    word = CHOOSE

    def __init__(self, cards: Cards, spec: Mapping[str, Any], family: int) -> None:
        super().__init__(cards, spec, family)
        self.options: tuple[tuple[int, tuple[Piece, ...]], ...] = ()  # start and steps of each, filled later

    def fill_in(self, row: list[int]) -> None:
        row[FIRST_OPTION], row[SECOND_OPTION] = (start for start, _ in self.options)

    def touch(self) -> Touch | None:
        """All that its options touch; what could be lost decides which of them may be picked."""
        looks = self.condition.owned() if self.condition is not None else 0
        whole = self.who.touch(looks, 0, 0)
        for _, steps in self.options:
            option = touched(steps)
            if option is None:
                return None
            option |= Touch(reads=option.lowers)
            whole |= option if self.who.mine else option.everybody()
        return whole

    def why_not(self, state: ElysiumState, doing: int, actor: int, action: int) -> Reason:
        v = state.v
        other, _ = self.options[1 - (action - space.OPTION_BASE)]
        full = in_full(state, other, actor, you_of(v, doing), me_of(v, doing), doing - FRAME)
        reason = "option-impossible" if full else "option-costs-nothing"
        return Reason(reason, rules=("ELY-R-choice-must-be-possible",))

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
