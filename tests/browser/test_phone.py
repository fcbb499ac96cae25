"""Phones and tablets: the whole board at first, fingers enlarge it, a tap shows and another one decides."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from .boards import asked, having, position
from .helpers import (
    BOARD,
    LIST,
    at_rest,
    axe,
    overflow,
    point_of,
    reachable,
    seq,
    tap_at,
    wait_for_change,
)

GAMES = {"delphi": "sail", "elysium": "take", "olympos": "settle"}
"""A family of decisions that lies on each game's board."""
SIZES = [(360, 740), (390, 844), (430, 932), (768, 1024)]
FINGERTIP = 40


def in_hand(open_page: Any, game: str, seats: int = 3, **more: Any) -> Page:
    """A page on which a decision of the game's family is asked, 390 x 844 by touch."""
    page: Page = open_page(**{"width": 390, "height": 844, "touch": True, **more})
    options = {"locks": "random"} if game == "olympos" else {"max_rounds": 25} if game == "delphi" else {}
    position(page, game, seats, 0.15, having(game, GAMES[game]), **options)
    return page


def target(page: Page, game: str) -> Locator:
    """A legal element that a finger can reach, with one decision."""
    found = page.locator(f'[data-testid=board] [data-pick=legal][data-action^="{GAMES[game]}"]')
    expect(found.first).to_be_attached()
    at_rest(page, BOARD)
    return next(found.nth(n) for n in range(found.count()) if reachable(found.nth(n)))


def inside(inner: Locator, outer: Locator) -> bool:
    """Whether nothing of one box lies outside another."""
    a, b = inner.bounding_box(), outer.bounding_box()
    assert a
    assert b
    return (
        a["x"] >= b["x"] - 1
        and a["y"] >= b["y"] - 1
        and a["x"] + a["width"] <= b["x"] + b["width"] + 1
        and a["y"] + a["height"] <= b["y"] + b["height"] + 1
    )


def fingers(page: Page, *ways: list[tuple[float, float]]) -> None:
    """Put fingers down, move them along their ways and lift them.

    By the events' time that was two seconds ago: Chromium takes a tap right after it for a part of it.
    """
    hand, at = page.context.new_cdp_session(page), time.time() - 2
    for step, points in enumerate(zip(*ways, strict=True)):
        touches = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
        kind = "touchMove" if step else "touchStart"
        event = {"type": kind, "touchPoints": touches, "timestamp": at + step / 50}
        hand.send("Input.dispatchTouchEvent", event)
    end = {"type": "touchEnd", "touchPoints": [], "timestamp": at + 1}
    hand.send("Input.dispatchTouchEvent", end)


def pinch(page: Page, box: Any, by: float) -> None:
    """Two fingers part around the middle of a box until they are ``by`` times as far from each other."""
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    spans = [30 * (1 + (by - 1) * step / 6) for step in range(7)]
    fingers(page, [(x - span, y) for span in spans], [(x + span, y) for span in spans])


def transform(page: Page) -> str:
    """Which part of the board is seen."""
    return str(page.locator("[data-testid=viewport] > .drawn").evaluate("e => e.getAttribute('style')"))


@pytest.mark.parametrize("game", GAMES)
def test_the_whole_board_and_what_i_have_are_in_sight_at_every_size(open_page, game):
    page = in_hand(open_page, game)
    bar, rivals = page.get_by_test_id("bar"), page.get_by_test_id("rivals").locator("[data-rival]")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(bar).to_be_in_viewport(ratio=1)
        expect(rivals).to_have_count(2)
        for rival in rivals.all():
            expect(rival).to_be_in_viewport(ratio=1)
            assert any(letter.isdigit() for letter in rival.inner_text())
        assert overflow(page) <= 0
        if game != "elysium":
            expect(page.get_by_test_id("viewport")).to_be_in_viewport(ratio=1)
            for element in page.locator("[data-testid=viewport] :is([data-hex], [data-territory])").all()[
                ::7
            ]:
                assert inside(element, page.get_by_test_id("viewport"))
    # However far the parts below are scrolled, the bar stays.
    page.locator("[data-part]").last.tap()
    expect(bar).to_be_in_viewport(ratio=1)
    # The other players' boards are one tap away.
    last = rivals.last.get_attribute("data-rival")
    rivals.last.tap()
    expect(page.locator(f'.player-board[data-place="seat:{last}"]')).to_be_in_viewport()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_a_first_tap_shows_and_a_second_decides(open_page, game, dark):
    page = in_hand(open_page, game, dark=dark)
    before = seq(page)
    chosen = target(page, game)
    action = chosen.get_attribute("data-action")
    tap_at(chosen)
    sheet = page.get_by_test_id("sheet")
    expect(sheet).to_be_in_viewport(ratio=1)
    yes = page.get_by_test_id("sheet-yes")
    expect(yes).to_have_attribute("data-action", str(action))
    assert seq(page) == before
    # The button is near the thumb and as large as it.
    box = yes.bounding_box()
    assert box
    assert box["y"] > 844 / 2
    assert box["height"] >= FINGERTIP
    # What was touched is now large enough, not covered, and where it was touched.
    touched = page.locator(f'[data-testid=board] [data-pick=legal][data-action="{action}"]').first
    size = touched.bounding_box()
    assert size
    assert min(size["width"], size["height"]) >= FINGERTIP
    assert axe(page) == []
    expect(page.locator("[data-testid=sheet][data-ready]")).to_be_visible()
    assert reachable(touched)
    tap_at(touched)
    wait_for_change(page, before)
    expect(sheet).to_have_count(0)


