/** What is asked in Elysium and why, what the answers do, and what could be regretted. */
import type { ElysiumAsk } from '$lib/net/shapes'
import type { LegalAction, LegalIndex, Texts } from '../contract'

type Action = LegalAction<'elysium'>

const cardName = (card: string, t: Texts) => (card === 'citizen' ? t.text('elysium-a-citizen') : t.text('elysium-quoted', { card: t.component('card', card) }))

/** An option by what it does. */
export function actionWords({ form, preview }: Action, t: Texts): string {
  if (!preview.text) return t.action(form)
  const words = t.render(preview.text)
  return words.charAt(0).toLocaleUpperCase(t.language) + words.slice(1)
}

/** The question with the card that asks it, whose that is, and how many answers are still wanted. */
export function askWords(ask: ElysiumAsk, t: Texts): string {
  let question = t.ask(ask.step)
  if (ask.step === 'place' && ask.card) return t.text('elysium-because-place', { card: cardName(ask.card, t) })
  if (ask.step === 'pay' && ask.what) {
    question = t.text('elysium-because-pay', { n: ask.left ?? 1, what: ask.what, up: ask.up_to ? 'yes' : 'no' })
  } else if (ask.step === 'swap') {
    question = ask.gift ? t.text('elysium-because-swap', { card: cardName(ask.gift, t) }) : t.text('elysium-because-gift')
  } else if ((ask.left ?? 1) > 1) {
    question = t.text('elysium-because-left', { question, n: ask.left ?? 1 })
  }
  if (ask.step === 'write') return question
  if (ask.step === 'order' && ask.event) return t.text('web-because', { cause: cardName(ask.event, t), question })
  if (!ask.card) return question
  const named = cardName(ask.card, t)
  const whose = ask.of !== undefined && ask.of !== ask.seat ? t.text('elysium-card-of', { card: named, name: t.seat(ask.of) }) : named
  const cause = ask.lender ? t.text('elysium-card-by', { card: whose, lender: cardName(ask.lender, t) }) : whose
  return t.text('web-because', { cause, question })
}

/** Transfers that are not made, the rest of an effect. */
export function regret({ form }: Action, legal: LegalIndex<'elysium'>, t: Texts): string | null {
  const transfers = legal.filter('transfer').length + legal.filter('transfer-citizen').length
  if (form.kind === 'end' && transfers) return t.text('elysium-regret-end', { n: transfers })
  if (form.kind === 'decline') return t.text('elysium-regret-decline')
  return null
}

/** Family of decisions -> its heading in the list. */
export const groups = {
  take: 'elysium-group-take',
  quest: 'elysium-group-quest',
  remove: 'elysium-group-remove',
  use: 'elysium-group-use',
  transfer: 'elysium-group-transfer',
  'transfer-citizen': 'elysium-group-transfer',
}
