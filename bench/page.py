"""The page of a table: what it weighs, when it can be used, how smoothly pieces move.

    python -m bench.page [--write] [--json] [--rounds 3] [GAME ...]      (or: make bench-page)

Real server, real Chromium, nothing cached. For each game the table with the most seats late in a game of
bots: the largest position. Bytes are counted as they are sent. Seconds are the median of the rounds, on a
line of 1.6 Mbit/s and 150 ms with a processor slowed down four times; frames are taken while turns late in
the game are shown happening. ``--write`` renews the figures in docs/page-speed.md. Needs the built client
(`make client`) and Chromium.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import sys
import tempfile
import zlib
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from tests.browser.conftest import FLAGS, Server, new_person
from tests.browser.helpers import call

import petteia
from petteia.arena.measuring import machine
from petteia.kernel import Record

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs/page-speed.md"
LANGUAGES = ("en", "ru")  # the lightest and the heaviest: Cyrillic takes more letters and more bytes for each
SLOW_LINE = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 200_000}
SLOWER = 4  # times
LATE = 0.85  # of a game: then its position is the largest
STEPS = 12  # of the replay whose frames are taken
KINDS = ("code", "fonts", "texts", "data", "history", "pictures")
LATER = ("history", "pictures")  # asked for when the page has been drawn
FIRST = tuple(kind for kind in KINDS if kind not in LATER)
# When something that may be done is drawn, and the main thread has nothing else to do.
USABLE = """() => {
  const look = () => {
    if (window.usable || !document.querySelector('[data-testid=board] [data-pick=legal]')) return
    window.usable = 0.1
    requestAnimationFrame(() => setTimeout(() => (window.usable = performance.now())))
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
}"""
PICTURES_CAME = "name => performance.getEntriesByType('resource').some((e) => RegExp(name).test(e.name))"
# The time between two frames, while the stage shows something.
FRAMES = """() => {
  window.frames_taken = []
  let last = 0
  const frame = (now) => {
    const moving = document.querySelector('[data-testid=stage][data-movement]')
    if (moving && last) window.frames_taken.push(now - last)
    last = moving ? now : 0
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}"""


@dataclass
class Weight:
    """What one visit fetched: bytes as sent, by kind, and when the pictures were asked for."""

    bytes: dict[str, int] = field(default_factory=lambda: dict.fromkeys(KINDS, 0))
    files: dict[str, int] = field(default_factory=dict)
    painted: float = 0.0
    pictures_asked: float = 0.0

    @property
    def first(self) -> int:
        """All that the page needs to be used."""
        return sum(self.bytes[kind] for kind in FIRST)

    @property
    def requests(self) -> int:
        """How many files and answers that is."""
        return sum(bool(address) and kind_of(address) in FIRST for address in self.files)


def kind_of(address: str) -> str:
    """What a file of the page counts as; a game's pictures are the scripts that are called like the game."""
    path = address.partition("?")[0]
    name = path.rpartition("/")[2]
    if "/api/tables/" in address and name == "moves":
        return "history"
    if name.endswith(".woff2"):
        return "fonts"
    if "/api/texts/" in address:
        return "texts"
    if "/api/" in address or "/ws/" in address:
        return "data"
    return "pictures" if re.match(rf"({'|'.join(petteia.GAMES)})-", name) else "code"


def weigh(page: Page, path: str) -> Weight:
    """Load a table for the first time, to its last picture, and count what came."""
    found = Weight()
    cdp = page.context.new_cdp_session(page)
    addresses: dict[str, str] = {}
    told_sizes: list[int] = [0]

    def arrived(event: Any) -> None:
        address = addresses.get(event["requestId"], "")
        found.files[address] = found.files.get(address, 0) + int(event["encodedDataLength"])
        found.bytes[kind_of(address)] += int(event["encodedDataLength"])

    def told(event: Any) -> None:
        # The browser does not tell what a message weighed on the way: packed as the server packs it.
        told_sizes.append(len(zlib.compress(event["response"]["payloadData"].encode())))

    cdp.on("Network.responseReceived", lambda e: addresses.update({e["requestId"]: e["response"]["url"]}))
    cdp.on("Network.loadingFinished", arrived)
    cdp.on("Network.webSocketFrameReceived", told)
    cdp.send("Network.enable")
    cdp.send("Network.setCacheDisabled", {"cacheDisabled": True})
    page.goto(path)
    page.locator("[data-testid=board] [data-pick=legal]").first.wait_for()
    # They are asked for when the browser rests, which may be after everything else has come.
    page.wait_for_function(PICTURES_CAME, arg=f"/assets/({'|'.join(petteia.GAMES)})-")
    page.wait_for_load_state("networkidle")
    timing = page.evaluate(
        """() => ({ painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
                    files: performance.getEntriesByType('resource').map(e => [e.name, e.startTime]) })"""
    )
    # The largest message: how often who is there is told beside it depends on the moment.
    found.bytes["data"] += max(told_sizes)
    found.painted = timing["painted"]
    found.pictures_asked = min((t for name, t in timing["files"] if kind_of(name) == "pictures"), default=0.0)
    cdp.detach()
    return found


def usable_after(page: Page, path: str) -> float:
    """Seconds until a table can be used, on the slow line and the slow processor."""
    cdp = page.context.new_cdp_session(page)
    cdp.send("Network.enable")
    cdp.send("Network.setCacheDisabled", {"cacheDisabled": True})
    cdp.send("Network.emulateNetworkConditions", SLOW_LINE)
    cdp.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.add_init_script(f"({USABLE})()")
    page.goto(path, wait_until="commit")
    page.wait_for_function("() => window.usable > 1", timeout=120_000)
    cdp.detach()
    return float(page.evaluate("window.usable")) / 1000


def frames(page: Page, path: str, steps: int) -> list[float]:
    """Milliseconds between frames while so many steps of a replay are shown happening."""
    page.goto(path)
    page.get_by_test_id("board").wait_for()
    page.wait_for_load_state("networkidle")
    shown = page.locator("[data-shown]")
    taken: list[float] = []
    for _ in range(steps):
        before = shown.get_attribute("data-shown")
        page.evaluate(FRAMES)
        page.get_by_test_id("step-next").click()
        page.wait_for_function(
            "before => document.querySelector('[data-shown]').dataset.shown !== before", arg=before
        )
        taken += page.evaluate("window.frames_taken")
    return taken


def upload(page: Page, text: str) -> str:
    """A finished game as a table of this page's person."""
    token = page.evaluate("localStorage.getItem('petteia-token')")
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/x-ndjson"}
    answer = page.request.post("/api/records", headers=headers, data=text)
    assert answer.ok, answer.text()
    return str(answer.json()["table"]["id"])


def branch(page: Page, over: str, played: Record) -> str:
    """A table that goes on late in that game, where seat 0 decides; bots have the other seats."""
    late = range(int(len(played.entries) * LATE), len(played.entries))
    number = next(n for n in late if (state := played.at(n)).decider == 0 and len(state.legal()) > 3)
    body = {"n": number, "seats": [0], "name": "Ada", "bot": "easy"}
    return str(call(page, "POST", f"/api/tables/{over}/branch", body)["table"]["id"])


class Visits:
    """Browsers that were never here, at a server with the tables to be measured."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser, self.url = browser, url
        self.state = new_person(url)
        self._open: list[BrowserContext] = []

    def page(self, language: str = "en", moving: bool = False) -> Page:
        """A new page of the same person, at 1440 x 900."""
        context = self.browser.new_context(
            base_url=self.url, viewport={"width": 1440, "height": 900}, locale=language,
            reduced_motion="no-preference" if moving else "reduce", storage_state=self.state,
        )  # fmt: skip
        context.set_default_timeout(120_000)
        self._open.append(context)
        return context.new_page()

    def close(self) -> None:
        """Forget the pages."""
        for context in self._open:
            context.close()
        self._open.clear()


def measure(visits: Visits, game: str, rounds: int) -> dict[str, Any]:
    """All figures of one game."""
    seats = petteia.game(game).seats[-1]
    played = petteia.play(game, bots=["easy"] * seats, seed=5)
    first = visits.page()
    first.goto("/")
    over = upload(first, played.dumps())
    late = branch(first, over, played)
    weights = {language: weigh(visits.page(language), f"/t/{late}") for language in LANGUAGES}
    visits.close()
    seconds = []
    for _ in range(rounds):
        seconds.append(usable_after(visits.page(), f"/t/{late}"))
        visits.close()
    begin = int(len(played.entries) * LATE)
    taken = frames(visits.page(moving=True), f"/t/{over}/replay?n={begin}", STEPS)
    visits.close()
    return {
        "game": game,
        "seats": seats,
        "first": {language: weight.first for language, weight in weights.items()},
        "requests": weights["en"].requests,
        "kinds": weights["en"].bytes,
        "seconds": median(seconds),
        "frames": len(taken),
        "longest": max(taken, default=0.0),
        "over_50": sum(taken_ > 50 for taken_ in taken),
    }


def table(head: str, *rows: str) -> list[str]:
    """A table in Markdown, its first column to the left."""
    return [head, "|---|" + "--:|" * (head.count("|") - 2), *rows]


def lines(report: dict[str, Any]) -> list[str]:
    """The report as tables in Markdown."""
    told = [report["date"], *report["machine"].values(), f"load {report['load']:.1f}"]
    results = report["games"]

    def kb(size: int) -> str:
        return f"{size / 1000:.0f} kB"

    return [
        f"Measured: {'; '.join(told)} on {os.cpu_count()} processors.",
        "",
        *table(
            "| bytes as sent | seats | first load | in Russian | requests | later: history | pictures |",
            *(
                f"| {of['game']} | {of['seats']} | {kb(of['first']['en'])} | {kb(of['first']['ru'])} "
                f"| {of['requests']} | {kb(of['kinds']['history'])} | {kb(of['kinds']['pictures'])} |"
                for of in results
            ),
        ),
        "",
        *table(
            "| of the first load | code and styles | fonts | texts | table and components |",
            *(
                f"| {of['game']} | " + " | ".join(kb(of["kinds"][kind]) for kind in FIRST) + " |"
                for of in results
            ),
        ),
        "",
        *table(
            "| speed | usable after | longest frame | frames over 50 ms |",
            *(
                f"| {of['game']} | {of['seconds']:.1f} s | {of['longest']:.0f} ms "
                f"| {of['over_50']} of {of['frames']} |"
                for of in results
            ),
        ),
    ]


def write(report: dict[str, Any]) -> None:
    """Put the figures into the page, between its marks."""
    text = PAGE.read_text(encoding="utf-8")
    begin, end = "<!-- figures -->", "<!-- /figures -->"
    before, _, rest = text.partition(begin)
    after = rest.partition(end)[2]
    PAGE.write_text("\n".join([before + begin, *lines(report), end]) + after, encoding="utf-8")


def main() -> int:
    """Measure, print, and write if asked to."""
    parser = argparse.ArgumentParser(prog="python -m bench.page", description="Measure the page of a table.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="by default all")
    parser.add_argument("--rounds", type=int, default=3, help="visits on the slow line")
    parser.add_argument("--write", action="store_true", help="renew docs/page-speed.md")
    parser.add_argument("--json", action="store_true", help="print JSON")
    options = parser.parse_args()
    day = datetime.now(UTC).date().isoformat()
    report: dict[str, Any] = {"date": day, "machine": machine(), "load": os.getloadavg()[0], "games": []}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        found = shutil.which("chromium") or "/usr/bin/chromium"
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        try:
            for game in options.games or petteia.GAMES:
                report["games"].append(measure(Visits(browser, server.url), game, options.rounds))
        finally:
            browser.close()
            server.stop()
    print(json.dumps(report, indent=2) if options.json else "\n".join(lines(report)))
    if options.write:
        write(report)
    return 0


if __name__ == "__main__":
    sys.exit(main())
