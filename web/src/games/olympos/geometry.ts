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

interface MapFile {
  areas: Record<string, { kind: string; centroid: [number, number]; radius: number; rings: [number, number][][] }>
  islets?: [number, number][][]
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
  return (map.islets ?? []).map(ring)
}

function ring(points: [number, number][]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`
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
  const across = right - left
  const down = bottom - top
  const step = (2 * (across + down)) / (spaces + 1)
  return Array.from({ length: spaces }, (_, n) => {
    let along = n * step
    if (along <= across) return { x: left + along, y: top, inward: { x: 0, y: 1 } }
    along -= across
    if (along <= down) return { x: right, y: top + along, inward: { x: -1, y: 0 } }
    along -= down
    if (along <= across) return { x: right - along, y: bottom, inward: { x: 0, y: -1 } }
    along -= across
    return { x: left, y: bottom - along, inward: { x: 1, y: 0 } }
  })
}
