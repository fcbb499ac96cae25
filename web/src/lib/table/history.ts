import type { EventSeen, MoveSeen, Update } from '../net/shapes'

/** The moves after an update: cut to its first `keep` moves, then what is new. The first ones may be missing. */
export function join(moves: readonly MoveSeen[], update: Pick<Update, 'keep' | 'moves'>): MoveSeen[] {
  return [...moves.filter(({ n }) => n <= update.keep), ...update.moves]
}

/** How many of the first moves are missing among those of a position after `length` moves. */
export function missing(moves: readonly MoveSeen[], length: number): number {
  return (moves[0]?.n ?? length + 1) - 1
}

/** The latest moves with those before them. */
export function complete(moves: readonly MoveSeen[], length: number, before: readonly MoveSeen[]): MoveSeen[] {
  const lacking = missing(moves, length)
  return [...before.filter(({ n }) => n <= lacking), ...moves]
}

/** The moves after a seat's last decision; for a spectator the last player's, with the chance before and in them. */
export function sinceMine(moves: readonly MoveSeen[], seat: number | null): MoveSeen[] {
  let last = moves.length
  if (seat === null) {
    while (last > 0 && moves[last - 1]!.seat === -1) last -= 1
    const mover = moves[last - 1]?.seat
    while (last > 0 && (moves[last - 1]!.seat === mover || moves[last - 1]!.seat === -1)) last -= 1
  } else {
    while (last > 0 && moves[last - 1]!.seat !== seat) last -= 1
    // A player who has not moved yet needs no marks for the whole set-up.
    if (last === 0) {
      const first = moves.findIndex((move) => move.seat !== -1)
      last = first < 0 ? moves.length : first
    }
  }
  return moves.slice(last)
}

/** The last decisions in a row that a seat took, with the chance in and behind them. */
export function lastTurnOf(moves: readonly MoveSeen[], seat: number): MoveSeen[] {
  let last = moves.length
  while (last > 0 && moves[last - 1]!.seat !== seat) last -= 1
  let first = last
  while (first > 0 && [seat, -1].includes(moves[first - 1]!.seat)) first -= 1
  while (first < last && moves[first]!.seat !== seat) first += 1
  while (last < moves.length && last > first && moves[last]!.seat === -1) last += 1
  return moves.slice(first, last)
}

export interface LogLine {
  /** Number of the move. */
  n: number
  /** Whose line it is: the seat the event names, or who moved. */
  seat: number
  event: EventSeen
  key: string
}

/** The log, one line for each event. */
export function logLines(moves: readonly MoveSeen[]): LogLine[] {
  return moves.flatMap((move) =>
    move.events.map((event, i) => ({
      n: move.n,
      seat: typeof event.args.seat === 'number' ? event.args.seat : move.seat,
      event,
      key: `${move.n}.${i}`,
    })),
  )
}
