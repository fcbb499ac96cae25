"""A card's program: its effect, trigger and rules, prepared from the edition."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from petteia.games.elysium import names
from petteia.kernel import Message

from .choose import Choose
from .pay import Pay
from .picking import Add, Discard
from .piece import Piece
from .resources import Gain, Lose, Nothing
from .rules import RULES, Rule
from .swap import Swap
from .transfer import Transfer
from .triggers import Trigger
from .use import Use
from .wording import MID, START, THEY, say

if TYPE_CHECKING:
    from petteia.games.elysium.cards import Cards
    from petteia.games.elysium.state import ElysiumState

PIECES: dict[str, type[Piece]] = {
    "gain": Gain,
    "lose": Lose,
    "pay": Pay,
    "discard": Discard,
    "add": Add,
    "swap": Swap,
    "transfer": Transfer,
    "use": Use,
    "choose": Choose,
    "nothing": Nothing,
}
"""The words of the effect language; tests list the cards that need more than these (there are none)."""


class Program:
    """What a card can do."""

    __slots__ = ("borrows", "family", "rules", "start", "steps", "trigger")

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
        self.borrows = any(isinstance(step, Use) for step in steps)

    def text(self) -> Message:
        """The card's text, generated from its effect: rules, then the trigger, then the steps."""
        parts: list[Message] = [rule.text() for rule in self.rules]
        if self.trigger is not None:
            first, *more = _clauses(self.steps, start=False)
            for following in more:
                first = say("and", first=first, second=following)
            parts.append(say("whenever", event=self.trigger.text(), clause=first))
        else:
            parts += [say("sentence", clause=clause) for clause in _clauses(self.steps, start=True)]
        out = parts[0]
        for part in parts[1:]:
            out = say("then", first=out, second=part)
        return out

    def would_do(self, state: ElysiumState, you: int, me: int) -> bool:
        """Whether using it would do something: a free effect may only be used then.

        The first step is not a price that cannot be paid, and some step can be carried out at least in
        part. Steps that read what the step before moved do not count.
        """
        for step in self.steps:
            if step.condition is not None and step.who.mine:
                if not step.condition.holds(state, you, me, 0):
                    continue
            if isinstance(step, Pay):
                return step.can(state, you, you, me)
            if step.reads_last:
                continue
            if step.who.mine:
                if step.can(state, you, you, me):
                    return True
                continue
            for actor in step.who.actors(state, you, self.family):
                if step.condition is not None and not step.condition.holds(state, actor, me, 0):
                    continue
                if step.can(state, actor, you, me):
                    return True
        return False


def _clauses(steps: tuple[Piece, ...], start: bool) -> list[Message]:
    """The steps as clauses, each for a sentence of its own or not; gains of several resources share one."""
    form = START if start else MID
    out: list[Message] = []
    number = 0
    while number < len(steps):
        together = _same_gains(steps, number)
        if len(together) > 1:
            what = [gain.amount.text(gain.what, form, None) for gain in together]
            out.append(say("gain", form=form, what=what))
        elif number == 0 or not isinstance(steps[number - 1], Pay):
            out.append(_clause(steps, number, start))
        number += len(together)
    return out


def _same_gains(steps: tuple[Piece, ...], first: int) -> list[Gain]:
    """Plain gains of yours that follow each other, so that they can be told together (or one other step)."""
    out = []
    for step in steps[first:]:
        if not (isinstance(step, Gain) and step.who.word == "you" and step.condition is None):
            break
        if step.amount.count is not None or (first and isinstance(steps[first - 1], Pay)):
            break
        out.append(step)
    return out or [steps[first]]  # type: ignore[list-item]


def _clause(steps: tuple[Piece, ...], number: int, start: bool) -> Message:
    """A step with its condition and subject; a price together with what it buys."""
    step = steps[number]
    before = steps[number - 1] if number else None
    mine = step.who.word == "you"
    form = (START if start else MID) if mine else THEY
    clause = step.text(form, before)
    if step.condition is not None:
        clause = say("if", clause=clause, condition=step.condition.text("you" if mine else THEY))
    if not mine:
        clause = step.who.text(clause, start)
    if isinstance(step, Pay) and number + 1 < len(steps):
        clause = say("price", price=clause, clause=_clause(steps, number + 1, start=False))
    return clause


def compile_card(cards: Cards, number: int, entry: Mapping[str, Any]) -> Program:
    """Prepare a card of the edition; its steps go into ``cards.pieces``."""
    family = names.FAMILIES.index(entry["family"])
    start, steps = add_steps(cards, number, entry.get("effect", ()), family)
    trigger = Trigger(cards, entry["when"]) if "when" in entry else None
    rules = tuple(RULES[rule["rule"]](cards, rule) for rule in entry.get("rules", ()))
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
