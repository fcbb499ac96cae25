import { expect, test } from 'vitest'
import { keeps, kindOf, tableOf, tokenId, tooMany } from './routes'

test.each([
  ['', true, false, 'page'],
  ['t/abc', true, false, 'page'],
  ['t/abc/replay', true, false, 'page'],
  ['assets/index-abc.js', false, false, 'file'],
  ['icon.svg', false, false, 'none'],
  ['health', true, false, 'none'],
  ['api/games', false, false, 'public'],
  ['api/texts/de', false, false, 'public'],
  ['api/games', false, true, 'none'],
  ['api/tables', false, false, 'none'],
  ['api/tables/abc', false, false, 'none'],
  ['api/tables/abc', false, true, 'table'],
  ['api/tables/abc/replay/12', false, true, 'table'],
  ['api/tables/abc/chat', false, true, 'none'],
  ['api/tables/abc/view', false, true, 'none'],
  ['api/tables/abc/seats/0/advice', false, true, 'none'],
  ['api/tables/mine', false, true, 'list'],
  ['api/browser/devices', false, true, 'none'],
  ['api/openapi.json', true, false, 'none'],
  ['ws/tables/abc', false, false, 'none'],
] as const)('%s (navigates: %s, own: %s) is %s', (path, navigates, own, kind) => {
  expect(kindOf(path, navigates, own)).toBe(kind)
})

test('of a running game nothing is kept', () => {
  for (const status of ['open', 'playing']) {
    expect(keeps('api/tables/abc', { table: { status } }, false)).toBe(false)
    expect(keeps('api/tables/abc/replay', { table: { status } }, true)).toBe(false)
  }
  expect(keeps('api/tables/abc', { table: { status: 'over' } }, false)).toBe(true)
  expect(keeps('api/tables/abc/replay/3', { n: 3 }, true)).toBe(true)
  expect(keeps('api/tables/abc/replay/3', {}, true)).toBe(false)
  expect(keeps('api/tables/abc/edition', {}, false)).toBe(false)
  expect(keeps('api/tables/abc/edition', {}, true)).toBe(true)
})

test('the oldest tables are forgotten first', () => {
  const paths = ['api/tables/a', 'api/tables/a/replay', 'api/tables/b/replay/1', 'api/tables/c', 'api/tables/mine']
  expect(tooMany(paths, 2)).toEqual(['a'])
  expect(tooMany(paths, 3)).toEqual([])
  expect(tableOf('api/tables/mine/x')).toBeNull()
})

test('of a token only its public part is used', () => {
  expect(tokenId('Bearer abc123.secret-part')).toBe('abc123')
  expect(tokenId('Basic abc')).toBeNull()
  expect(tokenId(null)).toBeNull()
})
