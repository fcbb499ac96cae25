/** What an arrow points at. */
export interface Pointer {
  /** Places of the board; the first one that it shows is meant. */
  places: string[]
  /** Text of a decision: if the board has an element for it alone, that is meant. */
  action?: string | null
  /** A figure on the arrow, where the order counts. */
  label?: string
}

/** Where an arrow's tip lies, and how far it is turned: 0 points down, 180 up. */
export interface Aim {
  x: number
  y: number
  turn: number
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

const LONG = 46

const drawn = (element: Element) => {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
}
const inWindow = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
}

/** The element of a board that a pointer means: of several the one in sight; null: the board shows none. */
export function seek(board: Element, pointer: Pointer): Element | null {
  const first = (selector: string) => {
    const found = [...board.querySelectorAll(selector)].filter(drawn)
    return found.find(inWindow) ?? found[0] ?? null
  }
  const decided = pointer.action ? first(`[data-pick=legal][data-action="${CSS.escape(pointer.action)}"]`) : null
  if (decided) return decided
  for (const place of pointer.places) {
    const found = first(`[data-place~="${CSS.escape(place)}"]`)
    if (found) return found
  }
  return null
}

/** Where an arrow stands that points at a box: at its middle, in the corner of a panel, at the board's edge if it is out of sight. */
export function aim(box: Box, board: Box): Aim | null {
  const sight = { left: Math.max(board.left, 0), right: Math.min(board.right, innerWidth), top: Math.max(board.top, 0), bottom: Math.min(board.bottom, innerHeight) }
  if (sight.right - sight.left < LONG || sight.bottom - sight.top < LONG) return null
  const clamp = (value: number, low: number, high: number) => Math.round(Math.min(high, Math.max(low, value)))
  const panel = box.right - box.left > 240 && box.bottom - box.top > 110
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
  const tip = panel ? { x: box.left + 52, y: box.top + 26 } : middle
  const x = clamp(tip.x, sight.left + 16, sight.right - 16)
  if (tip.y < sight.top) return { x, y: Math.round(sight.top), turn: 180 }
  if (tip.y > sight.bottom) return { x, y: Math.round(sight.bottom), turn: 0 }
  const y = Math.round(tip.y)
  return { x, y, turn: y - LONG < sight.top ? 180 : 0 }
}
