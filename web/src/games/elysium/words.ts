/** What decisions in Elysium cost and do, in words. */
import type { ElysiumLeft, ElysiumPlace, ElysiumPreview } from '$lib/net/shapes'
import type { LegalAction, PreviewLine, Texts } from '../contract'

/** What stays takeable after a decision that takes one column away; null where each column leaves something else. */
export function leftOf({ after }: ElysiumPreview): ElysiumLeft | null {
  return after && Array.isArray(after.cards) ? (after as ElysiumLeft) : null
}

/** "5 cards, quests 1 and 3": what can still be taken. */
function leftWords(left: ElysiumLeft, t: Texts): string {
  const quests = left.quests.length ? t.text('elysium-left-quests', { n: left.quests.length, quests: t.joined(left.quests) }) : t.text('elysium-left-no-quest')
  return `${t.text('elysium-left-cards', { n: left.cards.length })}, ${quests}`
}

function placeWords(place: Pick<ElysiumPlace, 'becomes' | 'size' | 'complete' | 'bonus'>, t: Texts): string {
  const words = [t.text(`elysium-becomes-${place.becomes}`, { n: place.size })]
  if (place.complete) words.push(t.text('elysium-becomes-complete'))
  if (place.bonus) words.push(t.text('elysium-becomes-bonus'))
  return words.join(', ')
}

/** Lines of a card: what a quest brings, what stays takeable, what a transfer makes. */
export function previewLines({ form, preview: p }: LegalAction<'elysium'>, t: Texts): PreviewLine[] {
  const lines: PreviewLine[] = []
  if (form.kind === 'quest') {
    lines.push({ label: t.component('resource', 'gold'), value: t.number(p.gold ?? 0) })
    lines.push({ label: t.component('resource', 'vp'), value: t.number(p.vp ?? 0) })
    lines.push({ label: t.text('elysium-transfers'), value: t.number(p.transfers ?? 0) })
  }
  if (p.after) {
    const one = leftOf(p)
    if (one) {
      lines.push({ label: t.text('elysium-after-this'), value: leftWords(one, t) })
    } else {
      for (const [column, left] of Object.entries(p.after as Record<string, ElysiumLeft>)) {
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
    const place = { becomes: p.becomes, size: p.size ?? 0, complete: p.complete ?? false, bonus: p.bonus ?? false }
    lines.push({ label: placeWords(place, t), value: t.text('elysium-cost', { n: p.cost ?? 0 }), strong: true })
  }
  return lines
}
