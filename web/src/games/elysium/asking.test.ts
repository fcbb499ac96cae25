import { expect, test } from 'vitest'
import { LegalIndex } from '$lib/board/legal'
import { LANGUAGES } from '$lib/i18n/texts'
import type { ElysiumAsk } from '$lib/net/shapes'
import { actionsOf, textsOf } from '../testing'
import { actionWords, askWords, regret } from './asking'

const t = textsOf('elysium')
const action = actionsOf('elysium')
const asked = (ask: Partial<ElysiumAsk>) => askWords({ seat: 0, ...ask } as ElysiumAsk, t)

test('an option is called by what it does', () => {
  const text = { message: 'elysium-effect-gain', args: { number: 2 } } as never
  expect(actionWords(action({ kind: 'option', option: '1' }, { text }), t)).not.toMatch(/option/i)
  expect(actionWords(action({ kind: 'end' }), t)).toBe(t.action({ kind: 'end' }))
})

test('a question names its card, whose it is, and how often it is asked', () => {
  expect(asked({ step: 'discard', card: 'zeus/ganymede-1', of: 0, left: 1 })).toMatch(/^“Ganymede”: /)
  expect(asked({ step: 'discard', card: 'zeus/ganymede-1', of: 1, left: 2 })).toMatch(/^“Ganymede” of Ben: .*2 to go/)
  expect(asked({ step: 'choose', card: 'zeus/ganymede-1', of: 0, lender: 'zeus/amalthea-1' })).toContain('Amalthea')
  expect(asked({ step: 'place', card: 'zeus/ganymede-1' })).toContain('“Ganymede”')
  expect(asked({ step: 'place', card: 'citizen' })).toContain('a Citizen')
  expect(asked({ step: 'swap', card: 'zeus/ganymede-1', of: 0, gift: 'zeus/amalthea-1' })).toContain('for “Amalthea”')
})

test.each(LANGUAGES)('prices are asked in words of %s', (language) => {
  const words = textsOf('elysium', language)
  for (const what of ['gold', 'vp', 'prestige', 'card'] as const) {
    for (const up_to of [true, false]) {
      const question = askWords({ seat: 0, step: 'pay', card: 'zeus/ganymede-1', of: 0, left: 2, what, up_to } as ElysiumAsk, words)
      expect(question).toMatch(/2.*\?$/)
      expect(question).not.toContain('{')
    }
  }
})

test('transfers that are not made and effects that are left are to be regretted', () => {
  const end = action({ kind: 'end' })
  expect(regret(end, new LegalIndex([end]), t)).toBeNull()
  expect(regret(end, new LegalIndex([end, action({ kind: 'transfer', card: 'zeus/ganymede-1' })]), t)).toContain('transfer')
  expect(regret(action({ kind: 'decline' }), new LegalIndex(), t)).toContain('lost')
})
