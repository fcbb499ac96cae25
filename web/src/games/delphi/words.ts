/** What decisions in The Oracle of Delphi cost and do, in words. */
import type { LegalAction, PreviewLine, Texts } from '../contract'

type Action = LegalAction<'delphi'>

/** Lines of a card: favour, range, odds. */
export function previewLines({ preview: p }: Action, t: Texts): PreviewLine[] {
  const lines: PreviewLine[] = []
  const add = (name: string, value: string, strong = false) =>
    lines.push({ label: t.text(`delphi-line-${name}`), value, strong })
  if (p.recolour && p.acts_as) add('recolour', t.text('delphi-recoloured', { colour: t.component('colour', p.acts_as), n: p.recolour }))
  if (p.steps !== undefined) add('steps', `${t.number(p.steps)} / ${t.number(p.range ?? 0)}`)
  if (p.extra_steps) add('extra', t.number(p.extra_steps))
  if (p.needed !== undefined) add('needed', t.number(p.needed))
  if (p.odds !== undefined) add('odds', t.number(p.odds, { style: 'percent' }), true)
  if (p.gain) add('gain', t.number(p.gain))
  if (p.favour !== undefined) add('favour', t.number(p.favour), true)
  return lines
}

/** What an action costs. */
export function favourOf(action: Action): number {
  return action.preview.favour ?? 0
}

/** The cheapest first; at the same price a die rather than a card, which could still be kept. */
export function cheapestFirst(actions: Action[]): Action[] {
  const card = (action: Action) => Number(action.form.source?.startsWith('card-') ?? false)
  return [...actions].sort((a, b) => favourOf(a) - favourOf(b) || card(a) - card(b))
}

const DEEDS = new Set(['poseidon', 'artemis'])

/** The god who would act, of those whose deed has its place on the map and who are therefore chosen first. */
export function godOf({ form }: Action): string | null {
  return DEEDS.has(form.kind) ? form.kind : null
}

/** Whether a decision is taken with this die, card or god (`god:poseidon`); null: with any. */
export function serves(action: Action, source: string | null): boolean {
  if (source === null) return true
  if (source.startsWith('god:')) return godOf(action) === source.slice(4) || (action.form.kind === 'swap-god' && source.endsWith(`:${action.form.god}`))
  return godOf(action) === null && (action.form.source === undefined || action.form.source === source)
}

/**
 * The recovery that discards these wounds: `recover` names three colours in the order of the wheel, so the order of the
 * clicks does not matter. With fewer than three the recoveries that are still possible.
 */
export function recoveries(legal: Iterable<Action>, picked: readonly string[]): Action[] {
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
