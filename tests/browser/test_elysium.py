"""The board of Elysium: cards that fit, what a column leaves within reach, legends, keys alone."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

import petteia

from .boards import (
    asked,
    assert_fits_a_phone,
    crowded,
    having,
    position,
    take_on_board_alone,
    take_with_keys_on_board,
    unnamed,
)
from .helpers import axe, call, new_table, play, seq, unmarked_pieces, wait_for_change, wait_for_turn

ORACLE = ("zeus", "apollo", "ares", "poseidon", "hades")  # Apollo brings the Oracle


@pytest.mark.parametrize("locale", ["en", "de", "fr", "ru"])
def test_four_players_with_the_oracle_fit_without_scrolling(open_page, locale):
    page = open_page(locale=locale)
    position(page, "elysium", 4, 0.02, asked("turn"), families=ORACLE)
    assert page.locator(".market [data-card]").count() > 13
    assert crowded(page) == []


def test_a_late_position_fits_too(page):
    position(page, "elysium", 4, 0.75, asked("turn"), families=ORACLE)
    assert page.locator(".player-board").count() == 4
    assert crowded(page) == []
    assert unmarked_pieces(page) == []
    assert unnamed(page) == []


def test_every_card_keeps_a_picture_and_words_are_told_while_there_is_room(open_page):
    page = open_page(locale="ru")
    position(page, "elysium", 4, 0.55, asked("turn"))
    pictures = page.locator(".market [data-card] .figure").evaluate_all(
        "all => all.map(e => Math.min(e.getBoundingClientRect().width, e.getBoundingClientRect().height))"
    )
    assert pictures
    assert min(pictures) > 24
    # A Domain tells the words of its cards, of the first of them at least.
    domains = page.locator(".player-board .cards:has(.chip)")
    assert domains.count() > 1
    for domain in domains.all():
        expect(domain.locator(".chip .text").first).to_be_visible()
    assert crowded(page) == []


def test_a_card_shows_what_each_column_leaves_within_reach(page):
    position(page, "elysium", 3, 0.1, asked("turn"))
    page.locator(".market [data-card][data-pick=legal]").first.hover()
    expect(page.get_by_role("tooltip")).to_contain_text(re.compile("(no|one|\\d+) cards?"))


def test_pointing_at_a_column_greys_what_is_lost(page):
    table = position(page, "elysium", 3, 0.1, asked("column"))
    legal = call(page, "GET", f"/api/tables/{table}/update?seat=0")["legal"]
    for action in legal:
        if not action["text"].startswith("remove"):
            continue
        page.locator(f'[data-column][data-action="{action["text"]}"]').hover()
        expect(page.get_by_role("tooltip")).to_be_visible()
        expect(page.locator(".market [data-card]:not(.lost)")).to_have_count(
            len(action["preview"]["after"]["cards"])
        )


def test_an_effect_can_be_used_before_the_column_goes(page):
    def column_or_effect(state):
        return asked("column")(state) and having("elysium", "use")(state)

    table = position(page, "elysium", 3, 0.1, column_or_effect, eager=("take", "remove"))
    legal = call(page, "GET", f"/api/tables/{table}/update?seat=0")["legal"]
    effects = [action["text"] for action in legal if action["text"].startswith("use")]
    expect(page.locator(".player-board [data-card][data-pick=legal]")).to_have_count(len(effects))
    expect(page.locator("[data-column][data-pick=legal]")).to_have_count(len(legal) - len(effects))
    before = seq(page)
    page.locator(f'.player-board [data-action="{effects[0]}"]').click()
    wait_for_change(page, before)
    expect(page.locator("[data-column].fallen[data-pick=legal]")).to_have_count(0)


def test_a_card_out_of_reach_says_why_with_the_rule(page):
    def some_out_of_reach(state):
        seen = state.observe(0)
        market = len(seen["agora"]) + len(seen["oracle"] or [])
        actions = petteia.game("elysium").actions
        taken = sum(actions.describe(action)["kind"] == "take" for action in state.legal())
        return seen["ask"]["step"] == "turn" and 0 < taken < market

    position(page, "elysium", 3, 0.1, some_out_of_reach)
    page.locator(".market [data-card][data-pick=illegal]").first.click(force=True)
    why = page.get_by_test_id("why-not")
    expect(why.get_by_role("link").first).to_have_text(re.compile("ELY-"))


def test_a_transfer_shows_its_price_and_goes_to_a_legend(page):
    position(page, "elysium", 3, 0.4, asked("write"))
    page.locator(".player-board [data-card][data-pick=legal][data-action^=transfer]").first.hover()
    expect(page.get_by_role("tooltip")).to_contain_text(re.compile("gold|free"))


def test_a_quest_is_named_in_words(page):
    position(page, "elysium", 3, 0.1, asked("turn"))
    named = page.locator("[data-quest='1']").get_attribute("aria-label") or ""
    assert re.fullmatch(r"Quest 1: \d+ gold, (no|one|\d+) points?, (no|one|\d+) transfers?", named)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_serious(open_page, dark):
    page = open_page(dark=dark)
    position(page, "elysium", 4, 0.6, asked("turn"), families=ORACLE)
    assert axe(page) == []


def test_a_phone_reaches_every_part_with_a_fingertip(open_page):
    page = open_page(width=390, height=844, touch=True)
    position(page, "elysium", 4, 0.6, asked("turn"), families=ORACLE)
    assert_fits_a_phone(page, ("market", "temple", "mine", "others"))


@pytest.mark.slow
def test_a_whole_game_on_the_board_alone(page):
    new_table(page, "elysium", ("me", "bot:random"), {"set": "combos"})
    wait_for_turn(page)
    assert play(page, take_on_board_alone, random.Random(11)) > 20


@pytest.mark.slow
def test_the_end_of_a_game_with_keys_on_the_board(page):
    position(page, "elysium", 2, 0.55, bots="random")
    assert play(page, take_with_keys_on_board, random.Random(12)) > 5
