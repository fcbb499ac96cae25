/** Where things lie on the drawn board: the map's areas, the time track around it. */

/** The map lies inside the track; all coordinates of the board are in the map's own units. */
export const EDGE = 62
export const MAP_WIDTH = 1000
export const MAP_HEIGHT = 800
export const WIDTH = MAP_WIDTH + 2 * EDGE
export const HEIGHT = MAP_HEIGHT + 2 * EDGE

export interface Area {
  id: string
  kind: 'land' | 'sea' | 'north'
  /** Outline and holes as an SVG path. */
  path: string
  x: number
  y: number
  /** Radius of the largest circle around the centre that lies inside. */
  radius: number
}

export interface Point {
  x: number
  y: number
}

/** A closed line in half units: x and y of its first point, then the way from each point to the next. */
type Ring = readonly number[]

interface MapFile {
  areas: Record<string, { kind: string; centroid: [number, number]; radius: number; rings: Ring[] }>
  islets?: { ring: Ring }[]
}

/** The areas of the map file. */
export function areasOf(map: MapFile): Area[] {
  return Object.entries(map.areas).map(([id, area]) => ({
    id,
    kind: area.kind as Area['kind'],
    path: area.rings.map(ring).join(''),
    x: area.centroid[0],
    y: area.centroid[1],
    radius: area.radius,
  }))
}

/** Small islands that are only drawn. */
export function isletsOf(map: MapFile): string[] {
  return (map.islets ?? []).map((islet) => ring(islet.ring))
}

function ring(steps: Ring): string {
  const [x, y, ...ways] = steps.map((step) => step / 2)
  return `M${x} ${y}l${ways.join(' ')}Z`
}

export interface Label extends Point {
  anchor: 'start' | 'middle' | 'end'
  /** A land that does not lie beside its name is shown by a line to this point. */
  to?: Point
}

/** Lands too small for a name: it stands at sea, beside them. */
const AT_SEA: Record<string, Label> = {
  olympos: { x: 404, y: 284, anchor: 'start' },
  chalcidice: { x: 452, y: 258, anchor: 'start' },
  aetolia: { x: 188, y: 390, anchor: 'end' },
  boeotia: { x: 188, y: 416, anchor: 'end', to: { x: 312, y: 385 } },
  euboea: { x: 538, y: 374, anchor: 'start' },
  attica: { x: 496, y: 454, anchor: 'start' },
  elis: { x: 198, y: 450, anchor: 'end' },
  arcadia: { x: 214, y: 490, anchor: 'end', to: { x: 284, y: 478 } },
  argolis: { x: 446, y: 492, anchor: 'start' },
  messenia: { x: 242, y: 532, anchor: 'end' },
  laconia: { x: 402, y: 548, anchor: 'start' },
  troad: { x: 658, y: 256, anchor: 'end' },
  ionia: { x: 688, y: 432, anchor: 'end' },
  gadeiros: { x: 606, y: 768, anchor: 'start' },
}

/** Where a land's name stands: on it, below its pieces, or at sea. */
export function labelOf(area: Area, piled: boolean): Label {
  const drop = area.radius > 40 ? (piled ? 47 : 33) : piled ? 51 : 44
  return AT_SEA[area.id] ?? { x: area.x, y: Math.min(area.y + drop, MAP_HEIGHT - 8), anchor: 'middle' }
}

/** So many pieces of a pile are drawn, the topmost ones; a number tells of the others. */
export const PILE = 5

/** How far up the i-th drawn piece of a pile lies. */
export function pileStep(i: number): number {
  return i * 9
}

export interface TrackSpace extends Point {
  /** Direction to the map's inside: where markers of a pile are shifted to. */
  inward: Point
}

/**
 * The spaces of the time track, clockwise around the map from its upper left corner. One place is left free between the
 * Cross and the start.
 */
export function trackOf(spaces: number): TrackSpace[] {
  const left = -EDGE / 2
  const top = -EDGE / 2
  const right = MAP_WIDTH + EDGE / 2
  const bottom = MAP_HEIGHT + EDGE / 2
  const corners = [
    { x: left, y: top, inward: { x: 0, y: 1 } },
    { x: right, y: top, inward: { x: -1, y: 0 } },
    { x: right, y: bottom, inward: { x: 0, y: -1 } },
    { x: left, y: bottom, inward: { x: 1, y: 0 } },
  ]
  // Whole numbers of spaces on each side, so that a space lies in every corner.
  const half = (spaces + 1) / 2
  const across = Math.round((half * (right - left)) / (right - left + bottom - top))
  const down = Math.floor(half) - across
  const sides = [across, down, across, spaces + 1 - 2 * across - down]
  return sides
    .flatMap((count, side) => {
      const from = corners[side]!
      const to = corners[(side + 1) % 4]!
      return Array.from({ length: count }, (_, n) => ({
        x: from.x + ((to.x - from.x) * n) / count,
        y: from.y + ((to.y - from.y) * n) / count,
        inward: from.inward,
      }))
    })
    .slice(0, spaces)
}
