import { beforeEach, describe, expect, test } from 'vitest'
import type { Socket } from '../net/connection'
import { PROTOCOL, type MoveSeen, type Observation, type TableInfo, type Update } from '../net/shapes'
import { complete, join, logLines, missing, sinceMine } from './history'
import { Table } from './table.svelte'

function move(n: number, seat: number, ...names: string[]): MoveSeen {
  return { n, seat, action: null, form: null, events: names.map((name) => ({ name, args: { seat }, places: [`seat:${seat}`] })) }
}
const numbers = (moves: readonly MoveSeen[]) => moves.map((m) => m.n)

describe('history', () => {
  const moves = [move(1, -1, 'deal'), move(2, 0, 'a'), move(3, 1, 'b'), move(4, -1, 'roll'), move(5, 2, 'c')]

  test('an update cuts the history and adds to it', () => {
    expect(numbers(join(moves, { keep: 3, moves: [move(4, 0)] }))).toEqual([1, 2, 3, 4])
    expect(numbers(join(moves, { keep: 5, moves: [] }))).toEqual([1, 2, 3, 4, 5])
    expect(numbers(join([], { keep: 0, moves }))).toEqual([1, 2, 3, 4, 5])
  })
  test('a history that begins late is cut by numbers and completed', () => {
    const late = moves.slice(2)
    expect([missing(moves, 5), missing(late, 5), missing([], 5), missing([], 0)]).toEqual([0, 2, 5, 0])
    expect(numbers(join(late, { keep: 4, moves: [move(5, 1)] }))).toEqual([3, 4, 5])
    expect(numbers(join(late, { keep: 1, moves: [move(2, 1)] }))).toEqual([2])
    expect(numbers(complete(late, 5, moves))).toEqual([1, 2, 3, 4, 5])
    expect(numbers(complete([], 3, moves))).toEqual([1, 2, 3])
  })
  test('what happened since my last decision', () => {
    expect(numbers(sinceMine(moves, 0))).toEqual([3, 4, 5])
    expect(numbers(sinceMine(moves, 2))).toEqual([])
    expect(numbers(sinceMine(moves, 3))).toEqual([2, 3, 4, 5])
    expect(numbers(sinceMine(moves, null))).toEqual([4, 5])
  })
  test('the log has a line for each event', () => {
    expect(logLines([move(1, 0, 'a', 'b')])).toMatchObject([
      { n: 1, seat: 0, key: '1.0' },
      { n: 1, seat: 0, key: '1.1' },
    ])
  })
})

