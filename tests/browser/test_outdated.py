"""A page that was open while the server was renewed: it says so, goes on, and a reload loses nothing."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from .helpers import decide, decisions, new_table, seq, wait_for_change, wait_for_turn

WORDS = {
    "en": "Petteia has been renewed",
    "de": "Petteia wurde erneuert",
    "fr": "Petteia a été mis à jour",
    "ru": "Petteia обновилась",
}


def renew(page: Page) -> None:
    """From now on the server speaks the protocol after this page's."""

    def talk(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "welcome":
                said["protocol"] += 1
            socket.send(json.dumps(said))

        server.on_message(pass_on)

    page.route_web_socket(re.compile("/ws/tables/"), talk)


def test_a_page_of_the_same_protocol_says_nothing(page):
    new_table(page, "olympos", ("me", "bot:random"))
    wait_for_turn(page)
    expect(page.get_by_test_id("outdated")).to_have_count(0)


@pytest.mark.parametrize("locale", list(WORDS))
def test_an_older_page_says_that_it_has_to_be_loaded_again(open_page, locale):
    page = open_page(locale=locale)
    renew(page)
    new_table(page, "olympos", ("me", "bot:random"))
    expect(page.get_by_test_id("outdated")).to_contain_text(WORDS[locale])


def test_nothing_that_was_typed_or_decided_is_lost(page):
    renew(page)
    new_table(page, "olympos", ("me", "bot:random"))
    wait_for_turn(page)
    page.locator("[data-tab=chat]").click()
    page.get_by_label("Say something").fill("Wait for me")
    before = seq(page)
    decide(page, decisions(page)[0])
    wait_for_change(page, before)
    wait_for_turn(page)
    told = seq(page)
    with page.expect_navigation():
        page.get_by_test_id("outdated").get_by_role("button").click()
    wait_for_turn(page)
    assert seq(page) >= told > before
    page.locator("[data-tab=chat]").click()
    expect(page.get_by_label("Say something")).to_have_value("Wait for me")
