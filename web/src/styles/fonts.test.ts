/** The parts of the faces that every page fetches have all letters of the page's own words. */
import { expect, test } from 'vitest'
import { FILES } from './fonts'

const texts = import.meta.glob<string>(['$texts/*/*.ftl', '!$texts/*/cli*.ftl'], { query: '?raw', import: 'default', eager: true })
const lettersOf = (part: string) => FILES.filter(({ name }) => name.includes(`-${part}-`) && !/-(more|ext)-/.test(name)).map(({ letters }) => new Set(letters))
/** Words as they are shown: without the names of messages, comments and what is put in. */
const shown = (source: string) => source.replace(/^#.*$/gm, '').replace(/[\s\u2028\u2029]/g, '')
/** Signs that are drawn, not set. */
const DRAWN = /[\u2190-\u21ff\u2200-\u2211\u2213-\u2bff]/
const SCRIPTS = { latin: /[^\u0370-\u04ff\u2116]/, cyrillic: /[\u0400-\u04ff\u2116]/, greek: /[\u0370-\u03ff]/ }

test.each(Object.entries(SCRIPTS))('%s parts leave nothing for later', (part, mine) => {
  const said = new Set(Object.values(texts).flatMap((source) => [...shown(source)]).filter((letter) => mine.test(letter) && !DRAWN.test(letter)))
  expect(said.size).toBeGreaterThan(2)
  expect(lettersOf(part).length).toBeGreaterThan(3)
  for (const letters of lettersOf(part)) expect([...said].filter((letter) => !letters.has(letter))).toEqual([])
})
