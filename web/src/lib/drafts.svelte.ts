import type { DraftRead, EditorInfo } from './net/shapes'

/** What somebody has entered of a printed game. It stays on this device. */
export interface Draft {
  name: string
  /** The default edition that it was begun with. */
  base: string
  /** Component -> its fields; only what is `printed` goes into the edition. */
  entries: Record<string, { values: Record<string, unknown>; printed: boolean }>
}

const KEY = 'petteia-draft-'

function isDraft(value: unknown): value is Draft {
  const draft = value as Draft | null
  return !!draft && typeof draft === 'object' && typeof draft.name === 'string' && !!draft.entries && typeof draft.entries === 'object'
}

/** The draft that this device keeps of a game; null if there is none. */
export function keptDraft(game: string, store: Pick<Storage, 'getItem'> = localStorage): Draft | null {
  try {
    const found: unknown = JSON.parse(store.getItem(KEY + game) ?? 'null')
    return isDraft(found) ? found : null
  } catch {
    return null
  }
}

/** Whether the draft could be kept: a device may be full, or keep nothing at all. */
export function keepDraft(game: string, draft: Draft | null, store: Pick<Storage, 'setItem' | 'removeItem'> = localStorage): boolean {
  try {
    if (draft) store.setItem(KEY + game, JSON.stringify(draft))
    else store.removeItem(KEY + game)
    return true
  } catch {
    return false
  }
}

/** A draft for today's edition: what an older one has entered is carried over, as far as the components are still there. */
export function carriedOver(draft: Draft, info: EditorInfo): { draft: Draft; older: boolean; dropped: string[] } {
  const known = new Set(info.components.map(({ key }) => key))
  const kept = Object.entries(draft.entries).filter(([key]) => known.has(key))
  return {
    draft: { ...draft, base: info.digest, entries: Object.fromEntries(kept) },
    older: draft.base !== info.digest,
    dropped: Object.keys(draft.entries).filter((key) => !known.has(key)),
  }
}

/** The draft that an edition file holds. */
export function draftOf(read: DraftRead, base: string): Draft {
  const entries = Object.entries(read.entries).map(([key, values]) => [key, { values, printed: true }])
  return { name: read.name, base, entries: Object.fromEntries(entries) as Draft['entries'] }
}

/** What of a draft goes into the edition. */
export function printedOf(draft: Draft): Record<string, Record<string, unknown>> {
  return Object.fromEntries(Object.entries(draft.entries).flatMap(([key, { values, printed }]) => (printed ? [[key, values]] : [])))
}

/** How many components were reconstructed, and how many of them are as printed by now. */
export function progressOf(info: EditorInfo, draft: Draft): { open: number; done: number } {
  const open = info.components.filter((one) => one.open)
  return { open: open.length, done: open.filter(({ key }) => draft.entries[key]?.printed).length }
}
