import { settings } from './settings.svelte'

/** What a key does everywhere on the page, while something that is shown says so. */
export interface Key {
  key: string
  run: () => void
}

/** Where a key is a letter of something that is being written, or belongs to something that is open. */
const ELSEWHERE = 'input, select, textarea, dialog, [contenteditable], [role="menu"]'

class Keys {
  /** The list of all keys is open. */
  shown = $state(false)
  readonly #here: Key[] = []

  start(): void {
    addEventListener('keydown', (event) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.repeat) return
      if (!settings.keys && event.key !== '?') return
      if ((event.target as Element).closest?.(ELSEWHERE)) return
      // The latest is the innermost.
      const found = this.#here.findLast(({ key }) => key === event.key)
      if (!found) return
      event.preventDefault()
      found.run()
    })
    this.add({ key: '?', run: () => (this.shown = true) })
  }

  /** A key does something from now on; how to end that. */
  add(key: Key): () => void {
    this.#here.push(key)
    return () => void this.#here.splice(this.#here.indexOf(key), 1)
  }
}

export const keys = new Keys()

/** All keys that there are, by where they work; their texts are `web-key-<place>-<name>`. */
export const ALL: Record<string, Record<string, string[]>> = {
  page: { help: ['?'], aid: ['a'], next: ['n'], tables: ['t'], close: ['Esc'] },
  board: { move: ['←', '↑', '↓', '→'], legal: [',', '.'], ends: ['Home', 'End'], take: ['Enter'], zoom: ['+', '−'], whole: ['0'] },
  list: { move: ['↑', '↓'], take: ['Enter'] },
  replay: { step: ['←', '→'], ends: ['Home', 'End'] },
}
