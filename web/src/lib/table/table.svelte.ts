import { ROOT } from '../root'
import { LegalIndex, type LegalAction } from '../board/legal'
import { api } from '../net/api'
import { Connection, type ConnectionState, type Socket } from '../net/connection'
import {
  PROTOCOL,
  type Act,
  type Because,
  type ClockInfo,
  type Line,
  type MoveSeen,
  type Notice,
  type ServerMessage,
  type TableAnswer,
  type TableInfo,
  type Undo,
  type UndoAsk,
  type Update,
  type Observation,
  type You,
} from '../net/shapes'
import type { Player } from '../../games/contract'
import { seatSymbol } from '../ui/symbols'
import { complete, join, missing, sinceMine } from './history'

/** What one viewer of the table knows: the last update and the history, whose beginning may still be on its way. */
export interface View extends Omit<Update, 'type' | 'keep' | 'moves'> {
  moves: MoveSeen[]
}

export interface TableOptions {
  socket?: (id: string) => Socket
  token?: () => Promise<string>
  later?: (run: () => void, ms: number) => unknown
  /** Shows what happened over the position at hand, before the next one takes its place; `waiting`: updates behind it. */
  /** Whether a seat has something that others at this device must not see. */
  hides?: (observation: Observation, seat: number) => boolean
  present?: (moves: readonly MoveSeen[], waiting: number) => Promise<void>
  /** Asks for the first moves. */
  history?: (seat: number | null, until: number) => Promise<readonly MoveSeen[]>
}

function webSocket(id: string): Socket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return new WebSocket(`${scheme}://${location.host}${ROOT}ws/tables/${id}`) as Socket
}

let keys = 0
/** A fresh key for a decision. */
function freshKey(): string {
  const random = crypto.getRandomValues(new Uint32Array(2))
  return `${random[0]!.toString(36)}${random[1]!.toString(36)}-${++keys}`
}

/**
 * A table as this browser sees it. It keeps one view: that of the seat it plays, or a spectator's.
 *
 * Hot seat: whoever holds several seats sees the spectator's view until they say that the device was passed
 * (`take`); then the view is that seat's alone, and the other hands never reach this browser.
 */
export class Table {
  info = $state.raw<TableInfo | null>(null)
  you = $state.raw<You>({ seats: [], owner: false, asking: false, silent: [] })
  view = $state.raw<View | null>(null)
  chat = $state.raw<Line[]>([])
  connection = $state<ConnectionState>('connecting')
  /** Close code of a connection that will not come back. */
  ended = $state<number | null>(null)
  /** The seat whose hand is shown; null: nobody's. */
  me = $state<number | null>(null)
  /** Moves that came with the last update, for whoever tells them. */
  news = $state.raw<{ moves: MoveSeen[]; undone: boolean }>({ moves: [], undone: false })
  /** Notices of the server, newest last. */
  notices = $state.raw<Notice[]>([])
  /** Everybody's time, the latest that the server has told; null without a clock. */
  clock = $state.raw<ClockInfo | null>(null)
  /** By how many milliseconds the server's time is ahead of this device's. */
  ahead = $state(0)
  /** The server speaks another protocol than this page: it has to be loaded again. */
  outdated = $state(false)

  readonly #connection: Connection
  /** The seat whose view is wanted, and the one that the server was last asked for. */
  #wanted = $state<number | null>(null)
  #asked: number | null = null
  /** Updates that have come and are not shown yet, in order; the first is being presented. */
  #coming: Update[] = []
  readonly #present: TableOptions['present']
  readonly #hides: NonNullable<TableOptions['hides']>
  readonly #history: NonNullable<TableOptions['history']>
  /** The `seq` of the position in which the last decision was taken; null when it was refused. */
  #decided = $state<number | null>(null)

