import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import ELYSIUM from '../../games/elysium/figures.json'
import { FIGURES } from '../../games/testing'
import * as shapes from '../net/shapes'
import { DRAWN } from './drawn'
import { figureName } from './figures'
import { pick } from './picking'

const icons = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
).icons

/** What a game's declarations list, by game and kind. */
const LISTED = Object.entries(shapes as unknown as Record<string, readonly string[]>).flatMap(([constant, ids]) => {
  const [, game = '', kind = ''] = constant.match(/^([A-Z]+)_(.+)_IDS$/) ?? []
  return kind ? [{ game: game.toLowerCase(), kind: kind.toLowerCase().replaceAll('_', '-'), ids }] : []
})

/** The kinds of which nothing has a figure: places of the map, and what has a pictogram, a mark, a letter or a word instead. */
const WITHOUT: Record<string, string[]> = {
  olympos: ['territory', 'sea', 'resource', 'bonus'],
  elysium: ['family', 'column', 'quest', 'side', 'level', 'kind', 'resource', 'place', 'form'],
  delphi: ['colour', 'player-colour', 'source', 'site', 'task', 'map-warning', 'island', 'letter'],
}
/** Water and clouds are drawn as such; on an island of monsters these themselves are seen. */
const BARE = ['terrain:water', 'terrain:shallow', 'terrain:cloud', 'terrain:monster']

describe.each(Object.entries(FIGURES))('%s', (game, names) => {
  const kinds = LISTED.filter((one) => one.game === game && !WITHOUT[game]!.includes(one.kind))

  it('has figures of some kinds of components', () => {
    expect(kinds.length).toBeGreaterThan(0)
  })

  it.each(kinds)('has a figure of every $kind', ({ kind, ids }) => {
    const missing = ids.filter((id) => figureName(names, kind, id) === undefined && !BARE.includes(`${kind}:${id}`))
    expect(missing).toEqual([])
  })

  it('names only figures that exist', () => {
    const set = pick(names, icons, DRAWN)
    for (const figure of Object.values(set)) {
      expect(figure.length).toBeGreaterThan(0)
      for (const part of figure) expect(part.d).toMatch(/^m/i)
    }
  })
})

it('copies of a card share a figure', () => {
  expect(figureName(ELYSIUM, 'card', 'zeus/eagle/2')).toBe('eagle-emblem')
  expect(figureName(ELYSIUM, 'card', 'zeus/hera')).toBe('tiara')
  expect(figureName(ELYSIUM, 'card', 'zeus/nobody')).toBeUndefined()
})

it('each name of an Elysium card has a figure of its own', () => {
  const figures = Object.values(ELYSIUM.card)
  expect(figures).toHaveLength(104)
  expect(new Set(figures).size).toBe(104)
})

it('a missing figure is named', () => {
  expect(() => pick({ card: { a: 'no-such' } }, icons, DRAWN)).toThrow('there is no figure no-such')
})
