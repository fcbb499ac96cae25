"""The page brings its own faces: every word is set in them, whatever the reader's system has."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page

from .boards import position
from .conftest import STATIC

LIMIT = 400_000  # bytes of all faces together; a reader fetches the parts whose letters are shown
OURS = {"Alegreya", "Alegreya Sans"}
# Signs that stand for themselves in no alphabet; any face may draw them.
SIGNS = re.compile(r"[≠●✓✗∗]")


def foreign_words(page: Page) -> list[str]:
    """Words that are set, in part at least, in a face that the page did not bring: face and text."""
    page.evaluate("document.fonts.ready")
    asked = page.context.new_cdp_session(page)
    asked.send("DOM.enable")
    asked.send("CSS.enable")
    nodes = asked.send("DOM.getFlattenedDocument", {"depth": -1})["nodes"]
    inside: dict[int, list[dict[str, Any]]] = {}
    for node in nodes:
        inside.setdefault(node.get("parentId", 0), []).append(node)
    found = []
    for node in nodes:
        if node["nodeName"] in {"SCRIPT", "STYLE", "TITLE", "NOSCRIPT", "HEAD", "HTML", "BODY", "CODE"}:
            continue
        children = inside.get(node["nodeId"], [])
        words = " ".join(n["nodeValue"] for n in children if n["nodeType"] == 3).strip()
        if not words or SIGNS.search(words):
            continue
        # Answers for the whole subtree: only elements that hold nothing but text are asked.
        if any(n["nodeType"] == 1 for n in children):
            continue
        faces = asked.send("CSS.getPlatformFontsForNode", {"nodeId": node["nodeId"]})["fonts"]
        others = [face for face in faces if not face["isCustomFont"] or face["familyName"] not in OURS]
        found += [f"{face['familyName']}: {words[:60]}" for face in others]
    return found


@pytest.mark.parametrize("locale", ["en", "de", "fr", "ru"])
def test_the_start_page_is_set_in_its_own_faces(open_page, locale):
    page = open_page(locale=locale)
    page.locator("[data-game=olympos]").wait_for()
    assert foreign_words(page) == []


@pytest.mark.parametrize("game", ["olympos", "elysium", "delphi"])
@pytest.mark.parametrize("locale", ["fr", "ru"])
def test_boards_are_set_in_their_own_faces(open_page, game, locale):
    page = open_page(locale=locale)
    position(page, game, 3, 0.5)
    assert foreign_words(page) == []


def test_a_face_of_the_system_would_be_noticed(page):
    page.locator("[data-game=olympos]").wait_for()
    page.evaluate("document.querySelector('h1').style.fontFamily = 'DejaVu Serif, serif'")
    assert foreign_words(page) != []


def test_figures_are_of_one_width(page):
    page.locator("[data-game=olympos]").wait_for()
    widths = page.evaluate(
        """() => ['var(--sans)', 'var(--serif)'].map(face => ['111111', '000000', '748596'].map(text => {
          const e = document.body.appendChild(document.createElement('span'))
          e.style.font = '700 20px ' + face
          e.textContent = text
          const { width } = e.getBoundingClientRect()
          e.remove()
          return width
        }))"""
    )
    for alike in widths:
        assert max(alike) - min(alike) < 0.01, widths


def test_the_faces_are_not_heavy():
    sizes = {file.name: file.stat().st_size for file in STATIC.glob("assets/*.woff2")}
    assert sizes
    assert sum(sizes.values()) < LIMIT, sizes
