/** The player aid and the hints are the same in every language, and every row that a game shows has words. */
import { expect, test } from 'vitest'
import { messagesIn } from '$lib/i18n/messages'
import { LANGUAGES } from '$lib/i18n/texts'
import { catalogue, GAMES } from './testing'

const sources = import.meta.glob<string>('./*/aid.ts', { query: '?raw', import: 'default', eager: true })
const messages = (language: string, game: string, part = 'aid') => [...messagesIn(catalogue(language, `${game}-${part}-web`))].sort()

test.each(GAMES)('the aid of %s is the same in all languages', (game) => {
  for (const language of LANGUAGES) expect(messages(language, game), language).toEqual(messages('en', game))
})

test.each(GAMES)('the hints of %s are the same in all languages', (game) => {
  expect(messages('en', game, 'hints').length).toBeGreaterThan(3)
  for (const language of LANGUAGES) expect(messages(language, game, 'hints'), language).toEqual(messages('en', game, 'hints'))
})

test.each(GAMES)('the rows of %s are those that have words', (game) => {
  const shown = [...sources[`./${game}/aid.ts`]!.matchAll(/^ {4}\['([a-z]+)'/gm)].map((m) => `${game}-aid-${m[1]}`)
  expect(shown.length).toBeGreaterThan(6)
  expect(messages('en', game).map(([id]) => id)).toEqual([...shown].sort())
})
