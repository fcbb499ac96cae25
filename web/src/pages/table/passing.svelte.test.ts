import { flushSync } from 'svelte'
import { expect, test, vi } from 'vitest'
import olympos from '../../games/olympos'
import { LegalIndex, type LegalAction } from '$lib/board/legal'
import { Passing } from './passing.svelte'
import type { Play } from './play.svelte'

const done: LegalAction = { id: 1, text: 'done', form: { kind: 'done' }, preview: {} }
const play: LegalAction = { id: 2, text: 'play gift', form: { kind: 'play' }, preview: {} }

/** A table at which one question after the other is asked, each answered from the device of whoever is asked. */
function table(me = 0) {
  const take = vi.fn()
  let ask = $state.raw({ seat: me, step: 'window' })
  let at = $state(me)
  const page = {
    client: olympos,
    take,
    legal: new LegalIndex([play, done]),
    table: {
      passTo: null,
      get me() {
        return at
      },
      get myTurn() {
        return ask.seat === at
      },
    },
    get ask() {
      return ask
    },
  }
  const passing = new Passing(page as unknown as Play)
  const stop = $effect.root(() => {
    $effect(() => passing.watchQuiet())
  })
  /** Ask a seat; the device shows `seen`. Whether "nothing" was answered by itself. */
  const asked = (seat: number, step: string, seen = me) => {
    take.mockClear()
    ;[ask, at] = [{ seat, step }, seen]
    return settle()
  }
  const settle = async () => {
    flushSync()
    await Promise.resolve()
    return take.mock.calls.length > 0
  }
  return { passing, asked, settle, take, stop }
}

test('nothing is answered for the rest of the turn, also after questions to others', async () => {
  const { passing, asked, settle, take, stop } = table()
  expect(await settle()).toBe(false)
  passing.beQuiet()
  expect(await settle()).toBe(true)
  expect(take).toHaveBeenCalledExactlyOnceWith(done)
  // A god takes a settler of somebody else in between, and somebody may pray.
  expect(await asked(1, 'lose')).toBe(false)
  expect(await asked(1, 'prayer')).toBe(false)
  expect(await asked(0, 'window')).toBe(true)
  // The next turn, and its own question.
  expect(await asked(1, 'turn')).toBe(false)
  expect(await asked(0, 'window')).toBe(false)
  stop()
})

test('who shares the device is asked all the same', async () => {
  const { passing, asked, settle, stop } = table()
  passing.beQuiet()
  expect(await settle()).toBe(true)
  expect(await asked(1, 'prayer', 1)).toBe(false)
  expect(await asked(0, 'window', 0)).toBe(true)
  stop()
})
