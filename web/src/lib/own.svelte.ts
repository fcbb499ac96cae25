import { api } from './net/api'
import type { TableAnswer } from './net/shapes'
import { router, to } from './router.svelte'

/** How often it is looked again while the page is seen. */
const EVERY = 30_000

/** The tables that wait for this person, the most urgent first. */
class Own {
  waiting = $state.raw<TableAnswer[]>([])
  /** It was asked which they are. */
  known = $state(false)

  async refresh(): Promise<void> {
    this.waiting = (await api.waiting()).tables
    this.known = true
  }

  /** Look now and again for as long as something on the page shows it; how to stop. */
  watch(): () => void {
    const look = () => {
      if (document.visibilityState === 'visible') this.refresh().catch(() => {}) // it is looked again
    }
    look()
    const timer = setInterval(look, EVERY)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }

  /** What the title of a page begins with while tables wait beside the one at hand: how many. */
  mark(here = ''): string {
    const count = this.others(here).length
    return count ? `(${count}) ` : ''
  }

  /** Those that wait beside the table at hand. */
  others(here: string): TableAnswer[] {
    return this.waiting.filter(({ table }) => table.id !== here)
  }

  /** Go to the next table that waits: from one of them to the one after it, round and round. False: there is none. */
  async next(here: string): Promise<boolean> {
    await this.refresh()
    const at = this.waiting.findIndex(({ table }) => table.id === here)
    const next = this.waiting[(at + 1) % this.waiting.length]
    if (!next || next.table.id === here) return false
    router.go(to.table(next.table.id))
    return true
  }
}

export const own = new Own()
