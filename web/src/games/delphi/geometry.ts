/** Where things lie on the drawn sea: hexes, the ways of ships, room for the wheel and the piles beside the islands. */

/** Radius of a hex in the units of the drawing. */
export const S = 30

export interface Point {
  x: number
  y: number
}

/** Axial coordinates, pointy tops: q grows to the east, r to the south-east. */
export interface Axial {
  q: number
  r: number
}

export function centre({ q, r }: Axial): Point {
  return { x: S * Math.sqrt(3) * (q + r / 2), y: S * 1.5 * r }
}

/** The corners of a hex around its centre, as the points of an SVG path. */
export const OUTLINE = Array.from({ length: 6 }, (_, i) => {
  const angle = (Math.PI / 3) * i + Math.PI / 6
  return `${(S * Math.cos(angle)).toFixed(2)} ${(S * Math.sin(angle)).toFixed(2)}`
}).join('L')

export interface Box extends Point {
  width: number
  height: number
}

/**
 * The drawing's box and, for each panel, a corner of it that no hex needs.
 *
 * Maps leave most corners free; where one does not, the box is widened on that side.
 */
export function frameOf(hexes: readonly Axial[], panels: readonly { width: number; height: number }[]): { box: Box; places: Point[] } {
  const points = hexes.map(centre)
  let left = Math.min(...points.map((p) => p.x)) - S
  let right = Math.max(...points.map((p) => p.x)) + S
  const top = Math.min(...points.map((p) => p.y)) - S * 1.1
  const bottom = Math.max(...points.map((p) => p.y)) + S * 1.1
  const corners = [
    { east: false, south: false },
    { east: true, south: false },
    { east: true, south: true },
    { east: false, south: true },
  ]
  const taken: { corner: (typeof corners)[number]; panel: { width: number; height: number } }[] = []
  for (const panel of panels) {
    const open = corners.filter((corner) => !taken.some((t) => t.corner === corner))
    const room = open.find(({ east, south }) =>
      points.every(
        (p) =>
          (east ? p.x + S <= right - panel.width : p.x - S >= left + panel.width) ||
          (south ? p.y + S <= bottom - panel.height : p.y - S >= top + panel.height),
      ),
    )
    const corner = room ?? open[0]!
    if (!room) {
      if (corner.east) right += panel.width
      else left -= panel.width
    }
    taken.push({ corner, panel })
  }
  return {
    box: { x: left, y: top, width: right - left, height: bottom - top },
    places: taken.map(({ corner, panel }) => ({
      x: corner.east ? right - panel.width : left,
      y: corner.south ? bottom - panel.height : top,
    })),
  }
}

const AROUND: readonly (readonly [number, number])[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
]

/**
 * A shortest way of a ship, both ends included; null where it cannot sail. It keeps to the water; with a flat keel
 * shallows are crossed and do not count.
 */
export function wayOf<H extends Axial & { hex: string; kind: string }>(
  sea: ReadonlyMap<string, H>,
  from: string,
  to: string,
  keel: boolean,
): H[] | null {
  const start = sea.get(from)
  if (!start || !sea.has(to)) return null
  const steps = new Map([[from, 0]])
  const before = new Map<string, string>()
  // Shallows cost nothing and go to the front of the queue.
  const queue = [start]
  for (let at = queue.shift(); at; at = queue.shift()) {
    if (at.hex === to) {
      const way: H[] = []
      for (let hex: string | undefined = to; hex !== undefined; hex = before.get(hex)) way.unshift(sea.get(hex)!)
      return way
    }
    for (const [dq, dr] of AROUND) {
      const next = sea.get(`${at.q + dq},${at.r + dr}`)
      const shallow = next?.kind === 'shallow'
      if (!next || !(next.kind === 'water' || next.hex === to || (keel && shallow))) continue
      const cost = steps.get(at.hex)! + (shallow ? 0 : 1)
      if (cost >= (steps.get(next.hex) ?? Infinity)) continue
      steps.set(next.hex, cost)
      before.set(next.hex, at.hex)
      if (shallow) queue.unshift(next)
      else queue.push(next)
    }
  }
  return null
}
