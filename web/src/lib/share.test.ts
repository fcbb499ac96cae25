import { expect, it } from 'vitest'
import { qrPath } from './share'

it('draws a QR code with its three corners and a quiet border', async () => {
  const { size, path } = await qrPath('https://example.org/t/k3v9q2m7xa#secret')
  const dark = new Set(path.match(/M\d+ \d+/g))
  const is = (x: number, y: number) => dark.has(`M${x} ${y}`)
  for (const [x, y] of [
    [4, 4],
    [size - 11, 4],
    [4, size - 11],
  ] as const) {
    // A dark frame, a light one in it, and a dark middle.
    expect([is(x, y), is(x + 6, y + 6), is(x + 1, y + 1), is(x + 3, y + 3)]).toEqual([true, true, false, true])
  }
  for (let i = 0; i < size; i++) expect([is(i, 3), is(3, i), is(i, size - 4), is(size - 4, i)]).toEqual([false, false, false, false])
})
