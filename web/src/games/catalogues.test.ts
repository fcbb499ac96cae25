/** The boards' own words: the same messages in every language, and every message that a board names. */
import { expect, test } from 'vitest'
import { messagesIn } from '$lib/i18n/messages'
import { LANGUAGES } from '$lib/i18n/texts'
import { catalogue, GAMES, textsOf } from './testing'

const sources = import.meta.glob<string>(['./*/*.svelte', './*/*.ts', '!./*/*.test.ts'], { query: '?raw', import: 'default', eager: true })

const messages = (language: string, game: string) => [...messagesIn(catalogue(language, `${game}-web`))].sort()

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
