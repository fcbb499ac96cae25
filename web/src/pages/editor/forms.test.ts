import { expect, test } from 'vitest'
import { alternative, asList, blank, changedWord, isSet, mistakesAt, type Form } from './forms'

const amount: Form = { type: 'either', of: [{ type: 'int', low: 1, high: 99 }, { type: 'variant', key: 'count', cases: { cards: { type: 'table', needed: {}, optional: {} } } }] }
const step: Extract<Form, { type: 'variant' }> = {
  type: 'variant',
  key: 'do',
  cases: {
    gain: { type: 'table', needed: { what: { type: 'choice', choices: ['gold', 'vp'], kind: null }, n: amount }, optional: {} },
    pay: { type: 'table', needed: { what: { type: 'choice', choices: ['vp', 'card'], kind: null }, n: amount }, optional: {} },
    nothing: { type: 'table', needed: {}, optional: {} },
  },
}

test('a first value has everything that is needed', () => {
  expect(blank(step)).toEqual({ do: 'gain', what: 'gold', n: 1 })
  expect(blank({ type: 'list', of: { type: 'text' }, low: 2, high: 2 })).toEqual(['', ''])
})

test('another word keeps what both have, if it still makes sense', () => {
  expect(changedWord(step, { do: 'gain', what: 'vp', n: 3 }, 'pay')).toEqual({ do: 'pay', what: 'vp', n: 3 })
  expect(changedWord(step, { do: 'gain', what: 'gold', n: 3 }, 'pay')).toEqual({ do: 'pay', what: 'vp', n: 3 })
  expect(changedWord(step, { do: 'gain', what: 'gold', n: 3 }, 'nothing')).toEqual({ do: 'nothing' })
})

test('a value shows which of several forms it has', () => {
  expect(alternative(amount.type === 'either' ? amount.of : [], 4)).toBe(0)
  expect(alternative(amount.type === 'either' ? amount.of : [], { count: 'cards' })).toBe(1)
})

test('lists without a limit of ids are boxes to tick; a lone value is a list of one', () => {
  const ids: Form = { type: 'choice', choices: ['a', 'b'], kind: null }
  expect(isSet({ type: 'list', of: ids, low: 0, high: 1e6 })).toBe(true)
  expect(isSet({ type: 'list', of: ids, low: 0, high: 2 })).toBe(false)
  expect(asList('a')).toEqual(['a'])
  expect(asList(undefined)).toEqual([])
})

test('a mistake belongs to the field that its path names', () => {
  const one = { component: 'c', table: 't', path: ['effect', 0, 'n'], id: 'whole', args: {}, text: '' }
  expect(mistakesAt([one], ['effect', 0, 'n'])).toEqual([one])
  expect(mistakesAt([one], ['effect', 0])).toEqual([])
})
