"""Editions: component data as TOML files, checked against a schema, with provenance kept.

A mistake in an edition file is reported with file, table and key, all of them at once. Every table may carry
``source`` (where its figures come from) and ``note``; both stay in the loaded data, so that players
can be shown them.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from .errors import EditionError, Mistake, OptionError


@dataclass(frozen=True)
class Edition:
    """A loaded edition: its plain data, a digest of them, and the text when it is not a default one."""

    name: str
    data: dict[str, Any]
    digest: str
    text: str | None = None
    """The file's text for an owner's edition, None for the project's own."""
    source: str = "edition"

    def provenance(self) -> dict[str, str]:
        """Where the figures come from: table (with its id where it has one) -> source."""
        return dict(_sources(self.data, ""))


def _sources(value: Any, path: str) -> Iterator[tuple[str, str]]:
    if isinstance(value, dict):
        if isinstance(value.get("source"), str):
            yield path or "edition", value["source"]
        for key, inner in value.items():
            yield from _sources(inner, f"{path}.{key}" if path else key)
    elif isinstance(value, list):
        for number, inner in enumerate(value, 1):
            if isinstance(inner, dict):
                yield from _sources(inner, f"{path} {inner.get('id', number)}")


# ---- schema ------------------------------------------------------------------------------------


PROBLEMS = {
    "fixed": "expected the number {low}, which is fixed, found {found}",
    "whole": "expected a whole number from {low} to {high}, found {found}",
    "number": "expected a number, found {found}",
    "flag": "expected true or false, found {found}",
    "text": "expected a text, found {found}",
    "choice": "expected one of {choices}, found {found}",
    "list": "expected a list, found {found}",
    "entries": "expected {many} entries, found {found}",
    "table": "expected a table, found {found}",
    "missing": "the key '{key}' is missing",
    "unknown": "unknown key '{key}'; expected {known}",
}
"""The mistakes that rules find; the page has words for each in every language."""


class Where(str):
    """A place in an edition file: in words, and as the path that leads there."""

    __slots__ = ("path",)

    path: tuple[str | int, ...]

    def __new__(cls, words: str, path: Sequence[str | int] = ()) -> Where:
        """``words`` in TOML's notation; empty for the top of the file."""
        new = super().__new__(cls, words)
        new.path = tuple(path)
        return new

    def at(self, step: str | int, words: str = "") -> Where:
        """A place inside: ``words`` follow those of this place."""
        return Where(f"{self}{words}", (*self.path, step))


def wrong(where: str, id: str, **args: str | int) -> Mistake:  # noqa: A002
    """One of the `PROBLEMS`, at a place."""
    path = where.path if isinstance(where, Where) else ()
    return Mistake(f"{where or 'top of the file'}: {PROBLEMS[id].format(**args)}", path, id, args)


class Rule:
    """A rule for a value of an edition file; subclasses append mistakes to a list."""

    def check(self, value: Any, where: str, mistakes: list[str]) -> None:
        """Append one line for everything wrong with ``value``, which stands at ``where``."""
        raise TypeError("use a subclass")

    def outline(self) -> Rule:
        """The rule that forms are made of; another one where this one only checks."""
        return self


@dataclass(frozen=True)
class Int(Rule):
    """A whole number in a range."""

    low: int = -(10**9)
    high: int = 10**9

    def check(self, value: Any, where: str, mistakes: list[str]) -> None:
        if type(value) is not int or not self.low <= value <= self.high:
            problem = "fixed" if self.low == self.high else "whole"
            mistakes.append(wrong(where, problem, low=self.low, high=self.high, found=repr(value)))


@dataclass(frozen=True)
class Number(Rule):
    """Any number."""

    def check(self, value: Any, where: str, mistakes: list[str]) -> None:
        if not isinstance(value, int | float) or isinstance(value, bool):
            mistakes.append(wrong(where, "number", found=repr(value)))


@dataclass(frozen=True)
class Bool(Rule):
    """true or false."""

    def check(self, value: Any, where: str, mistakes: list[str]) -> None:
        if not isinstance(value, bool):
            mistakes.append(wrong(where, "flag", found=repr(value)))


@dataclass(frozen=True)
class Str(Rule):
    """A text, perhaps one of a few."""

    choices: tuple[str, ...] = ()

    def check(self, value: Any, where: str, mistakes: list[str]) -> None:
        if not isinstance(value, str):
            mistakes.append(wrong(where, "text", found=repr(value)))
        elif self.choices and value not in self.choices:
            mistakes.append(wrong(where, "choice", choices=", ".join(self.choices), found=repr(value)))


@dataclass(frozen=True)
class List(Rule):
    """A list whose members follow one rule."""

    of: Rule
    low: int = 0
    high: int = 10**6

    def check(self, value: Any, where: str, mistakes: list[str]) -> None:
        if not isinstance(value, list):
            mistakes.append(wrong(where, "list", found=repr(value)))
            return
        if not self.low <= len(value) <= self.high:
            many = f"{self.low}" if self.low == self.high else f"{self.low} to {self.high}"
            mistakes.append(wrong(where, "entries", many=many, found=len(value)))
        for number, inner in enumerate(value, 1):
            name = f"'{inner['id']}'" if isinstance(inner, dict) and "id" in inner else number
            self.of.check(inner, _place(where).at(number - 1, f" {name}"), mistakes)


