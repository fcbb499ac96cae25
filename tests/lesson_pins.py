"""Renews what the lessons are pinned to: rules version, edition and the digest of every first position.

``python -m tests.lesson_pins`` after a change of rules or components; then play the lessons through and look
whether their sentences are still true. The built positions of the examples are written anew as well.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import petteia
from petteia import lessons

FOLDER = Path(lessons.__file__).parent
_DIGEST = re.compile(r'^digest = ".*"$', re.MULTILINE)
_BUILT = re.compile(r'\nbuilt = """\n.*?\n"""(?=\n)', re.DOTALL)
_BEFORE = re.compile(r'^before = """\n.*?\n"""$', re.MULTILINE | re.DOTALL)


def files(game: str) -> list[Path]:
    """A game's lessons, and its examples."""
    return [FOLDER / f"{game}.toml", FOLDER / f"{game}-examples.toml"]


def pinned(text: str, game: petteia.kernel.Game) -> str:
    """The text of a file of lessons with the pins that belong there."""
    from tests.lessons.built import changes

    text = re.sub(r"^rules = \d.*$", f"rules = {game.rules_version}", text, count=1, flags=re.MULTILINE)
    edition = game.default_edition().digest
    text = re.sub(r"^edition = .*$", f'edition = "{edition}"', text, count=1, flags=re.MULTILINE)
    found: dict[str, lessons.Lesson] = {}
    built: dict[str, tuple[str, ...]] = {}
    for one in lessons.read_lessons(_BUILT.sub("", text), game, game.id):
        after = found[one.after.id] if one.after else None
        begun = replace(one, after=after)
        built[one.id] = changes(game.id, one.id, begun.position)
        begun = replace(begun, built=built[one.id])
        found[one.id] = replace(begun, digest=begun.position.digest())
    digests = iter(found.values())
    text = _DIGEST.sub(lambda _: f'digest = "{next(digests).digest}"', text)
    return _with_built(_BUILT.sub("", text), iter(built.values()))


def _with_built(text: str, built: Iterator[tuple[str, ...]]) -> str:
    head, *rest = text.split("[[lesson]]")
    for number, part in enumerate(rest):
        lines = next(built)
        if lines:
            before = _BEFORE.search(part)
            assert before is not None, "a built position begins after something that is played"
            more = "\n".join(("", 'built = """', *lines, '"""'))
            rest[number] = part[: before.end()] + more + part[before.end() :]
    return "[[lesson]]".join((head, *rest))


def main() -> None:
    """Write all files anew."""
    for name, game in petteia.GAMES.items():
        for path in files(name):
            path.write_text(pinned(path.read_text(encoding="utf-8"), game), encoding="utf-8")


if __name__ == "__main__":
    main()
