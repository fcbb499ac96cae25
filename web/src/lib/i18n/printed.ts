import type { EditionAnswer } from '../net/shapes'
import type { Naming } from './texts'

/**
 * Names that an owner has copied from the printed game, and what components say in an own edition (the form `about`): both go
 * before the catalogues' own. Null where there are none.
 */
export function printedNames(edition: Pick<EditionAnswer, 'data' | 'words'> | null | undefined, further: Naming | null = null): Naming | null {
  const names = new Map<string, Record<string, string>>()
  const words = edition?.words ?? {}
  for (const [table, entries] of Object.entries(edition?.data ?? {})) {
    for (const entry of Array.isArray(entries) ? (entries as { id?: string; source?: string; name?: Record<string, string> }[]) : []) {
      if (entry?.source === 'printed' && entry.id && entry.name) names.set(`${table} ${entry.id}`, entry.name)
    }
  }
  if (!names.size && !Object.keys(words).length) return further
  return (t, kind, id, form) => {
    if (form === 'about') return words[`${kind}/${id}`]?.[t.language]
    // Copies of a card are numbered at the end, and a path in an id may be written with dots.
    const found = names.get(`${kind} ${id}`) ?? names.get(`${kind} ${id.replace(/\/\d+$/, '').replaceAll('/', '.')}`)
    return found?.[t.language] ?? found?.en ?? further?.(t, kind, id, form)
  }
}
