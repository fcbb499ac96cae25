"""The action space: every action a game knows, declared once from families of arguments.

An action is an ``int``. It has two other faces: a structured form (``{"kind": "move", "origin":
"north", "target": "thessaly"}``) and a short text (``move north>thessaly``). All three convert into
each other without loss, whatever the state.
"""

from __future__ import annotations

import difflib
import itertools
import operator
import re
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from .errors import ActionError

_TOKEN = r"[A-Za-z0-9_.,/+:'\-]+"
_TOKEN_RE = re.compile(_TOKEN + r"\Z")
_NAME_RE = re.compile(r"[a-z][a-z0-9-]*\Z")


def whole(action: object) -> int:
    """An action's number as a plain one; ActionError for anything that is no whole number."""
    if type(action) is int:
        return action
    try:
        if not isinstance(action, bool):
            return int(operator.index(action))  # type: ignore[arg-type]  # a TypeError is met below
    except TypeError:
        pass
    raise ActionError(action, "a whole number; `game.actions.parse` reads texts")


class Domain:
    """A named, ordered set of argument values, each a token without blanks.

    ``kind`` names the sort of component for texts (``territory``); ``number`` and ``text`` are shown
    as they are.
    """

    __slots__ = ("_index", "kind", "values")

    def __init__(self, kind: str, values: Sequence[str]) -> None:
        """Declare the domain; values must be distinct tokens (letters, digits, ``_.,/+:'-``)."""
        self.kind = kind
        self.values: tuple[str, ...] = tuple(values)
        self._index = {value: i for i, value in enumerate(self.values)}
        if not self.values or len(self._index) != len(self.values):
            raise ValueError(f"domain {kind!r} is empty or has repeated values")
        for value in self.values:
            if not _TOKEN_RE.match(value):
                raise ValueError(f"domain {kind!r}: {value!r} is not a token")

    @classmethod
    def numbers(cls, low: int, high: int) -> Domain:
        """The whole numbers from ``low`` to ``high``, both included."""
        return cls("number", [str(n) for n in range(low, high + 1)])

    def __len__(self) -> int:
        return len(self.values)

    def index(self, value: str) -> int:
        """The position of a value; KeyError if it is none of the domain's."""
        return self._index[value]

    def __contains__(self, value: object) -> bool:
        return value in self._index


class Family:
    """All actions of one kind: the product of its arguments' domains.

    Ids run from ``base`` to ``base + size - 1`` in the order of the product (last argument fastest);
    ``base`` is set when the family joins an `ActionSpace`. Arguments are numbers into the domains.
    """

    __slots__ = ("_marks", "base", "domains", "names", "pattern", "regex", "size", "strides", "word")

    def __init__(self, word: str, pattern: str | None = None, /, **arguments: Domain) -> None:
        """``pattern`` is the text form, default ``word {first} {second} ...``."""
        if not _NAME_RE.match(word):
            raise ValueError(f"{word!r} is not a family name")
        self.word = word
        self.names: tuple[str, ...] = tuple(arguments)
        self.domains: tuple[Domain, ...] = tuple(arguments.values())
        self.pattern = pattern or " ".join([word, *(f"{{{name}}}" for name in self.names)])
        if self.pattern.split(" ")[0] != word or "kind" in self.names:
            raise ValueError(f"family {word!r}: the pattern must begin with the family's name")
        size = 1
        strides: list[int] = []
        for domain in reversed(self.domains):
            strides.append(size)
            size *= len(domain)
        self.strides: tuple[int, ...] = tuple(reversed(strides))
        self.size = size
        self.base = -1
        expression = re.escape(self.pattern)
        for name in self.names:
            slot = re.escape(f"{{{name}}}")
            if expression.count(slot) != 1:
                raise ValueError(f"family {word!r}: argument {name!r} must occur once in the pattern")
            expression = expression.replace(slot, f"({_TOKEN})")
        order = sorted(range(len(self.names)), key=lambda i: self.pattern.index(f"{{{self.names[i]}}}"))
        if order != list(range(len(self.names))):
            raise ValueError(f"family {word!r}: arguments must occur in the pattern in their order")
        self.regex = re.compile(expression + r"\Z")
        # What may stand between two arguments, to find them in a text that is not quite right.
        literal = re.sub(r"\{[^}]*\}", " ", self.pattern[len(word) :])
        self._marks = re.compile(rf"[\s>{re.escape(''.join(sorted(set(literal))))}]+")

    def id(self, *indices: int) -> int:
        """The action with these argument numbers (not checked against the domains' sizes)."""
        action = self.base
        for index, stride in zip(indices, self.strides, strict=True):
            action += index * stride
        return action

    def of(self, **values: str) -> int:
        """The action with these argument values; KeyError for a value that does not exist."""
        return self.id(*(d.index(values[n]) for n, d in zip(self.names, self.domains, strict=True)))

    def indices(self, action: int) -> tuple[int, ...]:
        """The argument numbers of an action of this family."""
        rest = action - self.base
        out = []
        for stride in self.strides:
            index, rest = divmod(rest, stride)
            out.append(index)
        return tuple(out)

    def __contains__(self, action: object) -> bool:
        return isinstance(action, int) and self.base <= action < self.base + self.size

    def text(self, action: int) -> str:
        """The short text of an action of this family."""
        return self.pattern.format(**self.arguments(action))

    def near(self, text: str, count: int = 3) -> list[str]:
        """Valid texts of this family for a text that is none, the most similar first.

        The words after the first are taken for the arguments in their order.
        """
        words = self._marks.split(text.partition(" ")[2].strip())
        likely = []
        for place, domain in enumerate(self.domains):
            word = words[place] if place < len(words) else ""
            found = difflib.get_close_matches(word, domain.values, count, 0.4)
            likely.append([domain.index(value) for value in found] or [0])
        texts = [self.text(self.id(*indices)) for indices in itertools.product(*likely)]
        return difflib.get_close_matches(text, texts, count, 0.0)

    def arguments(self, action: int) -> dict[str, str]:
        """Argument names and values of an action of this family."""
        return {
            name: domain.values[index]
            for name, domain, index in zip(self.names, self.domains, self.indices(action), strict=True)
        }


