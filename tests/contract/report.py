"""How a check reports what it found."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from petteia.kernel import State

    from .cases import Played


class Fault(AssertionError):  # noqa: N818 - it is what the checks look for
    """Something that must not be; the text says where and what."""


def fault(played: Played, number: int, state: State, problem: str) -> NoReturn:
    """Report a problem found in a game, after ``number`` of its actions."""
    raise Fault(f"{played.where(number, state)}: {problem}")
