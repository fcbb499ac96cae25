"""Steps that follow each other, in words: clauses with their subjects, conditions and prices."""

from __future__ import annotations

from petteia.kernel import Message

from .pay import Pay
from .piece import Piece
from .resources import Gain
from .wording import MID, START, THEY, say


def joined(steps: tuple[Piece, ...], form: str, first: int = 0) -> Message:
    """The steps from ``first`` on as one clause."""
    out, *more = clauses(steps, form, MID if form == START else form, first)
    for following in more:
        out = say("and", first=out, second=following)
    return out


def clauses(steps: tuple[Piece, ...], form: str, later: str, first: int = 0) -> list[Message]:
    """The steps from ``first`` on as clauses: the first of them in one form, the others in a later one.

    Gains of several resources share a clause; all that a price buys stands behind it.
    """
    out: list[Message] = []
    number = first
    while number < len(steps):
        together = _same_gains(steps, number)
        if len(together) > 1:
            what = [gain.amount.text(gain.what, form, None) for gain in together]
            out.append(say("gain", form=form, what=what))
        else:
            out.append(_clause(steps, number, form))
        if isinstance(steps[number], Pay) and number + 1 < len(steps):
            bought = joined(steps, MID if form == START else form, number + 1)
            return [*out[:-1], say("price", price=out[-1], clause=bought)]
        number += max(1, len(together))
        form = later
    return out


def _same_gains(steps: tuple[Piece, ...], first: int) -> list[Gain]:
    """Plain gains of yours that follow each other, so that they can be told together."""
    out = []
    for step in steps[first:]:
        if not (isinstance(step, Gain) and step.who.word == "you" and step.condition is None):
            break
        if step.amount.count is not None:
            break
        out.append(step)
    return out


def _clause(steps: tuple[Piece, ...], number: int, form: str) -> Message:
    """A step with its condition and subject."""
    step = steps[number]
    mine = step.who.word == "you"
    own = form if mine else THEY
    clause = step.text(own, steps[number - 1] if number else None)
    if step.condition is not None:
        clause = say("if", clause=clause, condition=step.condition.text(THEY if own == THEY else "you"))
    return clause if mine else step.who.text(clause, form == START)
