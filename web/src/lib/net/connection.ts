import type { ClientMessage, Hello, Ping, Refusal, ServerMessage, Watch } from './shapes'

/** What is answered, with the `ref` that the connection gives it. */
export type Request = Exclude<ClientMessage, Hello | Watch | Ping>

export type ConnectionState = 'connecting' | 'open' | 'lost' | 'closed'

/** The part of a WebSocket that is used here. */
export interface Socket {
  send(data: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((event: { data: string }) => void) | null
  onclose: ((event: { code: number }) => void) | null
}

export interface ConnectionOptions {
  open: () => Socket
  /** The `hello`, asked for at each attempt: it carries the last `seq`. */
  hello: () => Promise<Hello> | Hello
  message: (message: ServerMessage) => void
  state: (state: ConnectionState, code: number | null) => void
  /** setTimeout and clearTimeout; tests give their own. */
  later?: (run: () => void, ms: number) => unknown
  cancel?: (handle: unknown) => void
}

/** Refused by the server, over the WebSocket. */
export class RequestRefused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.text)
  }
}

const hidden = () => document.visibilityState === 'hidden'

interface Waiting {
  message: Request
  resolve: (answer: ServerMessage) => void
  reject: (error: Error) => void
}

/** Pauses between attempts in milliseconds; the last one repeats. */
export const PAUSES = [300, 700, 1500, 3000, 6000, 10000]
const PING = 20000
const SILENCE = 12000
/** Close codes after which connecting again makes no sense. */
const FINAL = new Set([4401, 4403, 4404])

/**
 * A connection to one table that heals: after a loss it connects again with growing pauses, says `hello` with the last
 * `seq` and repeats every request that was not answered, with the same `key`, so that a decision acts once.
 */
export class Connection {
  #socket: Socket | null = null
  #waiting = new Map<string, Waiting>()
  #attempt = 0
  #count = 0
  #welcomed = false
  #timer: unknown = null
  #alive: unknown = null
  #closed = false
  readonly #later: (run: () => void, ms: number) => unknown
  readonly #cancel: (handle: unknown) => void

  constructor(private readonly options: ConnectionOptions) {
    this.#later = options.later ?? ((run, ms) => setTimeout(run, ms))
    this.#cancel = options.cancel ?? ((handle) => clearTimeout(handle as number))
  }

  connect(): void {
    if (this.#closed) return
    this.#cancel(this.#timer)
    this.options.state(this.#attempt ? 'lost' : 'connecting', null)
    const socket = this.options.open()
    this.#socket = socket
    this.#welcomed = false
    socket.onopen = async () => {
      const hello = await this.options.hello()
      if (this.#socket === socket) socket.send(JSON.stringify(hello))
    }
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#receive(JSON.parse(event.data) as ServerMessage)
    }
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lose(event.code)
    }
  }

  /** Connect at once if the connection is down: the network came back, or the page is looked at again. */
  wake(): void {
    if (this.#closed) return
    if (this.#welcomed) this.#probe()
    else if (!this.#socket) this.connect()
  }

  close(): void {
    this.#closed = true
    this.#cancel(this.#timer)
    this.#cancel(this.#alive)
    this.#socket?.close()
    this.#socket = null
    for (const waiting of this.#waiting.values()) waiting.reject(new Error('the connection was closed'))
    this.#waiting.clear()
  }

  /** Send a message that is answered (ack or why); the promise survives a lost connection. */
  request(message: Request): Promise<ServerMessage> {
    const ref = `r${++this.#count}`
    const full = { ...message, ref }
    return new Promise((resolve, reject) => {
      this.#waiting.set(ref, { message: full, resolve, reject })
      if (this.#welcomed) this.#socket?.send(JSON.stringify(full))
    })
  }

  /** Send a message without an answer; lost if there is no connection. */
  tell(message: Watch | Ping): void {
    if (this.#welcomed) this.#socket?.send(JSON.stringify(message))
  }

  #receive(message: ServerMessage): void {
    this.#watch()
    if (message.type === 'welcome') {
      this.#welcomed = true
      this.#attempt = 0
      this.options.state('open', null)
      this.options.message(message)
      if (hidden()) this.away()
      for (const waiting of this.#waiting.values()) this.#socket?.send(JSON.stringify(waiting.message))
      return
    }
    const ref = 'ref' in message ? message.ref : null
    const waiting = ref ? this.#waiting.get(ref) : undefined
    if (ref && waiting) {
      this.#waiting.delete(ref)
      if (message.type === 'refused') waiting.reject(new RequestRefused(message.error))
      else waiting.resolve(message)
    } else this.options.message(message)
  }

  /** Ping after a quiet while; take the connection for lost when even that is not answered. */
  #watch(): void {
    this.#cancel(this.#alive)
    this.#alive = this.#later(() => this.#probe(), PING)
  }

  /** Nobody looks at the page now: then people may be told of the table in other ways. */
  away(): void {
    this.tell({ type: 'ping', hidden: true })
  }

  #probe(): void {
    this.tell(hidden() ? { type: 'ping', hidden: true } : { type: 'ping' })
    this.#cancel(this.#alive)
    this.#alive = this.#later(() => this.#lose(1006), SILENCE)
  }

  #lose(code: number): void {
    const socket = this.#socket
    this.#socket = null
    this.#welcomed = false
    this.#cancel(this.#alive)
    socket?.close()
    if (this.#closed) return
    if (FINAL.has(code)) {
      this.#closed = true
      this.options.state('closed', code)
      return
    }
    this.options.state('lost', code)
    const pause = PAUSES[Math.min(this.#attempt, PAUSES.length - 1)]!
    this.#attempt += 1
    this.#timer = this.#later(() => this.connect(), pause)
  }
}
