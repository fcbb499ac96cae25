"""What people do at a table, for the tests of all games."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"

LIST = "[data-testid=decisions] button[data-action]"
BOARD = "[data-testid=board], [data-testid=board] svg"
CONFIRM = "[data-testid=confirm-yes]"


def new_table(
    page: Page,
    game: str,
    seats: Sequence[str] = ("me", "bot:easy"),
    options: dict[str, Any] | None = None,
    name: str = "Ada",
    public: bool = False,
) -> str:
    """Open a table over HTTP as the person of this page and enter it; the answer is its id.

    ``seats``: ``me``, ``open`` or ``bot:<level>`` each. The game starts at once unless a seat is open.
    """
    wanted = []
    for number, seat in enumerate(seats):
        if seat == "me":
            wanted.append(
                {"kind": "me", "name": name if "me" not in seats[:number] else f"{name} {number + 1}"}
            )
        elif seat == "open":
            wanted.append({"kind": "open"})
        else:
            wanted.append({"kind": "bot", "bot": seat.partition(":")[2], "name": f"Bot {number + 1}"})
    body = {
        "game": game,
        "seats": wanted,
        "options": options or {},
        "public": public,
        "start": "open" not in seats,
    }
    answer = call(page, "POST", "/api/tables", body)
    identity = str(answer["table"]["id"])
    page.evaluate(
        "([id, invite]) => localStorage.setItem(`petteia-invite-${id}`, invite)", [identity, answer["invite"]]
    )
    page.goto(f"/t/{identity}")
    return identity


def call(page: Page, method: str, path: str, body: Any = None) -> Any:
    """A request to the server as the person of this page."""
    token = page.evaluate("localStorage.getItem('petteia-token')")
    answer = page.request.fetch(
        path,
        method=method,
        headers={"Authorization": f"Bearer {token}", "Content-Type": "application/json"},
        data=None if body is None else json.dumps(body),
    )
    assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
    return answer.json()


def seq(page: Page) -> int:
    """The last sequence number the page has shown."""
    return int(page.get_by_test_id("table").get_attribute("data-seq") or 0)


def turn(page: Page) -> str:
    """``mine``, ``others``, ``pass`` (the device is to be passed) or ``over``."""
    return page.get_by_test_id("table").get_attribute("data-turn") or ""


def wait_for_turn(page: Page) -> str:
    """Wait until this page has something to do, or the game is over."""
    expect(page.get_by_test_id("table")).to_have_attribute(
        "data-turn", re.compile("mine|pass|over"), timeout=60_000
    )
    return turn(page)


def sit_down(page: Page) -> None:
    """Wait until a seat of this page decides, taking the device where it is to be passed."""
    if wait_for_turn(page) == "pass":
        page.get_by_test_id("pass-device").get_by_role("button").click()
        expect(page.get_by_test_id("table")).to_have_attribute("data-turn", "mine")


def wait_for_board(page: Page) -> None:
    """Wait until the board is drawn: the position may be known before the edition is there."""
    expect(page.locator("[data-testid=board] [data-pick]").first).to_be_attached()


def who_begins(one: Page, other: Page) -> tuple[Page, Page]:
    """Two people's pages when both show the first position; the one who decides comes first."""
    for page in (one, other):
        expect(page.get_by_test_id("table")).to_have_attribute("data-seq", re.compile(r"\d+"))
    return (one, other) if turn(one) == "mine" else (other, one)


def wait_for_change(page: Page, before: int) -> None:
    """Wait until the page shows a later position than ``before``."""
    expect(page.get_by_test_id("table")).not_to_have_attribute("data-seq", str(before))


def wait_for_change_or(page: Page, before: int, selector: str) -> None:
    """Wait until the page shows a later position than ``before``, or something that the selector finds."""
    page.wait_for_function(
        """([before, selector]) => document.querySelector('[data-testid=table]').dataset.seq !== before
          || document.querySelector(selector)""",
        arg=[str(before), selector],
    )


def decide(page: Page, action: str) -> None:
    """Take a decision, by its text, from the list of decisions."""
    before = seq(page)
    page.locator(f'{LIST}[data-action="{action}"]').click()
    wait_for_change(page, before)


def click_action(page: Page, action: str) -> None:
    """Take a decision, by its text, on the board."""
    before = seq(page)
    page.locator(f'[data-testid=board] [data-pick=legal][data-action="{action}"]').first.click()
    wait_for_change(page, before)


