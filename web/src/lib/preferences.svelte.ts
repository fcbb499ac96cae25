import { onChosen } from './follow'
import { i18n } from './i18n/i18n.svelte'
import { ending, me } from './me.svelte'
import { api } from './net/api'
import type { Preferences } from './net/shapes'
import { settings } from './settings.svelte'
import { theme } from './theme.svelte'
import { wishes } from './wishes.svelte'

/** How to make each of them so on this device, and what it is here. */
const HERE: { [K in keyof Preferences]-?: { get: () => NonNullable<Preferences[K]>; set: (value: NonNullable<Preferences[K]>) => unknown } } = {
  language: { get: () => i18n.language, set: (value) => i18n.choose(value) },
  theme: { get: () => theme.value, set: (value) => theme.choose(value) },
  speed: { get: () => settings.speed, set: (value) => settings.set('speed', value) },
  sound: { get: () => settings.sound, set: (value) => settings.set('sound', value) },
  confirm: { get: () => settings.confirm, set: (value) => settings.set('confirm', value) },
  keys: { get: () => settings.keys, set: (value) => settings.set('keys', value) },
  ending: { get: () => ending.value, set: (value) => ending.choose(value) },
  notices: { get: () => wishes.value, set: (value) => wishes.take(value) },
  name: { get: () => me.name, set: (value) => me.rename(value) },
}

/** What a person prefers follows them: each choice is sent, and what other devices chose is taken over. */
class Following {
  #applying = false
  /** What was chosen while the server could not be reached, or is on its way. */
  #waiting: Record<string, unknown> = {}
  #sending: Promise<void> | null = null

  start(): void {
    onChosen((name, value) => {
      if (this.#applying) return
      this.#waiting[name] = value
      void this.#send()
    })
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void this.load())
    void this.load()
  }

  /** Take over what the person chose elsewhere; what was chosen here and is not stored yet comes after it. */
  async load(): Promise<void> {
    if (!api.known) return
    try {
      await this.#send()
      const found = await api.preferences()
      this.#applying = true
      for (const name of Object.keys(found) as (keyof Preferences)[]) {
        const here = HERE[name] as { get: () => unknown; set: (value: unknown) => unknown } | undefined
        if (here && !(name in this.#waiting) && here.get() !== found[name]) await here.set(found[name])
      }
    } catch {
      // Not now: what this browser remembers serves until the next time.
    } finally {
      this.#applying = false
    }
  }

  #send(): Promise<void> {
    this.#sending ??= this.#sendAll().finally(() => (this.#sending = null))
    return this.#sending
  }

  async #sendAll(): Promise<void> {
    while (api.known && Object.keys(this.#waiting).length) {
      const sent = this.#waiting
      this.#waiting = {}
      try {
        await api.prefer(sent as Preferences)
      } catch {
        this.#waiting = { ...sent, ...this.#waiting } // sent with the next choice, or when the page is seen again
        return
      }
    }
  }
}

export const following = new Following()
