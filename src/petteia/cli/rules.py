"""`petteia rules`: the numbered rules, with the tests that cover each."""

from __future__ import annotations

import difflib
import json
from functools import cache
from pathlib import Path

import typer

import petteia.texts
from petteia.kernel import Game
from petteia.texts import Texts

from .common import write_json
from .usage import UsageError, find_game


def show_rules(game_id: str, rule: str | None, texts: Texts, as_json: bool) -> None:
    """All rules of a game, or those that an id means."""
    game = find_game(game_id)
    if as_json:
        covered = tests_of(game)
        rules = [
            {"id": one, "text": texts.rule(game, one), "tests": covered[one]} for one in _matching(game, rule)
        ]
        write_json(rules)
        return
    for line in rule_lines(game, rule, texts, with_tests=True):
        typer.echo(line)


def rule_lines(game: Game, rule: str | None, texts: Texts, with_tests: bool = False) -> list[str]:
    """The rules that an id means, one line each; UsageError if it means none."""
    covered = tests_of(game)
    lines = []
    for one in _matching(game, rule):
        lines.append(texts.text("cli-rule", id=one, text=texts.rule(game, one)))
        if with_tests:
            lines += [f"  {texts.text('cli-rule-test', test=test)}" for test in covered[one]]
    return lines


def _matching(game: Game, rule: str | None) -> list[str]:
    """All rules; or the one with this id (``OLY-4.5``, ``oly-4.5``, ``4.5``); or a section (``4``).

    Rulings that have names are also found without their ``R-``.
    """
    known = list(tests_of(game))
    if rule is None:
        return known
    wanted = rule.strip().casefold()
    short = {one: one.partition("-")[2].casefold() for one in known}
    found = [one for one in known if wanted in (one.casefold(), short[one], short[one].removeprefix("r-"))]
    if not found:
        tail = wanted.rpartition("-")[2]
        found = [one for one in known if short[one].startswith(f"{tail}.")]
    if not found:
        near = difflib.get_close_matches(wanted, [*short.values()], 3, 0.4)
        hint = [one for one in known if short[one] in near] or known[:3]
        raise UsageError("cli-usage-rule", rule=rule, rules=", ".join(hint))
    return found


@cache
def _covered() -> dict[str, dict[str, list[str]]]:
    """Game -> rule id -> tests that name it; collected from the tests by tests/rule_marks.py."""
    path = Path(petteia.texts.__file__).with_name("rule-tests.json")
    found: dict[str, dict[str, list[str]]] = json.loads(path.read_text(encoding="utf-8"))
    return found


def tests_of(game: Game) -> dict[str, list[str]]:
    """Every rule id of a game in the order of its page, with the tests that cover it."""
    return _covered().get(game.id, {})
