import { expect, test } from 'vitest'
import { actionsOf, shown, textsOf } from '../testing'
import { previewLines } from './words'

const t = textsOf('elysium')
const action = actionsOf('elysium')

test('taking a card tells what each column would leave within reach', () => {
  const lines = previewLines(
    action({ kind: 'take', card: 'zeus/hera' }, {
      after: { red: { cards: ['a', 'b'], quests: ['1', '4'] }, blue: { cards: ['a'], quests: [] } },
    }),
    t,
  )
  expect(lines).toHaveLength(2)
  expect(shown(lines)[0]).toContain('2 cards')
  expect(shown(lines)[0]).toContain('1 and 4')
  expect(shown(lines)[1]).toContain('one card')
})

test('removing a column tells what is left', () => {
  const lines = previewLines(action({ kind: 'remove', column: 'red' }, { after: { cards: [], quests: ['2'] } }), t)
  expect(shown(lines)).toHaveLength(1)
  expect(shown(lines)[0]).toContain('no card')
})

test('a quest tells what it brings', () => {
  const lines = previewLines(action({ kind: 'quest', quest: '2' }, { gold: 3, vp: 1, transfers: 2 }), t)
  expect(lines.map((line) => line.value)).toEqual(['3', '1', '2'])
})

test('a transfer tells its price and the legend that comes of it', () => {
  const place = { cost: 2, into: 1, becomes: 'family' as const, size: 3, complete: true, bonus: true }
  const [only] = previewLines(action({ kind: 'join', legend: '1' }, place), t)
  expect(only?.value).toContain('2')
  expect(only?.label).toContain('3')
  expect(only?.label).toContain('complete')
  const many = previewLines(action({ kind: 'transfer', card: 'zeus/hera' }, { places: [place, { ...place, cost: 0 }] }), t)
  expect(many.map((line) => line.value)).toEqual([only!.value, 'free'])
})
