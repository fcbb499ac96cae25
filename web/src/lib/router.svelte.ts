import { ROOT } from './root'

/** Addresses of the page. The invite of a table stands in the fragment, so that no server ever logs it. */
export type Route =
  | { page: 'start'; game: string | null }
  | { page: 'table'; id: string; invite: string }
  | { page: 'replay'; id: string; invite: string; n: number | null }
  | { page: 'rules'; game: string; rule: string }
  /** A bare rule id; which game it belongs to is the server's to say. */
  | { page: 'rule'; rule: string }
  /** All lessons, or those of a game. */
  | { page: 'learn'; game: string | null }
  | { page: 'lesson'; game: string; lesson: string }
  /** Entering the printed figures of a game. */
  | { page: 'editor'; game: string }
  | { page: 'devices' }
  /** Being known; with the code of a link that came by mail. */
  | { page: 'account'; code: string }
  /** What others may learn of somebody who is known. */
  | { page: 'person'; name: string }
  | { page: 'tables' }
  /** The lobby. */
  | { page: 'match' }
  | { page: 'ratings'; game: string | null }
  | { page: 'about' }
  | { page: 'missing' }

/** A rule's id: its game's letters and its number. */
const RULE = /^[A-Z]+-[\w.-]+$/

/** What an address means. */
export function parse(path: string, hash: string, query = '', root = ROOT): Route {
  if (!`${path}/`.startsWith(root)) return { page: 'missing' }
  const fragment = decodeURIComponent(hash.replace(/^#/, ''))
  const [first, second, third, ...rest] = path.slice(root.length).split('/').filter(Boolean)
  if (rest.length) return { page: 'missing' }
  if (first === undefined) return RULE.test(fragment) ? { page: 'rule', rule: fragment } : { page: 'start', game: null }
  if (first === 'devices' && !second) return { page: 'devices' }
  if (first === 'account' && !second) return { page: 'account', code: fragment }
  if (first === 'people' && second && !third) return { page: 'person', name: decodeURIComponent(second) }
  if (first === 'tables' && !second) return { page: 'tables' }
  if (first === 'lobby' && !second) return { page: 'match' }
  if (first === 'ratings' && !third) return { page: 'ratings', game: second ?? null }
  if (first === 'new' && second && !third) return { page: 'start', game: second }
  if (first === 't' && second && !third) return { page: 'table', id: second, invite: fragment }
  if (first === 't' && second && third === 'replay') {
    const n = Number(new URLSearchParams(query).get('n') ?? NaN)
    return { page: 'replay', id: second, invite: fragment, n: Number.isInteger(n) ? n : null }
  }
  if (first === 'rules' && second && !third) return { page: 'rules', game: second, rule: fragment }
  if (first === 'learn') return second && third ? { page: 'lesson', game: second, lesson: third } : { page: 'learn', game: second ?? null }
  if (first === 'editor' && second && !third) return { page: 'editor', game: second }
  if (first === 'about' && !second) return { page: 'about' }
  return { page: 'missing' }
}

export const to = {
  start: () => ROOT,
  setUp: (game: string) => `${ROOT}new/${game}`,
  /** The same with what suits a first game: gentle bots, a coach, the printed advice. */
  firstGame: (game: string) => `${ROOT}new/${game}?first`,
  table: (id: string, invite = '') => `${ROOT}t/${id}${invite ? `#${invite}` : ''}`,
  replay: (id: string, invite = '', n?: number) =>
    `${ROOT}t/${id}/replay${n === undefined ? '' : `?n=${n}`}${invite ? `#${invite}` : ''}`,
  tables: () => `${ROOT}tables`,
  match: () => `${ROOT}lobby`,
  ratings: (game = '') => `${ROOT}ratings${game ? `/${game}` : ''}`,
  devices: () => `${ROOT}devices`,
  account: () => `${ROOT}account`,
  person: (name: string) => `${ROOT}people/${encodeURIComponent(name)}`,
  about: () => `${ROOT}about`,
  learn: (game = '') => `${ROOT}learn${game ? `/${game}` : ''}`,
  lesson: (game: string, lesson: string) => `${ROOT}learn/${game}/${lesson}`,
  editor: (game: string) => `${ROOT}editor/${game}`,
  /** A chapter of the rules in plain words. */
  chapter: (game: string, lesson: string) => `${ROOT}rules/${game}#chapter-${lesson}`,
  rules: (game: string, rule = '') => `${ROOT}rules/${game}${rule ? `#${rule}` : ''}`,
}

class Router {
  route = $state.raw<Route>({ page: 'start', game: null })

  start(): void {
    this.#read()
    addEventListener('popstate', () => this.#read())
    addEventListener('hashchange', () => this.#read())
    // A notice was clicked.
    navigator.serviceWorker?.addEventListener('message', ({ data }) => {
      if (typeof data?.open === 'string') this.go(ROOT + data.open)
    })
    // Ordinary links inside the page change the address without loading it anew.
    document.addEventListener('click', (event) => {
      if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
      const link = (event.target as Element).closest?.('a[href]') as HTMLAnchorElement | null
      if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
      const route = parse(link.pathname, link.hash, link.search)
      if (route.page === 'missing') return
      event.preventDefault()
      this.go(link.pathname + link.search + link.hash)
    })
  }

  go(address: string, replace = false): void {
    const before = location.pathname
    history[replace ? 'replaceState' : 'pushState'](null, '', address)
    this.#read()
    if (location.pathname !== before) scrollTo(0, 0)
  }

  #read(): void {
    this.route = parse(location.pathname, location.hash, location.search)
  }
}

export const router = new Router()
