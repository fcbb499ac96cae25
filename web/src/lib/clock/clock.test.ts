import { describe, expect, it } from 'vitest'
import { Catalogues, Texts } from '../i18n/texts'
import type { ClockInfo } from '../net/shapes'
import { face, leftOf, moment, passed, spoken } from './clock'

const t = new Texts(new Catalogues('en', ['web-clock-days = { $days } d { $hours } h\n']))
const HOUR = 3_600_000

describe('clocks', () => {
  const clock: ClockInfo = { rules: { type: 'live', bank: 60 }, left: [60_000, 12_000], running: 0, deadline: 1_000_000, out: [] }

  it('count down for the one whose time runs, and for nobody else', () => {
    expect(leftOf(clock, 0, 990_000)).toBe(10_000)
    expect(leftOf(clock, 0, 1_000_001)).toBe(0)
    expect(leftOf(clock, 1, 990_000)).toBe(12_000)
    // The server's time is known to the page a little too early.
    expect(leftOf(clock, 0, 939_970)).toBe(60_000)
  })

  it('show nothing left only when nothing is left', () => {
    expect(face(1, t)).toBe('0:01')
    expect(face(0, t)).toBe('0:00')
    expect(face(249_000, t)).toBe('4:09')
    expect(face(HOUR + 61_000, t)).toBe('1:01:01')
    expect(face(26 * HOUR, t)).toBe('1 d 2 h')
  })

  it('are read out in the two largest units', () => {
    expect(spoken(249_000, t)).toBe('4 minutes 9 seconds')
    expect(spoken(60_000, t)).toBe('1 minute')
    expect(spoken(26 * HOUR, t)).toBe('1 day 2 hours')
    expect(spoken(0, t)).toBe('0 seconds')
  })

  it('name a moment in the time zone of the reader', () => {
    const at = Date.UTC(2026, 10, 18, 23, 30)
    const now = Date.UTC(2026, 10, 18, 12)
    expect(moment(at, t, now, 'UTC')).toContain('11:30')
    expect(moment(at, t, now, 'UTC')).not.toContain('Nov')
    // There it is tomorrow already.
    expect(moment(at, t, now, 'Asia/Tokyo')).toMatch(/Nov 19.*8:30/)
  })

  it('tell a mark once, when it is passed', () => {
    expect(passed(61_000, 60_000)).toBe(60_000)
    expect(passed(60_000, 59_000)).toBeNull()
    expect(passed(61_000, 9_000)).toBe(10_000)
    expect(passed(5_000, 0)).toBeNull()
  })
})
