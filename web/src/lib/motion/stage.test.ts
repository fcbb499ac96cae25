import { describe, expect, it, vi } from 'vitest'
import type { MoveSeen } from '../net/shapes'
import type { Speed } from '../settings.svelte'
import { sceneOf, type Motions } from './motions'
import { Stage } from './stage.svelte'

const MOTIONS: Motions = {
  go: { movement: 'travel', piece: '{seat}', from: 'marker:{seat}|seat:{seat}', to: 'land:{land}' },
  draw: { movement: 'fly', figure: 'card:{card}', from: 'deck', to: 'seat:{seat}' },
  gain: { movement: 'count', number: '+{n}', to: 'seat:{seat}' },
}
const event = (name: string, args: Record<string, unknown> = {}, places: string[] = []) => ({ name, args, places })
const move = (...events: ReturnType<typeof event>[]): MoveSeen => ({ n: 1, seat: 0, action: null, form: null, events })

describe('a scene', () => {
  it('has its arguments put in', () => {
    const scene = sceneOf(event('go', { seat: 2, land: 'crete' }), MOTIONS)
    expect(scene).toMatchObject({ movement: 'travel', actor: { kind: 'piece', seat: 2 }, from: ['marker:2', 'seat:2'], to: ['land:crete'], sound: 'wood' })
  })
  it('shows no figure that the viewer may not know', () => {
    const hidden = sceneOf(event('draw', { seat: 1 }), MOTIONS)
    expect(hidden).toMatchObject({ actor: { kind: 'back' }, from: ['deck'], to: ['seat:1'] })
    expect(sceneOf(event('draw', { seat: 1, card: 'zeus/hera' }), MOTIONS).actor).toEqual({ kind: 'figure', of: 'card', id: 'zeus/hera' })
  })
  it('of an unknown event makes its places shine', () => {
    expect(sceneOf(event('strange', {}, ['land:crete']), MOTIONS)).toMatchObject({ movement: 'shine', to: ['land:crete'] })
  })
})

/** A stage whose time is counted instead of waited for. */
function staged(speed: Speed = 'normal', still = false) {
  const shown: string[] = []
  const waits: number[] = []
  const stage: Stage = new Stage({
    motions: () => MOTIONS,
    speed: () => speed,
    still: () => still,
    wait: async (ms) => void waits.push(ms),
    onscene: (scene) => shown.push(scene.event.name),
  })
  return { stage, shown, waits }
}

describe('the stage', () => {
  it('plays events in order and then rests', async () => {
    const { stage, shown } = staged()
    const moves = [move(event('go', { seat: 0, land: 'a' }), event('gain', { seat: 0, n: 2 })), move(event('draw', { seat: 1 }))]
    await stage.play(moves)
    expect(shown).toEqual(['go', 'gain', 'draw'])
    expect(moves.flatMap((one) => one.events).every((one) => stage.told.has(one))).toBe(true)
    expect(stage.playing).toBeNull()
  })
  it.each([['off', false], ['normal', true]] as const)('shows nothing when speed is %s and still is %s', async (speed, still) => {
    const { stage, shown } = staged(speed, still)
    await stage.play([move(event('gain', { seat: 0, n: 1 }))])
    expect(shown).toEqual([])
  })
  it('is slower or faster as is chosen', async () => {
    const sums = await Promise.all(
      (['fast', 'normal', 'slow'] as const).map(async (speed) => {
        const { stage, waits } = staged(speed)
        await stage.play([move(event('gain', { seat: 0, n: 1 }))])
        return waits.reduce((a, b) => a + b, 0)
      }),
    )
    expect(sums[0]).toBeLessThan(sums[1]!)
    expect(sums[1]).toBeLessThan(sums[2]!)
  })
  it('hurries when many events or further updates wait', async () => {
    const many = [move(...Array.from({ length: 60 }, () => event('go', { seat: 0, land: 'a' })))]
    const { stage, waits, shown } = staged()
    await stage.play(many)
    expect(shown.length).toBeLessThanOrEqual(14)
    const alone = waits.splice(0).reduce((a, b) => a + b, 0)
    expect(alone).toBeLessThan(5000)
    await stage.play(many, 3)
    expect(waits.reduce((a, b) => a + b, 0)).toBeLessThan(alone / 2)
  })
  it('ends at once when it is skipped', async () => {
    const shown: string[] = []
    const stage = new Stage({ motions: () => MOTIONS, speed: () => 'slow', still: () => false, onscene: (s) => shown.push(s.event.name), wait: () => new Promise(() => {}) })
    const played = stage.play([move(event('go', { seat: 0, land: 'a' }), event('gain', { seat: 0, n: 1 }))])
    await vi.waitFor(() => expect(stage.playing).not.toBeNull())
    stage.skip()
    await played
    expect(shown).toEqual(['go'])
  })
})
