/** What decisions in The Oracle of Delphi cost and do, in words. */
import type { GameEvent, LegalAction, Observation, PreviewLine, Texts } from '../contract'
import type { Preview } from './types'

/** Lines of a card: favour, range, odds. */
export function previewLines(action: LegalAction, _: Observation, t: Texts): PreviewLine[] {
  const p = (action.preview ?? {}) as Preview
  const lines: PreviewLine[] = []
  const add = (name: string, value: string, strong = false) =>
    lines.push({ label: t.text(`delphi-line-${name}`), value, strong })
  if (p.recolour && p.acts_as) add('recolour', `${t.component('colour', p.acts_as)}, ${t.number(p.recolour)}`)
  if (p.steps !== undefined) add('steps', `${t.number(p.steps)} / ${t.number(p.range ?? 0)}`)
  if (p.extra_steps) add('extra', t.number(p.extra_steps))
  if (p.needed !== undefined) add('needed', t.number(p.needed))
  if (p.odds !== undefined) add('odds', t.number(p.odds, { style: 'percent' }), true)
  if (p.gain) add('gain', t.number(p.gain))
  if (p.favour !== undefined) add('favour', t.number(p.favour), true)
  return lines
}

/** Hexes that an event touches, and whose god or task it is: everybody has the same ones. */
export function placesOf({ args }: GameEvent): string[] {
  const places: string[] = []
  if (typeof args.hex === 'string') places.push(`hex:${args.hex}`)
  for (const kind of ['god', 'task']) {
    if (typeof args.seat === 'number' && typeof args[kind] === 'string') places.push(`own-${kind}:${args.seat}/${args[kind]}`)
  }
  return places
}

/** What an action costs. */
export function favourOf(action: LegalAction): number {
  return ((action.preview ?? {}) as Preview).favour ?? 0
}

/** The cheapest first; at the same price a die rather than a card, which could still be kept. */
export function cheapestFirst(actions: LegalAction[]): LegalAction[] {
  const card = (action: LegalAction) => Number(action.form.source?.startsWith('card-') ?? false)
  return [...actions].sort((a, b) => favourOf(a) - favourOf(b) || card(a) - card(b))
}

/**
 * The recovery that discards these wounds: `recover` names three colours in the order of the wheel, so the order of the
 * clicks does not matter. With fewer than three the recoveries that are still possible.
 */
export function recoveries(legal: Iterable<LegalAction>, picked: readonly string[]): LegalAction[] {
  return [...legal].filter(({ form }) => {
    if (form.kind !== 'recover') return false
    const left = [form.first, form.second, form.third]
    return picked.every((colour) => {
      const place = left.indexOf(colour)
      if (place < 0) return false
      left.splice(place, 1)
      return true
    })
  })
}
