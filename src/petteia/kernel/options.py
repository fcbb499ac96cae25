"""Options of a game: names, types, defaults, allowed values; bad values raise OptionError."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from .errors import OptionError


@dataclass(frozen=True, slots=True)
class Option:
    """One option. ``kind`` is ``choice``, ``number``, ``flag``, ``list`` or ``text``.

    ``choice`` and ``list`` draw from ``choices`` (a list has no repeats and ``low`` to ``high`` members,
    an empty list being allowed if it is the default); ``number`` lies from ``low`` to ``high``. For a
    ``text``, ``expects`` says in words what it should be; the game checks it when a game is set up.
    """

    name: str
    kind: str
    default: Any
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    expects: str = "a text"

    def expected(self) -> str:
        """The allowed values, in words."""
        if self.kind == "choice":
            return f"one of {', '.join(self.choices)}"
        if self.kind == "number":
            return f"a whole number from {self.low} to {self.high}"
        if self.kind == "flag":
            return "true or false"
        if self.kind == "list":
            many = f"{self.low}" if self.low == self.high else f"{self.low} to {self.high}"
            return f"{many} different ones of {', '.join(self.choices)}"
        return self.expects

    def check(self, value: Any) -> Any:
        """The value in its plain form; OptionError if it is not allowed."""
        good: bool
        if self.kind == "choice":
            good = isinstance(value, str) and value in self.choices
        elif self.kind == "number":
            good = type(value) is int and self.low <= value <= self.high
        elif self.kind == "flag":
            good = isinstance(value, bool)
        elif self.kind == "list":
            good = (
                isinstance(value, list | tuple)
                and all(isinstance(v, str) and v in self.choices for v in value)
                and len(set(value)) == len(value)
                and (self.low <= len(value) <= self.high or list(value) == list(self.default))
            )
            value = list(value) if good else value
        else:
            good = isinstance(value, str)
        if not good:
            raise OptionError(self.name, value, self.expected())
        return value

    def parse(self, text: str) -> Any:
        """A value typed by a person (``tasks=10``, ``families=zeus,ares``); OptionError if it is wrong."""
        value: Any = text
        if self.kind == "number":
            try:
                value = int(text)
            except ValueError:
                raise OptionError(self.name, text, self.expected()) from None
        elif self.kind == "flag":
            words = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
            value = words.get(text.lower(), text)
        elif self.kind == "list":
            value = [part.strip() for part in text.split(",") if part.strip()]
        return self.check(value)

    def as_json(self) -> dict[str, Any]:
        """The JSON form that clients build their forms from."""
        return {
            "name": self.name,
            "kind": self.kind,
            "default": self.default,
            "choices": list(self.choices),
            "low": self.low,
            "high": self.high,
        }


class Options(Mapping[str, Option]):
    """The options of a game by name."""

    def __init__(self, *options: Option) -> None:
        """Declare them in the order in which people see them."""
        self._options = {option.name: option for option in options}

    def __getitem__(self, name: str) -> Option:
        return self._options[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._options)

    def __len__(self) -> int:
        return len(self._options)

    @staticmethod
    def given(options: Mapping[str, Any] | None) -> dict[str, Any]:
        """What a caller has named, as a new dictionary; OptionError if it is no table of names and values."""
        if options is None:
            return {}
        if not isinstance(options, Mapping):
            raise OptionError("options", options, "a table of names and values")
        return dict(options)

    def complete(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """All options with their values, defaults filled in; OptionError for unknown names or bad values."""
        for name in given:
            if name not in self._options:
                known = ", ".join(self._options) or "none: this game has no options"
                raise OptionError(name, given[name], f"one of the options {known}")
        return {name: option.check(given.get(name, option.default)) for name, option in self._options.items()}
