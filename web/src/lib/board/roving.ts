import type { Action } from 'svelte/action'

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface Point {
  x: number
  y: number
}

/** The nearest of several points in a direction: what lies straight ahead is preferred to what lies aside. */
export function nearest(from: Point, points: Point[], [dx, dy]: [number, number]): number {
  let best = -1
  let least = Infinity
  points.forEach((to, index) => {
    const ahead = (to.x - from.x) * dx + (to.y - from.y) * dy
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx)
    if (ahead < 1 || aside > ahead * 2) return
    const distance = ahead + 2 * aside
    if (distance < least) {
      least = distance
      best = index
    }
  })
  return best
}

/**
 * One tab stop for a whole board: Tab enters it, arrows move to the nearest pickable element in that
 * direction, `.` and `,` to the next and previous one that is a legal decision, Home and End to the first and last.
 * When a decision redraws the board, the focus stays on it.
 */
export const roving: Action<HTMLElement> = (node) => {
  let current: Element | null = null
  let inside = false

  const elements = () =>
    [...node.querySelectorAll('[data-pick]')].filter((e) => e.getClientRects().length > 0) as HTMLElement[]
  const legal = (e: Element) => e.getAttribute('data-pick') === 'legal' || e.getAttribute('data-pick') === 'open'

  function refresh() {
    const all = elements()
    if (!current || !node.contains(current)) current = all.find(legal) ?? all[0] ?? null
    for (const e of all) {
      const index = e === current ? '0' : '-1'
      if (e.getAttribute('tabindex') !== index) e.setAttribute('tabindex', index)
    }
    if (inside && document.activeElement === document.body) (current as HTMLElement | null)?.focus()
  }

  function go(to: HTMLElement | undefined) {
    if (!to) return
    current = to
    refresh()
    to.focus()
  }

  function onkeydown(event: KeyboardEvent) {
    const at = event.target as HTMLElement
    if (!at.matches?.('[data-pick]') || event.altKey || event.ctrlKey || event.metaKey) return
    const all = elements()
    const arrow = ARROWS[event.key]
    if (arrow) {
      const middle = (e: Element) => {
        const box = e.getBoundingClientRect()
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      }
      const others = all.filter((e) => e !== at)
      go(others[nearest(middle(at), others.map(middle), arrow)])
    } else if (event.key === '.' || event.key === ',') {
      const good = all.filter((e) => legal(e) || e === at)
      const step = event.key === '.' ? 1 : -1
      go(good[(good.indexOf(at) + step + good.length) % good.length])
    } else if (event.key === 'Home') go(all[0])
    else if (event.key === 'End') go(all[all.length - 1])
    else return
    event.preventDefault()
  }

  // Where the person is: an element that vanishes under the focus does not change that.
  const onmove = (event: Event) => {
    const at = event.target as Element
    // A finger needs no focus: giving it one would show another element than the one that is touched.
    inside = node.contains(at) && (event as PointerEvent).pointerType !== 'touch'
    if (inside && event.type === 'focusin' && at.matches('[data-pick]')) {
      current = at
      refresh()
    }
  }

  const observer = new MutationObserver(refresh)
  observer.observe(node, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-pick'] })
  node.addEventListener('keydown', onkeydown)
  document.addEventListener('focusin', onmove)
  document.addEventListener('pointerdown', onmove)
  refresh()
  return {
    destroy() {
      observer.disconnect()
      node.removeEventListener('keydown', onkeydown)
      document.removeEventListener('focusin', onmove)
      document.removeEventListener('pointerdown', onmove)
    },
  }
}
