/** Where a card beside an element goes: below where there is room, else above, else at its side; never beyond the window. */
export function placeBeside(anchor: Element, card: HTMLElement, beside = false): { left: number; top: number } {
  const box = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = card
  const gap = 10
  const below = box.bottom + gap + height < innerHeight
  const above = box.top - gap - height > 0
  let top = below ? box.bottom + gap : box.top - gap - height
  let left = box.left + box.width / 2 - width / 2
  if (beside) {
    top = Math.min(innerHeight - height - 8, box.top)
    left = box.left - gap - width
  } else if (!below && !above) {
    // A large element: beside it, or over its emptier side.
    top = Math.max(8, Math.min(innerHeight - height - 8, box.top + box.height / 2 - height / 2))
    left = box.right + gap + width < innerWidth ? box.right + gap : box.left - gap - width
  }
  return { left: Math.max(8, Math.min(innerWidth - width - 8, left)), top: Math.max(8, top) }
}
