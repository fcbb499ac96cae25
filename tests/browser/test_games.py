"""Whole games against bots: by clicking on the board, by keyboard alone, by touch on a phone."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from .helpers import (
    new_table,
    overflow,
    play,
    take_by_keyboard,
    take_by_touch,
    take_on_board,
    unmarked_pieces,
)

OPPONENT = ("me", "bot:random")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "options"),
    [("olympos", {}), ("elysium", {}), ("delphi", {"max_rounds": 14})],
    ids=str,
)
def test_a_whole_game_by_clicking(page, game, options):
    new_table(page, game, OPPONENT, options)
    assert play(page, take_on_board, random.Random(5)) > 10
    expect(page.get_by_test_id("result").locator(".podium li")).to_have_count(2)
    page.get_by_test_id("decide").get_by_role("button", name="Board").click()
    expect(page.get_by_test_id("board")).to_be_visible()
    assert unmarked_pieces(page) == []


@pytest.mark.slow
def test_a_whole_game_by_keyboard_alone(page):
    new_table(page, "elysium", OPPONENT)
    assert play(page, take_by_keyboard, random.Random(6)) > 10


@pytest.mark.slow
def test_a_whole_game_by_touch_on_a_phone(open_page):
    page = open_page(width=390, height=844, touch=True)
    new_table(page, "olympos", OPPONENT)
    assert play(page, take_by_touch, random.Random(7)) > 10
    assert overflow(page) <= 0
