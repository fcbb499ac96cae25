"""The built client: its size, and that it asks nobody but its own server for anything."""

from __future__ import annotations

import gzip
import re

from playwright.sync_api import expect

from .conftest import STATIC

LIMIT = 250_000  # bytes, gzipped, of code and styles


def test_the_client_is_small():
    files = [*STATIC.glob("assets/*.js"), *STATIC.glob("assets/*.css"), STATIC / "index.html"]
    sizes = {file.name: len(gzip.compress(file.read_bytes())) for file in files}
    assert sum(sizes.values()) < LIMIT, sizes


def test_boards_are_loaded_only_when_they_are_needed(page):
    names = page.evaluate("performance.getEntriesByType('resource').map(e => e.name)")
    expect(page.locator("[data-game=olympos]")).to_be_visible()
    assert not [name for name in names if re.search("Table-|Replay-", name)]


def test_nothing_comes_from_elsewhere(page, server):
    expect(page.locator("[data-game=olympos]")).to_be_visible()
    names = page.evaluate("performance.getEntriesByType('resource').map(e => e.name)")
    assert names
    assert [name for name in names if not name.startswith(server)] == []
