/** This browser and its push service: whether people can be told something here, and how to begin and end that. */
import { api } from '../net/api'

const KEY = 'petteia-push'

/** Why there are no notices here: no HTTPS, a browser without them, forbidden by the person, not sent by this server. */
export type Not = 'insecure' | 'absent' | 'denied' | 'host'

/** Whether notices can be had here; `key` is the server's. */
export function hinders(key: string): Not | null {
  if (!isSecureContext) return 'insecure'
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'absent'
  if (!key) return 'host'
  return Notification.permission === 'denied' ? 'denied' : null
}

const manager = async () => (await navigator.serviceWorker.ready).pushManager

/** What was registered last: for whom, and where. */
const mark = async (endpoint: string) => `${(await api.token()).split('.')[0]} ${endpoint}`

/** Whether this browser is told. */
export async function told(): Promise<boolean> {
  return localStorage.getItem(KEY) !== null && Notification.permission === 'granted' && (await (await manager()).getSubscription()) !== null
}

/** Be told from now on; false if the person does not allow it. It asks, so it is called when they have said they want it. */
export async function turnOn(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const push = await manager()
  const old = await push.getSubscription()
  if (old && !sameKey(old, key)) await old.unsubscribe() // the server has a new key
  await register(await push.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) }))
  return true
}

export async function turnOff(): Promise<void> {
  localStorage.removeItem(KEY)
  await (await (await manager()).getSubscription())?.unsubscribe()
  await api.pushEnd()
}

/** Go on after the push service has given another address, or this browser has become somebody else. */
export async function resume(): Promise<void> {
  const known = localStorage.getItem(KEY)
  if (known === null || !api.known || hinders('?') !== null || Notification.permission !== 'granted') return
  const push = await manager()
  const found = await push.getSubscription()
  if (found && known === (await mark(found.endpoint))) return
  const { key } = await api.notices()
  if (key) await register(found ?? (await push.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })))
}

async function register(found: PushSubscription): Promise<void> {
  const { endpoint, keys } = found.toJSON()
  await api.pushHere({ endpoint: endpoint!, keys: { p256dh: keys!.p256dh!, auth: keys!.auth! } })
  localStorage.setItem(KEY, await mark(found.endpoint))
}

function bytes(key: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(key.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0))
}

function sameKey(found: PushSubscription, key: string): boolean {
  const own = found.options.applicationServerKey
  return own !== null && [...new Uint8Array(own)].join() === [...bytes(key)].join()
}
