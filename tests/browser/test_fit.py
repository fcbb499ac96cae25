"""No word is cut or lies over another: every game, every language, from small phones to large screens."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .boards import position
from .helpers import overflow

SIZES = ((1920, 1080), (1440, 900), (1280, 720), (768, 1024), (430, 932), (390, 844), (360, 740))

# Where every word stands, as lines: its box, less what its face leaves free above and below the letters.
LINES = """() => {
  const lines = []
  const seen = e => e.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const e = node.parentElement
    if (!node.textContent.trim() || !seen(e) || e.closest('.visually-hidden, select')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const words = node.textContent.trim()
    // After a drawing has changed its size, a range in it still tells where it was.
    const boxes = e.closest('svg') ? [e.getBoundingClientRect()] : range.getClientRects()
    for (const { left, right, top, bottom } of boxes) {
      const free = (bottom - top) * 0.24
      if (right - left > 1) lines.push({ e, words, left, right, top: top + free, bottom: bottom - free })
    }
  }
  return lines
}"""
# A box that can be scrolled shows all that it holds, if not at once; one that clips must be large enough.
CUT = """lines => lines.flatMap(({ e, words, left, right, top, bottom }) => {
  for (let box = e; box && box !== document.body; box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box), shown = box.getBoundingClientRect()
    if (/auto|scroll/.test(overflowX + overflowY)) break
    const aside = /hidden|clip/.test(overflowX) && (left < shown.left - 1.5 || right > shown.right + 1.5)
    const below = /hidden|clip/.test(overflowY) && (top < shown.top - 1.5 || bottom > shown.bottom + 1.5)
    if (aside || below) return [`cut by ${box.outerHTML.slice(0, 50)}: ${words.slice(0, 40)}`]
  }
  return []
})"""
OVER = """lines => {
  const inSight = ({ e, left, right, top, bottom }) => {
    for (let box = e; box; box = box.parentElement) {
      if (!/auto|scroll/.test(getComputedStyle(box).overflow)) continue
      const shown = box.getBoundingClientRect()
      if (bottom > shown.bottom || top < shown.top) return false
      if (right > shown.right + 1.5 || left < shown.left - 1.5) return false
    }
    // What lies over it may cover it, if it has a ground of its own: a card, a bar.
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    for (let over = at; over && !over.contains(e); over = over.parentElement) {
      if (e.contains(over) || over.closest('svg')) break
      if (getComputedStyle(over).backgroundColor !== 'rgba(0, 0, 0, 0)') return false
    }
    return at !== null
  }
  // A note beside its place has a ground of its own and lies over the board, though clicks go through it.
  const note = ({ e }) => e.closest('[data-testid=sighting]')
  const found = [], drawn = lines.filter(inSight).sort((a, b) => a.left - b.left)
  drawn.forEach((a, n) => {
    for (const b of drawn.slice(n + 1)) {
      if (b.left > a.right - 1.5) break
      if (note(a) === note(b) && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5)
        found.push(`over each other: ${a.words.slice(0, 40)} / ${b.words.slice(0, 40)}`)
    }
  })
  return found
}"""
FAULTS = f"() => {{ const lines = ({LINES})(); return [...({CUT})(lines), ...({OVER})(lines)] }}"


def faults(page: Page) -> list[str]:
    """Words that are cut off or lie over others."""
    found = page.evaluate(FAULTS)
    if overflow(page) > 0:
        found.append(f"the page is {overflow(page)} px too wide")
    return [str(line) for line in found]


SETTLED = f"""() => {{
  const boxes = ({LINES})().map(({{ left, right, top, bottom }}) => [left, right, top, bottom]).join()
  window.still = window.boxes === boxes ? (window.still ?? 0) + 1 : 0
  window.boxes = boxes
  return window.still > 2
}}"""


def resize(page: Page, width: int, height: int) -> None:
    """Give the page another size, and time to find its own: until nothing moves any more."""
    page.evaluate("window.boxes = ''")
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function(SETTLED, polling=100)


@pytest.mark.parametrize("locale", ["en", "de", "fr", "ru"])
@pytest.mark.parametrize("game", ["olympos", "elysium", "delphi"])
def test_every_word_has_its_room(open_page, game, locale):
    page = open_page(locale=locale)
    position(page, game, 4, 0.6)
    page.evaluate("document.fonts.ready")
    page.mouse.move(0, 0)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    found = {}
    for width, height in SIZES:
        resize(page, width, height)
        if wrong := faults(page):
            found[width] = wrong
    assert found == {}


def test_a_cut_word_and_one_over_another_would_be_noticed(page):
    page.locator("[data-game=olympos]").wait_for()
    assert faults(page) == []
    page.evaluate("document.querySelector('h1').style.cssText = 'overflow: hidden; height: 8px'")
    assert any(line.startswith("cut") for line in faults(page))
    page.evaluate(
        """() => {
          const title = document.querySelector('h1'), { left, top } = title.getBoundingClientRect()
          title.style.cssText = ''
          const other = document.body.appendChild(document.createElement('p'))
          other.textContent = 'Something else'
          other.style.cssText = `position: fixed; left: ${left}px; top: ${top}px`
          other.style.font = getComputedStyle(title).font
        }"""
    )
    assert any(line.startswith("over each other") for line in faults(page))
