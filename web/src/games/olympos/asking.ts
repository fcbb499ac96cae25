/** What is asked in Olympos and why, what could be regretted, and what is nobody else's business. */
import type { OlymposAsk, OlymposObservation } from '$lib/net/shapes'
import type { LegalAction, LegalIndex, Texts } from '../contract'

type Action = LegalAction<'olympos'>

/** What an action is about, whatever way leads there: the goal of a journey, the discovery, the wonder. */
const goalOf = ({ form }: Action) => `${form.kind} ${form.target ?? form.discovery ?? form.wonder ?? ''}`

/** Time that is paid beyond the cheapest way to the same goal; a game that ends early. */
export function regret(action: Action, legal: LegalIndex<'olympos'>, t: Texts): string | null {
  const { price } = action.preview
  if (action.form.kind === 'pass') return legal.size > 1 ? t.text('olympos-regret-pass') : null
  if (!price) return null
  const prices = legal.all.filter((other) => goalOf(other) === goalOf(action)).map((other) => other.preview.price?.total ?? 0)
  const more = price.total - Math.min(...prices) + (price.detour ?? 0)
  return more > 0 ? t.text('olympos-regret-more', { n: more, total: price.total }) : null
}

/** The question with its cause. */
export function askWords(ask: OlymposAsk, t: Texts): string {
  const cause = ask.discovery
    ? t.component('discovery', ask.discovery)
    : ask.god
      ? t.component('god', ask.god)
      : ask.step === 'take'
        ? t.component('discovery', 'trade')
        : null
  if (ask.step === 'prayer' && ask.god) {
    return t.text('olympos-because-prayer', { name: t.seat(ask.turned_by ?? null), god: t.component('god', ask.god) })
  }
  if ((ask.step === 'lock' || ask.step === 'barbarian') && ask.resource) {
    return t.text(`olympos-because-${ask.step}`, { resource: t.component('resource', ask.resource), left: ask.left ?? 1 })
  }
  const question = t.ask(ask.step)
  return cause ? t.text('web-because', { cause, question }) : question
}

/** A hand of destiny cards. */
export const hides = (o: OlymposObservation, seat: number) => (o.players[seat]?.hand.count ?? 0) > 0

/** Family of decisions -> its heading in the list. */
export const groups = {
  settle: 'olympos-group-settle',
  move: 'olympos-group-move',
  flee: 'olympos-group-flee',
  discover: 'olympos-group-discover',
  build: 'olympos-group-build',
}
