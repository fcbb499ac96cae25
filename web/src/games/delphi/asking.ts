/** Why something is asked in The Oracle of Delphi, what could be regretted, and what a player alone knows. */
import type { DelphiAsk, DelphiObservation } from '$lib/net/shapes'
import type { LegalAction, LegalIndex, Texts } from '../contract'

type Action = LegalAction<'delphi'>

/** The question with its cause: the fight so far, the statue raised, the reward, who rolled. */
export function askWords(ask: DelphiAsk, t: Texts): string {
  const question = t.ask(ask.step)
  if (ask.step === 'fight-on' && ask.monster) {
    const monster = t.component('monster', ask.monster)
    const args = { needed: ask.needed ?? 0, odds: t.number(ask.odds ?? 0, { style: 'percent' }) }
    return t.text('delphi-because-fight-on', { monster: monster.charAt(0).toLocaleUpperCase(t.language) + monster.slice(1), ...args })
  }
  const message = `delphi-because-${ask.step}`
  if (!t.has(message)) return question
  const colour = ask.colour ? t.component('colour', ask.colour) : ''
  return t.text('web-because', { cause: t.text(message, { colour, name: t.seat(ask.roller ?? null) }), question })
}

/** Favour that a die or card costs beyond itself; dice, gods and cargo that are given up. */
export function regret({ form, preview }: Action, legal: LegalIndex<'delphi'>, t: Texts): string | null {
  if (form.source && preview.favour) return t.text('delphi-regret-favour', { n: preview.favour })
  if (form.kind === 'end-turn') return legal.size > 1 ? t.text('delphi-regret-end') : null
  if (form.kind === 'swap-god' || form.kind === 'take-nothing' || form.kind === 'give-up') return t.text('delphi-regret-lost')
  return null
}

/** Islands that not everybody has looked at. */
export function hides(o: DelphiObservation, seat: number): boolean {
  return (o.islands ?? []).some((isle) => !isle.face_up && isle.seen_by.includes(seat) && isle.seen_by.length < o.seats)
}

/** Family of decisions -> its heading in the list. */
export const groups = {
  sail: 'delphi-group-sail',
  'draw-card': 'delphi-group-any',
  'take-favour': 'delphi-group-any',
  peek: 'delphi-group-any',
  fight: 'delphi-group-islands',
  explore: 'delphi-group-islands',
  'build-shrine': 'delphi-group-islands',
  'load-offering': 'delphi-group-islands',
  'deliver-offering': 'delphi-group-islands',
  'load-statue': 'delphi-group-islands',
  'raise-statue': 'delphi-group-islands',
  'advance-god': 'delphi-group-gods',
  poseidon: 'delphi-group-gods',
  apollo: 'delphi-group-gods',
  artemis: 'delphi-group-gods',
  aphrodite: 'delphi-group-gods',
  ares: 'delphi-group-gods',
  hermes: 'delphi-group-gods',
  'swap-god': 'delphi-group-gods',
}
