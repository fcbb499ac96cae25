import { expect, test } from 'vitest'
import type { DelphiEdition, DelphiHex, DelphiObservation } from '$lib/net/shapes'
import { LANGUAGES, Texts } from '$lib/i18n/texts'
import { textsOf } from '../testing'
import { actionWords, bearings, positionNames } from './names'

const hex = (q: number, r: number, kind: DelphiHex['kind'] = 'water', more: Partial<DelphiHex> = {}): DelphiHex => ({ hex: `${q},${r}`, q, r, kind, ...more })
const thebes = hex(0, 0, 'city', { site: 'city-red', colour: 'red' })
const naxos = hex(6, 0, 'offering', { site: 'offering-1' })
const row = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => hex(from + i, 0, 'water', { colour: 'blue' }))
const sea = [thebes, naxos, ...row(1, 5), hex(0, 1, 'water', { colour: 'pink' }), hex(-1, 1, 'water', { colour: 'red' })]
const naming = (hexes: DelphiHex[], language = 'en') => {
  const t = textsOf('delphi', language)
  return new Texts(t.catalogues, t.game, t.names, positionNames({ map: { text: hexes.map((h) => h.hex).join(), hexes } } as unknown as DelphiObservation, null))
}

test('a water is named after the land beside it and the side', () => {
  const found = bearings(sea)
  expect(found.get('1,0')).toEqual({ site: 'city-red', side: 'e', n: 1 })
  expect(found.get('0,1')).toEqual({ site: 'city-red', side: 'se', n: 1 })
  expect(found.get('-1,1')).toEqual({ site: 'city-red', side: 'sw', n: 1 })
  expect(found.get('5,0')).toEqual({ site: 'offering-1', side: 'w', n: 1 })
  expect(found.get('2,0')).toEqual({ site: 'city-red', side: 'e', n: 2 })
})

test('no two waters have the same name', () => {
  const wide = Array.from({ length: 81 }, (_, i) => hex((i % 9) - 4, Math.floor(i / 9) - 4, 'water', { colour: 'green' })).filter(({ q, r }) => q || r)
  const names = [...bearings([thebes, naxos, ...wide]).values()].map((one) => `${one.site} ${one.side} ${one.n}`)
  // Far out there is nothing else to tell them apart by; near by there is.
  expect(new Set(names).size).toBeGreaterThan(names.length * 0.6)
  const near = [...bearings(sea).values()].map((one) => `${one.site} ${one.side} ${one.n}`)
  expect(new Set(near).size).toBe(near.length)
})

test('names are said in every language, bent where the sentence wants it', () => {
  const said = Object.fromEntries(LANGUAGES.map((language) => [language, naming(sea, language).component('hex', '1,0')]))
  expect(said).toEqual({
    en: 'the blue water east of Thebes',
    de: 'das blaue Wasser östlich von Theben',
    fr: 'la case bleue à l’est de Thèbes',
    ru: 'синее поле к востоку от города Фивы',
  })
  expect(naming(sea, 'de').component('hex', '0,1', 'dat')).toBe('dem rosa Wasser südöstlich von Theben')
  expect(naming(sea).component('hex', '2,0')).toBe('the blue water 2 hexes east of Thebes')
  expect(naming(sea).component('hex', '6,0')).toBe('Naxos')
})

test('Zeus has a name, and what is not on the map keeps its own', () => {
  const t = naming([hex(0, 0, 'zeus'), hex(1, 0, 'water', { colour: 'red' })])
  expect(t.component('hex', '0,0')).toBe('the field of Zeus')
  expect(t.component('hex', '1,0')).toBe('the red water east of Zeus')
  expect(t.component('hex', '9,9')).toBe('9,9')
})

test('a shrine tile that is given back is called by its letter', () => {
  const t = textsOf('delphi')
  const players = ['red-1', 'blue-1'].map((island) => ({ tasks: [{ task: 'shrine-1', island }, { task: 'statue-1' }] }))
  const o = { ask: { seat: 1 }, players } as unknown as DelphiObservation
  const island_tile = [
    { id: 'red-1', letter: 'psi' },
    { id: 'blue-1', letter: 'omega' },
  ] as DelphiEdition['island_tile']
  const words = (task: string, edition: { island_tile: DelphiEdition['island_tile'] } | null) => {
    const of = new Texts(t.catalogues, t.game, t.names, positionNames(o, edition))
    return actionWords({ form: { kind: 'drop-task', task } }, of)
  }
  expect(words('shrine-1', { island_tile })).toBe('Give back: shrine 1 (Ω)')
  expect(words('statue-1', { island_tile })).not.toContain('(')
  expect(words('shrine-1', null)).not.toContain('(')
})
