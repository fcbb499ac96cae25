import { expect, test } from 'vitest'
import { actionsOf, shown, textsOf } from '../testing'
import { cheapestFirst, previewLines, recoveries, serves } from './words'

const t = textsOf('delphi')
const action = actionsOf('delphi')

test('sailing tells hexes, range and favour', () => {
  const lines = previewLines(
    action({ kind: 'sail', source: 'red', hex: '1,0' }, { steps: 4, range: 3, extra_steps: 1, recolour: 1, acts_as: 'blue', favour: 2 }),
    t,
  )
  expect(shown(lines).join('\n')).toContain('4 / 3')
  expect(lines.find((line) => line.strong)?.value).toBe('2')
})

test('a fight tells what must be rolled and the odds', () => {
  const lines = previewLines(action({ kind: 'fight', source: 'red', monster: 'red', site: 'monster-1' }, { needed: 7, odds: 0.4, favour: 0 }), t)
  expect(shown(lines).join('\n')).toMatch(/7[\s\S]*40\s?%/)
})

test('the cheapest comes first, a die before a card', () => {
  const card = action({ kind: 'sail', source: 'card-red', hex: '1,0' }, { favour: 0 })
  const die = action({ kind: 'sail', source: 'red', hex: '1,0' }, { favour: 0 })
  const dear = action({ kind: 'sail', source: 'blue', hex: '1,0' }, { favour: 2 })
  expect(cheapestFirst([dear, card, die])).toEqual([die, card, dear])
})

test('a recovery is found by three wounds in any order', () => {
  const one = action({ kind: 'recover', first: 'red', second: 'red', third: 'blue' })
  const two = action({ kind: 'recover', first: 'red', second: 'pink', third: 'blue' })
  const legal = [one, two, action({ kind: 'end-turn' })]
  expect(recoveries(legal, [])).toEqual([one, two])
  expect(recoveries(legal, ['blue', 'red', 'red'])).toEqual([one])
  expect(recoveries(legal, ['pink'])).toEqual([two])
  expect(recoveries(legal, ['pink', 'pink'])).toEqual([])
})

test('a god with a place on the map is chosen like a die', () => {
  const sail = action({ kind: 'sail', source: 'red', hex: '1,0' })
  const poseidon = action({ kind: 'poseidon', hex: '1,0' })
  const swap = action({ kind: 'swap-god', god: 'poseidon' })
  expect([sail, poseidon, swap].map((one) => serves(one, null))).toEqual([true, true, true])
  expect([sail, poseidon].map((one) => serves(one, 'red'))).toEqual([true, false])
  expect([sail, poseidon, swap].map((one) => serves(one, 'god:poseidon'))).toEqual([false, true, true])
  expect(serves(swap, 'god:ares')).toBe(false)
})
