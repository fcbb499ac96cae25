/**
 * Names of the hexes: the sea has no coordinates for people, a water lies on one side of an island or a city.
 *
 * A water beside land is named after it and the side. One further out says how far; of the places near it that one is
 * taken which no other water is named after in the same way.
 */
import type { Choice, DelphiEdition, DelphiHex, DelphiObservation } from '$lib/net/shapes'
import type { Naming, Texts } from '$lib/i18n/texts'
import { LETTERS } from './art'
import { centre, distance } from './geometry'

/** The side of a place on which a hex lies, and how far away. `site` null: of the field of Zeus. */
export interface Bearing {
  site: string | null
  side: Side
  n: number
}
const SIDES = ['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne'] as const
export type Side = (typeof SIDES)[number]

/** The side of `from` on which `to` lies; right beside it a hex has no north and no south. */
function sideOf(from: DelphiHex, to: DelphiHex): Side {
  const [a, b] = [centre(from), centre(to)]
  const turns = Math.atan2(b.y - a.y, b.x - a.x) / (2 * Math.PI)
  if (distance(from, to) === 1) return (['e', 'se', 'sw', 'w', 'nw', 'ne'] as const)[(Math.round(turns * 6) + 6) % 6]!
  return SIDES[(Math.round(turns * 8) + 8) % 8]!
}

/** What people know best comes first. */
const RANK: Record<string, number> = { city: 0, zeus: 1, temple: 2, statue: 3, offering: 4, monster: 5, cloud: 6 }

/** Where each water and shallow lies, by its hex. */
export function bearings(hexes: readonly DelphiHex[]): Map<string, Bearing> {
  const marks = hexes.filter((hex) => hex.site || hex.kind === 'zeus')
  const found = new Map<string, Bearing>()
  const taken = new Set<string>()
  const waters = hexes
    .filter((hex) => hex.kind === 'water' || hex.kind === 'shallow')
    .map((hex) => {
      const near = marks.map((mark) => ({ mark, n: distance(mark, hex) }))
      near.sort((a, b) => a.n - b.n || RANK[a.mark.kind]! - RANK[b.mark.kind]! || (a.mark.site ?? '').localeCompare(b.mark.site ?? ''))
      return { hex, near: near.slice(0, 8) }
    })
  // Those beside land first: their names are the shortest, and no two are alike.
  waters.sort((a, b) => (a.near[0]?.n ?? 0) - (b.near[0]?.n ?? 0))
  for (const { hex, near } of waters) {
    const ways = near.map(({ mark, n }) => ({ site: mark.site ?? null, side: sideOf(mark, hex), n }))
    const key = (way: Bearing) => `${way.site} ${way.side} ${way.n}`
    const way = ways.find((one) => !taken.has(key(one))) ?? ways[0]
    if (!way) continue
    taken.add(key(way))
    found.set(hex.hex, way)
  }
  return found
}

/** How languages bend the word for a colour and the name of a place here. */
const FORMS: Record<string, { colour?: string; dat?: string; site: string }> = {
  de: { colour: 'e', dat: 'en', site: 'name' },
  fr: { colour: 'f', site: 'of' },
  ru: { colour: 'n', site: 'gen' },
}

/**
 * Names for what only the position can name: the hexes, and by their letters the shrine tasks of whoever decides, whose kind here
 * is `own-task`. The same as long as these are.
 */
export function positionNames(o: DelphiObservation, edition: Pick<DelphiEdition, 'island_tile'> | null): Naming {
  const own = letters(o, edition)
  const key = [o.map?.text ?? '', ...Object.entries(own).flat()].join()
  if (last?.key !== key) {
    const places = namesOn(o.map?.hexes ?? [])
    const naming: Naming = (t, kind, id, form) => (kind === 'own-task' ? own[id] && `${t.component('task', id)} (${own[id]})` : places(t, kind, id, form))
    last = { key, naming }
  }
  return last.naming
}
let last: { key: string; naming: Naming } | undefined

/** The letters on the shrine tasks of whoever decides. */
function letters(o: DelphiObservation, edition: Pick<DelphiEdition, 'island_tile'> | null): Record<string, string> {
  const seat = o.ask?.seat ?? -1
  const found: Record<string, string> = {}
  for (const { task, island } of o.players?.[seat]?.tasks ?? []) {
    const letter = LETTERS[edition?.island_tile.find((tile) => tile.id === island)?.letter ?? '']
    if (island && letter) found[task] = letter
  }
  return found
}

/** A decision about one's own shrine tile names the letter that is seen on it. */
export function actionWords({ form }: Pick<Choice, 'form'>, t: Texts): string {
  const own = form.kind === 'drop-task' ? t.naming?.(t, 'own-task', String(form.task)) : undefined
  return own ? t.text('delphi-action-drop-task', { task: own }) : t.action(form)
}

function namesOn(hexes: readonly DelphiHex[]): Naming {
  const at = new Map(hexes.map((hex) => [hex.hex, hex]))
  let known: Map<string, Bearing> | undefined
  return (t, kind, id, form) => {
    if (kind !== 'hex') return undefined
    const hex = at.get(id)
    if (!hex) return undefined
    if (hex.site) return t.component('site', hex.site, form)
    const say = (message: string, args: Record<string, string | number> = {}) =>
      (form && t.attribute(message, form, args)) || t.text(message, args)
    if (hex.kind === 'zeus') return say('delphi-hex-zeus')
    const bearing = (known ??= bearings(hexes)).get(id)
    if (!bearing) return t.component('terrain', hex.kind)
    const forms = FORMS[t.language] ?? { site: 'name' }
    return say(hex.kind === 'shallow' ? 'delphi-hex-shallow' : bearing.n > 1 ? 'delphi-hex-far' : 'delphi-hex-near', {
      colour: hex.colour ? t.component('colour', hex.colour, (form === 'dat' && forms.dat) || forms.colour) : '',
      side: t.text(`delphi-side-${bearing.side}`),
      site: bearing.site ? t.component('site', bearing.site, forms.site) : t.attribute('delphi-hex-zeus', 'name'),
      n: bearing.n,
    })
  }
}
