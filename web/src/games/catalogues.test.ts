/** The boards' own words: the same messages in every language, and every message that a board names. */
import { FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'
import { LANGUAGES } from '$lib/i18n/texts'
import { catalogue, GAMES, textsOf } from './testing'

const sources = import.meta.glob<string>(['./*/*.svelte', './*/*.ts', '!./*/*.test.ts'], { query: '?raw', import: 'default', eager: true })

function variables(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) node.forEach((n) => variables(n, found))
  else if (typeof node === 'object' && node !== null) {
    const { type, name } = node as { type?: string; name?: string }
    if (type === 'var' && name) found.add(name)
    Object.values(node).forEach((n) => variables(n, found))
  }
  return found
}
const messages = (language: string, game: string) =>
  new FluentResource(catalogue(language, `${game}-web`)).body.map((entry) => `${entry.id}(${[...variables(entry)].sort().join()})`).sort()

test.each(GAMES)('the words of the board of %s are the same messages in all languages', (game) => {
  const english = messages('en', game)
  expect(english.length).toBeGreaterThan(40)
  for (const language of LANGUAGES) expect(messages(language, game), language).toEqual(english)
})

test.each(GAMES)('every message that the board of %s names exists', (game) => {
  const t = textsOf(game)
  const code = Object.entries(sources).filter(([path]) => path.startsWith(`./${game}/`))
  const named = code.flatMap(([, text]) => [...text.matchAll(new RegExp(`t\\.text\\('(${game}-[a-z-]+)'`, 'g'))].map((m) => m[1]!))
  expect(named.length).toBeGreaterThan(10)
  expect([...new Set(named)].filter((id) => !t.has(id))).toEqual([])
})
