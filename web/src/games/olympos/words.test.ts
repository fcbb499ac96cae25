import { expect, test } from 'vitest'
import { actionsOf, shown, textsOf } from '../testing'
import { cubeSet, holderName, previewLines } from './words'

const t = textsOf('olympos')
const action = actionsOf('olympos')

test('a journey tells each part of its price, the landing and whose turn it is', () => {
  const lines = previewLines(
    action({ kind: 'settle', origin: 'north', target: 'naxos' }, {
      price: { total: 6, new_settler: 2, route: 3, combat: 1, surcharge: 0, discounts: [{ discovery: 'astronomy', amount: 2 }] },
      route: [
        { area: 'aegean', sea: true, cost: 1 },
        { area: 'naxos', sea: false, cost: 2 },
      ],
      combat: { against: 1, swords: 1, their_swords: 1, tie: 'attacker', cost: 1 },
      gains: { token: 'stone', star: true, zeus_token: false, points: 1 },
      hourglasses: 1,
      spaces: 5,
      landing: 17,
      zeus_spaces: [1],
      my_turn_again: true,
      finishes: false,
    }),
    t,
  )
  const words = shown(lines).join('\n')
  expect(lines.find((line) => line.strong)?.value).toBe('6')
  for (const part of [`${t.text('olympos-line-leg', { area: t.component('territory', 'naxos') })}: 2`, 'Ben', '(−2)', ': 17', 'it is your turn again', 'Democracy decides the tie: for you', t.component('resource', 'stone')]) {
    expect(words).toContain(part)
  }
})

test('a wonder tells its stars and what is used up for them', () => {
  const lines = previewLines(
    action({ kind: 'build', wonder: 'stadium' }, {
      points: 10,
      price: { total: 3, base: 3, surcharge: 0, discounts: [] },
      stars: { needed: 5, tokens: 2, discoveries: 1, markers: 1, athena: 1, cards: ['inspiration'] },
      landing: 40,
      finishes: true,
    }),
    t,
  )
  const words = shown(lines).join('\n')
  expect(words).toContain(t.component('destiny', 'inspiration'))
  expect(words).toContain('you have finished')
  expect(words).toContain(': 10')
})

test('a discovery tells the sets of cubes that would pay for it, a card the cube it gives', () => {
  const [gold, stone, wood] = ['gold', 'stone', 'wood'].map((resource) => t.component('resource', resource))
  const buy = previewLines(
    action({ kind: 'discover', discovery: 'oracle' }, { cube_sets: [['stone', 'gold', 'gold'], ['wood', 'gold', 'gold']] }),
    t,
  )
  expect(shown(buy).join()).toContain(`1 ${stone} and 2 ${gold} / 1 ${wood} and 2 ${gold}`)
  const free = previewLines(action({ kind: 'discover', discovery: 'cult' }, { cube_sets: [[]] }), t)
  expect(free).toEqual([])
  const gift = previewLines(action({ kind: 'play', card: 'gift_wood' }, { cubes_gained: ['wood'] }), t)
  expect(shown(gift).join()).toContain(`1 ${wood}`)
})

test('sets of cubes and holders have names', () => {
  expect(cubeSet(['grain', 'grain', 'wood'], t)).toBe(`2 ${t.component('resource', 'grain')} and 1 ${t.component('resource', 'wood')}`)
  expect(holderName(0, t)).toBe('Ada')
  expect(holderName('tribe', t)).toBe('a tribe')
})

test('a longer way tells what it adds instead of every area, and a surplus where it can land', () => {
  const lines = previewLines(
    action({ kind: 'settle', origin: 'north', target: 'naxos' }, {
      price: { total: 9, new_settler: 2, route: 3, combat: 0, detour: 4, surcharge: 0, discounts: [] },
      route: [{ area: 'aegean', sea: true, cost: 2 }],
      landing: 12,
    }),
    t,
  )
  expect(shown(lines)).toContain(`${t.text('olympos-line-route')}: 3`)
  expect(shown(lines)).toContain(`${t.text('olympos-line-detour')}: 4`)
  expect(shown(lines).join()).not.toContain(t.text('olympos-line-leg', { area: t.component('sea', 'aegean') }))
  const surplus = previewLines(action({ kind: 'detour', more: '4' }, { landings: [12, 14] }), t)
  expect(shown(surplus)).toEqual([`${t.text('olympos-line-landings')}: ${t.joined(['12', '14'])}`])
})
