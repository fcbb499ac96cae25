"""The catalogues hold exactly the messages and arguments that the code uses, in all four languages."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from tests.rule_marks import rules

import petteia
from petteia.bots.advise import GROUNDS
from petteia.kernel import Game
from petteia.lessons import examples, lessons
from petteia.texts import LANGUAGES, Texts
from petteia.texts.store import FOLDERS, split

from . import pebbles
from .checks import KERNEL_MESSAGES, Parsed, argument_kinds, mistakes, rule_messages, used_arguments

ROOT = Path(__file__).parents[2]


def expected_of(game: Game) -> dict[str, set[str]]:
    taught: dict[str, set[str]] = {
        message: set() for one in lessons(game.id) + examples(game.id) for message in one.messages()
    }
    return {**game.message_ids(), **rule_messages(game, rules(game.id)), **taught}


# ---- the kernel's and the command's messages ---------------------------------------------------


def cli_messages() -> dict[str, set[str]]:
    """Every ``"cli-..."`` in the command's source, with the arguments it is called with."""
    found: dict[str, set[str]] = {}
    for path in [*(ROOT / "src/petteia/cli").rglob("*.py"), *(ROOT / "bench").rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and re.fullmatch(r"cli-[a-z0-9-]+", str(node.value)):
                found.setdefault(str(node.value), set())
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                identity = str(node.args[0].value)
                if identity.startswith("cli-"):
                    names = {keyword.arg for keyword in node.keywords if keyword.arg}
                    found.setdefault(identity, set()).update(names)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_kernels_catalogue(language):
    assert mistakes(Parsed(language, "kernel"), KERNEL_MESSAGES) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_commands_catalogue(language):
    assert mistakes(Parsed(language, "cli"), cli_messages()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_of_advice(language):
    assert (
        mistakes(Parsed(language, "advice"), {f"advice-{id_}": set(args) for id_, args in GROUNDS.items()})
        == []
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_no_catalogue_that_nobody_uses(language):
    names = {path.stem.partition("-")[0] for path in (FOLDERS[0] / language).iterdir()}
    assert names == {
        "kernel",
        "cli",
        "advice",
        "web",
        "server",
        *petteia.GAMES,
    }  # web and server check their own


# ---- the games ---------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", petteia.GAMES)
def test_a_games_catalogue(name, language):
    game = petteia.game(name)
    assert mistakes(Parsed(language, name), expected_of(game), game) == []


@pytest.mark.parametrize("name", petteia.GAMES)
def test_all_languages_say_the_same_of_an_event(name):
    parsed = [Parsed(language, name) for language in LANGUAGES]
    for identity, expected in petteia.game(name).message_ids().items():
        used = [used_arguments(one, identity, expected) for one in parsed]
        assert all(one == used[0] for one in used), identity


@pytest.mark.parametrize("name", petteia.GAMES)
def test_explanations_exist_in_all_languages_or_in_none(name):
    found: dict[tuple[str, str], set[str]] = defaultdict(set)
    for language in LANGUAGES:
        for identity, attributes in Parsed(language, name).attributes.items():
            for attribute in attributes & {"about", "help"}:
                found[identity, attribute].add(language)
    assert {key: langs for key, langs in found.items() if len(langs) < len(LANGUAGES)} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", petteia.GAMES)
def test_every_message_of_a_game_can_be_rendered(name, language):
    render_all(petteia.game(name), language, expected_of(petteia.game(name)))


def render_all(game: Game, language: str, expected: dict[str, set[str]]) -> None:
    """Render every message with every kind of value that its arguments can have."""
    texts = Texts(language, strict=True)
    kinds = argument_kinds(game)
    for identity, names in expected.items():
        if identity in kinds:
            for given in _samples(game, kinds[identity]):
                _check(texts._declared(game, identity, kinds[identity], given, ["Ada", "Bo"]), identity)
        else:
            store = texts._catalogue(identity)
            variables = {v: 2 if v in names else "X" for v in store.variables(identity)}
            _check(texts.text(identity, **variables), identity)
            for attribute in store.attributes(identity):
                _check(texts.attribute(identity, attribute), identity)


def _check(text: str, identity: str) -> None:
    assert text.strip(), identity
    assert not re.search(r"\{|\}|\$|[\u2068\u2069]", text), f"{identity}: {text}"


def _samples(game: Game, kinds: dict[str, str]) -> Iterator[dict[str, Any]]:
    """Every value of each argument at least once, the longest list deciding how many samples there are."""
    values = {name: _values(game, kind) for name, kind in kinds.items()}
    for number in range(max((len(v) for v in values.values()), default=1)):
        yield {name: of[number % len(of)] for name, of in values.items()}


def _values(game: Game, kind: str) -> list[Any]:
    if kind.startswith("list:"):
        inner = _values(game, kind[5:])
        return [inner[:1], inner[:3], []]
    if kind == "seat":
        return [0, 1]
    if kind == "number":
        return [0, 1, 2, 5, 21]
    if kind == "ask":
        return [step.name for step in game.steps if step.asks]
    if kind in game.components:
        return list(game.components[kind])
    return ["text"]


def test_files_are_split_into_the_entries_that_the_parser_finds():
    for path in FOLDERS[0].glob("*/*.ftl"):
        text = path.read_text(encoding="utf-8")
        entries = [e for e in FluentParser().parse(text).body if isinstance(e, fluent.Message | fluent.Term)]
        names = ["-" * isinstance(entry, fluent.Term) + entry.id.name for entry in entries]
        assert list(split(text)) == names, path


@pytest.mark.parametrize("name", ["web", *petteia.GAMES])
def test_the_pages_words_are_the_same_in_all_languages(name):
    parsed = {language: Parsed(language, name, web=True) for language in LANGUAGES}
    first = parsed["en"]
    for one in parsed.values():
        assert one.mistakes == []
        assert list(one.plurals()) == []
        assert one.messages == first.messages
        for identity in one.messages:
            names = {v for v in one.variables(identity) if "-" not in v}
            assert names <= {v.partition("-")[0] for v in first.variables(identity)}, identity


# ---- the checks themselves ---------------------------------------------------------------------

GOOD = (pebbles.CATALOGUES / "en" / "pebbles.ftl").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogues_of_pebbles_are_in_order(language):
    parsed = Parsed(language, "pebbles", pebbles.CATALOGUES)
    assert mistakes(parsed, pebbles.GAME.message_ids(), pebbles.GAME) == []
    render_all(pebbles.GAME, language, pebbles.GAME.message_ids())


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ("pebbles-ask-roll = The die is rolled.\n", "", "pebbles-ask-roll is missing"),
        ("pebbles-title", "pebbles-name = X\npebbles-title", "pebbles-name is not used"),
        ("pebbles-title", "-brand = X\npebbles-title", "-brand is not used"),
        ("= Pebbles\npebbles-blurb", "= { -brand }\npebbles-blurb", "-brand is referred to"),
        ("shows { $number }", "shows { $dots }", "there is no argument $dots"),
        ("shows { $number }", "shows something", "does not use $number"),
        ("The charm is { $charm-the }", "The charm is { $charm-gen }", "have no form 'gen'"),
        ("    .the = the { pebbles-charm-moon-2 }\n", "", "have different forms"),
        ("[one] is only", "[two] is only", "needs the forms one, other"),
        ("pebbles-title = Pebbles", "pebbles-title = Pebbles\nnonsense here", "not Fluent"),
        ("pebbles-title = Pebbles", "pebbles-title = A\npebbles-title = B", "occurs twice"),
        ("pebbles-title = Pebbles", "pebbles-title =\n    .help = X", "has no text of its own"),
    ],
)
def test_faults_are_found(tmp_path, old, new, found):
    assert old in GOOD
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "pebbles.ftl").write_text(GOOD.replace(old, new, 1), encoding="utf-8")
    report = mistakes(Parsed("en", "pebbles", tmp_path), pebbles.GAME.message_ids(), pebbles.GAME)
    assert any(found in line for line in report), report
