"""Finished games: result, plot, replay, any seat's view, playing on, records; and the rules page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import petteia

from .helpers import call, decisions, overflow, wait_for_turn

GAMES = ("olympos", "elysium", "delphi")
_records: dict[str, str] = {}


def record(game: str) -> str:
    """The record of a whole game between random bots."""
    if game not in _records:
        played = petteia.play(game, bots=["random", "random"], seed=11)
        _records[game] = played.dumps()
    return _records[game]


def uploaded(page: Page, game: str, tmp_path) -> None:
    """Open a record by the button of the start page."""
    file = tmp_path / f"{game}.jsonl"
    file.write_text(record(game), encoding="utf-8")
    page.goto("/")
    page.locator("#record").set_input_files(file)
    page.wait_for_url("**/replay")
    expect(page.get_by_test_id("position")).to_be_visible()


def position(page: Page) -> int:
    return int(page.get_by_test_id("position").inner_text().split("/")[0].replace(",", ""))


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_replayed_by_slider_steps_and_keys(page, tmp_path, game):
    uploaded(page, game, tmp_path)
    length = int(page.get_by_role("slider").get_attribute("max") or 0)
    assert length == record(game).count('"do"')
    page.get_by_test_id("step-next").click()
    assert position(page) > 0
    page.get_by_test_id("step-back").click()
    assert position(page) == 0
    page.get_by_role("slider").fill(str(length // 2))
    assert position(page) == length // 2
    expect(page.locator("li.current").first).to_be_visible()
    page.locator("body").press("End")
    assert position(page) == length
    page.locator("body").press("ArrowLeft")
    assert position(page) < length


def test_autoplay_goes_on_and_stops(page, tmp_path):
    uploaded(page, "olympos", tmp_path)
    page.get_by_test_id("autoplay").click()
    expect(page.get_by_test_id("position")).not_to_have_text(re.compile("^0 /"))
    page.get_by_test_id("autoplay").click()
    expect(page.get_by_test_id("autoplay")).to_have_attribute("aria-label", "Play")


def test_any_seats_view_can_be_taken(page, tmp_path):
    uploaded(page, "olympos", tmp_path)
    page.get_by_role("slider").fill("60")
    with page.expect_response(re.compile(r"/replay/60\?seat=1")) as answer:
        page.get_by_label("View of").select_option("1")
    assert answer.value.json()["observation"]["viewer"] == 1


def test_playing_on_from_a_position(page, tmp_path):
    uploaded(page, "olympos", tmp_path)
    page.get_by_role("slider").fill("70")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_test_id("branch").click()
    page.wait_for_url(re.compile(r"/t/\w+$"))
    wait_for_turn(page)
    assert decisions(page)


@pytest.mark.parametrize("game", GAMES)
def test_the_result_shows_ranking_parts_and_plot(page, tmp_path, game):
    uploaded(page, game, tmp_path)
    page.goto(page.url.replace("/replay", ""))
    result = page.get_by_test_id("result")
    expect(result.locator(".podium li")).to_have_count(2)
    expect(result.get_by_test_id("scores")).to_contain_text("Total")
    expect(result.get_by_role("img", name=re.compile("Points over time"))).to_be_visible()
    with page.expect_download() as saved:
        result.get_by_role("button", name="Save the record").click()
    assert saved.value.path().read_text(encoding="utf-8").count('"do"') == record(game).count('"do"')


def test_a_phone_replays_and_shows_the_result(open_page, tmp_path):
    page = open_page(width=360, height=740, touch=True)
    uploaded(page, "olympos", tmp_path)
    page.get_by_test_id("step-next").tap()
    assert position(page) > 0
    board = page.get_by_test_id("board").bounding_box()
    assert board is not None
    assert board["height"] > 320
    # What is enlarged stays so from step to step.
    page.get_by_test_id("zoom-in").tap()
    view = page.get_by_test_id("viewport")
    expect(view).not_to_have_attribute("data-zoom", "1.000")
    zoom = view.get_attribute("data-zoom")
    page.get_by_test_id("step-next").tap()
    assert view.get_attribute("data-zoom") == zoom
    expect(page.get_by_role("button", name="Play on from here")).to_be_in_viewport()
    page.locator("[data-tab=log]").tap()
    expect(page.locator("li.current").first).to_be_in_viewport()
    page.locator("[data-tab=scores]").tap()
    expect(page.get_by_label("View of")).to_be_in_viewport()
    page.goto(page.url.replace("/replay", ""))
    totals = page.locator(".podium .total")
    expect(totals).to_have_count(2)
    for total in totals.all():
        box = total.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= 360
    assert overflow(page) <= 0


def test_a_damaged_record_is_refused_in_words(page, tmp_path):
    file = tmp_path / "bad.jsonl"
    file.write_text(record("olympos").replace('"by": 0', '"by": 1', 1), encoding="utf-8")
    page.locator("#record").set_input_files(file)
    expect(page.get_by_test_id("toast")).to_be_visible()


def test_a_rematch_is_offered_after_a_game(page):
    answer = call(
        page,
        "POST",
        "/api/tables",
        {
            "game": "olympos",
            "start": True,
            "seats": [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}],
        },
    )
    table = answer["table"]["id"]
    call(page, "POST", f"/api/tables/{table}/abort")
    page.goto(f"/t/{table}")
    page.get_by_test_id("result").get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: "/t/" in url and table not in url)


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_searched_and_linked(page, game):
    page.goto(f"/rules/{game}")
    lines = page.locator("dl > div[id]")
    expect(lines.first).to_be_visible()
    every = lines.count()
    identity = lines.nth(every // 2).get_attribute("id") or ""
    page.get_by_role("searchbox").fill(identity)
    expect(page.locator(f"[id='{identity}']")).to_be_visible()
    assert lines.count() < every
    page.goto(f"/rules/{game}#{identity}")
    expect(page.locator(".target")).to_have_attribute("id", identity)
    page.goto(f"/#{identity}")
    expect(page.locator(".target")).to_have_attribute("id", identity)


@pytest.mark.parametrize(
    ("language", "script"), [("Deutsch", "[a-zäöü]"), ("Français", "[a-zé]"), ("Русский", "[а-я]")]
)
def test_the_rules_are_there_in_every_language(page, language, script):
    page.goto("/rules/olympos")
    rule = page.locator("[id='OLY-4.5'] dd")
    english = rule.inner_text()
    page.get_by_role("button", name="Language").click()
    page.get_by_role("menuitemradio", name=language).click()
    expect(rule).not_to_have_text(english)
    assert re.search(script, rule.inner_text())
