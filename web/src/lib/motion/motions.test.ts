import { describe, expect, it } from 'vitest'
import { MOTIONS as DELPHI } from '../../games/delphi/motions'
import { MOTIONS as ELYSIUM } from '../../games/elysium/motions'
import { MOTIONS as OLYMPOS } from '../../games/olympos/motions'
import { DELPHI_EVENTS, ELYSIUM_EVENTS, OLYMPOS_EVENTS } from '../net/shapes'
import { argumentsOf, MOVEMENTS, sceneOf, type Motions } from './motions'

const GAMES: [string, Motions, Record<string, readonly string[]>][] = [
  ['delphi', DELPHI, DELPHI_EVENTS],
  ['elysium', ELYSIUM, ELYSIUM_EVENTS],
  ['olympos', OLYMPOS, OLYMPOS_EVENTS],
]

describe.each(GAMES)('%s', (_, motions, events) => {
  it('has a motion for every kind of event and for nothing else', () => {
    expect(Object.keys(motions).sort()).toEqual(Object.keys(events).sort())
  })

  it.each(Object.keys(events))('%s moves by arguments that the event has', (name) => {
    const motion = motions[name]!
    expect(argumentsOf(motion).filter((argument) => !events[name]!.includes(argument))).toEqual([])
    expect(Object.keys(MOVEMENTS)).toContain(motion.movement)
    const args = Object.fromEntries(events[name]!.map((argument) => [argument, argument === 'seat' ? 1 : `some-${argument}`]))
    const scene = sceneOf({ name, args, places: ['board'] }, motions)
    expect(scene.movement).toBe(motion.movement)
    expect(scene.to.length).toBeGreaterThan(0)
    if (['travel', 'fly', 'leave'].includes(motion.movement)) expect(scene.from.length).toBeGreaterThan(0)
    if (['travel', 'roll', 'count'].includes(motion.movement)) expect(scene.actor).not.toBeNull()
  })
})
