import { expect, test } from 'vitest'
import { enlargement, FINGERTIP, MOST, revealing, WHOLE, within, zoomed } from './viewing'

const window = { width: 400, height: 300 }

test('the whole board is the smallest view, and it never leaves its window', () => {
  expect(within({ zoom: 0.4, x: 30, y: -20 }, window)).toEqual(WHOLE)
  expect(within({ zoom: 2, x: 50, y: -999 }, window)).toEqual({ zoom: 2, x: 0, y: -300 })
  expect(within({ zoom: 99, x: 0, y: 0 }, window).zoom).toBe(MOST)
})

test('what lies under the fingers stays there', () => {
  const at = { x: 100, y: 60 }
  const view = zoomed(WHOLE, 2, window, at)
  expect(view).toEqual({ zoom: 2, x: -100, y: -60 })
  // The same place of the board, twice as far from its corner, less what the corner moved.
  expect((at.x - view.x) / view.zoom).toBe(at.x)
  const moved = zoomed(view, 2, window, at, { x: 120, y: 50 })
  expect(moved).toEqual({ zoom: 2, x: -80, y: -70 })
})

test('a box outside the window is moved into it', () => {
  const view = { zoom: 2, x: 0, y: 0 }
  expect(revealing(view, { x: 380, y: 100, width: 40, height: 40 }, window)).toEqual({ zoom: 2, x: -32, y: 0 })
  expect(revealing(view, { x: 100, y: 100, width: 40, height: 40 }, window)).toEqual(view)
})

test('small targets are enlarged to more than a fingertip, large ones are left', () => {
  const by = enlargement([{ width: 26, height: 30 }, { width: 60, height: 60 }])
  expect(26 * by).toBeGreaterThan(FINGERTIP)
  expect(enlargement([{ width: 48, height: 44 }])).toBe(1)
  expect(enlargement([])).toBe(1)
})