def test_what_is_shown_is_put_away_without_deciding(open_page):
    page = in_hand(open_page, "elysium")
    before = seq(page)
    tap_at(target(page, "elysium"))
    page.get_by_test_id("sheet-close").tap()
    expect(page.get_by_test_id("sheet")).to_have_count(0)
    tap_at(target(page, "elysium"))
    expect(page.get_by_test_id("sheet")).to_be_visible()
    page.locator(".epoch").tap()
    expect(page.get_by_test_id("sheet")).to_have_count(0)
    assert seq(page) == before


def test_what_cannot_be_done_says_why(open_page):
    page = in_hand(open_page, "olympos")
    illegal = page.locator("[data-section=development] [data-pick=illegal]").first
    illegal.scroll_into_view_if_needed()
    at_rest(page, BOARD)
    tap_at(illegal)
    page.get_by_test_id("sheet-why").tap()
    expect(page.get_by_test_id("why-not")).to_be_visible()


def test_fingers_enlarge_and_move_the_board_and_a_decision_leaves_it_so(open_page):
    page = in_hand(open_page, "delphi")
    view = page.get_by_test_id("viewport")
    expect(view).to_have_attribute("data-zoom", "1.000")
    pinch(page, view.bounding_box(), 2.5)
    zoom = float(view.get_attribute("data-zoom") or 0)
    assert zoom > 1.8
    before, box = transform(page), view.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers(page, [(x + 12 * step, y + 8 * step) for step in range(6)])
    assert transform(page) != before
    assert float(view.get_attribute("data-zoom") or 0) == zoom
    assert page.get_by_test_id("sheet").count() == 0  # what moves is not tapped
    at = seq(page)
    legal = page.locator("[data-testid=choices] [data-pick=legal]").first
    kept = transform(page)
    legal.tap()
    page.locator("[data-testid=sheet] [data-action]").first.tap()
    wait_for_change(page, at)
    assert transform(page) == kept
    page.get_by_test_id("zoom-whole").tap()
    expect(view).to_have_attribute("data-zoom", "1.000")


def tap_twice(page: Page, x: float, y: float) -> None:
    """Two taps a tenth of a second apart, however slow the machine is."""
    hand, now = page.context.new_cdp_session(page), time.time()
    for later, kind in ((0, "touchStart"), (0.04, "touchEnd"), (0.1, "touchStart"), (0.14, "touchEnd")):
        points = [{"x": x, "y": y}] if kind == "touchStart" else []
        event = {"type": kind, "touchPoints": points, "timestamp": now + later}
        hand.send("Input.dispatchTouchEvent", event)


def test_two_quick_taps_enlarge_and_mean_nothing_else(open_page):
    page = in_hand(open_page, "delphi")
    before, view, title = (
        seq(page),
        page.get_by_test_id("viewport"),
        page.locator("[data-testid=sheet] .title"),
    )
    point = point_of(target(page, "delphi"))
    assert point
    tap_twice(page, *point)
    expect(view).to_have_attribute("data-zoom", re.compile(r"^[2-6]"))
    expect(title).to_be_visible()
    shown = str(title.text_content())
    page.get_by_test_id("sheet-close").tap()
    at_rest(page, BOARD)
    tap_twice(page, *point)
    expect(view).to_have_attribute("data-zoom", "1.000")
    at_rest(page, BOARD)
    expect(title).to_have_text(shown)  # nothing that came to lie under the finger is shown instead
    assert seq(page) == before


