/** Forms as the server describes them (`petteia.editions.form_of`), and values for them. */
import type { Texts } from '$lib/i18n/texts'
import { LANGUAGE_NAMES } from '$lib/i18n/i18n.svelte'
import type { EditionMistake, GameInfo } from '$lib/net/shapes'

export type Form =
  | { type: 'int'; low: number; high: number }
  | { type: 'number' }
  | { type: 'flag' }
  | { type: 'text' }
  | { type: 'choice'; choices: string[]; kind: string | null }
  | { type: 'list'; of: Form; low: number; high: number }
  | { type: 'map'; of: Form; keys: string[]; kind: string | null }
  | { type: 'table'; needed: Record<string, Form>; optional: Record<string, Form> }
  | { type: 'either'; of: Form[] }
  | { type: 'variant'; key: string; cases: Record<string, Extract<Form, { type: 'table' }>> }
export type TableForm = Extract<Form, { type: 'table' }>
export type Step = string | number

const isTable = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
export const asTable = (value: unknown): Record<string, unknown> => (isTable(value) ? value : {})
/** A list; a value that stands alone may be written without one. */
export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value])

/** A first value for a form, as small as it can be. */
export function blank(form: Form): unknown {
  switch (form.type) {
    case 'int':
      return Math.min(form.high, Math.max(form.low, 1))
    case 'number':
      return 0
    case 'flag':
      return true
    case 'text':
      return ''
    case 'choice':
      return form.choices[0]
    case 'list':
      return Array.from({ length: form.low }, () => blank(form.of))
    case 'map':
      return {}
    case 'table':
      return Object.fromEntries(Object.entries(form.needed).map(([key, of]) => [key, blank(of)]))
    case 'either':
      return blank(form.of[0]!)
    case 'variant': {
      const [word, of] = Object.entries(form.cases)[0]!
      return { [form.key]: word, ...asTable(blank(of)) }
    }
  }
}

/** Which of several forms a value has; the first if it has none. */
export function alternative(forms: Form[], value: unknown): number {
  const fits = (form: Form): boolean => {
    if (form.type === 'variant') return isTable(value) && form.key in value
    if (form.type === 'table') return isTable(value) && Object.keys(form.needed).every((key) => key in value)
    if (form.type === 'int' || form.type === 'number') return typeof value === 'number'
    return form.type === 'choice' && typeof value === 'string'
  }
  return Math.max(0, forms.findIndex(fits))
}

/** Another word of a variant: fields that both words have stay as they are. */
export function changedWord(form: Extract<Form, { type: 'variant' }>, value: unknown, word: string): Record<string, unknown> {
  const of = form.cases[word]!
  const old = asTable(value)
  const kept = Object.entries({ ...of.needed, ...of.optional }).filter(([key, field]) => key in old && sensible(field, old[key]))
  return { [form.key]: word, ...asTable(blank(of)), ...Object.fromEntries(kept.map(([key]) => [key, old[key]])) }
}

function sensible(form: Form, value: unknown): boolean {
  return form.type !== 'choice' || form.choices.includes(String(value))
}

/** A list of ids in which each can stand once, in any order: shown as boxes to tick. */
export const isSet = (form: Form): form is Extract<Form, { type: 'list' }> & { of: Extract<Form, { type: 'choice' }> } =>
  form.type === 'list' && form.of.type === 'choice' && form.high > form.of.choices.length

const slug = (words: string) => words.replace(/[^A-Za-z0-9]+/g, '-')

/** What a field is called. */
export function fieldName(t: Texts, field: string): string {
  if (field in LANGUAGE_NAMES) return LANGUAGE_NAMES[field as keyof typeof LANGUAGE_NAMES]
  const id = `web-editor-field-${slug(field)}`
  return t.has(id) ? t.text(id) : field
}

/** What a choice is called: the component's name, or the editor's own word for it. */
export function choiceName(t: Texts, field: string, choice: string, kind: string | null): string {
  for (const id of [`web-editor-word-${slug(field)}-${slug(choice)}`, `web-editor-word-${slug(choice)}`]) if (t.has(id)) return t.text(id)
  return kind ? t.component(kind, choice.replace(':', '-')) : choice.replaceAll('_', ' ')
}

/** A mistake in the reader's words; in the program's own English where there are no others. */
export function mistakeText(t: Texts, game: GameInfo | undefined, mistake: EditionMistake): string {
  const id = `web-editor-mistake-${mistake.id}`
  if (!mistake.id || !t.has(id)) return mistake.text
  const named = Object.entries(mistake.args).map(([name, value]) => {
    if (typeof value !== 'string') return [name, value]
    if (name === 'key') return [name, fieldName(t, value)]
    const kind = Object.keys(game?.components ?? {}).find((one) => game!.components[one]!.includes(value))
    return [name, kind ? t.component(kind, value) : value.replace(/^'(.*)'$/, '$1')]
  })
  return t.text(id, Object.fromEntries(named))
}

/** Mistakes at a field itself. */
export const mistakesAt = (mistakes: EditionMistake[], path: Step[]): EditionMistake[] =>
  mistakes.filter((one) => one.path.length === path.length && one.path.every((step, i) => step === path[i]))
