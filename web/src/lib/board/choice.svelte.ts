import type { LegalAction, LegalIndex } from './legal'

/**
 * A decision in several clicks: first its origin, then its target, and so on.
 *
 * `parts` are the argument names of the family in the order in which they are clicked. The board asks
 * `open(part, value)` to light an element up and calls `choose(part, value)` when it is clicked; as soon as one
 * action is left, or all parts are chosen, `act` is called with it.
 */
export class Choice {
  chosen = $state<Record<string, string>>({})

  constructor(
    readonly family: string,
    readonly parts: readonly string[],
    private readonly legal: () => LegalIndex,
    private readonly act: (action: LegalAction) => void,
    private readonly quick = false,
  ) {}

  /** The actions that fit what has been chosen so far. */
  get left(): LegalAction[] {
    return this.legal().filter(this.family, this.chosen)
  }

  /** The next part to be clicked, null when there is nothing to choose. */
  get asks(): string | null {
    if (!this.left.length) return null
    return this.parts.find((part) => !(part in this.chosen)) ?? null
  }

  /** Whether anything has been chosen that can be let go again. */
  get begun(): boolean {
    return Object.keys(this.chosen).length > 0
  }

  /** The actions that remain if this value is chosen for the part; earlier parts are kept, later ones dropped. */
  after(part: string, value: string): LegalAction[] {
    const kept: Record<string, string> = {}
    for (const earlier of this.parts.slice(0, this.parts.indexOf(part))) {
      const has = this.chosen[earlier]
      if (has !== undefined) kept[earlier] = has
    }
    return this.legal().filter(this.family, { ...kept, [part]: value })
  }

  /** Whether an element can be clicked now as this part. */
  open(part: string, value: string): boolean {
    const place = this.parts.indexOf(part)
    const asked = this.asks === null ? this.parts.length : this.parts.indexOf(this.asks)
    return place <= asked && this.after(part, value).length > 0
  }

  /** Click: choose, change or (the same again) let go of a part. Answers the action if it was taken. */
  choose(part: string, value: string): LegalAction | null {
    const place = this.parts.indexOf(part)
    const again = this.chosen[part] === value
    const kept: Record<string, string> = {}
    for (const earlier of this.parts.slice(0, place)) {
      const has = this.chosen[earlier]
      if (has !== undefined) kept[earlier] = has
    }
    if (!again) kept[part] = value
    const left = this.legal().filter(this.family, kept)
    if (!left.length) return null
    this.chosen = kept
    const [only] = left
    const complete = this.parts.every((p) => p in kept)
    if (!again && only && left.length === 1 && (complete || this.quick)) {
      this.reset()
      this.act(only)
      return only
    }
    return null
  }

  reset(): void {
    this.chosen = {}
  }
}
