/** The page's own words: the same messages in every language, and every message that the code names. */
import { FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'
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

function variables(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) node.forEach((n) => variables(n, found))
  else if (typeof node === 'object' && node !== null) {
    const { type, name } = node as { type?: string; name?: string }
    if (type === 'var' && name) found.add(name)
    Object.values(node).forEach((n) => variables(n, found))
  }
  return found
}

function messages(language: string): Map<string, string> {
  const texts = Object.entries(files).flatMap(([path, text]) => (path.includes(`/${language}/`) ? [text] : []))
  const { body } = new FluentResource(texts.join('\n'))
  return new Map(body.map((entry) => [entry.id, [...variables(entry)].sort().join()]))
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
  const families = ['web-level-', 'web-symbol-', 'web-theme-']
  const unused = [...english.keys()].filter((id) => !code.includes(`'${id}'`) && !families.some((f) => id.startsWith(f)))
  expect(unused).toEqual([])
})
