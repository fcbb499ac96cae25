import { SvelteSet } from 'svelte/reactivity'
import type { Kinds } from '../i18n/texts'
import type { Form } from '../net/shapes'

/** Key of a place on the board: `territory:thessaly`, `seat:2`, `card:hades/cerberus`. */
export function place(kind: string, id: string | number): string {
  return `${kind}:${id}`
}

/** The places that a decision names: the seats and components among its arguments. */
export function placesOf(form: Form, kinds: Kinds): string[] {
  return Object.entries(form).flatMap(([name, value]) => (name in kinds ? [place(kinds[name]!, value)] : []))
}

/**
 * What the page points at. Three sources are kept apart, so that leaving a log line does not put out what
 * others did: `hover` (the pointer or the focus is on a line, a decision, a player) and `recent` (what happened since
 * my last decision). Boards ask `on(...)` and `fresh(...)`.
 */
export class Highlight {
  readonly #hover = new SvelteSet<string>()
  readonly #recent = new SvelteSet<string>()
  readonly #advised = new SvelteSet<string>()

  /** Point at these places only; nothing: point at none. */
  show(places: Iterable<string> = []): void {
    this.#hover.clear()
    for (const p of places) this.#hover.add(p)
  }

  /** What others did since my last decision. */
  setRecent(places: Iterable<string>): void {
    this.#recent.clear()
    for (const p of places) this.#recent.add(p)
  }

  /** What the coach speaks of: pointed at as long as nothing else is. */
  setAdvised(places: Iterable<string>): void {
    this.#advised.clear()
    for (const p of places) this.#advised.add(p)
  }

  /** Whether a place is being pointed at. */
  on(kind: string, id: string | number): boolean {
    return (this.#hover.size ? this.#hover : this.#advised).has(place(kind, id))
  }

  /** Whether something happened at a place since my last decision. */
  fresh(kind: string, id: string | number): boolean {
    return this.#recent.has(place(kind, id))
  }
}
