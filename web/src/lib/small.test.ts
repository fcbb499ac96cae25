import { expect, test, vi } from 'vitest'
import { firstSeating, newSeats, resized } from '../pages/start/seating'
import { Highlight } from './board/highlight.svelte'
import { firstLanguage } from './i18n/i18n.svelte'
import { Api, RefusedError } from './net/api'
import { freeName } from './table/names'
import { ticks } from './ui/plot'
import { SEAT_SYMBOLS } from './ui/symbols'

test('seats of a new table: me, people by link, named bots, a second hand at this device', () => {
  const seating = resized(firstSeating(2, 'medium'), 3)
  expect(seating).toEqual(['me', 'bot:medium', 'bot:medium'])
  expect(resized(['me', 'open'], 3)).toEqual(['me', 'open', 'open'])
  expect(newSeats(['me', 'me', 'open', 'bot:hard'], 'Ada', (_, n) => `Ada ${n}`, ['Talos'])).toEqual([
    { kind: 'me', name: 'Ada' },
    { kind: 'me', name: 'Ada 2' },
    { kind: 'open' },
    { kind: 'bot', bot: 'hard', name: 'Talos' },
  ])
})

test('no two at a table are called the same', () => {
  expect(newSeats(['me', 'bot:easy', 'bot:easy'], 'talos', (_, n) => `talos ${n}`, ['Talos', 'Echo']).map((seat) => seat.name)).toEqual([
    'talos',
    'Echo',
    undefined,
  ])
  expect(freeName('Guest', ['Ada'])).toBe('Guest')
  expect(freeName('Guest', ['guest', 'Guest 2'])).toBe('Guest 3')
})

test('the language is the chosen one, or the best that the browser asks for', () => {
  expect(firstLanguage('ru', ['de'])).toBe('ru')
  expect(firstLanguage(null, ['de-AT', 'en'])).toBe('de')
  expect(firstLanguage('xx', ['ja'])).toBe('en')
})

test('highlights keep what is pointed at apart from what happened', () => {
  const highlight = new Highlight()
  highlight.setRecent(['land:attica'])
  highlight.show(['land:crete'])
  expect([highlight.on('land', 'crete'), highlight.on('land', 'attica'), highlight.fresh('land', 'attica')]).toEqual([true, false, true])
  highlight.show()
  expect([highlight.on('land', 'crete'), highlight.fresh('land', 'attica')]).toEqual([false, true])
})

test('axis steps are round and reach beyond both ends', () => {
  expect(ticks(0, 47)).toEqual([0, 10, 20, 30, 40, 50])
  expect(ticks(-3, 8)).toEqual([-5, 0, 5, 10])
  expect(ticks(0, 1)).toEqual([0, 1])
})

test('the marks of the seats differ in shape', () => {
  expect(new Set(SEAT_SYMBOLS.map((s) => s.shape)).size).toBe(SEAT_SYMBOLS.length)
  expect(new Set(SEAT_SYMBOLS.map((s) => s.figure)).size).toBe(SEAT_SYMBOLS.length)
})

function answers(...list: [number, unknown][]) {
  return vi.fn((_path: string, _init?: RequestInit) => {
    const [status, body] = list.shift()!
    return Promise.resolve(new Response(JSON.stringify(body), { status }))
  })
}
function store(token: string | null) {
  const kept: Record<string, string> = token ? { 'petteia-token': token } : {}
  return { getItem: (key: string) => kept[key] ?? null, setItem: (key: string, value: string) => void (kept[key] = value) }
}

test('a browser without a token asks for one, once', async () => {
  const send = answers([201, { token: 'new' }], [200, { tables: [] }], [200, { tables: [] }])
  const api = new Api(send as unknown as typeof fetch, store(null))
  await api.mine()
  await api.mine()
  expect(send.mock.calls.map((c) => c[0])).toEqual(['/api/browser', '/api/tables/mine?limit=30', '/api/tables/mine?limit=30'])
  expect(send.mock.calls[2]![1]?.headers).toMatchObject({ Authorization: 'Bearer new' })
})

test('a token that the server has forgotten is replaced', async () => {
  const send = answers([401, { error: { id: 'no-token' } }], [201, { token: 'fresh' }], [200, { tables: [] }])
  const api = new Api(send as unknown as typeof fetch, store('old'))
  await api.mine()
  expect(send.mock.calls[2]![1]?.headers).toMatchObject({ Authorization: 'Bearer fresh' })
})

test('a refusal is thrown in its own shape', async () => {
  const error = { id: 'seat-taken', message: 'server-error-seat-taken', args: {}, rules: [], text: 'taken' }
  const api = new Api(answers([409, { error }]) as unknown as typeof fetch, store('t'))
  await expect(api.start('x')).rejects.toSatisfy((e) => e instanceof RefusedError && e.refusal.id === 'seat-taken' && e.status === 409)
})
