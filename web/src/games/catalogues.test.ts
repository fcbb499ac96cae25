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
  const called = new RegExp(`(?:t\\.text\\(|: )'(${game}-[a-z-]+)'`, 'g')
  const named = code.flatMap(([, text]) => [...text.matchAll(called)].map((m) => m[1]!))
  expect(named.length).toBeGreaterThan(10)
  expect([...new Set(named)].filter((id) => !t.has(id))).toEqual([])
})

test.each(LANGUAGES)('bots are not called like anything in a game, in %s', (language) => {
  const names = textsOf('', language).text('web-bot-names').split(', ')
  expect(new Set(names).size).toBe(5)
  const things = GAMES.flatMap((game) => ['', '-cards'].flatMap((part) => catalogue(language, `${game}${part}`).split('\n')))
  const called = things.flatMap((line) => /^[a-z]+-[\w-]+ = (.+)$/.exec(line)?.[1] ?? [])
  expect(names.filter((name) => called.includes(name))).toEqual([])
})
