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

/** Deep water between the playing field and the frame. */
export const COAST = 26

export interface Frame {
  box: Box
  /** The upper left corner of each panel. */
  places: Point[]
  /** Corners of the box that neither panels nor hexes need, for ornaments: the middle of a square of 90. */
  free: Point[]
}

/**
 * The drawing's box, which has the shape of its window (`aspect`: width by height), and for each panel a corner of it that
 * no hex needs.
 *
 * Maps leave most corners free; where one does not, the box is widened on that side.
 */
export function frameOf(hexes: readonly Axial[], panels: readonly { width: number; height: number }[], aspect?: number): Frame {
  const points = hexes.map(centre)
  let left = Math.min(...points.map((p) => p.x)) - S - COAST
  let right = Math.max(...points.map((p) => p.x)) + S + COAST
  let top = Math.min(...points.map((p) => p.y)) - S - COAST
  let bottom = Math.max(...points.map((p) => p.y)) + S + COAST
  const fill = () => {
    if (!aspect) return
    const wide = aspect * (bottom - top) - (right - left)
    const high = (right - left) / aspect - (bottom - top)
    if (wide > 0) [left, right] = [left - wide / 2, right + wide / 2]
    else [top, bottom] = [top - high / 2, bottom + high / 2]
  }
  fill()
  const corners = [
    { east: false, south: false },
    { east: true, south: false },
    { east: true, south: true },
    { east: false, south: true },
  ]
  type Corner = (typeof corners)[number]
  const fits = ({ east, south }: Corner, { width, height }: { width: number; height: number }) =>
    points.every(
      (p) => (east ? p.x + S <= right - width : p.x - S >= left + width) || (south ? p.y + S <= bottom - height : p.y - S >= top + height),
    )
  const taken: { corner: Corner; panel: { width: number; height: number } }[] = []
  const open = () => corners.filter((corner) => !taken.some((t) => t.corner === corner))
  for (const panel of panels) {
    const room = open().find((corner) => fits(corner, panel))
    const corner = room ?? open()[0]!
    if (!room) {
      if (corner.east) right += panel.width
      else left -= panel.width
      fill()
    }
    taken.push({ corner, panel })
  }
  const SPARE = { width: 90, height: 90 }
  return {
    box: { x: left, y: top, width: right - left, height: bottom - top },
    places: taken.map(({ corner, panel }) => ({
      x: corner.east ? right - panel.width : left,
      y: corner.south ? bottom - panel.height : top,
    })),
    free: open()
      .filter((corner) => fits(corner, SPARE))
      .map(({ east, south }) => ({ x: east ? right - 45 : left + 45, y: south ? bottom - 45 : top + 45 })),
  }
}

/** The shore of an island around its centre: a closed line, the same for the same name and another for another one. */
export function shore(name: string, radius: number): string {
  let seed = 7
  for (const letter of name) seed = (seed * 31 + letter.charCodeAt(0)) % 9973
  const turn = (n: number) => ((seed % (97 * n)) / (97 * n)) * 2 * Math.PI
  const points = Array.from({ length: 16 }, (_, i) => {
    const a = (i / 16) * 2 * Math.PI
    const r = radius * (1 + 0.055 * Math.sin(2 * a + turn(1)) + 0.05 * Math.sin(3 * a + turn(2)) + 0.035 * Math.sin(5 * a + turn(3)))
    return { x: r * Math.cos(a), y: r * Math.sin(a) }
  })
  const at = (p: Point) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`
  const between = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
  const curves = points.map((p, i) => `Q${at(p)} ${at(between(p, points[(i + 1) % 16]!))}`)
  return `M${at(between(points[15]!, points[0]!))}${curves.join('')}Z`
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

/** How many steps two hexes are apart. */
export function distance(a: Axial, b: Axial): number {
  const [dq, dr] = [a.q - b.q, a.r - b.r]
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr))
}
