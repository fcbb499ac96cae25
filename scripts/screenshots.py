"""Takes the pictures in docs/screens from real games: `make pictures` (ARGS="delphi start": those alone).

Each game is first played by bots; the pictures show a table that goes on from the middle of that game, with
a person to decide. Every game at four sizes, light and dark; the other pages at two. Needs the built client
(`make client`) and Chromium.
"""

from __future__ import annotations

import json
import re
import sys
import tempfile
from base64 import b64encode
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import FLAGS, Server, new_person  # noqa: E402
from tests.browser.helpers import LIST, call, wait_for_turn  # noqa: E402

import petteia  # noqa: E402
from petteia.kernel import Record  # noqa: E402
from petteia.lessons import lessons  # noqa: E402

FOLDER = ROOT / "docs/screens"
WALK = ROOT / "build/walk"
SIZES = {"large": (1920, 1080), "wide": (1440, 900), "tablet": (768, 1024), "phone": (390, 844)}
THEMES = ("light", "dark")
# Game -> seats, bots that play the first half, and how far into the game the picture is.
GAMES: dict[str, tuple[int, str, float]] = {
    "olympos": (4, "easy", 0.62),
    "elysium": (3, "easy", 0.6),
    "delphi": (3, "easy", 0.5),
}
NAMES = ["Ada", "Basil", "Chloe", "Dion"]


def position(record: Record, share: float) -> int:
    """The first position after this share of the game in which seat 0 has several things to choose from."""
    for number in range(int(len(record.entries) * share), len(record.entries)):
        state = record.at(number)
        if state.decider == 0 and len(state.legal()) > 5:
            return number
    raise ValueError("seat 0 has nothing to choose in the rest of this game")


def upload(page: Page, game: str, seats: int, bot: str) -> tuple[str, Record]:
    """A game played by bots, as a table of this page's person."""
    record = petteia.play(game, bots=[bot] * seats, seed=5)
    record.names = NAMES[:seats]
    token = page.evaluate("localStorage.getItem('petteia-token')")
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/x-ndjson"}
    answer = page.request.post("/api/records", headers=headers, data=record.dumps())
    assert answer.ok, answer.text()
    return str(answer.json()["table"]["id"]), record


def branch(page: Page, table: str, number: int, seats: int) -> str:
    """A table that goes on from there; all seats are this person's, so that nobody moves on."""
    body = {"n": number, "seats": list(range(seats)), "name": "Ada", "bot": "easy"}
    new = str(call(page, "POST", f"/api/tables/{table}/branch", body)["table"]["id"])
    for seat in range(1, seats):
        call(page, "POST", f"/api/tables/{new}/seats/{seat}/name", {"name": NAMES[seat]})
    return new


def person(browser: Browser, url: str, size: str, theme: str, state: Any) -> Page:
    width, height = SIZES[size]
    context = browser.new_context(
        base_url=url,
        viewport={"width": width, "height": height},
        color_scheme="dark" if theme == "dark" else "light",
        locale="en",
        reduced_motion="reduce",
        has_touch=size in ("tablet", "phone"),
        storage_state=state,
    )
    context.set_default_timeout(120_000)  # machines are busy
    return context.new_page()


def shoot(page: Page, name: str, folder: Path = FOLDER) -> None:
    page.mouse.move(0, 0)
    page.evaluate("document.fonts.ready")
    page.screenshot(path=folder / f"{name}.png")
    print(name)


def take(browser: Browser, url: str, wanted: set[str]) -> None:
    first = browser.new_page(base_url=url, storage_state=new_person(url))
    first.goto("/")
    tables: dict[str, tuple[str, str, int]] = {}
    for game, (seats, bot, share) in GAMES.items():
        if wanted and game not in wanted and not {"replay", "result"} & wanted:
            continue
        over, record = upload(first, game, seats, bot)
        number = position(record, share)
        tables[game] = (over, branch(first, over, number, seats), number)
    # Somebody who has played before: the hints for the first time are put away.
    words = "".join(
        path.read_text(encoding="utf-8") for path in (ROOT / "src/petteia/texts/en").glob("*.ftl")
    )
    hints = re.findall(rf"^((?:{'|'.join(GAMES)})-hint-[\w-]+) =", words, re.MULTILINE)
    first.evaluate("read => localStorage.setItem('petteia-hints', read)", " ".join(hints))
    state = first.context.storage_state()
    for size in SIZES:
        for theme in THEMES:
            page = person(browser, url, size, theme, state)
            ending = f"{size}-{theme}"
            rest = (size, theme) in (("wide", "light"), ("phone", "dark"))
            for game, (over, table, number) in tables.items():
                if not wanted or game in wanted:
                    page.goto(f"/t/{table}")
                    if wait_for_turn(page) == "pass":
                        page.get_by_test_id("pass-device").get_by_role("button").click()
                    page.get_by_test_id("board").wait_for()
                    wait_for_turn(page)
                    shoot(page, f"{game}-{ending}")
                if rest and game == "olympos" and (not wanted or "result" in wanted):
                    page.goto(f"/t/{over}")
                    page.get_by_test_id("result").get_by_role("img").last.wait_for()
                    shoot(page, f"result-{ending}")
                if rest and game == "olympos" and (not wanted or "replay" in wanted):
                    page.goto(f"/t/{over}/replay?n={number}")
                    page.get_by_test_id("board").wait_for()
                    shoot(page, f"replay-{ending}")
            if size in ("wide", "phone") and (not wanted or "start" in wanted):
                page.goto("/")
                page.locator("[data-game=delphi]").wait_for()
                shoot(page, f"start-{ending}")
            if rest and (not wanted or "rules" in wanted):
                page.goto("/rules/olympos#OLY-4.5")
                page.locator(".target").wait_for()
                shoot(page, f"rules-{ending}")
            page.context.close()


