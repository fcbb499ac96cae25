/** What makes an app of the page: the service worker, its updates, the mark on the icon. Loaded late; see main.ts. */
import { games } from '../catalogue.svelte'
import { i18n } from '../i18n/i18n.svelte'
import { line } from '../line.svelte'
import { own } from '../own.svelte'
import { ROOT } from '../root'
import { resume } from './notices'

const HOUR = 60 * 60 * 1000

/** Milliseconds that the worker at hand has to make room for a newer one. */
const PATIENCE = 3000
const RENEWING = 'petteia-renewing'

let registration: ServiceWorkerRegistration | null = null
/** Somebody wants the newer program: what reloads the page if the worker takes its time. */
let reloading: ReturnType<typeof setTimeout> | null = null

/** Whether this address can have a service worker and notices at all: browsers want HTTPS, or this very machine. */
export const secure = (): boolean => isSecureContext && 'serviceWorker' in navigator

/** Begin, once. */
export async function begin(): Promise<void> {
  addEventListener('offline', () => line.heard(false))
  if (!navigator.onLine) line.heard(false)
  // A part of the page that is no longer on the server: it was renewed while this page was open.
  addEventListener('vite:preloadError', () => (line.renewed = !line.down))
  void import('./Bars.svelte') // to be here when there is no server to ask
  markIcon()
  if (!secure()) return
  try {
    await watchOver(await navigator.serviceWorker.register(`${ROOT}worker.js`, { scope: ROOT, updateViaCache: 'none' }))
  } catch {
    // Forbidden by the browser's settings: the page does without.
  }
}

async function watchOver(found: ServiceWorkerRegistration): Promise<void> {
  registration = found
  const { serviceWorker } = navigator
  let controlled = serviceWorker.controller !== null
  /** What waits although the page was loaded anew for it is no newer than the page, which came from the server. */
  const known = sessionStorage.getItem(RENEWING) === null ? null : found.waiting
  sessionStorage.removeItem(RENEWING)
  /** A newer one waits until the page is loaded anew. */
  const look = () => {
    if (found.waiting && found.waiting !== known && serviceWorker.controller) line.renewed = true
  }
  found.addEventListener('updatefound', () => found.installing?.addEventListener('statechange', look))
  serviceWorker.addEventListener('controllerchange', () => {
    if (reloading !== null) {
      clearTimeout(reloading)
      location.reload()
    } else if (controlled && serviceWorker.controller !== known) line.renewed = true // another page has let it begin
    controlled = true
  })
  look()
  let looked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < HOUR) return
    looked = Date.now()
    found.update().catch(() => {})
  })
  const ready = await serviceWorker.ready
  const texts = ['page', 'app', 'rules'].map((part) => `api/texts/${i18n.coming}?part=${part}`)
  const rules = games.info?.games.map(({ id }) => `api/rules/${id}`) ?? []
  void resume()
  ready.active?.postMessage({ keep: ['api/games', ...texts, ...rules] })
}

/** Load the page again, with the newer program if one waits. */
export function reload(): void {
  const waiting = registration?.waiting
  if (!waiting) return location.reload()
  if (reloading !== null) return
  reloading = setTimeout(() => {
    sessionStorage.setItem(RENEWING, '1')
    location.reload()
  }, PATIENCE)
  waiting.postMessage({ renew: true })
}

/** How many tables wait stands on the app's icon, where there is one. */
function markIcon(): void {
  const badged = navigator as Navigator & { setAppBadge?: (n: number) => Promise<void>; clearAppBadge?: () => Promise<void> }
  if (!badged.setAppBadge) return
  $effect.root(() => {
    $effect(() => {
      const count = own.waiting.length
      if (own.known) void (count ? badged.setAppBadge!(count) : badged.clearAppBadge?.())?.catch(() => {})
    })
  })
}
