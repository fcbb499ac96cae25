/** What a task asks for, in words, and where on the map it can be done. */
import type { DelphiObservation, DelphiPlayer, DelphiTask } from '$lib/net/shapes'
import type { Texts } from '../contract'
import { LETTERS } from './art'

/** Whether a colour still serves a task: its own, or for a white one any that has not served yet. */
function serving(own: DelphiPlayer, task: DelphiTask): (colour: string) => boolean {
  if (task.colour && task.colour !== 'white') return (colour) => colour === task.colour
  const done: readonly string[] = task.kind === 'shrine' ? [] : own.done[task.kind]
  return (colour) => !done.includes(colour)
}

/** The sites where the next step towards a task can be taken; a done one has none. */
export function sitesOf(o: DelphiObservation, own: DelphiPlayer, task: DelphiTask): string[] {
  if (task.state !== 'open') return []
  const wanted = serving(own, task)
  const sites = (list: { site: string }[] | undefined) => (list ?? []).map(({ site }) => site)
  if (task.kind === 'shrine') {
    const known = o.islands?.filter(({ island }) => island === task.island && task.island !== undefined)
    return sites(known?.length ? known : o.islands?.filter(({ face_up, island }) => !face_up && island === null))
  }
  if (task.kind === 'monster') return sites(o.monsters?.filter(({ colours }) => colours.some(wanted)))
  if (task.kind === 'offering') {
    const carried = own.offerings.filter(wanted)
    if (carried.length) return sites(o.temples?.filter(({ colour }) => colour !== null && carried.includes(colour)))
    return sites(o.offerings?.filter(({ colours }) => colours.some(wanted)))
  }
  const carried = own.statues.filter(wanted)
  if (carried.length) return sites(o.statues?.filter(({ places }) => places.some(({ seat, colour }) => seat === null && carried.includes(colour))))
  return sites(o.cities?.filter(({ statues, colour }) => statues > 0 && wanted(colour)))
}

/** What is to be done, in a sentence. */
export function todo(o: DelphiObservation, task: DelphiTask, letter: string | undefined, t: Texts): string {
  const { kind, colour } = task
  if (kind === 'shrine') {
    const known = o.islands?.find(({ island }) => island !== null && island === task.island)
    const args = { letter: LETTERS[letter ?? ''] ?? '', site: known ? t.component('site', known.site, 'the') : '' }
    return t.text(known ? 'delphi-todo-shrine-here' : 'delphi-todo-shrine', args)
  }
  if (kind === 'statue') return t.text('delphi-todo-statue')
  if (!colour || colour === 'white') return t.text(`delphi-todo-${kind}-white`)
  return t.text(`delphi-todo-${kind}`, { colour: t.component('colour', colour, OFFERING[t.language]), monster: t.component('monster', colour) })
}
/** The form of a colour beside "offering", where a language bends it. */
const OFFERING: Record<string, string> = { de: 'e', fr: 'f', ru: 'n' }
