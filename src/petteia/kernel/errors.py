"""What can go wrong, said so that a person can mend it.

Every error names what was wrong, where, and what would be right. They are raised for mistakes of the
caller (a bad option, an illegal action, a damaged file), never for faults of the engine itself.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .reasons import Reason


class PetteiaError(Exception):
    """Base of all errors that a caller's mistake can cause; ``str()`` is one readable line."""


class IllegalAction(PetteiaError):  # noqa: N818 - the contract fixes this name
    """An action that may not be taken now. The state is unchanged."""

    def __init__(self, reason: Reason, action: str) -> None:
        """``reason`` says why, ``action`` is the refused action's text."""
        self.reason = reason
        self.action = action
        rules = f" ({', '.join(reason.rules)})" if reason.rules else ""
        super().__init__(f"illegal action {action!r}: {reason.summary()}{rules}")

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of the rules that forbid it."""
        return self.reason.rules


class ActionError(PetteiaError):
    """A text, number or form that is no action of the game at all."""

    def __init__(self, given: object, expected: str, nearest: Sequence[str] = ()) -> None:
        """``given`` is what was read, ``expected`` what would be right, ``nearest`` valid texts."""
        self.given = given
        self.expected = expected
        self.nearest = tuple(nearest)
        hint = f"; did you mean {' or '.join(repr(n) for n in nearest)}?" if nearest else ""
        super().__init__(f"{_short(given)} is not an action: expected {expected}{hint}")


class StateError(PetteiaError, ValueError):
    """What a position cannot answer: of a seat that does not exist, or of chance where none decides."""


class OptionError(PetteiaError):
    """An option of a game that does not exist or has a value that is not allowed."""

    def __init__(self, option: str, value: object, expected: str) -> None:
        """``expected`` says in words which values would be right."""
        self.option = option
        self.value = value
        self.expected = expected
        super().__init__(f"option {option!r}: {_short(value)} is not allowed; expected {expected}")


class RecordError(PetteiaError):
    """A record that cannot be read or does not replay. ``line`` counts from 1 (0: the whole file)."""

    def __init__(self, line: int, problem: str, source: str = "record") -> None:
        """``problem`` is a sentence without a full stop; ``source`` a file name if there is one."""
        self.line = line
        self.problem = problem
        self.source = source
        where = f"{source}, line {line}" if line else source
        super().__init__(f"{where}: {problem}")


class OtherRulesError(RecordError):
    """A whole record that this program cannot replay: it was played by another version of the rules.

    ``programs`` says which versions of Petteia replay it; empty if none is known here, as for rules that are
    newer than the program.
    """

    def __init__(self, game: str, rules: object, living: int, programs: str, source: str = "record") -> None:
        """``rules`` is the version that it was played by, ``living`` the one of this program."""
        self.game = game
        self.rules = rules
        self.living = living
        self.programs = programs
        who = f"Petteia {programs} replays it" if programs else "which Petteia replays it is not known here"
        super().__init__(
            1,
            f"played by rules version {_short(rules)} of {game}: {who}; "
            f"this program plays by version {living}",
            source,
        )


class Mistake(str):
    """A mistake in an edition file: the line that says it, where it is, and what it is.

    ``path`` leads to the value (keys, and places in lists counted from 0), ``id`` names the sort of mistake
    and ``args`` what its words need, for those who say it in another language; an ``id`` may be empty.
    """

    __slots__ = ("args", "id", "path")

    path: tuple[str | int, ...]
    id: str
    args: Mapping[str, str | int]

    def __new__(
        cls,
        line: str,
        path: Sequence[str | int] = (),
        id: str = "",  # noqa: A002
        args: Mapping[str, str | int] | None = None,
    ) -> Mistake:
        """``line`` is complete: table, key, what was wrong and what would be right."""
        new = super().__new__(cls, line)
        new.path, new.id, new.args = tuple(path), id, args or {}
        return new


class EditionError(PetteiaError):
    """An edition file with mistakes; ``mistakes`` holds one line for each, with table and key."""

    def __init__(self, source: str, mistakes: Sequence[str]) -> None:
        """``source`` names the file, each mistake its table and key and what would be right."""
        self.source = source
        self.mistakes = tuple(one if isinstance(one, Mistake) else Mistake(one) for one in mistakes)
        more = f" (and {len(mistakes) - 1} more)" if len(mistakes) > 1 else ""
        super().__init__(f"{source}: {mistakes[0]}{more}")


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 80 else text[:77] + "..."
