import { api } from '../net/api'
import { ROOT } from '../root'

/** Milliseconds between two requests: whoever looks at the game comes first. */
const PAUSE = 400

/**
 * Keep all positions of a finished game as one viewer sees it, a few at a time; how to stop. They lie where the service
 * worker looks for an answer when the server gives none.
 */
export function keepReplay(id: string, length: number, seat: number | null, invite: string): () => void {
  let stopped = false
  const address = (n: number) => `${location.origin}${ROOT}api/tables/${id}/replay/${n}${seat === null ? '' : `?seat=${seat}`}`

  async function keep(): Promise<void> {
    const cache = await caches.open(`petteia ${ROOT} own ${(await api.token()).split('.')[0]}`)
    let n = 0
    while (n <= length && !stopped) {
      if (await cache.match(address(n))) {
        n += 1
        continue
      }
      const { positions } = await api.positions(id, n, seat, invite)
      for (const one of positions) await cache.put(address(one.n), Response.json(one))
      n += Math.max(1, positions.length)
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
  }
  keep().catch(() => {}) // as far as it went
  return () => (stopped = true)
}
