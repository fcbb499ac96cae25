"""A newcomer's walk through lessons who knows nothing but where the arrows point."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import petteia
from petteia.lessons import Lesson, examples, lessons
from petteia.lessons import Step as Asked
from petteia.texts import Texts

from .helpers import at_rest, overflow
from .test_lessons import choose

POINTER = "[data-testid=pointer]"
SIZES = {"phone": (390, 844), "wide": (1440, 900)}
# Where an arrow's tip lies, a little inside of what it points at.
TIP = """e => {
  const { left, top, rotate } = e.style
  return [parseFloat(left), parseFloat(top) + (rotate === '0deg' ? -2 : 2)]
}"""


def arrows(page: Page) -> list[str]:
    """What the arrows point at, when they have come to rest."""
    expect(page.locator(POINTER).first).to_be_visible()
    at_rest(page, POINTER)
    return [str(at) for at in page.locator(POINTER).evaluate_all("all => all.map(e => e.dataset.at)")]


def follow(page: Page, step: Asked, number: int, touch: bool) -> None:
    """Do what a step asks for: touch what the arrows point at, one after the other, and choose it there."""
    for at in arrows(page):
        at_rest(page, POINTER)
        x, y = page.locator(f"{POINTER}[data-at='{at}']").evaluate(TIP)
        (page.touchscreen.tap if touch else page.mouse.click)(x, y)
    done = f"[data-testid=lesson][data-step='{number + 1}']"
    choice = f'[data-testid=sheet] [data-action="{step.do}"], [role=menu] [data-action="{step.do}"]'
    expect(page.locator(f"{done}, {choice}").first).to_be_visible()
    if page.locator(choice).count():
        page.locator(choice).click()
    page.mouse.move(1, 1)
    expect(page.locator(done)).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", petteia.GAMES)
def test_whoever_follows_the_arrows_comes_to_the_end_of_the_first_lesson(open_page, game, size):
    first = lessons(game)[0]
    width, height = SIZES[size]
    touch = size == "phone"
    page = open_page(f"/learn/{game}/{first.id}", width=width, height=height, touch=touch)
    sentence = page.get_by_test_id("sentence")
    texts = Texts("en")
    for number, step in enumerate(first.steps):
        expect(sentence).to_have_text(texts.text(step.text))
        assert overflow(page) == 0
        if step.do:
            follow(page, step, number, touch)
        else:
            arrows(page)
            page.get_by_test_id("read-on").click()
    expect(sentence).to_have_text(texts.text("web-learn-done"))
    expect(page.locator(POINTER)).to_have_count(0)


@pytest.mark.parametrize("game", petteia.GAMES)
def test_every_lesson_is_played_to_its_end_and_every_place_that_it_speaks_of_is_on_the_board(open_page, game):
    page = open_page()
    for one in (*lessons(game), *examples(game)):
        page.goto(f"/learn/{game}/{one.id}")
        missing = [step.id for number, step in enumerate(one.steps) if not shown(page, one, number)]
        assert not missing, one.id
        page.locator(f"[data-testid=lesson][data-step='{len(one.steps)}']").wait_for()


def shown(page: Page, one: Lesson, number: int) -> bool:
    """Whether all of a step's places, or the decision itself, are pointed at; goes on to the next step."""
    step = one.steps[number]
    page.locator(f"[data-testid=lesson][data-step='{number}'][data-busy=false]").wait_for()
    wanted = [[step.do], list(step.at)] if step.do else [list(step.at)]
    page.wait_for_function(
        """() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() =>
          requestAnimationFrame(() => done(true)))))"""
    )
    found = page.locator(POINTER).evaluate_all("all => all.map(e => e.dataset.at)")
    if step.do:
        choose(page, step.do)
    else:
        page.get_by_test_id("read-on").click()
    return found in wanted
