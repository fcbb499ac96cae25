import { expect, test } from 'vitest'
import { areasOf, EDGE, MAP_HEIGHT, MAP_WIDTH, PILE, pileStep, trackOf } from './geometry'

test('the track goes once around the map, clockwise from the upper left corner', () => {
  const track = trackOf(78)
  expect(track).toHaveLength(78)
  expect(track[0]).toMatchObject({ x: -EDGE / 2, y: -EDGE / 2 })
  expect(new Set(track.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`)).size).toBe(78)
  for (const { x, y } of track) {
    const beside = x === -EDGE / 2 || x === MAP_WIDTH + EDGE / 2 || y === -EDGE / 2 || y === MAP_HEIGHT + EDGE / 2
    expect(beside).toBe(true)
  }
  const corners = track.filter(({ x, y }) => (x < 0 || x > MAP_WIDTH) && (y < 0 || y > MAP_HEIGHT))
  expect(corners).toHaveLength(4)
})

test('spaces are about equally far apart and markers pile up towards the map', () => {
  const track = trackOf(78)
  const gaps = track.slice(1).map(({ x, y }, i) => Math.hypot(x - track[i]!.x, y - track[i]!.y))
  expect(Math.max(...gaps) / Math.min(...gaps)).toBeLessThan(1.25)
  expect(track[3]!.inward).toEqual({ x: 0, y: 1 })
  expect(track.at(-1)!.inward).toEqual({ x: 1, y: 0 })
})

test('areas become paths with their holes', () => {
  const [area] = areasOf({
    areas: { crete: { kind: 'land', centroid: [5, 6], radius: 3, rings: [[0, 0, 18, 0, 0, 18], [2, 2, 3, 0, 0, 2]] } },
  })
  expect(area).toEqual({ id: 'crete', kind: 'land', path: 'M0 0l9 0 0 9ZM1 1l1.5 0 0 1Z', x: 5, y: 6, radius: 3 })
})

test('the drawn part of a pile stays low', () => {
  expect(pileStep(0)).toBe(0)
  expect(pileStep(PILE - 1)).toBeLessThan(40)
})
