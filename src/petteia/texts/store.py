"""Catalogues: Fluent files, read once, their entries parsed when they are first needed.

A catalogue is ``<language>/<name>.ftl`` and, where one file would be too long, ``<language>/<name>-*.ftl``
beside it. A message belongs to the catalogue that its id begins with. All catalogues can use the
kernel's messages.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from petteia.extras import need
from petteia.kernel import OptionError, PetteiaError

LANGUAGES = ("en", "de", "fr", "ru")
FOLDERS = [Path(__file__).parent]  # where the languages are; a test adds its own

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*)[ ]*=", re.MULTILINE)
_ATTRIBUTE = re.compile(r"^[ ]+\.([a-zA-Z][\w-]*)[ ]*=", re.MULTILINE)
_VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")
_NAME = re.compile(r"-?[a-zA-Z][\w-]*")


class TextError(PetteiaError):
    """A message that is missing, or that could not be rendered completely."""


class Catalogue:
    """The entries of one catalogue (and the kernel's) in one language."""

    def __init__(self, language: str, name: str, folders: tuple[Path, ...]) -> None:
        """Read the files; nothing is parsed yet. A catalogue without files is empty.

        MissingExtraError without the library that parses them.
        """
        self.language = language
        self.name = name
        self.files = [
            path
            for folder in folders
            for stem in dict.fromkeys((name, f"{name}-*", "kernel"))
            for path in sorted((folder / language).glob(f"{stem}.ftl"))
        ]
        self.entries: dict[str, str] = {}
        for path in self.files:
            self.entries.update(split(path.read_text(encoding="utf-8")))
        self._fluent = need("fluent.runtime", "a text in words", "play")
        self._bundle = self._fluent.FluentBundle([language], use_isolating=False)
        self._loaded: set[str] = set()
        self._variables: dict[str, frozenset[str]] = {}

    def __contains__(self, message: object) -> bool:
        return message in self.entries

    def attributes(self, message: str) -> list[str]:
        """The names of a message's attributes."""
        return _ATTRIBUTE.findall(self.entries.get(message, ""))

    def variables(self, message: str) -> frozenset[str]:
        """The variables that a message, with its attributes and everything it refers to, asks for."""
        self._load(message)
        return self._variables[message]

    def format(self, message: str, attribute: str | None, args: dict[str, Any]) -> tuple[str, list[str]]:
        """The text of a message or of one of its attributes, and what was wrong with it.

        KeyError if there is no such message or attribute.
        """
        self._load(message)
        found = self._bundle.get_message(message)
        pattern = found.value if attribute is None else found.attributes[attribute]
        if pattern is None:
            raise KeyError(message)
        text, errors = self._bundle.format_pattern(pattern, args)
        return str(text), [f"{type(error).__name__}: {error}" for error in errors]

    def _load(self, message: str) -> None:
        """Parse the entry and all entries it refers to."""
        if message in self._variables:
            return
        texts = {message: self.entries[message]}
        waiting = [message]
        while waiting:
            for name in _NAME.findall(texts[waiting.pop()]):
                if name in self.entries and name not in texts:
                    texts[name] = self.entries[name]
                    waiting.append(name)
        new = [text for name, text in texts.items() if name not in self._loaded]
        if new:
            self._bundle.add_resource(self._fluent.FluentResource("\n".join(new)))
            self._loaded.update(texts)
        self._variables[message] = frozenset(v for text in texts.values() for v in _VARIABLE.findall(text))


def split(text: str) -> dict[str, str]:
    """The entries of a Fluent file by their ids. An entry begins at the start of a line."""
    starts = list(_ENTRY.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    return {start[1]: text[start.start() : end] for start, end in zip(starts, ends, strict=True)}


def catalogue(language: str, name: str) -> Catalogue:
    """The catalogue of a language, read once; OptionError if there is no such language."""
    if language not in LANGUAGES:
        raise OptionError("language", language, f"one of {', '.join(LANGUAGES)}")
    return _catalogue(language, name, tuple(FOLDERS))


@cache
def _catalogue(language: str, name: str, folders: tuple[Path, ...]) -> Catalogue:
    return Catalogue(language, name, folders)
