import { SvelteSet } from 'svelte/reactivity'
import { chosen } from './follow'

const NAME = 'petteia-name'

/** What this browser remembers of its person. */
class Me {
  name = $state('')

  start(): void {
    this.name = localStorage.getItem(NAME) ?? ''
  }

  rename(name: string): void {
    this.name = name.trim().slice(0, 24)
    localStorage.setItem(NAME, this.name)
    chosen('name', this.name)
  }
}

export const me = new Me()

export type Ending = 'wait' | 'now' | 'never'
const ENDING = 'petteia-ending'

/** How a turn ends when nothing else is left to do: after some seconds, at once, or when the person says so. */
class EndingChoice {
  value = $state<Ending>('wait')

  start(): void {
    const kept = localStorage.getItem(ENDING)
    this.value = kept === 'now' || kept === 'never' ? kept : 'wait'
  }

  choose(value: Ending): void {
    this.value = value
    localStorage.setItem(ENDING, value)
    chosen('ending', value)
  }
}

export const ending = new EndingChoice()

const READ = 'petteia-hints'

/** Hints that this browser's person has put away. */
class Hints {
  read = new SvelteSet<string>()

  start(): void {
    for (const id of localStorage.getItem(READ)?.split(' ') ?? []) this.read.add(id)
  }

  close(id: string): void {
    this.read.add(id)
    localStorage.setItem(READ, [...this.read].join(' '))
  }

  /** Show all of them once more. */
  reset(): void {
    this.read.clear()
    localStorage.removeItem(READ)
  }
}

export const hints = new Hints()

/** Invites of tables this browser has been given: the address bar may lose them. */
export function keepInvite(id: string, invite = ''): string {
  const key = `petteia-invite-${id}`
  if (invite) localStorage.setItem(key, invite)
  return invite || (localStorage.getItem(key) ?? '')
}
