import { games } from './catalogue.svelte'
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

/** Show what went wrong. */
export function problem(error: unknown, t: Texts): void {
  if (error instanceof RefusedError || error instanceof RequestRefused) {
    toasts.show(refusalText(error.refusal, t), 'problem')
  } else toasts.show(t.text('web-error-network'), 'problem')
}
