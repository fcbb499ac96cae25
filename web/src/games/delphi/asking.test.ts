import { expect, test } from 'vitest'
import { LegalIndex } from '$lib/board/legal'
import type { DelphiObservation } from '$lib/net/shapes'
import { actionsOf, textsOf } from '../testing'
import { askWords, hides, regret } from './asking'

const t = textsOf('delphi')
const action = actionsOf('delphi')

test('favour, dice and gods that are given away are to be regretted', () => {
  const free = action({ kind: 'sail', source: 'red', hex: '1,0' }, { favour: 0 })
  const dear = action({ kind: 'sail', source: 'red', hex: '2,0' }, { favour: 5 })
  const end = action({ kind: 'end-turn' })
  const legal = new LegalIndex([free, dear, end])
  expect(regret(free, legal, t)).toBeNull()
  expect(regret(dear, legal, t)).toContain('5')
  expect(regret(end, legal, t)).not.toBeNull()
  expect(regret(end, new LegalIndex([end]), t)).toBeNull()
  expect(regret(action({ kind: 'swap-god', god: 'ares' }), legal, t)).not.toBeNull()
})

test('an island that one has looked at alone is hidden from the others', () => {
  const o = { seats: 2, islands: [{ face_up: false, seen_by: [1] }, { face_up: false, seen_by: [0, 1] }, { face_up: true, seen_by: [0] }] }
  expect([hides(o as DelphiObservation, 0), hides(o as DelphiObservation, 1)]).toEqual([false, true])
  expect(hides({ seats: 2 } as DelphiObservation, 0)).toBe(false)
})

test('questions name their cause', () => {
  expect(askWords({ step: 'fight-on', seat: 0, monster: 'red', round: 2, needed: 4, odds: 0.5 }, t)).toMatch(/^Red cyclops: .* 4 or more wins \(50\s?%\)/)
  expect(askWords({ step: 'choose-companion', seat: 0, colour: 'blue' }, t)).toBe('A statue raised (blue): Which companion joins you?')
  expect(askWords({ step: 'react-god', seat: 0, roller: 1 }, t)).toMatch(/^Ben has rolled colours of your gods: /)
  expect(askWords({ step: 'act', seat: 0 }, t)).toBe('Choose an action.')
})
