import { expect, test } from 'vitest'
import { printedNames } from './printed'
import type { Texts } from './texts'

const german = { language: 'de' } as Texts
const edition = {
  data: { letter: [{ id: 'psi', source: 'printed', name: { en: 'Psi!' } }, { id: 'phi', source: 'one-source', name: { en: 'Phi!' } }] } as never,
  words: { 'letter/psi': { de: 'Belohnung: 3 Gunst.' } },
}

test('what an own edition prints goes before the catalogues, by name and in words', () => {
  const naming = printedNames(edition, () => 'elsewhere')!
  expect(naming(german, 'letter', 'psi')).toBe('Psi!')
  expect(naming(german, 'letter', 'psi', 'about')).toBe('Belohnung: 3 Gunst.')
  expect(naming(german, 'letter', 'phi', 'about')).toBeUndefined()
  expect(naming(german, 'letter', 'phi')).toBe('elsewhere')
})

test('where nothing is printed, nothing is asked', () => {
  expect(printedNames({ data: { letter: [] } as never, words: {} })).toBeNull()
  expect(printedNames(null)).toBeNull()
})
