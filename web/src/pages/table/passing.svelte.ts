import { untrack } from 'svelte'
import { ending } from '$lib/me.svelte'
import type { Play } from './play.svelte'

/** Seconds in which the last action can be taken back. */
export const SECONDS = 3

/**
 * Takes the answer of a step that has just one (`GameClient.passes`) by itself, after some seconds in which the last
 * action can be taken back, or at once, as the person likes it.
 */
export class Passing {
  /** Seconds that are left, null while nothing is counted. */
  left = $state<number | null>(null)
  /** The position in which the person has asked for more time. */
  #held = $state<number | null>(null)
  #play: Play

  /** The position whose one answer may be taken, null where there is none. */
  readonly #due = $derived.by(() => {
    const { table, client, ask, legal } = this.#play
    const asked = ask !== null && (client.passes as string[] | undefined)?.includes(ask.step)
    if (!asked || !table.myTurn || legal.size !== 1 || table.passTo !== null || table.connection !== 'open' || table.info?.undo) return null
    return table.view?.seq ?? null
  })

  constructor(play: Play) {
    this.#play = play
  }

  /** Begin to count where there is something to count; an effect of the page. */
  watch(): (() => void) | undefined {
    const how = ending.value
    if (this.#due === null || this.#due === this.#held || how === 'never') return undefined
    if (how === 'now') {
      untrack(() => this.#pass())
      return undefined
    }
    this.left = SECONDS
    const timer = setInterval(() => {
      this.left = (this.left ?? 1) - 1
      if (this.left > 0) return
      clearInterval(timer)
      this.left = null
      this.#pass()
    }, 1000)
    return () => {
      clearInterval(timer)
      this.left = null
    }
  }

  /** The answer "nothing" to a question that all are asked so that being asked tells nothing; null elsewhere. */
  readonly silent = $derived.by(() => {
    const { client, ask, legal, table } = this.#play
    const family = ask && (client.silent as Record<string, string> | undefined)?.[ask.step]
    return family && table.myTurn && table.passTo === null ? (legal.find(family) ?? null) : null
  })
  /** The seat whose such questions are answered with nothing until the turn is over. */
  #quiet = $state<number | null>(null)

  beQuiet(): void {
    this.#quiet = this.#play.table.me
  }

  /** Answer for the rest of the turn, whatever else is asked in it, of whomever; an effect of the page. */
  watchQuiet(): void {
    const { client, ask, table } = this.#play
    if (this.#quiet === null || !ask || ask.seat < 0) return
    if ((client.turns as string[] | undefined)?.includes(ask.step)) untrack(() => (this.#quiet = null))
    else if (this.silent && this.#quiet === table.me) {
      const nothing = this.silent
      untrack(() => void this.#play.take(nothing))
    }
  }

  /** More time: the answer waits for the person. */
  hold(): void {
    this.#held = this.#due
  }

  #pass(): void {
    const [only] = this.#play.legal.all
    if (only) void this.#play.take(only)
  }
}
