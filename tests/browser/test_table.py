"""At the table: two browsers, reload, language, undo, why not, chat, a lost connection, hot seat, phone."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import expect

from .boards import holding_cards, position
from .helpers import (
    LIST,
    click_at,
    decide,
    decisions,
    new_table,
    overflow,
    reachable,
    seq,
    sit_down,
    take_by_keyboard,
    turn,
    wait_for_change,
    wait_for_turn,
    who_begins,
)


@pytest.fixture
def pair(open_page):
    """Two people at a table of Olympos; the one who decides first comes first."""
    one, other = open_page(), open_page()
    new_table(one, "olympos", ("me", "open"), name="Ada")
    other.goto(one.get_by_test_id("invite-link").input_value())
    other.get_by_label("Your name").fill("Basil")
    other.get_by_test_id("join").click()
    one.get_by_test_id("begin").click()
    return who_begins(one, other)


def test_two_browsers_see_each_others_moves_within_a_second(pair):
    took = []
    for _ in range(3):  # a busy machine may delay one of them
        one, other = pair if turn(pair[0]) == "mine" else reversed(pair)
        told = "[data-testid=log] li[data-event]"
        lines, at = other.locator(told).count(), seq(one)
        one.locator(LIST).first.click()
        begun = time.monotonic()
        other.wait_for_function(
            "([told, lines]) => document.querySelectorAll(told).length != lines", arg=[told, lines]
        )
        took.append(time.monotonic() - begun)
        expect(other.get_by_test_id("log").locator("li.fresh").first).to_be_attached()
        wait_for_change(one, at)
        expect(other.get_by_test_id("table")).to_have_attribute("data-seq", str(seq(one)))
    assert min(took) < 1


def test_what_happened_is_announced(pair):
    one, other = pair
    decide(one, decisions(one)[0])
    said = one.get_by_test_id("log").locator("li[data-event]").last.inner_text()
    expect(other.get_by_test_id("announcer")).to_contain_text(said)


def test_people_talk(pair):
    one, other = pair
    for page in pair:
        page.locator("[data-tab=chat]").click()
    one.get_by_label("Say something").fill("Χαῖρε!")
    one.get_by_role("button", name="Send").click()
    expect(other.get_by_test_id("chat")).to_contain_text("Χαῖρε!")
    other.reload()
    other.locator("[data-tab=chat]").click()
    expect(other.get_by_test_id("chat")).to_contain_text("Χαῖρε!")


def test_a_reload_in_mid_turn_loses_nothing(pair):
    one, _ = pair
    decide(one, decisions(one)[0])
    before, at = decisions(one), seq(one)
    expect(one.get_by_test_id("log")).not_to_be_empty()
    log = one.get_by_test_id("log").inner_text()
    one.reload()
    expect(one.get_by_test_id("table")).to_have_attribute("data-seq", str(at))
    expect(one.locator(LIST).first).to_be_attached()
    assert decisions(one) == before
    # The history comes after the position.
    one.wait_for_function("text => document.querySelector('[data-testid=log]')?.innerText === text", arg=log)


def test_the_language_changes_in_mid_game(pair):
    one, _ = pair
    before, prompt = decisions(one), one.get_by_test_id("prompt").inner_text()
    one.get_by_role("button", name="Language").click()
    one.get_by_role("menuitemradio", name="Русский").click()
    expect(one.get_by_test_id("turn")).to_have_text("Ваш ход")
    expect(one.get_by_test_id("prompt")).not_to_have_text(prompt)
    assert re.search("[а-я]", one.get_by_test_id("log").inner_text())
    assert decisions(one) == before
    assert one.locator("html").get_attribute("lang") == "ru"


def test_a_decision_is_taken_back(pair):
    one, other = pair
    before = decisions(one)
    decide(one, before[0])
    expect(other.get_by_test_id("table")).to_have_attribute("data-seq", str(seq(one)))
    length = other.get_by_test_id("log").locator("li[data-event]")
    told, at = length.count(), seq(one)
    one.get_by_test_id("undo").click()
    wait_for_change(one, at)
    assert decisions(one) == before
    expect(length).to_have_count(told - 1)


def test_beyond_a_seal_the_others_are_asked(open_page):
    one, other = open_page(), open_page()
    new_table(one, "olympos", ("me", "open"), {"locks": "random"}, name="Ada")
    other.goto(one.get_by_test_id("invite-link").input_value())
    other.get_by_test_id("join").click()
    one.get_by_test_id("begin").click()
    first, second = who_begins(one, other)
    for page in (first, second):
        if wait_for_turn(page) == "mine":
            decide(page, decisions(page)[0])
    undo = first.get_by_test_id("undo")
    expect(undo).to_have_text("Ask to take back")
    at = seq(first)
    undo.click()
    expect(first.get_by_test_id("undo-question")).to_be_visible()
    second.get_by_test_id("undo-question").get_by_role("button", name="Agree").click()
    expect(first.get_by_test_id("undo-question")).to_have_count(0)
    wait_for_change(first, at)
    expect(first.get_by_test_id("table")).to_have_attribute("data-turn", "mine")
    assert seq(first) > at


def test_what_is_not_possible_says_why_with_the_rule(pair):
    one, _ = pair
    elements = one.locator("[data-testid=board] [data-pick=illegal]")
    expect(elements.first).to_be_attached()
    # What is not legal is marked as disabled, but answers.
    click_at(next(e for e in (elements.nth(n) for n in range(elements.count())) if reachable(e)))
    answer = one.get_by_test_id("why-not")
    expect(answer).to_be_visible()
    rule = answer.get_by_role("link").first
    expect(rule).to_have_text(re.compile("OLY-"))
    wanted = rule.inner_text()
    rule.click()
    expect(one.get_by_test_id("reading").locator(f"[id='{wanted}'].target")).to_be_visible()


def test_the_list_of_decisions_is_searched(page):
    new_table(page, "olympos", ("me", "me"), {"locks": "random"})
    sit_down(page)
    everything = decisions(page)
    words = page.locator(LIST).first.locator(".words").inner_text()
    page.get_by_label("Find a decision").fill(words.split()[-1].strip(".").upper())
    expect(page.locator(LIST)).not_to_have_count(len(everything))
    assert decisions(page)
    page.get_by_label("Find a decision").fill("no such thing at all")
    expect(page.get_by_test_id("decisions")).to_contain_text("Nothing fits")


def test_pointing_at_a_line_points_at_the_board(pair):
    one, _ = pair
    decide(one, decisions(one)[0])
    board = one.get_by_test_id("board")
    one.mouse.move(5, 5)
    before = board.inner_html()
    one.get_by_test_id("log").locator("li[data-event]").last.hover()
    assert board.inner_html() != before


def test_a_lost_connection_is_shown_and_heals(pair, running):
    one, other = pair
    before = decisions(one)
    running.stop()
    expect(one.get_by_test_id("lost")).to_be_visible()
    one.locator(LIST).first.click()  # sent as soon as the server is back
    running.start()
    expect(one.get_by_test_id("lost")).to_have_count(0, timeout=40_000)
    expect(one.locator(f'{LIST}[data-action="{before[0]}"]')).to_have_count(0)
    expect(other.get_by_test_id("lost")).to_have_count(0, timeout=40_000)
    expect(other.get_by_test_id("table")).to_have_attribute("data-seq", str(seq(one)))


def test_hot_seat_hides_the_other_hand(page):
    position(page, "olympos", 2, 0.5, holding_cards)
    frames: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    page.reload()
    shown = page.get_by_test_id("pass-device")
    expect(shown).to_contain_text(re.compile("Pass the device to Ada"))
    expect(page.get_by_test_id("board")).to_have_count(0)
    expect(page.get_by_test_id("decisions")).to_have_count(0)
    assert not any('"viewer":0' in frame or '"viewer":1' in frame for frame in frames)
    sit_down(page)
    expect(page.get_by_test_id("board")).to_be_visible()
    expect(page.locator("[data-player].me")).to_have_attribute("data-player", "0")


@pytest.mark.parametrize("game", ["elysium", "olympos"])
def test_hot_seat_without_a_hand_to_hide_needs_no_curtain(page, game):
    """Elysium has no hands, and those of Olympos are empty at first."""
    new_table(page, game, ("me", "me"), {"locks": "random"} if game == "olympos" else {})
    page.evaluate(
        """() => { const curtain = () => document.querySelector('[data-testid=pass-device]')
          const look = () => { if (curtain()) document.body.dataset.seen = 1 }
          new MutationObserver(look).observe(document.body, { childList: true, subtree: true }) }"""
    )
    seats = set()
    for _ in range(8):
        expect(page.get_by_test_id("table")).to_have_attribute("data-turn", "mine")
        seats.add(page.locator("[data-player].me").get_attribute("data-player"))
        at = seq(page)
        page.locator(LIST).first.click()
        wait_for_change(page, at)
        if len(seats) == 2:
            break
    assert seats == {"0", "1"}
    assert not page.locator("body").get_attribute("data-seen")


def test_the_list_is_played_by_keyboard_alone(page):
    import random

    position(page, "olympos", 2, 0.5, holding_cards)
    page.reload()
    expect(page.get_by_test_id("pass-device")).to_be_visible()
    for number in range(3):
        if wait_for_turn(page) == "pass":
            page.keyboard.press("Enter")  # the pass screen's button has the focus
            expect(page.get_by_test_id("table")).to_have_attribute("data-turn", "mine")
        at = seq(page)
        take_by_keyboard(page, random.Random(number))
        expect(page.get_by_test_id("table")).not_to_have_attribute("data-seq", str(at))


def test_the_board_is_one_tab_stop_with_arrows(pair):
    one, _ = pair
    one.locator("[data-testid=board] [data-pick][tabindex='0']").focus()
    one.keyboard.press(".")
    focused = "document.activeElement.getAttribute('data-pick')"
    assert one.evaluate(focused) in ("legal", "open")
    assert one.locator("[data-testid=board] [data-pick][tabindex='0']").count() == 1
    here = one.evaluate("document.activeElement.getAttribute('aria-label')")
    for key in ("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"):
        one.keyboard.press(key)
        if one.evaluate("document.activeElement.getAttribute('aria-label')") != here:
            break
    else:
        raise AssertionError("no arrow leads anywhere")
    expect(one.get_by_role("tooltip")).to_be_visible()
    one.keyboard.press("Escape")
    expect(one.get_by_role("tooltip")).to_have_count(0)


@pytest.mark.parametrize("width", [360, 390])
def test_on_a_phone_every_part_is_reached_by_tabs(open_page, width):
    page = open_page(width=width, height=780, touch=True)
    new_table(page, "olympos", ("me", "me"), {"locks": "random"})
    sit_down(page)
    for tab, shown in (
        ("decide", page.get_by_test_id("decisions")),
        ("log", page.get_by_test_id("log")),
        ("scores", page.get_by_test_id("players")),
        ("chat", page.get_by_test_id("chat")),
        ("board", page.get_by_test_id("board")),
    ):
        page.locator(f"[data-tab={tab}]").tap()
        expect(shown).to_be_visible()
        assert overflow(page) <= 0
    at = seq(page)
    page.locator("[data-tab=decide]").tap()
    page.locator(LIST).first.tap()
    expect(page.get_by_test_id("table")).not_to_have_attribute("data-seq", str(at))


def test_scores_are_shown_with_their_parts(pair):
    one, _ = pair
    one.locator("[data-tab=scores]").click()
    expect(one.get_by_test_id("scores").get_by_role("columnheader")).to_have_count(2)
    expect(one.get_by_test_id("scores")).to_contain_text("Total")