@dataclass(frozen=True)
class Map(Rule):
    """A table with keys of one's own and values that follow one rule."""

    of: Rule
    keys: tuple[str, ...] = ()

    def check(self, value: Any, where: str, mistakes: list[str]) -> None:
        if not isinstance(value, dict):
            mistakes.append(wrong(where, "table", found=repr(value)))
            return
        for key, inner in value.items():
            if self.keys and key not in self.keys:
                mistakes.append(wrong(where, "unknown", key=key, known=", ".join(self.keys)))
            else:
                self.of.check(inner, _join(where, key, inner), mistakes)


@dataclass(frozen=True)
class Either(Rule):
    """A value that follows one of several rules; the mistakes of the last one are reported."""

    rules: tuple[Rule, ...]

    def check(self, value: Any, where: str, mistakes: list[str]) -> None:
        found: list[str] = []
        for rule in self.rules:
            found = []
            rule.check(value, where, found)
            if not found:
                return
        mistakes.extend(found)


@dataclass(frozen=True)
class Anything(Rule):
    """Anything: for data that play does not depend on."""

    def check(self, value: Any, where: str, mistakes: list[str]) -> None:
        pass


@dataclass(frozen=True)
class Variant(Rule):
    """A table that a word in it (``key``) gives its shape."""

    key: str
    cases: Mapping[str, Table]

    def check(self, value: Any, where: str, mistakes: list[str]) -> None:
        if not isinstance(value, dict):
            mistakes.append(wrong(where, "table", found=repr(value)))
            return
        word = value.get(self.key)
        if not isinstance(word, str) or word not in self.cases:
            found = {"choices": ", ".join(self.cases), "found": repr(word)}
            mistakes.append(wrong(_join(where, self.key, word), "choice", **found))
            return
        rest = {key: inner for key, inner in value.items() if key != self.key}
        self.cases[word].check(rest, where, mistakes)


PROVENANCE = ("source", "note", "reconstructed", "sourced", "name_source")


@dataclass(frozen=True)
class Table(Rule):
    """A table with named keys; keys of provenance are always allowed.

    ``others`` True allows further keys (data that play does not depend on).
    """

    needed: Mapping[str, Rule]
    optional: Mapping[str, Rule] = field(default_factory=dict)
    others: bool = False

    def check(self, value: Any, where: str, mistakes: list[str]) -> None:
        if not isinstance(value, dict):
            mistakes.append(wrong(where, "table", found=repr(value)))
            return
        for key, rule in self.needed.items():
            if key not in value:
                mistakes.append(wrong(where, "missing", key=key))
            else:
                rule.check(value[key], _join(where, key, value[key]), mistakes)
        for key, inner in value.items():
            if key in self.needed or key in PROVENANCE:
                continue
            if key in self.optional:
                self.optional[key].check(inner, _join(where, key, inner), mistakes)
            elif not self.others:
                known = ", ".join([*self.needed, *self.optional])
                mistakes.append(wrong(where, "unknown", key=key, known=known))


def _join(where: str, key: str, value: Any) -> Where:
    place = _place(where)
    if not where:  # the top of the file: tables in TOML's own notation
        if isinstance(value, list):
            return place.at(key, f"[[{key}]]")
        return place.at(key, f"[{key}]" if isinstance(value, dict) else f"key '{key}'")
    return place.at(key, f" key '{key}'")


def _place(where: str) -> Where:
    return where if isinstance(where, Where) else Where(where)


# ---- loading -----------------------------------------------------------------------------------


def parse_edition(text: str, schema: Rule, source: str, own: bool = True) -> Edition:
    """Read an edition from its text; EditionError lists every mistake with table and key.

    ``own`` is False for the project's default edition, whose text need not be kept.
    """
    try:
        data = tomllib.loads(text)
    except ValueError as error:  # numbers with thousands of digits are none that tomllib names itself
        raise EditionError(source, [f"not a TOML file: {error}"]) from None
    except RecursionError:
        raise EditionError(source, ["not an edition: tables or lists are nested too deeply"]) from None
    mistakes: list[str] = []
    schema.check(data, "", mistakes)
    if mistakes:
        raise EditionError(source, mistakes)
    plain = json.dumps(data, sort_keys=True, separators=(",", ":"), default=str)
    digest = hashlib.blake2b(plain.encode(), digest_size=16).hexdigest()
    named = data.get("edition", source)  # its name, or a table about it
    name = str(named.get("id", source) if isinstance(named, dict) else named)
    return Edition(name, data, digest, text if own else None, source)


def edition_text(value: str) -> tuple[str, str]:
    """Text and name of the edition an ``edition`` option means: a file's path, or the text itself."""
    if "\n" in value:
        return value, "edition"
    try:
        path = Path(value).expanduser()
        return path.read_text(encoding="utf-8"), str(path)
    except (OSError, ValueError, RuntimeError) as error:
        why = str(error)
        if isinstance(error, OSError):
            why = error.strerror or why
        elif isinstance(error, UnicodeDecodeError):
            why = "it is not UTF-8 text"
        raise OptionError("edition", value, f"'default' or a readable edition file (TOML); {why}") from None


def unique(entries: Sequence[Mapping[str, Any]], table: str, mistakes: list[str]) -> None:
    """Append a mistake for every id that occurs twice in a list of tables."""
    seen: set[str] = set()
    for entry in entries:
        identity = str(entry.get("id"))
        if identity in seen:
            mistakes.append(Mistake(f"[[{table}]]: the id '{identity}' occurs twice", (table,)))
        seen.add(identity)
