/** The page's own words: the same messages in every language, and every message that the code names. */
import { expect, test } from 'vitest'
import { messagesIn } from './messages'
import { LANGUAGES } from './texts'

const files = import.meta.glob<string>('../../../../src/petteia/texts/*/web*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const sources = import.meta.glob<string>(['../../**/*.svelte', '../../**/*.ts', '!../../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

function messages(language: string): Map<string, string> {
  const texts = Object.entries(files).flatMap(([path, text]) => (path.includes(`/${language}/`) ? [text] : []))
  return messagesIn(texts.join('\n'))
}
const english = messages('en')

test.each(LANGUAGES.filter((language) => language !== 'en'))('%s has the same messages with the same arguments', (language) => {
  expect([...messages(language)].sort()).toEqual([...english].sort())
})

test('every message that the code names exists', () => {
  const named = Object.values(sources).flatMap((text) => [...text.matchAll(/['"`](web-[a-z-]+[a-z])['"`]/g)].map((m) => m[1]!))
  expect(named.length).toBeGreaterThan(100)
  expect([...new Set(named)].filter((id) => !english.has(id))).toEqual([])
})

test('no message is left over', () => {
  const code = Object.values(sources).join('\n')
  const families = [
    'web-level-', 'web-symbol-', 'web-match-why-', 'web-ratings-why-', 'web-theme-', 'web-motion-', 'web-confirm-', 'web-ending-', 'web-preset-', 'web-clock-kind-', 'web-clock-out-', 'web-tables-', 'web-keys-', 'web-key-', 'web-face-', 'web-notice-kind-', 'web-notices-not-',
    'web-editor-table-', 'web-editor-field-', 'web-editor-word-', 'web-editor-mistake-', 'web-editor-way-',
  ]
  const unused = [...english.keys()].filter((id) => !code.includes(`'${id}'`) && !families.some((f) => id.startsWith(f)))
  expect(unused).toEqual([])
})
