import type { Component } from 'svelte'
import type { BoardProps } from '../../games/contract'
import { clientOf } from '../../games/registry'
import { Highlight, placesOf } from '$lib/board/highlight.svelte'
import type { LegalAction } from '$lib/board/legal'
import { games } from '$lib/catalogue.svelte'
import { i18n } from '$lib/i18n/i18n.svelte'
import { printedNames } from '$lib/i18n/printed'
import type { MotionSet } from '$lib/motion/motions'
import { sound } from '$lib/motion/sounds'
import { Stage } from '$lib/motion/stage.svelte'
import { api, RefusedError } from '$lib/net/api'
import { atRest } from '$lib/rest'
import { RequestRefused } from '$lib/net/connection'
import type { EditionAnswer, EventSeen, Replay } from '$lib/net/shapes'
import { problem, refusalText } from '$lib/refusals'
import { settings } from '$lib/settings.svelte'
import { tableOf } from '$lib/table/early'
import { lastTurnOf } from '$lib/table/history'
import { seatName } from '$lib/table/names'
import { playersOf, Table } from '$lib/table/table.svelte'
import { toasts } from '$lib/toasts.svelte'
import { Coach } from './coach.svelte'
import { Passing } from './passing.svelte'

export type Panel = 'log' | 'scores' | 'chat'
export type PhoneTab = 'board' | 'decide' | Panel

/**
 * What the parts of a table's page share: the table, the words for it, what is pointed at, and what a person can do.
 * The parts (header, board, decisions, panels) get it whole and each take what they show.
 */
export class Play {
  readonly table: Table
  readonly highlight = new Highlight()
  readonly passing = new Passing(this)
  readonly coach = new Coach(this)
  /** Shows what happened before the new position is drawn. */
  readonly stage: Stage = new Stage({
    motions: () => this.motions?.MOTIONS ?? {},
    speed: () => settings.speed,
    onscene: (scene) => {
      if (settings.sound && scene.sound) sound(scene.sound)
    },
  })

  game = $state<string | null>(null)
  Board = $state.raw<Component<BoardProps> | null>(null)
  edition = $state.raw<EditionAnswer | null>(null)
  /** What was kept of a game of other rules, which cannot be replayed here. */
  kept = $state.raw<Replay | null>(null)
  motions = $state.raw<MotionSet | null>(null)

