"""`petteia learn`, through a pipe."""

from __future__ import annotations

import json

import pytest

import petteia
from petteia.lessons import examples, lessons
from petteia.texts import LANGUAGES, Texts


@pytest.fixture(autouse=True)
def folder(monkeypatch, tmp_path):
    """A data folder of the test's own."""
    monkeypatch.setattr("platformdirs.user_data_dir", lambda *_, **__: str(tmp_path / "data"))
    return tmp_path / "data"


def answers(game: str, name: str | None = None) -> list[str]:
    """What somebody types who does all that the lessons ask for."""
    return [step.do for one in lessons(game) if name in (None, one.id) for step in one.steps]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", petteia.GAMES)
def test_all_lessons_one_after_the_other_in_every_language(run, game, language, monkeypatch):
    monkeypatch.setattr(Texts, "strict", property(lambda self: True, lambda self, value: None), raising=False)
    result = run("learn", game, "--language", language, lines=answers(game))
    assert (result.exit_code, result.stderr) == (0, "")
    texts = Texts(language)
    for one in lessons(game):
        assert texts.text(one.title) in result.stdout
        assert all(texts.text(step.text) in result.stdout for step in one.steps)
    listed = run("learn", game, "--list", "--language", "en").stdout.splitlines()
    assert len(listed) == len(lessons(game)) + len(examples(game))
    assert [line.rpartition(", ")[2] for line in listed[: len(lessons(game))]] == ["finished"] * len(
        lessons(game)
    )


@pytest.mark.parametrize("game", petteia.GAMES)
def test_an_example_is_played_alone(run, game):
    one = examples(game)[0]
    result = run("learn", game, one.id, "--language", "ru", lines=[step.do for step in one.steps])
    assert (result.exit_code, result.stderr) == (0, "")
    texts = Texts("ru")
    assert all(texts.text(step.text) in result.stdout for step in one.steps)
    assert texts.text(lessons(game)[0].title) not in result.stdout


def test_a_lesson_is_left_and_taken_up(run, folder):
    first = run("learn", "olympos", lines=["", "settle north>macedonia", "quit"])
    assert first.exit_code == 0
    kept = json.loads((folder / "lessons.json").read_text(encoding="utf-8"))
    assert kept == {"olympos": {"settlers": {"step": 2, "answers": ["settle north>macedonia"]}}}
    listed = run("learn", "olympos", "--list").stdout.splitlines()
    assert listed[0] == "settlers: Settlers and time, 3 min, begun"
    assert listed[1] == "discoveries: Discoveries, 3 min"
    again = run("learn", "olympos", lines=["quit"])
    assert "You hold Macedonia" in again.stdout
    assert "Welcome to Greece" not in again.stdout
    anew = run("learn", "olympos", "settlers", "--again", lines=["quit"])
    assert "Welcome to Greece" in anew.stdout


def test_the_next_lesson_is_the_first_that_is_not_finished(run):
    run("learn", "delphi", lines=[*answers("delphi", "dice"), "quit"])
    assert "Offerings and statues" in run("learn", "delphi", lines=["quit"]).stdout


def test_tries_hints_and_reasons(run):
    lines = ["", "settle north>thrace", "settle north>thessaly", "hint", "undo", "quit"]
    told = run("learn", "olympos", "settlers", lines=lines).stdout
    assert "No: Thrace is locked" in told
    assert "  OLY-4.5: " in told
    assert "That would do, too. For this lesson take Macedonia" in told
    assert "This is meant: New settler from the northern zone to Macedonia" in told
    assert "“undo” is neither an action nor a command." in told


def test_a_decision_without_a_word_of_its_own_is_answered_all_the_same(run):
    lines = ["", "settle north>macedonia", "", "settle north>rhodope", "settle north>euboea", "show", "quit"]
    told = run("learn", "olympos", lines=lines).stdout
    assert "You may do that, but this lesson is about something else." in told
    assert told.count("Time track, next player first") == 2


def test_an_input_that_ends_is_said(run):
    for lines in ([], [""]):
        result = run("learn", "olympos", lines=lines)
        assert (result.exit_code, result.stderr) == (1, "The input has ended before the game.\n")


def test_what_does_not_exist_is_named(run):
    result = run("learn", "olympos", "flying")
    assert result.exit_code == 2
    assert "there is no lesson “flying”; there are settlers, discoveries, gods, fights, end" in result.stderr
    assert run("learn", "chess").exit_code == 2


@pytest.mark.parametrize("content", ["", "[]", '{"olympos": 3}', '{"olympos": {"settlers": {"step": 5}}}'])
def test_a_damaged_memory_is_as_good_as_none(run, folder, content):
    folder.mkdir()
    (folder / "lessons.json").write_text(content, encoding="utf-8")
    result = run("learn", "olympos", lines=["", "quit"])
    assert result.exit_code == 0
    assert "Welcome to Greece" in result.stdout


def test_progress_in_a_lesson_that_has_changed_begins_anew(run, folder):
    folder.mkdir()
    stale = {"olympos": {"settlers": {"step": 2, "answers": ["settle north>illyria"]}}}
    (folder / "lessons.json").write_text(json.dumps(stale), encoding="utf-8")
    assert "Welcome to Greece" in run("learn", "olympos", lines=["quit"]).stdout
