/**
 * The service worker: keeps the shell, the faces and what was read for the time without a connection, and shows notices.
 * What is asked of it is in routes.ts. A new one waits until somebody asks for it, so that no table is loaded anew unasked.
 */
import { keeps, kindOf, tableOf, tokenId, tooMany } from './routes'

/** Put in by the build: the files of the shell, and a digest of all that was built. */
declare const FILES: string[]
declare const VERSION: string

/** The part of a service worker's world that is used here; the page's own types do not know it. */
interface Waits extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetches extends Waits {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface Window {
  readonly url: string
  readonly visibilityState: string
  focus(): Promise<unknown>
  postMessage(message: unknown): void
}
interface Scope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<Window[]>
    openWindow(url: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Waits) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetches) => void): void
  addEventListener(type: 'message', listener: (event: Waits & { data: unknown }) => void): void
  addEventListener(type: 'push', listener: (event: Waits & { data: { json(): unknown } | null }) => void): void
  addEventListener(type: 'notificationclick', listener: (event: Waits & { notification: Notification }) => void): void
}
const self_ = self as unknown as Scope

const root = self_.registration.scope
const name = (what: string) => `petteia ${new URL(root).pathname} ${what}`
const SHELL = name(`shell ${VERSION}`)
const REST = name('files')
const COMMON = name('public')
const own = (id: string) => name(`own ${id}`)
/** Finished games that are kept for a person, and built files that are kept beside the shell. */
const TABLES = 12
const FILES_KEPT = 150
/** Milliseconds after which a kept answer is better than none. */
const PATIENCE = 8000

self_.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(SHELL).then(async (cache) => {
      // The page itself anew; the built files may come from the browser's own cache, they never change.
      await Promise.all([cache.add(new Request(root, { cache: 'reload' })), cache.addAll(FILES.map((file) => root + file))])
    }),
  )
})

self_.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const old = (await caches.keys()).filter((key) => key.startsWith(name('shell')) && key !== SHELL)
      await Promise.all([...old, ...(old.length ? [COMMON] : [])].map((key) => caches.delete(key))) // words of the older page
      await self_.clients.claim()
    })(),
  )
})

self_.addEventListener('message', (event) => {
  const said = event.data as { renew?: true; keep?: string[] }
  if (said.renew) event.waitUntil(self_.skipWaiting())
  if (said.keep) event.waitUntil(keepCommon(said.keep))
})

self_.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || !request.url.startsWith(root) || request.headers.has('Range')) return
  const id = tokenId(request.headers.get('Authorization'))
  const path = url.href.slice(root.length).replace(/[?#].*/, '')
  const kind = kindOf(path, request.mode === 'navigate', request.headers.has('Authorization'))
  if (kind === 'page') event.respondWith(page(request))
  else if (kind === 'file') event.respondWith(file(request))
  else if (kind === 'public') event.respondWith(fresh(event, COMMON, async () => true))
  else if (id && kind === 'list') event.respondWith(fresh(event, own(id), async () => true))
  else if (id && kind === 'table') event.respondWith(fresh(event, own(id), (answer, cache) => keepsTable(path, answer, cache)))
})

/** The client's page: the server's, or the kept one where there is no server. */
async function page(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request)
    if (![502, 503, 504].includes(answer.status)) return answer
    return (await (await caches.open(SHELL)).match(root)) ?? answer
  } catch (error) {
    const kept = await (await caches.open(SHELL)).match(root)
    if (kept) return kept
    throw error
  }
}

/** A built file: it never changes, so what is kept is right. */
async function file(request: Request): Promise<Response> {
  const kept = await caches.match(request.url)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) {
    const cache = await caches.open(REST)
    await cache.put(request.url, answer.clone())
    const keys = await cache.keys()
    await Promise.all(keys.slice(0, Math.max(0, keys.length - FILES_KEPT)).map((key) => cache.delete(key)))
  }
  return answer
}