class FakeSocket implements Socket {
  sent: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  send(data: string) {
    this.sent.push(JSON.parse(data) as Record<string, unknown>)
  }
  close() {}
  receive(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

/** An observation, as far as a table looks at it. */
const observed = (seat: number) => ({ game: 'olympos', ask: { step: 'turn', seat } }) as Observation

function info(change: Partial<TableInfo> = {}): TableInfo {
  const seat = (n: number) => ({ seat: n, name: `P${n}`, kind: 'human' as const, bot: null, online: true, resigned: false, left: false, newcomer: false, coach: 'off' as const, known: '', gone: false })
  return {
    id: 't1', game: 'g', status: 'playing', public: false, options: {}, edition: { name: '', digest: '', own: false },
    seats: [seat(0), seat(1)], owner: 0, watchers: 0, seq: 5, length: 2, waiting: 0, undo: null, newcomer: null, clock: null, stand_in: 'medium', origin: 'new',
    next: null, created: 0, updated: 0, result: null, rules: 1, replayed_by: null, coach: true, bot_pace: 1, ...change,
  }
}
function update(change: Partial<Update> = {}): Update {
  return {
    type: 'update', seat: 0, seq: 5, stamp: 1005, revision: 1, keep: 0, length: 2, moves: [move(1, -1), move(2, 0)],
    observation: observed(0),
    legal: [{ id: 3, text: 'go attica', form: { kind: 'go', to: 'attica' }, preview: { landing: 2 } }],
    scores: [], clock: null, can_undo: false, can_ask_undo: false, over: false, result: null, ...change,
  }
}

let sockets: FakeSocket[]
let runs: (() => void)[]
const socket = () => sockets[sockets.length - 1]!
const acts = () => socket().sent.filter((m) => m.type === 'act')
const settle = () => new Promise<void>((resolve) => setTimeout(resolve))

function open(seats: number[], first?: Update, history: readonly MoveSeen[] = []): Table {
  sockets = []
  runs = []
  const table = new Table('t1', 'invite', {
    socket: () => {
      sockets.push(new FakeSocket())
      return socket()
    },
    token: () => Promise.resolve('token'),
    later: (run) => runs.push(run),
    history: (seat, until) => Promise.resolve(seat === first?.seat ? history.slice(0, until) : []),
  })
  table.open({ table: info(), you: { seats, owner: true, asking: false, silent: [] }, ...(first ? { update: first } : {}) })
  return table
}
async function greet(seats: number[], change: Partial<TableInfo> = {}) {
  socket().onopen?.()
  await settle()
  socket().receive({ type: 'welcome', table: info(change), you: { seats, owner: true }, time: 0, protocol: PROTOCOL })
}

describe('a table', () => {
  let table: Table
  beforeEach(async () => {
    table = open([0])
    await greet([0])
    socket().receive(update())
  })

  test('asks for its own seat and indexes what is legal', () => {
    expect(socket().sent[0]).toEqual({ type: 'hello', protocol: PROTOCOL, token: 'token', invite: 'invite', seats: [0], since: 0 })
    expect(table.me).toBe(0)
    expect(table.myTurn).toBe(true)
    expect(table.legal.find('go', { to: 'attica' })?.preview).toEqual({ landing: 2 })
  })

  test('decides once, with the seq it saw and a key', async () => {
    const done = table.act(3)
    void table.act(3)
    expect(acts()).toHaveLength(1)
    expect(acts()[0]).toMatchObject({ action: 3, seat: 0, seq: 5, stamp: 1005 })
    expect(String(acts()[0]!.key)).not.toBe('')
    socket().receive({ type: 'ack', ref: acts()[0]!.ref, seq: 6, repeated: false })
    await done
    void table.act(3) // the next position is still on its way
    expect(acts()).toHaveLength(1)
    socket().receive(update({ seq: 6 }))
    expect(table.busy).toBe(false)
  })

  test('decides in the next position though the answer for the last one is still on its way', async () => {
    const first = table.act(3)
    socket().receive(update({ seq: 6 }))
    expect(table.busy).toBe(false)
    const second = table.act(3)
    expect(acts().map((m) => m.seq)).toEqual([5, 6])
    socket().receive({ type: 'ack', ref: acts()[0]!.ref, seq: 6, repeated: false })
    await first
    expect(table.busy).toBe(true)
    socket().receive({ type: 'ack', ref: acts()[1]!.ref, seq: 7, repeated: false })
    await second
    socket().receive(update({ seq: 7 }))
    expect(table.busy).toBe(false)
  })

  test('what was refused can be tried again', async () => {
    const done = table.act(3)
    const error = { id: 'illegal', text: 'no', args: {}, rules: [] }
    socket().receive({ type: 'refused', ref: acts()[0]!.ref, error })
    await expect(done).rejects.toThrow('no')
    expect(table.busy).toBe(false)
  })

  test('an undo shortens the history and is told', () => {
    socket().receive(update({ seq: 6, keep: 2, length: 3, moves: [move(3, 1)] }))
    expect(table.news).toMatchObject({ undone: false, moves: [{ n: 3 }] })
    socket().receive(update({ seq: 7, keep: 2, length: 2, moves: [] }))
    expect(numbers(table.view!.moves)).toEqual([1, 2])
    expect(table.news.undone).toBe(true)
  })

  test('continues after a loss from its last seq', async () => {
    socket().receive(update({ seq: 9, keep: 2, length: 2, moves: [] }))
    socket().onclose?.({ code: 1006 })
    expect(table.connection).toBe('lost')
    runs.at(-1)!()
    await greet([0])
    expect(sockets).toHaveLength(2)
    expect(socket().sent[0]).toMatchObject({ seats: [0], since: 9, stamp: 1005 })
    socket().receive(update({ seq: 12, keep: 1, length: 3, moves: [move(2, 0), move(3, 1)] }))
    expect(numbers(table.view!.moves)).toEqual([1, 2, 3])
    expect(table.connection).toBe('open')
  })

  test('chat comes in order and once', () => {
    const say = (id: number) => ({ id, seat: 0, name: 'P0', text: `${id}`, at: 0 })
    socket().receive({ type: 'chat', messages: [say(1), say(2)] })
    socket().receive({ type: 'chat', messages: [say(2), say(3)] })
    expect(table.chat.map((c) => c.id)).toEqual([1, 2, 3])
  })

  test('drops what a restored server does not know', async () => {
    const say = (id: number, text: string) => ({ id, seat: 0, name: 'P0', text, at: 0 })
    socket().receive({ type: 'chat', messages: [say(1, 'before'), say(2, 'lost')] })
    socket().receive(update({ seq: 9, stamp: 1009, keep: 2, length: 4, moves: [move(3, 1), move(4, 0)] }))
    socket().onclose?.({ code: 1001 })
    runs.at(-1)!()
    await greet([0])
    expect(socket().sent[0]).toMatchObject({ since: 9, stamp: 1009 })
    socket().receive(update({ seq: 7, stamp: 2007, keep: 0, length: 3, moves: [move(1, -1), move(2, 0), move(3, 0)] }))
    socket().receive({ type: 'chat', messages: [say(1, 'before'), say(2, 'after')] })
    expect(table.view!.moves.map((m) => m.seat)).toEqual([-1, 0, 0])
    expect(table.chat.map((c) => c.text)).toEqual(['before', 'after'])
    void table.act(3)
    expect(acts().at(-1)).toMatchObject({ seq: 7, stamp: 2007 })
  })

  test('an older page is told to load again, and what it decided counts', async () => {
    expect(table.outdated).toBe(false)
    const done = table.act(3)
    socket().onclose?.({ code: 1001 })
    runs.at(-1)!()
    socket().onopen?.()
    await settle()
    socket().receive({ type: 'welcome', table: info(), you: { seats: [0], owner: true }, time: 0, protocol: PROTOCOL + 1 })
    socket().receive({ type: 'notice', id: 'reload-this-page', args: { page: PROTOCOL, server: PROTOCOL + 1 } })
    expect(table.outdated).toBe(true)
    expect(table.notices).toEqual([])
    socket().receive({ type: 'ack', ref: acts()[0]!.ref, seq: 6, repeated: false })
    await done
    socket().receive(update({ seq: 6 }))
    expect(table.view?.seq).toBe(6)
  })

  test('a game that an update has stopped is over, and is replayed elsewhere', () => {
    expect([table.over, table.elsewhere]).toEqual([false, false])
    const stopped = info({ status: 'stopped', waiting: null, replayed_by: '0.1.x' })
    socket().receive({ type: 'table', table: stopped, you: { seats: [0], owner: true } })
    expect([table.over, table.elsewhere]).toEqual([true, true])
    socket().receive({ type: 'table', table: { ...stopped, replayed_by: '' }, you: { seats: [0], owner: true } })
    expect(table.elsewhere).toBe(true)
  })

  test('takes the seat it is given later', () => {
    const watcher = open([])
    void watcher
    socket().receive({ type: 'welcome', table: info(), you: { seats: [], owner: false }, time: 0 })
    socket().receive({ type: 'table', table: info(), you: { seats: [1], owner: false } })
    expect(socket().sent.at(-1)).toMatchObject({ type: 'watch', seats: [1] })
  })
})

describe('a table that is opened with its position', () => {
  const moves = [move(1, -1), move(2, 0), move(3, 1), move(4, 0)]
  const late = () => update({ seq: 9, keep: 2, length: 4, moves: moves.slice(2) })

  test('shows it before it is connected, and asks only for what is new', async () => {
    const table = open([0], late(), moves)
    expect(table.view?.seq).toBe(9)
    expect(table.myTurn).toBe(true)
    const done = table.act(3)
    expect(acts()).toEqual([])
    await greet([0])
    expect(socket().sent[0]).toMatchObject({ type: 'hello', since: 9, stamp: 1005, revision: 1 })
    expect(acts()).toMatchObject([{ seq: 9, action: 3 }])
    socket().receive({ type: 'ack', ref: acts()[0]!.ref, seq: 10, repeated: false })
    await done
  })

  test('remembers what happened before', async () => {
    const table = open([0], late(), moves)
    expect(numbers(table.view!.moves)).toEqual([3, 4])
    await table.remember()
    expect(numbers(table.view!.moves)).toEqual([1, 2, 3, 4])
  })

  test('a decision that is taken back meanwhile does not come again', async () => {
    const table = open([0], late(), moves)
    const remembering = table.remember()
    await greet([0])
    socket().receive(update({ seq: 10, keep: 1, length: 1, moves: [] }))
    await remembering
    expect(numbers(table.view!.moves)).toEqual([1])
  })

  test('another seat than the one that was asked for is not shown', () => {
    expect(open([0, 1], late()).view).toBe(null)
    expect(open([1], late()).view).toBe(null)
  })
})

describe('hot seat', () => {
  test('no hand is asked for until the device was passed', async () => {
    const table = open([0, 1])
    await greet([0, 1])
    expect(socket().sent[0]).toMatchObject({ seats: [] })
    socket().receive(update({ seat: null, legal: null }))
    expect(table.passTo).toBe(0)
    socket().receive(update({ seat: 0 }))
    expect(table.view?.seat).toBe(null)
    table.take(0)
    expect(socket().sent.at(-1)).toMatchObject({ type: 'watch', seats: [0] })
    socket().receive(update({ seat: 0 }))
    expect(table.me).toBe(0)
    expect(table.passTo).toBe(null)
    socket().receive(update({ seat: 0, seq: 6, legal: null, observation: observed(1) }))
    expect(table.passTo).toBe(1)
    table.take(1)
    expect([table.view, table.passTo]).toEqual([null, null])
  })

  test('a device passed during the greeting is not forgotten', async () => {
    const table = open([0, 1])
    socket().onopen?.()
    await settle()
    table.take(0)
    socket().receive({ type: 'welcome', table: info(), you: { seats: [0, 1], owner: true }, time: 0 })
    expect(socket().sent.slice(1)).toEqual([{ type: 'watch', seats: [0], since: 0 }])
    socket().receive(update({ seat: null, legal: null }))
    expect(table.view).toBe(null)
    socket().receive(update({ seat: 0 }))
    expect(table.me).toBe(0)
  })

  test('bots in between need no passing', async () => {
    const table = open([0, 1])
    const seats = info().seats.map((seat) => ({ ...seat, bot: 'easy' }))
    await greet([0, 1], { seats })
    expect(table.passTo).toBe(null)
  })
})
