import type { GameClient, PreviewLine } from '../../games/contract'
import type { Texts } from '../i18n/texts'
import type { LegalAction } from './legal'

/** A decision in words: the game's own where it has some. */
export function wordsOf(action: LegalAction, client: GameClient, t: Texts): string {
  return client.actionWords?.(action, t) ?? t.action(action.form)
}

/**
 * What a decision costs and does, in lines. The game says it in its own way; without that every number and
 * text of the engine's preview is shown for which there is a message `<game>-preview-<name>`.
 */
export function previewLines(action: LegalAction, client: GameClient, t: Texts): PreviewLine[] {
  if (client.previewLines) return client.previewLines(action, t)
  const game = t.game?.id ?? ''
  const lines: PreviewLine[] = []
  for (const [name, value] of Object.entries(action.preview)) {
    const id = `${game}-preview-${name}`
    if (!t.has(id)) continue
    if (typeof value === 'number') lines.push({ label: t.text(id, { n: value }), value: t.number(value) })
    else if (typeof value === 'string') lines.push({ label: t.text(id), value })
  }
  return lines
}
