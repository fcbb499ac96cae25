import { expect, test } from 'vitest'
import { carriedOver, draftOf, keepDraft, keptDraft, printedOf, progressOf, type Draft } from './drafts.svelte'
import type { EditorInfo } from './net/shapes'

const component = (key: string, open: boolean) => ({ key, table: 'wonder', id: key, path: [], fields: ['points'], open })
const info: EditorInfo = { game: 'olympos', digest: 'new', components: [component('a', true), component('b', true), component('c', false)], forms: {} }
const draft: Draft = {
  name: 'mine',
  base: 'old',
  entries: { a: { values: { points: 1 }, printed: true }, b: { values: { points: 2 }, printed: false }, gone: { values: {}, printed: true } },
}

test('only what is as printed goes into the edition and counts as done', () => {
  expect(printedOf(draft)).toEqual({ a: { points: 1 }, gone: {} })
  expect(progressOf(info, draft)).toEqual({ open: 2, done: 1 })
})

test('a draft of an older edition is carried over', () => {
  const carried = carriedOver(draft, info)
  expect(carried.older).toBe(true)
  expect(carried.dropped).toEqual(['gone'])
  expect(Object.keys(carried.draft.entries)).toEqual(['a', 'b'])
  expect(carriedOver(carried.draft, info)).toEqual({ draft: carried.draft, older: false, dropped: [] })
})

test('a draft is kept and found again; what is damaged or does not fit is none', () => {
  const kept = new Map<string, string>()
  const store = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => void kept.set(key, text), removeItem: (key: string) => void kept.delete(key) }
  expect(keepDraft('olympos', draft, store)).toBe(true)
  expect(keptDraft('olympos', store)).toEqual(draft)
  kept.set('petteia-draft-delphi', '{"name": 3}')
  expect(keptDraft('delphi', store)).toBeNull()
  kept.set('petteia-draft-delphi', '{')
  expect(keptDraft('delphi', store)).toBeNull()
  keepDraft('olympos', null, store)
  expect(keptDraft('olympos', store)).toBeNull()
  const full = { ...store, setItem: () => { throw new Error('full') } }
  expect(keepDraft('olympos', draft, full)).toBe(false)
})

test('a file that was read is a draft in which everything is as printed', () => {
  expect(draftOf({ name: 'x', entries: { a: { points: 3 } }, left_out: [] }, 'new')).toEqual({ name: 'x', base: 'new', entries: { a: { values: { points: 3 }, printed: true } } })
})
