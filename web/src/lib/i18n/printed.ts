import type { Naming } from './texts'

/** Names that an owner has copied from the printed game: they go before the catalogues' own. Null where there are none. */
export function printedNames(data: object | null | undefined, further: Naming | null = null): Naming | null {
  const names = new Map<string, Record<string, string>>()
  for (const [table, entries] of Object.entries(data ?? {})) {
    for (const entry of Array.isArray(entries) ? (entries as { id?: string; source?: string; name?: Record<string, string> }[]) : []) {
      if (entry?.source === 'printed' && entry.id && entry.name) names.set(`${table} ${entry.id}`, entry.name)
    }
  }
  if (!names.size) return further
  return (t, kind, id, form) => {
    // Copies of a card are numbered at the end, and a path in an id may be written with dots.
    const found = names.get(`${kind} ${id}`) ?? names.get(`${kind} ${id.replace(/\/\d+$/, '').replaceAll('/', '.')}`)
    return found?.[t.language] ?? found?.en ?? further?.(t, kind, id, form)
  }
}
