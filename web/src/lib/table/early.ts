import { clientOf } from '../../games/registry'
import { games } from '../catalogue.svelte'
import { wantFaces } from '../fonts'
import { i18n } from '../i18n/i18n.svelte'
import { keepInvite } from '../me.svelte'
import { api } from '../net/api'
import type { TableAnswer } from '../net/shapes'

let asked: { id: string; answer: Promise<TableAnswer> } | null = null

/** Ask for a table, and then for what its board needs, while the page that shows it is still on its way. */
export function askEarly(id: string, invite: string): void {
  const answer = api.opened(id, keepInvite(id, invite))
  asked = { id, answer }
  answer
    .then(({ table }) => {
      const client = clientOf(table.game)
      wantFaces(client.faces ?? [])
      return Promise.all([i18n.need(table.game), client.board(), client.motions?.(), table.edition.own || games.edition(table.game)])
    })
    .catch(() => {}) // told by the page
}

/** A table, as it was asked for early if it was. */
export function tableOf(id: string, invite: string): Promise<TableAnswer> {
  const found = asked
  asked = null
  return found?.id === id ? found.answer : api.opened(id, invite)
}
