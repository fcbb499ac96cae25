"""The coach, the first game and the player aid, as a newcomer meets them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from petteia.texts import LANGUAGES

from .boards import position
from .helpers import axe, overflow, seq, sit_down, wait_for_board, wait_for_change

GAMES = ("olympos", "elysium", "delphi")


@pytest.mark.parametrize("game", GAMES)
def test_whoever_asks_gets_ideas_with_reasons_and_everybody_sees_it(open_page, game):
    page = open_page()
    position(page, game, 3, 0.3)
    expect(page.get_by_test_id("coached")).to_have_count(0)
    page.get_by_test_id("coach-ask").click()
    ideas = page.locator("[data-idea]")
    expect(ideas.first).to_be_visible()
    assert 1 <= ideas.count() <= 3
    reasons = page.locator("[data-idea] ul li").all_inner_texts()
    assert reasons
    assert not [text for text in reasons if not text.strip() or re.search(r"[{}$]|advice-", text)]
    expect(page.get_by_test_id("coached")).to_have_count(1)
    assert axe(page) == []
    before = seq(page)
    ideas.first.get_by_test_id("take-idea").click()
    wait_for_change(page, before)
    expect(ideas).to_have_count(0)  # they were for another position


def test_what_the_coach_speaks_of_is_marked_on_the_board(open_page):
    page = open_page()
    position(page, "olympos", 3, 0.05, lambda state: state.step.name == "turn" and len(state.legal()) > 10)
    pointed = page.locator("[data-testid=board] .on")
    before = pointed.count()
    page.get_by_test_id("coach-ask").click()
    expect(page.locator("[data-idea]").first).to_be_visible()
    expect(pointed).not_to_have_count(before)
    figures = page.get_by_test_id("pointer").all_inner_texts()  # two ideas may be for one place
    assert sorted("·".join(figures).split("·")) == [
        str(n + 1) for n in range(page.locator("[data-idea]").count())
    ]
    page.get_by_test_id("coach-close").click()
    expect(page.get_by_test_id("pointer")).to_have_count(0)
    page.mouse.move(0, 0)  # off the list, which points at what lies under the mouse
    expect(pointed).to_have_count(before)


def test_a_first_game_on_a_phone_has_gentle_bots_and_a_coach(open_page):
    page = open_page("/new/elysium", width=390, height=844, touch=True)
    page.locator("[data-preset='first'] input").check()
    expect(page.locator("select[data-seat='1']")).to_have_value("bot:gentle")
    page.get_by_test_id("start").click()
    sit_down(page)
    wait_for_board(page)
    page.get_by_test_id("coach-strip").click()
    expect(page.locator("[data-idea]").first).to_be_visible()
    assert overflow(page) == 0
    page.get_by_role("tab", name="Players").click()
    expect(page.get_by_test_id("coached")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_the_aid_is_one_key_away_with_my_own_values_and_prints_on_one_page(open_page, game):
    page = open_page()
    position(page, game, 3, 0.3)
    page.keyboard.press("a")
    aid = page.get_by_test_id("aid")
    expect(aid.locator("[data-aid='turn'] dd")).not_to_be_empty()
    texts = aid.locator("dd").all_inner_texts()
    assert len(texts) >= 8
    assert not [text for text in texts if re.search(r"[{}$]|-aid-", text)]
    assert axe(page) == []
    # In all languages: their words are of different lengths.
    for language in LANGUAGES:
        page.evaluate("language => localStorage.setItem('petteia-language', language)", language)
        page.reload()
        sit_down(page)
        wait_for_board(page)
        page.keyboard.press("a")
        expect(aid.locator("[data-aid='turn'] dd")).not_to_be_empty()
        page.evaluate("document.fonts.ready")
        assert page.pdf(format="A4").count(b"/Type /Page\n") == 1, language
    page.keyboard.press("a")
    expect(aid).to_have_count(0)
