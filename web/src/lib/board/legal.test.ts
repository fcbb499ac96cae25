import { expect, test } from 'vitest'
import { LegalIndex, type LegalAction } from './legal'
import { legalIndex } from './wire'

function action(id: number, text: string, form: Record<string, string>): LegalAction {
  return { id, text, form: { kind: text.split(' ')[0]!, ...form } }
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

test('the form from the server is parted into arguments and preview', () => {
  const game = { id: 'g', families: { move: { target: 'land' } }, events: {}, reasons: {} }
  const [only] = legalIndex([{ id: 5, text: 'move attica', form: { kind: 'move', target: 'attica', cost: 2 } }], game)
  expect(only).toEqual({ id: 5, text: 'move attica', form: { kind: 'move', target: 'attica' }, preview: { cost: 2 } })
})
