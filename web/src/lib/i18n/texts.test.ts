import { describe, expect, test } from 'vitest'
import { Catalogues, messageId, readable, ruleMessage, Texts, type Declarations } from './texts'

const EN = `
kernel-seat = Player { $number }
kernel-chance = Chance
kernel-nobody = nobody
kernel-nothing = nothing
kernel-list = { $start } and { $last }
kernel-reason-not-asked = Not now: { $ask }
game-title = The Game
game-ask-turn = What will you do?
game-action-move = Move from { $origin } to { $target }
game-event-moved = { $seat } moves to { $target } ({ $cost ->
    [one] one step
   *[other] { $cost } steps
})
game-event-drew = { $seat } draws { $card }
game-event-drew-hidden = { $seat } draws a card
game-event-shared = { $seats } share { $cards-count } cards: { $cards }
game-reason-far = { $target } is too far.
game-rule-4-5 = Only free land.
game-land-thessaly = Thessaly
    .about = A wide plain.
game-land-sea-of-crete = the sea of Crete
game-card-a-b = Cerberus
`
const RU = `
game-action-move = Из { $origin-gen } в { $target-acc }
game-land-thessaly = Фессалия
    .gen = Фессалии
    .acc = Фессалию
game-land-attica = Аттика
    .gen = Аттики
    .acc = Аттику
game-event-moved = { $target-id ->
    [thessaly] домой
   *[other] { $cost ->
        [one] { $cost } шаг
        [few] { $cost } шага
       *[many] { $cost } шагов
    }
}
`
const GAME: Declarations = {
  id: 'game',
  families: { move: { origin: 'land', target: 'land' } },
  events: {
    moved: { seat: 'seat', target: 'land', cost: 'number' },
    drew: { seat: 'seat', card: 'card' },
    shared: { seats: 'list:seat', cards: 'list:card' },
  },
  reasons: { far: { target: 'land' } },
  kernelReasons: { 'not-asked': { ask: 'ask' } },
}
const en = new Texts(new Catalogues('en', [EN]), GAME, ['Ada', ''])
const ru = new Texts(new Catalogues('ru', [RU]), GAME, ['Ада', 'Боб'])

describe('ids', () => {
  test('what Fluent does not allow in an id becomes a dash', () => {
    expect(messageId('game', 'card', 'a/b')).toBe('game-card-a-b')
    expect(messageId('game', 'space', '12,-3:x.y')).toBe('game-space-12--3-x-y')
  })
  test('a rule is named by its number', () => {
    expect(ruleMessage('olympos', 'OLY-4.5')).toBe('olympos-rule-4-5')
    expect(ruleMessage('elysium', 'ELY-R-two-player-quest')).toBe('elysium-rule-R-two-player-quest')
  })
  test('ids are readable, coordinates stay', () => {
    expect(readable('sea-of_crete')).toBe('sea of crete')
    expect(readable('12,-3')).toBe('12,-3')
  })
})

describe('what the engine names', () => {
  test('an action with components', () => {
    expect(en.action({ kind: 'move', origin: 'sea-of-crete', target: 'thessaly' })).toBe(
      'Move from the sea of Crete to Thessaly',
    )
  })
  test('grammatical forms of components', () => {
    expect(ru.action({ kind: 'move', origin: 'thessaly', target: 'attica' })).toBe('Из Фессалии в Аттику')
  })
  test('an event with a seat, a component and a plural', () => {
    const event = { name: 'moved', args: { seat: 0, target: 'thessaly', cost: 1 } }
    expect(en.event(event)).toBe('Ada moves to Thessaly (one step)')
    expect(en.event({ ...event, args: { ...event.args, cost: 3 } })).toBe('Ada moves to Thessaly (3 steps)')
  })
  test('selecting by the id of a component, and Russian plurals', () => {
    const event = (target: string, cost: number) => ru.event({ name: 'moved', args: { seat: 1, target, cost } })
    expect(event('thessaly', 5)).toBe('домой')
    expect([1, 3, 5, 21].map((n) => event('attica', n))).toEqual(['1 шаг', '3 шага', '5 шагов', '21 шаг'])
  })
  test('the redacted form of an event', () => {
    expect(en.event({ name: 'drew', args: { seat: 1, card: 'a/b' } })).toBe('Player 2 draws Cerberus')
    expect(en.event({ name: 'drew', args: { seat: 1 }, hidden: true })).toBe('Player 2 draws a card')
  })
  test('an event of other rules is told in the words of its time', () => {
    const old = { name: 'sailed', args: {}, text: 'Ada sails to Delos.' }
    expect(en.event(old)).toBe('Ada sails to Delos.')
    expect(en.tells(old)).toBe(true)
    expect(en.tells({ name: 'sailed', args: {} })).toBe(false)
  })
  test('lists are joined in the language’s way and counted', () => {
    const shared = (seats: number[]) => en.event({ name: 'shared', args: { seats, cards: ['a/b', 'a/b'] } })
    expect(shared([0, 1])).toBe('Ada and Player 2 share 2 cards: Cerberus and Cerberus')
    expect(shared([0])).toBe('Ada share 2 cards: Cerberus and Cerberus')
    expect(shared([])).toBe('nothing share 2 cards: Cerberus and Cerberus')
  })
  test('reasons of the game and of the kernel', () => {
    expect(en.reason({ id: 'far', args: { target: 'thessaly' } })).toBe('Thessaly is too far.')
    expect(en.reason({ id: 'not-asked', args: { ask: 'turn' } })).toBe('Not now: What will you do?')
  })
  test('chance and nobody have names', () => {
    expect([en.seat(-1), en.seat(null), en.seat(0), en.seat(1)]).toEqual(['Chance', 'nobody', 'Ada', 'Player 2'])
  })
  test('explanations are empty where there are none', () => {
    expect(en.about('land', 'thessaly')).toBe('A wide plain.')
    expect(en.about('land', 'sea-of-crete')).toBe('')
  })
  test('what a catalogue lacks is shown readably', () => {
    expect(en.component('land', 'far-away')).toBe('far away')
    expect(en.text('game-part-left-side')).toBe('part left side')
    expect(ru.event({ name: 'drew', args: { seat: 0, card: 'a/b' } })).toBe('event drew')
  })
  test('nested messages', () => {
    const nested = { message: 'game-reason-far', args: { target: { message: 'game-land-thessaly' } } }
    expect(en.render(nested)).toBe('Thessaly is too far.')
  })
})

test('times are told in the largest unit that fits', () => {
  expect(en.ago(0, 3 * 3600 * 1000)).toBe('3 hours ago')
  expect(ru.ago(0, 2 * 86400 * 1000)).toBe('позавчера')
})
