import { expect, test } from 'vitest'
import { centre, frameOf, OUTLINE, S, shore, wayOf } from './geometry'

const hex = (q: number, r: number, kind = 'water') => ({ q, r, kind, hex: `${q},${r}` })
const sea = (...hexes: ReturnType<typeof hex>[]) => new Map(hexes.map((h) => [h.hex, h]))

test('neighbours are one hex apart', () => {
  const from = centre({ q: 2, r: -1 })
  for (const [q, r] of [[3, -1], [3, -2], [2, -2], [1, -1], [1, 0], [2, 0]] as const) {
    const to = centre({ q, r })
    expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeCloseTo(S * Math.sqrt(3))
  }
  expect(OUTLINE.split('L')).toHaveLength(6)
})

test('panels lie in corners that no hex needs', () => {
  // A rhombus leaves two corners free.
  const hexes = Array.from({ length: 49 }, (_, i) => ({ q: i % 7, r: Math.floor(i / 7) }))
  const panel = { width: 90, height: 90 }
  const { box, places } = frameOf(hexes, [panel, panel])
  expect(places).toHaveLength(2)
  for (const place of places) {
    expect(place.x).toBeGreaterThanOrEqual(box.x)
    expect(place.x + panel.width).toBeLessThanOrEqual(box.x + box.width + 0.001)
    for (const at of hexes.map(centre)) {
      const inside = at.x > place.x - S && at.x < place.x + panel.width + S && at.y > place.y - S && at.y < place.y + panel.height + S
      expect(inside).toBe(false)
    }
  }
})

test('where no corner is free the sea makes room at its side', () => {
  const hexes = [{ q: 0, r: 0 }, { q: 5, r: 0 }, { q: 0, r: 5 }, { q: -5, r: 5 }, { q: -2, r: 5 }, { q: -3, r: 6 }, { q: 3, r: 6 }]
  const { box, places } = frameOf(hexes, [{ width: 4000, height: 4000 }])
  expect(box.width).toBeGreaterThan(4000)
  expect(places[0]!.x).toBe(box.x)
})

test('a ship keeps to the water and goes the shortest way', () => {
  const straight = sea(hex(0, 0), hex(1, 0), hex(2, 0), hex(3, 0))
  expect(wayOf(straight, '0,0', '3,0', false)?.map((h) => h.hex)).toEqual(['0,0', '1,0', '2,0', '3,0'])
  const blocked = sea(hex(0, 0), hex(1, 0, 'city'), hex(2, 0), hex(1, -1), hex(2, -1))
  expect(wayOf(blocked, '0,0', '2,0', false)?.map((h) => h.hex)).toEqual(['0,0', '1,-1', '2,-1', '2,0'])
  expect(wayOf(sea(hex(0, 0), hex(1, 0, 'city'), hex(2, 0)), '0,0', '2,0', false)).toBeNull()
})

test('shallows are crossed with a flat keel only, and do not count', () => {
  const map = sea(hex(0, 0), hex(1, 0, 'shallow'), hex(2, 0, 'shallow'), hex(3, 0), hex(1, -1), hex(2, -1), hex(3, -1))
  expect(wayOf(map, '0,0', '3,0', false)).toHaveLength(5)
  expect(wayOf(map, '0,0', '3,0', true)?.map((h) => h.hex)).toEqual(['0,0', '1,0', '2,0', '3,0'])
})

test('the sea fills a window of any shape', () => {
  const hexes = Array.from({ length: 49 }, (_, i) => ({ q: i % 7, r: Math.floor(i / 7) }))
  for (const aspect of [0.6, 1, 1.9]) {
    const { box } = frameOf(hexes, [{ width: 90, height: 90 }], aspect)
    expect(box.width / box.height).toBeCloseTo(aspect)
  }
})

test('a shore is the same for the same island and another for another one', () => {
  expect(shore('monster-1', 20)).toBe(shore('monster-1', 20))
  expect(shore('monster-1', 20)).not.toBe(shore('monster-2', 20))
})
