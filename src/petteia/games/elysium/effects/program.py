"""A card's program: its effect, trigger and rules, prepared from the edition."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from petteia.games.elysium import components
from petteia.kernel import Message, Reason

from .amounts import condition_holds
from .borrow import Borrow
from .choose import Choose, touched
from .clauses import clauses, joined
from .needs import can
from .pay import Pay
from .picking import Add, Discard
from .piece import Piece
from .resources import Gain, Lose, Nothing
from .standing import STANDING, Rule
from .swap import Swap
from .transfer import Transfer
from .triggers import Trigger
from .wording import MID, START, say

if TYPE_CHECKING:
    from petteia.games.elysium.state import ElysiumState
    from petteia.games.elysium.tables import Cards

PIECES: dict[str, type[Piece]] = {
    "gain": Gain,
    "lose": Lose,
    "pay": Pay,
    "discard": Discard,
    "add": Add,
    "swap": Swap,
    "transfer": Transfer,
    "use": Borrow,
    "choose": Choose,
    "nothing": Nothing,
}
"""The words of the effect language; tests list the cards that need more than these (there are none)."""


class Program:
    """What a card can do."""

    __slots__ = ("borrows", "family", "rules", "start", "steps", "touch", "trigger")

    def __init__(
        self,
        family: int,
        start: int,
        steps: tuple[Piece, ...],
        trigger: Trigger | None,
        rules: tuple[Rule, ...],
    ) -> None:
        self.family = family
        self.start = start
        self.steps = steps
        self.trigger = trigger
        self.rules = rules
        self.borrows = any(isinstance(step, Borrow) for step in steps)
        self.touch = touched(steps)

    def text(self) -> Message:
        """The card's text, generated from its effect: rules, then the trigger, then the steps."""
        parts: list[Message] = [rule.text() for rule in self.rules]
        if self.trigger is not None:
            parts.append(say("whenever", event=self.trigger.text(), clause=joined(self.steps, MID)))
        else:
            parts += [say("sentence", clause=clause) for clause in clauses(self.steps, START, START)]
        out = parts[0]
        for part in parts[1:]:
            out = say("then", first=out, second=part)
        return out

    def why_unpaid(self, state: ElysiumState, you: int, me: int) -> Reason | None:
        """The price that forbids using it because it cannot be paid, if there is one."""
        for step in self.steps:
            if isinstance(step, Pay):
                row = state.setup.cards.piece_row(step)
                if condition_holds(state, row, you, me, 0):
                    return None if can(state, row, you, you, me) else step.too_high(state, you, me)
        return None


def compile_card(cards: Cards, number: int, entry: Mapping[str, Any]) -> Program:
    """Prepare a card of the edition; its steps go into ``cards.pieces``."""
    family = components.FAMILY.index(entry["family"])
    start, steps = add_steps(cards, number, entry.get("effect", ()), family)
    trigger = Trigger(cards, entry["when"]) if "when" in entry else None
    rules = tuple(STANDING[rule["rule"]](cards, rule) for rule in entry.get("rules", ()))
    return Program(family, start, steps, trigger, rules)


def add_steps(
    cards: Cards, number: int, specs: Sequence[Mapping[str, Any]], family: int
) -> tuple[int, tuple[Piece, ...]]:
    """Append a list of steps and its end to the table; options follow behind it."""
    steps = tuple(PIECES[spec["do"]](cards, spec, family) for spec in specs)
    start = len(cards.pieces)
    cards.pieces += [*steps, None]
    cards.owner += [number] * (len(steps) + 1)
    for step, spec in zip(steps, specs, strict=True):
        step.end = start + len(steps)
        if isinstance(step, Choose):
            step.options = tuple(add_steps(cards, number, option, family) for option in spec["options"])
    return start, steps
