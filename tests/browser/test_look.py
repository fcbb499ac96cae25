"""Boards that look like places: cards stay where they lie, words can be read, what is possible is seen."""

from __future__ import annotations

import pytest

import petteia

from .boards import asked, position
from .helpers import decide, decisions

CARDS = """all => Object.fromEntries(all.map(e => {
  const { x, y, width, height } = e.getBoundingClientRect()
  return [e.dataset.card, [x, y, width, height].map(Math.round)]
}))"""
# Words on the board that are drawn smaller than 11 pixels, whatever their drawing is scaled by.
SMALL_PRINT = """board => [...board.querySelectorAll('*')].flatMap(e => {
  const words = [...e.childNodes].filter(n => n.nodeType === 3).map(n => n.data.trim()).join('')
  if (!words || !e.getClientRects().length || e.closest('.visually-hidden')) return []
  const drawing = e.getScreenCTM?.()
  const size = parseFloat(getComputedStyle(e).fontSize) * (drawing ? Math.hypot(drawing.c, drawing.d) : 1)
  return size < 10.95 ? [`${size.toFixed(1)} px: ${words.slice(0, 30)}`] : []
})"""
# Contrast by the formula of WCAG, between colours as the browser draws them.
CONTRASTS = """tokens => {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const light = (token) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = `var(${token})`
    canvas.fillStyle = getComputedStyle(probe).color
    canvas.fillRect(0, 0, 1, 1)
    const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3).map((v) => v / 255)
      .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const ratio = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
  return tokens.map((token) => [token, ratio(light('--legal'), light(token))])
}"""


def test_the_agora_keeps_its_places_and_the_shape_of_its_cards(page):
    position(page, "elysium", 4, 0.0, asked("turn"))
    market = page.locator(".market [data-card]")
    before = market.evaluate_all(CARDS)
    assert len(before) > 8
    taken = next(action for action in decisions(page) if action.startswith("take "))
    decide(page, taken)
    page.locator(f".market [data-card='{taken.removeprefix('take ')}']").wait_for(state="detached")
    after = market.evaluate_all(CARDS)
    assert after == {card: box for card, box in before.items() if card in after}
    assert len(after) == len(before) - 1
    assert all(0.5 <= width / height <= 0.95 for _, _, width, height in after.values())


@pytest.mark.parametrize("game", petteia.GAMES)
def test_words_are_large_enough_or_not_there(open_page, game):
    page = open_page(width=1280, height=720)
    position(page, game, petteia.game(game).seats[-1], 0.6)
    for width, height in ((1280, 720), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(
            f"board => ({SMALL_PRINT})(board).length === 0", arg=page.get_by_test_id("board").element_handle()
        )


@pytest.mark.parametrize("dark", [False, True])
def test_what_is_possible_stands_out_from_every_ground(open_page, dark):
    page = open_page(dark=dark)
    ratios = page.evaluate(CONTRASTS, ["--ground", "--surface", "--raised"])
    assert [(token, ratio) for token, ratio in ratios if ratio < 3] == []


@pytest.mark.parametrize("dark", [False, True])
def test_no_coast_of_atlantis_looks_possible(open_page, dark):
    page = open_page(dark=dark)
    position(page, "olympos", 3, 0.3)
    coasts = page.locator(".land.atlantis").evaluate_all(
        """all => {
          const probe = document.body.appendChild(document.createElement('i'))
          probe.style.color = 'var(--legal)'
          const possible = getComputedStyle(probe).color
          return all.map(e => getComputedStyle(e).stroke === possible)
        }"""
    )
    assert coasts == [False] * 4
