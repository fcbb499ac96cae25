import { expect, test } from 'vitest'
import type { DelphiObservation, DelphiPlayer, DelphiTask } from '$lib/net/shapes'
import { textsOf } from '../testing'
import { sitesOf, todo } from './tasks'

const t = textsOf('delphi')
const o = {
  islands: [
    { site: 'cloud-red-1', island: 'red-1', face_up: true },
    { site: 'cloud-red-2', island: null, face_up: false },
    { site: 'cloud-blue-1', island: null, face_up: false },
  ],
  monsters: [
    { site: 'monster-1', colours: ['red', 'blue'] },
    { site: 'monster-2', colours: ['green'] },
  ],
  offerings: [{ site: 'offering-1', colours: ['yellow'] }],
  temples: [
    { site: 'temple-1', colour: 'yellow' },
    { site: 'temple-2', colour: 'red' },
  ],
  statues: [{ site: 'statue-1', places: [{ colour: 'red', seat: null }] }],
  cities: [
    { site: 'city-red', colour: 'red', statues: 3 },
    { site: 'city-blue', colour: 'blue', statues: 0 },
    { site: 'city-pink', colour: 'pink', statues: 2 },
  ],
} as unknown as DelphiObservation
const own = (more: Partial<DelphiPlayer> = {}) => ({ offerings: [], statues: [], done: { statue: [], offering: [], monster: [] }, ...more }) as unknown as DelphiPlayer
const task = (kind: DelphiTask['kind'], more: Partial<DelphiTask> = {}): DelphiTask => ({ task: kind, kind, state: 'open', ...more })

test('a monster is where one of its colour lurks', () => {
  expect(sitesOf(o, own(), task('monster', { colour: 'blue' }))).toEqual(['monster-1'])
  const beaten = own({ done: { statue: [], offering: [], monster: ['red', 'blue'] } })
  expect(sitesOf(o, beaten, task('monster', { colour: 'white' }))).toEqual(['monster-2'])
})

test('an offering is fetched first and brought to its temple then', () => {
  const yellow = task('offering', { colour: 'yellow' })
  expect(sitesOf(o, own(), yellow)).toEqual(['offering-1'])
  expect(sitesOf(o, own({ offerings: ['yellow'] }), yellow)).toEqual(['temple-1'])
})

test('a statue comes from a city that has one left, of a new colour', () => {
  const white = task('statue', { colour: 'white' })
  expect(sitesOf(o, own(), white)).toEqual(['city-red', 'city-pink'])
  expect(sitesOf(o, own({ done: { statue: ['red'], offering: [], monster: [] } }), white)).toEqual(['city-pink'])
  expect(sitesOf(o, own({ statues: ['red'] }), white)).toEqual(['statue-1'])
})

test('a shrine stands on its island, or under some cloud', () => {
  expect(sitesOf(o, own(), task('shrine', { island: 'red-1' }))).toEqual(['cloud-red-1'])
  expect(sitesOf(o, own(), task('shrine', { island: 'red-2' }))).toEqual(['cloud-red-2', 'cloud-blue-1'])
})

test('what is done has no place', () => {
  expect(sitesOf(o, own(), task('monster', { colour: 'blue', state: 'done' }))).toEqual([])
})

test('a task says what is to be done', () => {
  expect(todo(o, task('monster', { colour: 'black' }), undefined, t)).toBe('Beat a black minotaur.')
  expect(todo(o, task('shrine', { island: 'red-1' }), 'phi', t)).toBe('Build your shrine on Lemnos: your island Φ lies there.')
  expect(todo(o, task('offering', { colour: 'green' }), undefined, textsOf('delphi', 'ru'))).toContain('зелёное подношение')
})
