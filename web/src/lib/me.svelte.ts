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
  }
}

export const me = new Me()

/** Invites of tables this browser has been given: the address bar may lose them. */
export function keepInvite(id: string, invite: string): string {
  const key = `petteia-invite-${id}`
  if (invite) localStorage.setItem(key, invite)
  return invite || (localStorage.getItem(key) ?? '')
}
