"""Lessons in the browser: to their end, on a phone too; wrong tries; leaving and taking up."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import petteia
from petteia.lessons import Lesson, lessons
from petteia.texts import Texts

from .helpers import LIST, axe, overflow


def choose(page: Page, action: str) -> None:
    """Take a decision from the list, sought by its text where the list is long."""
    seek = page.get_by_role("searchbox")
    if seek.count():
        seek.fill(action)
    page.locator(f'{LIST}[data-action="{action}"]').click()


def take(
    page: Page, lesson: Lesson, language: str = "en", narrow: bool = False, done: str = "web-learn-done"
) -> None:
    """Take a lesson to its end with what it asks for."""
    texts = Texts(language)
    sentence = page.get_by_test_id("sentence")
    for step in lesson.steps:
        expect(sentence).to_have_text(texts.text(step.text))
        if not step.do:
            page.get_by_test_id("read-on").click()
            continue
        if narrow:
            folded = page.locator("details.decisions")
            if folded.get_attribute("open") is None:
                folded.locator("summary").click()
        choose(page, step.do)
    expect(sentence).to_have_text(texts.text(done))


@pytest.mark.parametrize("game", petteia.GAMES)
def test_the_first_lesson_from_the_list_of_lessons(open_page, game):
    page = open_page()
    page.get_by_role("link", name="Learn by playing").click()
    first = lessons(game)[0]
    page.locator(f'section:has(#lessons-{game}) [data-lesson="{first.id}"]').click()
    take(page, first)
    page.get_by_role("link", name="Next lesson").click()
    expect(page.get_by_test_id("sentence")).to_have_text(Texts("en").text(lessons(game)[1].steps[0].text))
    page.goto(f"/learn/{game}")
    expect(page.locator(f'[data-lesson="{first.id}"]')).to_contain_text("finished")
    page.get_by_role("link", name="Play a game").click()
    expect(page.locator("[data-preset='first'] input")).to_be_checked()
    expect(page.locator("select[data-seat='1']")).to_have_value("bot:gentle")


@pytest.mark.parametrize("game", petteia.GAMES)
def test_the_first_lesson_on_a_phone_in_russian(open_page, game):
    first = lessons(game)[0]
    page = open_page(f"/learn/{game}/{first.id}", width=390, height=844, locale="ru", touch=True)
    expect(page.get_by_test_id("sentence")).to_be_visible()
    assert overflow(page) == 0
    take(page, first, "ru", narrow=True)


def test_wrong_tries_are_answered_and_the_lesson_waits(open_page):
    page = open_page("/learn/olympos/settlers")
    page.get_by_test_id("read-on").click()
    choose(page, "settle north>thessaly")
    expect(page.get_by_test_id("word")).to_contain_text("For this lesson take Macedonia")
    page.locator('[data-territory="thrace"]').click(force=True)  # marked as disabled, for it is not legal
    expect(page.locator("a", has_text="OLY-4.5")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("lesson")).to_have_attribute("data-step", "1")


def test_a_lesson_is_left_and_taken_up(open_page):
    page = open_page("/learn/olympos/settlers")
    page.get_by_test_id("read-on").click()
    choose(page, "settle north>macedonia")
    expect(page.get_by_test_id("lesson")).to_have_attribute("data-step", "2")
    page.goto("/learn/olympos")
    expect(page.locator('[data-lesson="settlers"]')).to_contain_text("begun")
    page.goto("/learn/olympos/settlers")
    expect(page.get_by_test_id("lesson")).to_have_attribute("data-step", "2")
    page.get_by_role("button", name="Start again").click()
    expect(page.get_by_test_id("lesson")).to_have_attribute("data-step", "0")


def test_a_lesson_is_taken_by_keys_alone_and_read_aloud(open_page):
    first = lessons("olympos")[0]
    page = open_page(f"/learn/olympos/{first.id}")
    sentence = page.get_by_test_id("sentence")
    expect(sentence.locator("xpath=ancestor::*[@aria-live='polite']")).to_have_count(1)
    page.get_by_test_id("read-on").focus()
    for number, step in enumerate(first.steps):
        expect(sentence).to_have_text(Texts("en").text(step.text))
        if step.do:
            chosen = page.locator(f'{LIST}[data-action="{step.do}"]')
            expect(page.locator(f"{LIST}:focus")).to_have_count(1)  # one need not look for the list
            if not chosen.count():  # a long list is searched
                page.keyboard.press("Shift+Tab")
                expect(page.get_by_role("searchbox")).to_be_focused()
                page.keyboard.type(step.do)
                expect(chosen).to_be_visible()
            while chosen.evaluate("e => e !== document.activeElement"):
                page.keyboard.press("Tab")
        else:
            expect(page.get_by_test_id("read-on")).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.get_by_test_id("lesson")).to_have_attribute("data-step", str(number + 1))
    expect(page.get_by_role("link", name="Next lesson")).to_be_focused()


@pytest.mark.parametrize("path", ["/learn", "/learn/olympos/settlers", "/learn/delphi/dice"])
def test_no_serious_faults_of_access(open_page, path):
    page = open_page(path)
    expect(page.locator("[data-lesson], [data-testid=sentence]").first).to_be_visible()
    assert axe(page) == []