/** The server's answer, kept if it may be; where there is none in time, the one that was kept, marked as such. */
async function fresh(event: Fetches, where: string, may: (answer: unknown, cache: Cache) => Promise<boolean>): Promise<Response> {
  const { request } = event
  const old = async () => {
    const kept = await (await caches.open(where)).match(request.url)
    if (!kept) return null
    const headers = new Headers(kept.headers)
    headers.set('X-Kept', '1')
    return new Response(kept.body, { status: kept.status, headers })
  }
  const asked = fetch(request).then((answer) => {
    if (answer.ok) {
      const copy = answer.clone()
      event.waitUntil(
        (async () => {
          const cache = await caches.open(where)
          // Under the address alone: a request carries the token and perhaps an invitation.
          if (await may(where === COMMON ? null : await copy.clone().json(), cache)) await cache.put(request.url, copy)
        })().catch(() => {}),
      )
    }
    return answer
  })
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE))
  try {
    const answer = await Promise.race([asked, late])
    if (answer && ![502, 503, 504].includes(answer.status)) return answer
    return (await old()) ?? (await asked)
  } catch (error) {
    const kept = await old()
    if (kept) return kept
    throw error
  }
}

/** Whether an answer about a table is kept; older tables make room for it. */
async function keepsTable(path: string, answer: unknown, cache: Cache): Promise<boolean> {
  const id = tableOf(path)
  const paths = (await cache.keys()).map((key) => key.url.slice(root.length).replace(/[?#].*/, ''))
  if (!keeps(path, answer as { table?: { status?: string } }, paths.some((known) => tableOf(known) === id))) return false
  const gone = new Set(tooMany([...paths.filter((known) => tableOf(known) !== id), path], TABLES))
  for (const key of await cache.keys()) {
    if (gone.has(tableOf(key.url.slice(root.length).replace(/[?#].*/, '')) ?? '')) await cache.delete(key)
  }
  return true
}

/** Fetch what is the same for everybody before it is asked for. */
async function keepCommon(addresses: string[]): Promise<void> {
  const cache = await caches.open(COMMON)
  for (const address of addresses) {
    if (kindOf(address.replace(/\?.*/, ''), false, false) !== 'public' || (await cache.match(root + address))) continue
    const answer = await fetch(root + address)
    if (answer.ok) await cache.put(root + address, answer)
  }
}

// ---- notices -------------------------------------------------------------------------------------

interface Told {
  tag: string
  title: string
  body: string
  /** The address below the client's folder that a click leads to. */
  path: string
  lang: string
  /** How many tables wait for the person; shown on the icon. */
  waiting: number
}

const windows = () => self_.clients.matchAll({ type: 'window', includeUncontrolled: true })
const at = (window: Window, path: string) => window.url.replace(/[?#].*/, '') === root + path

self_.addEventListener('push', (event) => {
  const told = event.data?.json() as Told | undefined
  if (told?.tag) event.waitUntil(show(told))
})

async function show({ tag, title, body, path, lang, waiting }: Told): Promise<void> {
  const badged = navigator as Navigator & { setAppBadge?: (n: number) => Promise<void> }
  await badged.setAppBadge?.(waiting)?.catch(() => {})
  const all = await windows()
  if (all.some((window) => at(window, path) && window.visibilityState === 'visible')) return // it is being looked at
  // The same tag twice is one notice on the device, and it does not ring again.
  const more = { badge: `${root}icons/badge.png` } as NotificationOptions
  await self_.registration.showNotification(title, { ...more, body, tag, lang, icon: `${root}icons/icon-192.png`, data: { path } })
}

self_.addEventListener('notificationclick', (event) => {
  const { path } = event.notification.data as { path: string }
  event.notification.close()
  event.waitUntil(
    (async () => {
      const all = await windows()
      const there = all.find((window) => at(window, path)) ?? all[0]
      if (!there) return self_.clients.openWindow(root + path)
      if (!at(there, path)) there.postMessage({ open: path })
      return there.focus()
    })(),
  )
})
