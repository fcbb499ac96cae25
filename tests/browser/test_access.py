"""axe-core finds nothing serious on any page; every coloured piece has its symbol."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .boards import holding_cards, position
from .helpers import (
    axe,
    decide,
    decisions,
    new_table,
    overflow,
    sit_down,
    unmarked_pieces,
    wait_for_board,
)
from .test_replay import uploaded

SIZES = [(1440, 900), (390, 844)]


@pytest.fixture(params=[False, True], ids=["light", "dark"])
def dark(request):
    return request.param


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("path", ["/", "/new/olympos", "/rules/delphi", "/nowhere"])
def test_pages(open_page, path, width, height, dark):
    page = open_page(path, width=width, height=height, dark=dark)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert axe(page) == []


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_lobby_table_and_dialogs(open_page, width, height, dark):
    page = open_page(width=width, height=height, dark=dark)
    new_table(page, "olympos", ("me", "open"))
    expect(page.get_by_test_id("lobby")).to_be_visible()
    assert axe(page) == []
    position(page, "olympos", 2, 0.5, holding_cards)
    page.reload()
    expect(page.get_by_test_id("pass-device")).to_be_visible()
    assert axe(page) == []
    sit_down(page)
    wait_for_board(page)
    assert axe(page) == []
    if width < 900:
        for tab in ("decide", "log", "scores", "chat"):
            page.locator(f"[data-tab={tab}]").click()
            assert axe(page) == []
    else:
        for tab in ("scores", "chat"):
            page.locator(f"[data-tab={tab}]").click()
            assert axe(page) == []


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("game", ["elysium", "delphi"])
def test_boards(open_page, tmp_path, game, width, height, dark):
    """In the middle of a game; Olympos' board is looked at in the other tests."""
    page = open_page(width=width, height=height, dark=dark)
    uploaded(page, game, tmp_path)
    page.get_by_role("slider").fill("90")
    wait_for_board(page)
    assert axe(page) == []
    if width < 900:
        assert overflow(page) <= 0


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_replay_and_result(open_page, tmp_path, width, height, dark):
    page = open_page(width=width, height=height, dark=dark)
    uploaded(page, "olympos", tmp_path)
    page.get_by_role("slider").fill("80")
    wait_for_board(page)
    assert axe(page) == []
    page.get_by_role("button", name="Play on from here").click()
    assert axe(page) == []
    page.goto(page.url.replace("/replay", ""))
    expect(page.get_by_test_id("result")).to_be_visible()
    assert axe(page) == []


def test_card_beside_the_pointer(page):
    new_table(page, "elysium", ("me", "me"))
    sit_down(page)
    wait_for_board(page)
    page.locator(".market [data-card]").first.hover()
    expect(page.get_by_role("tooltip")).to_be_visible()
    assert axe(page, hovering=True) == []


def test_why_not(page):
    new_table(page, "olympos", ("me", "me"), {"locks": "random"})
    sit_down(page)
    page.locator("[data-testid=board] [data-pick=illegal]").first.dispatch_event("click")
    expect(page.get_by_test_id("why-not")).to_be_visible()
    assert axe(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("why-not")).to_have_count(0)


@pytest.mark.parametrize("game", ["olympos", "elysium", "delphi"])
def test_every_coloured_piece_carries_its_symbol(page, game):
    new_table(page, game, ("me", "me"))
    for _ in range(4):
        sit_down(page)
        decide(page, decisions(page)[0])
    sit_down(page)
    wait_for_board(page)
    assert unmarked_pieces(page) == []
