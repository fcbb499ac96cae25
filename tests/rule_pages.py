"""The pages docs/rules/<game>.md, written from the catalogues that the games show their rules from.

The English rules stand in src/petteia/texts/en/<game>-rules.ftl: a group comment (``## 4 Expansion``) opens
a section, a message (``olympos-rule-4-5 = ...``) is a rule. A page keeps what stands above its first section.
``python -m tests.rule_pages`` writes the pages.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import petteia
from petteia.texts import Texts
from petteia.texts.render import rule_id

ROOT = Path(__file__).resolve().parents[1]
PAGES = ROOT / "docs" / "rules"
CATALOGUES = ROOT / "src" / "petteia" / "texts" / "en"

_SECTION = re.compile(r"## (?P<title>.*)")
_RULE = re.compile(r"(?P<game>[a-z]+)-rule-[A-Za-z0-9-]+(?= *=)")


def page(prefix: str, before: str, catalogue: str, text_of: Callable[[str], str]) -> str:
    """A game's page, its rule ids beginning with the prefix; of the page ``before``, the opening is kept."""
    lines = [before.partition("\n## ")[0].rstrip("\n")]
    for line in catalogue.splitlines():
        if section := _SECTION.fullmatch(line):
            lines += ["", f"## {section['title']}", ""]
        elif message := _RULE.match(line):
            rule = rule_id(prefix, message["game"], message[0])
            lines.append(f"- **{rule}** {' '.join(text_of(rule).split())}")
    return "\n".join(lines) + "\n"


def written(name: str) -> str:
    """The page of a game as it stands."""
    return (PAGES / f"{name}.md").read_text(encoding="utf-8")


def wanted(name: str) -> str:
    """The page of a game as its catalogue has it."""
    catalogue = (CATALOGUES / f"{name}-rules.ftl").read_text(encoding="utf-8")
    game = petteia.game(name)
    texts = Texts("en", strict=True)
    return page(game.rule_prefix, written(name), catalogue, lambda rule: texts.rule(game, rule))


def main() -> None:
    """Write all pages."""
    for name in petteia.GAMES:
        (PAGES / f"{name}.md").write_text(wanted(name), encoding="utf-8")


if __name__ == "__main__":
    main()
