"""Seats that are left and asked for, hidden points, a person's devices, a restored server."""

from __future__ import annotations

import re
import shutil

import pytest
from playwright.sync_api import expect

from .helpers import (
    axe,
    call,
    decide,
    decisions,
    new_table,
    overflow,
    seq,
    sit_down,
    wait_for_board,
    wait_for_turn,
)

SIZES = [(1280, 900), (390, 844)]
RULES = "[data-testid=table-rules]"


def joined(open_page, host, table, name, **size):
    """Another person's page at the same table, with a seat."""
    link = host.get_by_test_id("invite-link").input_value()
    page = open_page(link[link.index("/t/") :], **size)
    page.get_by_label("Your name").fill(name)
    page.get_by_test_id("join").click()
    return page, link[link.index("/t/") :]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_seat_is_left_asked_for_and_taken_and_the_game_is_marked(open_page, width, height):
    size = {"width": width, "height": height}
    ada = open_page(**size)
    table = new_table(ada, "olympos", ("me", "open"))
    ada.locator(RULES).locator("summary").click()
    expect(ada.locator(RULES)).to_contain_text("Nobody who sits or sat at the table may")
    assert axe(ada) == []
    bob, link = joined(open_page, ada, table, "Bob", **size)
    ada.get_by_test_id("begin").click()
    expect(bob.get_by_test_id("table")).to_have_attribute("data-seq", re.compile(r"\d+"))
    bob.get_by_role("button", name="Table", exact=True).click()
    bob.get_by_role("menuitem", name="Leave for good").click()
    expect(bob.get_by_role("dialog")).to_contain_text("cannot come back")
    bob.get_by_test_id("leave").click()
    # Bob watches now. The seat is not his to take again.
    bob.get_by_test_id("left-seat").get_by_role("button").click()
    expect(
        bob.get_by_role("status").or_(bob.get_by_role("alert")).filter(has_text="sits or sat").first
    ).to_be_visible()
    expect(ada.get_by_test_id("left-seat")).to_have_count(0)
    cleo = open_page(link, **size)
    form = cleo.get_by_test_id("left-seat")
    expect(form).to_contain_text("Bob")
    form.get_by_label("Your name").fill("Cleo")
    assert axe(cleo) == []
    form.get_by_role("button").click()
    expect(cleo.get_by_test_id("newcomer-question")).to_contain_text("Waiting for the consent of Ada")
    question = ada.get_by_test_id("newcomer-question")
    expect(question).to_contain_text("Cleo would like to take the seat of Bob")
    assert overflow(ada) == 0
    assert axe(ada) == []
    assert cleo.locator("[data-player].me").count() == 0
    question.get_by_role("button", name="Agree").click()
    expect(question).to_have_count(0)
    for page in (ada, cleo):
        if width < 900:
            page.locator("[data-tab=scores]").click()
        expect(page.locator("[data-player='1']")).to_contain_text("Cleo")
        expect(page.locator("[data-player='1']").get_by_test_id("newcomer-mark")).to_be_visible()
    expect(cleo.locator("[data-player].me")).to_contain_text("Cleo")
    call(ada, "POST", f"/api/tables/{table}/abort")
    if width < 900:
        ada.locator("[data-tab=board]").click()
    expect(ada.get_by_test_id("marked")).to_be_visible()


def test_two_guests_get_two_names(open_page):
    ada = open_page()
    new_table(ada, "olympos", ("me", "open", "open"), name="Guest")
    link = ada.get_by_test_id("invite-link").input_value()
    for number in (2, 3):
        page = open_page(link[link.index("/t/") :])
        page.get_by_test_id("join").click()
        expect(page.get_by_test_id("lobby")).to_contain_text(f"Guest {number}")


def test_hidden_prestige_is_not_in_the_points(open_page):
    page = open_page()
    new_table(page, "olympos", ("me", "bot:easy"), {"prestige": "hidden"})
    wait_for_turn(page)
    page.locator("[data-tab=scores]").click()
    scores = page.get_by_test_id("scores")
    expect(scores.locator("tfoot tr").first.locator("td")).to_have_text([re.compile(r"\d+"), "?"])
    expect(scores.get_by_role("row", name="Prestige").locator("td")).to_have_text([re.compile(r"\d+"), "?"])
    expect(page.locator("[data-player='1'] .points")).to_contain_text("?")
    other = open_page()
    new_table(other, "olympos", ("me", "bot:easy"), {"prestige": "shown"})
    wait_for_turn(other)
    expect(other.locator("[data-player='1'] .points")).not_to_contain_text("?")


@pytest.mark.parametrize("locale", ["en", "de", "fr", "ru"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_devices_page(open_page, width, height, locale):
    page = open_page("/devices", width=width, height=height, locale=locale)
    expect(page.locator("[data-device]")).to_have_count(1)
    assert overflow(page) == 0
    assert axe(page) == []


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_device_is_added_by_a_code_and_signed_out(open_page, width, height):
    desk = open_page(width=width, height=height)
    table = new_table(desk, "olympos", ("me", "me"))
    desk.goto("/")
    desk.get_by_role("link", name="Your devices").click()
    desk.get_by_role("button", name="Show a code").click()
    code = desk.get_by_test_id("code").inner_text()
    phone = open_page("/devices", width=width, height=height)
    phone.get_by_role("textbox", name="Code").fill(code)
    phone.get_by_role("button", name="Use the code").click()
    expect(phone.get_by_role("dialog")).to_contain_text("will count as that person")
    assert axe(phone) == []
    phone.get_by_test_id("sure").click()
    expect(phone.locator("[data-device]")).to_have_count(2)
    phone.goto(f"/t/{table}")
    sit_down(phone)
    desk.reload()
    expect(desk.locator("[data-device]")).to_have_count(2)
    assert axe(desk) == []
    desk.get_by_test_id("sign-out-others").click()
    expect(desk.locator("[data-device]")).to_have_count(1)
    expect(phone.get_by_text("This device was signed out")).to_be_visible()
    desk.get_by_role("button", name="Sign out").click()
    desk.get_by_test_id("sure").click()
    expect(desk.get_by_role("heading", level=1)).to_have_text("Petteia")
    expect(desk.locator(f"[data-table='{table}']")).to_have_count(0)


def test_after_an_older_copy_was_put_back_the_page_shows_that_game(open_page, running):
    page = open_page()
    new_table(page, "olympos", ("me", "me"))

    def pass_on_and_decide(times):
        for _ in range(times):
            sit_down(page)
            wait_for_board(page)
            decide(page, decisions(page)[0])

    pass_on_and_decide(2)
    log = page.locator("[data-testid=log] li")
    database = running.folder / "tables.sqlite3"
    running.stop()
    shutil.copy(database, running.folder / "copy.sqlite3")
    running.start()
    expect(page.get_by_test_id("lost")).to_have_count(0)
    expect(log.first).to_be_visible()
    told, before = log.all_inner_texts(), seq(page)
    pass_on_and_decide(3)
    assert log.all_inner_texts() != told
    running.stop()
    for old in running.folder.glob("tables.sqlite3*"):
        old.unlink()
    shutil.copy(running.folder / "copy.sqlite3", database)
    running.start()
    expect(page.get_by_test_id("table")).to_have_attribute("data-seq", str(before), timeout=30_000)
    assert log.all_inner_texts() == told
    pass_on_and_decide(1)
