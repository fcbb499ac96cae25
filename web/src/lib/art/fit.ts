import type { Action } from 'svelte/action'

/** How far letters may be squeezed before they become hard to read. */
const LEAST = 0.72

/**
 * Squeezes a line of text until its longest word fits the width of its parent. Names are of every length in every
 * language; tiles are not. Give the text, so that it is measured again when it changes.
 */
export const fit: Action<HTMLElement, string> = (node) => {
  const measure = () => {
    node.style.transform = ''
    node.style.width = ''
    const room = node.parentElement?.clientWidth ?? 0
    if (!room || node.scrollWidth <= room) return
    const share = Math.max(LEAST, room / node.scrollWidth)
    node.style.width = `${100 / share}%`
    node.style.transformOrigin = 'left'
    node.style.transform = `scaleX(${share.toFixed(3)})`
  }
  measure()
  const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure)
  if (node.parentElement) observer?.observe(node.parentElement)
  return { update: measure, destroy: () => observer?.disconnect() }
}