  /** The decision that is pointed at anywhere on the page. */
  pointed = $state.raw<LegalAction | null>(null)
  /** The answer to "why not?" that is being shown. */
  why = $state.raw<{ action: string; reason: string; rules: string[]; anchor: Element | null } | null>(null)
  /** The rules are open beside the board, at this rule or (empty) where they begin. */
  reading = $state<string | null>(null)
  /** A decision that could be regretted, until it is confirmed. */
  confirming = $state.raw<{ action: LegalAction; reason: string } | null>(null)
  /** What is chosen on the board leaves these decisions. */
  chosen = $state.raw<LegalAction[] | null>(null)
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
  readonly t = $derived.by(() => i18n.t.of(this.declared, this.table.info?.seats.map((seat) => seatName(seat, i18n.t)) ?? [], this.#naming))
  /** Names that the position gives; the same function as long as they do not change. */
  readonly #naming = $derived.by(() => printedNames(this.edition, (this.observation && this.client.naming?.(this.observation, this.edition?.data ?? null)) ?? null))
  readonly legal = $derived.by(() => this.table.legal)
  readonly players = $derived.by(() => playersOf(this.table.info, (seat) => this.t.seat(seat)))
  readonly ask = $derived.by(() => this.table.view?.observation.ask ?? null)
  /** The decisions that go on from what is chosen on the board, as they are now. */
  readonly narrowed = $derived.by(() => this.chosen?.flatMap(({ text }) => this.legal.get(text) ?? []) ?? null)
  /** What is asked, with its cause. */
  readonly prompt = $derived.by(() => {
    const { ask, t } = this
    return ask && ask.seat >= 0 ? (this.client.askWords?.(ask, t) ?? t.ask(ask.step)) : ''
  })
  /** The position that is shown; the last one of a game of other rules, if it can be drawn. */
  readonly observation = $derived.by(() => this.table.view?.observation ?? this.kept?.final?.observation ?? null)
  readonly bots = $derived(games.info?.bots ?? [])
  readonly scoreParts = $derived(this.game ? (games.game(this.game)?.score_parts ?? []) : [])
  readonly unread = $derived.by(() => Math.max(0, this.table.chat.length - this.#readChat))

  constructor(
    readonly id: string,
    readonly invite: string,
  ) {
    this.table = new Table(id, invite, {
      present: (moves, waiting) => this.stage.play(moves, waiting),
      hides: (observation, seat) => this.client.hides?.(observation, seat) ?? false,
    })
  }

  /** Ask for the table and connect to it, then for what its board needs. */
  async load(): Promise<void> {
    const [answer] = await Promise.all([tableOf(this.id, this.invite), games.load()])
    const { table } = answer
    // A line's way there and back is long: board, components and words are asked for together.
    const client = clientOf(table.game)
    const drawing = Promise.all([
      client.board(),
      client.motions?.() ?? null,
      table.edition.own ? api.tableEdition(this.id, this.invite) : games.edition(table.game),
    ])
    drawing.catch(() => {}) // told below, where it is waited for
    await i18n.need(table.game)
    this.game = table.game
    this.table.open(answer)
    if (this.table.elsewhere) await this.loadKept()
    if (this.table.elsewhere && !this.kept?.final) return
    const [board, motions, edition] = await drawing
    this.Board = board.default
    this.motions = motions
    this.edition = edition
    // The log's beginning is not needed to play on; it comes when the board has been drawn.
    atRest(() => void this.table.remember().catch(() => {}))
  }

  /** Ask for what was kept of a game of other rules; of games that ended before anything was there is nothing. */
  async loadKept(): Promise<void> {
    const { seats } = this.table.you
    try {
      this.kept = await api.replay(this.id, seats.length === 1 ? seats[0]! : null, this.invite, i18n.coming)
    } catch (error) {
      if (!(error instanceof RefusedError) || !['other-rules', 'status'].includes(error.refusal.id)) throw error
    }
  }

  /** Run what the server may refuse, and say why it did. */
  async attempt(run: () => Promise<unknown>): Promise<void> {
    try {
      await run()
    } catch (error) {
      if (error instanceof RequestRefused && error.refusal.rules.length) {
        await i18n.need('rules').catch(() => {})
        this.why = { action: '', reason: refusalText(error.refusal, this.t), rules: error.refusal.rules, anchor: null }
      } else problem(error, this.t)
    }
  }

  /** Take a decision; one that could be regretted is asked about first where that is wished. */
  act(action: LegalAction | number | string): Promise<void> {
    const known = typeof action === 'object' ? action : this.legal.get(action)
    const reason = known && settings.asks ? this.client.regret?.(known, this.legal, this.t) : null
    if (!known || !reason) return this.take(action)
    this.confirming = { action: known, reason }
    return Promise.resolve()
  }

  /** Take a decision without another question. */
  take(action: LegalAction | number | string): Promise<void> {
    this.confirming = null
    this.point(null)
    return this.attempt(() => this.table.act(action))
  }

  undo(): Promise<void> {
    return this.attempt(() => this.table.undo())
  }

  /** Ask why an action is not legal, at an element of the board; whoever is not to move is told whose turn it is. */
  whyNot(text: string, anchor: Element): Promise<void> {
    return this.attempt(async () => {
      const { table, t } = this
      if (!table.myTurn) {
        toasts.show(table.waiting === null ? t.text('web-not-now') : t.text('web-turn-of', { name: t.seat(table.waiting) }))
        return
      }
      // The rule that is quoted; without its wording its number still leads to it.
      const [answer] = await Promise.all([table.whyNot(text), i18n.need('rules').catch(() => {})])
      if (!answer.reason) return
      this.why = {
        action: t.action(answer.form),
        reason: t.reason(answer.reason),
        rules: answer.reason.rules,
        anchor,
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

  /** Show once more what a player did in the last turn. */
  async again(seat: number): Promise<void> {
    if (this.stage.playing || !this.table.view) return
    await this.stage.play(lastTurnOf(this.table.view.moves, seat))
  }

  /** The chat is open: everything in it has been read. */
  readChat(): void {
    this.#readChat = this.table.chat.length
  }
}
