"""Renews what the lessons are pinned to: rules version, edition and the digest of every first position.

``python -m tests.lesson_pins`` after a change of rules or components; then play the lessons through and look
whether their sentences are still true.
"""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import petteia
from petteia import lessons

FOLDER = Path(lessons.__file__).parent
_DIGEST = re.compile(r'^digest = ".*"$', re.MULTILINE)


def pinned(text: str, game: petteia.kernel.Game) -> str:
    """The text of a file of lessons with the pins that belong there."""
    text = re.sub(r"^rules = .*$", f"rules = {game.rules_version}", text, count=1, flags=re.MULTILINE)
    edition = game.default_edition().digest
    text = re.sub(r"^edition = .*$", f'edition = "{edition}"', text, count=1, flags=re.MULTILINE)
    found: dict[str, lessons.Lesson] = {}
    for one in lessons.read_lessons(text, game, game.id):
        after = found[one.after.id] if one.after else None
        begun = replace(one, after=after)
        found[one.id] = replace(begun, digest=begun.position.digest())
    digests = iter(found.values())
    return _DIGEST.sub(lambda _: f'digest = "{next(digests).digest}"', text)


def main() -> None:
    """Write all files anew."""
    for name, game in petteia.GAMES.items():
        path = FOLDER / f"{name}.toml"
        path.write_text(pinned(path.read_text(encoding="utf-8"), game), encoding="utf-8")


if __name__ == "__main__":
    main()
