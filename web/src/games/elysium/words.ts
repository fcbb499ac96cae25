/** What decisions in Elysium cost and do, in words. */
import type { LegalAction, Observation, PreviewLine, Texts } from '../contract'
import type { NestedMessage } from '$lib/i18n/texts'
import type { Left, Place } from './types'

interface Preview extends Partial<Place> {
  columns?: string[]
  level?: number
  gold?: number
  vp?: number
  transfers?: number
  after?: Record<string, Left> | Left
  places?: Place[]
  text?: NestedMessage
}

/** "5 cards, quests 1 and 3": what can still be taken. */
function leftWords(left: Left, t: Texts): string {
  const quests = left.quests.length ? t.text('elysium-left-quests', { quests: t.joined(left.quests) }) : t.text('elysium-left-no-quest')
  return `${t.text('elysium-left-cards', { n: left.cards.length })}, ${quests}`
}

function placeWords(place: Place, t: Texts): string {
  const words = [t.text(`elysium-becomes-${place.becomes}`, { n: place.size })]
  if (place.complete) words.push(t.text('elysium-becomes-complete'))
  if (place.bonus) words.push(t.text('elysium-becomes-bonus'))
  return words.join(', ')
}

/** Lines of a card: what a quest brings, what stays takeable, what a transfer makes. */
export function previewLines(action: LegalAction, _: Observation, t: Texts): PreviewLine[] {
  const p = (action.preview ?? {}) as Preview
  const lines: PreviewLine[] = []
  if (action.form.kind === 'quest') {
    lines.push({ label: t.component('resource', 'gold'), value: t.number(p.gold ?? 0) })
    lines.push({ label: t.component('resource', 'vp'), value: t.number(p.vp ?? 0) })
    lines.push({ label: t.text('elysium-transfers'), value: t.number(p.transfers ?? 0) })
  }
  if (p.after) {
    if (Array.isArray((p.after as Left).cards)) {
      lines.push({ label: t.text('elysium-after-this'), value: leftWords(p.after as Left, t) })
    } else {
      for (const [column, left] of Object.entries(p.after as Record<string, Left>)) {
        lines.push({
          label: t.text('elysium-after-column', { column: t.component('column', column) }),
          value: leftWords(left, t),
        })
      }
    }
  }
  for (const place of p.places ?? []) {
    lines.push({ label: placeWords(place, t), value: t.text('elysium-cost', { n: place.cost }) })
  }
  if (p.becomes !== undefined) {
    lines.push({ label: placeWords(p as Place, t), value: t.text('elysium-cost', { n: p.cost ?? 0 }), strong: true })
  }
  if (p.text) lines.push({ label: t.render(p.text), value: '' })
  return lines
}
