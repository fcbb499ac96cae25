"""Bots that think for less than their usual time, because many tables wait for theirs: the table says so."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from .helpers import new_table

WORDS = {
    "en": "30% of their usual time",
    "de": r"30\s% ihrer üblichen Zeit",
    "fr": r"30\s% de leur temps habituel",
    "ru": r"30\s% обычного времени",
}


def tell_pace(page: Page, pace: float) -> None:
    """From now on the server says that bots think for this share of their time."""

    def talk(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            said = json.loads(message)
            if "table" in said:
                said["table"]["bot_pace"] = pace
            socket.send(json.dumps(said))

        server.on_message(pass_on)

    page.route_web_socket(re.compile("/ws/tables/"), talk)


@pytest.mark.parametrize("locale", list(WORDS))
def test_hurried_bots_are_told_of_while_they_are_waited_for(open_page, locale):
    page = open_page(locale=locale)
    tell_pace(page, 0.3)
    new_table(page, "elysium", ("bot:hard", "bot:hard"))
    expect(page.get_by_test_id("hurried")).to_contain_text(re.compile(WORDS[locale]))


def test_bots_with_their_usual_time_are_nothing_to_tell(page):
    tell_pace(page, 1)
    new_table(page, "elysium", ("bot:hard", "bot:hard"))
    expect(page.get_by_test_id("waiting")).to_be_visible()
    expect(page.get_by_test_id("hurried")).to_have_count(0)
