/** The legal decisions, indexed by family and argument. */

import type { Choice, GameId, Games } from '../net/shapes'

/** A decision that may be taken, with what the engine foresees for it. */
export type LegalAction<G extends GameId = GameId> = Omit<Choice, 'preview'> & { preview: Games[G]['preview'] }

/** Arguments to look for; what is left out or undefined may be anything. */
export type Args = Record<string, string | number | undefined>

export class LegalIndex<G extends GameId = GameId> implements Iterable<LegalAction<G>> {
  readonly all: readonly LegalAction<G>[]
  readonly #families = new Map<string, LegalAction<G>[]>()
  readonly #texts = new Map<string, LegalAction<G>>()
  readonly #ids = new Map<number, LegalAction<G>>()

  constructor(actions: readonly LegalAction<G>[] = []) {
    this.all = actions
    for (const action of actions) {
      const family = this.#families.get(action.form.kind)
      if (family) family.push(action)
      else this.#families.set(action.form.kind, [action])
      this.#texts.set(action.text, action)
      this.#ids.set(action.id, action)
    }
  }

  get size(): number {
    return this.all.length
  }

  /** The families of which something is legal. */
  get families(): string[] {
    return [...this.#families.keys()]
  }

  [Symbol.iterator](): Iterator<LegalAction<G>> {
    return this.all[Symbol.iterator]()
  }

  /** The legal action with this text or number. */
  get(action: string | number): LegalAction<G> | undefined {
    return typeof action === 'number' ? this.#ids.get(action) : this.#texts.get(action)
  }

  /** All legal actions of a family with these arguments; arguments left out may be anything. */
  filter(family: string, args: Args = {}): LegalAction<G>[] {
    const wanted = Object.entries(args).filter(([, value]) => value !== undefined)
    return (this.#families.get(family) ?? []).filter((action) =>
      wanted.every(([name, value]) => action.form[name] === String(value)),
    )
  }

  /** The first of `filter`, or undefined. */
  find(family: string, args: Args = {}): LegalAction<G> | undefined {
    return this.filter(family, args)[0]
  }

  has(family: string, args: Args = {}): boolean {
    return this.find(family, args) !== undefined
  }

  /** The different values that an argument takes among the legal actions of a family. */
  values(family: string, argument: string, args: Args = {}): string[] {
    return [...new Set(this.filter(family, args).map((action) => action.form[argument] ?? ''))]
  }
}
