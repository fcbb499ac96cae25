import { createSubscriber } from 'svelte/reactivity'

/** The time, redrawn as it passes: only while something on the page shows it. */
class Ticking {
  readonly #subscribe = createSubscriber((update) => {
    const timer = setInterval(update, 250)
    return () => clearInterval(timer)
  })

  get now(): number {
    this.#subscribe()
    return Date.now()
  }
}

export const ticking = new Ticking()
