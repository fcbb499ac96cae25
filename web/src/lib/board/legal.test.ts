import { expect, test } from 'vitest'
import { placesOf } from './highlight.svelte'
import { LegalIndex, type LegalAction } from './legal'

function action(id: number, text: string, form: Record<string, string>): LegalAction {
  return { id, text, form: { kind: text.split(' ')[0]!, ...form }, preview: {} }
}
const legal = new LegalIndex([
  action(1, 'move north>thessaly', { origin: 'north', target: 'thessaly' }),
  action(2, 'move north>attica', { origin: 'north', target: 'attica' }),
  action(3, 'move epirus>attica', { origin: 'epirus', target: 'attica' }),
  action(9, 'pass', {}),
])

test('decisions are found by family and arguments', () => {
  expect(legal.find('move', { target: 'thessaly' })?.id).toBe(1)
  expect(legal.filter('move', { target: 'attica' }).map((a) => a.id)).toEqual([2, 3])
  expect(legal.values('move', 'target', { origin: 'north' })).toEqual(['thessaly', 'attica'])
  expect(legal.has('pass')).toBe(true)
  expect(legal.has('move', { target: 'crete' })).toBe(false)
  expect(legal.get('move epirus>attica')?.id).toBe(3)
  expect(legal.get(9)?.text).toBe('pass')
  expect(legal.families).toEqual(['move', 'pass'])
  expect([...legal]).toHaveLength(4)
})

test('numbers and texts are the same argument', () => {
  const numbers = new LegalIndex([action(4, 'pay 3', { amount: '3' })])
  expect(numbers.find('pay', { amount: 3 })?.id).toBe(4)
})

test('a decision points at the places that it names', () => {
  expect(placesOf({ kind: 'move', origin: 'north', target: 'attica' }, { target: 'land' })).toEqual(['land:attica'])
  expect(placesOf({ kind: 'pass' }, {})).toEqual([])
})
