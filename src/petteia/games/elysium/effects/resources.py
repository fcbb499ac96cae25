"""Gaining and losing gold, victory points and prestige; doing nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from petteia.games.elysium import components
from petteia.games.elysium.figures import AMOUNT, GAIN, LOSE, NOTHING, TO_YOU, WHAT
from petteia.kernel import Message

from .amounts import Amount
from .piece import Piece
from .touch import Touch
from .wording import say

if TYPE_CHECKING:
    from petteia.games.elysium.tables import Cards


class Gain(Piece):
    """The actor takes an amount from the supply, which never runs out (ELY-R-supply)."""

    __slots__ = ("amount", "what")

    word = GAIN

    def __init__(self, cards: Cards, spec: Mapping[str, Any], family: int) -> None:
        super().__init__(cards, spec, family)
        self.what = components.RESOURCE.index(spec["what"])
        self.amount = Amount(cards, spec["n"])

    def fill_in(self, row: list[int]) -> None:
        row[WHAT] = self.what
        row[AMOUNT : AMOUNT + len(self.amount.figures())] = self.amount.figures()

    def touch(self) -> Touch:
        """It raises what is gained."""
        looks = self.condition.owned() if self.condition is not None else 0
        return self.who.touch(self.amount.owned() | looks, 1 << self.what, 0)

    def text(self, form: str, before: Piece | None) -> Message:
        """A gain under a condition after another one of the same kind is "more"."""
        more = (
            self.condition is not None
            and isinstance(before, Gain)
            and before.what == self.what
            and before.condition is None
        )
        return say("gain-more" if more else "gain", form=form, what=self.amount.text(self.what, form, before))


class Lose(Piece):
    """The actor returns an amount to the supply, or hands it to you; nothing goes below 0."""

    __slots__ = ("amount", "to_you", "what")

    word = LOSE

    def __init__(self, cards: Cards, spec: Mapping[str, Any], family: int) -> None:
        super().__init__(cards, spec, family)
        self.what = components.RESOURCE.index(spec["what"])
        self.amount = Amount(cards, spec["n"])
        self.to_you = "to" in spec

    def fill_in(self, row: list[int]) -> None:
        row[WHAT] = self.what
        row[TO_YOU] = int(self.to_you)
        row[AMOUNT : AMOUNT + len(self.amount.figures())] = self.amount.figures()

    def touch(self) -> Touch:
        """It lowers what is lost, and raises yours if it is handed over."""
        looks = self.condition.owned() if self.condition is not None else 0
        lost = self.who.touch(self.amount.owned() | looks, 0, 1 << self.what)
        return lost | Touch(0, 1 << self.what, 0) if self.to_you else lost

    def text(self, form: str, before: Piece | None) -> Message:
        return say(
            "give" if self.to_you else "lose", form=form, what=self.amount.text(self.what, form, before)
        )


class Nothing(Piece):
    """Nothing happens."""

    __slots__ = ()

    word = NOTHING

    def touch(self) -> Touch:
        """Nothing at all."""
        return Touch()

    def text(self, form: str, before: Piece | None) -> Message:
        return say("nothing", form=form)