def decisions(page: Page) -> list[str]:
    """The texts of the decisions in the list."""
    found = page.locator(LIST).evaluate_all("all => all.map(e => e.dataset.action)")
    return [str(text) for text in found]


def at_rest(page: Page, selector: str) -> None:
    """Wait until the faces are there and what the selector finds lies where it lay two frames before."""
    page.wait_for_function(
        """async selector => {
          const frame = () => new Promise(requestAnimationFrame)
          const found = () => [...document.querySelectorAll(selector)]
          const boxes = () => JSON.stringify(found().map(e => e.getBoundingClientRect()))
          await document.fonts.ready
          const before = boxes()
          await frame()
          await frame()
          return boxes() === before
        }""",
        arg=selector,
    )


# A point of an element at which nothing else is hit: its middle if that is one, else the one nearest to it.
POINT = """e => {
  const { x, y, width, height } = e.getBoundingClientRect()
  const parts = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8]
  const points = parts.flatMap((a) => parts.map((b) => [x + width * a, y + height * b]))
  const far = ([a, b]) => Math.hypot(a - x - width / 2, b - y - height / 2)
  const hit = ([a, b]) => {
    const at = document.elementFromPoint(a, b)
    return at !== null && (e === at || e.contains(at))
  }
  return width > 0 ? points.sort((a, b) => far(a) - far(b)).find(hit) ?? null : null
}"""


def point_of(locator: Locator) -> tuple[float, float] | None:
    """Where a person aims at an element; None if it is covered or not shown.

    Playwright aims at the middle of an element with its outlines, and lands beside a small one of odd shape.
    """
    found = locator.evaluate(POINT)
    return None if found is None else (found[0], found[1])


def reachable(locator: Locator) -> bool:
    """Whether an element can be clicked: shown, and not covered."""
    return point_of(locator) is not None


def click_at(locator: Locator) -> None:
    """Click at a point where an element is hit, as things are now."""
    point = point_of(locator)
    assert point, "it cannot be reached"
    locator.page.mouse.click(*point)


def tap_at(locator: Locator) -> None:
    """Tap at a point where an element is hit, as things are now."""
    point = point_of(locator)
    assert point, "it cannot be reached"
    locator.page.touchscreen.tap(*point)


def play(
    page: Page,
    take: Callable[[Page, random.Random], None],
    rng: random.Random,
    most: int = 4000,
    seconds: float = 600,
) -> int:
    """Play this page's seat to the end with ``take`` (one of those below, or a game's own).

    The answer is how many decisions that took.
    """
    deadline = time.monotonic() + seconds
    for count in range(most):
        state = wait_for_turn(page)
        if state == "over":
            expect(page.get_by_test_id("result")).to_be_visible()
            return count
        assert time.monotonic() < deadline, f"not finished after {count} decisions"
        if state == "pass":
            page.get_by_test_id("pass-device").get_by_role("button").click()
            continue
        before = seq(page)
        take(page, rng)
        wait_for_change(page, before)
    raise AssertionError(f"not finished after {most} decisions")


def take_from_list(page: Page, rng: random.Random) -> None:
    """Click any line of the list of decisions."""
    lines = page.locator(LIST)
    expect(lines.first).to_be_attached()
    lines.nth(rng.randrange(lines.count())).click()


def take_on_board(page: Page, rng: random.Random) -> None:
    """Click any legal element of the board; if it begins several decisions, any of them.

    Where a step has nothing on the board to click, the list of decisions serves.
    """
    if not _click_board(page, rng):
        take_from_list(page, rng)


def take_by_touch(page: Page, rng: random.Random) -> None:
    """On a phone: tap something legal on the board and the button that decides, else a line of the list."""
    board = page.locator("[data-tab=board]")
    if board.count():
        board.tap()
    for _ in range(8):
        at_rest(page, BOARD)
        if page.get_by_test_id("zoom-whole").count():
            page.get_by_test_id("zoom-whole").tap()
            expect(page.get_by_test_id("viewport")).to_have_attribute("data-zoom", "1.000")
        chosen = _to_touch(page, rng, "legal") or _to_touch(page, rng, "open")
        if chosen is None:
            break
        before = seq(page)
        part = chosen.get_attribute("data-pick") == "open"
        tap_at(chosen)
        if part:
            wait_for_change_or(page, before, "[data-testid=board] [aria-pressed=true]")
            if seq(page) != before:
                return
            continue
        decide_in_sheet(page, rng)
        return
    page.locator("[data-tab=decide]").tap()
    lines = page.locator(LIST)
    expect(lines.first).to_be_attached()
    before = seq(page)
    lines.nth(rng.randrange(lines.count())).tap()
    _say_yes(page, before)


