import { beforeEach, describe, expect, test } from 'vitest'
import { Connection, PAUSES, RequestRefused, type ConnectionState, type Socket } from './connection'
import type { ServerMessage } from './shapes'

class FakeSocket implements Socket {
  sent: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  closed = false
  send(data: string) {
    this.sent.push(JSON.parse(data) as Record<string, unknown>)
  }
  close() {
    this.closed = true
  }
  receive(message: Record<string, unknown>) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const flush = () => new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(resolve)))

let sockets: FakeSocket[]
let states: ConnectionState[]
let messages: ServerMessage[]
let timers: { run: () => void; ms: number; id: number }[]
let since: number
let connection: Connection

/** The newest socket. */
const socket = () => sockets[sockets.length - 1]!

/** Run the timer with this pause. */
function elapse(ms: number) {
  const timer = timers.find((t) => t.ms === ms)
  expect(timer).toBeDefined()
  timers = timers.filter((t) => t !== timer)
  timer!.run()
}

async function welcome() {
  socket().onopen?.()
  await flush()
  socket().receive({ type: 'welcome', table: {}, you: { seats: [0], owner: true }, time: 0 })
}

beforeEach(() => {
  sockets = []
  states = []
  messages = []
  timers = []
  since = 0
  let count = 0
  connection = new Connection({
    open: () => {
      sockets.push(new FakeSocket())
      return socket()
    },
    hello: () => ({ type: 'hello', token: 't', since }),
    message: (message) => messages.push(message),
    state: (state) => states.push(state),
    later: (run, ms) => {
      timers.push({ run, ms, id: ++count })
      return count
    },
    cancel: (id) => {
      timers = timers.filter((t) => t.id !== id)
    },
  })
  connection.connect()
})

test('says hello first and passes on what it does not answer itself', async () => {
  await welcome()
  expect(socket().sent).toEqual([{ type: 'hello', token: 't', since: 0 }])
  socket().receive({ type: 'chat', messages: [] })
  expect(messages.map((m) => m.type)).toEqual(['welcome', 'chat'])
  expect(states).toEqual(['connecting', 'open'])
})

test('a request gets its answer by its ref', async () => {
  await welcome()
  const answer = connection.request({ type: 'why', seat: 0, action: 'x' })
  const { ref } = socket().sent[1]!
  socket().receive({ type: 'why', ref, legal: false, action: 'x', form: {}, reason: null })
  expect(await answer).toMatchObject({ type: 'why', legal: false })
})

test('a refusal rejects the request', async () => {
  await welcome()
  const answer = connection.request({ type: 'act', seat: 0, seq: 5, action: 7 })
  const { ref } = socket().sent[1]!
  socket().receive({ type: 'refused', ref, error: { id: 'stale', message: 'server-error-stale', args: {}, rules: [], text: 'stale' } })
  await expect(answer).rejects.toBeInstanceOf(RequestRefused)
})

describe('a lost connection', () => {
  test('is made again with growing pauses, from the last seq', async () => {
    await welcome()
    since = 41
    socket().onclose?.({ code: 1006 })
    expect(states.at(-1)).toBe('lost')
    elapse(PAUSES[0]!)
    socket().onclose?.({ code: 1006 })
    elapse(PAUSES[1]!)
    await welcome()
    expect(socket().sent[0]).toMatchObject({ type: 'hello', since: 41 })
    expect(states.at(-1)).toBe('open')
    socket().onclose?.({ code: 1001 })
    elapse(PAUSES[0]!)
    expect(sockets).toHaveLength(4)
  })

  test('repeats what was not answered, with the same key', async () => {
    await welcome()
    const answer = connection.request({ type: 'act', seat: 0, seq: 5, action: 7, key: 'k1' })
    const sent = socket().sent[1]!
    socket().onclose?.({ code: 1006 })
    elapse(PAUSES[0]!)
    await welcome()
    expect(socket().sent[1]).toEqual(sent)
    socket().receive({ type: 'ack', ref: sent.ref, seq: 42, repeated: true })
    expect(await answer).toMatchObject({ repeated: true })
  })

  test('keeps requests made meanwhile', async () => {
    await welcome()
    socket().onclose?.({ code: 1006 })
    void connection.request({ type: 'act', seat: 0, seq: 5, action: 7, key: 'k2' })
    elapse(PAUSES[0]!)
    await welcome()
    expect(socket().sent[1]).toMatchObject({ type: 'act', key: 'k2' })
  })

  test('is noticed when the server falls silent', async () => {
    await welcome()
    elapse(20000)
    expect(socket().sent.at(-1)).toEqual({ type: 'ping' })
    elapse(12000)
    expect(socket().closed).toBe(true)
    expect(states.at(-1)).toBe('lost')
  })

  test('is not made again when the table is gone or closed to us', async () => {
    await welcome()
    socket().onclose?.({ code: 4404 })
    expect(states.at(-1)).toBe('closed')
    expect(timers).toEqual([])
  })

  test('an old socket has no say any more', async () => {
    await welcome()
    const old = socket()
    old.onclose?.({ code: 1006 })
    elapse(PAUSES[0]!)
    await welcome()
    old.onclose?.({ code: 1006 })
    expect(states.at(-1)).toBe('open')
  })
})
