"""The rules in plain words: pictures of real positions, the way to the numbers and back, at a table too."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from petteia.lessons import examples, lessons
from petteia.texts import Texts

from .boards import position
from .helpers import LIST, axe, overflow, seq, sit_down, wait_for_change
from .test_lessons import take

GAMES = ("olympos", "elysium", "delphi")
DRAWN = "[data-testid=picture][data-drawn=true] [data-testid=board]"


def open_rules(page: Page) -> None:
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("menuitem", name="Rules").click()


@pytest.mark.parametrize("game", GAMES)
def test_at_a_table_the_rules_open_beside_the_board_with_pictures(open_page, game):
    page = open_page(width=1440)
    position(page, game, 3, 0.3)
    address = page.url
    open_rules(page)
    reading = page.get_by_test_id("reading")
    first = lessons(game)[0]
    expect(reading.locator(f"[data-chapter={first.id}]")).to_contain_text(
        Texts("en").text(first.steps[0].text)
    )
    expect(reading.locator(DRAWN).first).to_be_visible()
    edge = reading.bounding_box()
    assert edge is not None
    assert edge["x"] > 700  # most of the board is still in sight
    assert axe(page) == []
    reading.get_by_test_id("back-to-table").click()
    expect(reading).to_have_count(0)
    assert page.url == address


def test_on_a_phone_they_lie_over_the_board_and_the_way_back_is_in_sight(open_page):
    page = open_page(width=360, height=780, touch=True, locale="de")
    position(page, "olympos", 3, 0.3)
    page.get_by_role("button", name="Tisch", exact=True).click()
    page.get_by_role("menuitem", name="Regeln").click()
    reading = page.get_by_test_id("reading")
    expect(reading.locator(DRAWN).first).to_be_visible()
    assert overflow(page) == 0
    reading.evaluate("element => element.scrollTo(0, 4000)")
    expect(reading.get_by_test_id("back-to-table")).to_be_in_viewport()


def test_one_search_finds_both_and_each_leads_to_the_other(open_page):
    page = open_page("/rules/olympos")
    page.get_by_test_id("face-plain").click()
    expect(page.locator("[data-chapter=gods]")).to_be_visible()
    page.get_by_role("searchbox").fill("hourglass")
    expect(page.locator("[data-chapter=fights]")).to_contain_text("hourglass")
    expect(page.locator("[data-chapter=settlers]")).to_have_count(0)
    expect(page.locator("dl div[id^=OLY] dd").first).to_contain_text("ourglass")
    page.get_by_role("searchbox").fill("")
    page.locator("[data-chapter=gods] button", has_text="Destiny").click()
    expect(page.locator("#section-7")).to_be_in_viewport()
    page.locator("section:has(#section-5)").get_by_test_id("to-chapter").first.click()
    expect(page.locator("#chapter-discoveries")).to_be_in_viewport()
    expect(page.locator("[data-chapter=discoveries] a").first).to_have_attribute(
        "href", "/learn/olympos/discoveries"
    )


def test_hints_come_once_and_the_settings_bring_them_back(open_page):
    page = open_page()
    position(page, "elysium", 3, 0.05, lambda state: state.step.name == "turn")
    hint = page.get_by_test_id("hint").first
    expect(hint).to_contain_text("Choose a card")
    hint.get_by_role("button").click()
    page.reload()
    expect(page.get_by_test_id("prompt")).to_be_visible()
    expect(page.get_by_test_id("hint").filter(has_text="Choose a card")).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    page.get_by_test_id("hints-again").click()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("hint").filter(has_text="Choose a card")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_the_worked_examples_stand_in_their_chapters_and_are_played_on_the_spot(open_page, game):
    first = examples(game)[0]
    texts = Texts("en")
    page = open_page(f"/rules/{game}#chapter-{first.id}")
    told = page.locator(f"[data-chapter={first.chapter}] [data-example={first.id}]")
    expect(told).to_contain_text(texts.text(first.steps[-1].text))
    expect(told.locator(DRAWN).first).to_be_visible()
    expect(told.get_by_test_id("picture")).to_have_count(2)
    expect(page.locator("[data-example]")).to_have_count(len(examples(game)))
    assert axe(page) == []
    told.get_by_role("link", name="Play this example").click()
    take(page, first, done="web-learn-example-done")
    page.get_by_role("link", name="Read the chapter").click()
    expect(page.locator(f"#chapter-{first.chapter}")).to_be_in_viewport()


def test_plain_words_and_numbered_rules_lead_to_each_other_rule_by_rule(open_page):
    page = open_page("/rules/delphi#DEL-5.12", width=390, height=844, touch=True, locale="fr")
    law = page.locator("[id='DEL-5.12']")
    expect(law).to_be_in_viewport()
    law.locator("[data-plain]").click()
    told = page.locator("#chapter-fight-3")
    expect(told).to_be_in_viewport()
    expect(told).to_contain_text(Texts("fr").text("delphi-lesson-fight-on"))
    told.locator("[data-rule='DEL-R57']").click()
    expect(page.locator("[id='DEL-R57'].target")).to_be_in_viewport()
    assert page.url.endswith("/rules/delphi#DEL-R57")


def test_why_not_opens_the_rule_at_its_place_beside_the_table(open_page):
    page = open_page(width=1440)
    position(page, "olympos", 3, 0.05, lambda state: state.step.name == "turn")
    address = page.url
    page.locator("[data-territory][aria-disabled=true]").first.click(force=True)
    rule = page.get_by_test_id("why-not").locator("a").first
    wanted = rule.inner_text()
    rule.click()
    reading = page.get_by_test_id("reading")
    expect(reading.locator(f"[id='{wanted}'].target")).to_be_in_viewport()
    expect(page.get_by_test_id("board")).to_be_visible()
    page.keyboard.press("Escape")
    expect(reading).to_have_count(0)
    assert page.url == address


def test_a_note_that_was_in_sight_counts_as_read_after_a_decision(open_page):
    page = open_page()
    position(page, "delphi", 2, 0.1, lambda state: state.step.name == "act")
    note = page.get_by_test_id("sighting")
    expect(note).to_be_visible()
    kind = note.get_attribute("data-hint")
    before = seq(page)
    page.locator(LIST).first.click()
    wait_for_change(page, before)
    page.wait_for_function(
        "kind => localStorage.getItem('petteia-hints')?.split(' ').includes(kind)", arg=kind
    )


@pytest.mark.parametrize("width", [1440, 390])
def test_an_icon_is_explained_at_its_place_and_never_twice(open_page, width):
    page = open_page(width=width, height=844, touch=width < 500, locale="de")
    position(page, "delphi", 2, 0.1, lambda state: state.step.name == "act")
    note = page.get_by_test_id("sighting")
    expect(note).to_be_visible()
    kind = note.get_attribute("data-hint")
    assert kind is not None
    expect(note).to_contain_text(Texts("de").text(kind))
    assert axe(page) == []
    assert overflow(page) == 0
    if width < 500:  # it does not hang over another page of a phone
        page.get_by_role("tab", name="Wählen").click()
        expect(note).not_to_be_visible()
        page.get_by_role("tab", name="Brett").click()
        expect(note).to_be_visible()
    note.get_by_role("button").click()
    expect(note).to_have_count(0)
    page.reload()
    sit_down(page)
    expect(note).to_be_visible()  # the next one
    assert note.get_attribute("data-hint") != kind