class ActionSpace:
    """All families of a game, numbered one after the other from 0."""

    def __init__(self, *families: Family) -> None:
        """Number the families in the given order; a family belongs to one space only."""
        self.families: dict[str, Family] = {}
        self._bases: list[int] = []
        self._ordered: list[Family] = []
        self._size = 0
        for family in families:
            if family.base >= 0:
                raise ValueError(f"family {family.word!r} already belongs to an action space")
            if family.word in self.families:
                raise ValueError(f"two families are called {family.word!r}")
            family.base = self._size
            self._size += family.size
            self.families[family.word] = family
            self._bases.append(family.base)
            self._ordered.append(family)

    def __len__(self) -> int:
        return self._size

    def __iter__(self) -> Iterator[int]:
        return iter(range(self._size))

    def __contains__(self, action: object) -> bool:
        try:
            return 0 <= whole(action) < self._size
        except ActionError:
            return False

    def family(self, action: int) -> Family:
        """The family an action belongs to; ActionError if there is no such action."""
        action = whole(action)
        if not 0 <= action < self._size:
            raise ActionError(action, f"a number from 0 to {self._size - 1}")
        return self._ordered[bisect_right(self._bases, action) - 1]

    def text(self, action: int) -> str:
        """The short text of an action, the inverse of `parse`; ActionError if there is no such action."""
        return self.family(action).text(whole(action))

    def describe(self, action: int) -> dict[str, str]:
        """The structured form: ``kind`` and the arguments by name, the inverse of `of`.

        ActionError if there is no such action.
        """
        family = self.family(action)
        return {"kind": family.word, **family.arguments(whole(action))}

    def of(self, form: Mapping[str, Any]) -> int:
        """The action of a structured form; ActionError says what was expected."""
        if not isinstance(form, Mapping):
            raise ActionError(form, "a structured form with 'kind' and the arguments by name")
        kind = form.get("kind")
        family = self.families.get(str(kind))
        text = " ".join(str(value) for value in form.values())
        if family is None:
            expected = f"'kind' to be one of {_list(self.families)}"
            raise ActionError(dict(form), expected, self._near(str(kind), text))
        given = set(form) - {"kind"}
        if given != set(family.names):
            names = _list(family.names) or "none"
            raise ActionError(dict(form), f"{kind!r} with exactly the arguments {names}", family.near(text))
        indices = []
        for name, domain in zip(family.names, family.domains, strict=True):
            value = str(form[name])
            if value not in domain:
                expected = f"{name!r} to be one of {_list(domain.values)}"
                raise ActionError(dict(form), expected, family.near(text))
            indices.append(domain.index(value))
        return family.id(*indices)

    def parse(self, text: str) -> int:
        """The action of a short text; ActionError says what was expected, with the nearest valid texts."""
        if not isinstance(text, str):
            raise ActionError(text, "a text")
        words = text.split()
        plain = " ".join(words)
        family = self.families.get(words[0]) if words else None
        if family is None:
            expected = f"a text that begins with one of {_list(self.families)}"
            raise ActionError(text, expected, self._near(words[0] if words else "", plain))
        match = family.regex.match(plain)
        if match is None:
            raise ActionError(text, f"the form {family.pattern!r}", family.near(plain))
        indices = []
        for position, (name, domain) in enumerate(zip(family.names, family.domains, strict=True)):
            value = match.group(position + 1)
            if value not in domain:
                raise ActionError(text, f"{name} to be one of {_list(domain.values)}", family.near(plain))
            indices.append(domain.index(value))
        return family.id(*indices)

    def _near(self, word: str, text: str) -> list[str]:
        """Valid texts of the families whose names resemble a word."""
        words = difflib.get_close_matches(word, self.families)
        return [self.families[near].near(text, 1)[0] for near in words]


def _list(words: Mapping[str, object] | Sequence[str]) -> str:
    names = list(words)
    shown = ", ".join(names[:12])
    return shown if len(names) <= 12 else f"{shown}, ... ({len(names)} in all)"
