"""What happens is seen happening: every movement, in order, skipped, repeated, off; sounds."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .boards import position, record
from .helpers import LIST, call, decide, decisions, new_table, seq, sit_down, wait_for_board

GAMES = Path(__file__).parents[2] / "web/src/games"
WATCH = """() => {
  window.seen = []
  window.ticked = []
  new MutationObserver(() => {
    const { movement, event } = document.querySelector('[data-testid=stage]')?.dataset ?? {}
    const last = window.seen.at(-1)
    if (movement && (last?.[0] !== movement || last?.[1] !== event)) window.seen.push([movement, event])
    const words = document.querySelector('[data-testid=ticker]')?.textContent.trim()
    if (movement && words && window.ticked.at(-1) !== words) window.ticked.push(words)
  }).observe(document.body, { subtree: true, childList: true, attributes: true })
}"""
TONES = """() => {
  const Plain = OscillatorNode
  window.tones = []
  window.OscillatorNode = class extends Plain {
    constructor(audio, options) { super(audio, options); window.tones.push(options.frequency) }
  }
}"""


@cache
def movements(game: str) -> dict[str, str]:
    """Event -> its movement, from the game's table."""
    source = (GAMES / game / "motions.ts").read_text(encoding="utf-8")
    found = dict(re.findall(r"^  '?([\w-]+)'?: \{ movement: '(\w+)'", source, re.MULTILINE))
    return found | dict.fromkeys(re.findall(r"^  '?([\w-]+)'?: amount\(", source, re.MULTILINE), "count")


@cache
def routes(game: str) -> dict[str, dict[str, list[str]]]:
    """Event -> where its movement comes from and goes to (``from``, ``to``), from the game's table."""
    source = (GAMES / game / "motions.ts").read_text(encoding="utf-8")
    constants = dict(re.findall(r"^const (\w+) = '([^']+)'", source, re.MULTILINE))

    def resolved(value: str) -> list[str]:
        for name, text in constants.items():
            value = re.sub(rf"\$\{{{name}\}}|\b{name}\b", text, value)
        return value.strip("'`").split("|")

    return {
        event: {
            end: resolved(value) for end, value in re.findall(r"\b(from|to): ('[^']+'|`[^`]+`|\w+)", line)
        }
        for event, line in re.findall(r"^  '?([\w-]+)'?: (.+),$", source, re.MULTILINE)
    }


def replayed(page: Page, game: str) -> list[Any]:
    """Open the replay of a bots' game; the answer is its moves as a spectator sees them."""
    token = page.evaluate("localStorage.getItem('petteia-token')")
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/x-ndjson"}
    sent = page.request.post("/api/records", headers=headers, data=record(game, 3).dumps())
    table = sent.json()["table"]["id"]
    moves: list[Any] = call(page, "GET", f"/api/tables/{table}/replay")["moves"]
    page.goto(f"/t/{table}/replay")
    wait_for_board(page)
    page.evaluate(WATCH)
    return moves


def seen(page: Page) -> list[list[str]]:
    return page.evaluate("window.seen")


def step_from(page: Page, n: int) -> None:
    """Jump to a position and take one step forward from it."""
    page.get_by_role("slider").fill(str(n))
    expect(page.locator("[data-shown]")).to_have_attribute("data-shown", str(n))
    page.evaluate("window.seen = []")
    page.get_by_test_id("step-next").click()
    expect(page.locator("[data-shown]")).not_to_have_attribute("data-shown", str(n))


@pytest.fixture
def moving(open_page: Callable[..., Page]) -> Page:
    """A page whose person likes movement, fast."""
    page = open_page(reduced_motion="no-preference")
    page.evaluate("localStorage.setItem('petteia-settings', JSON.stringify({ speed: 'fast', sound: false }))")
    page.reload()
    return page


LATER = {
    ("revealed", "to"),  # a card is drawn at its place only when it has been turned
    ("transfer", "to"),  # as a legend is when its first card lies there
    ("transfer-citizen", "to"),
}
WANTED = {
    "olympos": {"travel", "announce", "shine", "stamp"},
    "elysium": {"count", "mix", "leave", "turn"},
    "delphi": {"roll", "fly"},
}


