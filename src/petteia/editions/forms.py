"""Forms: an edition's schema as plain data, from which a page makes fields."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from petteia.kernel import Game
from petteia.kernel.edition import Bool, Either, Int, List, Map, Number, Rule, Str, Table, Variant


def form_of(game: Game, table: str) -> dict[str, Any]:
    """The fields of a component of this table (``time_track.zeus``): needed and optional ones by name."""
    rule: Rule = game.edition_schema
    for key in table.split("."):
        assert isinstance(rule, Table)
        rule = {**rule.needed, **rule.optional}[key]
        if isinstance(rule, List):
            rule = rule.of
        rule = rule.outline()
    assert isinstance(rule, Table)
    wanted = game.editable[table]
    return {
        "type": "table",
        "needed": {key: _form(game, rule.needed[key]) for key in wanted if key in rule.needed},
        "optional": {key: _form(game, rule.optional[key]) for key in wanted if key in rule.optional},
    }


def _form(game: Game, rule: Rule) -> dict[str, Any]:
    match rule:
        case Int(low=low, high=high):
            return {"type": "int", "low": low, "high": high}
        case Number():
            return {"type": "number"}
        case Bool():
            return {"type": "flag"}
        case Str(choices=choices):
            if not choices:
                return {"type": "text"}
            return {"type": "choice", "choices": list(choices), "kind": _kind(game, choices)}
        case List(of=of, low=low, high=high):
            return {"type": "list", "of": _form(game, of), "low": low, "high": high}
        case Map(of=of, keys=keys):
            return {"type": "map", "of": _form(game, of), "keys": list(keys), "kind": _kind(game, keys)}
        case Table():
            return {
                "type": "table",
                "needed": _fields(game, rule.needed),
                "optional": _fields(game, rule.optional),
            }
        case Either(rules=rules):
            return {"type": "either", "of": [_form(game, one) for one in rules]}
        case Variant(key=key, cases=cases):
            return {
                "type": "variant",
                "key": key,
                "cases": {word: _form(game, of) for word, of in cases.items()},
            }
    raise TypeError(f"no form for {rule!r}")


def _fields(game: Game, rules: Mapping[str, Rule]) -> dict[str, Any]:
    return {key: _form(game, rule) for key, rule in rules.items()}


def _kind(game: Game, choices: tuple[str, ...]) -> str | None:
    """The kind of component that the choices are ids of, so that they have names."""
    wanted = {choice.replace(":", "-") for choice in choices}
    kinds = [kind for kind, ids in game.components.items() if wanted and wanted <= set(ids)]
    return min(kinds, key=lambda kind: len(game.components[kind]), default=None)