  constructor(
    readonly id: string,
    readonly invite: string,
    options: TableOptions = {},
  ) {
    const token = options.token ?? (() => api.token())
    this.#present = options.present
    this.#hides = options.hides ?? (() => true)
    this.#history = options.history ?? ((seat, until) => api.moves(id, seat, until, invite).then(({ moves }) => moves))
    this.#connection = new Connection({
      open: () => (options.socket ?? webSocket)(id),
      hello: async () => {
        const known = await token()
        this.#asked = this.#wanted
        return {
          type: 'hello',
          protocol: PROTOCOL,
          token: known,
          ...(invite ? { invite } : {}),
          seats: this.#wanted === null ? [] : [this.#wanted],
          ...this.#known,
        }
      },
      message: (message) => this.#receive(message),
      state: (state, code) => {
        this.connection = state
        if (state === 'closed') this.ended = code
      },
      ...(options.later ? { later: options.later } : {}),
    })
  }

  /** Connect, given what is known of the table already; its position, if that has come along. */
  open({ table, you, update }: TableAnswer): void {
    this.info = table
    this.you = you
    this.clock = table.clock
    this.#wanted = ownView(you)
    if (update && update.seat === this.#wanted) this.#show(update)
    this.#connection.connect()
  }

  /** Have the moves fetched that the first position came without. */
  async remember(): Promise<void> {
    const { view } = this
    if (!view || !missing(view.moves, view.length)) return
    const before = await this.#history(view.seat, missing(view.moves, view.length))
    // The device may have been passed, a decision taken back, or everything told anew.
    if (this.view?.seat !== view.seat) return
    this.view = { ...this.view, moves: complete(this.view.moves, this.view.length, before) }
  }

  close(): void {
    this.#connection.close()
  }

  wake(): void {
    this.#connection.wake()
  }

  /** The page is behind others. */
  away(): void {
    this.#connection.away()
  }

  /** The last position that has come for the seat whose view is wanted, shown or not. */
  get #known(): { since: number; stamp?: number; revision?: number } {
    const last = this.#coming.at(-1) ?? this.view
    if (last?.seat !== this.#wanted) return { since: 0 }
    return { since: last.seq, stamp: last.stamp, revision: last.revision }
  }

  // ---- what follows from it ----------------------------------------------------------------------

  get hotSeat(): boolean {
    return this.you.seats.length > 1
  }

  /** The seat that the device has to be passed to now, behind a curtain; null when nobody has to be asked. */
  get passTo(): number | null {
    return this.#next !== null && this.#hidden(this.#next) ? this.#next : null
  }

  /** The seat that decides next at this device and has nothing to hide: it can be shown at once. */
  get freeTo(): number | null {
    return this.#next !== null && this.view && !this.#hidden(this.#next) ? this.#next : null
  }

  #hidden(seat: number): boolean {
    return this.view !== null && this.#hides(this.view.observation, seat)
  }

  get #next(): number | null {
    const waiting = this.waiting
    if (!this.hotSeat || this.info?.status !== 'playing' || waiting === null) return null
    if (!this.you.seats.includes(waiting) || waiting === this.#wanted) return null
    // The hand that was taken is still on its way.
    if (!this.view && this.#wanted !== null) return null
    return this.info.seats[waiting]?.bot ? null : waiting
  }

  /** The seat that decides; null when chance does, or nobody. Updates say it first. */
  get waiting(): number | null {
    if (!this.view) return this.info?.waiting ?? null
    const seat = this.view.observation.ask?.seat ?? -1
    return seat < 0 ? null : seat
  }

  /** The same position, told again, has the same index: a menu that is open stays open. */
  #index = new LegalIndex()
  #indexed = ''

  get legal(): LegalIndex {
    const actions = this.view?.legal ?? []
    const key = `${this.view?.stamp} ${this.view?.seq} ${actions.map(({ id }) => id).join(' ')}`
    if (key !== this.#indexed) [this.#indexed, this.#index] = [key, new LegalIndex(actions)]
    return this.#index
  }

  /** A decision for the position that is shown is on its way. The next position may come before the answer. */
  get busy(): boolean {
    return this.#decided !== null && this.#decided === this.view?.seq
  }

  get myTurn(): boolean {
    return this.view?.legal != null && this.view.legal.length > 0
  }

  get over(): boolean {
    return ['over', 'aborted', 'stopped'].includes(this.info?.status ?? '')
  }

  /** This server does not have the rules that the game was played by. */
  get elsewhere(): boolean {
    return (this.info?.replayed_by ?? null) !== null
  }

  get recentMoves(): MoveSeen[] {
    return this.view ? sinceMine(this.view.moves, this.me) : []
  }

  // ---- what one can do ---------------------------------------------------------------------------

  /** Take a decision by action, number or text; a refusal is thrown. */
  async act(action: LegalAction | number | string): Promise<void> {
    if (this.me === null || !this.view || this.busy) return
    const what = typeof action === 'object' ? action.id : action
    await this.#decide(this.me, (at) => ({ type: 'act', action: what, key: freshKey(), ...at }))
  }

  /** Take back the last decision, or ask the others where something was revealed since. */
  async undo(): Promise<void> {
    if (!this.view || this.me === null) return
    const may = this.view.can_undo
    await this.#decide(this.me, (at) => (may ? { type: 'undo', key: freshKey(), ...at } : { type: 'undo-ask', ...at }))
  }

  async answerUndo(seat: number, agree: boolean): Promise<void> {
    await this.#connection.request({ type: 'undo-answer', seat, agree })
  }

  async #decide(seat: number, make: (at: { seat: number; seq: number; stamp: number }) => Act | Undo | UndoAsk): Promise<void> {
    const { seq, stamp } = this.view!
    this.#decided = seq
    let changed = false
    try {
      const answer = await this.#connection.request(make({ seat, seq, stamp }))
      changed = 'seq' in answer && answer.seq > seq
    } finally {
      // What was done shows with the next position; what was not can be tried again.
      if (!changed && this.#decided === seq) this.#decided = null
    }
  }

  async whyNot(action: string): Promise<Because> {
    const seat = this.me ?? this.you.seats[0] ?? 0
    const answer = await this.#connection.request({ type: 'why', seat, action })
    return answer as Because
  }

  async say(text: string): Promise<void> {
    const seat = this.me ?? this.you.seats[0]
    await this.#connection.request({ type: 'chat', text, ...(seat === undefined ? {} : { seat }) })
  }

  /** Show this seat's hand (the device is with its player), or nobody's; `keep`: what is shown stays until then. */
  take(seat: number | null, keep = false): void {
    this.#wanted = seat
    this.me = null
    if (!keep) this.view = null
    this.#coming = []
    if (this.connection === 'open') this.#watch()
  }

  #watch(): void {
    this.#asked = this.#wanted
    this.#connection.tell({ type: 'watch', seats: this.#wanted === null ? [] : [this.#wanted], since: 0 })
  }

  // ---- what the server says ----------------------------------------------------------------------

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.outdated = message.protocol !== PROTOCOL
        this.ahead = message.time - Date.now()
        // All that was said follows; what does not was lost with an older copy of the database.
        this.chat = []
        this.#table(message.table, message.you)
        // The device may have been passed while the greeting was under way.
        if (this.#asked !== this.#wanted) this.#watch()
        break
      case 'table':
        this.#table(message.table, message.you)
        break
      case 'update':
        this.#update(message)
        break
      case 'chat': {
        const known = new Set(this.chat.map((c) => c.id))
        const fresh = message.messages.filter((c) => !known.has(c.id))
        if (fresh.length) this.chat = [...this.chat, ...fresh].sort((a, b) => a.id - b.id)
        break
      }
      case 'notice':
        // What `welcome` says already; it is told this way for pages that do not know.
        if (message.id !== 'reload-this-page') this.notices = [...this.notices.slice(-9), message]
        break
      default:
    }
  }

  #table(info: TableInfo, you: You): void {
    this.info = info
    this.clock = info.clock
    const seats = you.seats.join()
    const changed = seats !== this.you.seats.join()
    this.you = you
    if (!changed) return
    const own = ownView(you)
    if (own !== null && own !== this.#wanted) this.take(own)
    else if (this.#wanted !== null && !you.seats.includes(this.#wanted)) this.take(null)
  }

  #update(update: Update): void {
    this.clock = update.clock
    if (update.seat !== this.#wanted) return
    const before = this.#coming.at(-1) ?? this.view
    if (!this.#present || !before || !update.moves.length || update.keep < before.length) {
      // Nothing moves: the first position, or a decision was taken back.
      this.#coming = []
      this.#show(update)
      return
    }
    this.#coming.push(update)
    if (this.#coming.length === 1) void this.#drain()
  }

  /** Present what has come, one update after the other. */
  async #drain(): Promise<void> {
    let update = this.#coming[0]
    while (update) {
      await this.#present!(update.moves, this.#coming.length - 1)
      if (this.#coming[0] !== update) return // the device was passed, or a decision taken back
      this.#coming.shift()
      this.#show(update)
      update = this.#coming[0]
    }
  }

  #show(update: Update): void {
    const before = this.view
    const { type: _type, keep, moves, ...rest } = update
    const history = join(before?.moves ?? [], update)
    this.me = update.seat
    this.view = { ...rest, moves: history }
    const same = before?.seat === update.seat
    const undone = same && keep < before!.length
    this.news = { moves: same ? moves : [], undone }
  }
}

/** The seat whose view is shown without asking. One seat: mine. Several: the device goes round. None: I watch. */
function ownView(you: You): number | null {
  return you.seats.length === 1 ? you.seats[0]! : null
}

/** The players of a table as boards and panels show them. */
export function playersOf(info: TableInfo | null, name: (seat: number) => string): Player[] {
  return (info?.seats ?? []).map((seat) => ({
    seat: seat.seat,
    name: name(seat.seat),
    symbol: seatSymbol(seat.seat).id,
    bot: seat.bot,
    online: seat.online,
  }))
}
