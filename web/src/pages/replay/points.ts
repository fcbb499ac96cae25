import type { Texts } from '$lib/i18n/texts'

/** A share of a win in points of win chance, with its sign. */
export function points(t: Texts, share: number, sign = true): string {
  const value = Math.round(100 * share)
  const shown = t.number(Math.abs(value))
  if (value < 0) return `−${shown}`
  return sign && value > 0 ? `+${shown}` : shown
}

/** The largest lead of a line over a run of moves that end at a turning point, and who gained. */
export function moved(values: number[][], t: number): { seat: number; by: number }[] {
  const before = values[t] ?? []
  const after = values[t + 1] ?? []
  return after
    .map((share, seat) => ({ seat, by: share - (before[seat] ?? 0) }))
    .filter(({ by }) => Math.abs(by) >= 0.01)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
}
