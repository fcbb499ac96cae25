"""The editor for owners: forms, mistakes at their fields, picture, words, drafts, files, play."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import petteia
from petteia import editions
from petteia.texts import LANGUAGES

from .helpers import axe, overflow, wait_for_turn


def ready(page: Page) -> None:
    """The draft as it stands has been checked."""
    expect(page.locator("[data-testid=editor][data-waiting=false]")).to_be_visible()


def pick(page: Page, key: str) -> None:
    """Choose a component from the list."""
    ready(page)
    one = page.locator(f'[data-component="{key}"]')
    for folded in (page.locator("nav > details"), page.locator("details.table", has=one)):
        if folded.get_attribute("open") is None:
            folded.locator("summary").first.click()
    one.click()
    expect(one).to_have_attribute("aria-current", "true")
    ready(page)


def field(path: str) -> str:
    return f'[data-field="{path}"]'


@pytest.mark.parametrize(("width", "language"), [(1440, "en"), (360, "ru"), (1440, "de"), (360, "fr")])
def test_every_game_can_be_entered_in_every_language(open_page, width, language):
    page = open_page("/editor/olympos", width=width, height=900, locale=language)
    for game in petteia.GAMES:
        page.goto(f"/editor/{game}")
        ready(page)
        expect(page.get_by_test_id("meter")).to_be_visible()
        assert overflow(page) == 0
        first = editions.components(petteia.game(game))[0]
        expect(page.locator(field(first.fields[0]))).to_be_visible()
        expect(page.get_by_test_id("picture")).to_be_visible()
        assert "web-editor" not in page.locator("main").inner_text()
    assert axe(page) == []


def test_an_effect_is_put_together_and_the_card_says_it_in_four_languages(open_page):
    page = open_page("/editor/elysium", width=1440, height=900)
    pick(page, "card/zeus.hera")
    page.locator(field("effect.0.what")).locator("select").select_option("gold")
    page.locator(field("effect.0.n")).locator("select").first.select_option(label="a number")
    page.locator(field("effect.0.n")).locator("input").fill("7")
    words = page.get_by_test_id("words")
    expect(words).to_contain_text("Gain 7 gold.")
    assert words.locator("dt").count() == len(LANGUAGES)
    expect(page.get_by_test_id("picture")).to_contain_text("Gain 7 gold.")
    expect(page.get_by_test_id("printed")).to_be_checked()
    expect(page.get_by_test_id("meter")).to_contain_text("110 of 111")
    page.get_by_test_id("printed").uncheck()  # the reconstruction is played again, what was entered stays
    expect(words).to_contain_text("Gain 1 VP for each other Zeus card")
    expect(page.locator(field("effect.0.n")).locator("input")).to_have_value("7")


def test_every_component_has_a_picture_that_shows_it_and_says_what_is_entered(open_page):
    page = open_page("/editor/delphi", width=1440, height=900)
    pick(page, "letter/psi")  # lies face down on the board
    page.locator(field("reward.favour")).locator("input").fill("3")
    picture, words = page.get_by_test_id("picture"), page.get_by_test_id("words")
    expect(picture).to_contain_text("Reward: 3 favour.")
    expect(words).to_contain_text("Belohnung: 3 Gunst.")
    page.goto("/editor/elysium")
    for key, players in (("quest/duo-1", 2), ("quest/many-4", 4)):
        pick(page, key)
        expect(picture).to_contain_text(f"Player {players}")
        expect(picture).not_to_contain_text(f"Player {players + 1}")
    assert words.locator("dd").count() == len(LANGUAGES)


def test_a_mistake_stands_at_its_field_in_words(open_page):
    page = open_page("/editor/elysium", width=1440, height=900, locale="de")
    pick(page, "card/zeus.hera")
    page.locator(field("level")).locator("input").fill("9")
    wrong = page.locator('[data-wrong="level"]')
    expect(wrong).to_contain_text("eine ganze Zahl von 1 bis 3, gefunden: 9")
    expect(page.get_by_test_id("play")).to_be_disabled()
    assert axe(page) == []
    page.locator(field("level")).locator("input").fill("2")
    expect(wrong).to_have_count(0)
    expect(page.get_by_test_id("play")).to_be_enabled()


def test_a_draft_is_kept_saved_begun_anew_and_loaded(open_page, tmp_path: Path):
    page = open_page("/editor/olympos", width=1440, height=900)
    pick(page, "wonder/gate")
    page.locator(field("points")).locator("input").fill("7")
    ready(page)
    page.reload()
    pick(page, "wonder/gate")
    expect(page.locator(field("points")).locator("input")).to_have_value("7")
    with page.expect_download() as saving:
        page.get_by_test_id("export").click()
    file = tmp_path / "mine.toml"
    saving.value.save_as(file)
    edition = petteia.game("olympos").setup(3, {"edition": str(file)}).edition
    assert next(w["points"] for w in edition.data["wonder"] if w["id"] == "gate") == 7
    page.get_by_test_id("begin").click()
    expect(page.locator(field("points")).locator("input")).to_have_value("8")
    page.get_by_test_id("import").set_input_files(file)
    expect(page.locator(field("points")).locator("input")).to_have_value("7")
    expect(page.get_by_test_id("told")).to_contain_text("1 components as printed")


def test_a_draft_of_an_older_edition_is_carried_over(open_page):
    page = open_page("/", width=1440, height=900)
    entries = {
        key: {"values": {"stars": 3, "points": 9}, "printed": True} for key in ("wonder/gate", "wonder/x")
    }
    old = json.dumps({"name": "old", "base": "of yesterday", "entries": entries})
    page.evaluate("draft => localStorage.setItem('petteia-draft-olympos', draft)", old)
    page.goto("/editor/olympos")
    ready(page)
    expect(page.get_by_test_id("told")).to_contain_text("1 entered, 1 that no longer exist")
    pick(page, "wonder/gate")
    expect(page.locator(field("points")).locator("input")).to_have_value("9")


def test_it_is_played_at_once_by_keyboard(open_page):
    page = open_page("/editor/elysium", width=1440, height=900)
    pick(page, "card/zeus.hera")
    name = page.locator(field("name.en")).locator("input")
    name.focus()
    page.keyboard.press("Control+a")
    page.keyboard.type("Queen of Heaven")
    expect(page.get_by_test_id("words")).to_contain_text("Queen of Heaven")
    page.get_by_test_id("play").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    wait_for_turn(page)


def test_where_the_host_forbids_own_editions_it_says_so_and_saves_all_the_same(open_page):
    page = open_page("/rules/delphi")

    def forbidding(route):
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "editions": False})

    page.route("**/api/games", forbidding)
    page.goto("/editor/delphi")
    ready(page)
    expect(page.get_by_test_id("may-not")).to_contain_text("allows no editions of one’s own")
    expect(page.get_by_test_id("play")).to_be_disabled()
    with page.expect_download() as saving:
        page.get_by_test_id("export").click()
    assert saving.value.suggested_filename.endswith(".toml")
