import { expect, test } from 'vitest'
import { LegalIndex } from '$lib/board/legal'
import type { OlymposAsk, OlymposObservation } from '$lib/net/shapes'
import { actionsOf, textsOf } from '../testing'
import { askWords, hides, regret } from './asking'

const t = textsOf('olympos')
const action = actionsOf('olympos')
const price = (total: number, detour = 0) => ({ price: { total, detour, discounts: [] } }) as never
const asked = (ask: Partial<OlymposAsk>) => askWords({ seat: 0, ...ask } as OlymposAsk, t)

test('paying more than the cheapest way to the same goal is to be regretted', () => {
  const near = action({ kind: 'settle', origin: 'attica', target: 'crete' }, price(3))
  const far = action({ kind: 'settle', origin: 'ionia', target: 'crete' }, price(7))
  const other = action({ kind: 'settle', origin: 'attica', target: 'delos' }, price(2))
  const legal = new LegalIndex([near, far, other])
  expect(regret(near, legal, t)).toBeNull()
  expect(regret(other, legal, t)).toBeNull()
  expect(regret(far, legal, t)).toMatch(/4 more.*7/)
})

test('a longer way is dearer, even if it is the only one', () => {
  const only = action({ kind: 'move', origin: 'attica', target: 'crete' }, price(6, 2))
  expect(regret(only, new LegalIndex([only]), t)).toMatch(/2 more/)
})

test('passing ends the game, which is no choice when nothing else can be done', () => {
  const pass = action({ kind: 'pass' })
  expect(regret(pass, new LegalIndex([pass]), t)).toBeNull()
  expect(regret(pass, new LegalIndex([pass, action({ kind: 'wait' })]), t)).toContain('ends')
})

test('questions name their cause', () => {
  expect(asked({ step: 'prayer', god: 'hades', turned_by: 1 })).toMatch(/Ben.*Hades/)
  expect(asked({ step: 'give', discovery: 'cartography' })).toMatch(/^Cartography: /)
  expect(asked({ step: 'take', god: null })).toMatch(/^Trade: /)
  expect(asked({ step: 'lock', resource: 'wood', left: 3 })).toMatch(/Wood.*3/)
  expect(asked({ step: 'turn' })).toBe(t.ask('turn'))
})

test('a hand is hidden while there are cards in it', () => {
  const o = { players: [{ hand: { count: 2 } }, { hand: { count: 0 } }] } as OlymposObservation
  expect([hides(o, 0), hides(o, 1)]).toEqual([true, false])
})
