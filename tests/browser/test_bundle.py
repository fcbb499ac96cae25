"""The built client: its size, and that it asks nobody but its own server for anything."""

from __future__ import annotations

import gzip
import re

import pytest
from bench.page import kind_of, weigh
from playwright.sync_api import expect

import petteia

from .boards import position
from .conftest import STATIC

LIMIT = 280_000  # bytes, gzipped, of code and styles: of all pages, most of which few people open
# Bytes of a table's first load. Promised are 320 kB; what others add is noticed while there is still room.
FIRST = 270_000
REQUESTS = 26


def test_the_client_is_small():
    """All of it together, without the games' pictures."""
    files = [*STATIC.glob("assets/*.js"), *STATIC.glob("assets/*.css"), STATIC / "index.html"]
    files = [file for file in files if kind_of(file.as_posix()) == "code"]
    sizes = {file.name: len(gzip.compress(file.read_bytes())) for file in files}
    assert sum(sizes.values()) < LIMIT, sizes


@pytest.mark.parametrize("game", petteia.GAMES)
def test_a_table_is_light_and_its_pictures_come_later(open_page, game):
    """In Russian, whose letters weigh most, with the most seats; counted as sent, nothing cached."""
    page = open_page(locale="ru")
    table = position(page, game, petteia.game(game).seats[-1], 0.05, bots="random")
    page.goto("about:blank")
    weight = weigh(page, f"/t/{table}")
    assert weight.first < FIRST, weight.files
    assert weight.requests <= REQUESTS, weight.files
    assert 10_000 < weight.bytes["pictures"] < 250_000
    assert 0 < weight.painted < weight.pictures_asked


def test_the_wording_of_rules_comes_when_it_is_wanted(open_page):
    page = open_page("/")
    expect(page.locator("[data-game=olympos]")).to_be_visible()
    fetched = "performance.getEntriesByType('resource').map(e => e.name).filter(n => n.includes('/texts/'))"
    # The words of the lobby are few, and come after the page's.
    expect(page.get_by_test_id("match-call")).to_be_visible()
    assert [name.partition("?")[2] for name in page.evaluate(fetched)] == ["part=page", "part=match"]
    page.goto("/rules/olympos")
    expect(page.locator("dd").filter(has_text="Zeus").first).to_be_visible()
    assert [name.partition("?")[2] for name in page.evaluate(fetched)] == ["part=page", "part=rules"]


def test_boards_are_loaded_only_when_they_are_needed(page):
    names = page.evaluate("performance.getEntriesByType('resource').map(e => e.name)")
    expect(page.locator("[data-game=olympos]")).to_be_visible()
    assert not [name for name in names if re.search("Table-|Replay-", name)]


def test_nothing_comes_from_elsewhere(page, server):
    expect(page.locator("[data-game=olympos]")).to_be_visible()
    names = page.evaluate("performance.getEntriesByType('resource').map(e => e.name)")
    assert names
    assert [name for name in names if not name.startswith(server)] == []
