import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aim, seek } from './pointing'

const box = (left: number, top: number, width: number, height: number) => ({ left, top, right: left + width, bottom: top + height })
const BOARD = box(0, 100, 400, 600)

test('an arrow stands at the middle of its place, and comes from below where there is no room above', () => {
  expect(aim(box(100, 300, 40, 40), BOARD)).toEqual({ x: 120, y: 320, turn: 0 })
  expect(aim(box(100, 100, 40, 40), BOARD)).toEqual({ x: 120, y: 120, turn: 180 })
})

test('a large panel is pointed at in its corner', () => {
  expect(aim(box(10, 300, 380, 300), BOARD)).toEqual({ x: 62, y: 326, turn: 0 })
})

test('what is out of sight is pointed at from the edge of the board', () => {
  expect(aim(box(100, 900, 40, 40), BOARD)).toEqual({ x: 120, y: 700, turn: 0 })
  expect(aim(box(100, 20, 40, 40), BOARD)).toEqual({ x: 120, y: 100, turn: 180 })
  expect(aim(box(-90, 300, 40, 40), BOARD)).toEqual({ x: 16, y: 320, turn: 0 })
})

test('a board that is not shown is not pointed at', () => {
  expect(aim(box(0, 0, 0, 0), box(0, 0, 0, 0))).toBeNull()
})

/** Elements of a test's page lie nowhere: these say where they lie. */
function lay(element: Element, top: number) {
  element.getBoundingClientRect = () => new DOMRect(10, top, 30, top < -999 ? 0 : 30)
}

beforeEach(() => {
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  vi.stubGlobal('innerWidth', 400)
  vi.stubGlobal('innerHeight', 800)
  Element.prototype.checkVisibility = () => true
})
afterEach(() => vi.unstubAllGlobals())

function board(...elements: [attributes: string, top: number][]) {
  const found = document.createElement('div')
  found.innerHTML = elements.map(([attributes]) => `<i ${attributes}></i>`).join('')
  elements.forEach(([, top], n) => lay(found.children[n]!, top))
  return found
}

test('of several elements the one in sight is meant, and none that is not drawn', () => {
  const found = board(['data-place="land:attica"', -1000], ['data-place="land:attica"', 2000], ['data-place="x land:attica"', 300])
  expect(seek(found, { places: ['land:attica'] })).toBe(found.children[2])
  expect(seek(found, { places: ['land:crete', 'land:attica'] })).toBe(found.children[2])
  expect(seek(found, { places: ['land:crete'] })).toBeNull()
})

test('a decision with an element of its own comes before the places', () => {
  const found = board(['data-place="land:attica"', 200], ['data-pick="legal" data-action="settle attica"', 300], ['data-pick="illegal" data-action="pass"', 400])
  expect(seek(found, { places: ['land:attica'], action: 'settle attica' })).toBe(found.children[1])
  expect(seek(found, { places: ['land:attica'], action: 'pass' })).toBe(found.children[0])
})
