import { expect, test } from 'vitest'
import { parse, to } from './router.svelte'

function meaning(address: string) {
  const url = new URL(address, 'http://host')
  return parse(url.pathname, url.hash, url.search)
}

test('every address leads back to where it was made for', () => {
  expect(meaning(to.start())).toEqual({ page: 'start', game: null })
  expect(meaning(to.setUp('delphi'))).toEqual({ page: 'start', game: 'delphi' })
  expect(meaning(to.firstGame('delphi'))).toEqual({ page: 'start', game: 'delphi' })
  expect(meaning(to.table('k3v9', 'secret'))).toEqual({ page: 'table', id: 'k3v9', invite: 'secret' })
  expect(meaning(to.replay('k3v9', 'secret', 12))).toEqual({ page: 'replay', id: 'k3v9', invite: 'secret', n: 12 })
  expect(meaning(to.devices())).toEqual({ page: 'devices' })
  expect(meaning(to.account())).toEqual({ page: 'account', code: '' })
  expect(meaning('/account#code')).toEqual({ page: 'account', code: 'code' })
  expect(meaning(to.person('Ада Ä.'))).toEqual({ page: 'person', name: 'Ада Ä.' })
  expect(meaning('/devices/more').page).toBe('missing')
  expect(meaning(to.learn())).toEqual({ page: 'learn', game: null })
  expect(meaning(to.learn('delphi'))).toEqual({ page: 'learn', game: 'delphi' })
  expect(meaning(to.lesson('delphi', 'dice'))).toEqual({ page: 'lesson', game: 'delphi', lesson: 'dice' })
  expect(meaning('/learn/delphi/dice/more').page).toBe('missing')
  expect(meaning(to.about())).toEqual({ page: 'about' })
  expect(meaning(to.rules('olympos', 'OLY-4.5'))).toEqual({ page: 'rules', game: 'olympos', rule: 'OLY-4.5' })
})

test('a bare rule id leads to its rule', () => {
  expect(meaning('/#OLY-4.5')).toEqual({ page: 'rule', rule: 'OLY-4.5' })
  expect(meaning('/#ELY-R-two-player-quest')).toEqual({ page: 'rule', rule: 'ELY-R-two-player-quest' })
  expect(meaning('/#anything').page).toBe('start')
})

test('below a prefix', () => {
  expect(parse('/games/t/k3v9', '#s', '', '/games/')).toEqual({ page: 'table', id: 'k3v9', invite: 's' })
  expect(parse('/games/', '', '', '/games/').page).toBe('start')
  expect(parse('/games', '', '', '/games/').page).toBe('start')
  expect(parse('/other/t/k3v9', '', '', '/games/').page).toBe('missing')
})

test('what is not known is missing', () => {
  expect(meaning('/t/a/b/c').page).toBe('missing')
  expect(meaning('/elsewhere').page).toBe('missing')
})
