import { api, RefusedError } from './net/api'
import type { Lobby, NewSeek } from './net/shapes'

/** How long an answer may wait for something new, and how long a page waits after an answer that failed. */
const WAIT = 20
const PAUSE = 2000

const lobbyAt = (since: string, signal: AbortSignal) =>
  api.ask<Lobby>('GET', `api/lobby?since=${encodeURIComponent(since)}&wait=${since ? WAIT : 0}`, { signal })

/**
 * The lobby, as long as a page shows it. What is looked for is looked for by a page that goes on asking: it ends with the page.
 */
export class Match {
  lobby = $state.raw<Lobby | null>(null)
  /** What this page looks for. */
  wanted = $state.raw<NewSeek | null>(null)
  /** Since when, and by how much the server's clock is ahead of this one's. */
  since = $state(0)
  ahead = $state(0)
  #end = new AbortController()

  /** `found`: what to do with the table that was found; `ended`: somebody else has ended the search, for the reason given. */
  constructor(
    private readonly found: (table: string) => void,
    private readonly ended: (error: unknown) => void,
  ) {}

  /** Look until the function that comes back is called. */
  watch(): () => void {
    const { signal } = this.#end
    const leave = () => this.#leave()
    addEventListener('pagehide', leave)
    void this.#follow(signal)
    return () => {
      removeEventListener('pagehide', leave)
      this.#end.abort()
      this.#leave()
    }
  }

  async look(wanted: NewSeek): Promise<void> {
    this.#take(await api.ask<Lobby>('POST', 'api/lobby/seek', { body: wanted }))
    this.wanted = wanted
    this.since = Date.now()
    this.#arrived()
  }

  async stop(): Promise<void> {
    this.wanted = null
    await api.ask<void>('DELETE', 'api/lobby/seek')
  }

  async #follow(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      // A page that nobody sees and that looks for nothing need not know.
      if (document.visibilityState !== 'visible' && !this.wanted) await seen(signal)
      try {
        const wanted = this.wanted
        this.#take(await lobbyAt(this.lobby?.version ?? '', signal))
        if (this.wanted !== wanted) continue
        this.#arrived()
        // It was away for too long, say asleep: it looks again, behind those who came meanwhile.
        if (wanted && this.wanted && !this.lobby?.mine) this.#take(await api.ask<Lobby>('POST', 'api/lobby/seek', { body: wanted }))
      } catch (error) {
        if (signal.aborted) return
        if (error instanceof RefusedError && error.status < 500 && error.status !== 429 && this.wanted) {
          this.wanted = null
          this.ended(error)
        }
        await new Promise((resolve) => setTimeout(resolve, PAUSE))
      }
    }
  }

  #take(lobby: Lobby): void {
    this.lobby = lobby
    this.ahead = lobby.now - Date.now()
  }

  #arrived(): void {
    const table = this.lobby?.mine?.table
    if (!table || !this.wanted) return
    this.wanted = null
    this.#leave(true)
    this.found(table)
  }

  /** The page goes, or has what it wanted: the server need not wait until it notices. */
  #leave(arrived = false): void {
    if (!arrived && !this.wanted) return
    this.wanted = null
    api.ask<void>('DELETE', 'api/lobby/seek', { keepalive: true }).catch(() => {}) // it ends by itself
  }
}

function seen(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.visibilityState !== 'visible' && !signal.aborted) return
      document.removeEventListener('visibilitychange', look)
      resolve()
    }
    document.addEventListener('visibilitychange', look)
    signal.addEventListener('abort', look)
  })
}
