import { chosen } from './follow'
import type { NoticeChoice } from './net/shapes'

const KEY = 'petteia-notices'

/** Of what this browser's person wants to be told; the server is told by `preferences.svelte.ts`. */
class Wishes {
  value = $state.raw<NoticeChoice>(read())

  take(value: NoticeChoice): void {
    this.value = value
    localStorage.setItem(KEY, JSON.stringify(value))
  }

  choose(changed: Partial<NoticeChoice>): void {
    this.take({ ...this.value, ...changed, zone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? '' })
    chosen('notices', this.value)
  }
}

function read(): NoticeChoice {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as NoticeChoice
  } catch {
    return {}
  }
}

export const wishes = new Wishes()
