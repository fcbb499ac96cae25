"""What a game turned on, beside its replay: asked for, gone through, tried again; and one's own figures."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect

import petteia

from .helpers import axe, overflow
from .test_people import at_home, keep_name, localhost  # noqa: F401  # a fixture
from .test_replay import position, uploaded

LONG = 240_000  # milliseconds: an analysis on a busy machine


def analysed(page: Page, tmp_path) -> str:
    """A finished game with its analysis, open; the table's id."""
    uploaded(page, "elysium", tmp_path)
    page.get_by_test_id("eye-open").click()
    page.get_by_test_id("eye-quick").click()
    expect(page.get_by_test_id("win-chart")).to_be_visible(timeout=LONG)
    return page.url.split("/t/")[1].split("/")[0]


def test_a_game_is_gone_through_by_its_turning_points_and_moments(page, tmp_path):
    table = analysed(page, tmp_path)
    panel = page.get_by_test_id("eye")
    # The sum of every player, as it is shown, to rounding.
    shown = [
        [int(re.sub(r"[^\d-]", "", cell.replace("−", "-"))) for cell in row.locator("td").all_inner_texts()]
        for row in panel.locator("tbody tr").all()
    ]
    assert len(shown) == 6
    for parts in zip(*shown, strict=True):
        assert abs(sum(parts[:5]) - parts[5]) <= 3
    # A turning point on the chart leads there.
    mark = page.get_by_test_id("win-chart").locator("button").last
    to = int((mark.get_attribute("aria-label") or "").rpartition(" ")[2])
    mark.click()
    assert position(page) == to
    # A moment is shown on the board: the better idea and what was done are pointed at beside each other.
    moment = panel.locator("article").first
    at = int(moment.get_attribute("data-moment") or 0)
    moment.get_by_role("button", name="Show on the board").click()
    assert position(page) == at
    expect(moment).to_have_class(re.compile("here"))
    expect(moment.locator(".best")).to_contain_text("Better:")
    assert overflow(page) <= 0
    assert axe(page) == []
    # Whoever comes again finds it made.
    page.reload()
    page.get_by_test_id("eye-open").click()
    expect(page.get_by_test_id("win-chart")).to_be_visible()
    # From here once more, against the bots.
    panel.locator("article").first.get_by_test_id("eye-retry").click()
    page.get_by_test_id("branch").click()
    page.wait_for_url(lambda url: "/t/" in url and table not in url)
    made = page.url.split("/t/")[1].split("/")[0]
    kept = page.evaluate("id => JSON.parse(localStorage.getItem(`petteia-retries-${id}`))", table)
    assert kept == [{"t": at, "table": made}]
    # A try that is over is compared with the game: here it is the game itself.
    again = json.dumps([{"t": at, "table": made}, {"t": at, "table": table}])
    page.evaluate("([id, again]) => localStorage.setItem(`petteia-retries-${id}`, again)", [table, again])
    page.goto(f"/t/{table}/replay")
    page.get_by_test_id("eye-open").click()
    tries = panel.locator(f'article[data-moment="{at}"]').get_by_test_id("retried")
    expect(tries.nth(0)).to_contain_text("still being played")
    expect(tries.nth(1)).to_contain_text("behind the best idea")
    told = re.search(
        r"place (\d+) with (-?\d+); this game in place (\d+) with (-?\d+) points", tries.nth(1).inner_text()
    )
    assert told is not None
    assert told.group(1, 2) == told.group(3, 4)


def test_luck_and_mistakes_are_on_ones_own_page_alone(open_page, localhost):  # noqa: F811
    page = at_home(open_page, localhost)
    keep_name(page, "Kassandra")
    page.goto(f"{localhost}/people/Kassandra")
    expect(page.get_by_test_id("own-eye")).to_contain_text("No game of yours has been analysed yet")
    record = petteia.play("elysium", bots=["random"] * 2, seed=3)
    t = next(n for n, entry in enumerate(record.entries) if entry.seat >= 0)
    actions = record.setup.actions
    form = actions.describe(actions.parse(record.entries[t].action))
    games = [
        {
            "table": "x", "game": "elysium", "seats": 2, "rank": 1 + n % 2, "ended": 1_700_000_000_000 + n,
            "start": 0.5, "luck": luck, "luck_spread": 0.1, "mistakes": -0.2, "mistakes_error": 0.05,
            "result": 1.0 - n % 2,
        }
        for n, luck in enumerate((0.3, -0.1, 0.1))
    ]  # fmt: skip
    kind = {
        "game": "elysium", "kind": form["kind"], "decisions": 12, "mistakes": 0.31, "notable": 4,
        "table": "x", "t": t, "form": form,
    }  # fmt: skip
    page.route("**/api/analyses", lambda route: route.fulfill(json={"games": games, "kinds": [kind]}))
    page.reload()
    own = page.get_by_test_id("own-eye")
    expect(own).to_contain_text("3 of your games have been analysed. On the average luck brought +10 points")
    expect(own.locator("svg rect")).to_have_count(3)
    expect(own.get_by_role("link").last).to_have_attribute("href", re.compile(rf"/t/x/replay\?n={t}$"))
    assert own.locator("tbody").last.inner_text().split()[-3:] == ["12", "4", "31"]
    assert axe(page) == []
    stranger = at_home(open_page, localhost)
    stranger.goto(f"{localhost}/people/Kassandra")
    expect(stranger.get_by_test_id("person")).to_contain_text("Known here since")
    expect(stranger.get_by_test_id("own-eye")).to_have_count(0)
