import type { Texts } from '../i18n/texts'
import type { SeatInfo } from '../net/shapes'

/** The name of whoever sits at a seat; bots without a name are called by their level. */
export function seatName(seat: SeatInfo, t: Texts): string {
  if (seat.name) return seat.name
  if (seat.gone) return t.text('web-somebody')
  if (seat.kind === 'bot') return t.text('web-bot-name', { level: t.text(`web-level-${seat.bot ?? 'easy'}`), number: seat.seat + 1 })
  return t.text('kernel-seat', { number: seat.seat + 1 })
}

/** A name that nobody at the table has: the one given, or with the first number that makes it another. */
export function freeName(name: string, taken: readonly string[]): string {
  const used = new Set(taken.map((other) => other.toLowerCase()))
  let free = name
  for (let n = 2; used.has(free.toLowerCase()); n += 1) free = `${name} ${n}`
  return free
}
