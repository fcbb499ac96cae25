"""What every board and every page promises: words for everything, marks that last, phones, large screens."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from .boards import asked, crowded, position
from .helpers import (
    BOARD,
    LIST,
    at_rest,
    decide,
    decisions,
    new_table,
    overflow,
    point_of,
    seq,
    sit_down,
    wait_for_board,
    wait_for_change,
    wait_for_turn,
    who_begins,
)

GAMES = ("olympos", "elysium", "delphi")
SEATS = {"olympos": 5, "elysium": 4, "delphi": 4}
LANGUAGES = ("en", "de", "fr", "ru")


@pytest.mark.parametrize("game", GAMES)
def test_pointing_at_anything_explains_it(page, game):
    position(page, game, 3, 0.4)
    elements = page.locator("[data-testid=board] [data-pick]")
    order = list(range(elements.count()))
    random.Random(3).shuffle(order)
    told = 0
    for number in order[:40]:
        element = elements.nth(number)
        point = point_of(element)
        if point is None:
            continue
        page.mouse.move(*point)
        expect(page.get_by_role("tooltip")).to_have_text(re.compile(r"\S.+"))
        told += 1
    assert told > 10


@pytest.mark.parametrize("game", GAMES)
def test_a_long_press_shows_what_a_tap_would_do(open_page, game):
    page = open_page(width=390, height=844, touch=True)
    position(page, game, 3, 0.4)
    before = seq(page)
    legal = page.locator("[data-testid=board] [data-pick=legal]")
    at_rest(page, BOARD)
    x, y = next(filter(None, (point_of(legal.nth(at)) for at in range(legal.count()))))
    finger = page.context.new_cdp_session(page)
    start = {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
    finger.send("Input.dispatchTouchEvent", start)
    expect(page.get_by_test_id("sheet")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.get_by_test_id("sheet")).to_be_visible()
    assert seq(page) == before


def test_what_the_others_did_stays_marked_until_my_next_decision(open_page):
    one, other = open_page(), open_page()
    new_table(one, "olympos", ("me", "open"), {"locks": "random"}, name="Ada")
    other.goto(one.get_by_test_id("invite-link").input_value())
    other.get_by_label("Your name").fill("Basil")
    other.get_by_test_id("join").click()
    one.get_by_test_id("begin").click()
    first, second = who_begins(one, other)
    settle = next(action for action in decisions(first) if action.startswith("settle"))
    land = settle.partition(">")[2]
    decide(first, settle)
    wait_for_turn(second)
    mark = second.locator(f"[data-territory={land}]")
    expect(mark).to_have_class(re.compile("fresh"))
    expect(second.get_by_test_id("ticker")).to_be_visible()
    expect(second.get_by_test_id("ticker")).to_have_count(0)  # it has told everything
    expect(mark).to_have_class(re.compile("fresh"))
    # What may be done there is seen all the same.
    legal = second.locator("[data-territory].fresh[data-pick=legal] .hit")
    if legal.count():
        assert legal.first.evaluate("e => getComputedStyle(e).stroke") == second.evaluate(
            """() => { const e = document.createElement('i'); e.style.color = 'var(--legal)'
              document.body.append(e); const { color } = getComputedStyle(e); e.remove(); return color }"""
        )
    decide(second, decisions(second)[0])
    expect(mark).not_to_have_class(re.compile("fresh"))


def test_those_who_want_no_motion_get_none(page):
    new_table(page, "delphi", ("me", "bot:random"))
    wait_for_board(page)
    moving = page.evaluate(
        """() => [...document.querySelectorAll('*')].filter(e => {
          const { animationDuration, transitionDuration } = getComputedStyle(e)
          return `${animationDuration},${transitionDuration}`.split(',').some(s => parseFloat(s) > 0.001)
        }).length"""
    )
    assert moving == 0


def test_a_hint_tells_how_a_step_is_decided_and_can_be_put_away(page):
    position(page, "elysium", 3, 0.1, asked("turn"))
    hint = page.get_by_test_id("hint")
    expect(hint).to_contain_text("Choose a card")
    hint.get_by_role("button").click()
    expect(hint).to_have_count(0)
    page.reload()
    sit_down(page)
    expect(page.get_by_test_id("prompt")).to_be_visible()
    expect(hint).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_large_screen_shows_everything_without_scrolling(open_page, game):
    page = open_page(width=1920, height=1080)
    position(page, game, SEATS[game], 0.6)
    assert crowded(page) == []


def cut(page: Page, selector: str) -> list[str]:
    """Words that do not fit their place."""
    found = page.locator(selector).evaluate_all(
        """all => all.filter(e => e.getClientRects().length && (e.scrollWidth > e.clientWidth + 1
            || e.getBoundingClientRect().right > innerWidth + 1)).map(e => e.textContent.trim())"""
    )
    return [str(words) for words in found]


@pytest.mark.parametrize("locale", LANGUAGES)
def test_no_words_are_cut_off_on_a_small_phone(open_page, locale):
    page = open_page(width=360, height=740, touch=True, locale=locale)
    for game in GAMES:
        position(page, game, SEATS[game], 0.5)
        assert cut(page, "h1, .bar .word, [data-testid=prompt], .now-strip .prompt") == []
        assert (
            cut(page, "[data-part], [data-rival] .facts, [data-testid=bar] > *, [data-testid=choices] > *")
            == []
        )
        assert overflow(page) <= 0


def test_a_phone_shows_the_newest_lines(open_page):
    page = open_page(width=360, height=740, touch=True)
    position(page, "olympos", 3, 0.5)
    page.locator("[data-tab=log]").tap()
    expect(page.get_by_test_id("log").locator("li").last).to_be_in_viewport()
    # What is asked stands above every part and leads to the decisions; it is the name of that line also while
    # the line tells, unread by screen readers, what the others did.
    asked_for = page.locator("[data-testid=prompt]").text_content()
    strip = page.locator("button.strip")
    expect(strip).to_have_accessible_name(str(asked_for).strip())
    strip.tap()
    expect(page.locator(LIST).first).to_be_visible()


def test_a_phone_takes_back_beside_the_board(open_page):
    page = open_page(width=360, height=740, touch=True)
    position(page, "elysium", 3, 0.1, asked("turn"))
    before = page.locator("[data-testid=board] [data-pick=legal]").count()
    at = seq(page)
    page.locator("[data-testid=board] [data-pick=legal][data-action^=take]").first.tap()
    page.get_by_test_id("sheet-yes").tap()
    wait_for_change(page, at)
    at = seq(page)
    page.get_by_role("button", name="Take back").locator("visible=true").tap()
    wait_for_change(page, at)
    expect(page.locator("[data-testid=board] [data-pick=legal]")).to_have_count(before)
