import type { Declarations } from '../i18n/texts'
import type { WireAction } from '../net/protocol'
import { LegalIndex, type ActionForm, type LegalAction } from './legal'

/** Parts an action's form into its arguments, which the game declares, and the preview, which is all the rest. */
export function split(form: Record<string, unknown>, game: Declarations): Pick<LegalAction, 'form' | 'preview'> {
  const kind = String(form.kind)
  const names = game.families[kind] ?? {}
  const args: ActionForm = { kind }
  const preview: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(form)) {
    if (name === 'kind') continue
    if (name in names) args[name] = String(value)
    else preview[name] = value
  }
  return { form: args, preview }
}

/** The legal actions of an update, indexed. */
export function legalIndex(actions: readonly WireAction[] | null, game: Declarations): LegalIndex {
  return new LegalIndex((actions ?? []).map((a) => ({ id: a.id, text: a.text, ...split(a.form, game) })))
}
