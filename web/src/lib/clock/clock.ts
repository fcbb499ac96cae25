import type { Texts } from '../i18n/texts'
import type { ClockInfo, LiveClock, SlowClock } from '../net/shapes'

export type Clock = LiveClock | SlowClock

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * What a seat has left (milliseconds), `now` being the server's time as the page knows it: never more than the seat had when
 * its time began to run.
 */
export function leftOf(clock: ClockInfo, seat: number, now: number): number {
  const had = clock.left[seat] ?? 0
  if (clock.running === seat && clock.deadline !== null) return Math.max(0, Math.min(had, clock.deadline - now))
  return had
}

/** A time as a clock shows it: `4:09`, `1:04:09`; from a day on in words. */
export function face(ms: number, t: Texts): string {
  if (ms >= DAY) return t.text('web-clock-days', { days: Math.floor(ms / DAY), hours: Math.floor((ms % DAY) / HOUR) })
  // 0:00 is shown when nothing is left, and not before.
  const seconds = Math.ceil(ms / 1000)
  const two = (n: number) => String(n).padStart(2, '0')
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}

/** The same to be read out, in the two largest units. */
export function spoken(ms: number, t: Texts): string {
  const seconds = Math.ceil(ms / 1000)
  const parts: [string, number][] = [
    ['day', Math.floor(seconds / 86400)],
    ['hour', Math.floor(seconds / 3600) % 24],
    ['minute', Math.floor(seconds / 60) % 60],
    ['second', seconds % 60],
  ]
  const first = parts.findIndex(([, n]) => n > 0)
  const told = parts.slice(first < 0 ? 3 : first, (first < 0 ? 3 : first) + 2).filter(([, n], i) => n > 0 || i === 0)
  return told.map(([unit, n]) => t.number(n, { style: 'unit', unit, unitDisplay: 'long' })).join(' ')
}

/** A moment in the reader's own time zone, named; the day only where it is not today. */
export function moment(ms: number, t: Texts, now = Date.now(), zone?: string): string {
  const day = (at: number) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(at)
  return new Intl.DateTimeFormat(t.language, {
    ...(day(ms) === day(now) ? {} : { weekday: 'short', day: 'numeric', month: 'short' }),
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: zone,
  }).format(ms)
}

/** By which clock a table is played, in words. */
export function inWords(rules: Clock, t: Texts): string {
  const out = t.text(`web-clock-out-${rules.out ?? 'bot'}`)
  if (rules.type === 'correspondence') return t.text('web-clock-slow', { hours: rules.hours, out })
  const bank = spoken(rules.bank * 1000, t)
  return rules.increment ? t.text('web-clock-live', { bank, seconds: rules.increment, out }) : t.text('web-clock-bank', { bank, out })
}

/** What is said aloud of one's own time: when so much of it is left. */
export const TOLD = [HOUR, 10 * MINUTE, MINUTE, 30_000, 10_000]

/** The mark that was passed when one had `before` and has `after` now; null if none was. */
export function passed(before: number, after: number): number | null {
  return TOLD.findLast((mark) => before > mark && after <= mark && after > 0) ?? null
}
