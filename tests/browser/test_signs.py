"""Icons have names and meaning: on hover, focus and long press, and all together in the legend."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .boards import position
from .helpers import axe, new_table, sit_down

GAMES = ("olympos", "elysium", "delphi")


def test_a_button_of_an_icon_alone_is_named_by_pointer_and_by_focus(page):
    new_table(page, "elysium", ("me", "bot:random"))
    sit_down(page)
    button, tip = page.get_by_test_id("settings"), page.get_by_role("tooltip")
    button.hover()
    expect(tip).to_have_text("Settings")
    page.mouse.move(700, 450)
    expect(tip.filter(has_text="Settings")).to_have_count(0)
    page.get_by_role("button", name="Appearance").focus()
    page.keyboard.press("Tab")
    expect(button).to_be_focused()
    expect(tip).to_have_text("Settings")
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    assert page.locator("[title]").count() == 0  # the browser's own would cover ours


def test_a_long_press_names_an_icon(open_page):
    page = open_page(touch=True, width=1280)
    new_table(page, "elysium", ("me", "bot:random"))
    sit_down(page)
    sign = page.locator("[data-player='1'] [data-tip]:has(svg)").last.bounding_box()
    assert sign is not None
    finger = page.context.new_cdp_session(page)
    point = {"x": sign["x"] + sign["width"] / 2, "y": sign["y"] + sign["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(page.get_by_role("tooltip")).to_have_text("a bot, random")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("game", GAMES)
def test_the_legend_is_one_click_away(open_page, game):
    page = open_page(width=390, height=844)
    position(page, game, 3, 0.3)
    page.get_by_test_id("legend-button").click()
    legend = page.get_by_test_id("legend")
    expect(legend).to_contain_text("You can decide this now.")
    assert legend.locator("li").count() > 12
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_signs_of_a_player_tell_what_they_are_for(page):
    position(page, "olympos", 3, 0.3)
    page.locator(".player-board [data-pick=plain][aria-label^=Hourglasses]").first.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("pays for one unit of time")
