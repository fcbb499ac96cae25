"""Deciding without regret: what is asked again, what the list shows, why it is asked, one click a turn."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import petteia

from .boards import asked, holding_cards, position
from .helpers import LIST, decisions, new_table, seq, sit_down, turn, wait_for_change

YES = "[data-testid=confirm-yes]"


def choose_setting(page: Page, name: str, value: str) -> None:
    page.get_by_test_id("settings").click()
    page.locator(f"[data-testid=setting-{name}] input[value={value}]").check()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()


def paying(state: Any) -> bool:
    """Positions in which something can be had for favour."""
    return any(state.preview(action).get("favour", 0) > 1 for action in state.legal())


def dear_action(page: Page) -> str:
    """The text of a decision of Delphi that costs more than one favour."""
    line = (
        page.locator(LIST).filter(has=page.locator(".strong", has_text=re.compile(r"[Ff]avour.*[2-9]"))).first
    )
    return line.get_attribute("data-action") or ""


def test_what_costs_favour_is_asked_about_where_the_setting_says_so(page):
    position(page, "delphi", 3, 0.3, paying)
    dear = dear_action(page)
    line = page.locator(f'{LIST}[data-action="{dear}"]')
    words, at = line.locator(".words").inner_text(), seq(page)
    choose_setting(page, "confirm", "always")
    line.click()
    question = page.get_by_test_id("confirm")
    expect(question).to_contain_text(re.compile(r"costs [2-9] favour"))
    expect(page.locator(YES)).to_have_text(words)  # the button says what it does
    page.get_by_role("button", name="Cancel").click()
    expect(question).to_have_count(0)
    assert seq(page) == at
    line.click()
    page.locator(YES).click()
    wait_for_change(page, at)
    expect(question).to_have_count(0)


def test_with_a_mouse_nothing_is_asked_unless_one_wants_it(page):
    position(page, "delphi", 3, 0.3, paying)
    at = seq(page)
    page.locator(f'{LIST}[data-action="{dear_action(page)}"]').click()
    wait_for_change(page, at)


def test_by_touch_it_is_asked_and_the_choice_is_remembered(open_page):
    page = open_page(touch=True, width=1280)
    position(page, "delphi", 3, 0.3, paying)
    line, at = page.locator(f'{LIST}[data-action="{dear_action(page)}"]'), seq(page)
    line.tap()
    expect(page.get_by_test_id("confirm")).to_be_visible()
    page.get_by_role("button", name="Cancel").tap()
    choose_setting(page, "confirm", "never")
    page.reload()
    sit_down(page)
    line.tap()
    wait_for_change(page, at)


def test_the_list_follows_what_is_chosen_on_the_board(page):
    position(page, "delphi", 3, 0.3, asked("act"))
    everything = decisions(page)
    die = page.locator("[data-testid=board] [data-pick=open][aria-pressed=false]").first
    die.click()
    expect(page.get_by_test_id("narrowed")).to_be_visible()
    some = decisions(page)
    assert 0 < len(some) < len(everything)
    page.get_by_test_id("narrowed").click()
    assert decisions(page) == everything
    page.get_by_test_id("narrowed").click()
    assert decisions(page) == some


def test_a_settlers_land_narrows_the_list(page):
    position(
        page,
        "olympos",
        3,
        0.4,
        lambda state: (
            len(
                {petteia.game("olympos").actions.describe(action).get("origin") for action in state.legal()}
                - {None}
            )
            > 1
        ),
    )
    everything = decisions(page)
    lands = page.locator("[data-testid=board] [data-pick=open][aria-pressed=false]")
    lands.first.click()
    expect(page.get_by_test_id("narrowed")).to_be_visible()
    assert 0 < len(decisions(page)) < len(everything)


def test_options_say_what_they_do_and_questions_name_their_card(page):
    position(page, "elysium", 3, 0.0, asked("choose"), seed=6)
    for number in range(page.locator(LIST).count()):
        expect(page.locator(LIST).nth(number)).not_to_contain_text(re.compile(r"Option \d"))
    expect(page.get_by_test_id("prompt")).to_have_text(re.compile("“.+”.*: .+"))


def silent(state: Any) -> bool:
    return bool(state.observe(0)["ask"]["step"] == "window" and holding_cards(state))


def test_one_click_answers_for_the_rest_of_the_turn(page):
    position(page, "olympos", 3, 0.3, silent)
    at = seq(page)
    question = page.get_by_test_id("prompt").inner_text()
    page.get_by_test_id("quiet").click()
    wait_for_change(page, at)
    sit_down(page)
    me = page.locator("[data-player].me").get_attribute("data-player")
    assert (me, page.get_by_test_id("prompt").inner_text()) != ("0", question)


@pytest.mark.parametrize(
    ("entry", "says"),
    [
        ("Let a bot play for me", "until you take it back"),
        ("Give up", "cannot take the seat back"),
        ("Leave for good", "cannot come back"),
        ("End without a result", "cannot be taken up again"),
    ],
)
def test_what_ends_ones_game_asks_first_and_says_what_can_be_undone(page, entry, says):
    new_table(page, "elysium", ("me", "bot:random"))
    sit_down(page)
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("menuitem", name=entry).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(says)
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog).to_have_count(0)
    assert turn(page) == "mine"
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("menuitem", name=entry).click()
    dialog.get_by_role("button", name=entry).click()
    expect(page.get_by_test_id("table")).to_have_attribute("data-turn", re.compile("others|over"))


def test_why_not_is_told_at_the_place_and_dims_nothing(page):
    position(page, "olympos", 3, 0.4)
    element = page.locator("[data-testid=board] [data-pick=illegal]").first
    element.focus()
    page.keyboard.press("Enter")
    answer = page.get_by_test_id("why-not")
    expect(answer).to_be_visible()
    assert not page.evaluate("document.querySelector('dialog:modal') !== null")
    box, told = element.bounding_box(), answer.bounding_box()
    assert box is not None
    assert told is not None
    assert -400 < told["x"] + told["width"] / 2 - box["x"] - box["width"] / 2 < 400
    page.keyboard.press("Escape")
    expect(answer).to_have_count(0)
    expect(element).to_be_focused()


def test_people_at_one_device_have_names(page):
    page.goto("/new/elysium")
    page.get_by_label("Your name", exact=True).fill("Ada")
    page.locator("select[data-seat='1']").select_option("me")
    page.locator("[data-guest='1']").fill("Basil")
    page.get_by_test_id("start").click()
    expect(page.get_by_test_id("players")).to_contain_text("Basil")
