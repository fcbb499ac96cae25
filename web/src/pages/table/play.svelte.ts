import type { Component } from 'svelte'
import type { BoardProps } from '../../games/contract'
import { clientOf } from '../../games/registry'
import { Highlight, placesOf } from '$lib/board/highlight.svelte'
import type { LegalAction } from '$lib/board/legal'
import { games } from '$lib/catalogue.svelte'
import { i18n } from '$lib/i18n/i18n.svelte'
import { api } from '$lib/net/api'
import { RequestRefused } from '$lib/net/connection'
import type { EditionAnswer, EventSeen } from '$lib/net/shapes'
import { problem, refusalText } from '$lib/refusals'
import { seatName } from '$lib/table/names'
import { playersOf, Table } from '$lib/table/table.svelte'
import { toasts } from '$lib/toasts.svelte'

export type Panel = 'log' | 'scores' | 'chat'
export type PhoneTab = 'board' | 'decide' | Panel

/**
 * What the parts of a table's page share: the table, the words for it, what is pointed at, and what a person can do.
 * The parts (header, board, decisions, panels) get it whole and each take what they show.
 */
export class Play {
  readonly table: Table
  readonly highlight = new Highlight()

  game = $state<string | null>(null)
  Board = $state.raw<Component<BoardProps> | null>(null)
  edition = $state.raw<EditionAnswer | null>(null)

  /** The decision that is pointed at anywhere on the page. */
  pointed = $state.raw<LegalAction | null>(null)
  /** The answer to "why not?" that is being shown. */
  why = $state.raw<{ action: string; reason: string; rules: string[] } | null>(null)
  /** The last decision was taken from the list, by keyboard. */
  byKeyboard = $state(false)
  /** What is shown in the board's place when the game is over. */
  shown = $state<'board' | 'result'>('board')
  /** What is open beside the board, and what a phone shows. */
  panel = $state<Panel>('log')
  tab = $state<PhoneTab>('board')
  #readChat = $state(0)

  readonly declared = $derived(this.game ? games.declarations(this.game) : null)
  readonly client = $derived(clientOf(this.game ?? ''))
  readonly t = $derived.by(() => i18n.t.of(this.declared, this.table.info?.seats.map((seat) => seatName(seat, i18n.t)) ?? []))
  readonly legal = $derived.by(() => this.table.legal)
  readonly players = $derived.by(() => playersOf(this.table.info, (seat) => this.t.seat(seat)))
  readonly ask = $derived.by(() => this.table.view?.observation.ask ?? null)
  readonly prompt = $derived(this.ask && this.ask.seat >= 0 ? this.t.ask(this.ask.step) : '')
  readonly bots = $derived(games.info?.bots ?? [])
  readonly scoreParts = $derived(this.game ? (games.game(this.game)?.score_parts ?? []) : [])
  readonly unread = $derived.by(() => Math.max(0, this.table.chat.length - this.#readChat))

  constructor(
    readonly id: string,
    readonly invite: string,
  ) {
    this.table = new Table(id, invite)
  }

  /** Ask for the table and connect to it, then for what its board needs. */
  async load(): Promise<void> {
    const [{ table, you }] = await Promise.all([api.table(this.id, this.invite), games.load()])
    this.game = table.game
    this.table.open(table, you)
    const [board, edition] = await Promise.all([
      clientOf(table.game).board(),
      table.edition.own ? api.tableEdition(this.id, this.invite) : games.edition(table.game),
    ])
    this.Board = board.default
    this.edition = edition
  }

  /** Run what the server may refuse, and say why it did. */
  async attempt(run: () => Promise<unknown>): Promise<void> {
    try {
      await run()
    } catch (error) {
      if (error instanceof RequestRefused && error.refusal.rules.length) {
        this.why = { action: '', reason: refusalText(error.refusal, this.t), rules: error.refusal.rules }
      } else problem(error, this.t)
    }
  }

  act(action: LegalAction | number | string): Promise<void> {
    this.point(null)
    return this.attempt(() => this.table.act(action))
  }

  undo(): Promise<void> {
    return this.attempt(() => this.table.undo())
  }

  /** Ask why an action is not legal; whoever is not to move is told whose turn it is. */
  whyNot(text: string): Promise<void> {
    return this.attempt(async () => {
      const { table, t } = this
      if (!table.myTurn) {
        toasts.show(table.waiting === null ? t.text('web-not-now') : t.text('web-turn-of', { name: t.seat(table.waiting) }))
        return
      }
      const answer = await table.whyNot(text)
      if (!answer.reason) return
      this.why = {
        action: t.action(answer.form),
        reason: t.reason(answer.reason),
        rules: answer.reason.rules,
      }
    })
  }

  /** Point at a decision and at its places on the board. */
  point(action: LegalAction | null): void {
    this.pointed = action
    this.highlight.show(action ? placesOf(action.form, this.declared?.families[action.form.kind] ?? {}) : [])
  }

  /** Point at the places of something that happened. */
  pointAtEvent(event: EventSeen | null): void {
    this.highlight.show(event?.places ?? [])
  }

  /** The chat is open: everything in it has been read. */
  readChat(): void {
    this.#readChat = this.table.chat.length
  }
}
