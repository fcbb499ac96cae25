"""The lessons: each is played to its end in every language, and together they show all that one can do."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.lesson_pins import FOLDER, files, pinned
from tests.lessons.built import BUILD
from tests.rule_marks import rules

import petteia
from petteia.kernel import StateError
from petteia.lessons import (
    Lesson,
    LessonError,
    Progress,
    Pupil,
    Verdict,
    decided_verbs,
    examples,
    lesson,
    lessons,
    read_lessons,
)
from petteia.texts import LANGUAGES, Texts

EXAMPLES = [one for game in petteia.GAMES for one in examples(game)]
ALL = [one for game in petteia.GAMES for one in lessons(game)] + EXAMPLES
NAMES = [f"{one.game.id}-{one.id}" for one in ALL]
BOARDS = Path(__file__).parents[2] / "web" / "src"
every_lesson = pytest.mark.parametrize("one", ALL, ids=NAMES)


def text_of(game: str) -> str:
    return (FOLDER / f"{game}.toml").read_text(encoding="utf-8")


def right_actions(pupil: Pupil) -> list[int]:
    """The legal decisions that the step takes; what it names itself comes first."""
    step = pupil.step
    assert step is not None
    texts = {action: pupil.state.actions.text(action) for action in pupil.state.legal()}
    found = [action for action, text in texts.items() if step.takes(text)]
    return sorted(found, key=lambda action: texts[action] != step.do)


def finish(pupil: Pupil) -> Pupil:
    """Play on to the end with what the steps ask for."""
    while (step := pupil.step) is not None:
        if step.do:
            assert pupil.state.decider == pupil.seat, pupil.lesson.place(step)
            assert pupil.attempt(right_actions(pupil)[0]).verdict is Verdict.RIGHT
        else:
            pupil.read_on()
    return pupil


@pytest.mark.parametrize("language", LANGUAGES)
@every_lesson
def test_a_lesson_can_be_played_to_its_end_in_every_language(one: Lesson, language: str) -> None:
    texts = Texts(language, strict=True)
    assert texts.text(one.title)
    pupil = Pupil(one)
    while (step := pupil.step) is not None:
        said = texts.text(step.text)
        assert said[-1] in ".!?", said
        assert len(said) < 420, f"too long to be read at a glance: {said}"
        if not step.do:
            pupil.read_on()
            continue
        action = pupil.state.actions.parse(step.do)
        assert texts.action(one.game, action)
        for event in (e.seen_by(pupil.seat) for move in pupil.attempt(action).moves for e in move.events):
            if event is not None:
                assert texts.event(one.game, event)
    assert pupil.state.digest() == one.end().digest()


@every_lesson
def test_whatever_is_right_leads_to_the_end(one: Lesson) -> None:
    pupil = Pupil(one)
    while (step := pupil.step) is not None:
        if not step.do:
            pupil.read_on()
            continue
        first, *others = right_actions(pupil)
        assert pupil.state.actions.text(first) == step.do
        for other in others:
            beside = Pupil(one, pupil.progress)
            assert beside.attempt(other).verdict is Verdict.RIGHT
            finish(beside)
        pupil.attempt(first)


@every_lesson
def test_a_lesson_is_asked_of_the_pupil_and_has_something_else_to_try(one: Lesson) -> None:
    pupil = Pupil(one)
    asked = 0
    while (step := pupil.step) is not None:
        if not step.do:
            pupil.read_on()
            continue
        asked += 1
        right = right_actions(pupil)
        others = [action for action in pupil.state.legal() if action not in right]
        assert others or not step.other, "a word about other decisions where there is none"
        before = pupil.state.digest()
        if others:
            assert pupil.attempt(others[-1]).verdict is Verdict.OTHER
            assert (pupil.state.digest(), pupil.step) == (before, step)
        pupil.attempt(right[0])
    assert asked >= (1 if one.chapter else 2)


@pytest.mark.parametrize("game", petteia.GAMES)
def test_a_game_has_three_to_six_lessons_of_two_to_five_minutes(game: str) -> None:
    assert 3 <= len(lessons(game)) <= 6
    assert {one.minutes for one in lessons(game)} <= set(range(2, 6))
    assert [one.id for one in lessons(game)][-1] == "end"
    assert Pupil(lesson(game, "end")).state.decider is not None
    assert lesson(game, "end").end().decider is None, "the last lesson shows how a game ends"


@pytest.mark.parametrize("game", petteia.GAMES)
def test_every_kind_of_decision_is_made_or_named(game: str) -> None:
    shown = {
        verb
        for one in lessons(game)
        for step in one.steps
        for verb in (*step.names, step.do.split(" ")[0])
        if verb
    }
    assert shown == decided_verbs(petteia.game(game))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["olympos", "elysium"])
def test_the_scoring_that_the_last_lesson_tells_adds_up_to_that_of_the_game(game: str, language: str) -> None:
    last = lesson(game, "end")
    step = next(step for step in last.steps if step.id == "scores")
    said = [int(number) for number in re.findall(r"\d+", Texts(language, strict=True).text(step.text))]
    total, *parts, less = said
    assert total == sum(parts) - less
    scores = last.end().scores()
    assert scores is not None
    assert total == scores[last.seat].total


def test_what_people_decide_on() -> None:
    verbs = decided_verbs(petteia.game("elysium"))
    assert {"take", "pick", "decline"} <= verbs
    assert not verbs & {"draw", "side", "family", "start"}


@pytest.mark.parametrize("game", petteia.GAMES)
def test_the_places_are_those_of_the_board(game: str) -> None:
    """Components are checked when the file is read; here, that a board or its movements know such places."""
    sources = [*(BOARDS / "games" / game).rglob("*.svelte"), BOARDS / "games" / game / "motions.ts"]
    sources.append(BOARDS / "lib" / "board" / "PlayerPanel.svelte")
    known = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    for one in lessons(game) + examples(game):
        for step in one.steps:
            assert step.at, one.place(step)
            for place in step.at:
                kind, colon, _ = place.partition(":")
                assert re.search(rf"\b{kind}{colon}", known), f"{one.place(step)}: {place}"


# ---- pins ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", petteia.GAMES)
def test_the_lessons_belong_to_these_rules_and_this_edition(game: str) -> None:
    for path in files(game):
        text = path.read_text(encoding="utf-8")
        assert pinned(text, petteia.game(game)) == text, "run python -m tests.lesson_pins"


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        (r"^rules = .*$", "rules = 1", "key 'rules': made for 1, but this is"),
        (r"^edition = .*$", 'edition = "0"', "key 'edition': made for '0'"),
        (r"^game = .*$", 'game = "elysium"', "key 'game': made for 'elysium'"),
        (r'^id = "land"$', 'id = "time"', "the id 'time' occurs twice"),
        (r'^at = \["track:3"\]$', 'at = ["territory:sparta"]', "there is no territory 'sparta'"),
        (r'^at = \["track:3"\]$', 'names = ["sail"]', "there is no action 'sail'"),
        (r'^after = "settlers"$', 'after = "nothing"', "there is no lesson 'nothing' before it"),
        (r'^right = \["bonus \*"\]$', 'right = ["bonus prestige"]', "'bonus settler' is none of"),
        (r"^minutes = 3$", "minutes = 90", "expected a whole number from 1 to 10"),
        (r"^minutes = 3$", "minuts = 3", "unknown key 'minuts'"),
        (r"^game = .*$", "game = ", "not a TOML file"),
    ],
)
def test_mistakes_in_a_file_are_named(old: str, new: str, found: str) -> None:
    text, changed = re.subn(old, new, text_of("olympos"), count=1, flags=re.MULTILINE)
    assert changed
    with pytest.raises(LessonError, match=re.escape(found)):
        read_lessons(text, petteia.game("olympos"), "olympos.toml")


def test_a_lesson_that_would_begin_elsewhere_is_refused() -> None:
    text = re.sub(r"^cube stone\n", "cube gold\n", text_of("olympos"), count=1, flags=re.MULTILINE)
    first = read_lessons(text, petteia.game("olympos"), "olympos.toml")[0]
    with pytest.raises(LessonError, match="lesson settlers: it would begin in another position"):
        Pupil(first)


def test_a_line_that_cannot_be_played_is_named() -> None:
    text = text_of("olympos").replace("lock mestor\n", "lock nowhere\n", 1)
    first = read_lessons(text, petteia.game("olympos"), "olympos.toml")[0]
    with pytest.raises(LessonError, match=r"olympos, lesson settlers, before: 'lock nowhere'"):
        Pupil(first)


# ---- the pupil ---------------------------------------------------------------------------------------


def test_tries_of_every_kind() -> None:
    pupil = Pupil(lesson("olympos", "settlers"))
    parse = pupil.state.actions.parse
    assert pupil.step is not None
    assert pupil.step.id == "time"
    with pytest.raises(LessonError, match="needs 'step'"):
        Progress.of({"step": -1, "answers": []})
    pupil.read_on()
    with pytest.raises(StateError, match="waits for a decision, such as 'settle north>macedonia'"):
        pupil.read_on()
    locked = pupil.attempt(parse("settle north>thrace"))
    assert locked.verdict is Verdict.ILLEGAL
    assert locked.reason is not None
    assert "OLY-4.5" in locked.reason.rules
    other = pupil.attempt(parse("settle north>thessaly"))
    assert (other.verdict, other.reason, other.moves) == (Verdict.OTHER, None, ())
    right = pupil.attempt(parse("settle north>macedonia"))
    assert right.verdict is Verdict.RIGHT
    assert [move.seat for move in right.moves] == [0, 2, 1]
    finish(pupil)
    with pytest.raises(StateError, match="the lesson is over"):
        pupil.attempt(parse("settle north>rhodope"))


@every_lesson
def test_a_lesson_can_be_left_and_taken_up_anywhere(one: Lesson) -> None:
    pupil = Pupil(one)
    while (step := pupil.step) is not None:
        again = Pupil(one, Progress.of(pupil.progress.as_json()))
        assert (again.step, again.state.digest()) == (step, pupil.state.digest())
        if step.do:
            pupil.attempt(right_actions(pupil)[0])
        else:
            pupil.read_on()


@pytest.mark.parametrize(
    "progress",
    [
        Progress(2, ()),
        Progress(2, ("settle north>thessaly",)),
        Progress(2, ("fly north>thessaly",)),
        Progress(99, ()),
    ],
)
def test_progress_that_does_not_fit_is_refused(progress: Progress) -> None:
    with pytest.raises(LessonError, match="olympos, lesson settlers"):
        Pupil(lesson("olympos", "settlers"), progress)


@pytest.mark.parametrize("form", [None, [], {"step": "1", "answers": []}, {"step": 1, "answers": [2]}])
def test_what_is_no_progress(form: object) -> None:
    with pytest.raises(LessonError, match="progress needs"):
        Progress.of(form)


@pytest.mark.parametrize("name", petteia.GAMES)
def test_every_lesson_says_which_sections_of_the_rules_it_tells(name: str) -> None:
    texts = Texts("en", strict=True)
    told = {section for one in lessons(name) for section in one.sections}
    assert all(one.sections for one in lessons(name))
    for section in told:
        assert texts.text(f"{name}-section-{section}")


# ---- the worked examples -----------------------------------------------------------------------------


@pytest.mark.parametrize("game", petteia.GAMES)
def test_every_example_belongs_to_a_lesson_and_has_a_position_of_its_own(game: str) -> None:
    chapters = {one.id for one in lessons(game)}
    found = examples(game)
    assert {one.id for one in found} == set(BUILD[game])
    assert not chapters & set(BUILD[game]), "one address for two things"
    for one in found:
        assert one.chapter in chapters
        assert list(one.game.check(one.start())) == []


@every_lesson
def test_every_step_names_numbered_rules_that_exist(one: Lesson) -> None:
    known = set(rules(one.game.id))
    for step in one.steps:
        assert step.rules, one.place(step)
        assert set(step.rules) <= known, one.place(step)


@pytest.mark.parametrize("game", petteia.GAMES)
def test_the_plain_words_lead_to_every_section_that_a_player_needs(game: str) -> None:
    """Every rule of a section that lessons tell stands near a rule that a step links to."""
    linked = {rule for one in lessons(game) + examples(game) for step in one.steps for rule in step.rules}
    sections = {rule.split("-")[1].split(".")[0] for rule in linked if "." in rule}
    assert {section for one in lessons(game) for section in one.sections} <= sections


def test_a_built_place_that_the_state_does_not_have_is_named() -> None:
    path = files("olympos")[1]
    text = path.read_text(encoding="utf-8").replace("hourglasses of seat 0 = 1", "sandals of seat 0 = 1", 1)
    with pytest.raises(LessonError, match=r"hourglass, built: 'sandals of seat 0 = 1' is no 'place"):
        Pupil(read_lessons(text, petteia.game("olympos"), path.name)[0])
