"""A step of an effect: what it needs (`can`), what it does (`start` and on), how it reads (`text`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from petteia.games.elysium.layout import (
    DOING_LEFT,
    DOING_MOVED,
    DOING_UNITS,
    EFFECT_CARD,
    EFFECT_MOVED,
    EFFECT_NEXT,
    EFFECT_UNITS,
)
from petteia.games.elysium.packing import owner_of
from petteia.kernel import FRAME, Message, Reason

from .actors import Who
from .amounts import Condition
from .frames import actor_done
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

    asks = 0
    """Number of the step (layout.py) that asks the actor for a choice, if there is one to make."""

    def __init__(self, cards: Cards, spec: Mapping[str, Any], family: int) -> None:
        """``family`` is the family of the card on which it is printed."""
        self.who = Who(spec.get("who", "you"))
        self.condition = Condition(cards, spec["if"]) if "if" in spec else None
        self.reads_last = reads_last(spec)
        self.family = family
        self.end = 0  # where the list of steps ends; set when the list is complete

    # ---- what it needs ------------------------------------------------------------------------

    def can(self, state: ElysiumState, actor: int, you: int, me: int) -> bool:
        """Whether the actor could carry it out now, at least in part; not asked if it reads ``last``."""
        return False

    def fully(self, state: ElysiumState, actor: int, you: int, me: int, frame: int) -> bool:
        """Whether the actor could carry it out in full; asked for the options of a choice.

        ``frame`` is the frame of the effect that holds the choice (0: it is not running yet).
        """
        return True

    def meant(self, state: ElysiumState, actor: int, me: int, frame: int) -> bool:
        """Whether the actor is not spared by the step's condition."""
        return self.condition is None or self.condition.holds(state, actor, me, frame)

    # ---- what it does -------------------------------------------------------------------------

    def start(self, state: ElysiumState, doing: int, actor: int) -> None:
        """Carry it out for an actor: at once (`actor_done`), or with questions on top of the frame."""
        actor_done(state.v, doing)

    def go_on(self, state: ElysiumState, doing: int, actor: int) -> None:
        """Continue when a question, or what a move set off, has been dealt with."""
        actor_done(state.v, doing)

    def finish(self, state: ElysiumState, doing: int) -> None:
        """All actors are done: on to the next step of the list."""
        v = state.v
        effect = doing - FRAME
        v[effect + EFFECT_UNITS] = v[doing + DOING_UNITS]
        v[effect + EFFECT_MOVED] = v[doing + DOING_MOVED]
        v[effect + EFFECT_NEXT] += 1
        state.pop()

    # ---- how it reads -------------------------------------------------------------------------

    def text(self, form: str, before: Piece | None) -> Message:
        """A clause in one of the forms of wording.py; ``before`` is the step before it in the list."""
        raise TypeError("use a subclass")

    def moves(self) -> str:
        """What it moves, for the phrase "for each ..." of the step after it."""
        return "moved"

    # ---- what it asks -------------------------------------------------------------------------

    def legal(self, state: ElysiumState, doing: int, actor: int) -> list[int]:
        """The answers to its question, sorted, at least one."""
        raise TypeError(f"{type(self).__name__} asks nothing")

    def chosen(self, state: ElysiumState, doing: int, actor: int, action: int) -> None:
        """Carry out an answer; the question's frame is off the stack already."""
        raise TypeError(f"{type(self).__name__} asks nothing")

    def why_not(self, state: ElysiumState, doing: int, actor: int, action: int) -> Reason:
        """Why something is not among the answers."""
        return not_meant(state, action)

    def context(self, state: ElysiumState, doing: int) -> Ask:
        """What everybody may know of its question, beyond the card."""
        return {"left": state.v[doing + DOING_LEFT]}

    def preview(self, state: ElysiumState, doing: int, actor: int, action: int) -> Preview:
        """What an answer would cost and do, for people."""
        return {}

    def ask(self, state: ElysiumState, actor: int) -> None:
        """Put the question on top of the frame."""
        state.push(self.asks, actor)


def you_of(v: list[int], doing: int) -> int:
    """Whose card it is."""
    return owner_of(v, doing - FRAME)


def me_of(v: list[int], doing: int) -> int:
    """The card that carries the effect."""
    return v[doing - FRAME + EFFECT_CARD]


def not_meant(state: ElysiumState, action: int) -> Reason:
    """The plain reason: the effect does not allow this answer."""
    form = state.actions.describe(action)
    if form["kind"] == "decline":
        return Reason("must-choose", rules=("ELY-4.8",))
    if "card" in form:
        return Reason("card-not-meant", {"card": form["card"]}, ("ELY-4.8",))
    return Reason("not-meant", rules=("ELY-4.8",))