@pytest.mark.parametrize("game", WANTED)
def test_every_movement_is_seen(moving, game):
    """The ten of them, shared out among the games."""
    moves, table = replayed(moving, game), movements(game)
    stops = [n for n, move in enumerate(moves) if n == 0 or move["seat"] >= 0] + [len(moves)]
    for wanted in sorted(WANTED[game]):
        n = next(
            n
            for n, after in pairwise(stops)
            if len(told := [event["name"] for move in moves[n:after] for event in move["events"]]) < 14
            and wanted in map(table.get, told)
        )
        step_from(moving, n)
        assert wanted in [movement for movement, _ in seen(moving)]


KNOWN = "all => [...new Set(all.flatMap(e => e.dataset.place.split(' ')))]"


def filled(place: str, args: dict[str, Any]) -> str:
    """A place with the event's arguments in its braces."""
    for name, value in args.items():
        place = place.replace(
            f"{{{name}}}", " ".join(map(str, value)) if isinstance(value, list) else str(value)
        )
    return place


@pytest.mark.parametrize("game", WANTED)
def test_every_movement_has_its_place_on_the_board(open_page, game):
    """Where a movement comes from and goes to is drawn when it happens, and the best place at least once."""
    page = open_page()
    moves = replayed(page, game)
    table, lost, best, happened = routes(game), set(), set(), set()
    stops = [n for n, move in enumerate(moves) if n and move["seat"] >= 0]
    for n in stops[:: max(1, len(stops) // 50)]:
        page.get_by_role("slider").fill(str(n))
        expect(page.locator("[data-shown]")).to_have_attribute("data-shown", str(n))
        known = set(page.locator("[data-testid=board] [data-place]").evaluate_all(KNOWN))
        for event in moves[n]["events"]:
            for end, places in table[event["name"]].items():
                names = [filled(place, event["args"]) for place in places]
                happened.add((event["name"], end))
                if names[0] in known:
                    best.add((event["name"], end))
                if not known & set(names):
                    lost.add((event["name"], end, names[0]))
    assert lost == set()
    assert sorted(happened - best - LATER) == []


WAYS = """() => {
  window.ways = []
  const plain = Element.prototype.animate
  Element.prototype.animate = function (frames, options) {
    const { event } = document.querySelector('[data-testid=stage]').dataset
    const point = ({ transform }) => transform.match(/-?[\\d.]+/g).slice(0, 2).map((n) => Number(n) + 22)
    window.ways.push([event, point(frames[0]), point(frames.at(-1))])
    return plain.call(this, frames, options)
  }
}"""
# The middle of a place, from the corner of the board.
MIDDLE = """place => {
  const board = document.querySelector('[data-testid=board]').getBoundingClientRect()
  const { x, y, width, height } = document.querySelector(`[data-place~="${place}"]`).getBoundingClientRect()
  return [x - board.x + width / 2, y - board.y + height / 2]
}"""


def test_a_settler_goes_from_its_land_to_another(moving):
    moves = replayed(moving, "olympos")
    n, event = next((n, e) for n, move in enumerate(moves) for e in move["events"] if e["name"] == "move")
    moving.get_by_role("slider").fill(str(n))
    expect(moving.locator("[data-shown]")).to_have_attribute("data-shown", str(n))
    places = [
        f"settler:{event['args']['origin']}/{event['args']['seat']}",
        f"territory:{event['args']['target']}",
    ]
    start, end = (moving.evaluate(MIDDLE, place) for place in places)
    moving.evaluate(WAYS)
    moving.get_by_test_id("step-next").click()
    expect(moving.locator("[data-shown]")).not_to_have_attribute("data-shown", str(n))
    way = next(way for way in moving.evaluate("window.ways") if way[0] == "move")
    assert way[1] == pytest.approx(start, abs=3)
    assert way[2] == pytest.approx(end, abs=3)


def test_the_ten_movements_are_all_looked_for():
    source = (GAMES.parent / "lib/motion/motions.ts").read_text(encoding="utf-8")
    declared = re.findall(r"^  (\w+): [\d.]+,$", source.partition("} as const")[0], re.MULTILINE)
    assert sorted(declared) == sorted(name for names in WANTED.values() for name in names)


def test_events_are_seen_in_their_order(moving):
    moves = replayed(moving, "elysium")
    n = next(
        n
        for n, move in enumerate(moves[:-1])
        if move["seat"] >= 0
        and moves[n + 1]["seat"] >= 0
        and 2 < len({e["name"] for e in move["events"]}) < 6
    )
    step_from(moving, n)
    names = [event["name"] for event in moves[n]["events"]]
    once = [name for at, name in enumerate(names) if at == 0 or names[at - 1] != name]
    assert [event for _, event in seen(moving)] == once


def test_going_back_and_jumping_move_nothing(moving):
    moves = replayed(moving, "elysium")
    moving.get_by_role("slider").fill(str(len(moves) // 2))
    moving.get_by_test_id("step-back").click()
    expect(moving.locator("[data-shown]")).to_have_attribute("data-shown", re.compile(r"^\d+$"))
    moving.get_by_role("slider").fill("3")
    expect(moving.locator("[data-shown]")).to_have_attribute("data-shown", "3")
    assert seen(moving) == []


@pytest.mark.parametrize("still", ["off", "reduced"])
def test_nothing_moves_for_those_who_do_not_want_it(open_page, still):
    page = open_page(reduced_motion="reduce" if still == "reduced" else "no-preference")
    speed = "off" if still == "off" else "slow"
    page.evaluate("speed => localStorage.setItem('petteia-settings', JSON.stringify({ speed }))", speed)
    page.reload()
    new_table(page, "elysium", ("me", "bot:random"))
    sit_down(page)
    page.evaluate(WATCH)
    for _ in range(3):
        decide(page, decisions(page)[0])
        sit_down(page)
    assert seen(page) == []


def test_a_key_skips_what_is_shown_and_the_words_go_with_it(open_page):
    page = open_page(reduced_motion="no-preference")
    page.evaluate("localStorage.setItem('petteia-settings', JSON.stringify({ speed: 'slow', sound: false }))")
    position(page, "elysium", 3, 0.3, bots="random")
    page.evaluate(WATCH)
    at = seq(page)
    page.locator(LIST).first.click()
    expect(page.get_by_test_id("stage")).to_have_attribute("data-movement", re.compile("."))
    assert seq(page) == at  # the new position waits for what is shown
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("table")).not_to_have_attribute("data-seq", str(at))
    while page.get_by_test_id("table").get_attribute("data-turn") != "mine":
        page.keyboard.press("Escape")  # whoever is in a hurry catches up at once
    assert page.evaluate("window.ticked.length") > 0


def test_the_last_turn_of_another_is_shown_again(moving):
    new_table(moving, "elysium", ("me", "bot:random"))
    sit_down(moving)
    while moving.locator("[data-testid=log] li[data-event=turn]").count() < 3:  # both have had a turn
        decide(moving, decisions(moving)[0])
        sit_down(moving)
    moving.evaluate(WATCH)
    before = seq(moving)
    moving.get_by_test_id("again").click()
    moving.wait_for_function("() => window.seen.length > 0")
    expect(moving.locator("[data-testid=stage][data-movement]")).to_have_count(0)
    assert seq(moving) == before


def test_sounds_are_off_by_a_click_for_good_and_one_says_your_turn(open_page):
    page = open_page(reduced_motion="reduce")
    new_table(page, "elysium", ("me", "bot:random"))
    page.evaluate(TONES)
    sit_down(page)
    for _ in range(2):
        decide(page, decisions(page)[0])
        sit_down(page)
    while not page.evaluate("window.tones.length"):  # the bot plays in between, and then it is my turn
        decide(page, decisions(page)[0])
        sit_down(page)
    assert 523 in page.evaluate("window.tones")
    page.get_by_test_id("sound").click()
    expect(page.get_by_test_id("sound")).to_have_attribute("aria-pressed", "false")
    page.reload()
    sit_down(page)
    expect(page.get_by_test_id("sound")).to_have_attribute("aria-pressed", "false")
    page.evaluate(TONES)
    log = page.locator("[data-testid=log] li[data-event=turn]")
    turns = log.count()
    while log.count() < turns + 2:
        decide(page, decisions(page)[0])
        sit_down(page)
    assert page.evaluate("window.tones") == []
