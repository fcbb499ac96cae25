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

/** Hexes that an event touches. */
export function placesOf(event: GameEvent): string[] {
  return typeof event.args.hex === 'string' ? [`hex:${event.args.hex}`] : []
}

/** What an action costs, for sorting. */
export function favourOf(action: LegalAction): number {
  return ((action.preview ?? {}) as Preview).favour ?? 0
}
