/** Remembers where cards lie, so that those that stay keep their places when others leave. */
export class Places {
  readonly #of = new Map<string, number>()

  /** The cards at their places, null where one is empty; newcomers take the first empty ones. There are `size` places at least. */
  arrange(cards: readonly string[], size: number): (string | null)[] {
    const places: (string | null)[] = Array.from({ length: Math.max(size, cards.length) }, () => null)
    const newcomers: string[] = []
    for (const card of cards) {
      const place = this.#of.get(card)
      if (place !== undefined && place < places.length && places[place] === null) places[place] = card
      else newcomers.push(card)
    }
    for (const card of newcomers) {
      const place = places.indexOf(null)
      places[place] = card
      this.#of.set(card, place)
    }
    return places
  }
}