def _say_yes(page: Page, before: int) -> None:
    """Where a decision could be regretted it is asked about, by touch: yes, it is wanted."""
    wait_for_change_or(page, before, CONFIRM)
    if page.locator(CONFIRM).count():
        page.locator(CONFIRM).click()


def decide_in_sheet(page: Page, rng: random.Random) -> None:
    """Take the decision that the sheet shows, or any of them; say yes where it is asked about once more."""
    before = seq(page)
    buttons = page.locator("[data-testid=sheet] [data-action]")
    expect(buttons.first).to_be_visible()
    buttons.nth(rng.randrange(buttons.count())).tap()
    wait_for_change_or(page, before, "[data-testid=confirm-yes]")
    if seq(page) == before:
        page.get_by_test_id("confirm-yes").tap()


def _to_touch(page: Page, rng: random.Random, state: str) -> Locator | None:
    """Something on the board that a finger can touch, moved to the middle of the screen."""
    elements = page.locator(f"[data-testid=board] [data-pick={state}]:not([aria-pressed=true])")
    order = list(range(elements.count()))
    rng.shuffle(order)
    for number in order:
        elements.nth(number).evaluate("e => e.scrollIntoView({ block: 'center' })")
        if reachable(elements.nth(number)):
            return elements.nth(number)
    return None


def _click_board(page: Page, rng: random.Random) -> bool:
    """Click through a decision on the board, in as many clicks as it takes; False if there is none."""
    menu = page.locator("[role=menu] [data-pick=legal]")
    for _ in range(8):
        chosen = _any_reachable(page, rng, "legal")
        if chosen is not None:
            before = seq(page)
            click_at(chosen)
            wait_for_change_or(page, before, f"[role=menu] [data-pick=legal], {CONFIRM}")
            if menu.count():
                menu.nth(rng.randrange(menu.count())).click()
            _say_yes(page, before)
            return True
        part = _any_reachable(page, rng, "open")
        if part is None:
            return False
        click_at(part)
    return False


def _any_reachable(page: Page, rng: random.Random, state: str) -> Locator | None:
    elements = page.locator(f"[data-testid=board] [data-pick={state}]")
    order = list(range(elements.count()))
    rng.shuffle(order)
    return next((elements.nth(n) for n in order if reachable(elements.nth(n))), None)


def take_by_keyboard(page: Page, rng: random.Random) -> None:
    """Tab to the list of decisions, walk down it with the arrows, press Enter."""
    first = page.locator(LIST).first
    expect(first).to_be_attached()
    for _ in range(80):
        if page.evaluate("selector => document.activeElement?.matches(selector) ?? false", LIST):
            break
        page.keyboard.press("Tab")
    else:
        raise AssertionError("the list of decisions cannot be reached by Tab")
    for _ in range(rng.randrange(min(6, page.locator(LIST).count()))):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")


def axe(page: Page, hovering: bool = False) -> list[str]:
    """Serious and critical findings of axe-core on the page as it is.

    The pointer leaves the board first, unless a card beside it is to be looked at: one that opened or closed
    meanwhile would be half known to axe.
    """
    if not hovering:
        page.mouse.move(0, 0)
        expect(page.get_by_role("tooltip")).to_have_count(0)
    if not page.evaluate("typeof axe !== 'undefined'"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("async () => (await axe.run(document, { resultTypes: ['violations'] })).violations")
    return [
        f"{v['id']} ({v['impact']}): {v['help']}: " + "; ".join(str(n["html"])[:160] for n in v["nodes"][:3])
        for v in found
        if v["impact"] in ("serious", "critical")
    ]


def overflow(page: Page) -> int:
    """By how many pixels the page is wider than its window."""
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


def unmarked_pieces(page: Page) -> list[str]:
    """Coloured pieces (``data-seat``, ``data-colour``) on the board without a symbol of their own."""
    found = page.get_by_test_id("board").evaluate(
        """board => [...board.querySelectorAll('[data-seat], [data-colour]')]
          .filter(e => !e.dataset.symbol && !e.querySelector('[data-symbol]'))
          .map(e => e.outerHTML.slice(0, 160))"""
    )
    return [str(html) for html in found]
