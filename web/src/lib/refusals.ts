import { games } from './catalogue.svelte'
import { line } from './line.svelte'
import { toasts } from './toasts.svelte'
import type { Texts } from './i18n/texts'
import { RefusedError } from './net/api'
import { RequestRefused } from './net/connection'
import type { Refusal } from './net/shapes'

/** A refusal in words: the rules' reason, the server's message, or its short English form. */
export function refusalText(refusal: Refusal, t: Texts): string {
  const reason = /^(?:[a-z]+)-reason-/.test(refusal.message)
  if (reason) return t.reason({ id: refusal.id, args: refusal.args })
  if (!t.has(refusal.message)) return refusal.text
  return t.declared(refusal.message, games.kindsOf('refusals', refusal.id), refusal.args)
}

/** What went wrong, in words: a refusal, or else the network. */
export function problemText(error: unknown, t: Texts): string {
  if (error instanceof RefusedError || error instanceof RequestRefused) return refusalText(error.refusal, t)
  return t.text(line.down && t.has('web-offline-missing') ? 'web-offline-missing' : 'web-error-network')
}

/** Show what went wrong. */
export function problem(error: unknown, t: Texts): void {
  toasts.show(problemText(error, t), 'problem')
}
