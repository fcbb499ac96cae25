/** What the service worker does with a request; no browser in here. */

/**
 * `page`: an address of the client; `file`: a built file, whose name changes with what is in it; `public`: what is the
 * same for everybody; `table`: a table, kept once its game has ended; `list`: the person's own tables; `none`: left alone.
 */
export type Kind = 'page' | 'file' | 'public' | 'table' | 'list' | 'none'

/** The kind of a GET request by its path below the client's own folder; `own`: it says who asks. */
export function kindOf(path: string, navigates: boolean, own: boolean): Kind {
  if (/^(api|ws)(\/|$)/.test(path)) {
    if (!own) return /^api\/(games|texts|editions|rules|lessons)(\/|$)/.test(path) ? 'public' : 'none'
    if (/^api\/tables\/(mine|waiting)$/.test(path)) return 'list'
    return tableOf(path) ? 'table' : 'none'
  }
  if (path === 'health' || path === 'metrics') return 'none'
  if (navigates) return 'page'
  return path.startsWith('assets/') ? 'file' : 'none'
}

/** The table that an address of its finished game belongs to. */
export function tableOf(path: string): string | null {
  return /^api\/tables\/(?!(?:mine|waiting)$)([0-9a-z]+)(?:\/edition|\/replay(?:\/\d+)?)?$/.exec(path)?.[1] ?? null
}

/** Whether an answer about a table may be kept: its game has ended, so there is nothing hidden in it any more. */
export function keeps(path: string, answer: { table?: { status?: string }; n?: number }, known: boolean): boolean {
  if (/\/replay\/\d+$/.test(path)) return typeof answer.n === 'number' // there are positions of finished games only
  if (path.endsWith('/edition')) return known
  return ['over', 'aborted', 'stopped'].includes(answer.table?.status ?? '')
}

/** The tables whose turn it is to be forgotten, given the addresses that are kept, the oldest first. */
export function tooMany(paths: readonly string[], most: number): string[] {
  const tables = [...new Set(paths.flatMap((path) => tableOf(path) ?? []))]
  return tables.slice(0, Math.max(0, tables.length - most))
}

/** The public part of a token: what a person keeps is kept apart by it. */
export function tokenId(authorization: string | null): string | null {
  return /^Bearer ([0-9a-z]+)\./.exec(authorization ?? '')?.[1] ?? null
}
