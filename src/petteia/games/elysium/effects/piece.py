"""A step of an effect as the edition gives it: its figures, how it reads, why an answer is refused.

What it needs is in needs.py, what it does in carrying.py: both read its figures.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from petteia.games.elysium.figures import CONDITION, PIECE, WORD
from petteia.games.elysium.layout import DOING_LEFT
from petteia.kernel import Message, Reason

from .actors import Who
from .amounts import NO_CONDITION_FIGURES, Condition
from .touch import Touch
from .vocabulary import reads_last

if TYPE_CHECKING:
    from petteia.games.elysium.observation import Ask
    from petteia.games.elysium.preview import Preview
    from petteia.games.elysium.state import ElysiumState
    from petteia.games.elysium.tables import Cards


class Piece:
    """One step of a list. Subclasses are the words of the language; they hold no state.

    ``doing`` is always the place of the step's frame, the effect's frame lies directly beneath it.
    """

    __slots__ = ("condition", "end", "family", "reads_last", "who")

    word = 0
    """Its number in figures.py."""

    def __init__(self, cards: Cards, spec: Mapping[str, Any], family: int) -> None:
        """``family`` is the family of the card on which it is printed."""
        self.who = Who(spec.get("who", "you"))
        self.condition = Condition(cards, spec["if"]) if "if" in spec else None
        self.reads_last = reads_last(spec)
        self.family = family
        self.end = 0  # where the list of steps ends; set when the list is complete

    def figures(self) -> list[int]:
        """The row of numbers that says everything there is to do; see figures.py for its places."""
        row = [0] * PIECE
        self.fill_in(row)
        condition = NO_CONDITION_FIGURES if self.condition is None else self.condition.figures()
        row[WORD : CONDITION + len(condition)] = [
            self.word,
            *self.who.figures(),
            self.family,
            self.end,
            int(self.reads_last),
            *condition,
        ]
        return row

    def fill_in(self, row: list[int]) -> None:
        """What a word adds to the row of figures."""

    def touch(self) -> Touch | None:
        """What it touches, if it only gains and loses tokens; else None."""
        return None

    def text(self, form: str, before: Piece | None) -> Message:
        """A clause in one of the forms of wording.py; ``before`` is the step before it in the list."""
        raise TypeError("use a subclass")

    def moves(self) -> str:
        """What it moves, for the phrase "for each ..." of the step after it."""
        return "moved"

    def why_not(self, state: ElysiumState, doing: int, actor: int, action: int) -> Reason:
        """Why something is not among the answers."""
        return not_meant(state, action)

    def context(self, state: ElysiumState, doing: int) -> Ask:
        """What everybody may know of its question, beyond the card."""
        return {"left": state.v[doing + DOING_LEFT]}

    def preview(self, state: ElysiumState, doing: int, actor: int, action: int) -> Preview:
        """What an answer would cost and do, for people."""
        return {}


def not_meant(state: ElysiumState, action: int) -> Reason:
    """The plain reason: the effect does not allow this answer."""
    form = state.actions.describe(action)
    if form["kind"] == "decline":
        return Reason("must-choose", rules=("ELY-4.8",))
    if "card" in form:
        return Reason("card-not-meant", {"card": form["card"]}, ("ELY-4.8",))
    return Reason("not-meant", rules=("ELY-4.8",))
