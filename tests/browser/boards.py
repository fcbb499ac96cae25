"""What the tests of the three boards share: prepared positions, what fits, deciding on the board alone."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

from playwright.sync_api import Locator, Page, expect

import petteia
from petteia.kernel import Record

from .helpers import (
    axe,
    call,
    click_at,
    overflow,
    reachable,
    seq,
    sit_down,
    wait_for_board,
    wait_for_change_or,
)

NAMES = ("Ada", "Basil", "Chloe", "Dion", "Eirene")


class Eager:
    """Takes what begins with one of these words whenever it can, the first first, and anything otherwise."""

    def __init__(self, wishes: tuple[str, ...], seed: str) -> None:
        self.wishes = wishes
        self.rng = random.Random(seed)

    def choose(self, view: Any) -> int:
        wanted = [
            [action for action in view.legal if view.actions.text(action).startswith(wish)]
            for wish in self.wishes
        ]
        return int(self.rng.choice(next(filter(None, wanted), view.legal)))


@cache
def record(
    game: str,
    seats: int,
    options: tuple[tuple[str, Any], ...] = (),
    seed: int = 5,
    eager: tuple[str, ...] = (),
) -> Record:
    """A whole game between random bots, or eager ones."""
    given = {name: list(value) if isinstance(value, tuple) else value for name, value in options}
    bots = [Eager(eager, f"{seed}/{seat}") if eager else "random" for seat in range(seats)]
    played = petteia.play(game, bots=bots, seed=seed, options=given)
    played.names = list(NAMES[:seats])
    return played


def asked(step: str) -> Callable[[Any], bool]:
    """Positions in which this step is asked."""
    return lambda state: bool(state.observe(0)["ask"]["step"] == step)


def holding_cards(state: Any) -> bool:
    """Positions in which seat 0 has cards in hand that the others may not see."""
    return bool(state.observe(None)["players"][0]["hand"]["count"])


def having(game: str, family: str) -> Callable[[Any], bool]:
    """Positions in which such an action is legal."""
    actions = petteia.game(game).actions
    return lambda state: any(actions.describe(action)["kind"] == family for action in state.legal())


def position(
    page: Page,
    game: str,
    seats: int,
    share: float,
    wanted: Callable[[Any], bool] = lambda state: len(state.legal()) > 3,
    bots: str | None = None,
    seed: int = 5,
    eager: tuple[str, ...] = (),
    **options: Any,
) -> str:
    """Enter a table that goes on after this share of a bots' game, where seat 0 decides and ``wanted`` holds.

    All seats are this page's, so that nothing moves on its own; with ``bots`` they play the other seats.
    """
    played = record(game, seats, tuple(options.items()), seed, eager)
    number = next(
        n
        for n in range(int(len(played.entries) * share), len(played.entries))
        if (state := played.at(n)).decider == 0 and wanted(state)
    )
    token = page.evaluate("localStorage.getItem('petteia-token')")
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/x-ndjson"}
    answer = page.request.post("/api/records", headers=headers, data=played.dumps())
    assert answer.ok, answer.text()
    over = answer.json()["table"]["id"]
    mine = [0] if bots else list(range(seats))
    body = {"n": number, "seats": mine, "name": NAMES[0], "bot": bots or "random"}
    table = str(call(page, "POST", f"/api/tables/{over}/branch", body)["table"]["id"])
    page.goto(f"/t/{table}")
    sit_down(page)
    wait_for_board(page)
    return table


def legal_here(page: Page) -> Locator:
    """Everything on the board that is a decision or begins one."""
    return page.locator("[data-testid=board] :is([data-pick=legal], [data-pick=open])")


def crowded(page: Page) -> list[str]:
    """What does not fit the board without scrolling or is cut off. Squeezed names (scaled to fit) do fit."""
    found = page.get_by_test_id("board").evaluate(
        """board => {
          const whole = board.getBoundingClientRect(), out = []
          for (const e of board.querySelectorAll('*')) {
            if (e.closest('svg') && e.tagName !== 'svg') continue
            const box = e.getBoundingClientRect(), style = getComputedStyle(e)
            if (!box.width || e.closest('.visually-hidden') || e.querySelector('[style*=scaleX]')) continue
            if (box.right > whole.right + 2 || box.bottom > whole.bottom + 2 || box.left < whole.left - 2)
              out.push('outside: ' + e.outerHTML.slice(0, 120))
            const scrolls = ['auto', 'scroll', 'hidden', 'clip']
            if (scrolls.includes(style.overflowY) && e.scrollHeight > e.clientHeight + 2)
              out.push('too high: ' + e.outerHTML.slice(0, 120))
            if (scrolls.includes(style.overflowX) && e.scrollWidth > e.clientWidth + 2)
              out.push('too wide: ' + e.outerHTML.slice(0, 120))
          }
          return out
        }"""
    )
    return [str(line) for line in found]


def small_targets(page: Page) -> list[str]:
    """Decisions on the board smaller than a fingertip (40 px). A map is enlarged under the finger."""
    found = page.locator(
        "[data-testid=board] :not([data-testid=viewport] *):is([data-pick=legal], [data-pick=open])"
    ).evaluate_all(
        """all => all.flatMap(e => {
          const { width, height } = e.getBoundingClientRect()
          return Math.min(width, height) < 39.5 && width
            ? [`${e.getAttribute('aria-label')}: ${Math.round(width)} x ${Math.round(height)}`] : []
        })"""
    )
    return [str(line) for line in found]


def assert_fits_a_phone(page: Page, parts: tuple[str, ...]) -> None:
    """Every part of the board is reached, fits its width, can be hit by a finger and is accessible."""
    for part in parts:
        page.locator(f"[data-part={part}]").tap()
        expect(page.locator(f"[data-section={part}]")).to_be_in_viewport()
    assert overflow(page) <= 0
    assert small_targets(page) == []
    assert axe(page) == []


def unnamed(page: Page) -> list[str]:
    """Elements of the board that can be pointed at but have no name or role."""
    found = page.get_by_test_id("board").evaluate(
        """board => [...board.querySelectorAll('[data-pick]')]
          .filter(e => !e.getAttribute('aria-label')?.trim() || !e.getAttribute('role'))
          .map(e => e.outerHTML.slice(0, 120))"""
    )
    return [str(line) for line in found]


def take_on_board_alone(page: Page, rng: random.Random) -> None:
    """Decide by clicks on the board; that it offers nothing is a failure."""
    wait_for_board(page)
    before = seq(page)
    menu = page.locator("[role=menu] [data-pick=legal]")
    for _ in range(8):
        elements = page.locator(
            "[data-testid=board] :is([data-pick=legal], [data-pick=open]:not([aria-pressed=true]))"
        )
        order = list(range(elements.count()))
        rng.shuffle(order)
        chosen = next((elements.nth(n) for n in order if reachable(elements.nth(n))), None)
        if chosen is None:  # then the last click must have decided, though the answer may be on its way
            prompt = page.get_by_test_id("prompt").inner_text()
            table = page.get_by_test_id("table")
            expect(table, f"nothing to click: {prompt}").not_to_have_attribute("data-seq", str(before))
            return
        part = chosen.get_attribute("data-pick") == "open"
        click_at(chosen)
        if not part:  # it decides, or a menu asks which decision is meant
            wait_for_change_or(page, before, "[role=menu] [data-pick=legal]")
        if menu.count():
            menu.nth(rng.randrange(menu.count())).click()
            return
        if not part:
            return
        if _chosen_or_taken(page, before):
            return
    raise AssertionError("eight clicks made no decision")


def _chosen_or_taken(page: Page, before: int) -> bool:
    """Wait until a part of a decision is shown as chosen, or the decision is taken (then True)."""
    wait_for_change_or(page, before, "[data-testid=board] [aria-pressed=true]")
    return seq(page) != before


def take_with_keys_on_board(page: Page, rng: random.Random) -> None:
    """Tab into the board, go to something legal with the full stop and press Enter until that decides."""
    wait_for_board(page)
    before = seq(page)
    for _ in range(60):
        if page.evaluate("document.activeElement?.matches('[data-testid=board] [data-pick]') ?? false"):
            break
        page.keyboard.press("Tab")
    else:
        raise AssertionError("the board cannot be reached by Tab")
    menu = page.locator("[role=menu]")
    for _ in range(12):
        for _ in range(rng.randrange(1, 5)):
            page.keyboard.press(".")
        state = page.evaluate("document.activeElement?.dataset.pick")
        chosen = page.evaluate("document.activeElement?.getAttribute('aria-pressed') === 'true'")
        if state not in ("legal", "open") or chosen:
            continue
        page.keyboard.press("Enter")
        if menu.count():
            for _ in range(rng.randrange(3)):
                page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")
            return
        if state == "legal":
            return
        if _chosen_or_taken(page, before):
            return
    raise AssertionError("no decision by keyboard")
