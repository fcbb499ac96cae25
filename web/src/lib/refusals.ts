import { toasts } from './toasts.svelte'
import type { Texts } from './i18n/texts'
import { RefusedError } from './net/api'
import { RefusedMessage } from './net/connection'
import type { Refusal } from './net/protocol'

/** A refusal in words: the rules' reason, the server's message, or its short English form. */
export function refusalText(refusal: Refusal, t: Texts): string {
  const reason = /^(?:[a-z]+)-reason-/.test(refusal.message)
  if (reason) return t.reason({ id: refusal.id, args: refusal.args })
  if (!t.has(refusal.message)) return refusal.text
  const args: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(refusal.args)) {
    if (name === 'seat') args[name] = t.seat(value as number | null)
    else args[name] = typeof value === 'number' ? value : String(value)
  }
  return t.text(refusal.message, args)
}

/** Show what went wrong. */
export function problem(error: unknown, t: Texts): void {
  if (error instanceof RefusedError || error instanceof RefusedMessage) {
    toasts.show(refusalText(error.refusal, t), 'problem')
  } else toasts.show(t.text('web-error-network'), 'problem')
}