def strip(browser: Browser, pictures: list[Path], to: Path, width: int, row: int) -> None:
    """Pictures side by side in one, ``row`` of them in a row: a recorded walk."""
    page = browser.new_page(viewport={"width": row * (width + 8), "height": 100})
    images = [
        f"<img width={width} src='data:image/png;base64,{b64encode(picture.read_bytes()).decode()}'>"
        for picture in pictures
    ]
    body = "<body style='margin:0;display:flex;flex-wrap:wrap;gap:8px;background:#777'>"
    page.set_content(body + "".join(images), wait_until="load")
    page.screenshot(path=to, full_page=True, type="jpeg", quality=72)
    page.close()
    print(to.name)


def walk(browser: Browser, url: str) -> None:
    """A newcomer's way: each first lesson step by step, then a first game with coach, aid and rules.

    The walks through the lessons are kept as one picture each, docs/screens/walk-<game>-<size>.jpg.
    """
    for size in ("phone", "wide"):
        for game in GAMES:
            page = person(browser, url, size, "light", new_person(url))
            first = lessons(game)[0]
            page.goto(f"/learn/{game}/{first.id}")
            for number, step in enumerate(first.steps):
                page.locator(f"[data-testid=lesson][data-step='{number}'][data-busy=false]").wait_for()
                page.get_by_test_id("board").wait_for()
                page.get_by_test_id("pointer").first.wait_for()
                shoot(page, f"{game}-{size}-lesson-{number:02}", WALK)
                if not step.do:
                    page.get_by_test_id("read-on").click()
                    continue
                folded = page.locator("details.decisions")
                if folded.count() and folded.get_attribute("open") is None:
                    folded.locator("summary").click()
                seek = page.get_by_role("searchbox")
                if seek.count():
                    seek.fill(step.do)
                page.locator(f'{LIST}[data-action="{step.do}"]').click()
            steps = [WALK / f"{game}-{size}-lesson-{number:02}.png" for number in range(len(first.steps))]
            width, row = (300, 4) if size == "phone" else (720, 2)
            strip(browser, steps, FOLDER / f"walk-{game}-{size}.jpg", width, row)
            page.goto(f"/new/{game}?first")
            shoot(page, f"{game}-{size}-new", WALK)
            page.get_by_test_id("start").click()
            wait_for_turn(page)
            page.get_by_test_id("board").wait_for()
            shoot(page, f"{game}-{size}-first-turn", WALK)
            ask = page.get_by_test_id("coach-strip" if size == "phone" else "coach-ask")
            if ask.count():
                ask.click()
            page.locator("[data-idea]").first.wait_for()
            shoot(page, f"{game}-{size}-coach", WALK)
            page.get_by_test_id("legend-button").click()
            page.get_by_test_id("aid").wait_for()
            shoot(page, f"{game}-{size}-aid", WALK)
            page.keyboard.press("Escape")
            page.get_by_role("button", name="Table", exact=True).click()
            page.get_by_role("menuitem", name="Rules").click()
            page.locator("[data-testid=picture][data-drawn=true] [data-testid=board]").first.wait_for()
            shoot(page, f"{game}-{size}-plain", WALK)
            page.context.close()


def main() -> None:
    """Take all pictures, or those named on the command line; ``walk`` takes a newcomer's way instead."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        try:
            if sys.argv[1:] == ["walk"]:
                WALK.mkdir(parents=True, exist_ok=True)
                walk(browser, server.url)
                return
            take(browser, server.url, set(sys.argv[1:]))
        finally:
            browser.close()
            server.stop()
    sizes = {path.name: path.stat().st_size for path in sorted(FOLDER.glob("*.png"))}
    print(json.dumps({"pictures": len(sizes), "kilobytes": sum(sizes.values()) // 1000}))


if __name__ == "__main__":
    main()