def test_keys_enlarge_the_board_and_what_they_go_to_is_seen(open_page):
    page = in_hand(open_page, "olympos")
    view = page.get_by_test_id("viewport")
    view.locator("[data-pick=legal], [data-pick=open]").first.focus()
    for _ in range(3):
        page.keyboard.press("+")
    assert float(view.get_attribute("data-zoom") or 0) > 3
    for _ in range(3):
        page.keyboard.press(".")
        focused = page.locator("[data-testid=viewport] [data-pick]:focus")
        if focused.count():
            expect(focused).to_be_in_viewport()
    page.locator("[data-testid=viewport] [data-pick]").first.focus()
    page.keyboard.press("0")
    expect(view).to_have_attribute("data-zoom", "1.000")


def test_the_scroll_stays_after_a_decision(open_page):
    page = in_hand(open_page, "elysium")
    scroll = page.get_by_test_id("scroll")
    scroll.evaluate("e => { e.scrollTop = 120 }")
    at = seq(page)
    tap_at(target(page, "elysium"))
    expect(page.get_by_test_id("sheet-yes")).to_be_visible()
    kept = scroll.evaluate("e => e.scrollTop")
    page.get_by_test_id("sheet-yes").tap()
    wait_for_change(page, at)
    at_rest(page, BOARD)
    expect(page.get_by_test_id("sheet")).to_have_count(0)  # what was decided is not shown again
    # Unless what is asked now lies in another part.
    if page.locator("[data-section=mine] [data-pick=legal]").count() == 0:
        assert scroll.evaluate("e => e.scrollTop") == kept


def test_cards_are_read_without_enlarging_and_columns_are_in_sight(open_page):
    page = in_hand(open_page, "elysium", width=360, height=740)
    sizes = page.locator("[data-section=market] [data-card] p").evaluate_all(
        "all => all.map(e => parseFloat(getComputedStyle(e).fontSize))"
    )
    assert sizes
    assert min(sizes) >= 12
    expect(page.locator("[data-testid=bar] [data-column]")).to_have_count(4)
    for column in page.locator("[data-testid=bar] [data-column]").all():
        expect(column).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", GAMES)
def test_a_tablet_has_the_list_beside_the_board(open_page, game):
    page = in_hand(open_page, game, width=768, height=1024)
    expect(page.get_by_test_id("board")).to_be_in_viewport(ratio=1)
    # Below hints and the coach; a decision of many lines may end a few pixels further down.
    expect(page.locator(LIST).first).to_be_in_viewport(ratio=0.9)
    assert overflow(page) <= 0
    assert axe(page) == []
    before = seq(page)
    tap_at(target(page, game))
    expect(page.get_by_test_id("sheet-yes")).to_be_in_viewport(ratio=1)
    assert seq(page) == before
    page.locator("[data-tab=chat]").tap()
    expect(page.get_by_test_id("chat")).to_be_visible()


def test_a_phone_on_its_side_has_the_map_beside_the_rest(open_page):
    page = open_page(width=844, height=390, touch=True)
    position(page, "delphi", 3, 0.15, asked("act"), max_rounds=25)
    expect(page.get_by_test_id("viewport")).to_be_in_viewport(ratio=1)
    expect(page.get_by_test_id("bar")).to_be_in_viewport(ratio=1)
    box = page.get_by_test_id("viewport").bounding_box()
    assert box
    assert box["height"] > 130
    assert overflow(page) <= 0


@pytest.mark.parametrize(
    ("game", "step", "action", "says"),
    [
        ("elysium", "after", "end", "the others have their turn"),
        ("olympos", "window", "done", "will be asked again later"),
        ("elysium", "choose", "option", "Not decided yet"),
    ],
)
def test_the_sheet_says_what_a_decision_without_a_place_does(open_page, game, step, action, says):
    page = open_page(width=390, height=844, touch=True)
    position(page, game, 3, 0.2, asked(step), seed=6)
    at_rest(page, BOARD)
    page.locator(f"[data-testid=choices] [data-pick=legal][data-action^={action}]").first.tap()
    sheet = page.get_by_test_id("sheet")
    expect(sheet).to_contain_text(says)
    expect(sheet).to_be_in_viewport(ratio=1)
