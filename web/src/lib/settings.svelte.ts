import { chosen } from './follow'

/** What a person prefers, remembered by the browser; it follows them to their other devices (`preferences.svelte.ts`). */
const KEY = 'petteia-settings'

export const SPEEDS = ['off', 'fast', 'normal', 'slow'] as const
export type Speed = (typeof SPEEDS)[number]

/** Where a decision that could be regretted is asked about once more. */
export const CONFIRMS = ['touch', 'always', 'never'] as const
export type Confirm = (typeof CONFIRMS)[number]

interface Kept {
  speed: Speed
  sound: boolean
  confirm: Confirm
  keys: boolean
}

class Settings implements Kept {
  /** How fast pieces move. */
  speed = $state<Speed>('normal')
  sound = $state(true)
  confirm = $state<Confirm>('touch')
  /** Single letters lead through the page; whoever speaks to the device, or hits keys by chance, turns that off. */
  keys = $state(true)
  /** The page was last touched by a finger. */
  #finger = false

  /** Read what was kept. */
  start(): void {
    addEventListener('pointerdown', (event) => (this.#finger = event.pointerType === 'touch'), { capture: true })
    addEventListener('keydown', () => (this.#finger = false), { capture: true })
    try {
      const kept: Record<string, unknown> = JSON.parse(localStorage.getItem(KEY) ?? '{}')
      if (SPEEDS.includes(kept.speed as Speed)) this.speed = kept.speed as Speed
      if (CONFIRMS.includes(kept.confirm as Confirm)) this.confirm = kept.confirm as Confirm
      if (typeof kept.sound === 'boolean') this.sound = kept.sound
      if (typeof kept.keys === 'boolean') this.keys = kept.keys
    } catch {
      // Kept by something else, or nothing can be kept here: the defaults stay.
    }
  }

  set<K extends keyof Kept>(name: K, value: Kept[K]): void {
    ;(this as Kept)[name] = value
    const { speed, sound, confirm, keys } = this
    localStorage.setItem(KEY, JSON.stringify({ speed, sound, confirm, keys }))
    chosen<K>(name, value)
  }

  /** Whether a decision that could be regretted is asked about now. */
  get asks(): boolean {
    return this.confirm === 'always' || (this.confirm === 'touch' && this.#finger)
  }
}

export const settings = new Settings()
