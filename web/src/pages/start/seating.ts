import type { NewSeat } from '$lib/net/shapes'

/** What sits at a seat of a table to be: me, somebody with the link, a bot of a level. */
export type Sitter = 'me' | 'open' | `bot:${string}`

/** The seats at first: me and bots. */
export function firstSeating(count: number, level: string): Sitter[] {
  return Array.from({ length: count }, (_, i): Sitter => (i === 0 ? 'me' : `bot:${level}`))
}

/** The same with another number of seats: those that are left keep what they were. */
export function resized(seating: readonly Sitter[], count: number): Sitter[] {
  const last = seating[seating.length - 1] ?? 'open'
  return Array.from({ length: count }, (_, i) => seating[i] ?? (last === 'me' ? 'open' : last))
}

/** The seats as the server wants them; bots get names so that people can tell them apart. */
export function newSeats(seating: readonly Sitter[], name: string, again: (seat: number, n: number) => string, bots: string[]): NewSeat[] {
  let mine = 0
  let bot = 0
  // No two at a table are called the same.
  const free = bots.filter((called) => called.toLowerCase() !== name.toLowerCase())
  return seating.map((sitter, seat): NewSeat => {
    if (sitter === 'me') {
      mine += 1
      return { kind: 'me', name: mine === 1 ? name : again(seat, mine) }
    }
    if (sitter === 'open') return { kind: 'open' }
    const called = free[bot]
    bot += 1
    return { kind: 'bot', bot: sitter.slice(4), ...(called ? { name: called } : {}) }
  })
}
