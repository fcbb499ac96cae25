"""What people read: signs, address, words for things, and numbers with their nouns, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import petteia
from petteia.kernel import Event, Game, Match, Record
from petteia.texts import LANGUAGES, Texts
from petteia.texts.store import FOLDERS

from .wording import faults, mended, parts

GOLDEN = Path(__file__).parents[1] / "golden"
NAMES = ["Bo", "Mia", "Rex", "Tim", "Zoe"]
COMMANDS = {
    "cli-play-help",
    "cli-help-serve-database",
    "cli-help-serve-editions",
    "cli-help-serve-bots",
    "cli-help-bots-database",
}
"""Entries that quote commands and their values."""


def catalogues(language: str) -> Iterator[Path]:
    return iter(sorted((FOLDERS[0] / language).glob("*.ftl")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogues_keep_to_the_signs_and_words_of_the_language(language: str) -> None:
    found = []
    for path in catalogues(language):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message | ast.Term) and entry.id.name not in COMMANDS:
                found += [
                    f"{entry.id.name}: {fault}"
                    for text in parts(entry)
                    for fault in faults(text.strip(" \n"), language)
                ]
    assert found == []


def told(game: Game) -> Iterator[tuple[Event, ...]]:
    """What some kept games told, as the seats and spectators heard it."""
    for path in sorted(GOLDEN.glob(f"{game.id}-*.jsonl"))[::2]:
        match = Match.of(Record.load(path))
        for move in match.moves:
            for event in move.events:
                yield tuple(seen for seat in (None, 0, 1) if (seen := event.seen_by(seat)) is not None)


@pytest.mark.parametrize("name", petteia.GAMES)
def test_the_log_of_whole_games_reads_well(name: str) -> None:
    game = petteia.game(name)
    speakers = [Texts(language, edition=game.default_edition(), strict=True) for language in LANGUAGES]
    lines: dict[str, set[str]] = {texts.language: set() for texts in speakers}
    for heard in told(game):
        for texts in speakers:
            lines[texts.language] |= {texts.event(game, event, NAMES) for event in heard}
    for language, said in lines.items():
        assert len(said) > 100
        assert [fault for line in sorted(said) for fault in faults(line, language)] == []
        assert [line for line in said if line[-1] not in ".!?"] == []
        assert [line for line in said if line.lstrip("“„«\u202f")[0].islower()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_of_all_cards_read_well(language: str) -> None:
    game = petteia.game("elysium")
    edition = game.default_edition()
    texts = Texts(language, edition=edition, strict=True)
    said = []
    for card in edition.data["card"]:
        message = game.edition_text(edition, "card", card["id"])
        assert message is not None
        said.append(texts.render(message))
    assert len(said) == len(edition.data["card"]) > 80
    assert [fault for line in said for fault in faults(line, language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", petteia.GAMES)
def test_actions_read_well(name: str, language: str) -> None:
    game = petteia.game(name)
    texts = Texts(language, edition=game.default_edition(), strict=True)
    step = max(1, len(game.actions) // 3000)
    said = {texts.action(game, action, NAMES) for action in range(0, len(game.actions), step)}
    assert [fault for line in sorted(said) for fault in faults(line, language)] == []


@pytest.mark.parametrize(
    ("language", "text", "found"),
    [
        ("en", "Bo takes  a card.", "two spaces"),
        ("en", "Bo takes a card .", "before a closing sign"),
        ("en", "Bo takes { $card }.", "placeholder"),
        ("en", "Bo takes undefined.", "without a text"),
        ("en", "Bo's card.", "apostrophe"),
        ("en", "Bo takes 1 cards.", "1 cards"),
        ("en", "Bo takes «Nike».", "another language"),
        ("de", "Wählen Sie eine Karte.", "Sie"),
        ("de", "Das kostet 2 Feld.", "2 Feld"),
        ("de", "Das kostet 7 Zeit.", "Zeiteinheiten"),
        ("fr", "Ici on paie en temps.", "vous"),
        ("fr", "Bo prend «\u00a0Niké\u00a0».", "thin"),
        ("fr", "Bo prend: rien.", "colon"),
        ("fr", "Encore une?", "; ! ?"),
        ("fr", "La tuile de Arès.", "elision"),
        ("fr", "Bo gagne 2 or.", "pièces d’or"),
        ("ru", "Бо получает 5 очки.", "5 очки"),
        ("ru", "Бо получает 21 очков.", "21 очков"),
        ("ru", "Возьми карту у себя, ты можешь.", "вы"),
        ("ru", "Легенда одной семьи.", "семейство"),
    ],
)
def test_faults_are_found(language: str, text: str, found: str) -> None:
    assert any(found in fault for fault in faults(text, language)), faults(text, language)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "“Bo’s card”: 1 card, 2 cards, 21 cards; at 3% …"),
        ("de", "Bo: „Nike“ kostet 1 Gold, 95\u00a0% davon. Sie liegt in ihrer Sphäre."),
        ("fr", "Bo\u00a0: «\u202fNiké\u202f» vaut 1 point, 0 point, 2 points\u202f; d’accord\u202f?"),
        ("ru", "Бо: «Ника» даёт 1 очко, 3 очка, 12 очков и 21 очко, но не больше 4 очков."),
    ],
)
def test_good_texts_are_left_alone(language: str, text: str) -> None:
    assert faults(text, language) == []


def test_french_spaces_are_mended() -> None:
    typed = "# on : oui ;\nx = Bo : « Niké » vaut 3 % ; non ?"
    right = "# on : oui ;\nx = Bo\u00a0: «\u202fNiké\u202f» vaut 3\u00a0%\u202f; non\u202f?"
    assert mended(typed) == right == mended(right)
