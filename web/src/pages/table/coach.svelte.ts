import { placesOf } from '$lib/board/highlight.svelte'
import { i18n } from '$lib/i18n/i18n.svelte'
import { api } from '$lib/net/api'
import type { Advice, Coach as Wish } from '$lib/net/shapes'
import type { Play } from './play.svelte'

/** The coach of the seat that looks: asked, or by itself at important moments. */
export class Coach {
  #advice = $state.raw<Advice | null>(null)
  /** Asked for by the person: it is shown whether much depends on it or not. */
  #wanted = $state(false)
  #quiet = -1
  busy = $state(false)
  readonly #play: Play

  constructor(play: Play) {
    this.#play = play
  }

  /** My seat as everybody sees it, while I can be coached there. */
  readonly seat = $derived.by(() => {
    const { table } = this.#play
    const { info, me } = table
    const seat = me === null ? undefined : info?.seats[me]
    return info?.status === 'playing' && info.coach && seat?.kind === 'human' && !seat.bot && table.passTo === null ? seat : null
  })

  readonly on = $derived.by(() => this.seat?.coach === 'asked' || this.seat?.coach === 'moments')
  /** Whether somebody else plays at the table who should know. */
  readonly company = $derived.by(
    () => this.#play.table.info?.seats.some((seat) => seat.kind === 'human' && !this.#play.table.you.seats.includes(seat.seat)) ?? false,
  )
  /** What is shown: advice for the position at hand. */
  readonly advice = $derived.by(() => {
    const { table } = this.#play
    const advice = this.#advice
    if (!advice || !table.myTurn || advice.seq !== table.view?.seq || advice.seat !== table.me) return null
    return this.#wanted || advice.important ? advice : null
  })

  /** Be coached from now on, or no longer. */
  switch(wish: Wish['coach']): Promise<void> {
    return this.#play.attempt(async () => {
      const { table } = this.#play
      if (table.me !== null) await api.coach(table.id, table.me, wish)
      if (wish === 'off') this.put()
    })
  }

  /** What could I do? Whoever asks is coached from then on. */
  ask(): Promise<void> {
    return this.#play.attempt(async () => {
      const { table } = this.#play
      if (table.me === null) return
      this.busy = true
      try {
        if (!this.on) await api.coach(table.id, table.me, 'asked')
        ;[this.#advice] = await Promise.all([api.advice(table.id, table.me), i18n.need('aid')])
        this.#wanted = true
      } finally {
        this.busy = false
      }
    })
  }

  /** Put the advice away. */
  put(): void {
    this.#advice = null
    this.#wanted = false
  }

  /** Think along by itself, where that is wished; an effect. */
  watch(): void {
    const { table } = this.#play
    const seq = table.view?.seq ?? -1
    const wished = this.seat?.coach === 'moments' && table.myTurn && this.#play.legal.size > 1
    if (!wished || table.me === null || seq === this.#quiet) return
    this.#quiet = seq
    this.#wanted = false
    // Nobody has asked: if it cannot be had, nothing is missing.
    Promise.all([api.advice(table.id, table.me), i18n.need('aid')]).then(
      ([advice]) => (this.#advice = advice),
      () => {},
    )
  }

  /** Mark the places of what is shown; an effect. */
  mark(): void {
    const { declared, highlight } = this.#play
    highlight.setAdvised(this.advice?.ideas.flatMap(({ form }) => placesOf(form, declared?.families[form.kind] ?? {})) ?? [])
  }
}
