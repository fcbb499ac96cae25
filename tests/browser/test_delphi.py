"""The board of The Oracle of Delphi: four players fit, favour, range and odds, recovery, ways at sea."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from .boards import (
    asked,
    assert_fits_a_phone,
    crowded,
    having,
    legal_here,
    position,
    small_targets,
    take_on_board_alone,
    unnamed,
)
from .helpers import axe, play, seq, unmarked_pieces, wait_for_change

TO_SAIL = having("delphi", "sail")
TO_FIGHT = having("delphi", "fight")


@pytest.mark.parametrize("locale", ["en", "de", "fr", "ru"])
def test_four_players_fit_without_scrolling(open_page, locale):
    page = open_page(locale=locale)
    position(page, "delphi", 4, 0.85, asked("act"), max_rounds=25)
    assert page.locator(".player-board").count() == 4
    assert crowded(page) == []


def test_every_piece_has_a_symbol_and_a_name(page):
    position(page, "delphi", 4, 0.5, asked("act"), max_rounds=25)
    assert unmarked_pieces(page) == []
    assert unnamed(page) == []
    expect(page.locator("[data-testid=board]").get_by_label("The oracle wheel")).to_be_visible()


def test_sailing_shows_hexes_favour_and_the_way(page):
    position(page, "delphi", 3, 0.3, TO_SAIL, max_rounds=25)
    page.locator("[data-testid=board] .hex.water[data-pick=legal] .ground").first.hover()
    card = page.get_by_role("tooltip")
    expect(card).to_contain_text("Favour to pay")
    expect(card).to_contain_text(re.compile(r"\d+ / \d+"))
    expect(page.locator("[data-testid=board] path.way").first).to_be_visible()


def test_a_fight_shows_what_must_be_rolled_and_the_odds(page):
    position(page, "delphi", 3, 0.2, TO_FIGHT, max_rounds=25)
    page.locator("[data-testid=board] .hex.monster[data-pick=legal] .ground").first.hover()
    expect(page.get_by_role("tooltip")).to_contain_text(re.compile(r"\d+\s?%"))


def test_a_die_narrows_what_is_offered(page):
    position(page, "delphi", 3, 0.3, TO_SAIL, max_rounds=25)
    sea = page.locator("[data-testid=board] .hex[data-pick=legal]")
    many = sea.count()
    die = page.locator("[data-testid=board] .player-board.me .source[data-pick=open]").first
    die.click()
    expect(die).to_have_attribute("aria-pressed", "true")
    assert sea.count() <= many
    die.click()
    expect(die).to_have_attribute("aria-pressed", "false")
    expect(sea).to_have_count(many)


def test_three_wounds_are_discarded_by_clicking_them(page):
    position(page, "delphi", 3, 0.1, asked("recover"), max_rounds=25)
    before = seq(page)
    for _ in range(3):
        page.locator(".player-board.me .wound[data-pick=open]:not([aria-pressed=true])").first.click()
    wait_for_change(page, before)


def test_what_is_out_of_range_says_why_with_the_rule(page):
    position(page, "delphi", 3, 0.3, TO_SAIL, max_rounds=25)
    page.locator("[data-testid=board] .hex.city[data-pick=illegal] .ground").first.click(force=True)
    expect(page.get_by_test_id("why-not").get_by_role("link").first).to_have_text(re.compile("DEL-"))


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_serious(open_page, dark):
    page = open_page(dark=dark)
    position(page, "delphi", 4, 0.6, asked("act"), max_rounds=25)
    assert axe(page) == []


def test_a_phone_reaches_every_part_with_a_fingertip(open_page):
    page = open_page(width=390, height=844, touch=True)
    position(page, "delphi", 4, 0.4, asked("act"), max_rounds=25)
    assert_fits_a_phone(page, ("sea", "mine", "others", "supply"))


@pytest.mark.slow
def test_the_end_of_a_game_on_the_board_alone(page):
    position(page, "delphi", 2, 0.7, bots="random", max_rounds=12)
    assert play(page, take_on_board_alone, random.Random(3)) > 3
    assert legal_here(page).count() == 0


def test_a_phone_turns_to_the_part_where_something_is_decided(open_page):
    page = open_page(width=390, height=844, touch=True)
    position(page, "delphi", 3, 0.1, asked("recover"), max_rounds=25)
    expect(page.locator("#part-tab-mine")).to_have_attribute("aria-selected", "true")
    assert small_targets(page) == []


@pytest.mark.parametrize(
    ("step", "seed", "eager", "options"),
    [
        ("drop-task", 6, (), {"tasks": 10}),
        ("ladder-god", 6, ("choose-equipment eq-20", "fight-on", "fight"), {}),
        ("omega-colour", 5, (), {}),
        ("no-wounds", 5, (), {}),
        ("load-now", 6, (), {}),
        ("fight-on", 7, (), {}),
    ],
)
def test_rare_steps_are_decided_on_the_board(page, step, seed, eager, options):
    position(page, "delphi", 2, 0, asked(step), seed=seed, eager=eager, **options)
    before = seq(page)
    take_on_board_alone(page, random.Random(1))
    wait_for_change(page, before)


def test_marks_of_what_happened_hide_nothing_and_are_the_players_own(page):
    position(page, "delphi", 3, 0.3, lambda state: len(state.legal()) > 8)
    fresh = page.locator(".player-board .god.fresh")
    advanced = page.get_by_test_id("log").locator("li.fresh").filter(has_text="advances")
    assert fresh.count() <= advanced.count()
