"""What is wrong with a catalogue, in words. Works on any game and any folder of catalogues."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from petteia.kernel import KERNEL_REASONS, Game
from petteia.texts import rule_message
from petteia.texts.store import FOLDERS

# Every count needs these forms; the second set: one of them has to be there, perhaps as the default.
PLURALS: dict[str, tuple[set[str], set[str]]] = {
    "en": ({"one"}, {"other"}),
    "de": ({"one"}, {"other"}),
    "fr": ({"one"}, {"other"}),
    "ru": ({"one", "few"}, {"many", "other"}),
}
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
FREE = {"about", "help"}  # attributes that a component or option may have or lack
GIVEN = {"id", "count", "or"}  # forms of an argument that need no attribute
NAMED_BY_THE_MAP = {
    "hex"
}  # the page names them after what lies near, in all forms; elsewhere they are coordinates

KERNEL_MESSAGES: dict[str, set[str]] = {
    "kernel-seat": {"number"},
    "kernel-chance": set(),
    "kernel-nobody": set(),
    "kernel-nothing": set(),
    "kernel-list": {"start", "last"},
    "kernel-list-or": {"start", "last"},
    **{f"kernel-reason-{name}": set(args) for name, args in KERNEL_REASONS.items()},
}


class _Parts(Visitor):
    """Collects variables, references to messages and terms, and select expressions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.selects: list[ast.SelectExpression] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.references.add("-" + node.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.selects.append(node)
        self.generic_visit(node)


class Parsed:
    """One catalogue in one language, wholly parsed."""

    def __init__(self, language: str, name: str, folder: Path = FOLDERS[0], web: bool = False) -> None:
        """Without ``web`` only what the engine and the command use: the page's words are in ``*-web.ftl``."""
        self.language = language
        self.name = name
        self.mistakes: list[str] = []
        self.parts: dict[str, _Parts] = {}
        self.attributes: dict[str, set[str]] = {}
        here = folder / language
        paths = [here / f"{name}.ftl", *sorted(here.glob(f"{name}-*.ftl"))]
        for path in paths:
            if path.stem.endswith("-web") != web and name != "web":
                continue
            if not path.exists():
                self.mistakes.append(f"{path.name} is missing")
                continue
            for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
                self._add(entry, path)

    def _add(self, entry: Any, path: Path) -> None:
        if isinstance(entry, ast.Junk):
            self.mistakes.append(f"{path.name}: not Fluent: {str(entry.content).strip()[:60]!r}")
        elif isinstance(entry, ast.Message | ast.Term):
            identity = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
            if identity in self.parts:
                self.mistakes.append(f"{path.name}: {identity} occurs twice")
            if isinstance(entry, ast.Message) and entry.value is None:
                self.mistakes.append(f"{path.name}: {identity} has no text of its own")
            parts = _Parts()
            parts.visit(entry)
            self.parts[identity] = parts
            self.attributes[identity] = {attribute.id.name for attribute in entry.attributes}

    @property
    def messages(self) -> set[str]:
        return {identity for identity in self.parts if not identity.startswith("-")}

    def variables(self, identity: str, seen: frozenset[str] = frozenset()) -> set[str]:
        """The variables of a message and of what it refers to."""
        if identity in seen or identity not in self.parts:
            return set()
        parts = self.parts[identity]
        out = set(parts.variables)
        for other in parts.references:
            out |= self.variables(other, seen | {identity})
        return out

    def plurals(self) -> Iterator[str]:
        """Counts that lack a plural form of the language.

        Where the number itself is not said (only the verb follows it), one and many are enough.
        """
        needed, last = PLURALS[self.language]
        for identity, parts in self.parts.items():
            for select in parts.selects:
                chosen = {
                    v.key.name for v in select.variants if isinstance(v.key, ast.Identifier) and not v.default
                }
                keys = {v.key.name for v in select.variants if isinstance(v.key, ast.Identifier)}
                if not chosen & CATEGORIES or not _says_its_number(select):
                    continue
                if not (needed <= keys and keys & last):
                    wanted = ", ".join(sorted(needed | last))
                    yield f"{identity}: needs the forms {wanted}, has {', '.join(sorted(keys))}"


def _says_its_number(select: ast.SelectExpression) -> bool:
    if not isinstance(select.selector, ast.VariableReference):
        return True
    said = _Parts()
    for variant in select.variants:
        said.visit(variant.value)
    return select.selector.id.name in said.variables


def argument_kinds(game: Game) -> dict[str, dict[str, str]]:
    """Message id -> argument -> kind, as far as the game declares them."""
    out: dict[str, dict[str, str]] = {}
    for family in game.actions.families.values():
        kinds = {name: domain.kind for name, domain in zip(family.names, family.domains, strict=True)}
        out[f"{game.id}-action-{family.word}"] = kinds
    for name, kind in game.events.items():
        out[f"{game.id}-event-{name}"] = {**kind.args, **kind.secret}
        out[f"{game.id}-event-{name}-hidden"] = dict(kind.args)
    for name, args in game.reasons.items():
        out[f"{game.id}-reason-{name}"] = dict(args)
    return out


def mistakes(parsed: Parsed, expected: Mapping[str, set[str]], game: Game | None = None) -> list[str]:
    """Everything in which a catalogue differs from what the code uses."""
    out = list(parsed.mistakes)
    out += [f"{identity} is missing" for identity in sorted(set(expected) - parsed.messages)]
    out += [f"{identity} is not used" for identity in sorted(parsed.messages - set(expected))]
    referred = {name for parts in parsed.parts.values() for name in parts.references}
    for name in sorted(referred - set(parsed.parts)):
        if not name.startswith("kernel-"):
            out.append(f"{name} is referred to, but does not exist")
    out += [f"{name} is not used" for name in sorted(set(parsed.parts) - parsed.messages - referred)]
    forms = component_forms(parsed, game) if game else {}
    kinds = argument_kinds(game) if game else {}
    for identity in sorted(set(expected) & parsed.messages):
        out += _arguments(parsed, identity, expected[identity], kinds.get(identity, {}), forms)
    if game:
        out += _component_attributes(parsed, game)
    return out + list(parsed.plurals())


def _arguments(
    parsed: Parsed, identity: str, expected: set[str], kinds: dict[str, str], forms: dict[str, set[str]]
) -> Iterator[str]:
    used = set()
    for variable in sorted(parsed.variables(identity)):
        owner = next((a for a in sorted(expected, key=len, reverse=True) if variable == a), None) or next(
            (a for a in sorted(expected, key=len, reverse=True) if variable.startswith(a + "-")), None
        )
        if owner is None:
            yield f"{identity}: there is no argument ${variable}; there are {sorted(expected) or 'none'}"
            continue
        used.add(owner)
        form = variable[len(owner) + 1 :]
        kind = kinds.get(owner, "message").removeprefix("list:")
        if form in GIVEN or kind in NAMED_BY_THE_MAP:
            continue
        if form and kind != "message" and form not in forms.get(kind, set()):
            yield f"{identity}: components of kind {kind!r} have no form {form!r} (${variable})"
    if "-event-" in identity:  # an event may carry more than is worth a word; see `used_arguments`
        return
    for name in sorted(expected - used):
        yield f"{identity}: does not use ${name}"


def used_arguments(parsed: Parsed, identity: str, expected: set[str]) -> set[str]:
    """The arguments that a message says in some form."""
    return {
        name
        for name in expected
        for variable in parsed.variables(identity)
        if variable == name or variable.startswith(f"{name}-")
    }


def component_forms(parsed: Parsed, game: Game) -> dict[str, set[str]]:
    """Kind of component -> the grammatical forms that all of them have in this language."""
    out = {}
    for kind, ids in game.components.items():
        sets = [parsed.attributes.get(_component(game, kind, one), set()) for one in ids]
        out[kind] = set.intersection(*sets) if sets else set()
    return out


def _component(game: Game, kind: str, identity: str) -> str:
    return re.sub(r"[^A-Za-z0-9_-]", "-", f"{game.id}-{kind}-{identity}")


def _component_attributes(parsed: Parsed, game: Game) -> Iterator[str]:
    for kind, ids in game.components.items():
        by_forms: dict[frozenset[str], list[str]] = defaultdict(list)
        for one in ids:
            identity = _component(game, kind, one)
            if identity in parsed.attributes:
                by_forms[frozenset(parsed.attributes[identity] - FREE)].append(one)
        if len(by_forms) > 1:
            shown = "; ".join(f"{sorted(forms)}: {ones[:3]}" for forms, ones in by_forms.items())
            yield f"components of kind {kind!r} have different forms: {shown}"


def rule_messages(game: Game, rules: list[str]) -> dict[str, set[str]]:
    """The messages of the numbered rules."""
    return {rule_message(game.id, rule): set() for rule in rules}
