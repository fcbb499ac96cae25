/** What the signs of The Oracle of Delphi mean. */
import type { LegendPart } from '../contract'
import { THINGS } from '$lib/art/pictures'
import { LETTERS, MARKS } from './art'

const figures = (kind: string, ids: string[]): LegendPart['entries'] =>
  ids.map((id) => ({ token: { figure: `${kind}:${id}` }, name: `delphi-${kind}-${id}`, about: `delphi-${kind}-${id}.about` }))

/** What stands on a player's board; the hints say what it is for. */
const HAVE = { coin: 'favour', shield: 'shield', hold: 'hold', wound: 'wounds' } as const

export const LEGEND: LegendPart[] = [
  {
    heading: 'delphi-legend-have',
    entries: [
      ...Object.entries(HAVE).map(([picture, id]) => ({ token: { picture: THINGS[picture] }, name: `delphi-hint-icon-${id}` })),
      { token: { picture: THINGS.ship }, name: 'delphi-legend-range' },
      { token: { picture: THINGS.laurel }, name: 'delphi-legend-left' },
    ],
  },
  {
    heading: 'delphi-legend-colours',
    entries: ['red', 'black', 'pink', 'blue', 'yellow', 'green'].map((id) => ({ token: { mark: MARKS[id] }, name: `delphi-colour-${id}` })),
  },
  { heading: 'delphi-legend-tasks', entries: figures('task-kind', ['shrine', 'statue', 'offering', 'monster']) },
  { heading: 'delphi-legend-gods', entries: figures('god', ['poseidon', 'apollo', 'artemis', 'aphrodite', 'ares', 'hermes']) },
  {
    heading: 'delphi-legend-letters',
    entries: Object.entries(LETTERS).map(([id, letter]) => ({ token: { letter }, name: `delphi-letter-${id}`, about: `delphi-letter-${id}.about` })),
  },
  { heading: 'delphi-legend-companions', entries: figures('companion-kind', ['hero', 'demigod', 'creature']) },
]
