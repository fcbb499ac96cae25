"""Clocks at the table: chosen, shown in the reader's time zone, read out, and what becomes of the late."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .helpers import axe, call, decide, decisions, overflow, wait_for_turn

SIZES = [(1280, 900), (360, 740)]


def clocked(page, game, clock, seats):
    """A table with a clock, entered; its id."""
    made = call(page, "POST", "/api/tables", {"game": game, "seats": seats, "clock": clock, "start": True})
    page.goto(f"/t/{made['table']['id']}")
    return made["table"]["id"]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_clock_is_chosen_with_the_table_and_counts_down_for_whom_it_waits(open_page, width, height):
    ada = open_page("/new/olympos", width=width, height=height)
    ada.get_by_test_id("clock-kind").select_option("live")
    ada.get_by_test_id("clock-minutes").fill("2")
    ada.get_by_test_id("clock-seconds").fill("7")
    expect(ada.get_by_text("Time runs only while the table waits for you")).to_be_visible()
    assert overflow(ada) == 0
    assert axe(ada) == []
    ada.get_by_test_id("start").click()
    assert wait_for_turn(ada) == "mine"
    if width < 900:
        clock = ada.locator(".now-strip").get_by_test_id("clock")
    else:
        clock = ada.locator("[data-player].me").get_by_test_id("clock")
    before = int(clock.get_attribute("data-left") or 0)
    assert 60_000 < before <= 120_000
    expect(clock).to_have_text(re.compile(r"^\s*[12]:\d\d\s*$"))
    expect(clock).to_have_attribute("aria-label", re.compile(r"has 1 minute \d+ seconds? left\. until .*\d"))
    ada.wait_for_function(
        "before => +document.querySelector('[data-testid=clock][data-left]').dataset.left < before",
        arg=before,
    )
    assert overflow(ada) == 0
    assert axe(ada) == []
    # A decision is worth some seconds: then the clock of who waits stands still.
    if width >= 900:
        decide(ada, decisions(ada)[0])
        expect(ada.locator("[data-player].me").get_by_test_id("clock")).to_be_visible()


def test_a_deadline_is_told_in_the_readers_time_zone(open_page, chromium, server):
    ada = open_page()
    clock = {"type": "correspondence", "hours": 48}
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bob"}]
    table = clocked(ada, "olympos", clock, seats)
    deadline = call(ada, "GET", f"/api/tables/{table}")["table"]["clock"]["deadline"]
    token = ada.evaluate("localStorage.getItem('petteia-token')")
    for zone, language in (("Asia/Kathmandu", "en-GB"), ("America/New_York", "de")):
        context = chromium.new_context(base_url=server, timezone_id=zone, locale=language)
        page = context.new_page()
        page.add_init_script(f"localStorage.setItem('petteia-token', '{token}')")
        page.goto("/")
        shown = page.locator(f"[data-table='{table}']").get_by_test_id("deadline")
        expect(shown).to_be_visible()
        time = page.evaluate(
            """([at, timeZone]) => new Intl.DateTimeFormat(document.documentElement.lang,
              { hour: 'numeric', minute: '2-digit', timeZone }).format(at)""",
            [deadline, zone],
        )
        expect(shown).to_contain_text(time)
        context.close()


def test_when_time_runs_out_the_game_ends_where_that_was_agreed_and_the_page_says_why(open_page):
    ada = open_page()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bob"}]
    clocked(ada, "olympos", {"type": "live", "bank": 5, "out": "end"}, seats)
    expect(ada.get_by_test_id("result")).to_be_visible(timeout=60_000)
    expect(ada.get_by_test_id("time-over")).to_have_text(re.compile(r"Out of time: (Ada|Bob)"))
    assert axe(ada) == []


def test_when_time_runs_out_a_bot_goes_on_and_ones_own_time_is_read_out_before(open_page):
    ada = open_page()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random", "name": "Bob"}]
    clocked(ada, "delphi", {"type": "live", "bank": 12}, seats)
    assert wait_for_turn(ada) == "mine"
    expect(ada.get_by_test_id("announcer")).to_contain_text(
        re.compile(r"You have \d+ seconds left"), timeout=60_000
    )
    expect(ada.locator("[data-player].me")).to_contain_text("0:00", timeout=60_000)
    expect(ada.locator("[data-player].me [role=img]").first).to_be_visible()
    ada.get_by_role("button", name=re.compile("Take .*seat", re.I)).first.wait_for(timeout=60_000)
