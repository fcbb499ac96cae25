/** Steps for an axis: round numbers, at most `most` of them beyond the first. */
export function ticks(low: number, high: number, most = 5): number[] {
  const span = Math.max(high - low, 1)
  const rough = span / most
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map((m) => m * power).find((s) => s >= rough) ?? rough)
  const first = Math.floor(low / step) * step
  const out: number[] = []
  for (let at = first; at < high + step; at += step) out.push(at)
  return out
}
