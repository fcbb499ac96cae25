import { describe, expect, it } from 'vitest'
import type { Texts } from '$lib/i18n/texts'
import { moved, points } from './points'

const t = { number: (value: number) => String(value) } as Texts

describe('points of win chance', () => {
  it('have a sign and no fractions', () => {
    expect(points(t, 0.234)).toBe('+23')
    expect(points(t, -0.066)).toBe('−7')
    expect(points(t, 0.001)).toBe('0')
    expect(points(t, -0.001)).toBe('0')
    expect(points(t, 0.5, false)).toBe('50')
  })

  it('tell who gained and who lost in a step, the most first', () => {
    const values = [
      [0.5, 0.3, 0.2],
      [0.52, 0.295, 0.185],
    ]
    expect(moved(values, 0).map(({ seat }) => seat)).toEqual([0, 2])
    expect(moved(values, 1)).toEqual([])
  })
})
