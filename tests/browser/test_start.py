"""The start page: what it says, how fast a game begins, where tables are found."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .helpers import call, decide, decisions, new_table, overflow, sit_down, wait_for_turn

GAMES = ("olympos", "elysium", "delphi")


def test_it_says_what_this_is_and_offers_the_games(page):
    expect(page).to_have_title(re.compile("Petteia"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Petteia")
    for game in GAMES:
        expect(page.locator(f"[data-game={game}]")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_begins_with_two_clicks(page, game):
    page.locator(f"[data-game={game}]").click()
    page.get_by_test_id("start").click()
    expect(page).to_have_url(re.compile(r"/t/\w+$"))
    wait_for_turn(page)
    assert decisions(page)


def test_a_browser_that_was_never_here_can_play(open_page):
    page = open_page("/new/olympos", known=False)
    page.get_by_test_id("start").click()
    expect(page.get_by_test_id("players")).to_contain_text("Guest")
    page.reload()
    expect(page.locator("[data-player].me")).to_contain_text("Guest")


@pytest.mark.parametrize(
    ("game", "preset", "chosen"),
    [
        ("olympos", None, {"locks": "random", "prestige": "hidden"}),
        ("olympos", "first", {"locks": "random", "prestige": "shown"}),
        ("elysium", "first", {"set": "first"}),
        ("elysium", "standard", {"set": "random"}),
        ("delphi", "first", {"first_game": True, "tasks": 8}),
    ],
)
def test_presets_come_first_and_set_what_they_say(page, game, preset, chosen):
    page.goto(f"/new/{game}")
    if preset:
        page.locator(f"[data-preset={preset}] input").check()
    expect(page.locator("[data-option]")).to_have_count(0)
    page.get_by_test_id("start").click()
    page.wait_for_url("**/t/*")
    options = call(page, "GET", "/api/tables/mine")["tables"][0]["table"]["options"]
    assert {name: options[name] for name in chosen} == chosen


def test_options_that_mean_nothing_disappear_and_experts_unfold_theirs(page):
    page.goto("/new/delphi")
    page.locator("[data-preset=all] input").check()
    expect(page.locator("[data-option=tasks]")).to_be_visible()
    expect(page.locator("[data-option=max_rounds]")).not_to_be_visible()
    page.get_by_test_id("expert").locator("summary").click()
    expect(page.locator("[data-option=max_rounds]")).to_be_visible()
    expect(page.locator("[data-option=map_text]")).to_have_count(0)
    page.locator("[data-option=map] select").select_option("custom")
    expect(page.locator("[data-option=map_text]")).to_be_visible()
    expect(page.locator("[data-option=first_game]")).to_have_count(0)  # that is a preset


def test_options_are_explained_and_kept(page):
    page.goto("/new/olympos")
    page.locator("[data-preset=all] input").check()
    option = page.locator("[data-option=prestige]")
    expect(option.locator(".help").first).not_to_be_empty()
    option.get_by_role("combobox").select_option("shown")
    page.get_by_role("radio", name="2").check()
    page.get_by_label("Who plays seat 2").select_option("bot:easy")
    page.get_by_test_id("start").click()
    page.wait_for_url("**/t/*")
    table = call(page, "GET", "/api/tables/mine")["tables"][0]["table"]
    assert table["options"]["prestige"] == "shown"
    assert [seat["bot"] for seat in table["seats"]] == [None, "easy"]


def test_my_tables_say_whose_turn_it_is(page):
    table = new_table(page, "olympos", ("me", "me"))
    page.goto("/")
    line = page.locator(f"[data-table='{table}']")
    expect(line).to_contain_text("Your turn")
    line.get_by_role("link", name="Enter").click()
    expect(page).to_have_url(re.compile(f"/t/{table}$"))


def test_public_tables_can_be_joined_and_watched(open_page):
    owner, guest = open_page(), open_page()
    waiting = new_table(owner, "olympos", ("me", "open"), public=True)
    running = new_table(owner, "olympos", ("me", "me"), public=True)
    guest.goto("/")
    guest.locator(f"[data-table='{running}']").get_by_role("link", name="Watch").click()
    expect(guest.get_by_test_id("prompt")).to_have_text("You are watching")
    expect(guest.get_by_test_id("decisions")).to_have_count(0)
    guest.goto("/")
    guest.locator(f"[data-table='{waiting}']").get_by_role("link", name="Join").click()
    guest.get_by_label("Your name").fill("Basil")
    guest.get_by_test_id("join").click()
    owner.goto(f"/t/{waiting}")
    expect(owner.get_by_test_id("lobby")).to_contain_text("Basil")
    owner.get_by_test_id("begin").click()
    expect(guest.get_by_test_id("players")).to_contain_text("Ada")


@pytest.mark.parametrize(
    ("locale", "words"), [("de-DE", "Spielen"), ("fr-FR", "Jouer"), ("ru-RU", "Играть"), ("ja-JP", "Play")]
)
def test_the_browsers_language_is_spoken(open_page, locale, words):
    page = open_page(locale=locale)
    expect(page.locator("[data-game=olympos]")).to_contain_text(words)


def test_the_theme_can_be_chosen_and_stays(page):
    def ground():
        return page.evaluate("getComputedStyle(document.documentElement).backgroundColor")

    def turns_dark():
        script = "(light) => getComputedStyle(document.documentElement).backgroundColor !== light"
        page.wait_for_function(script, arg=light)

    light = ground()
    page.get_by_role("button", name="Appearance").click()
    page.get_by_role("menuitemradio", name="Dark").click()
    turns_dark()
    page.reload()
    expect(page.locator("[data-game=olympos]")).to_be_visible()
    turns_dark()


@pytest.mark.parametrize("width", [360, 390, 768, 1440, 1920])
@pytest.mark.parametrize("path", ["/", "/new/delphi", "/rules/olympos"])
def test_nothing_sticks_out_at_any_width(open_page, width, path):
    page = open_page(path, width=width, height=844)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert overflow(page) <= 0


def test_a_private_table_needs_its_link(open_page):
    owner, stranger = open_page(), open_page()
    table = new_table(owner, "olympos", ("me", "open"))
    stranger.goto(f"/t/{table}")
    expect(stranger.get_by_role("main").get_by_role("link")).to_be_visible()
    expect(stranger.get_by_test_id("lobby")).to_have_count(0)
    link = owner.get_by_test_id("invite-link").input_value()
    stranger.goto(link)
    expect(stranger.get_by_test_id("lobby")).to_be_visible()


def test_an_unknown_address_says_so(page):
    page.goto("/nowhere/at/all/really")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.get_by_role("main").get_by_role("link").click()
    expect(page.locator("[data-game=olympos]")).to_be_visible()


def test_a_decision_is_taken_by_its_words(page):
    new_table(page, "olympos", ("me", "me"))
    sit_down(page)
    first = decisions(page)[0]
    decide(page, first)
    assert first not in decisions(page)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
@pytest.mark.parametrize("preset", ["first", "all"])
def test_the_button_that_starts_the_game_is_in_sight(open_page, size, preset):
    page = open_page("/new/olympos", *size)
    page.locator(f"[data-preset={preset}] input").check()
    expect(page.get_by_test_id("start")).to_be_in_viewport(ratio=1)
