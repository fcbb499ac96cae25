"""My tables by urgency, the next one by a key, sharing, and settings that follow a person."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .helpers import axe, call, new_table, overflow

ME = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bob"}]


def table_of(page, **more):
    made = call(page, "POST", "/api/tables", {"game": "olympos", "seats": ME, "start": True, **more})
    return made["table"]["id"]


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (360, 740)])
def test_my_tables_come_by_urgency_and_a_key_leads_to_the_next(open_page, width, height):
    ada = open_page(width=width, height=height)
    plain = table_of(ada)
    late = table_of(ada, clock={"type": "correspondence", "hours": 72})
    soon = table_of(ada, clock={"type": "correspondence", "hours": 3})
    table_of(ada, start=False)
    ada.goto("/tables")
    waiting = ada.locator("[data-part=mine] [data-table]")
    expect(waiting).to_have_count(3)
    found = waiting.evaluate_all("all => all.map(e => e.dataset.table)")
    assert found == [soon, late, plain]
    expect(ada.locator(f"[data-table='{soon}']").get_by_test_id("deadline")).to_contain_text("until")
    expect(ada.locator("[data-part=open] [data-table]")).to_have_count(1)
    assert overflow(ada) == 0
    assert axe(ada) == []
    for expected in (soon, late, plain, soon):
        ada.keyboard.press("n")
        expect(ada).to_have_url(re.compile(f"/t/{expected}$"))
        expect(ada.get_by_test_id("table")).to_be_visible()
    ada.keyboard.press("t")
    expect(ada.get_by_test_id("tables")).to_be_visible()


def test_a_letter_in_a_field_is_a_letter_and_without_another_table_the_key_says_so(open_page):
    ada = open_page("/new/olympos")
    ada.get_by_label("Your name", exact=True).fill("")
    ada.get_by_label("Your name", exact=True).press_sequentially("nt?")
    expect(ada.get_by_label("Your name", exact=True)).to_have_value("nt?")
    ada.get_by_role("heading", level=1).first.click()
    ada.keyboard.press("n")
    expect(ada.get_by_text("No other table waits for you.")).to_be_visible()


def test_the_tabs_title_and_the_mark_on_the_icon_say_how_many_tables_wait(open_page):
    ada = open_page()
    ada.add_init_script("""
      navigator.setAppBadge = async (n) => void (window.mark = n)
      navigator.clearAppBadge = async () => void (window.mark = 0)
    """)
    here, other = table_of(ada), table_of(ada)
    ada.goto("/tables")
    expect(ada).to_have_title(re.compile(r"^\(2\) Your tables"))
    ada.wait_for_function("() => window.mark === 2")
    ada.goto(f"/t/{here}")
    expect(ada).to_have_title(re.compile(r"^\(1\) ● Your turn"))
    for table in (here, other):
        call(ada, "POST", f"/api/tables/{table}/abort")
    ada.keyboard.press("n")
    ada.wait_for_function("() => window.mark === 0")
    expect(ada).to_have_title(re.compile(r"^Olympos"))


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (360, 740)])
def test_a_table_is_shared_by_link_code_and_the_devices_own_sheet(open_page, width, height):
    ada = open_page(width=width, height=height)
    ada.add_init_script("navigator.share = async given => { window.shared = given }")
    new_table(ada, "elysium", ("me", "open"))
    link = ada.get_by_test_id("invite-link").input_value()
    ada.get_by_test_id("share-button").click()
    ada.wait_for_function("link => window.shared && window.shared.url === link", arg=link)
    ada.get_by_test_id("qr-button").click()
    code = ada.get_by_test_id("qr")
    expect(code).to_be_visible()
    expect(code).to_have_attribute("aria-label", re.compile(re.escape(link)))
    box = code.bounding_box()
    assert box is not None
    assert box["width"] == pytest.approx(box["height"], abs=1)
    assert box["width"] > 200
    assert overflow(ada) == 0
    assert axe(ada) == []
    # A person who gets the link sits down.
    bob = open_page(link[link.index("/t/") :])
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_test_id("join").click()
    expect(ada.get_by_text("Bob").first).to_be_attached()


def test_without_a_share_sheet_nothing_offers_one(open_page):
    ada = open_page()
    ada.add_init_script("delete Navigator.prototype.share")
    new_table(ada, "elysium", ("me", "open"))
    expect(ada.get_by_test_id("qr-button")).to_be_visible()
    expect(ada.get_by_test_id("share-button")).to_have_count(0)


def test_settings_are_in_one_place_and_follow_a_person_to_another_device(open_page):
    ada = open_page()
    ada.get_by_test_id("settings").click()
    with ada.expect_response(lambda r: r.url.endswith("/preferences") and r.request.method == "POST"):
        ada.get_by_test_id("setting-theme").get_by_label("Dark").check()
    with ada.expect_response(lambda r: r.url.endswith("/preferences") and r.request.method == "POST"):
        ada.get_by_test_id("setting-confirm").get_by_label("Always").check()
    assert axe(ada) == []
    with ada.expect_response(lambda r: r.url.endswith("/preferences") and r.request.method == "POST"):
        ada.get_by_test_id("setting-language").get_by_label("Deutsch").check()
    expect(ada.locator("html")).to_have_attribute("lang", "de")
    code = call(ada, "POST", "/api/browser/code")["code"]
    other = open_page("/devices", width=360, height=740)
    other.get_by_label("Code", exact=True).fill(code)
    other.get_by_role("button", name="Use the code").click()
    other.get_by_test_id("sure").click()
    expect(other.locator("html")).to_have_attribute("data-theme", "dark")
    expect(other.locator("html")).to_have_attribute("lang", "de")
    other.get_by_test_id("settings").click()
    expect(other.get_by_test_id("setting-confirm").locator("input[value=always]")).to_be_checked()
    assert overflow(other) == 0
    assert axe(other) == []


def test_a_question_mark_shows_all_keys_and_letters_can_be_turned_off(open_page):
    ada = open_page()
    table_of(ada)
    ada.keyboard.press("?")
    keys = ada.get_by_test_id("keys")
    expect(keys).to_contain_text("go to the next table that waits for you")
    expect(keys).to_contain_text("one step back or forward")
    assert axe(ada) == []
    ada.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    ada.get_by_test_id("settings").click()
    ada.get_by_test_id("setting-keys").uncheck()
    ada.keyboard.press("Escape")
    expect(ada.get_by_role("dialog")).to_have_count(0)
    ada.keyboard.press("t")
    ada.keyboard.press("?")  # this one stays, and is handled after the other
    expect(keys).to_be_visible()
    assert "/tables" not in ada.url
